---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSError { ... } takes.
---@class NSError.Properties
---@field domain? string Whose codes these are.
---@field code? integer What went wrong, as a number of the domain.
---@field localizedDescription? string What went wrong, in words.
---@field userInfo? table A table with more; its NSLocalizedDescription are the words.

---What went wrong, as a value: functions that may fail answer nil and an error. NSError { domain =, code =, localizedDescription = } makes one.
---@class NSError
---@field domain string Whose codes these are: "NSCocoaErrorDomain". Read-only.
---@field code string|integer What went wrong: "timedOut" where the class has names for it, else a number of the domain. Read-only.
---@field errorCode integer The code as Apple's number. Read-only.
---@field localizedDescription string What went wrong, in words. Read-only.
---@field localizedFailureReason string|any Why it went wrong: NSLocalizedFailureReason of userInfo, or nil. Read-only.
---@field localizedRecoverySuggestion string|any What to do: NSLocalizedRecoverySuggestion of userInfo, or nil. Read-only.
---@field debugDescription string Domain, number and words, for whoever writes the app. Read-only.
---@field userInfo table|any A table with more, where in a text for example; or nil. Read-only.
---@field super NSError
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSError.Properties): NSError
NSError = {}
