-- Files, data and shapes of JSON: docs/rules/world.md 1, 3 and 6, and the cases W-027, W-053 to W-058 and W-129 to W-133.

local app ---@type App

local function launchFiles(options)
  app = launch({ didFinishLaunching = function() end }, options)
  return app
end

local function documents(name) return FileManager.default:urls("documentDirectory")[1]:appendingPathComponent(name) end
local function temporary(name) return FileManager.default.temporaryDirectory:appendingPathComponent(name) end

describe("FileManager", function()
  it("W-129 keeps what is in Documents when the app is launched again", function()
    launchFiles()
    assert.is_true(Data.write("x", documents "a.txt"))
    assert.is_true(Data.write("y", temporary "b.txt"))
    app = app:relaunch()
    assert.are.equal("x", Data { contentsOf = documents "a.txt" })
    assert.is_true(FileManager.default:fileExists(temporary("b.txt").path))
    app = app:relaunch { purged = true }
    assert.is_false(FileManager.default:fileExists(temporary("b.txt").path))
    assert.are.equal("x", FileManager.default:contents(documents("a.txt").path))
  end)

  it("W-130 has another place after an update", function()
    launchFiles()
    local kept = documents("a.txt").path
    Data.write("x", kept)
    UserDefaults.standard:set(kept, "path")
    app = app:relaunch()
    assert.are.equal("x", FileManager.default:contents(UserDefaults.standard:string "path"))
    app = app:relaunch { update = true }
    local data, err = FileManager.default:contents(UserDefaults.standard:string "path")
    assert.is_nil(data)
    assert.are.equal(260, err.errorCode)
    assert.are.equal("x", Data { contentsOf = documents "a.txt" })
  end)

  it("W-131 says what can't be done", function()
    launchFiles()
    local files = FileManager.default
    local function code(value, err)
      assert.is_nil(value)
      assert.is_true(err:isKind(CocoaError))
      assert.are.equal("NSCocoaErrorDomain", err.domain)
      return err.errorCode
    end
    assert.are.equal(260, code(files:contents(documents("none").path)))
    assert.are.equal(4, code(files:removeItem(documents "none")))
    Data.write("x", documents "file")
    assert.are.equal(516, code(files:createDirectory(documents("file").path)))
    assert.are.equal(516, code(files:copyItem(documents "file", documents "file")))
    assert.are.equal(4, code(files:moveItem(documents "none", documents "other")))
    assert.are.equal(4, code(Data.write("x", documents "none/deep.txt")))
    assert.are.equal(513, code(Data.write("x", Bundle.main.bundlePath .. "/a")))
    assert.are.equal(257, code(files:contents "/etc/passwd"))
    assert.are.equal(257, code(files:contents "Documents/../../../../../../../../etc/passwd"))
    assert.are.equal(257, code(files:contents "Documents/a\0b"))
    assert.are.equal(513, code(Data.write("x", "/tmp/lunette-must-not-write-this")))
    assert.is_false(files:fileExists "/etc/passwd")
    assert.are.equal("fileReadNoSuchFile", select(2, files:contents(documents("none").path)).code)
  end)

  it("W-133 runs out of space", function()
    launchFiles { diskSpace = 1000 }
    assert.is_true(Data.write(("x"):rep(600), documents "a"))
    local ok, err = Data.write(("y"):rep(600), documents "b")
    assert.is_nil(ok)
    assert.are.equal(640, err.errorCode)
    ok, err = Data.write(("y"):rep(1100), documents "a", { "atomic" })
    assert.is_nil(ok)
    assert.are.equal(("x"):rep(600), Data { contentsOf = documents "a" })
  end)

  it("makes, moves, copies and lists", function()
    launchFiles()
    local files = FileManager.default
    assert.is_true(files:createDirectory(documents "a/b", true))
    assert.is_true(files:createFile(documents("a/b/two.txt").path, "2"))
    assert.is_true(Data.write("1", documents "a/b/one.txt"))
    assert.are.same({ "one.txt", "two.txt" }, files:contentsOfDirectory(documents("a/b").path))
    assert.are.equal(documents "a/b/one.txt", files:contentsOfDirectory(documents "a/b")[1])
    assert.is_true(files:copyItem(documents "a", documents "c"))
    assert.is_true(files:moveItem(documents "a/b/one.txt", documents "one.txt"))
    assert.are.same({ "two.txt" }, files:contentsOfDirectory(documents("a/b").path))
    assert.are.same({ "one.txt", "two.txt" }, files:contentsOfDirectory(documents("c/b").path))
    assert.is_true(files:removeItem(documents "c"))
    assert.is_true(files:isDirectory(documents "a"))
    assert.is_false(files:fileExists(documents "c"))
    app:advance(2)
    Data.write("longer", documents "one.txt")
    local attributes = files:attributesOfItem(documents("one.txt").path)
    assert.are.same({ 6, "regular", 2 }, { attributes.size, attributes.type, attributes.modificationDate - attributes.creationDate })
    assert.is_nil(files:contentsOfDirectory(files:urls("applicationSupportDirectory")[1]))
    assert.are.equal(NSHomeDirectory() .. "/tmp/", NSTemporaryDirectory())
    assert.are.same({ NSHomeDirectory() .. "/Documents" }, NSSearchPathForDirectoriesInDomains("documentDirectory", "userDomainMask", true))
    assert.error_matches(function() NSSearchPathForDirectoriesInDomains "documents" end, "documentDirectory")
  end)

  it("shows the scenario what the app has written", function()
    launchFiles { files = { ["Documents/a.json"] = "{}", ["Library/Deep/er/b"] = "b" } }
    assert.are.equal("{}", Data { contentsOf = documents "a.json" })
    Data.write("new", documents "a.json")
    assert.are.equal("new", app:file "Documents/a.json")
    assert.is_nil(app:file "Documents/none")
    assert.are.same({ "Documents/a.json", "Library/Deep/er/b" }, app.files)
    app = app:reinstall()
    assert.are.same({}, app.files)
    assert.has_error(function() launch({}, { files = { ["../a"] = "" } }) end)
  end)
end)

describe("Data", function()
  it("W-057 is read from base64 and written to it", function()
    assert.are.equal("AP9B", Data.base64EncodedString "\0\255A")
    assert.are.equal("\0\255A", Data { base64Encoded = "AP9B" })
    assert.is_nil(Data { base64Encoded = "A?" })
  end)
end)

describe("UUID", function()
  it("W-058 is determined by the seed, and math.random by itself", function()
    local function draw(seed, makes)
      launch({ didFinishLaunching = function() end }, { seed = seed })
      local id = makes and UUID().uuidString
      return id, math.random(1, 1000000)
    end
    local first, random = draw(1, true)
    assert.are.equal(first, (draw(1, true)))
    assert.are_not.equal(first, (draw(2, true)))
    assert.are.equal(36, #first)
    assert.are.equal("4", first:sub(15, 15))
    assert.matches("[89AB]", first:sub(20, 20))
    assert.are.equal(random, select(2, draw(1, false)))
  end)
end)

describe("JSONDecoder", function()
  it("W-053 says where a text has not its shape", function()
    local decoder = JSONDecoder { keyDecodingStrategy = "convertFromSnakeCase" }
    local shape = { { userName = "string", age = "integer?" } }
    local value, err = decoder:decode(shape, '[{"user_name":"A","age":3},{"user_name":7}]')
    assert.is_nil(value)
    assert.is_true(err:isKind(DecodingError))
    assert.are.same({ "typeMismatch", "[2].userName" }, { err.code, err.codingPath })
    assert.are.same({ { userName = "A", age = 3 }, { userName = "B" } }, decoder:decode(shape, '[{"user_name":"A","age":3,"other":1},{"user_name":"B","age":null}]'))
    assert.are.equal("keyNotFound", select(2, decoder:decode(shape, "[{}]")).code)
    assert.are.equal("valueNotFound", select(2, decoder:decode(shape, '[{"user_name":null}]')).code)
    assert.are.equal("typeMismatch", select(2, decoder:decode(shape, '{"a":1}')).code)
    assert.are.equal(3840, select(2, decoder:decode(shape, "[")).userInfo.NSUnderlyingError.errorCode)
    assert.error_matches(function() decoder:decode({ a = "strin" }, '{"a":1}') end, "there is no type 'strin'")
    assert.error_matches(function() decoder:decode({ a = "strin" }, "{}") end, "there is no type 'strin'")
  end)

  it("reads and writes dates", function()
    local text = '{"at":"2026-03-31T08:30:05Z"}'
    local value = JSONDecoder({ dateDecodingStrategy = "iso8601" }):decode({ at = "date" }, text)
    assert.are.equal(1774945805, value.at.timeIntervalSince1970)
    assert.are.equal(text, JSONEncoder({ dateEncodingStrategy = "iso8601" }):encode(value))
    assert.are.equal('{"user_name":[1,2]}', JSONEncoder({ keyEncodingStrategy = "convertToSnakeCase" }):encode { userName = { 1, 2 } })
  end)

  -- Source of the names: swift-foundation's JSONEncoder and JSONDecoder, by their algorithm
  it("makes words of names as Foundation does", function()
    local function written(name)
      return JSONEncoder({ keyEncodingStrategy = "convertToSnakeCase" }):encode({ [name] = 1 }):match('"(.-)"')
    end
    for name, wanted in pairs {
      user2Name = "user2_name", address1City = "address1_city", iPhone15Pro = "i_phone15_pro", sha256Hash = "sha256_hash", myURLProperty = "my_url_property",
      userID = "user_id", a = "a", isX = "is_x",
    } do
      assert.are.equal(wanted, written(name))
    end
    local function read(name)
      local shape = { ["*"] = "integer" }
      return (next(JSONDecoder({ keyDecodingStrategy = "convertFromSnakeCase" }):decode(shape, '{"' .. name .. '":1}')))
    end
    for name, wanted in pairs {
      USER_ID = "userId", Last_NAME = "lastName", HTTP_status = "httpStatus", userID = "userID", userID_x = "useridX", _user_id_ = "_userId_", __ = "__",
    } do
      assert.are.equal(wanted, read(name))
    end
  end)
end)

describe("URLSession", function()
  it("W-027 leaves a download in a file until its handler has returned", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/x", { body = "12345" })
    local place, size ---@type any, integer
    launchFiles { network = server }
    URLSession.shared:downloadTask("https://a.test/x", function(url)
      place, size = url, #FileManager.default:contents(url.path)
    end):resume()
    app:advance(0.2)
    assert.are.equal(5, size)
    assert.is_false(FileManager.default:fileExists(place.path))
    URLSession.shared:downloadTask("https://a.test/x", function(url) FileManager.default:moveItem(url, documents "kept") end):resume()
    app:advance(0.2)
    assert.are.equal("12345", app:file "Documents/kept")
  end)
end)

describe("Files of the bundle", function()
  local files = FileManager.default

  it("are copied into the container, folders with all that is in them", function()
    launch "fruits"
    local bundle, names = Bundle.main.bundlePath, {}
    for _, name in ipairs(assert(files:subpathsOfDirectory(bundle))) do names[#names + 1] = name end
    assert.is_true(files:copyItem(bundle .. "/init.lua", documents "one.lua"))
    assert.are.equal(files:contents(bundle .. "/init.lua"), files:contents(documents "one.lua"))
    assert.is_true(files:copyItem(bundle, documents "all"))
    assert.are.same(names, files:subpathsOfDirectory(documents "all"))
    assert.is_true(files:contentsEqual(bundle, documents("all").path))
    assert.are.equal(516, select(2, files:copyItem(bundle, documents "all")).errorCode)
  end)

  it("have attributes", function()
    launch "fruits"
    local path = Bundle.main.bundlePath .. "/init.lua"
    local attributes = assert(files:attributesOfItem(path))
    assert.are.same({ #files:contents(path), "regular" }, { attributes.size, attributes.type })
    assert.are.equal("directory", files:attributesOfItem(Bundle.main.bundlePath).type)
    assert.are.equal(260, select(2, files:attributesOfItem(path .. "x")).errorCode)
  end)
end)

describe("Files that are not the app's", function()
  it("can't be seen, copied, moved or removed, whether they are there or not", function()
    launchFiles()
    local files = FileManager.default
    local function code(_, err) return err.errorCode end
    for _, path in ipairs { "/etc/passwd", "/no/such/file", documents("a").path .. "/../../../../../../../../etc/passwd" } do
      assert.are.equal(257, code(files:copyItem(path, documents "a")))
      assert.are.equal(257, code(files:attributesOfItem(path)))
      assert.are.equal(513, code(files:moveItem(path, documents "a")))
      assert.are.equal(513, code(files:removeItem(path)))
    end
    assert.are.equal("The file “passwd” couldn’t be opened because you don’t have permission to view it.",
      select(2, files:copyItem("/etc/passwd", documents "a")).localizedDescription)
    assert.are.equal(260, code(files:copyItem(documents "none", documents "a")))
  end)

  it("says in an error which file it is", function()
    launchFiles()
    local path = documents("none.txt").path
    for _, fails in ipairs {
      function() return FileManager.default:contents(path) end, function() return FileManager.default:removeItem "Documents/none.txt" end,
    } do
      local _, error = fails()
      assert.are.equal(path, error.userInfo[NSFilePathErrorKey])
      assert.are.equal(documents "none.txt", error.userInfo.NSURL)
    end
  end)
end)
