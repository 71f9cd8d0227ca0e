-- Notifications, badge, pushes. Rules: docs/rules/world.md 7

local function center() return UNUserNotificationCenter.current() end

local function request(identifier, title, trigger, more)
  local content = UNMutableNotificationContent { title = title }
  for key, value in pairs(more or {}) do content[key] = value end
  return UNNotificationRequest { identifier = identifier, content = content, trigger = trigger }
end

local function after_seconds(seconds, repeats) return UNTimeIntervalNotificationTrigger { timeInterval = seconds, repeats = repeats or false } end

--- An app whose delegate of notifications is a table with `methods`; it may send notifications.
local function app(methods, options)
  local plugin = { heard = {}, methods = methods }
  function plugin:didFinishLaunching()
    self.window = UIWindow {}
    self.window.rootViewController = UIViewController {}
    self.window:makeKeyAndVisible()
    if methods then center().delegate = methods end
  end
  options = options or {}
  options.permissions = options.permissions or { notifications = "authorized" }
  return launch(plugin, options), plugin
end

local function titles(app)
  local list = {}
  for _, notification in ipairs(app.notifications) do list[#list + 1] = notification.title end
  return table.concat(list, " ")
end

local function pending()
  local list = {}
  center():getPendingNotificationRequests(function(requests)
    for _, request in ipairs(requests) do list[#list + 1] = request.identifier end
  end)
  return list
end

describe("a notification", function()
  it("W-135 comes in the background, and a touch brings the app to the front", function()
    local responses = {}
    local app = app { didReceive = function(_, _, response, done)
      responses[#responses + 1] = response
      done()
    end }
    center():add(request("r", "Tea", after_seconds(90)))
    app:background()
    app:advance(89)
    assert.are.same({}, app.notifications)
    app:advance(2)
    assert.are.equal(1, #app.notifications)
    assert.are.equal("Tea", app.notifications[1].title)
    app:tapNotification "Tea"
    assert.are.equal("active", app.state)
    assert.are.equal("com.apple.UNNotificationDefaultActionIdentifier", responses[1].actionIdentifier)
    assert.are.equal("r", responses[1].notification.request.identifier)
    assert.are.same({}, app.notifications)
  end)

  it("W-137 has a trigger of at least 60 s if it repeats, and of more than 0", function()
    app()
    assert.error_matches(function() after_seconds(30, true) end, "time interval must be at least 60 if repeating")
    assert.error_matches(function() after_seconds(0) end, "time interval must be greater than 0")
    assert.error_matches(function() after_seconds(-1) end, "time interval must be greater than 0")
    assert.error_matches(function() UNCalendarNotificationTrigger { dateMatching = { our = 9 } } end, "hour")
    assert.error_matches(function() UNCalendarNotificationTrigger {} end, "dateMatching")
    assert.error_matches(function() UNNotificationRequest { identifier = "x" } end, "content")
  end)

  it("W-138 is one of 64 that wait: the last ones that were set", function()
    local app = app()
    for number = 1, 70 do center():add(request("r" .. number, "T", after_seconds(100 + number))) end
    local waiting = pending()
    app:advanceFrames(1)
    assert.are.equal(64, #waiting)
    assert.are.equal("r7", waiting[1])
    assert.are.equal("r70", waiting[64])
    center():add(request("r10", "Other", after_seconds(100)))
    waiting = pending()
    app:advanceFrames(1)
    assert.are.equal(64, #waiting)
    assert.are.equal("r10", waiting[64])
  end)

  it("W-139 in front is shown only where willPresent says so", function()
    local answer ---@type any
    local methods = {}
    local app = app(methods)
    center():add(request("a", "A", after_seconds(1)))
    app:advance(2)
    assert.are.same({}, app.notifications)
    function methods:willPresent(_, notification, completionHandler)
      assert.are.equal("B", notification.request.content.title)
      if answer then completionHandler(answer) else return { "banner" } end
    end
    center():add(request("b", "B", after_seconds(1)))
    app:advance(2)
    assert.are.equal("B", titles(app))
    answer = {}
    center():add(request("c", "B", after_seconds(1)))
    app:advance(2)
    assert.are.equal("B", titles(app))
    answer = { "list", "badge" }
    center():add(request("d", "B", after_seconds(1), { badge = 3 }))
    app:advance(2)
    assert.are.equal("B B", titles(app))
    assert.are.equal(3, app.badge)
  end)

  it("W-139 comes when the device's clock shows its date, also after the clock was set", function()
    local app = app(nil, { date = "2026-03-31T08:30:05Z", timeZone = "Europe/Berlin" })
    local trigger = UNCalendarNotificationTrigger { dateMatching = { hour = 9, minute = 0 } }
    assert.are.equal("2026-04-01 07:00:00 +0000", tostring(trigger:nextTriggerDate()))
    center():add(request("nine", "Nine", trigger))
    app:background()
    app:setTimeZone "Asia/Tokyo"
    assert.are.equal("2026-04-01 00:00:00 +0000", tostring(trigger:nextTriggerDate()))
    app:setDate "2026-03-31T23:59:00Z"
    app:advance(59)
    assert.are.same({}, app.notifications)
    app:advance(2)
    assert.are.equal("Nine", titles(app))
  end)

  it("repeats, and stops when it is taken back", function()
    local app = app()
    center():add(request("r", "Again", after_seconds(60, true)))
    app:background()
    app:advance(130)
    assert.are.equal("Again", titles(app))
    app:tapNotification "Again"
    app:background()
    app:advance(60)
    assert.are.equal("Again", titles(app))
    center():removePendingNotificationRequests { "r" }
    center():removeAllDeliveredNotifications()
    app:advance(200)
    assert.are.equal("", titles(app))
  end)

  it("without a trigger comes at once, and one of the same name takes its place", function()
    local app = app()
    app:background()
    center():add(request("r", "One"))
    app:advance(0.1)
    center():add(request("r", "Two"))
    app:advance(0.1)
    assert.are.equal("Two", titles(app))
  end)

  it("is refused where the user does not allow it", function()
    local app = app(nil, { permissions = { notifications = "denied" } })
    local code ---@type any
    center():add(request("r", "No", after_seconds(1)), function(error) code = error.code end)
    app:background()
    app:advance(3)
    assert.are.equal("notificationsNotAllowed", code)
    assert.are.same({}, app.notifications)
  end)

  it("that nobody was asked for comes with a warning", function()
    local app = app(nil, { permissions = {} })
    center():add(request("r", "Tea", after_seconds(1)))
    app:background()
    app:advance(2)
    assert.are.equal("Tea", titles(app))
    assert.matches("requestAuthorization", table.concat(app.warnings, " "))
  end)

  it("stays over a relaunch, with the time that is left", function()
    local app = app()
    center():add(request("r", "Later", after_seconds(60)))
    app:advance(40)
    app:relaunch()
    app:background()
    app:advance(19)
    assert.are.equal("", titles(app))
    app:advance(2)
    assert.are.equal("Later", titles(app))
  end)

  it("launches an app that has ended", function()
    local responses = 0
    local app = app { didReceive = function() responses = responses + 1 end }
    app:background()
    center():add(request("r", "Tea"))
    app:advance(0.1)
    app:terminate()
    assert.are.equal("Tea", titles(app))
    app:tapNotification "Tea"
    assert.are.equal("active", app.state)
    assert.are.equal(1, responses)
  end)

  it("that isn't there can't be touched, and the message names those that are", function()
    local app = app()
    assert.error_matches(function() app:tapNotification "Tea" end, "the user sees none")
    app:background()
    center():add(request("r", "Coffee"))
    app:advance(0.1)
    assert.error_matches(function() app:tapNotification "Tea" end, '"Coffee"')
    assert.error_matches(function() app:tapNotification("Coffee", "later") end, "no button")
  end)

  it("has buttons, of which those in the background leave the app there", function()
    local heard = {}
    local app = app { didReceive = function(_, _, response, done)
      heard[#heard + 1] = response.actionIdentifier .. (response.userText and ":" .. response.userText or "")
      done()
    end }
    center():setNotificationCategories {
      UNNotificationCategory {
        identifier = "tea", options = { "customDismissAction" },
        actions = {
          UNNotificationAction { identifier = "done", title = "Done" },
          UNNotificationAction { identifier = "open", title = "Open", options = { "foreground" } },
          UNTextInputNotificationAction { identifier = "reply", title = "Reply" },
        },
      },
    }
    app:background()
    app:advance(10)
    assert.are.equal("suspended", app.state)
    for _, choice in ipairs { { "Done" }, { "reply", "soon" }, { "dismiss" }, { "open" } } do
      center():add(request("r", "Tea", nil, { categoryIdentifier = "tea" }))
      app:advance(0.1)
      app:tapNotification("Tea", choice[1], choice[2])
      if choice[1] ~= "open" then assert.are_not.equal("active", app.state) end
    end
    assert.are.equal("active", app.state)
    assert.are.same({ "done", "reply:soon", "com.apple.UNNotificationDismissActionIdentifier", "open" }, heard)
  end)

  it("has its answers in tasks, where errors are raised", function()
    local app = app(nil, { permissions = { notifications = "denied" } })
    local status, code ---@type any, any
    Task(function()
      status = center():notificationSettings().authorizationStatus
      local _, error = pcall(function() center():add(request("r", "x")) end)
      code = error.errorCode
    end)
    app:advanceFrames(1)
    assert.are.equal("denied", status)
    assert.are.equal(1, code)
  end)

  it("comes at the edge of a place", function()
    local app = app()
    app:setLocation(52.52, 13.405)
    local region = CLCircularRegion { center = { latitude = 52.53, longitude = 13.405 }, radius = 100, identifier = "shop" }
    center():add(request("milk", "Milk", UNLocationNotificationTrigger { region = region }))
    app:background()
    app:advance(10)
    app:setLocation(52.53, 13.405)
    app:advance(19)
    assert.are.equal("", titles(app))
    app:advance(2)
    assert.are.equal("Milk", titles(app))
  end)
end)

describe("the badge", function()
  it("is what the app sets, and what a notification brings", function()
    local app = app()
    UIApplication.shared.applicationIconBadgeNumber = 4
    assert.are.equal(4, app.badge)
    app:background()
    center():add(request("r", "Tea", nil, { badge = 7 }))
    app:advance(0.1)
    assert.are.equal(7, UIApplication.shared.applicationIconBadgeNumber)
    center():setBadgeCount(0)
    assert.are.equal(0, app.badge)
  end)
end)

describe("a push", function()
  it("shows its alert, and one for the code wakes the app", function()
    local plugin = { heard = {} }
    function plugin:didFinishLaunching(application) application:registerForRemoteNotifications() end
    function plugin:didRegisterForRemoteNotificationsWithDeviceToken(_, token) self.token = token end
    function plugin:didReceiveRemoteNotification(application, userInfo, completionHandler)
      self.heard[#self.heard + 1] = { application.applicationState, userInfo.order }
      completionHandler "newData"
    end
    local app = launch(plugin, { permissions = { notifications = "authorized" }, seed = 5 })
    assert.are.equal(32, #plugin.token)
    app:background()
    app:advance(10)
    assert.are.equal("suspended", app.state)
    app:push { aps = { alert = { title = "Order", body = "sent" }, badge = 1 }, order = 7 }
    assert.are.equal("Order", app.notifications[1].title)
    assert.are.equal(7, app.notifications[1].userInfo.order)
    assert.are.equal(1, app.badge)
    assert.are.equal("suspended", app.state)
    app:push { aps = { ["content-available"] = 1 }, order = 8 }
    assert.are.same({ { "background", 8 } }, plugin.heard)
    assert.are.equal("background", app.state)
    app:advance(6)
    assert.are.equal("suspended", app.state)
    app:push { aps = { alert = "Hi" } }
    app:tapNotification "Hi"
    assert.are.equal("active", app.state)
  end)

  it("has at most 4,096 bytes, and aps", function()
    local app = app()
    assert.error_matches(function() app:push { aps = { alert = ("x"):rep(4096) } } end, "4096 bytes")
    assert.error_matches(function() app:push { alert = "x" } end, "aps")
    assert.error_matches(function() app:push "x" end, "a table")
  end)

  it("has a token that only the seed determines", function()
    local tokens = {}
    for _, seed in ipairs { 1, 1, 2 } do
      local plugin = {}
      function plugin:didFinishLaunching(application) application:registerForRemoteNotifications() end
      function plugin:didRegisterForRemoteNotificationsWithDeviceToken(_, token) tokens[#tokens + 1] = token end
      launch(plugin, { seed = seed }):close()
    end
    assert.are.equal(tokens[1], tokens[2])
    assert.are_not.equal(tokens[1], tokens[3])
  end)
end)

describe("a category", function()
  it("tells what it was made of", function()
    app()
    local done = UNNotificationAction { identifier = "done", title = "Done", options = { "destructive", "foreground" } }
    local reply = UNTextInputNotificationAction { identifier = "reply", title = "Reply", textInputButtonTitle = "Send", textInputPlaceholder = "Text" }
    local category = UNNotificationCategory {
      identifier = "tea", actions = { done, reply }, intentIdentifiers = { "order" }, options = { "customDismissAction" },
    }
    assert.are.equal(done, category.actions[1])
    assert.are.same({ "destructive", "foreground" }, category.actions[1].options)
    assert.are.same({ "Send", "Text" }, { category.actions[2].textInputButtonTitle, category.actions[2].textInputPlaceholder })
    assert.are.same({ { "order" }, "customDismissAction" }, { category.intentIdentifiers, category.options })
    local plain = UNNotificationCategory { identifier = "x" }
    assert.are.same({ {}, {}, {} }, { plain.intentIdentifiers, plain.actions, plain.options })
    assert.raises("intentIdentifiers", function() UNNotificationCategory { intentIdentifiers = 3 } end)
  end)
end)

describe("a notification of an app that has ended", function()
  local function ended(options)
    local heard = {}
    local app = app { didReceive = function(_, _, response, done)
      heard[#heard + 1] = response.actionIdentifier
      done()
    end }
    center():setNotificationCategories { UNNotificationCategory { identifier = "tea", options = options } }
    center():add(request("r", "Tea", after_seconds(1), { categoryIdentifier = "tea" }))
    app:background()
    app:advance(2)
    app:terminate()
    return app, heard
  end

  it("is thrown away without a launch", function()
    local app, heard = ended {}
    app = app:tapNotification("Tea", "dismiss")
    assert.are.equal("ended", app.state)
    assert.are.equal(0, #app.notifications)
    app = app:relaunch()
    assert.are.equal(0, #app.notifications)
    assert.are.equal(0, #heard)
  end)

  it("launches it where the app wants to hear of it", function()
    local app, heard = ended { "customDismissAction" }
    app = app:tapNotification("Tea", "dismiss")
    assert.are_not.equal("ended", app.state)
    assert.are.same({ UNNotificationDismissActionIdentifier }, heard)
  end)

  it("launches it in the background for a button that doesn't bring it forward, and in front for one that does", function()
    for options, state in pairs { [{}] = "background", [{ "foreground" }] = "active" } do
      local trace, methods = {}, {}
      function methods.didReceive(_, _, response, done)
        trace[#trace + 1] = response.actionIdentifier .. " " .. UIApplication.shared.applicationState
        done()
      end
      local app, plugin = app(methods)
      for _, name in ipairs { "didBecomeActive", "didEnterBackground", "willEnterForeground" } do plugin[name] = function() trace[#trace + 1] = name end end
      center():setNotificationCategories {
        UNNotificationCategory { identifier = "tea", actions = { UNNotificationAction { identifier = "more", title = "More", options = options } } },
      }
      center():add(request("r", "Tea", after_seconds(1), { categoryIdentifier = "tea" }))
      app:background()
      app:advance(2)
      app:terminate()
      trace[1], trace[2], trace[3], trace[4] = nil, nil, nil, nil
      app:tapNotification("Tea", "More")
      assert.are.equal(state, app.state)
      if state == "active" then
        assert.are.same({ "didBecomeActive", "more active" }, trace)
      else
        assert.are.same({ "more background" }, trace)
        app:advance(6)
        assert.are.equal("suspended", app.state)
        app:foreground()
        assert.are.same({ "more background", "willEnterForeground", "didBecomeActive" }, trace)
        assert.are.equal("active", app.state)
        -- The next launch is the user's.
        app:relaunch()
        assert.are.equal("active", app.state)
      end
      app:close()
    end
  end)

  it("shows what a server sends, beside what it sent before, and launches nothing for it", function()
    local app = app()
    UIApplication.shared:registerForRemoteNotifications()
    app:background()
    app:advance(1)
    app:push { aps = { alert = "One" } }
    app:terminate()
    app:push { aps = { alert = "Two", badge = 3 } }
    app:push { aps = { ["content-available"] = 1 } }
    assert.are.equal("ended", app.state)
    assert.are.equal(3, app.badge)
    local function bodies()
      local list = {}
      for place, notification in ipairs(app.notifications) do list[place] = notification.body end
      return list
    end
    assert.are.same({ "One", "Two" }, bodies())
    app:relaunch()
    app:background()
    app:push { aps = { alert = "Three" } }
    app:advance(1)
    assert.are.same({ "One", "Two", "Three" }, bodies())
    app:tapNotification "Two"
    assert.are.same({ "One", "Three" }, bodies())
  end)
end)
