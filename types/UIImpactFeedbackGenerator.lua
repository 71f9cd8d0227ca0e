---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIImpactFeedbackGenerator { ... } takes.
---@class UIImpactFeedbackGenerator.Properties
---@field style? ImpactStyle How strong it is; medium if it is left out.

---Makes the hand feel a blow: UIImpactFeedbackGenerator { style = "medium" }. app.haptics has what was felt.
---@class UIImpactFeedbackGenerator
---@field super UIImpactFeedbackGenerator
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIImpactFeedbackGenerator.Properties): UIImpactFeedbackGenerator
UIImpactFeedbackGenerator = {}

---Does nothing: a simulated device is always ready.
function UIImpactFeedbackGenerator:prepare() end

---A blow, with an intensity from 0 to 1; 1 if it is left out.
---@param intensity? number
function UIImpactFeedbackGenerator:impactOccurred(intensity) end
