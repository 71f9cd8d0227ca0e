---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIProgressView { ... } takes.
---@class UIProgressView.Properties: UIView.Properties
---@field progressViewStyle? UIProgressView.Style The form of the ends: default is round, bar is square.
---@field progress? number The filled part of the bar, from 0 to 1.
---@field progressTintColor? UIColor.Name|string|UIColor The colour of the filled part; nil means the tint colour.
---@field trackTintColor? UIColor.Name|string|UIColor The colour of the part that is not filled; nil means a light gray.
---@field observedProgress? Progress A Progress, such as a task's, that the bar shows from now on; or nil.

---A bar that fills from the left; 2 points high.
---@class UIProgressView: UIView
---@field progressViewStyle UIProgressView.Style The form of the ends: default is round, bar is square. Read-only.
---@field progress number The filled part of the bar, from 0 to 1.
---@field progressTintColor UIColor.Name|string|UIColor|nil The colour of the filled part; nil means the tint colour.
---@field trackTintColor UIColor.Name|string|UIColor|nil The colour of the part that is not filled; nil means a light gray.
---@field observedProgress Progress|any A Progress, such as a task's, that the bar shows from now on; or nil.
---@field super UIProgressView
---@overload fun(properties?: UIProgressView.Properties): UIProgressView
UIProgressView = {}

---Sets the progress; animated, the bar fills in 0.25 s.
---@param progress number
---@param animated? boolean
function UIProgressView:setProgress(progress, animated) end
