---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSPredicate { ... } takes.
---@class NSPredicate.Properties
---@field format? string The condition in words; its %@, %d, %K are the values that follow.
---@field argumentArray? any[] The values for a format, in a list.
---@field block? function Answers whether an object fulfils it.
---@field value? boolean The answer for every object.

---A condition that objects and tables fulfil or not: NSPredicate { format = "name CONTAINS[cd] %@ AND age > %d", text, 18 }, NSPredicate(format, ...), { block = function(object) end } or { value = true }. SELF MATCHES takes patterns of NSRegularExpression.
---@class NSPredicate
---@field predicateFormat string Its format. Read-only.
---@field super NSPredicate
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: NSPredicate.Properties): NSPredicate
NSPredicate = {}

---Whether an object fulfils it; with values for names such as $NAME.
---@param object any
---@param variables? table
---@return boolean
function NSPredicate:evaluate(object, variables) end

---The elements of a list that fulfil it, as NSArray's filtered(using:) answers them.
---@param list table
---@return any[]
function NSPredicate:filtered(list) end
