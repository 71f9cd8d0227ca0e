---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What DispatchSemaphore { ... } takes.
---@class DispatchSemaphore.Properties
---@field value? integer How many may pass.

---Lets so many blocks go on: DispatchSemaphore(0), or DispatchSemaphore { value = 0 }.
---@class DispatchSemaphore
---@field super DispatchSemaphore
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: DispatchSemaphore.Properties): DispatchSemaphore
---@overload fun(value: integer): DispatchSemaphore
DispatchSemaphore = {}

---Waits until it may pass, or for so many seconds: "success" or "timedOut". In a background block, or where it may pass at once.
---@param timeout? number
---@return any
function DispatchSemaphore:wait(timeout) end

---Lets one more pass.
function DispatchSemaphore:signal() end
