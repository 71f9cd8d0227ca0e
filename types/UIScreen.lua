---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The simulated display.
---@class UIScreen
---@field main UIScreen The screen of the running app.
---@field bounds CGRect As the interface stands. Points. Read-only.
---@field scale number Pixels per point. Read-only.
---@field nativeScale number The same. Read-only.
---@field nativeBounds CGRect Upright, however it is held. Pixels. Read-only.
---@field applicationFrame CGRect Without the status bar. Points. Read-only.
---@field traitCollection UITraitCollection Size classes of the whole screen. Read-only.
UIScreen = {}
