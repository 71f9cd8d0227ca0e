---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A request of a session, from resume() to its completion.
---@class URLSessionTask
---@field delegate any Is told of this task in place of the session's delegate, which hears of what it has no method for. Kept until the task is over.
---@field taskDescription string|nil A name for people, or nil.
---@field priority number How urgent it is, from 0 to 1. Kept only: the server decides what comes first.
---@field lowPriority number A priority below the usual one.
---@field defaultPriority number The usual priority.
---@field highPriority number A priority above the usual one.
---@field countOfBytesExpectedToSend integer How long the request's body is. Bytes. Read-only.
---@field state NetworkTask.State Where it stands; "suspended" until resume(). Read-only.
---@field taskIdentifier integer Its number in its session. Read-only.
---@field originalRequest URLRequest What was asked for. Read-only.
---@field currentRequest URLRequest What is asked for now, after redirections. Read-only.
---@field response HTTPURLResponse|any The head of the answer, or nil before it. Read-only.
---@field error URLError|any Why it failed, or nil. Read-only.
---@field countOfBytesReceived integer How much of the body has come. Bytes. Read-only.
---@field countOfBytesExpectedToReceive integer How much will come, or -1. Bytes. Read-only.
---@field countOfBytesSent integer How much of the request's body has gone. Bytes. Read-only.
---@field progress Progress How far it has come: progress.fractionCompleted, from 0 to 1. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
URLSessionTask = {}

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: URLSessionTask|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function URLSessionTask:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function URLSessionTask:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function URLSessionTask:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function URLSessionTask:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function URLSessionTask:didChangeValue(key) end

---Begins, or goes on. The completion never comes inside of this call.
function URLSessionTask:resume() end

---Lets it wait until resume().
function URLSessionTask:suspend() end

---Ends it: its completion gets the error "cancelled" in the next turn. A function, as of cancel(byProducingResumeData:), gets nil then: no download can be resumed.
---@param byProducingResumeData? function
function URLSessionTask:cancel(byProducingResumeData) end
