---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIWindow { ... } takes.
---@class UIWindow.Properties: UIView.Properties
---@field rootViewController? UIViewController The controller whose view fills it.
---@field windowLevel? number Windows of a higher level stand in front.

---The root of a view tree on the screen; hidden until it is made visible.
---@class UIWindow: UIView
---@field Level table<string, number> The levels of UIKit: normal, statusBar, alert.
---@field rootViewController UIViewController|nil The controller whose view fills it.
---@field windowLevel number Windows of a higher level stand in front.
---@field isKeyWindow boolean Whether it has the keyboard. Read-only.
---@field firstResponder UIResponder|nil Who gets the keyboard. Read-only.
---@field didBecomeVisibleNotification string The notification: It is on the screen.
---@field didBecomeHiddenNotification string The notification: It is off the screen.
---@field didBecomeKeyNotification string The notification: It has the keyboard.
---@field didResignKeyNotification string The notification: It has the keyboard no longer.
---@field super UIWindow
---@overload fun(properties?: UIWindow.Properties): UIWindow
UIWindow = {}

---Every touch event with a finger in this window comes through here; recognizers and views get it from super. Can be overridden.
---@param event UIEvent
function UIWindow:sendEvent(event) end

---It has become the window that has the keyboard. Can be overridden.
function UIWindow:becomeKey() end

---Another window has the keyboard now. Can be overridden.
function UIWindow:resignKey() end

---Shows it in front and gives it the keyboard.
function UIWindow:makeKeyAndVisible() end

---Gives it the keyboard.
function UIWindow:makeKey() end
