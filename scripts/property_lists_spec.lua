-- Property lists in XML and in the old style: docs/rules/world.md 3

local read = PropertyListSerialization.propertyList

describe("A property list", function()
  it("in XML has texts, numbers, dates, data, lists and tables", function()
    local list = assert(read [[<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
  <key>name</key><string>Tea &amp; more</string><key>count</key><integer>3</integer><key>price</key><real>1.5</real>
  <key>hot</key><true/><key>due</key><date>2026-03-31T08:30:05Z</date><key>bytes</key><data>AP9B</data>
  <key>kinds</key><array><string>green</string><string>black</string></array><key>none</key><array/>
</dict></plist>]])
    assert.are.equal("Tea & more", list.name)
    assert.are.equal("integer", math.type(list.count))
    assert.are.equal("float", math.type(list.price))
    assert.is_true(list.hot)
    assert.are.equal("2026-03-31 08:30:05 +0000", tostring(list.due))
    assert.are.equal("\0\255A", list.bytes)
    assert.are.same({ "green", "black" }, list.kinds)
    assert.are.equal('{"none":[]}', JSONSerialization.data { none = list.none })
  end)

  it("in the old style has texts", function()
    assert.are.same({ a = "1", b = { "x", "y z" } }, read '{ a = 1; b = (x, "y z"); }')
  end)

  it("that is broken is nil and an error with its place", function()
    for _, bad in ipairs {
      "", "<plist><dict>", "{ a = ", "bplist00", "<plist><integer>99999999999999999999</integer></plist>", "\255\254x", ("<array>"):rep(100000),
      ("("):rep(100000), "<!DOCTYPE p [<!ENTITY a 'b'>]><plist><string>&a;</string></plist>",
    } do
      local value, err = read(bad)
      assert.is_nil(value)
      assert.are.equal(3840, err.errorCode)
      assert.matches("line %d+, column %d+", err.userInfo.NSDebugDescription)
      assert.are.equal("integer", math.type(err.userInfo.line))
    end
  end)

  -- Foundation would say this with the time of day, on the standard error.
  it("in the old style says where a semicolon is missing", function()
    local _, err = read "{\n  a = 1;\n  b = 2\n  c = 3;\n}"
    assert.matches("missing semicolon in a dictionary", err.userInfo.NSDebugDescription)
    assert.are.same({ 4, 3 }, { err.userInfo.line, err.userInfo.column })
  end)

  it("that is written keeps dates, bytes and large whole numbers", function()
    local due = Date { timeIntervalSince1970 = 1774945805 }
    local value = { due = due, bytes = "\0\255A", count = math.maxinteger, list = { due }, none = JSONSerialization.array {}, price = 1.5 }
    local text = PropertyListEncoder {}:encode(value)
    assert.matches("<date>2026-03-31T08:30:05Z</date>", text, 1, true)
    assert.matches("<data>%s*AP9B%s*</data>", text)
    assert.matches("<integer>9223372036854775807</integer>", text, 1, true)
    assert.matches("<key>none</key>%s*<array/>", text)
    local shape = { due = "date", bytes = "data", count = "integer", list = { "date" }, none = { "string" }, price = "number" }
    assert.are.same(value, PropertyListDecoder {}:decode(shape, text))
    for _, moment in ipairs { Date.distantPast, Date.distantFuture, Date { timeIntervalSince1970 = 1330470245 } } do
      assert.are.same({ moment }, PropertyListDecoder {}:decode({ "date" }, PropertyListEncoder {}:encode { moment }))
    end
    local nothing, error = PropertyListDecoder {}:decode({ count = "date" }, text)
    assert.are.same({ "typeMismatch", "count" }, { error.code, error.codingPath })
    assert.is_nil(nothing)
  end)

  it("can't hold null, objects of the host or tables in themselves", function()
    local circle = {}
    circle.circle = circle
    for words, wrong in pairs { ["a boolean, a number, a string, a Date"] = { NSNull.null }, ["one that holds itself"] = circle, ["finite"] = { 0 / 0 } } do
      assert.raises(words, function() PropertyListEncoder {}:encode(wrong) end)
    end
  end)
end)
