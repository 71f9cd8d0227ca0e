---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---One finger on the screen, from the moment it lands until it lifts.
---@class UITouch
---@field phase UITouch.Phase What the finger did in the present event. Read-only.
---@field timestamp number The time of the touch's last change. Seconds. Read-only.
---@field tapCount integer The number of quick taps at this place, this one included. Read-only.
---@field force number How hard the finger presses: 1 for an average touch, 0 when it has lifted. Read-only.
---@field maximumPossibleForce number The force of the hardest touch. Read-only.
---@field view UIView|any The view on which the finger landed, or nil. Read-only.
---@field window UIWindow|any The window in which the finger landed, or nil. Read-only.
---@field gestureRecognizers UIGestureRecognizer[] The recognizers that get this touch. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UITouch = {}

---The finger's place in a view's coordinates (nil: the window's). Points.
---@param view? UIView
---@return CGPoint
function UITouch:location(view) end

---The finger's place at the event before, in a view's coordinates (nil: the window's). Points.
---@param view? UIView
---@return CGPoint
function UITouch:previousLocation(view) end
