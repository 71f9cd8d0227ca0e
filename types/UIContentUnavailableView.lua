---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIContentUnavailableView { ... } takes.
---@class UIContentUnavailableView.Properties: UIView.Properties
---@field configuration? UIContentUnavailableConfiguration What it shows.

---Shows a configuration in the middle of its safe area: UIContentUnavailableView { configuration = UIContentUnavailableConfiguration.loading() }.
---@class UIContentUnavailableView: UIView
---@field configuration UIContentUnavailableConfiguration What it shows.
---@field super UIContentUnavailableView
---@overload fun(properties?: UIContentUnavailableView.Properties): UIContentUnavailableView
UIContentUnavailableView = {}
