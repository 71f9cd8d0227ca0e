---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What DispatchGroup { ... } takes.
---@class DispatchGroup.Properties

---Counts what is under way: DispatchGroup {}.
---@class DispatchGroup
---@field super DispatchGroup
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: DispatchGroup.Properties): DispatchGroup
DispatchGroup = {}

---One more is under way.
function DispatchGroup:enter() end

---One has ended.
function DispatchGroup:leave() end

---Runs a function on a queue when none is under way.
---@param queue DispatchQueue
---@param work function|DispatchWorkItem
function DispatchGroup:notify(queue, work) end

---Waits until none is under way, or for so many seconds: "success" or "timedOut". In a background block.
---@param timeout? number
---@return any
function DispatchGroup:wait(timeout) end
