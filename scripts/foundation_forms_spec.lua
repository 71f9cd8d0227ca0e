-- Forms in which apps call Foundation and the services, besides the ones that the guides show: docs/rules/world.md.

local function start(methods, options) return launch(methods or { didFinishLaunching = function() end }, options) end

describe("JSONDecoder", function()
  local shape = { id = "uuid", ["address?"] = { city = "string" }, ["tags?"] = { "string" } }
  local id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

  it("reads tables and lists that may be missing or null", function()
    start()
    for _, text in ipairs { '{"id":"%s"}', '{"id":"%s","address":null,"tags":null}' } do
      local value = JSONDecoder {}:decode(shape, text:format(id))
      assert.are.equal(id, value.id.uuidString)
      assert.is_nil(value.address)
      assert.is_nil(value.tags)
    end
    local value = JSONDecoder {}:decode(shape, ('{"id":"%s","address":{"city":"Ulm"},"tags":["a"]}'):format(id))
    assert.are.equal("Ulm", value.address.city)
    assert.are.same({ "a" }, value.tags)
    local none, problem = JSONDecoder {}:decode(shape, ('{"id":"%s","address":{}}'):format(id))
    assert.is_nil(none)
    assert.are.equal("address.city", problem.codingPath)
    assert.are.equal("dataCorrupted", select(2, JSONDecoder {}:decode({ id = "uuid" }, '{"id":"x"}')).code)
    assert.are.equal(('"%s"'):format(id), JSONEncoder {}:encode(UUID { uuidString = id }))
  end)

  it("reads tables of any keys", function()
    start()
    assert.are.same({ a = 1, b = 2 }, JSONDecoder {}:decode({ ["*"] = "integer" }, '{"a":1,"b":2}'))
    local value = JSONDecoder {}:decode({ base = "string", ["*"] = "number" }, '{"base":"EUR","USD":1.5}')
    assert.are.same({ base = "EUR", USD = 1.5 }, value)
    assert.are.equal("b", select(2, JSONDecoder {}:decode({ ["*"] = "integer" }, '{"a":1,"b":"x"}')).codingPath)
  end)

  it("answers a decoding error for what is no JSON, and for dates of no year", function()
    start()
    local _, broken = JSONDecoder {}:decode({ a = "any" }, '{"a":')
    assert.is_true(broken:isKind(DecodingError))
    assert.are.equal("dataCorrupted", broken.code)
    assert.are.equal("", broken.codingPath)
    assert.are.equal(3840, broken.userInfo.NSUnderlyingError.errorCode)
    for _, strategy in ipairs { "deferredToDate", "secondsSince1970", "millisecondsSince1970" } do
      local none, problem = JSONDecoder({ dateDecodingStrategy = strategy }):decode({ at = "date" }, '{"at":1e300}')
      assert.is_nil(none)
      assert.are.equal("at", problem.codingPath)
    end
  end)
end)

describe("queues and tasks", function()
  it("take a group before the block, and labels", function()
    local heard = {}
    local app = start { didFinishLaunching = function()
      local queue, group = DispatchQueue { label = "q", attributes = { "concurrent" } }, DispatchGroup()
      queue:async(group, function() heard[#heard + 1] = "group" end)
      queue:async { group = group, execute = function() heard[#heard + 1] = "labels" end }
      queue:async({ flags = "barrier" }, function() heard[#heard + 1] = "barrier" end)
      queue:async(function() heard[#heard + 1] = "plain" end, { group = group })
      group:notify(DispatchQueue.main, function() heard[#heard + 1] = "done" end)
      assert.raises("none; write async(fn), or async(group, fn)", function() queue:async(group) end)
    end }
    app:advance(0.1)
    assert.are.same({ "group", "labels", "barrier", "plain", "done" }, heard)
  end)

  it("a continuation takes returning and throwing", function()
    local got, failed
    local app = start { didFinishLaunching = function()
      Task(function()
        got = withCheckedContinuation(function(c) c:resume { returning = 4 } end)
        failed = select(2, pcall(withCheckedThrowingContinuation, function(c) c:resume { throwing = URLError "timedOut" } end))
      end)
    end }
    app:advance(0.1)
    assert.are.equal(4, got)
    assert.are.equal("timedOut", failed.code)
  end)

  it("a group of tasks may name its type", function()
    local sums = {}
    local app = start { didFinishLaunching = function()
      Task(function()
        local function sum(group)
          local all = 0
          for i = 1, 3 do group:addTask(function() return i end) end
          for value in group do all = all + value end
          return all
        end
        sums = { withThrowingTaskGroup { of = "integer", body = sum }, withTaskGroup("integer", sum), withTaskGroup(sum) }
        local ok, problem = pcall(withTaskGroup, 5)
        sums[4] = not ok and problem
      end)
    end }
    app:advance(0.1)
    assert.are.same({ 6, 6, 6 }, { table.unpack(sums, 1, 3) })
    assert.matches("must be a function, got 5", sums[4])
  end)
end)

describe("UserDefaults", function()
  it("refuses what is no property list, and reads true as a text", function()
    start()
    local defaults = UserDefaults.standard
    assert.raises("got nil at position 1", function() defaults:set({ [7] = 1, [5] = 2 }, "n") end)
    assert.raises("nil at position 2", function() defaults:set({ 1, nil, 3 }, "h") end)
    defaults:set(true, "b")
    assert.are.equal("1", defaults:string "b")
  end)
end)

describe("FileManager", function()
  it("says with fileExists whether it is a folder, and takes no name of more than 255 bytes", function()
    start()
    local files, folder = FileManager.default, FileManager.default:urls("documentDirectory")[1]
    local file = folder:appendingPathComponent "a.txt"
    Data.write("a", file)
    assert.are.same({ true, false }, { files:fileExists(file) })
    assert.are.same({ true, true }, { files:fileExists(folder) })
    assert.are.same({ false, false }, { files:fileExists(folder:appendingPathComponent "none") })
    local ok, problem = Data.write("a", folder:appendingPathComponent(("n"):rep(256)))
    assert.is_nil(ok)
    assert.are.equal(514, problem.errorCode)
  end)
end)

describe("a request with HEAD", function()
  it("has the fields of a body, and no body", function()
    local server = Server { baseURL = "https://a.test" }
    server:head("/h", { body = "abc" })
    local heard
    local app = start({ didFinishLaunching = function()
      local request = URLRequest { url = URL { string = "https://a.test/h" }, httpMethod = "HEAD" }
      URLSession.shared:dataTask(request, function(data, response) heard = { data, response.statusCode } end):resume()
    end }, { network = server })
    app:settle()
    assert.are.same({ "", 200 }, heard)
  end)
end)

describe("the services", function()
  it("have Apple's constants", function()
    assert.are.equal("com.apple.UNNotificationDefaultActionIdentifier", UNNotificationDefaultActionIdentifier)
    assert.are.equal("com.apple.UNNotificationDismissActionIdentifier", UNNotificationDismissActionIdentifier)
    assert.are.equal(100, kCLLocationAccuracyHundredMeters)
    start()
    local manager = CLLocationManager { desiredAccuracy = kCLLocationAccuracyBest, distanceFilter = kCLDistanceFilterNone }
    assert.are.equal(-1, manager.desiredAccuracy)
    assert.are_not.equal(UIBackgroundTaskInvalid, UIApplication.shared:beginBackgroundTask())
  end)

  it("take the forms of today", function()
    local statuses = {}
    local app = start({ info = { NSPhotoLibraryUsageDescription = "pictures", BGTaskSchedulerPermittedIdentifiers = { "a", "b", "c" } }, didFinishLaunching = function()
      UIWindow {}:makeKeyAndVisible()
      local item = UIApplicationShortcutItem { type = "new", localizedTitle = "New", icon = UIApplicationShortcutIcon { systemImageName = "plus" } }
      assert.matches("plus", tostring(item.icon))
      local scheduler = BGTaskScheduler.shared
      assert.is_true(scheduler:register("a", nil, function() end))
      assert.is_true(scheduler:register("b", DispatchQueue.main, function() end))
      assert.is_true(scheduler:register("c", function() end))
      assert.raises("a function that does the work", function() scheduler:register("a", nil) end)
      PHPhotoLibrary.requestAuthorization("readWrite", function(status) statuses[#statuses + 1] = status end)
    end })
    app:advance(0.1)
    app:settle()
    app:tap "Allow"
    app:settle()
    assert.are.equal(1, #statuses)
    assert.are.equal(statuses[1], PHPhotoLibrary.authorizationStatus "readWrite")
  end)
end)

describe("observing and identifiers", function()
  it("a path goes through a field without a value", function()
    launchWindow()
    ---@class foundation_forms_spec.Model: NSObject
    ---@overload fun(properties?: table): foundation_forms_spec.Model
    local Model = class("Model", NSObject)
    Model.child = false
    Model.name = false
    local model, heard = Model {}, {}
    model:observe("child.name", function(_, change) heard[#heard + 1] = tostring(change.new) end)
    model.child = Model { name = "tea" }
    model.child.name = "cup"
    model.child = false
    assert.are.same({ "tea", "cup", "nil" }, heard)
  end)

  it("observers in the older form are removed, the newest first", function()
    launchWindow()
    local view, heard = UIView {}, {}
    local function observer(name) return { observeValue = function() heard[#heard + 1] = name end } end
    local one, two = observer "one", observer "two"
    view:addObserver(one, "tag")
    view:addObserver(two, "tag")
    view:addObserver(one, "tag")
    view:removeObserver(one, "tag")
    view.tag = 1
    view:removeObserver(one, "tag")
    view.tag = 2
    assert.are.same({ "one", "two", "two" }, heard)
    assert.has_error(function() view:removeObserver(one, "tag") end)
  end)

  it("many fields of one object, each heard of once", function()
    launchWindow()
    ---@class foundation_forms_spec.Many: NSObject
    ---@overload fun(properties?: table): foundation_forms_spec.Many
    local Many = class("Many", NSObject)
    for i = 1, 300 do Many["field" .. i] = 0 end
    local many, heard = Many {}, 0
    for i = 1, 300 do many:observe("field" .. i, function(_, change) heard = heard + change.new end) end
    for i = 1, 300 do many["field" .. i] = 1 end
    assert.are.equal(300, heard)
  end)

  it("equal UUIDs are equal", function()
    launchWindow()
    local id = UUID()
    assert.is_true(UUID { uuidString = id.uuidString } == id)
    assert.is_true(UUID { uuidString = id.uuidString:lower() } == id)
    assert.is_false(UUID() == id)
  end)
end)
