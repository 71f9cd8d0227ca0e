---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICellConfigurationState { ... } takes.
---@class UICellConfigurationState.Properties: UIViewConfigurationState.Properties
---@field isEditing? boolean Whether the list is being edited.
---@field isSwiped? boolean Whether the row is swiped open.
---@field isExpanded? boolean Whether the items below this one are shown.
---@field isReordering? boolean Whether the cell hangs from a finger.

---What a cell's looks depend on. Keys of your own need no declaration, and are nil where nobody has set them.
---@class UICellConfigurationState: UIViewConfigurationState
---@field isEditing boolean Whether the list is being edited.
---@field isSwiped boolean Whether the row is swiped open.
---@field isExpanded boolean Whether the items below this one are shown.
---@field isReordering boolean Whether the cell hangs from a finger.
---@field super UICellConfigurationState
---@overload fun(properties?: UICellConfigurationState.Properties): UICellConfigurationState
UICellConfigurationState = {}
