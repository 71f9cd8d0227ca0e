---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Operation { ... } takes.
---@class Operation.Properties
---@field name? string Its name, or nil.
---@field queuePriority? OperationPriority Which of those that are ready begins first; "normal".
---@field qualityOfService? QualityOfService How urgent it is. Kept only: all are served alike.
---@field isExecuting? boolean Whether it runs. A class with a method start() of its own says so, or has a method isExecuting() and calls didChangeValue.
---@field isFinished? boolean Whether it has ended. A class with a method start() of its own ends by isFinished = true, or has a method isFinished() and calls didChangeValue.
---@field completionBlock? function Runs when it has ended, also without having run.

---Work for an OperationQueue: a class of your own, class("Load", Operation), with a method main(), or with start() and isFinished = true.
---@class Operation
---@field name string|nil Its name, or nil.
---@field queuePriority OperationPriority Which of those that are ready begins first; "normal".
---@field qualityOfService QualityOfService How urgent it is. Kept only: all are served alike.
---@field isCancelled boolean Whether it was cancelled. Read-only.
---@field isExecuting boolean Whether it runs. A class with a method start() of its own says so, or has a method isExecuting() and calls didChangeValue.
---@field isFinished boolean Whether it has ended. A class with a method start() of its own ends by isFinished = true, or has a method isFinished() and calls didChangeValue.
---@field isReady boolean Whether all that it depends on has ended. Read-only.
---@field dependencies Operation[] What must end before it begins. Read-only.
---@field completionBlock function|nil Runs when it has ended, also without having run.
---@field super Operation
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Operation.Properties): Operation
Operation = {}

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: Operation|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function Operation:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function Operation:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function Operation:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function Operation:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function Operation:didChangeValue(key) end

---Lets it begin only after another operation has ended.
---@param operation Operation
function Operation:addDependency(operation) end

---No longer waits for another operation.
---@param operation Operation
function Operation:removeDependency(operation) end

---Keeps it from running; one that runs is not stopped.
function Operation:cancel() end

---Waits for its end. In a background block.
---@return any
function Operation:waitUntilFinished() end
