---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSItemProvider { ... } takes.
---@class NSItemProvider.Properties
---@field object? any The thing.

---A thing that is dragged: UIDragItem { itemProvider = NSItemProvider { object = "Apple" } }.
---@class NSItemProvider
---@field object any The thing. Read-only.
---@field super NSItemProvider
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: NSItemProvider.Properties): NSItemProvider
NSItemProvider = {}

---Whether there is a thing.
---@param class? any
---@return boolean
function NSItemProvider:canLoadObject(class) end

---Calls completion(object, error), at once.
---@param class? any
---@param completion function
function NSItemProvider:loadObject(class, completion) end
