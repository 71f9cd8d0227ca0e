-- Scenes: an app whose plugin has a scene delegate. Rules: docs/rules/controllers.md 23
local function tracing(trace, options)
  local Root = class("Root", UIViewController)
  function Root:viewDidAppear() trace[#trace + 1] = "viewDidAppear" end
  local scene = {}
  for _, name in ipairs {
    "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect",
  } do
    scene[name] = function(_, which)
      assert.are.equal("UIWindowScene", tostring(which):match "%a+")
      trace[#trace + 1] = name
    end
  end
  function scene:willConnectTo(windowScene, session, connection)
    trace[#trace + 1] = "willConnectTo"
    self.scene, self.session, self.options, self.state = windowScene, session, connection, windowScene.activationState
    self.window = UIWindow { windowScene = windowScene }
    self.window.rootViewController = Root {}
    self.window:makeKeyAndVisible()
  end
  for name, value in pairs(options or {}) do scene[name] = value end
  local plugin = { sceneDelegate = scene, system = 17 }
  for _, name in ipairs {
    "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "willTerminate",
  } do
    plugin[name] = function() trace[#trace + 1] = name end
  end
  return plugin, scene
end

local function taken(trace)
  local copy = { table.unpack(trace) }
  for i = #trace, 1, -1 do trace[i] = nil end
  return copy
end

describe("a scene", function()
  it("M-165: comes to the app, is shown, and becomes active after its first layout", function()
    local trace = {}
    local plugin, delegate = tracing(trace)
    launch(plugin)
    assert.are.same({ "didFinishLaunching", "willConnectTo", "sceneWillEnterForeground", "viewDidAppear", "sceneDidBecomeActive" }, trace)
    assert.are.equal("unattached", delegate.state)
    assert.are.equal("foregroundActive", delegate.scene.activationState)
    assert.are.equal("active", UIApplication.shared.applicationState)
    assert.are.equal(delegate.scene, delegate.window.windowScene)
    assert.are.equal(delegate, delegate.scene.delegate)
    assert.are.same({ delegate.scene }, UIApplication.shared.connectedScenes)
    assert.are.equal(delegate.session, delegate.scene.session)
    assert.are.same({ delegate.window }, delegate.scene.windows)
  end)

  it("M-165: is connected in system 12, too, and without didFinishLaunching", function()
    local heard = {}
    local app = launch({
      sceneDelegate = {
        willConnectTo = function(_, scene)
          heard[#heard + 1] = "willConnectTo"
          local window = UIWindow { windowScene = scene }
          window.rootViewController = UIViewController {}
          window:makeKeyAndVisible()
        end,
        sceneDidBecomeActive = function() heard[#heard + 1] = "sceneDidBecomeActive" end,
      },
    })
    assert.are.equal(12, app.system)
    assert.are.same({ "willConnectTo", "sceneDidBecomeActive" }, heard)
  end)

  it("M-166: goes to the background and back, and the app delegate hears nothing of it", function()
    local trace, posted = {}, {}
    local plugin, delegate = tracing(trace)
    local app = launch(plugin)
    local center = NotificationCenter.default
    for _, note in ipairs {
      { "app", UIApplication.didEnterBackgroundNotification }, { "scene", UIScene.didEnterBackgroundNotification },
      { "active", UIScene.didActivateNotification }, { "resigned", UIScene.willDeactivateNotification },
    } do
      center:addObserver(note[2], function(sent)
        posted[#posted + 1] = note[1]
        if note[1] ~= "app" then assert.are.equal(delegate.scene, sent.object) end
      end)
    end
    taken(trace)
    app:background()
    assert.are.same({ "sceneWillResignActive", "sceneDidEnterBackground" }, taken(trace))
    assert.are.same({ "resigned", "scene", "app" }, posted)
    assert.are.equal("background", delegate.scene.activationState)
    assert.are.equal("background", UIApplication.shared.applicationState)
    app:background()
    assert.are.same({}, taken(trace))
    app:foreground()
    assert.are.same({ "sceneWillEnterForeground", "sceneDidBecomeActive" }, taken(trace))
    assert.are.equal("foregroundActive", delegate.scene.activationState)
  end)

  it("M-166: hears its end, and then the app delegate does", function()
    local trace = {}
    local app = launch((tracing(trace)))
    taken(trace)
    app:terminate()
    assert.are.same({ "sceneDidDisconnect", "willTerminate" }, trace)
  end)

  local function restoring(seen)
    return {
      stateRestorationActivity = function() return NSUserActivity { activityType = "list", title = "Teas", userInfo = { row = 7 } } end,
      restoreInteractionStateWith = function(self, _, activity)
        seen[#seen + 1] = "restore " .. activity.userInfo.row .. tostring(activity == self.session.stateRestorationActivity)
      end,
      sceneWillEnterForeground = function(self)
        local activity = self.session.stateRestorationActivity
        seen[#seen + 1] = activity and activity.activityType .. " " .. activity.title .. " " .. activity.userInfo.row or "none"
      end,
    }
  end

  it("M-167: finds what it answered before the system ended the app", function()
    local seen = {}
    local plugin, delegate = tracing({}, restoring(seen))
    local app = launch(plugin)
    delegate.session.userInfo = { visits = 2 }
    app:background()
    app = app:relaunch()
    assert.are.same({ "none", "restore 7true", "list Teas 7" }, seen)
    assert.are.same({ visits = 2 }, delegate.session.userInfo)
    app:relaunch()
    assert.are.same({ "restore 7true", "list Teas 7" }, { seen[4], seen[5] })
  end)

  it("M-167: finds nothing after the user has ended the app", function()
    local seen = {}
    local app = launch((tracing({}, restoring(seen))))
    app:background()
    app:terminate()
    app:relaunch()
    assert.are.same({ "none", "none" }, seen)
  end)

  it("is connected as configurationForConnecting says", function()
    local Delegate = class("Delegate", UIResponder)
    local made = {}
    function Delegate:willConnectTo(scene, session)
      made[#made + 1] = self
      self.name = session.configuration.name
      self.window = UIWindow { windowScene = scene }
      self.window.rootViewController = UIViewController {}
      self.window:makeKeyAndVisible()
    end
    function Delegate:save() self.saved = true end
    local asked = {}
    launch({
      didFinishLaunching = function() asked[#asked + 1] = "launched" end,
      configurationForConnecting = function(_, _, session, options)
        asked[#asked + 1] = session.role .. " " .. #options.urlContexts
        return UISceneConfiguration { name = "Main", delegateClass = Delegate }
      end,
    }, { system = 17 })
    assert.are.same({ "launched", "windowApplication 0" }, asked)
    assert.are.equal(1, #made)
    assert.are.equal("Main", made[1].name)
    -- window, scene, its delegate, application
    local window = made[1].window
    assert.are.equal(window.windowScene, window.next)
    assert.are.equal(made[1], window.windowScene.next)
    assert.is_true(UIApplication.shared:sendAction("save", nil, window))
    assert.is_true(made[1].saved)
  end)

  it("is no link of the responder chain where nobody hears of it", function()
    local window
    launch({
      didFinishLaunching = function()
        window = UIWindow {}
        window.rootViewController = UIViewController {}
        window:makeKeyAndVisible()
      end,
    }, { system = 17 })
    assert.are.equal(UIApplication.shared, window.next)
    assert.are.equal("windowApplication", window.windowScene.session.role)
  end)

  it("gets addresses, activities and quick actions", function()
    local heard = {}
    local plugin = tracing({}, {
      openURLContexts = function(_, _, contexts) heard[#heard + 1] = contexts[1].url.absoluteString end,
      continueUserActivity = function(_, _, activity) heard[#heard + 1] = activity.webpageURL.absoluteString end,
      performActionFor = function(_, scene, item, done)
        heard[#heard + 1] = item.type .. " " .. scene.activationState
        done(true)
      end,
      willConnectTo = function(self, scene, _, options)
        heard[#heard + 1] = options.shortcutItem and options.shortcutItem.type or "by hand"
        self.window = UIWindow { windowScene = scene, rootViewController = UIViewController {} }
        self.window:makeKeyAndVisible()
      end,
    })
    plugin.info = { UIApplicationShortcutItems = { { UIApplicationShortcutItemType = "new", UIApplicationShortcutItemTitle = "New" } } }
    local app = launch(plugin)
    assert.is_true(app:openURL "tea://cup")
    assert.is_true(app:continueActivity { webpageURL = "https://tea.example/1" })
    app:quickAction "new"
    app:terminate()
    app:quickAction "new"
    assert.are.same({ "by hand", "tea://cup", "https://tea.example/1", "new foregroundActive", "new" }, heard)
  end)

  it("refuses what is no delegate", function()
    assert.has_error(function() launch { sceneDelegate = 7 } end, "plugin.sceneDelegate must be a class that class() made, or a table, got 7")
    assert.has_error(function()
      launch { didFinishLaunching = function() end, configurationForConnecting = function() return 5 end }
    end)
    local Broken = class "Broken"
    function Broken:init() error "no scene today" end
    local ok, message = pcall(launch, { sceneDelegate = Broken })
    assert.is_false(ok)
    assert.is_truthy(tostring(message):find("no scene today", 1, true))
  end)

  it("is connected when an app that was launched in the background comes to the front", function()
    local trace = {}
    local plugin = tracing(trace)
    local started = plugin.didFinishLaunching
    function plugin.didFinishLaunching(self)
      started()
      UNUserNotificationCenter.current().delegate = { didReceive = function(_, _, response, done)
        trace[#trace + 1] = response.actionIdentifier
        done()
      end }
    end
    local app = launch(plugin, { permissions = { notifications = "authorized" } })
    local center = UNUserNotificationCenter.current()
    center:setNotificationCategories {
      UNNotificationCategory { identifier = "c", actions = { UNNotificationAction { identifier = "done", title = "Done" } } },
    }
    app:background()
    center:add(UNNotificationRequest { identifier = "n", content = UNMutableNotificationContent { title = "Tea", categoryIdentifier = "c" } })
    app:advance(1)
    app:terminate()
    for place = #trace, 1, -1 do trace[place] = nil end
    app:tapNotification("Tea", "Done")
    assert.are.same({ "didFinishLaunching", "done" }, trace)
    assert.are.equal("background", app.state)
    app:advance(10)
    app:foreground()
    assert.are.same({ "didFinishLaunching", "done", "willConnectTo", "sceneWillEnterForeground", "sceneDidBecomeActive", "viewDidAppear" }, trace)
    assert.are.equal("active", app.state)
  end)
end)
