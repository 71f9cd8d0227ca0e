---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Progress { ... } takes.
---@class Progress.Properties
---@field totalUnitCount? integer How much there is to do.
---@field parent? Progress Of what it is a part.
---@field pendingUnitCount? integer How much of its parent it is.
---@field completedUnitCount? integer How much is done: bytes, for a task.
---@field cancellationHandler? function Is called when it is cancelled.
---@field pausingHandler? function Is called when it is paused.
---@field resumingHandler? function Is called when it goes on.

---How far something has come: task.progress of a URLSessionTask, or Progress { totalUnitCount = 10 }, which a script counts. Observe its fractionCompleted, or give it to a UIProgressView as observedProgress.
---@class Progress
---@field fractionCompleted number From 0 to 1, with what has been done of its parts. Read-only.
---@field completedUnitCount integer How much is done: bytes, for a task.
---@field totalUnitCount integer How much there is to do; less than 0 where nobody knows.
---@field isFinished boolean Whether all of it is done. Read-only.
---@field isCancelled boolean Whether it was cancelled. Read-only.
---@field isPaused boolean Whether it was paused. Read-only.
---@field isIndeterminate boolean Whether nobody knows how much there is to do. Read-only.
---@field localizedDescription string Its share in words: "50% completed". Read-only.
---@field localizedAdditionalDescription string Its counts in words: "5 of 10". Read-only.
---@field cancellationHandler function|nil Is called when it is cancelled.
---@field pausingHandler function|nil Is called when it is paused.
---@field resumingHandler function|nil Is called when it goes on.
---@field super Progress
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Progress.Properties): Progress
Progress = {}

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: Progress|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function Progress:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function Progress:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function Progress:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function Progress:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function Progress:didChangeValue(key) end

---Makes another progress a part of it.
---@param child Progress
---@param withPendingUnitCount integer
function Progress:addChild(child, withPendingUnitCount) end

---Cancels what it is about, and its parts.
function Progress:cancel() end

---Lets it wait until resume(), and its parts.
function Progress:pause() end

---Lets it go on.
function Progress:resume() end
