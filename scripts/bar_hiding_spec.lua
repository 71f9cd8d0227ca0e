-- Bars that go with a swipe in the content or with the keyboard, and come back with a swipe.
describe("bars", function()
  local app, nav, scroll, field ---@type App, UINavigationController, UIScrollView, UITextField

  before_each(function()
    app = launch {
      didFinishLaunching = function()
        scroll = UIScrollView { contentSize = { 320, 3000 }, backgroundColor = "white" }
        field = UITextField { frame = { 20, 20, 200, 30 }, borderStyle = "roundedRect" }
        scroll:addSubview(field)
        local root = UIViewController { title = "Root" }
        root.view = scroll
        root.toolbarItems = { UIBarButtonItem { title = "Tool" } }
        nav = UINavigationController { rootViewController = root }
        nav.isToolbarHidden = false
        local window = UIWindow { frame = UIScreen.main.bounds, rootViewController = nav }
        window:makeKeyAndVisible()
      end,
    }
  end)

  local function drag(dy)
    app:drag { from = { 160, 300 }, to = { 160, 300 + dy }, duration = 0.3 }
    app:settle()
  end

  it("go with a finger that moves up, and come with one that moves down", function()
    nav.hidesBarsOnSwipe = true
    drag(-150)
    assert.is_true(nav.isNavigationBarHidden)
    assert.is_true(nav.isToolbarHidden)
    assert.is_true(scroll.contentOffset.y > 50)
    drag(60)
    assert.is_false(nav.isNavigationBarHidden)
    assert.is_false(nav.isToolbarHidden)
  end)

  it("stay for short and sideways moves, and without the property", function()
    drag(-150)
    assert.is_false(nav.isNavigationBarHidden)
    nav.hidesBarsOnSwipe = true
    drag(-15)
    app:drag { from = { 250, 300 }, to = { 100, 280 }, duration = 0.3 }
    app:settle()
    assert.is_false(nav.isNavigationBarHidden)
    nav.hidesBarsOnSwipe = false
    drag(-150)
    assert.is_false(nav.isNavigationBarHidden)
  end)

  it("do not bring a toolbar that was hidden before", function()
    nav.isToolbarHidden = true
    nav.hidesBarsOnSwipe = true
    drag(-150)
    drag(100)
    assert.is_false(nav.isNavigationBarHidden)
    assert.is_true(nav.isToolbarHidden)
  end)

  it("tell of their recognizers", function()
    assert.is_true(nav.barHideOnSwipeGestureRecognizer:isKind(UIPanGestureRecognizer))
    assert.is_true(nav.barHideOnTapGestureRecognizer:isKind(UITapGestureRecognizer))
    local count = 0
    nav.barHideOnSwipeGestureRecognizer:addTarget(function() count = count + 1 end)
    nav.hidesBarsOnSwipe = true
    drag(-150)
    assert.is_true(count > 0)
  end)

  it("go with the keyboard of the content, and stay away", function()
    nav.hidesBarsWhenKeyboardAppears = true
    field:becomeFirstResponder()
    app:settle()
    assert.is_true(nav.isNavigationBarHidden)
    assert.is_true(nav.isToolbarHidden)
    field:resignFirstResponder()
    app:settle()
    assert.is_true(nav.isNavigationBarHidden)
    nav.isNavigationBarHidden = false
    nav.hidesBarsWhenKeyboardAppears = false
    field:becomeFirstResponder()
    app:settle()
    assert.is_false(nav.isNavigationBarHidden)
  end)

  it("come back with a tap where both are on", function()
    nav.hidesBarsOnTap, nav.hidesBarsOnSwipe = true, true
    drag(-150)
    app:tap { 160, 300 }
    app:settle()
    assert.is_false(nav.isNavigationBarHidden)
    assert.is_false(nav.isToolbarHidden)
  end)
end)
