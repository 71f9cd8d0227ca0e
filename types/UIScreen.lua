---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The simulated display.
---@class UIScreen
---@field main UIScreen The screen on which the app runs.
---@field bounds CGRect The screen's rectangle in the present orientation. Points. Read-only.
---@field scale number The number of pixels for each point. Read-only.
---@field nativeScale number The same as scale. Read-only.
---@field nativeBounds CGRect The screen's rectangle in portrait, however the device is turned. Pixels. Read-only.
---@field currentMode any A table with the size of the screen in pixels: { size = }. Read-only.
---@field maximumFramesPerSecond integer The number of frames in a second. Read-only.
---@field applicationFrame CGRect The screen's rectangle without the status bar. Points. Read-only.
---@field coordinateSpace UIScreen The space of the screen: its bounds. Read-only.
---@field isCaptured boolean Whether somebody records or mirrors the screen: false. Read-only.
---@field traitCollection UITraitCollection The size classes and other traits of the whole screen. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIScreen = {}
