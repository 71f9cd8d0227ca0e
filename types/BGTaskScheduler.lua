---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Work in the background when the system has time, which is when the scenario calls app:runBackgroundTask.
---@class BGTaskScheduler
---@field shared BGTaskScheduler The one scheduler.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
BGTaskScheduler = {}

---Says which function does the work of this name: register("refresh", function(task) ... end), in didFinishLaunching. Answers false for a name that is not in BGTaskSchedulerPermittedIdentifiers of the plugin's info. A queue before the function, or nil, is taken as UIKit takes it.
---@param identifier string
---@param using? DispatchQueue|function
---@param launchHandler? function
---@return boolean
function BGTaskScheduler:register(identifier, using, launchHandler) end

---Asks for the work. Answers true, or nil and an error.
---@param request BGTaskRequest
---@return any
function BGTaskScheduler:submit(request) end

---The work of this name is no longer wanted.
---@param identifier string
function BGTaskScheduler:cancel(identifier) end

---No work is wanted.
function BGTaskScheduler:cancelAllTaskRequests() end

---What was asked for, to a completion or in a task.
---@param completion? function
---@return any
function BGTaskScheduler:getPendingTaskRequests(completion) end

---What was asked for, to a completion or in a task.
---@param completion? function
---@return any
function BGTaskScheduler:pendingTaskRequests(completion) end
