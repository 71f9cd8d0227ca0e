-- app:stateHash(): what objects of the host are made of, what methods have given them, and what is switched for the whole app.

local function nothing() end
local function something() return 5 end
local star, heart = function() return UIImage { systemName = "star" } end, function() return UIImage { systemName = "heart" } end

-- an app whose plugin holds a value, which stands in the root's view if it is one
local function holding(make)
  local plugin = {}
  function plugin:didFinishLaunching()
    self.root = UIViewController {}
    self.window = UIWindow { rootViewController = self.root }
    self.window:makeKeyAndVisible()
    self.value = make(self, self.root.view)
    make = nil
  end
  return launch(plugin, { system = 17 }), plugin
end

local function hash(make)
  local app = holding(make)
  local hash = app:stateHash()
  app:close()
  return hash
end

local function added(make)
  return function(_, view)
    local value = make()
    view:addSubview(value)
    return value
  end
end

local function drawn(color)
  return function()
    return UIGraphicsImageRenderer { size = { 5, 5 } }:image(function() UIColor[color]:setFill() UIRectFill { 0, 0, 5, 5 } end)
  end
end

-- two objects of a class that behave differently
local values = {
  date = { function() return Date { timeIntervalSince1970 = 5 } end, function() return Date { timeIntervalSince1970 = 6 } end },
  color = { function() return UIColor { red = 1, green = 0, blue = 0 } end, function() return UIColor { red = 0, green = 0, blue = 0 } end },
  font = { function() return UIFont.systemFont(12) end, function() return UIFont.boldSystemFont(12) end },
  symbol = { star, heart },
  picture = { drawn "red", drawn "blue" },
  error = { function() return NSError { domain = "a", code = 1 } end, function() return NSError { domain = "a", code = 2 } end },
  url = { function() return URL { string = "https://a.b" } end, function() return URL { string = "https://a.c" } end },
  zone = { function() return TimeZone { identifier = "UTC" } end, function() return TimeZone { identifier = "Europe/Berlin" } end },
  locale = { function() return Locale { identifier = "de_DE" } end, function() return Locale { identifier = "fr_FR" } end },
  calendar = { function() return Calendar { identifier = "gregorian" } end, function() return Calendar { identifier = "buddhist" } end },
  measure = { function() return Measurement { value = 1, unit = "meters" } end, function() return Measurement { value = 2, unit = "meters" } end },
  pattern = { function() return NSRegularExpression { pattern = "a" } end, function() return NSRegularExpression { pattern = "b" } end },
  gradient = { function() return CGGradient { colors = { "red", "blue" } } end, function() return CGGradient { colors = { "red", "green" } } end },
  spring = { function() return UISpringTimingParameters { dampingRatio = 0.5 } end, function() return UISpringTimingParameters { dampingRatio = 0.6 } end },
  curve = { function() return UICubicTimingParameters { animationCurve = "linear" } end, function() return UICubicTimingParameters { animationCurve = "easeIn" } end },
  blur = { function() return UIBlurEffect { style = "dark" } end, function() return UIBlurEffect { style = "light" } end },
  traits = { function() return UITraitCollection { userInterfaceStyle = "dark" } end, function() return UITraitCollection { userInterfaceStyle = "light" } end },
  trigger = { function() return UNTimeIntervalNotificationTrigger { timeInterval = 5 } end, function() return UNTimeIntervalNotificationTrigger { timeInterval = 6 } end },
  request = {
    function() return UNNotificationRequest { identifier = "a", content = UNMutableNotificationContent { title = "a" } } end,
    function() return UNNotificationRequest { identifier = "a", content = UNMutableNotificationContent { title = "b" } } end,
  },
  detent = { function() return UISheetPresentationControllerDetent.large() end, function() return UISheetPresentationControllerDetent.medium() end },
  layout = {
    function() return UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "plain" }) end,
    function() return UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "grouped" }) end,
  },
  size = {
    function() return NSCollectionLayoutDimension.absolute(5) end, function() return NSCollectionLayoutDimension.estimated(5) end,
  },
  accessory = { function() return UICellAccessory.checkmark() end, function() return UICellAccessory.disclosureIndicator() end },
  swipes = {
    function() return UISwipeActionsConfiguration { actions = {} } end,
    function() return UISwipeActionsConfiguration { actions = { UIContextualAction { style = "normal", title = "a", handler = nothing } } } end,
  },
  menu = {
    function() return UIMenu { children = { UIAction { title = "a", handler = nothing } } } end,
    function() return UIMenu { children = { UIAction { title = "a", handler = something } } } end,
  },
  shared = { function() return UIActivityViewController { activityItems = { "a" } } end, function() return UIActivityViewController { activityItems = { "b" } } end },
  ended = { function() return Task(function() return 1 end) end, function() return Task(function() return 2 end) end },
}

local function slider() return UISlider { frame = { 0, 0, 100, 30 } } end
local function segments() return UISegmentedControl { items = { "a", "b" }, frame = { 0, 0, 100, 30 } } end
local function root(plugin) return plugin.root end
local function rootView(_, view) return view end
local function nobody() return {} end

-- what makes an object, and what changes it
local changes = {
  ["slider's thumb"] = { added(slider), function(it) it:setThumbImage(star(), "highlighted") end },
  ["stepper's image"] = { added(function() return UIStepper {} end), function(it) it:setIncrementImage(star(), "normal") end },
  ["segment's title"] = { added(segments), function(it) it:setTitle("c", 2) end },
  ["segments' attributes"] = { added(segments), function(it) it:setTitleTextAttributes({ foregroundColor = "red" }, "selected") end },
  ["page's dot"] = { added(function() return UIPageControl { numberOfPages = 3 } end), function(it) it:setIndicatorImage(star(), 2) end },
  ["item's attributes"] = { function() return UIBarButtonItem { title = "a" } end, function(it) it:setTitleTextAttributes({ foregroundColor = "red" }, "normal") end },
  ["bar's buttons"] = { function() return UINavigationBarAppearance {} end, function(it) it.buttonAppearance.normal.titleTextAttributes = { foregroundColor = "red" } end },
  ["back sign"] = { function() return UINavigationBarAppearance {} end, function(it) it:setBackIndicatorImage(star(), star()) end },
  ["image view"] = { added(function() return UIImageView { image = star() } end), function(it) it.image = heart() end },
  ["search text"] = { function() return UISearchController {} end, function(it) it.searchBar.text = "q" end },
  ["traits of a controller"] = { root, function(it) it:registerForTraitChanges({ "userInterfaceStyle" }, nothing) end },
  ["traits of a view"] = { rootView, function(it) it:registerForTraitChanges({ "userInterfaceStyle" }, nothing) end },
  ["trait override"] = { rootView, function(it) it.traitOverrides.userInterfaceStyle = "dark" end },
  ["content scroll view"] = { added(function() return UIScrollView {} end), function(it, plugin) plugin.root:setContentScrollView(it) end },
  ["interaction"] = { rootView, function(it, plugin) it:addInteraction(UIEditMenuInteraction { delegate = plugin }) end },
  ["observed"] = { rootView, function(it) it:observe("alpha", nothing) end },
  ["observed no more"] = {
    function(plugin, view)
      plugin.observation = view:observe("alpha", nothing)
      return view
    end,
    function(_, plugin) plugin.observation:invalidate() end,
  },
  ["observer"] = {
    function(plugin, view)
      function plugin:observeValue() end
      return view
    end,
    function(it, plugin) it:addObserver(plugin, "alpha") end,
  },
  ["layer's own value"] = { function(_, view) return view.layer end, function(it) it:setValue(5, "own") end },
  ["animation's own value"] = { function() return CABasicAnimation { keyPath = "opacity" } end, function(it) it:setValue(5, "own") end },
  ["boundary"] = { function() return UICollisionBehavior { items = {} } end, function(it) it:addBoundary("a", { 0, 0 }, { 5, 5 }) end },
  ["velocity"] = {
    function() return UIDynamicItemBehavior { items = { UIView { frame = { 0, 0, 9, 9 } } } } end, function(it) it:addLinearVelocity({ 5, 5 }, it.items[1]) end,
  },
  ["decoration"] = { function() return UICollectionViewFlowLayout {} end, function(it) it:register(UICollectionReusableView, "k") end },
  ["suspended queue"] = { function() return DispatchQueue { label = "a" } end, function(it) it:suspend() end },
  ["ended session"] = { function() return URLSession { configuration = URLSessionConfiguration.default } end, function(it) it:invalidateAndCancel() end },
  ["stream"] = { function(plugin) return AsyncStream(function(it) plugin.continuation = it end) end, function(_, plugin) plugin.continuation:yield(5) end },
  ["lock"] = { function() return NSLock {} end, function(it) it:lock() end },
  ["activity"] = { function() return NSUserActivity { activityType = "a" } end, function(it) it:becomeCurrent() end },
  ["path monitor"] = { function() return NWPathMonitor {} end, function(it) it:start() end },
  ["authentication"] = { function() return LAContext {} end, function(it) it:invalidate() end },
  ["own center"] = { function() return NotificationCenter {} end, function(it) it:addObserver { forName = "x", using = nothing } end },
  ["presentation's delegate"] = { function() return UIViewController { modalPresentationStyle = "pageSheet" } end, function(it, plugin) it.presentationController.delegate = plugin end },
  ["popover's place"] = {
    function() return UIViewController { modalPresentationStyle = "popover" } end, function(it, plugin) it.popoverPresentationController.sourceView = plugin.root.view end,
  },
  ["registered defaults"] = { nobody, function() UserDefaults.standard:register { k = 1 } end },
  ["categories"] = { nobody, function() UNUserNotificationCenter.current():setNotificationCategories { UNNotificationCategory { identifier = "c", actions = {} } } end },
  ["ignored touches"] = { nobody, function() UIApplication.shared:beginIgnoringInteractionEvents() end },
  ["battery"] = { nobody, function() UIDevice.current.isBatteryMonitoringEnabled = true end },
  ["animations"] = { nobody, function() UIView.setAnimationsEnabled(false) end },
  ["appearance"] = { nobody, function() UILabel.appearance().textColor = "red" end },
  ["pasteboard's picture"] = { nobody, function() UIPasteboard.general.image = star() end },
}

describe("the state hash", function()
  it("tells apart what objects are made of", function()
    for name, pair in pairs(values) do
      local one = hash(pair[1])
      assert.equals(one, hash(pair[1]), name)
      assert["false"](one == hash(pair[2]), name)
    end
  end)

  it("tells apart what objects and the app were given", function()
    for name, case in pairs(changes) do
      local app, plugin = holding(case[1])
      local first = app:stateHash()
      assert.equals(first, hash(case[1]), name)
      case[2](plugin.value, plugin)
      assert["false"](first == app:stateHash(), name)
      app:close()
    end
  end)

  it("tells apart which function is called at the end of what is under way", function()
    local function hashOfChange(make)
      local app, plugin = holding(nobody)
      make(function(row) return function() plugin.row = row end end, plugin)
      local hash = app:stateHash()
      app:close()
      return hash
    end
    local kinds = {
      request = function(done) URLSession.shared:dataTask(URL { string = "https://a.test" }, done):resume() end,
      animation = function(done, plugin) UIView.animate { duration = 1, animations = function() plugin.root.view.alpha = 0.5 end, completion = done } end,
      transition = function(done, plugin) UIView.transition { with = plugin.root.view, duration = 1, options = { "transitionCrossDissolve" }, completion = done } end,
      keyframes = function(done, plugin)
        UIView.animateKeyframes { duration = 1, animations = function() plugin.root.view.alpha = 0.5 end, completion = done }
      end,
      group = function(done, plugin)
        plugin.group = DispatchGroup()
        plugin.group:enter()
        plugin.group:notify(DispatchQueue.main, done)
      end,
    }
    for name, kind in pairs(kinds) do
      local function at(row) return hashOfChange(function(made, plugin) kind(made(row), plugin) end) end
      assert.equals(at(1), at(1), name)
      assert["false"](at(1) == at(2), name)
    end
  end)

  it("tells apart what makes and fills cells", function()
    local One, Other = class("One", UITableViewCell), class("Other", UITableViewCell)
    local function registered(cells) return hash(added(function() local list = UITableView {} list:register(cells, "row") return list end)) end
    assert.equals(registered(One), registered(One))
    assert["false"](registered(One) == registered(Other))
    local function filled(text)
      return hash(function(self)
        self.fill = UICollectionView.CellRegistration { handler = function(cell) cell.accessibilityLabel = text end }
        return self.fill
      end)
    end
    assert.equals(filled "a", filled "a")
    assert["false"](filled "a" == filled "b")
  end)

  it("knows what the app's server will answer next", function()
    local servers = {
      counting = function(server)
        local count = 0
        server:get("/x", function() count = count + 1 return { json = { count } } end)
      end,
      sequence = function(server) server:get("/x", { sequence = { { json = { 1 } }, { json = { 2 } }, { json = { 3 } } } }) end,
      times = function(server)
        server:get("/x", { json = { 0 } })
        server:get("/x", { json = { 1 } }, { times = 2 })
      end,
    }
    for name, make in pairs(servers) do
      local server = Server {}
      make(server)
      local app = launch({ didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }, { network = server })
      local seen = { app:stateHash() }
      for _ = 1, 4 do
        URLSession.shared:dataTask(URL { string = "https://a.test/x" }, nothing):resume()
        app:wait(1)
        seen[#seen + 1] = app:stateHash()
      end
      assert["false"](seen[1] == seen[2], name)
      assert["false"](seen[2] == seen[3], name)
      if name ~= "counting" then assert.equals(seen[4], seen[5], name) end
      app:close()
    end
  end)

  it("knows the functions that are called at the end of what is under way", function()
    local function rows()
      local count = 3
      local source = {
        numberOfRowsInSection = function() return count end,
        numberOfItemsInSection = function() return count end,
        cellForRowAt = function() return UITableViewCell {} end,
        cellForItemAt = function(_, view, path) return view:dequeueReusableCell("cell", path) end,
      }
      return source, function() count = count + 1 end
    end
    local begin = {
      animate = function(_, view, done) UIView.animate { duration = 1, animations = function() view.alpha = 0.5 end, completion = done } end,
      transition = function(_, view, done)
        UIView.transition { with = view, duration = 1, options = { "transitionCrossDissolve" }, animations = nothing, completion = done }
      end,
      present = function(root, _, done) root:present(UIViewController {}, true, done) end,
      dismiss = function(root, _, done)
        root:present(UIViewController {}, false)
        root:dismiss(true, done)
      end,
      animator = function(_, view, done)
        local animator = UIViewPropertyAnimator { duration = 1, animations = function() view.alpha = 0.5 end }
        if done then animator:addCompletion(done) end
        animator:startAnimation()
      end,
      changes = function(_, _, done, plugin) plugin.kept = UIViewPropertyAnimator { duration = 1, animations = done } end,
      transaction = function(_, view, done)
        CATransaction.begin()
        CATransaction.setCompletionBlock(done)
        view.layer:add(CABasicAnimation { keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1 }, "fade")
        CATransaction.commit()
      end,
      batch = function(_, view, done)
        local table = UITableView { frame = view.bounds }
        local source, add = rows()
        table.dataSource = source
        view:addSubview(table)
        table:layoutIfNeeded()
        table:performBatchUpdates(function() add() table:insertRows({ IndexPath(1, 1) }, "fade") end, done)
      end,
      layout = function(_, view, done)
        local items = UICollectionView { frame = view.bounds, collectionViewLayout = UICollectionViewFlowLayout {} }
        items:register(UICollectionViewCell, "cell")
        items.dataSource = rows()
        view:addSubview(items)
        items:layoutIfNeeded()
        items:setCollectionViewLayout(UICollectionViewFlowLayout { itemSize = { 20, 20 } }, true, done)
      end,
      children = function(root, view, done)
        local from, to = UIViewController {}, UIViewController {}
        root:addChild(from)
        view:addSubview(from.view)
        root:addChild(to)
        root:transition { from = from, to = to, duration = 1, animations = nothing, completion = done }
      end,
      coordinator = function(root, _, done)
        root:present(UIViewController {}, true)
        root.transitionCoordinator:animate(nil, done)
      end,
      icon = function(_, _, done) UIApplication.shared:setAlternateIconName("Dark", done) end,
      question = function(_, _, done) UNUserNotificationCenter.current():requestAuthorization({ "alert" }, done) end,
      request = function(_, _, done) URLSession.shared:dataTask("https://a.test/x", done or nothing):resume() end,
    }
    for name, start in pairs(begin) do
      local function begun(done)
        local app, plugin = holding(nobody)
        start(plugin.root, plugin.root.view, done, plugin)
        local during = app:stateHash()
        app:close()
        return during
      end
      local function other() return 6 end
      assert.equals(begun(something), begun(something), name)
      assert["false"](begun(something) == begun(other), name .. ": another function")
      if name ~= "request" and name ~= "question" then assert["false"](begun(nil) == begun(something), name .. ": none") end
    end
  end)

  it("forgets them once they were called", function()
    local app, plugin = holding(nobody)
    local first = app:stateHash()
    plugin.root:present(UIViewController {}, true, something)
    app:settle()
    plugin.root:dismiss(true, something)
    app:settle()
    assert.equals(first, app:stateHash())
  end)

  it("knows the functions of elements that are made later", function()
    local makers = {
      deferred = function(call) return UIDeferredMenuElement(call) end,
      rotor = function(call) return UIAccessibilityCustomRotor { name = "a", itemSearch = call } end,
      action = function(call) return UIAccessibilityCustomAction { name = "a", actionHandler = call } end,
      menu = function(call) return UIContextMenuConfiguration { actionProvider = call } end,
      behavior = function(call) return UIGravityBehavior { items = {}, action = call } end,
    }
    for name, make in pairs(makers) do
      local function held(call) return hash(function() return make(call) end) end
      assert.equals(held(nothing), held(nothing), name)
      assert["false"](held(nothing) == held(something), name)
    end
  end)

  it("knows what was asked of a server whose answers depend on it", function()
    local function seen(look)
      local server = Server {}
      server:get("/x", function() return { json = { look and #server.requests or 1 } } end)
      local app = launch({ didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }, { network = server })
      local hashes = {}
      for count = 1, 2 do
        URLSession.shared:dataTask(URL { string = "https://a.test/x" }, nothing):resume()
        app:wait(1)
        hashes[count] = app:stateHash()
      end
      app:close()
      return hashes[1] == hashes[2]
    end
    assert.is_true(seen(false))
    assert.is_false(seen(true))
  end)

  it("is the same after a turn and back", function()
    local app = holding(nobody)
    local first = app:stateHash()
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert["false"](first == app:stateHash())
    app:rotateDevice "portrait"
    app:settle()
    assert.equals(first, app:stateHash())
  end)

  it("is the same when a proxy is given its value again", function()
    local app = holding(nobody)
    UILabel.appearance().textColor = "red"
    UILabel.appearance().alpha = 0.5
    local first = app:stateHash()
    UILabel.appearance().alpha = 0.4
    UILabel.appearance().alpha = 0.5
    assert.equals(first, app:stateHash())
  end)

  it("is the same when lists were read, and when something came and went", function()
    local app, plugin = holding(function() return URL { string = "https://a.test/b/c?d=e" } end)
    app:setPermission("notifications", "authorized")
    UIApplication.shared:registerForRemoteNotifications()
    app:background()
    app:push { aps = { alert = "one" } }
    plugin.parts = URLComponents { string = "https://a.test/?d=e" }
    plugin.progress = Progress { totalUnitCount = 3 }
    local first = app:stateHash()
    assert.equals(3, #plugin.value.pathComponents)
    assert.equals(1, #plugin.parts.queryItems)
    assert.equals(1, #app.notifications)
    assert.equals(0, #app.files)
    assert.equals(0, plugin.progress.fractionCompleted)
    assert.equals(first, app:stateHash())
    UNUserNotificationCenter.current():removeDeliveredNotifications { "push-1" }
    assert["false"](first == app:stateHash())
  end)
end)
