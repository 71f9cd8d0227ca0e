---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIProgressView { ... } takes.
---@class UIProgressView.Properties: UIView.Properties
---@field progressViewStyle? UIProgressView.Style Round ends, or those of a bar.
---@field progress? number From 0 to 1.
---@field progressTintColor? UIColor|string Of what is filled; nil for the tint.
---@field trackTintColor? UIColor|string Of the rest.

---A bar that fills from the left; 2 points high.
---@class UIProgressView: UIView
---@field progressViewStyle UIProgressView.Style Round ends, or those of a bar. Read-only.
---@field progress number From 0 to 1.
---@field progressTintColor UIColor|string|nil Of what is filled; nil for the tint.
---@field trackTintColor UIColor|string|nil Of the rest.
---@field super UIProgressView
---@overload fun(properties?: UIProgressView.Properties): UIProgressView
UIProgressView = {}

---Goes there in 0.25 s, or at once.
---@param progress number
---@param animated? boolean
function UIProgressView:setProgress(progress, animated) end
