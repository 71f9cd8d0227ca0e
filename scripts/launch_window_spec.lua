-- launchWindow(content, options): an app with one window.
describe("launchWindow", function()
  it("shows a controller's view as the root of a window that fills the screen", function()
    local controller = UIViewController { title = "Notes" }
    local app, window = launchWindow(controller)
    assert.are.equal(controller, window.rootViewController)
    assert.are.equal(window, app.window)
    assert.are.equal(UIScreen.main.bounds, window.frame)
    assert.is_true(window.isKeyWindow)
    assert.are.equal(window, controller.view.window)
  end)

  it("shows a view, and views in their order", function()
    local back, front = UIView { frame = { 0, 0, 100, 100 } }, UILabel { frame = { 0, 0, 100, 100 }, text = "front" }
    local _, window = launchWindow(back)
    assert.are.same({ back }, window.subviews)
    _, window = launchWindow { back, front }
    assert.are.same({ back, front }, window.subviews)
  end)

  it("lets a function fill the window before it is visible", function()
    local wasHidden ---@type any
    local app = launchWindow(function(window)
      wasHidden = window.isHidden
      window:addSubview(UIButton { frame = { 20, 40, 100, 44 }, title = "Save" })
    end)
    assert.is_true(wasHidden)
    app:tap "Save"
  end)

  it("shows an empty window", function()
    local _, window = launchWindow()
    assert.are.same({}, window.subviews)
  end)

  it("passes options on to launch, and properties to the window", function()
    local options = { device = "iPad", window = { backgroundColor = "red" } }
    local _, window = launchWindow(nil, options)
    assert.are.equal(1024, window.bounds.height)
    assert.are.equal("red", window.backgroundColor)
    assert.are.same({ device = "iPad", window = { backgroundColor = "red" } }, options)
  end)

  it("makes a new window at a relaunch", function()
    local app, window = launchWindow(function(window) window.rootViewController = UIViewController { title = "Notes" } end)
    app:relaunch()
    assert.are_not.equal(window, app.window)
    assert.are.equal("Notes", app.window.rootViewController.title)
  end)

  it("refuses what can't be in a window, where it is called", function()
    for _, wrong in ipairs { "notes", 3, UIView, UIColor.red } do
      assert.raises("launch_window_spec.lua:53: launchWindow: argument 1 'content' must be a view controller", function() launchWindow(wrong) end)
    end
    assert.raises("launch_window_spec.lua:55: launch wants device", function() launchWindow(nil, { device = "clock" }) end)
    assert.raises("launch_window_spec.lua:56: UIWindow has no property 'colour'", function() launchWindow(nil, { window = { colour = 1 } }) end)
    assert.raises("launch_window_spec.lua:57: boom", function() launchWindow(function() error "boom" end) end)
  end)
end)
