-- JSON for apps: docs/rules/world.md 3, and the cases W-041 to W-051.

local function problem(text, options)
  local value, err = JSONSerialization.jsonObject(text, options)
  assert.is_nil(value)
  assert.is_true(err:isKind(NSError))
  return err
end

describe("JSONSerialization.jsonObject", function()
  it("W-041 reads whole numbers as integers where they are written so and fit", function()
    local kinds = {}
    for i, number in ipairs(JSONSerialization.jsonObject "[1, 1.0, -0, 1e2, 9223372036854775807, 9223372036854775808]") do kinds[i] = math.type(number) end
    assert.are.same({ "integer", "float", "float", "float", "integer", "float" }, kinds)
  end)

  it("W-043 says where a text is no JSON", function()
    local err = problem '{"a":1,}'
    assert.are.same({ 3840, "NSCocoaErrorDomain", 1, 8, 7 }, { err.errorCode, err.domain, err.userInfo.line, err.userInfo.column, err.userInfo.NSJSONSerializationErrorIndex })
    assert.matches("around line 1, column 8.", err.userInfo.NSDebugDescription, 1, true)
    assert.matches("correct format", err.localizedDescription)
  end)

  it("W-045 counts lines, and characters of a line", function()
    for text, place in pairs { ["{\n  \"a\": tru\n}"] = { 2, 8 }, ["[1,2"] = { 1, 5 }, ["[1] x"] = { 1, 5 }, ['["é", x]'] = { 1, 7 } } do
      local info = problem(text).userInfo
      assert.are.same(place, { info.line, info.column })
    end
    problem("01", { "fragmentsAllowed" })
  end)

  it("W-046 knows null, and drops it from tables where that is wanted", function()
    local text = '{"a":null,"l":[null,1]}'
    local t = JSONSerialization.jsonObject(text)
    assert.are.equal(NSNull.null, t.a)
    assert.are.equal(2, #t.l)
    assert.are.equal(NSNull.null, t.l[1])
    assert.are.equal(text, JSONSerialization.data(t))
    t = JSONSerialization.jsonObject(text, { "dropsNulls" })
    assert.is_nil(t.a)
    assert.are.equal(NSNull.null, t.l[1])
  end)

  it("W-050 takes a single value only where that is allowed", function()
    assert.matches("JSON text did not start with array or object and option to allow fragments not set.", problem('"text"').userInfo.NSDebugDescription, 1, true)
    assert.are.equal("text", JSONSerialization.jsonObject('"text"', { "fragmentsAllowed" }))
  end)

  it("W-051 reads 512 levels and no more", function()
    local function nested(levels) return ("["):rep(levels) .. ("]"):rep(levels) end
    assert.is_table(JSONSerialization.jsonObject(nested(512)))
    for _, levels in ipairs { 513, 100000 } do assert.matches("512", problem(nested(levels)).userInfo.NSDebugDescription) end
  end)

  it("refuses bytes that are no text, and values that are no strings", function()
    problem '["\xff"]'
    assert.has_error(function() JSONSerialization.jsonObject {} end)
    assert.has_error(function() JSONSerialization.jsonObject("[]", { "fragments" }) end)
  end)
end)

describe("JSONSerialization.data", function()
  it("W-042 writes the fewest digits, keys in the order of their bytes, and slashes with a backslash", function()
    local value = { b = 1.0, a = { 1, 2.5, 1e21, 0.1 }, u = "é/\n" }
    assert.are.equal([[{"a":[1,2.5,1e+21,0.1],"b":1,"u":"é\/\n"}]], JSONSerialization.data(value))
    assert.matches([["u":"é/\n"]], JSONSerialization.data(value, { "withoutEscapingSlashes" }), 1, true)
    assert.are.equal("{\n  \"a\" : [\n    1\n  ]\n}", JSONSerialization.data({ a = { 1 } }, { "prettyPrinted" }))
  end)

  it("W-047 writes a list as a list, also when it is empty", function()
    local text = '{"e":[],"o":{}}'
    assert.are.equal(text, JSONSerialization.data(JSONSerialization.jsonObject(text)))
    assert.are.equal("{}", JSONSerialization.data {})
    assert.are.equal("[]", JSONSerialization.data(JSONSerialization.array {}))
    local list = JSONSerialization.jsonObject "[1]"
    table.remove(list)
    assert.are.equal("[]", JSONSerialization.data(list))
    for _, wrong in ipairs { { 1, 2, x = 3 }, { 1, nil, 3 }, { [1.5] = 1 } } do assert.has_error(function() JSONSerialization.data(wrong) end) end
  end)

  it("W-049 names the place of what JSON can't hold", function()
    local function message(value) return select(2, pcall(JSONSerialization.data, value)) end
    assert.matches("Invalid number value (NaN) in JSON write at v", message { v = 0 / 0 }, 1, true)
    assert.matches("at a.b", message { a = { b = print } }, 1, true)
    assert.matches("at items[2].owner", message { items = { {}, { owner = UIView {} } } }, 1, true)
    local circle = {}
    circle.again = circle
    assert.matches("a table that holds itself", message(circle))
    assert.matches("not UTF-8 at [1]", message { "\xff" }, 1, true)
    assert.matches("fragmentsAllowed", message "text")
    assert.is_false(JSONSerialization.isValidJSONObject { print })
    assert.is_true(JSONSerialization.isValidJSONObject { 1, { a = NSNull.null } })
  end)
end)

it("a table that holds itself is told with the beginning of its place", function()
  local ring = {}
  ring.next = { ring }
  local ok, message = pcall(JSONSerialization.data, { ring = ring })
  assert.is_false(ok)
  assert.matches("holds itself at ring.next[1].next[1]", message, 1, true)
  assert.is_true(#message < 300)
end)

describe("NSError", function()
  it("is a value with a domain, a code and words", function()
    local err = NSError { domain = "shop", code = 7, localizedDescription = "no more tea", userInfo = { left = 0 } }
    assert.are.same({ "shop", 7, 7, "no more tea", 0 }, { err.domain, err.code, err.errorCode, err.localizedDescription, err.userInfo.left })
    assert.are.equal('<NSError shop 7 "no more tea">', tostring(err))
    local ok, caught = pcall(error, err)
    assert.is_false(ok)
    assert.are.equal(err, caught)
  end)
end)

describe("JSONDecoder and JSONEncoder", function()
  before_each(function() launch({ didFinishLaunching = function() end }, { date = "2026-03-31T08:30:05Z" }) end)

  it("read and write dates as a formatter or a function says, and addresses as texts", function()
    local days = DateFormatter { dateFormat = "dd.MM.yyyy", timeZone = "GMT" }
    local decoder = JSONDecoder { dateDecodingStrategy = days }
    assert.are.equal("2026-03-30 00:00:00 +0000", tostring(decoder:decode({ at = "date" }, '{"at":"30.03.2026"}').at))
    for text, code in pairs { ['{"at":"soon"}'] = "dataCorrupted", ['{"at":5}'] = "typeMismatch" } do
      local none, why = decoder:decode({ at = "date" }, text)
      assert.is_nil(none)
      assert.are.same({ code, "at" }, { why.code, why.codingPath })
    end
    decoder.dateDecodingStrategy = function(value) return value == 0 and Date() or nil end
    assert.are.equal(Date(), decoder:decode({ at = "date" }, '{"at":0}').at)
    assert.are.equal("dataCorrupted", select(2, decoder:decode({ at = "date" }, '{"at":1}')).code)
    local encoder = JSONEncoder { dateEncodingStrategy = days, outputFormatting = { "withoutEscapingSlashes" } }
    assert.are.equal('{"at":"31.03.2026","url":"https://a.test/x"}', encoder:encode { at = Date(), url = URL { string = "https://a.test/x" } })
    encoder.dateEncodingStrategy = function(date) return { day = Calendar.current:component("day", date) } end
    assert.are.equal('{"at":{"day":31}}', encoder:encode { at = Date() })
    assert.error_matches(function() decoder.dateDecodingStrategy = "iso" end, "iso8601")
  end)

  it("takes shapes for what may be missing, and for any names", function()
    local shape = { id = "integer", ["owner?"] = { name = "string" }, ["tags?"] = { "string" }, rates = { ["*"] = "number", base = "string" } }
    local function decoded(data) return JSONDecoder {}:decode(shape, data) end
    local rates = '"rates":{"base":"EUR","USD":1.5,"GBP":0.5}'
    assert.are.same(
      { id = 1, owner = { name = "Ann" }, rates = { base = "EUR", USD = 1.5, GBP = 0.5 } }, decoded('{"id":1,"owner":{"name":"Ann"},"tags":null,' .. rates .. "}"))
    assert.are.same({ id = 1, rates = { base = "EUR", USD = 1.5, GBP = 0.5 } }, decoded('{"id":1,' .. rates .. "}"))
    local value, problem = decoded '{"id":1,"owner":{},"rates":{"base":"EUR"}}'
    assert.is_nil(value)
    assert.are.same({ "keyNotFound", "owner.name" }, { problem.code, problem.codingPath })
    value, problem = decoded '{"id":1,"rates":{"base":"EUR","USD":"much"}}'
    assert.is_nil(value)
    assert.are.same({ "typeMismatch", "rates.USD" }, { problem.code, problem.codingPath })
  end)

  it("answers an error for a date beyond the calendar", function()
    for _, strategy in ipairs { "deferredToDate", "secondsSince1970", "millisecondsSince1970" } do
      local value, problem = JSONDecoder { dateDecodingStrategy = strategy }:decode({ at = "date" }, '{"at":1e300}')
      assert.is_nil(value)
      assert.are.same({ "dataCorrupted", "at" }, { problem.code, problem.codingPath })
    end
  end)
end)
