---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A scene with windows: window.windowScene.
---@class UIWindowScene: UIScene
---@field windows UIWindow[] All windows of the app, as application.windows. Read-only.
---@field keyWindow UIWindow|any The window that gets the keyboard's input, or nil. Read-only.
---@field screen UIScreen The screen on which the scene is. Read-only.
---@field statusBarManager any The status bar as a table: { statusBarFrame =, isStatusBarHidden =, statusBarStyle = }. Read-only.
---@field coordinateSpace UIScreen The space of the screen: its bounds. Read-only.
---@field interfaceOrientation UIInterfaceOrientation How the interface stands. Read-only.
---@field traitCollection UITraitCollection The traits of the whole screen. Read-only.
UIWindowScene = {}

---@class UIWindowScene.requestGeometryUpdate.Options
---@field interfaceOrientations UIInterfaceOrientationMask|UIInterfaceOrientationMask[] The ways in which it may stand.

---Turns the screen to one of { interfaceOrientations = "landscape" } before the next frame, where the controllers allow it; else errorHandler(error) is called.
---@param geometryPreferences UIWindowScene.requestGeometryUpdate.Options
---@param errorHandler? function
function UIWindowScene:requestGeometryUpdate(geometryPreferences, errorHandler) end
