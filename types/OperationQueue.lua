---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What OperationQueue { ... } takes.
---@class OperationQueue.Properties
---@field maxConcurrentOperationCount? integer How many operations may run at the same time; -1 for any number.
---@field name? string Its name, or nil.
---@field qualityOfService? QualityOfService How urgent its operations are. Kept only: all are served alike.
---@field isSuspended? boolean Whether none begins.

---Runs operations in the background: OperationQueue { maxConcurrentOperationCount = 1 }.
---@class OperationQueue
---@field main OperationQueue The queue of the main thread.
---@field maxConcurrentOperationCount integer How many operations may run at the same time; -1 for any number.
---@field name string|nil Its name, or nil.
---@field qualityOfService QualityOfService How urgent its operations are. Kept only: all are served alike.
---@field isSuspended boolean Whether none begins.
---@field operations Operation[] Those that have not ended. Read-only.
---@field operationCount integer How many have not ended. Read-only.
---@field super OperationQueue
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: OperationQueue.Properties): OperationQueue
OperationQueue = {}

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: OperationQueue|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function OperationQueue:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function OperationQueue:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function OperationQueue:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function OperationQueue:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function OperationQueue:didChangeValue(key) end

---Runs an operation or a function before the next frame, as soon as it is ready.
---@param operation function|Operation
function OperationQueue:addOperation(operation) end

---Runs a function when all operations that were added before have ended; those that are added later wait for it.
---@param fn function
function OperationQueue:addBarrierBlock(fn) end

---The same for a list. With waitUntilFinished, in a background block, it waits for the end of all.
---@param operations Operation[]
---@param waitUntilFinished? boolean
---@return any
function OperationQueue:addOperations(operations, waitUntilFinished) end

---Cancels all that have not ended.
function OperationQueue:cancelAllOperations() end

---Waits for their end. In a background block.
---@return any
function OperationQueue:waitUntilAllOperationsAreFinished() end
