---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAccessibilityElement { ... } takes.
---@class UIAccessibilityElement.Properties: UIResponder.Properties
---@field accessibilityContainer? UIResponder The view or the element that it is in.
---@field accessibilityIdentifier? string A name by which tests find the object.
---@field accessibilityFrameInContainerSpace? CGRect|table Where it is in its container's bounds; nil if accessibilityFrame was set. Points.

---An element without a view, such as a part of a drawing: UIAccessibilityElement { accessibilityContainer = view, accessibilityLabel = "Dot" }.
---@class UIAccessibilityElement: UIResponder
---@field accessibilityContainer UIResponder|any The view or the element that it is in.
---@field accessibilityIdentifier string|nil A name by which tests find the object. Can be overridden.
---@field accessibilityFrameInContainerSpace CGRect|table|nil Where it is in its container's bounds; nil if accessibilityFrame was set. Points.
---@field super UIAccessibilityElement
---@overload fun(properties?: UIAccessibilityElement.Properties): UIAccessibilityElement
UIAccessibilityElement = {}
