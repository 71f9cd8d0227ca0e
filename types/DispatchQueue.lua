---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What DispatchQueue { ... } takes.
---@class DispatchQueue.Properties
---@field label? string Its name.
---@field attributes? QueueAttribute[] "concurrent" for one that does not wait for the end of a block.
---@field qos? QualityOfService How urgent its blocks are; the order is the same for all.

---Runs functions later: DispatchQueue.main on the main thread, others in the background. DispatchQueue { label =, attributes = "concurrent" } makes one.
---@class DispatchQueue
---@field main DispatchQueue The queue of the main thread.
---@field label string Its name. Read-only.
---@field super DispatchQueue
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: DispatchQueue.Properties): DispatchQueue
DispatchQueue = {}

---A concurrent queue in the background.
---@param qos? QualityOfService
---@return DispatchQueue
function DispatchQueue.global(qos) end

---Calls a function so many times, with the numbers from 1 on, and returns after the last call.
---@param iterations integer
---@param fn function
function DispatchQueue.concurrentPerform(iterations, fn) end

---Lets no more blocks begin until as many calls of resume; one that runs goes on. It is an error if it is the main queue or a global one.
function DispatchQueue:suspend() end

---Takes one suspend back. It is an error if it is not suspended.
function DispatchQueue:resume() end

---Runs a function before the next frame, after the functions that were given before.
---@param work function|DispatchWorkItem|DispatchGroup|{ group?: DispatchGroup, flags?: AsyncFlag, qos?: QualityOfService, execute?: function|DispatchWorkItem }
---@param options? function|DispatchWorkItem|DispatchGroup|{ group?: DispatchGroup, flags?: AsyncFlag, qos?: QualityOfService, execute?: function|DispatchWorkItem }
function DispatchQueue:async(work, options) end

---Runs a function after so many seconds.
---@param seconds number
---@param work function|DispatchWorkItem
function DispatchQueue:asyncAfter(seconds, work) end

---Runs a function now, after what a serial queue got before, or with a barrier, and returns its results. It is an error if it would never end: for the main queue on the main thread, while a block of the queue waits, and while the queue is suspended.
---@param work function|DispatchWorkItem|DispatchGroup|{ group?: DispatchGroup, flags?: AsyncFlag, qos?: QualityOfService, execute?: function|DispatchWorkItem }
---@param options? function|DispatchWorkItem|DispatchGroup|{ group?: DispatchGroup, flags?: AsyncFlag, qos?: QualityOfService, execute?: function|DispatchWorkItem }
---@return any
function DispatchQueue:sync(work, options) end
