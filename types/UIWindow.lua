---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIWindow { ... } takes.
---@class UIWindow.Properties: UIView.Properties
---@field rootViewController? UIViewController The controller whose view fills the window, or nil.
---@field windowScene? UIWindowScene The app's scene. There is one, so UIWindow { windowScene = scene } is the same as UIWindow {}.
---@field windowLevel? number The window's level. Windows of a higher level are in front of lower ones.

---The root of a view tree on the screen. A new window is hidden until makeKeyAndVisible.
---@class UIWindow: UIView
---@field Level table<string, number> UIKit's levels by name: normal, statusBar, alert.
---@field rootViewController UIViewController|any The controller whose view fills the window, or nil.
---@field windowScene UIWindowScene The app's scene. There is one, so UIWindow { windowScene = scene } is the same as UIWindow {}.
---@field windowLevel number The window's level. Windows of a higher level are in front of lower ones.
---@field isKeyWindow boolean Whether this window gets the keyboard's input. Read-only.
---@field firstResponder UIResponder|any The window's first responder, or nil. Read-only.
---@field didBecomeVisibleNotification string The name of a notification: the window is shown.
---@field didBecomeHiddenNotification string The name of a notification: the window is hidden.
---@field didBecomeKeyNotification string The name of a notification: the window has become the key window.
---@field didResignKeyNotification string The name of a notification: the window is no longer the key window.
---@field super UIWindow
---@overload fun(properties?: UIWindow.Properties): UIWindow
UIWindow = {}

---Gets every touch event with a finger in this window. Recognizers and views get the event only if super is called. Can be overridden.
---@param event UIEvent
function UIWindow:sendEvent(event) end

---This window is now the key window, which gets the keyboard's input. Can be overridden.
function UIWindow:becomeKey() end

---This window is no longer the key window. Can be overridden.
function UIWindow:resignKey() end

---Shows the window in front of others of its level and makes it the key window.
function UIWindow:makeKeyAndVisible() end

---Makes this window the key window, which gets the keyboard's input.
function UIWindow:makeKey() end
