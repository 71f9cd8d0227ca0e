---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIViewConfigurationState { ... } takes.
---@class UIViewConfigurationState.Properties
---@field isSelected? boolean Whether the item is selected.
---@field isHighlighted? boolean Whether a finger is on the view.
---@field isDisabled? boolean Whether the view takes no touches.
---@field isFocused? boolean Whether the view has the focus; always false.
---@field isPinned? boolean Whether the view is pinned; always false.

---What the looks of a header or footer depend on. Keys of your own need no declaration, and are nil where nobody has set them.
---@class UIViewConfigurationState
---@field isSelected boolean Whether the item is selected.
---@field isHighlighted boolean Whether a finger is on the view.
---@field isDisabled boolean Whether the view takes no touches.
---@field isFocused boolean Whether the view has the focus; always false.
---@field isPinned boolean Whether the view is pinned; always false.
---@field traitCollection UITraitCollection The traits of the view. Read-only.
---@field super UIViewConfigurationState
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIViewConfigurationState.Properties): UIViewConfigurationState
UIViewConfigurationState = {}
