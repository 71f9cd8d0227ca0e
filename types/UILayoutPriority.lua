---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A priority as a number: UILayoutPriority(999), or the name of a known one: UILayoutPriority.defaultHigh.
---@class UILayoutPriority
---@field required string The priority of this name.
---@field defaultHigh string The priority of this name.
---@field dragThatCanResizeScene string The priority of this name.
---@field sceneSizeStayPut string The priority of this name.
---@field dragThatCannotResizeScene string The priority of this name.
---@field defaultLow string The priority of this name.
---@field fittingSizeLevel string The priority of this name.
---@overload fun(): UILayoutPriority
UILayoutPriority = {}
