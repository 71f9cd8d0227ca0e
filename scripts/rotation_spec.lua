-- The device is turned: which callbacks come, which views are resized, what goes on meanwhile.

--- A window with one controller whose class has the given methods.
local function launchWith(methods, options)
  ---@class rotation_spec.Controller: UIViewController
  ---@overload fun(properties?: table): rotation_spec.Controller
  local Controller = class("Controller", UIViewController)
  for name, method in pairs(methods or {}) do Controller[name] = method end
  local controller = Controller {}
  local app = launchWindow(controller, options)
  return app, controller
end

describe("app:rotateDevice", function()
  it("a root that allows landscape only turns the screen: at the launch before the first frame, later before the next one", function()
    ---@class rotation_spec.Wide: UIViewController
    ---@overload fun(properties?: table): rotation_spec.Wide
    local Wide = class("Wide", UIViewController)
    function Wide:supportedInterfaceOrientations() return "landscape" end
    local window ---@type UIWindow
    local function wide(root) return launchWindow(function(made) window, made.rootViewController = made, root end) end
    local app = wide(Wide {})
    assert.are.equal(CGRect(0, 0, 568, 320), UIScreen.main.bounds)
    assert.are.equal(CGRect(0, 0, 568, 320), window.rootViewController.view.frame)
    assert.are.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    app:rotateDevice "portrait"
    assert.are.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    window.rootViewController = UIViewController {}
    app:rotateDevice "landscapeRight"
    app:rotateDevice "portrait"
    assert.are.equal("portrait", UIApplication.shared.statusBarOrientation)
    window.rootViewController = Wide {}
    app:settle()
    assert.are.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    assert.are.equal(CGRect(0, 0, 568, 320), window.rootViewController.view.frame)
  end)

  it("turns the screen, its window and the root controller's view", function()
    local app, controller = launchWith(nil, { device = "iPhone SE" })
    for orientation, size in pairs { landscapeLeft = { 568, 320 }, portrait = { 320, 568 }, landscapeRight = { 568, 320 } } do
      app:rotateDevice(orientation)
      local bounds = CGRect(0, 0, size[1], size[2])
      assert.are.equal(bounds, UIScreen.main.bounds)
      assert.are.equal(bounds, app.window.frame)
      assert.are.equal(bounds, controller.view.frame)
      assert.are.equal(orientation, UIDevice.current.orientation)
      app:settle()
    end
  end)

  it("names the interface by where its left and right are: the other way round than the device", function()
    local app = launchWith(nil, { device = "iPad" })
    local seen = {}
    for _, orientation in ipairs { "landscapeLeft", "landscapeRight", "portraitUpsideDown", "portrait" } do
      app:rotateDevice(orientation)
      seen[#seen + 1] = UIApplication.shared.statusBarOrientation
    end
    assert.are.same({ "landscapeRight", "landscapeLeft", "portraitUpsideDown", "portrait" }, seen)
  end)

  it("turns the safe area of an iPhone 16", function()
    local app, controller = launchWith(nil, { device = "iPhone 16" })
    assert.are.equal(UIEdgeInsets(59, 0, 34, 0), controller.view.safeAreaInsets)
    app:rotateDevice "landscapeRight"
    assert.are.equal(UIEdgeInsets(0, 59, 21, 59), controller.view.safeAreaInsets)
    assert.are.equal(CGRect(0, 0, 852, 393), controller.view.frame)
    app:rotateDevice "portrait"
    assert.are.equal(UIEdgeInsets(59, 0, 34, 0), controller.view.safeAreaInsets)
  end)

  it("posts the device's notification, also where the screen stays", function()
    local app = launchWith(nil, { device = "iPhone SE" })
    local seen = {}
    NotificationCenter.default:addObserver(UIDevice.orientationDidChangeNotification, function(notification)
      seen[#seen + 1] = notification.object.orientation
    end)
    for _, orientation in ipairs { "landscapeLeft", "landscapeLeft", "faceUp", "portraitUpsideDown" } do app:rotateDevice(orientation) end
    assert.are.same({ "landscapeLeft", "faceUp", "portraitUpsideDown" }, seen)
    assert.are.equal(CGRect(0, 0, 568, 320), app.window.bounds)
  end)

  it("asks the topmost controller that fills the screen", function()
    local app, controller = launchWith({ supportedInterfaceOrientations = function() return { "portrait", "landscapeRight" } end })
    app:rotateDevice "landscapeRight"
    assert.are.equal("portrait", UIApplication.shared.statusBarOrientation)
    app:rotateDevice "landscapeLeft"
    assert.are.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    ---@class rotation_spec.Upright: UIViewController
    ---@overload fun(properties?: table): rotation_spec.Upright
    local Upright = class("Upright", UIViewController)
    function Upright:shouldAutorotate() return false end
    controller:present(Upright {}, false)
    app:rotateDevice "portrait"
    assert.are.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    controller:dismiss(false)
    app:rotateDevice "portrait"
    assert.are.equal("portrait", UIApplication.shared.statusBarOrientation)
  end)

  it("wants a way to hold the device", function()
    local app = launchWith()
    assert.error_matches(function() app:rotateDevice "landscape" end, "rotateDevice.*orientation.*landscapeLeft.*got the string \"landscape\"")
    assert.error_matches(function() app:rotateDevice "unknown" end, "orientation must be a way to hold the device")
    assert.error_matches(function() app:rotateDevice() end, "orientation")
    assert.error_matches(function() launchWith { supportedInterfaceOrientations = function() return "sideways" end } end, "supportedInterfaceOrientations must return one or a list of.*\"sideways\"")
  end)

  it("leaves a window alone that doesn't fill the screen", function()
    local app = launchWith(nil, { device = "iPhone SE" })
    local small = UIWindow { frame = { 10, 20, 100, 50 }, isHidden = false }
    local large = UIWindow { frame = { 0, 0, 1000, 2000 }, isHidden = false }
    app:rotateDevice "landscapeLeft"
    assert.are.equal(CGRect(10, 20, 100, 50), small.frame)
    assert.are.equal(CGRect(0, 0, 1000, 2000), large.frame)
  end)

  it("turns two apps by themselves", function()
    local first = launchWith(nil, { device = "iPhone SE" })
    local second = launchWith(nil, { device = "iPhone 8" })
    first:rotateDevice "landscapeLeft"
    assert.are.equal(CGRect(0, 0, 568, 320), first.window.bounds)
    assert.are.equal(CGRect(0, 0, 375, 667), second.window.bounds)
  end)
end)

describe("controllers in a turn", function()
  it("hear of it in UIKit's order: the size, the layout, what runs along, the end", function()
    local log, app = {}, nil
    app = launchWith({
      viewWillTransition = function(self, size, coordinator)
        log[#log + 1] = "will " .. tostring(size) .. " from " .. tostring(self.view.bounds.size)
        UIViewController.viewWillTransition(self, size, coordinator)
        coordinator:animate(function(context)
          log[#log + 1] = "along " .. tostring(self.view.bounds.size) .. " " .. context.transitionDuration
        end, function() log[#log + 1] = "end at " .. ("%.2f"):format(app.time) end)
      end,
      viewDidLayoutSubviews = function(self) log[#log + 1] = "layout " .. tostring(self.view.bounds.size) end,
    }, { device = "iPhone SE" })
    log = {}
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({
      "will CGSize {568, 320} from CGSize {320, 568}", "along CGSize {568, 320} 0.3", "layout CGSize {568, 320}", "end at 0.30",
    }, log)
  end)

  it("that fill their container are told its size, others their own or nothing", function()
    local log = {}
    ---@class rotation_spec.Child: UIViewController
    ---@overload fun(properties?: table): rotation_spec.Child
    local Child = class("Child", UIViewController)
    function Child:viewWillTransition(size) log[#log + 1] = self.title .. " " .. tostring(size) end
    local app, controller = launchWith(nil, { device = "iPhone SE" })
    for title, mask in pairs { fills = { "flexibleWidth", "flexibleHeight" }, wide = "flexibleWidth", stays = {} } do
      local child = Child { title = title }
      controller:addChild(child)
      child.view.frame = title == "fills" and controller.view.bounds or CGRect(0, 0, 100, 50)
      child.view.autoresizingMask = mask
      controller.view:addSubview(child.view)
      child:didMoveToParent(controller)
    end
    app:rotateDevice "landscapeLeft"
    table.sort(log)
    assert.are.same({ "fills CGSize {568, 320}", "wide CGSize {348, 50}" }, log)
  end)

  it("that are pushed or presented get the new size too", function()
    local navigation = UINavigationController { rootViewController = UIViewController {} }
    local app = launchWindow(navigation, { device = "iPhone SE" })
    local pushed, presented = UIViewController {}, UIViewController {}
    navigation:pushViewController(pushed, false)
    app:rotateDevice "landscapeLeft"
    assert.are.equal(CGSize(568, 320), pushed.view.bounds.size)
    navigation:present(presented, true)
    app:advance(0.1)
    app:rotateDevice "portrait"
    assert.are.equal(CGRect(0, 0, 320, 568), presented.view.frame)
    app:settle()
    navigation:dismiss(true)
    app:advance(0.1)
    app:rotateDevice "landscapeRight"
    app:settle()
    assert.are.equal(CGRect(0, 0, 568, 320), pushed.view.frame)
    assert.is_nil(navigation.presentedViewController)
  end)

  it("aren't told of a turn by 180 degrees, as no size changes", function()
    local told = 0
    local app = launchWith({ viewWillTransition = function() told = told + 1 end }, { device = "iPad" })
    app:rotateDevice "portraitUpsideDown"
    assert.are.equal(0, told)
    app:rotateDevice "landscapeLeft"
    assert.are.equal(1, told)
  end)

  it("turn at once where nothing is animated", function()
    local ended = false
    local app = launchWith({
      viewWillTransition = function(_, _, coordinator)
        assert.is_false(coordinator.isAnimated)
        coordinator:animate(nil, function() ended = true end)
      end,
    }, { animations = false })
    app:rotateDevice "landscapeLeft"
    assert.is_true(ended)
  end)

  it("that raise in the turn are heard where it was asked for", function()
    local app = launchWith { viewWillTransition = function() error "no room" end }
    local ok, message = pcall(function() app:rotateDevice "landscapeLeft" end)
    assert.is_false(ok)
    assert.matches("^[^\n]*rotation_spec.lua:%d+: no room", message)
  end)
end)

describe("in a turn of the screen", function()
  it("a finger is taken off the glass, and may come back at once", function()
    local app, controller = launchWith(nil, { device = "iPhone SE" })
    local phases = {}
    ---@class rotation_spec.V: UIView
    ---@overload fun(properties?: table): rotation_spec.V
    local V = class("V", UIView)
    for name in pairs { touchesBegan = 1, touchesCancelled = 1, touchesEnded = 1 } do
      V[name] = function() phases[#phases + 1] = name end
    end
    local view = V { frame = { 0, 0, 100, 100 } }
    controller.view:addSubview(view)
    app:touch(50, 50)
    app:rotateDevice "landscapeLeft"
    assert.are.same({ "touchesBegan", "touchesCancelled" }, phases)
    app:tap { 50, 50 }
    assert.are.equal("touchesEnded", phases[#phases])
  end)

  --- Five pages; a controller lays them out for the size of its view.
  local function launchPages()
    local scroll ---@type UIScrollView
    local app = launchWith({
      viewDidLoad = function(self)
        scroll = UIScrollView { frame = self.view.bounds, isPagingEnabled = true, autoresizingMask = { "flexibleWidth", "flexibleHeight" } }
        self.view:addSubview(scroll)
      end,
      viewDidLayoutSubviews = function() scroll.contentSize = { 5 * scroll.bounds.width, scroll.bounds.height } end,
    }, { device = "iPhone SE" })
    return app, scroll
  end

  it("a scroll view on its way to a page goes on to that page of the new size", function()
    local app, scroll = launchPages()
    scroll.contentOffset = { 960, 0 }
    app:drag { from = { 300, 100 }, to = { 200, 100 }, duration = 0.1 }
    app:advance(0.05)
    assert.is_true(scroll.isDecelerating)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(CGPoint(4 * 568, 0), scroll.contentOffset)
    app:rotateDevice "portrait"
    app:settle()
    assert.are.equal(CGPoint(1280, 0), scroll.contentOffset)
  end)

  it("a drag ends without speed, and its page is a page of the new size", function()
    local app, scroll = launchPages()
    local finger = app:touch(300, 100)
    finger:move(100, 100, 0.1)
    assert.is_true(scroll.isDragging)
    app:rotateDevice "landscapeLeft"
    assert.is_false(scroll.isDragging)
    app:settle()
    assert.are.equal(CGPoint(568, 0), scroll.contentOffset)
  end)

  it("a fling ends at the new edge", function()
    local app, controller = launchWith(nil, { device = "iPhone SE" })
    local scroll = UIScrollView {
      frame = controller.view.bounds, contentSize = { 320, 2000 }, autoresizingMask = { "flexibleWidth", "flexibleHeight" },
    }
    controller.view:addSubview(scroll)
    scroll.contentOffset = { 0, 1000 }
    app:fling { from = { 100, 400 }, velocity = { 0, -3000 } }
    app:advance(0.05)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(CGPoint(0, 2000 - 320), scroll.contentOffset)
  end)

  it("content at the top stays under the bars as they stand", function()
    local app, controller = launchWith(nil, { device = "iPhone 16" })
    local scroll = UIScrollView {
      frame = controller.view.bounds, contentSize = { 100, 2000 }, autoresizingMask = { "flexibleWidth", "flexibleHeight" },
    }
    controller.view:addSubview(scroll)
    assert.are.equal(CGPoint(0, -59), scroll.contentOffset)
    app:rotateDevice "landscapeLeft"
    assert.are.equal(CGPoint(0, 0), scroll.contentOffset)
    assert.are.equal(21, scroll.adjustedContentInset.bottom)
  end)

  it("a table shows more or fewer rows", function()
    local app = launch("fruits", { device = "iPhone SE" })
    local before = #app.table.visibleCells
    app.table.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.is_true(#app.table.visibleCells <= before)
    assert.are.equal(app.window.bounds.size, app.table.bounds.size)
    assert.are.equal(568, app.table.visibleCells[1].frame.width)
  end)

  it("the keyboard has another place and height, and says so", function()
    local app, controller = launchWith(nil, { device = "iPhone SE" })
    controller.view:addSubview(UITextField { frame = { 10, 10, 200, 30 }, placeholder = "Name" })
    app:tap "Name"
    app:settle()
    local log = {}
    NotificationCenter.default:addObserver(nil, function(notification)
      if notification.name:find "Keyboard" then log[#log + 1] = notification.name:match "UIKeyboard(%a+)Notification" end
      if notification.name:find "WillShow" then log[#log + 1] = tostring(notification.userInfo.frameEnd) end
    end)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({ "WillChangeFrame", "WillShow", "CGRect {0, 158, 568, 162}", "DidChangeFrame", "DidShow" }, log)
  end)

  it("an edge pan begins at the edges as they stand", function()
    local app, controller = launchWith(nil, { device = "iPhone SE" })
    local states = {}
    controller.view:addGestureRecognizer(UIScreenEdgePanGestureRecognizer {
      edges = "right", action = function(pan) states[#states + 1] = pan.state end,
    })
    app:rotateDevice "landscapeLeft"
    app:drag { from = { 565, 100 }, to = { 465, 100 } }
    assert.are.equal("began", states[1])
  end)
end)

describe("the callbacks of iOS 2 to 7", function()
  it("still come: before the turn, in its animation, after it, to the container and to its children that are seen", function()
    local log = {}
    ---@class rotation_spec.Old: UIViewController
    ---@overload fun(properties?: table): rotation_spec.Old
    local Old = class("Old", UIViewController)
    function Old:willRotate(orientation, duration) log[#log + 1] = ("%s will %s %.1f"):format(self.title, orientation, duration) end
    function Old:willAnimateRotation(orientation) log[#log + 1] = ("%s animates %d"):format(self.title, self.view.window.bounds.width) end
    function Old:didRotate(orientation) log[#log + 1] = ("%s did %s"):format(self.title, orientation) end
    local nav = UINavigationController { rootViewController = Old { title = "A" } }
    nav:pushViewController(Old { title = "B" }, false)
    local app = launchWindow(nav)
    app:rotateDevice "landscapeLeft"
    assert.are.same({ "B will landscapeRight 0.3", "B animates 568" }, log)
    app:settle()
    assert.are.equal("B did portrait", log[3])
  end)
end)

describe("a controller that stands otherwise than its presenter", function()
  it("turns the screen as it fills it, and back as it goes", function()
    local function only(orientations)
      local Kind = class("Only" .. orientations, UIViewController) ---@type any
      function Kind.supportedInterfaceOrientations() return orientations end
      return Kind { modalPresentationStyle = "fullScreen" }
    end
    local root = UIViewController {}
    local app = launchWindow(root, { device = "iPhone 8", system = 17 })
    app:advance(0.1)
    for _, animated in ipairs { true, false } do
      local land = only "landscape"
      root:present(land, animated)
      app:settle()
      assert.are.equal(CGSize(667, 375), app.window.bounds.size)
      assert.are.equal(CGRect(0, 0, 667, 375), land.view.frame)
      land:dismiss(animated)
      app:settle()
      assert.are.equal(CGSize(375, 667), app.window.bounds.size)
      assert.are.equal(CGRect(0, 0, 375, 667), root.view.frame)
    end
    app:rotateDevice "landscapeRight"
    app:settle()
    local upright = only "portrait"
    root:present(upright, true)
    app:settle()
    assert.are.equal(CGRect(0, 0, 375, 667), upright.view.frame)
    upright:dismiss(true)
    app:settle()
    assert.are.equal(CGRect(0, 0, 667, 375), root.view.frame)
  end)
end)

describe("a table at its top with headers that measure themselves", function()
  for _, device in ipairs { "iPhone SE", "iPhone 16", "iPad" } do
    it("stands there when it has been turned back: " .. device, function()
      local controller ---@type UITableViewController
      local app = launchWindow(function(window)
        controller = UITableViewController { title = "List" }
        local methods = {
          numberOfRowsInSection = function() return 30 end,
          cellForRowAt = function(_, _, path)
            local cell = UITableViewCell {}
            cell.textLabel.text = "Row " .. path.row
            return cell
          end,
          viewForHeaderInSection = function()
            local header = UITableViewHeaderFooterView { reuseIdentifier = "h" }
            local label = UILabel { text = ("word "):rep(20), numberOfLines = 0, translatesAutoresizingMaskIntoConstraints = false }
            local content = header.contentView
            content:addSubview(label)
            NSLayoutConstraint.activate {
              label.leadingAnchor:constraint { equalTo = content.leadingAnchor },
              label.trailingAnchor:constraint { equalTo = content.trailingAnchor },
              label.topAnchor:constraint { equalTo = content.topAnchor },
              label.bottomAnchor:constraint { equalTo = content.bottomAnchor },
            }
            return header
          end,
        }
        controller.tableView.sectionHeaderHeight = UITableView.automaticDimension
        controller.tableView.estimatedSectionHeaderHeight = 40
        controller.tableView.dataSource, controller.tableView.delegate = methods, methods
        window.rootViewController = UINavigationController { rootViewController = controller }
      end, { system = 17, device = device })
      app:settle()
      for _, orientation in ipairs { "landscapeLeft", "portrait" } do
        app:rotateDevice(orientation)
        app:settle()
        assert.are.equal(-controller.tableView.adjustedContentInset.top, controller.tableView.contentOffset.y)
      end
    end)
  end
end)
