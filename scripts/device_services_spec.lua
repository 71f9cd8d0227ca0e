-- Haptics, battery, network path, keychain, links, quick actions, background work, pasteboard. Rules: docs/rules/world.md 7

local function app(plugin, options)
  plugin = plugin or {}
  plugin.didFinishLaunching = plugin.didFinishLaunching or function(self)
    self.window = UIWindow {}
    self.window:makeKeyAndVisible()
  end
  return launch(plugin, options)
end

describe("haptics", function()
  it("W-145 are noted with their time", function()
    local app = app()
    app:advance(1.5)
    UIImpactFeedbackGenerator { style = "medium" }:impactOccurred()
    assert.are.same({ time = 1.5, kind = "impact", style = "medium", intensity = 1 }, app.haptics[1])
    UIImpactFeedbackGenerator {}:impactOccurred(0.5)
    UISelectionFeedbackGenerator {}:selectionChanged()
    local generator = UINotificationFeedbackGenerator {}
    generator:prepare()
    generator:notificationOccurred "success"
    assert.are.same({ time = 1.5, kind = "impact", style = "medium", intensity = 0.5 }, app.haptics[2])
    assert.are.same({ time = 1.5, kind = "selection" }, app.haptics[3])
    assert.are.same({ time = 1.5, kind = "notification", style = "success" }, app.haptics[4])
    app:background()
    generator:notificationOccurred "error"
    assert.are.equal(4, #app.haptics)
    assert.error_matches(function() UIImpactFeedbackGenerator { style = "middle" } end, "medium")
  end)
end)

describe("the keychain", function()
  local item = { class = "genericPassword", account = "me", valueData = "secret" }
  local query = { class = "genericPassword", account = "me", returnData = true }

  it("W-149 keeps a secret once, and over a reinstall", function()
    local app = app()
    UserDefaults.standard:set("x", "key")
    assert.are.equal(0, SecItemAdd(item))
    assert.are.equal(-25299, SecItemAdd(item))
    app:reinstall()
    assert.are.same({ 0, "secret" }, { SecItemCopyMatching(query) })
    assert.is_nil(UserDefaults.standard:string "key")
    assert.are.same({}, app.files)
  end)

  it("changes and removes secrets, and tells what is wrong", function()
    app()
    assert.are.equal(-25300, (SecItemCopyMatching(query)))
    assert.are.equal(-25300, SecItemUpdate(query, { valueData = "x" }))
    assert.are.equal(-25300, SecItemDelete(query))
    assert.are.equal(-50, SecItemAdd { account = "me" })
    assert.are.equal(-50, SecItemAdd { class = "generic" })
    assert.are.equal(-50, SecItemAdd { class = "genericPassword", valueData = { 1 } })
    SecItemAdd(item)
    SecItemAdd { class = "genericPassword", account = "you", valueData = "other" }
    assert.are.equal(0, SecItemUpdate({ class = "genericPassword", account = "me" }, { valueData = "new" }))
    assert.are.same({ 0, "new" }, { SecItemCopyMatching(query) })
    assert.are.equal(-25299, SecItemUpdate({ class = "genericPassword", account = "me" }, { account = "you" }))
    assert.are.same({ 0, "new" }, { SecItemCopyMatching(query) })
    -- One of them in a service of its own is another secret, and is found by the service alone.
    assert.are.equal(0, SecItemAdd { class = "genericPassword", account = "me", service = "mail", valueData = "third" })
    assert.are.same({ 0, "third" }, { SecItemCopyMatching { class = "genericPassword", service = "mail", returnData = true } })
    assert.are.equal(0, SecItemDelete { class = "genericPassword", service = "mail" })
    local _, all = SecItemCopyMatching { class = "genericPassword", matchLimit = "all", returnAttributes = true }
    assert.are.same({ { class = "genericPassword", account = "me" }, { class = "genericPassword", account = "you" } }, all)
    assert.are.equal(0, SecItemDelete { class = "genericPassword" })
    assert.are.equal(-25300, (SecItemCopyMatching(query)))
    assert.error_matches(function() SecItemAdd(5) end, "a table")
  end)
end)

describe("the device", function()
  it("W-150 has a battery that is unknown until it is watched", function()
    local app = app()
    local device, heard = UIDevice.current, {}
    for name in pairs { batteryLevelDidChangeNotification = 1, batteryStateDidChangeNotification = 1 } do
      NotificationCenter.default:addObserver(UIDevice[name], function() heard[name] = (heard[name] or 0) + 1 end)
    end
    assert.are.equal(-1, device.batteryLevel)
    assert.are.equal("unknown", device.batteryState)
    app:setBattery(0.9, "charging")
    assert.are.same({}, heard)
    app:setBattery(1, "full")
    device.isBatteryMonitoringEnabled = true
    assert.are.equal(1, device.batteryLevel)
    assert.are.equal("full", device.batteryState)
    app:setBattery(0.2, "unplugged")
    assert.are.equal(0.2, device.batteryLevel)
    assert.are.same({ batteryLevelDidChangeNotification = 1, batteryStateDidChangeNotification = 1 }, heard)
    app:setBattery(0.1)
    assert.are.equal("unplugged", device.batteryState)
    assert.error_matches(function() app:setBattery(2) end, "from 0 to 1")
    assert.error_matches(function() app:setBattery(0.5, "ful") end, "full")
  end)

  it("saves power, and feels an ear", function()
    local app = app()
    local heard = 0
    NotificationCenter.default:addObserver("NSProcessInfoPowerStateDidChangeNotification", function() heard = heard + 1 end)
    app:setLowPowerMode(true)
    app:setLowPowerMode(true)
    assert.is_true(ProcessInfo.processInfo.isLowPowerModeEnabled)
    assert.are.equal(1, heard)
    app:setProximity(true)
    assert.is_false(UIDevice.current.proximityState)
    UIDevice.current.isProximityMonitoringEnabled = true
    assert.is_true(UIDevice.current.proximityState)
  end)

  it("W-151 has a path to the network, without which requests fail", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/x", { body = "x" })
    local app = app(nil, { network = server })
    local monitor, heard = NWPathMonitor {}, {}
    monitor.pathUpdateHandler = function(path)
      heard[#heard + 1] = path.status .. (path.isExpensive and " expensive" or "") .. (path:usesInterfaceType "wifi" and " wifi" or "")
    end
    monitor:start(DispatchQueue.main)
    app:advanceFrames(1)
    assert.are.same({ "satisfied wifi" }, heard)
    local code ---@type any
    app:setNetwork "none"
    URLSession.shared:dataTask("https://a.test/x", function(_, _, error) code = error and error.errorCode end):resume()
    app:advance(0.2)
    assert.are.equal("unsatisfied", monitor.currentPath.status)
    assert.are.equal(-1009, code)
    app:setNetwork "cellular"
    server:offline(true)
    app:advanceFrames(1)
    assert.are.same({ "satisfied wifi", "unsatisfied", "satisfied expensive", "unsatisfied" }, heard)
    monitor:cancel()
    server:offline(false)
    app:advanceFrames(1)
    assert.are.equal(4, #heard)
    assert.error_matches(function() app:setNetwork "wifii" end, "wifi")
  end)
end)

describe("links and quick actions", function()
  it("bring the app to the front, with what they carry", function()
    local plugin = { heard = {}, info = { UIApplicationShortcutItems = { { UIApplicationShortcutItemType = "new", UIApplicationShortcutItemTitle = "New" } } } }
    function plugin:continueUserActivity(_, activity)
      self.heard[#self.heard + 1] = activity.activityType .. " " .. activity.webpageURL.path
      return true
    end
    function plugin:performActionFor(_, item, done)
      self.heard[#self.heard + 1] = item.type .. " " .. item.localizedTitle
      done(true)
    end
    local app = app(plugin)
    app:background()
    assert.is_true(app:continueActivity { webpageURL = "https://a.test/items/1" })
    assert.are.equal("active", app.state)
    UIApplication.shared.shortcutItems = { UIApplicationShortcutItem { type = "last", localizedTitle = "Last" } }
    app:background()
    app:quickAction "new"
    app:quickAction "Last"
    assert.are.equal("active", app.state)
    assert.are.same({ "NSUserActivityTypeBrowsingWeb /items/1", "new New", "last Last" }, plugin.heard)
    assert.error_matches(function() app:quickAction "old" end, '"new", "last"')
    assert.error_matches(function() app:continueActivity {} end, "webpageURL")
    app:terminate()
    app:quickAction "last"
    assert.are.equal("active", app.state)
  end)
end)

describe("work in the background", function()
  local info = { BGTaskSchedulerPermittedIdentifiers = { "refresh" } }

  it("runs when the scenario says so, while the app is in the background", function()
    local states, expired = {}, 0
    local plugin = { info = info }
    function plugin:didFinishLaunching(application)
      BGTaskScheduler.shared:register("refresh", function(task)
        states[#states + 1] = application.applicationState
        self.task = task
        task.expirationHandler = function()
          expired = expired + 1
          task:setTaskCompleted(false)
        end
      end)
    end
    local app = app(plugin)
    assert.is_true(BGTaskScheduler.shared:submit(BGAppRefreshTaskRequest { identifier = "refresh", earliestBeginDate = Date() + 60 }))
    app:background()
    app:advance(10)
    assert.are.equal("suspended", app.state)
    app:runBackgroundTask "refresh"
    assert.are.same({ "background" }, states)
    app:advance(10)
    assert.are.equal("background", app.state)
    plugin.task:setTaskCompleted(true)
    assert.are.equal("suspended", app.state)
    assert.error_matches(function() app:runBackgroundTask "refresh" end, "asked for none")
    BGTaskScheduler.shared:submit(BGAppRefreshTaskRequest { identifier = "refresh" })
    app:runBackgroundTask "refresh"
    app:advance(31)
    assert.are.equal(1, expired)
    assert.are.equal("suspended", app.state)
  end)

  it("has names that the app declares, and is registered at the launch", function()
    app { info = info }
    local ok, error = BGTaskScheduler.shared:submit(BGProcessingTaskRequest { identifier = "other" })
    assert.is_nil(ok)
    assert.are.equal("notPermitted", error.code)
    assert.error_matches(function() BGTaskScheduler.shared:register("refresh", print) end, "before application finishes launching")
  end)
end)

describe("the pasteboard", function()
  it("holds texts, addresses or pictures, and counts its changes", function()
    app()
    local board = UIPasteboard.general
    local count = board.changeCount
    board.string = "text"
    board.url = URL { string = "https://a.test" }
    assert.is_false(board.hasStrings)
    assert.is_true(board.hasURLs)
    assert.are.equal("https://a.test", board.url.absoluteString)
    board.strings = { "a", "b" }
    assert.is_nil(board.url)
    assert.are.equal(count + 3, board.changeCount)
    board.image = UIImage.named "star" or UIImage { size = { 1, 1 } }
    assert.is_false(board.hasStrings)
  end)
end)

describe("NotificationCenter", function()
  it("W-154 tells observers that are added during a post of the next one only", function()
    app()
    local center, heard = NotificationCenter.default, {}
    local late ---@type NotificationObserver
    center:addObserver("n", function()
      heard[#heard + 1] = "first"
      if not late then late = center:addObserver("n", function() heard[#heard + 1] = "late" end) end
      center:removeObserver(_G.removed)
    end)
    _G.removed = center:addObserver("n", function() heard[#heard + 1] = "removed" end)
    center:post "n"
    assert.are.same({ "first" }, heard)
    center:post "n"
    assert.are.same({ "first", "first", "late" }, heard)
    _G.removed = nil
    local target = { m = function() heard[#heard + 1] = "target" end }
    center:addObserver("t", target, "m")
    center:removeObserver(target)
    center:post "t"
    assert.are.equal(3, #heard)
  end)

  it("has centres of its own, queues, and notifications for tasks", function()
    local app = app()
    local own, heard = NotificationCenter {}, {}
    own:addObserver("n", function() heard[#heard + 1] = Thread.isMainThread end)
    own:addObserver("n", function() heard[#heard + 1] = Thread.isMainThread end, nil, OperationQueue {})
    NotificationCenter.default:post "n"
    assert.are.same({}, heard)
    own:post "n"
    assert.are.same({ true, false }, heard)
    local seen = {}
    local task = Task(function()
      for notification in own:notifications "x" do seen[#seen + 1] = notification.userInfo.number end
      seen[#seen + 1] = "end"
    end)
    app:advanceFrames(1)
    for number = 1, 3 do own:post("x", nil, { number = number }) end
    app:advanceFrames(1)
    assert.are.same({ 1, 2, 3 }, seen)
    task:cancel()
    app:advanceFrames(1)
    own:post("x", nil, { number = 4 })
    app:advanceFrames(1)
    assert.are.same({ 1, 2, 3, "end" }, seen)
  end)
end)

describe("UserDefaults", function()
  it("W-154 refuse what is in no property list", function()
    app()
    assert.error_matches(function() UserDefaults.standard:set(function() end, "f") end, "Attempt to insert non%-property list object")
    assert.error_matches(function() UserDefaults.standard:set({ a = UIView {} }, "f") end, "Attempt to insert non%-property list object")
  end)

  it("keep dates, addresses, bytes and suites, and are observed", function()
    local app = app()
    local defaults = UserDefaults.standard
    defaults:set(Date { timeIntervalSinceReferenceDate = 60 }, "date")
    defaults:set(URL { string = "https://a.test" }, "url")
    defaults:set("\255\0", "bytes")
    defaults:set({ { at = Date { timeIntervalSinceReferenceDate = 1 } } }, "list")
    UserDefaults { suiteName = "group" }:set(5, "n")
    assert.are.equal(0, defaults:integer "n")
    app:relaunch()
    defaults = UserDefaults.standard
    assert.are.equal("2001-01-01 00:01:00 +0000", tostring(defaults:object "date"))
    assert.are.equal("https://a.test", defaults:url("url").absoluteString)
    assert.are.equal("\255\0", defaults:data "bytes")
    assert.are.equal(1, defaults:array("list")[1].at.timeIntervalSinceReferenceDate)
    assert.are.equal(5, UserDefaults { suiteName = "group" }:integer "n")
    assert.is_nil(defaults:dictionary "date")
    local heard = {}
    local observation = defaults:observe("volume", function(_, change) heard[#heard + 1] = tostring(change.old) .. " " .. tostring(change.new) end)
    defaults:set(5, "volume")
    defaults:set(7, "volume")
    observation:invalidate()
    defaults:set(9, "volume")
    assert.are.same({ "nil 5", "5 7" }, heard)
  end)
end)

describe("observing", function()
  it("W-153 wants a known key, follows paths, and tells what its options ask for", function()
    local app = app()
    local view = UIView {}
    assert.error_matches(function() view:observe("foo", print) end, "not key value coding%-compliant for the key foo")
    local controller = UIViewController {}
    controller.view.frame = { 0, 0, 10, 10 }
    local frames = 0
    local first = controller:observe("view.frame", function() frames = frames + 1 end)
    controller.view.frame = { 0, 0, 20, 10 }
    assert.are.equal(1, frames)
    ---@class device_services_spec.Model: NSObject
    ---@overload fun(properties?: table): device_services_spec.Model
    local Model = class("Model", NSObject)
    Model.name = "a"
    local model, heard = Model {}, {}
    local second = model:observe("name", function(_, change)
      heard[#heard + 1] = (change.isPrior and "prior " or "") .. tostring(change.old) .. ">" .. tostring(change.new)
    end, { "initial", "old", "new" })
    model.name = "x"
    assert.are.same({ "nil>a", "a>x" }, heard)
    second:invalidate()
    heard = {}
    second = model:observe("name", function(_, change)
      heard[#heard + 1] = (change.isPrior and "prior " or "") .. tostring(change.old) .. ">" .. tostring(change.new)
    end, { "new", "prior" })
    model.name = "y"
    assert.are.same({ "prior nil>nil", "nil>y" }, heard)
    assert.error_matches(function() model:observe("name", print, { "newer" }) end, "new")
  end)

  it("W-153 follows what a property depends on", function()
    app()
    ---@class device_services_spec.Person: NSObject
    ---@overload fun(properties?: table): device_services_spec.Person
    local Person = class("Person", NSObject)
    Person.first, Person.last = "Ada", "Byron"
    function Person:fullName() return self.first .. " " .. self.last end
    function Person.keyPathsForValuesAffectingFullName() return { "first", "last" } end
    local person, heard = Person {}, {}
    local observation = person:observe("fullName", function(_, change) heard[#heard + 1] = change.old .. ">" .. change.new end)
    person.last = "Lovelace"
    person.first = "A."
    assert.are.same({ "Ada Byron>Ada Lovelace", "Ada Lovelace>A. Lovelace" }, heard)
    observation:invalidate()
    person.first = "B."
    assert.are.equal(2, #heard)
  end)

  it("follows what its class says of several names at once", function()
    ---@class device_services_spec.Account: NSObject
    ---@overload fun(properties?: table): device_services_spec.Account
    local Account = class("Account", NSObject)
    Account.balance, Account.limit = 10, 5
    function Account:available() return self.balance + self.limit end
    function Account:keyPathsForValuesAffectingValueForKey(name) if name == "available" then return { "balance", "limit" } end end
    local account, heard = Account {}, {}
    account:observe("available", function(_, change) heard[#heard + 1] = change.new end)
    account:observe("balance", function(_, change) heard[#heard + 1] = "balance " .. change.new end)
    account.limit = 7
    account.balance = 20
    table.sort(heard, function(a, b) return tostring(a) < tostring(b) end)
    assert.are.same({ 17, 27, "balance 20" }, heard)
  end)
end)

describe("How the device is held", function()
  it("is told by a motion manager, a frame after the other", function()
    local manager, heard = CMMotionManager { deviceMotionUpdateInterval = 0.1 }, {}
    local app = launch { didFinishLaunching = function() end }
    assert.is_nil(manager.deviceMotion)
    manager:startDeviceMotionUpdates(OperationQueue.main, function(motion) heard[#heard + 1] = motion end)
    manager:startAccelerometerUpdates()
    app:advance(0.5)
    assert.are.equal(5, #heard)
    assert.are.same({ x = 0, y = 0, z = -1 }, heard[5].gravity)
    app:tilt { horizontal = 1, vertical = 0 }
    assert.near(math.pi / 2, manager.deviceMotion.attitude.roll, 1e-9)
    assert.near(1, manager.accelerometerData.acceleration.x, 1e-9)
    app:tilt { horizontal = 0, vertical = 0.5 }
    assert.near(-math.sqrt(0.5), manager.deviceMotion.gravity.y, 1e-9)
    assert.near(math.pi / 4, manager.deviceMotion.attitude.pitch, 1e-9)
    manager:stopDeviceMotionUpdates()
    local count = #heard
    app:advance(1)
    assert.are.equal(count, #heard)
    assert.is_false(manager.isDeviceMotionActive)
    assert.is_true(manager.isAccelerometerActive)
  end)

  it("is told on the main thread only where the queue is the main one", function()
    local app = launch { didFinishLaunching = function() end }
    local manager, main = CMMotionManager {}, {}
    manager:startDeviceMotionUpdates(OperationQueue {}, function() main[1] = Thread.isMainThread end)
    manager:startAccelerometerUpdates(OperationQueue.main, function() main[2] = Thread.isMainThread end)
    app:advance(0.1)
    assert.are.same({ false, true }, main)
    for _, interval in ipairs { 0, -1, 1e300 } do
      manager.accelerometerUpdateInterval = interval
      manager:startAccelerometerUpdates(nil, function() end)
      app:advance(0.1)
    end
  end)
end)

it("An app that the system launches hears why", function()
  local reasons = {}
  local plugin = { info = { UIApplicationShortcutItems = { { UIApplicationShortcutItemType = "new", UIApplicationShortcutItemTitle = "New" } } } }
  function plugin:didFinishLaunching(_, options)
    local item = options and options.shortcutItem
    reasons[#reasons + 1] = item and item.type .. " " .. item.localizedTitle or options or "the user"
  end
  function plugin:performActionFor(_, item, done) reasons[#reasons + 1] = item.type done(true) end
  local app = launch(plugin, { permissions = { notifications = "authorized" } })
  app:terminate()
  app = app:quickAction "new"
  assert.are.same({ "the user", "new New", "new" }, reasons)
  app:background()
  app:push { aps = { alert = "Hi" }, id = 7 }
  app:terminate()
  app = app:tapNotification "Hi"
  assert.are.same({ remoteNotification = { aps = { alert = "Hi" }, id = 7 } }, reasons[4])
  app = app:relaunch()
  assert.are.equal("the user", reasons[5])
end)

describe("the limit of a keychain's query", function()
  it("is one, all, or a number, and anything else an error", function()
    launchWindow(function() end)
    for _, account in ipairs { "a", "b", "c" } do
      assert.are.equal(0, (SecItemAdd { class = "genericPassword", account = account, valueData = account }))
    end
    local function found(limit)
      local status, value = SecItemCopyMatching { class = "genericPassword", returnData = true, matchLimit = limit }
      return status == 0 and (type(value) == "table" and table.concat(value) or value) or status
    end
    assert.are.equal("a", found(nil))
    assert.are.equal("a", found "one")
    assert.are.equal("a", found(1))
    assert.are.equal("ab", found(2))
    assert.are.equal("abc", found "all")
    for _, wrong in ipairs { "matchLimitAll", 0, -1, 1.5, true } do assert.are.equal(-50, found(wrong)) end
  end)
end)
