---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---One finger on the screen, from the moment it lands until it lifts.
---@class UITouch
---@field phase UITouch.Phase What it does now. Read-only.
---@field timestamp number When it last changed. Seconds. Read-only.
---@field tapCount integer How many quick taps at this place, this one included. Read-only.
---@field view UIView|nil The view it landed on. Read-only.
---@field window UIWindow|nil The window it landed in. Read-only.
---@field gestureRecognizers UIGestureRecognizer[] The recognizers that get this touch. Read-only.
UITouch = {}

---Where it is, in a view (nil: the window). Points.
---@param view? UIView
---@return CGPoint
function UITouch:location(view) end

---Where it was in the event before. Points.
---@param view? UIView
---@return CGPoint
function UITouch:previousLocation(view) end
