-- Names and errors of JSONDecoder and JSONEncoder: strategies of the app's own, and what an error says to whom.
describe("a key strategy of the app's own", function()
  it("gets the names down to a value and answers the last one's", function()
    launchWindow(function() end)
    local asked = {}
    local decoder = JSONDecoder { keyDecodingStrategy = function(names)
      asked[#asked + 1] = table.concat(names, "/")
      return names[#names]:lower()
    end }
    local value = assert(decoder:decode({ user = { name = "string" }, tags = { { id = "integer" } } },
      '{"USER":{"NAME":"Ann"},"Tags":[{"ID":1}]}'))
    assert.are.equal("Ann", value.user.name)
    assert.are.equal(1, value.tags[1].id)
    assert.are.same({ "Tags", "USER", "tags/[1]/ID", "user/NAME" }, asked)
    asked = {}
    decoder:decode({ list = { { [".x"] = "integer" } } }, '{"LIST":[{".X":1,"[Q]":2}]}')
    assert.are.same({ "LIST", "list/[1]/.X", "list/[1]/[Q]" }, asked)
  end)

  it("writes names, in their order", function()
    launchWindow(function() end)
    local asked = {}
    local encoder = JSONEncoder { keyEncodingStrategy = function(names)
      asked[#asked + 1] = table.concat(names, "/")
      return "x-" .. names[#names]
    end }
    assert.are.equal('{"x-a":{"x-c":1},"x-b":2}', encoder:encode { b = 2, a = { c = 1 } })
    assert.are.same({ "a", "a/c", "b" }, asked)
    asked = {}
    encoder:encode { list = { { [".x"] = 1, ["[q]"] = 2 } } }
    assert.are.same({ "list", "list/[1]/.x", "list/[1]/[q]" }, asked)
  end)

  it("must answer a name", function()
    launchWindow(function() end)
    local decoder = JSONDecoder { keyDecodingStrategy = function() return 3 end }
    assert.raises("must answer a name, got 3", function() decoder:decode({ a = "integer" }, '{"a":1}') end)
    assert.raises("or a function, got", function() decoder.keyDecodingStrategy = 3 end)
  end)
end)

describe("a decoding error", function()
  local function failure(shape, text)
    local _, err = JSONDecoder {}:decode(shape, text)
    return err
  end

  it("has Apple's words for the user, and the details for whoever writes the app", function()
    launchWindow(function() end)
    for _, case in ipairs {
      { "{}", "keyNotFound", "it is missing", "there is no value for a at a" },
      { '{"a":null}', "valueNotFound", "it is missing", "wanted integer, got null at a" },
      { '{"a":"1"}', "typeMismatch", "it isn’t in the correct format", 'wanted integer, got "1" at a' },
    } do
      local err = failure({ a = "integer" }, case[1])
      assert.are.equal(case[2], err.code)
      assert.are.equal("The data couldn’t be read because " .. case[3] .. ".", err.localizedDescription)
      assert.are.equal(case[4], err.debugDescription)
      assert.is_truthy(tostring(err):find(case[4], 1, true))
    end
  end)
end)

describe("an error of a file", function()
  local manager, documents ---@type any, any
  before_each(function()
    launchWindow(function() end)
    manager = FileManager.default
    documents = manager:urls("documentDirectory")[1]
    assert(Data.write("a", documents:appendingPathComponent "a.txt"))
    assert(Data.write("b", documents:appendingPathComponent "b.txt"))
  end)

  local function path(name) return documents:appendingPathComponent(name) end
  local function said(_, err) return ("%d %s"):format(err.errorCode, err.localizedDescription) end

  it("says what was to be done with it", function()
    assert.are.equal("4 “x” couldn’t be removed.", said(manager:removeItem(path "x")))
    local neither = "because either the former doesn’t exist, or the folder containing the latter doesn’t exist."
    assert.are.equal("4 “x” couldn’t be moved to “Documents” " .. neither, said(manager:moveItem(path "x", path "y")))
    assert.are.equal("4 “a.txt” couldn’t be copied to “no” " .. neither, said(manager:copyItem(path "a.txt", path "no/y")))
    assert.are.equal("260 The file “x” couldn’t be opened because there is no such file.", said(manager:copyItem(path "x", path "y")))
    assert.are.equal("516 “a.txt” couldn’t be copied to “Documents” because an item with the same name already exists.",
      said(manager:copyItem(path "a.txt", path "b.txt")))
    assert.are.equal("516 “a.txt” couldn’t be moved to “Documents” because an item with the same name already exists.",
      said(manager:moveItem(path "a.txt", path "b.txt")))
    assert.are.equal("4 The folder “c.txt” doesn’t exist.", said(Data.write("c", path "no/c.txt")))
    assert.are.equal("516 The file “a.txt” couldn’t be saved in the folder “Documents” because a file with the same name already exists.",
      said(Data.write("c", path "a.txt", { "withoutOverwriting" })))
    assert.are.equal("513 You don’t have permission to save the file “x” in the folder “etc”.", said(Data.write("c", "/etc/x")))
    assert.are.equal("513 “hosts” couldn’t be removed because you don’t have permission to access it.", said(manager:removeItem "/etc/hosts"))
  end)
end)

describe("Swift's cases with a value", function()
  it("are tables with the case's name", function()
    launchWindow(function() end)
    local day = DateFormatter { dateFormat = "yyyy-MM-dd", timeZone = TimeZone { identifier = "GMT" } }
    local decoder, encoder = JSONDecoder {}, JSONEncoder { dateEncodingStrategy = { formatted = day } }
    decoder.dateDecodingStrategy = { formatted = day }
    local value = assert(decoder:decode({ at = "date" }, '{"at":"2026-03-31"}'))
    assert.are.equal('{"at":"2026-03-31"}', encoder:encode(value))
    assert.are.equal(day, decoder.dateDecodingStrategy)
    decoder.dateDecodingStrategy = { custom = function() return Date { timeIntervalSinceReferenceDate = 5 } end }
    assert.are.equal(5, decoder:decode({ at = "date" }, '{"at":"x"}').at.timeIntervalSinceReferenceDate)
    decoder.keyDecodingStrategy = { custom = function(names) return names[#names]:lower() end }
    assert.are.equal(1, decoder:decode({ a = "integer" }, '{"A":1}').a)
  end)

  it("say what is wrong with another value", function()
    launchWindow(function() end)
    local decoder = JSONDecoder {}
    assert.raises("a DateFormatter for formatted, got 3", function() decoder.dateDecodingStrategy = { formatted = 3 } end)
    assert.raises("a function for custom, got 3", function() decoder.dateDecodingStrategy = { custom = 3 } end)
    assert.raises("a function for custom, got 3", function() decoder.keyDecodingStrategy = { custom = 3 } end)
    assert.raises("a DateFormatter or a function, got a table", function() decoder.dateDecodingStrategy = {} end)
  end)
end)

describe("A text that is no JSON", function()
  it("is told with what is wrong in which line, for whoever writes the app", function()
    launchWindow(function() end)
    local _, err = JSONDecoder {}:decode({ a = "integer" }, '{"a":1,\n}')
    assert.are.equal("The data couldn’t be read because it isn’t in the correct format.", err.localizedDescription)
    assert.is_truthy(err.debugDescription:find("^The given data was not valid JSON%. .+ around line 2, column 1%.$"))
    assert.is_truthy(tostring(err):find("around line 2, column 1", 1, true))
    local plain = select(2, JSONSerialization.jsonObject "[1,]")
    assert.is_truthy(plain.debugDescription:find('^Error Domain=NSCocoaErrorDomain Code=3840 ".+" UserInfo={NSDebugDescription=.+}$'))
  end)
end)
