-- Objects outlive their apps: a script may hold a view of an app that has been closed, that failed at its launch or that runs beside another
-- one, and use it there. Its constraints are then solved with those of its new window.

describe("an object of another app", function()
  -- How the app ends from which the views come.
  local ENDS = {
    closed = function(fill) launchWindow(fill):close() end,
    ["failed at its launch"] = function(fill)
      local ok = pcall(launchWindow, function(window)
        fill(window)
        window:layoutIfNeeded()
        error "no"
      end)
      assert.is_false(ok)
    end,
    running = function(fill) launchWindow(fill) end,
    relaunched = function(fill)
      local done ---@type boolean
      local app = launchWindow(function(window)
        if not done then fill(window) end
        done = true
      end)
      app:relaunch()
      app:close()
    end,
  }

  for name, finish in pairs(ENDS) do
    it("is laid out by constraints in the next app: " .. name, function()
      local box, inner ---@type UIView, UIView
      finish(function(window)
        for i = 1, 3 do
          box = UIView { translatesAutoresizingMaskIntoConstraints = false }
          window:addSubview(box)
          box.widthAnchor:constraint("==", 50 + i).isActive = true
          -- These are left behind.
          box.leftAnchor:constraint("==", window.leftAnchor).isActive = true
          box.topAnchor:constraint("==", window.topAnchor).isActive = true
          box.bottomAnchor:constraint("==", window.topAnchor, 90).isActive = true
          inner = UIView { translatesAutoresizingMaskIntoConstraints = false }
          box:addSubview(inner)
          inner.widthAnchor:constraint("==", box.widthAnchor, { multiplier = 0.5 }).isActive = true
          inner.heightAnchor:constraint("==", 7).isActive = true
          inner.leadingAnchor:constraint("==", box.layoutMarginsGuide.leadingAnchor).isActive = true
          inner.topAnchor:constraint("==", box.topAnchor).isActive = true
        end
      end)
      local app = launchWindow(function(window)
        window:addSubview(box)
        box.leftAnchor:constraint("==", window.leftAnchor, 30).isActive = true
        box.topAnchor:constraint("==", window.topAnchor, 40).isActive = true
        box.heightAnchor:constraint("==", 20).isActive = true
      end)
      app:advanceFrames(1)
      assert.are.same(CGRect { 30, 40, 53, 20 }, box.frame)
      assert.are.same(CGRect { 8, 0, 26.5, 7 }, inner.frame)
      -- Its own constraints go on with it.
      box.constraints[1].constant = 80
      app:advanceFrames(1)
      assert.are.equal(80, box.frame.width)
      assert.are.equal(40, inner.frame.width)
    end)

    it("is arranged by a stack view in the next app: " .. name, function()
      local stack ---@type UIStackView
      finish(function(window)
        stack = UIStackView { frame = { 0, 100, 300, 40 }, distribution = "fillEqually" }
        for _ = 1, 2 do stack:addArrangedSubview(UILabel { text = "x" }) end
        window:addSubview(stack)
        window:layoutIfNeeded()
      end)
      local app = launchWindow(function(window)
        window:addSubview(stack)
        stack:addArrangedSubview(UILabel { text = "y" })
      end)
      app:advanceFrames(1)
      assert.are.equal(3, #stack.arrangedSubviews)
      for i, label in ipairs(stack.arrangedSubviews) do assert.are.same(CGRect { (i - 1) * 100, 0, 100, 40 }, label.frame) end
    end)
  end

  it("goes from window to window of two running apps and back", function()
    local windows, box = {}, UIView { translatesAutoresizingMaskIntoConstraints = false }
    box.widthAnchor:constraint("==", 33).isActive = true
    box.heightAnchor:constraint("==", 11).isActive = true
    local apps = {}
    for i = 1, 2 do apps[i] = launchWindow(function(window) windows[i] = window end) end
    for round = 1, 4 do
      local number = round % 2 + 1
      windows[number]:addSubview(box)
      box.leftAnchor:constraint("==", windows[number].leftAnchor, round).isActive = true
      box.topAnchor:constraint("==", windows[number].topAnchor, 2).isActive = true
      apps[number]:advanceFrames(1)
      assert.are.same(CGRect { round, 2, 33, 11 }, box.frame)
    end
  end)

  it("a guide goes to a view of another app", function()
    local guide = UILayoutGuide {}
    launchWindow(function(window)
      window:addLayoutGuide(guide)
      guide.widthAnchor:constraint("==", 10).isActive = true
      window:layoutIfNeeded()
    end):close()
    local app = launchWindow(function(window)
      window:addLayoutGuide(guide)
      guide.leftAnchor:constraint("==", window.leftAnchor, 5).isActive = true
      guide.topAnchor:constraint("==", window.topAnchor, 6).isActive = true
      guide.heightAnchor:constraint("==", 8).isActive = true
      guide.widthAnchor:constraint("==", 9).isActive = true
    end)
    app:advanceFrames(1)
    assert.are.same(CGRect { 5, 6, 9, 8 }, guide.layoutFrame)
  end)
end)

describe("a position of a text that has become shorter", function()
  for name, make in pairs {
    ["a text view"] = function() return UITextView { text = "long text", frame = { 0, 50, 200, 99 } } end,
    ["a text field"] = function() return UITextField { text = "long text", frame = { 0, 50, 200, 30 } } end,
  } do
    it("stands at the end, in " .. name, function()
      local text = make()
      launch { didFinishLaunching = function()
        local window = UIWindow {}
        window:makeKeyAndVisible()
        window:addSubview(text)
      end }
      local old = text.endOfDocument
      local all = text:textRange(text.beginningOfDocument, old)
      for _, new in ipairs { "lo", "", "\u{1F600}" } do
        text.text = new
        local last = text.endOfDocument
        assert.are.equal(last.offset, old.offset)
        assert.are.same(text:caretRect(last), text:caretRect(old))
        assert.are.equal(new, text:textInRange(all))
        assert.are.equal(last.offset, all["end"].offset)
        text:firstRect(all)
        text:selectionRects(all)
        text.selectedTextRange = all
        text:replace(all, "again")
      end
    end)

    it("of another text is no danger either, in " .. name, function()
      local short, long = make(), make()
      short.text = "a"
      assert.are.same(short:caretRect(short.endOfDocument), short:caretRect(long.endOfDocument))
      short:firstRect(long:textRange(long.beginningOfDocument, long.endOfDocument))
      assert.is_nil(short:position(long.endOfDocument, 1))
    end)
  end
end)

describe("an object of an app that has been closed calls none of its functions, and says so:", function()
  local function ended(make)
    local thing ---@type any
    launchWindow(function(window) thing = make(window) end):close()
    return thing, launchWindow()
  end
  local MESSAGE = "the app to which it belongs has been closed"

  it("a timer", function()
    local timer = ended(function() return Timer.scheduledTimer(1, true, function() end) end)
    assert.error_matches(function() timer:fire() end, MESSAGE)
  end)

  it("an observer", function()
    local center = ended(function()
      NotificationCenter.default:addObserver("x", function() end)
      return NotificationCenter.default
    end)
    assert.error_matches(function() center:post "x" end, "belongs to an app that has been closed; take NotificationCenter.default")
  end)

  it("an operation, a work item", function()
    for _, make in ipairs { BlockOperation, DispatchWorkItem } do
      local work, app = ended(function() return make(function() end) end)
      if make == BlockOperation then OperationQueue.main:addOperation(work) else DispatchQueue.main:async(work) end
      assert.error_matches(function() app:advance(1) end, MESSAGE)
    end
  end)

  it("the data source of a table", function()
    local source = { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
    local view, app = ended(function(window) return UITableView { frame = window.bounds, dataSource = source } end)
    app.window:addSubview(view)
    assert.error_matches(
      function() view:reloadData() end, "numberOfRowsInSection can't be asked: the app to which the UITableViewDataSource belongs has been closed")
  end)
end)

-- As constants of a file have them.
local defaults, center, pasteboard = UserDefaults.standard, NotificationCenter.default, UIPasteboard.general

describe("the standard objects that a file has taken before its first app", function()
  for number = 1, 2 do
    it("are those of the app that runs: app " .. number, function()
      local heard = 0
      launchWindow()
      assert.is_nil(defaults:object "k")
      defaults:register { d = 7 }
      defaults:set(number, "k")
      assert.are.equal(number, UserDefaults.standard:integer "k")
      assert.are.equal(7, UserDefaults.standard:integer "d")
      NotificationCenter.default:addObserver("n", function() heard = heard + 1 end)
      local token = center:addObserver("n", function() heard = heard + 10 end)
      center:post "n"
      assert.are.equal(11, heard)
      NotificationCenter.default:removeObserver(token)
      NotificationCenter.default:post "n"
      assert.are.equal(12, heard)
      assert.is_false(pasteboard.hasStrings)
      pasteboard.string = "x" .. number
      assert.are.equal("x" .. number, UIPasteboard.general.string)
    end)
  end
end)

describe("what belongs to an app that has been closed", function()
  local old ---@type table
  before_each(function()
    local app = launchWindow()
    old = {
      app = app,
      window = app.window,
      session = URLSession.shared,
      pasteboard = UIPasteboard.general,
      animator = UIViewPropertyAnimator { duration = 1, curve = "linear" },
    }
    old.task = old.session:dataTask("https://a.test", function() end)
    old.task:resume()
    old.idle = old.session:dataTask("https://a.test", function() end)
    app:close()
    launchWindow()
  end)

  for what, use in pairs {
    ["the session"] = function() old.session:dataTask("https://a.test", function() end) end,
    ["the session: of a task"] = function() old.idle:resume() end,
    ["the window"] = function() old.window:makeKeyAndVisible() end,
    ["the window: shown"] = function() old.window.isHidden = false end,
    ["the window: key"] = function() old.window:makeKey() end,
    ["the window: with a root"] = function() old.window.rootViewController = UIViewController {} end,
    ["the property animator"] = function() old.animator:startAnimation() end,
  } do
    it("says so in the next one: " .. what, function()
      assert.raises(what:gsub(":.*", "") .. " belongs to an app that has been closed", use)
    end)
  end

  it("but the pasteboard is the device's", function()
    old.pasteboard.string = "b"
    assert.are.equal("b", UIPasteboard.general.string)
  end)
end)

describe("a service's object of an app that has ended", function()
  it("is refused in words, and asks nobody", function()
    local manager, center
    local plugin = { info = { NSLocationWhenInUseUsageDescription = "the way" }, didFinishLaunching = function(self)
      manager, center = CLLocationManager {}, UNUserNotificationCenter.current()
      self.window = UIWindow { rootViewController = UIViewController {} }
      self.window:makeKeyAndVisible()
    end }
    launch(plugin):terminate()
    local oldManager, oldCenter = manager, center
    local app = launch(plugin)
    for _, name in ipairs { "requestWhenInUseAuthorization", "requestAlwaysAuthorization", "startUpdatingLocation", "requestLocation" } do
      assert.raises("the location manager belongs to an app that has been closed", function() oldManager[name](oldManager) end)
    end
    assert.raises("this UNUserNotificationCenter belongs to an app that has been closed", function()
      oldCenter:add(UNNotificationRequest { identifier = "a", content = UNMutableNotificationContent { title = "x" } })
    end)
    manager:requestWhenInUseAuthorization()
    app:advance(0.5)
    assert.is_true(app:exists "Allow Once")
  end)
end)

describe("a manager of motions and a path monitor of an app that has ended", function()
  it("begin nothing in the next one, in words, and can still be ended", function()
    local first = launchWindow(function() end)
    local motion, monitor = CMMotionManager {}, NWPathMonitor {}
    motion:startAccelerometerUpdates()
    monitor:start()
    first:tilt { horizontal = 1 }
    first:close()
    local app = launchWindow(function() end)
    app:tilt {}
    assert.raises("the motion manager belongs to an app that has been closed; make it in each launch", function() motion:startDeviceMotionUpdates() end)
    motion:stopAccelerometerUpdates()
    monitor:cancel()
    assert.raises("the path monitor belongs to an app that has been closed; make it in each launch", function() monitor:start() end)
    assert.is_false(motion.isAccelerometerActive)
  end)

  it("tell of their own app while another one runs", function()
    local first = launchWindow(function() end)
    local motion, monitor, heard = CMMotionManager {}, NWPathMonitor {}, {}
    motion:startAccelerometerUpdates(OperationQueue.main, function(data) heard.x = data.acceleration.x end)
    monitor.pathUpdateHandler = function(path) heard.status = path.status end
    monitor:start()
    first:tilt { horizontal = 1 }
    first:setNetwork "none"
    launchWindow(function() end):tilt {}
    first:advance(0.5)
    assert.is_true(heard.x > 0.5)
    assert.are.equal("unsatisfied", heard.status)
    assert.are.equal("unsatisfied", monitor.currentPath.status)
    assert.is_true(motion.accelerometerData.acceleration.x > 0.5)
  end)
end)

describe("what an app has once, kept from one that has ended", function()
  -- What scripts get it from, and what they do with it.
  local ONCE = {
    ["UIApplication.shared"] = { function() return UIApplication.shared end, function(it) it.isIdleTimerDisabled = true end },
    ["UserDefaults.standard"] = { function() return UserDefaults.standard end, function(it) it:set(1, "a") end },
    ["NotificationCenter.default"] = { function() return NotificationCenter.default end, function(it) it:post "a" end },
    ["UNUserNotificationCenter.current()"] = { UNUserNotificationCenter.current, function(it) it:removeAllPendingNotificationRequests() end },
    ["UIDevice.current"] = { function() return UIDevice.current end, function(it) return it.orientation end },
    ["UIScreen.main"] = { function() return UIScreen.main end, function(it) return it.bounds end },
    ["UIMenuController.shared"] = { function() return UIMenuController.shared end, function(it) it.menuItems = {} end },
    ["BGTaskScheduler.shared"] = { function() return BGTaskScheduler.shared end, function(it) it:cancelAllTaskRequests() end },
    ["window.windowScene.session"] = {
      function() return UIApplication.shared.windows[1].windowScene.session end, function(it) it.userInfo = { place = 1 } end
    },
    ["UIApplication.shared.connectedScenes"] = { function() return UIApplication.shared.connectedScenes[1] end, function(it) return it.windows end },
  }
  local function app() return launchWindow(function() end) end

  for name, use in pairs(ONCE) do
    it("is refused in words in the next app: " .. name, function()
      local first = app()
      local kept = use[1]()
      use[2](kept)
      first:close()
      app()
      assert.raises("belongs to an app that has been closed; take " .. name .. " in each launch", function() use[2](kept) end)
      use[2](use[1]())
    end)
  end

  it("is refused after a relaunch, too, and answers while no other app runs", function()
    local first = app()
    local kept = UserDefaults.standard
    kept:set("blue", "colour")
    first:terminate()
    assert.equals("blue", kept:string "colour")
    first:relaunch()
    assert.raises("take UserDefaults.standard in each launch", function() kept:set("red", "colour") end)
    assert.equals("blue", UserDefaults.standard:string "colour")
  end)

  it("is no matter while both run, or for centers of one's own", function()
    app()
    local kept, own = UserDefaults.standard, NotificationCenter {}
    local first = app()
    kept:set(1, "a")
    first:close()
    app()
    own:post "a"
    kept:set(2, "a")
  end)
end)
