---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What PersonNameComponentsFormatter { ... } takes.
---@class PersonNameComponentsFormatter.Properties
---@field style? PersonNameText.Style How much of it: "short", "medium", "long" or "abbreviated".

---Writes a person's name, the family first where the letters want it.
---@class PersonNameComponentsFormatter
---@field style PersonNameText.Style How much of it: "short", "medium", "long" or "abbreviated".
---@field super PersonNameComponentsFormatter
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: PersonNameComponentsFormatter.Properties): PersonNameComponentsFormatter
PersonNameComponentsFormatter = {}

---The name as a text.
---@param components PersonNameComponents
---@return string
function PersonNameComponentsFormatter:string(components) end

---The name as a text, without a formatter of one's own. There are no options: nil.
---@param components PersonNameComponents
---@param style? PersonNameText.Style
---@param options? string[]
---@return string
function PersonNameComponentsFormatter.localizedString(components, style, options) end
