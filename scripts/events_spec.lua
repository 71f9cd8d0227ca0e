-- The way of a touch: application, window, recognizers, views.
describe("the way of a touch", function()
  local heard ---@type table

  ---@class events_spec.Target: UIView
  ---@overload fun(properties?: table): events_spec.Target
  local Target = class("EventTarget", UIView)
  function Target:hitTest(point, event)
    heard[#heard + 1] = "hitTest"
    return Target.super.hitTest(self, point, event)
  end
  function Target:touchesBegan(touches, event) heard[#heard + 1] = "touchesBegan" end
  function Target:touchesEnded(touches, event) heard[#heard + 1] = "touchesEnded" end

  local function phase(event) return event.allTouches[1].phase end

  ---@class events_spec.Window: UIWindow
  ---@field isDeaf any
  ---@overload fun(properties?: table): events_spec.Window
  local Window = class("EventWindow", UIWindow)
  function Window:sendEvent(event)
    heard[#heard + 1] = "window " .. phase(event)
    if not self.isDeaf then Window.super.sendEvent(self, event) end
  end

  ---@class events_spec.Application: UIApplication
  ---@overload fun(properties?: table): events_spec.Application
  local Application = class("EventApplication", UIApplication)
  function Application:sendEvent(event)
    heard[#heard + 1] = "application " .. phase(event)
    Application.super.sendEvent(self, event)
  end

  local function openTarget(fields)
    local plugin = {
      principalClass = Application,
      didFinishLaunching = function(self, application)
        assert.is_true(application:isKind(Application))
        local window = Window {}
        local view = Target { frame = { 0, 0, 320, 568 } }
        view:addGestureRecognizer(UITapGestureRecognizer { action = function() heard[#heard + 1] = "tap" end, cancelsTouchesInView = false })
        window:addSubview(view)
        window:makeKeyAndVisible()
        self.window = window
        for key, value in pairs(fields or {}) do window[key] = value end
      end,
    }
    return launch(plugin), plugin
  end

  before_each(function() heard = {} end)

  it("leads through application, window, recognizers and views, and hits a view once", function()
    local app = openTarget()
    app:tap { 160, 200 }
    assert.are.same({
      "hitTest", "application began", "window began", "touchesBegan", "application ended", "window ended", "tap", "touchesEnded",
    }, heard)
  end)

  it("ends in a window that keeps its events", function()
    local app, plugin = openTarget { isDeaf = true }
    local finger = app:touch(160, 200)
    plugin.window.isDeaf = false
    finger:move(160, 210)
    finger:lift()
    assert.are.same({ "hitTest", "application began", "window began" }, { heard[1], heard[2], heard[3] })
    assert.is_nil((table.concat(heard, " ")):find("touchesEnded", 1, true), "a touch whose beginning nobody heard is nobody's")
    app:tap { 160, 200 }
    assert.contains("touchesEnded", table.concat(heard, " "))
  end)

  it("has one application", function()
    assert.has_error(function() UIApplication {} end)
    assert.has_error(function() launch { principalClass = UIView, didFinishLaunching = function() end } end,
      "plugin.principalClass must be a class made of UIApplication, got the class UIView")
  end)
end)
