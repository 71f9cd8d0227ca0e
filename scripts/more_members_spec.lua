-- Members that ported apps ask for: docs/lua-api.md 1.16.
describe("a control", function()
  it("takes a target, its method and the events in UIKit's order, too", function()
    local heard = {}
    local target = { tap = function(_, sender) heard[#heard + 1] = sender end, drag = function() heard[#heard + 1] = "drag" end }
    local control = UIControl {}
    control:addTarget(target, "tap", "touchUpInside")
    control:addTarget(target, "drag", { "touchDragInside", "touchDragOutside" })
    control:sendActions "touchUpInside"
    control:sendActions "touchDragOutside"
    assert.are.same({ control, "drag" }, heard)
    control:removeTarget(target, "tap", "touchUpInside")
    control:sendActions "touchUpInside"
    assert.are.equal(2, #heard)
    control:addTarget("touchDown", function() heard[#heard + 1] = "function" end)
    control:removeTarget(target, nil, "allEvents")
    control:sendActions "touchDragInside"
    control:sendActions "touchDown"
    assert.are.equal("function", heard[3])
    control:removeTarget(nil, nil, "allEvents")
    control:sendActions "touchDown"
    assert.are.equal(3, #heard)
    assert.raises("touchUpp", control.addTarget, control, target, "tap", "touchUpp")
  end)

  it("finds a target without an object along the chain", function()
    local Holder = class("Holder", UIView)
    function Holder:save() self.saved = true end
    local holder, button = Holder { frame = { 0, 0, 100, 100 } }, UIButton { frame = { 0, 0, 50, 50 } }
    holder:addSubview(button)
    button:addTarget(nil, "save", "touchUpInside")
    launchWindow(holder):tap(button)
    assert.is_true(holder.saved)
  end)

  it("performs its primary action while it is enabled", function()
    local count = 0
    local control = UIControl { primaryAction = UIAction { handler = function() count = count + 1 end } }
    control:performPrimaryAction()
    control.isEnabled = false
    control:performPrimaryAction()
    assert.are.equal(1, count)
  end)
end)

describe("a value", function()
  it("names its methods where a member is missing", function()
    assert.raises("did you mean the method 'union'", function() return CGRect.zero:unionWith(CGRect.zero) end)
    assert.raises(
      "its methods are applying, contains, divided, equalTo, inset, insetBy, intersection, intersects, offset, offsetBy, union",
      function() return CGRect.zero.left end)
    assert.raises("its methods are apply, concatenating, inverted", function() return CGAffineTransform.identity:translatd(1, 1) end)
    assert.are.equal(CGAffineTransform.identity:translated(1, 1), CGAffineTransform.identity:translatedBy(1, 1))
  end)
end)

describe("bar items", function()
  it("give their attributes back, and are set in lists", function()
    local item = UIBarButtonItem { title = "A" }
    assert.is_nil(item:titleTextAttributes "normal")
    item:setTitleTextAttributes({ foregroundColor = "red" }, "highlighted")
    assert.are.equal("red", item:titleTextAttributes("highlighted").foregroundColor)
    local segments = UISegmentedControl { items = { "a" } }
    segments:setTitleTextAttributes({ foregroundColor = "blue" }, "selected")
    assert.are.equal("blue", segments:titleTextAttributes("selected").foregroundColor)
    local navigationItem = UINavigationItem {}
    navigationItem:setRightBarButtonItems({ item }, true)
    navigationItem:setLeftBarButtonItems({ item, UIBarButtonItem { title = "B" } })
    assert.are.same({ 1, 2 }, { #navigationItem.rightBarButtonItems, #navigationItem.leftBarButtonItems })
    navigationItem:setLeftBarButtonItems(nil, false)
    assert.are.same({}, navigationItem.leftBarButtonItems)
  end)

  it("may do something else than go back", function()
    local asked = 0
    local navigation = UINavigationController { rootViewController = UIViewController { title = "First" } }
    local app = launchWindow(navigation)
    local second = UIViewController { title = "Second" }
    second.navigationItem.backAction = UIAction { handler = function() asked = asked + 1 end }
    navigation:pushViewController(second, false)
    app:settle()
    app:tap "First"
    app:settle()
    assert.are.same({ 1, second }, { asked, navigation.topViewController })
    second.navigationItem.backAction = nil
    app:tap "First"
    app:settle()
    assert.are.equal("First", navigation.topViewController.title)
  end)
end)

describe("lists", function()
  it("of tables ask nothing ahead where prefetching is off", function()
    local asked = 0
    local source = {
      numberOfRowsInSection = function() return 100 end, cellForRowAt = function() return UITableViewCell {} end,
      prefetchRowsAt = function() asked = asked + 1 end,
    }
    local list = UITableView { frame = { 0, 0, 320, 480 }, dataSource = source, prefetchDataSource = source, isPrefetchingEnabled = false }
    local app = launchWindow(list)
    app:swipe(list, "up")
    app:settle()
    assert.are.equal(0, asked)
    list.isPrefetchingEnabled = true
    app:swipe(list, "up")
    app:settle()
    assert.is_true(asked > 0)
  end)

  it("of items are selected in editing mode as they say", function()
    local source = {
      numberOfItemsInSection = function() return 4 end,
      cellForItemAt = function(_, view, path) return view:dequeueReusableCell("c", path) end,
    }
    local view = UICollectionView {
      frame = { 0, 0, 320, 480 }, collectionViewLayout = UICollectionViewFlowLayout {}, dataSource = source, allowsMultipleSelection = true,
    }
    view:register(UICollectionViewCell, "c")
    local app = launchWindow(view)
    local function tapBoth()
      app:tap { item = { 1, 1 } }
      app:tap { item = { 1, 2 } }
      return #view.indexPathsForSelectedItems
    end
    assert.are.equal(2, tapBoth())
    view.isEditing = true
    assert.are.equal(1, #view.indexPathsForSelectedItems)
    view:deselectItem(IndexPath(1, 1))
    assert.are.equal(0, tapBoth())
    view.allowsSelectionDuringEditing = true
    assert.are.equal(1, tapBoth())
    view.allowsMultipleSelectionDuringEditing = true
    app:tap { item = { 1, 1 } }
    assert.are.equal(2, #view.indexPathsForSelectedItems)
    view.isEditing = false
    view.allowsMultipleSelection = false
    assert.are.equal(1, #view.indexPathsForSelectedItems)
  end)
end)

describe("a controller", function()
  it("names the scroll view that its bars follow", function()
    local controller = UIViewController { title = "Long" }
    local scroll = UIScrollView { frame = { 0, 0, 320, 568 }, contentSize = { 320, 2000 } }
    controller.view:addSubview(UIView { frame = { 0, 0, 10, 10 } })
    controller.view:addSubview(scroll)
    local navigation = UINavigationController { rootViewController = controller }
    navigation.navigationBar.prefersLargeTitles = true
    local app = launchWindow(navigation, { system = 17 })
    local high = navigation.navigationBar.frame.height
    assert.is_nil(controller:contentScrollView "top")
    controller:setContentScrollView(scroll)
    assert.are.equal(scroll, controller:contentScrollView "bottom")
    app:settle()
    app:drag { from = { 160, 400 }, by = { 0, -200 }, hold = 0.2 }
    app:settle()
    assert.is_true(navigation.navigationBar.frame.height < high)
    controller:setContentScrollView(nil, "top")
    assert.is_nil(controller:contentScrollView "top")
    assert.are.equal(scroll, controller:contentScrollView "bottom")
  end)

  it("turns the screen when it allows more, or less", function()
    local Turning = class("Turning", UIViewController)
    Turning.allowed = "portrait"
    function Turning:supportedInterfaceOrientations() return self.allowed end
    local controller = Turning {}
    local app = launchWindow(controller)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(320, controller.view.bounds.width)
    controller.allowed = "all"
    controller:setNeedsUpdateOfSupportedInterfaceOrientations()
    app:settle()
    assert.are.equal(568, controller.view.bounds.width)
    controller.allowed = "portrait"
    UIViewController.attemptRotationToDeviceOrientation()
    app:settle()
    assert.are.equal(320, controller.view.bounds.width)
    UIViewController.attemptRotationToDeviceOrientation()
    app:settle()
    assert.are.equal(320, controller.view.bounds.width)
  end)

  it("of pages has recognizers in its scroll view only", function()
    local pages = UIPageViewController { transitionStyle = "scroll" }
    assert.are.same({}, pages.gestureRecognizers)
    pages.isDoubleSided = true
    assert.is_true(pages.isDoubleSided)
  end)

  it("shows a popover at an item or a view", function()
    local shown = UIViewController { modalPresentationStyle = "popover" }
    local popover, view, item = shown.popoverPresentationController, UIView {}, UIBarButtonItem { title = "A" }
    popover.sourceItem = view
    assert.are.same({ view, view }, { popover.sourceView, popover.sourceItem })
    popover.sourceItem = item
    assert.are.same({ item, item }, { popover.barButtonItem, popover.sourceItem })
    assert.is_nil(popover.sourceView)
    popover.sourceItem = nil
    assert.is_nil(popover.barButtonItem)
    assert.raises("a UIView or a UIBarButtonItem", function() popover.sourceItem = UIColor.red end)
  end)
end)

describe("an attributed text", function()
  it("tells the parts with the same value of one attribute", function()
    local text = NSMutableAttributedString { string = "abcdef" }
    text:beginEditing()
    text:addAttribute("foregroundColor", "red", { 1, 4 })
    text:addAttribute("kern", 2, { 3, 5 })
    text:endEditing()
    local heard = {}
    local function noteRun(value, range) heard[#heard + 1] = { value, range.location, range.length } end
    text:enumerateAttribute("foregroundColor", noteRun)
    assert.are.same({ { "red", 0, 4 }, { nil, 4, 2 } }, heard)
    heard = {}
    text:enumerateAttribute("kern", { location = 0, length = 4 }, {}, noteRun)
    assert.are.same({ { nil, 0, 2 }, { 2, 2, 2 } }, heard)
    assert.raises("Out of bounds", text.enumerateAttribute, text, "kern", { 1, 9 }, noteRun)
  end)
end)

describe("the app", function()
  it("has another icon", function()
    local app = launchWindow()
    local called = false
    UIApplication.shared:setAlternateIconName("Dark", function(problem) called = problem == nil end)
    assert.is_false(called)
    app:advanceFrames(1)
    assert.are.same({ true, "Dark", true, false },
      { called, UIApplication.shared.alternateIconName, UIApplication.shared.supportsAlternateIcons, UIApplication.shared.supportsMultipleScenes })
  end)

  it("takes a display link out of its mode, and in again", function()
    local app = launchWindow()
    local count = 0
    local link = CADisplayLink { action = function() count = count + 1 end }
    link:add()
    app:advanceFrames(2)
    link:remove()
    app:advanceFrames(2)
    assert.are.equal(2, count)
    link:add "default"
    app:advanceFrames(1)
    assert.are.equal(3, count)
  end)

  it("turns a view around its anchor point", function()
    local view = UIView { frame = { 0, 0, 100, 50 }, anchorPoint = { 0, 0 } }
    assert.are.equal(CGPoint { 0, 0 }, view.layer.anchorPoint)
    view.frame = { 10, 10, 100, 50 }
    assert.are.equal(CGPoint { 10, 10 }, view.center)
    view.transform = CGAffineTransform.identity:scaled(2, 2)
    assert.are.equal(CGRect { 10, 10, 200, 100 }, view.frame)
  end)
end)
