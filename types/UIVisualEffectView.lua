---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIVisualEffectView { ... } takes.
---@class UIVisualEffectView.Properties: UIView.Properties
---@field effect? UIBlurEffect|UIVibrancyEffect The effect, or nil.

---A view with a visual effect as its background. Add subviews to its contentView.
---@class UIVisualEffectView: UIView
---@field effect UIBlurEffect|UIVibrancyEffect|any The effect, or nil.
---@field contentView UIView The view for the subviews, as large as the effect view. Read-only.
---@field super UIVisualEffectView
---@overload fun(properties?: UIVisualEffectView.Properties): UIVisualEffectView
UIVisualEffectView = {}
