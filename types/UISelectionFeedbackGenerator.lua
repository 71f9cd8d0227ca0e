---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISelectionFeedbackGenerator { ... } takes.
---@class UISelectionFeedbackGenerator.Properties

---Makes the hand feel that a selection has changed.
---@class UISelectionFeedbackGenerator
---@field super UISelectionFeedbackGenerator
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UISelectionFeedbackGenerator.Properties): UISelectionFeedbackGenerator
UISelectionFeedbackGenerator = {}

---Does nothing: a simulated device is always ready.
function UISelectionFeedbackGenerator:prepare() end

---The selection has changed.
function UISelectionFeedbackGenerator:selectionChanged() end
