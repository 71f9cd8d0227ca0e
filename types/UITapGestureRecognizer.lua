---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITapGestureRecognizer { ... } takes.
---@class UITapGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(recognizer: UITapGestureRecognizer|any): any)|string Called as action(recognizer) for began, changed, ended and cancelled.
---@field numberOfTapsRequired? integer The number of taps.
---@field numberOfTouchesRequired? integer The number of fingers.
---@field buttonMaskRequired? UIEvent.ButtonMask|UIEvent.ButtonMask[] The button that must be pressed; a finger counts as the primary button.

---Recognizes one or more quick taps.
---@class UITapGestureRecognizer: UIGestureRecognizer
---@field numberOfTapsRequired integer The number of taps.
---@field numberOfTouchesRequired integer The number of fingers.
---@field buttonMaskRequired UIEvent.ButtonMask|UIEvent.ButtonMask[] The button that must be pressed; a finger counts as the primary button.
---@field super UITapGestureRecognizer
---@overload fun(properties?: UITapGestureRecognizer.Properties): UITapGestureRecognizer
UITapGestureRecognizer = {}
