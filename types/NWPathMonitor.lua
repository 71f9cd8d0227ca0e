---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NWPathMonitor { ... } takes.
---@class NWPathMonitor.Properties
---@field pathUpdateHandler? fun(path: NWPath): any Called as handler(path) after start, and when the path has changed; or nil.

---Hears what connects the device: NWPathMonitor {}, with pathUpdateHandler, begins with start().
---@class NWPathMonitor
---@field pathUpdateHandler (fun(path: NWPath): any)|nil Called as handler(path) after start, and when the path has changed; or nil.
---@field currentPath NWPath What connects the device now. Read-only.
---@field super NWPathMonitor
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NWPathMonitor.Properties): NWPathMonitor
NWPathMonitor = {}

---Begins, on a queue or on the main one.
---@param queue? DispatchQueue
function NWPathMonitor:start(queue) end

---Ends.
function NWPathMonitor:cancel() end
