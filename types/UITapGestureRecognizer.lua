---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITapGestureRecognizer { ... } takes.
---@class UITapGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field action? function action(recognizer): it has recognized, or its gesture goes on.
---@field numberOfTapsRequired? integer Taps in a row.
---@field numberOfTouchesRequired? integer Fingers.
---@field buttonMaskRequired? UIEvent.ButtonMask|UIEvent.ButtonMask[] A finger counts as the primary button.

---One or more quick taps.
---@class UITapGestureRecognizer: UIGestureRecognizer
---@field numberOfTapsRequired integer Taps in a row.
---@field numberOfTouchesRequired integer Fingers.
---@field buttonMaskRequired UIEvent.ButtonMask|UIEvent.ButtonMask[] A finger counts as the primary button.
---@field super UITapGestureRecognizer
---@overload fun(properties?: UITapGestureRecognizer.Properties): UITapGestureRecognizer
UITapGestureRecognizer = {}
