---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIVisualEffectView { ... } takes.
---@class UIVisualEffectView.Properties: UIView.Properties
---@field effect? UIBlurEffect A UIBlurEffect, or nil.

---A view over an effect. What it holds belongs into its contentView.
---@class UIVisualEffectView: UIView
---@field effect UIBlurEffect|nil A UIBlurEffect, or nil.
---@field contentView UIView As large as it is; takes what it holds. Read-only.
---@field super UIVisualEffectView
---@overload fun(properties?: UIVisualEffectView.Properties): UIVisualEffectView
UIVisualEffectView = {}
