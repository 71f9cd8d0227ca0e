---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSUserActivity { ... } takes.
---@class NSUserActivity.Properties
---@field activityType? string What kind it is.
---@field title? string What it is, for the user; or nil.
---@field userInfo? any A table with more.
---@field webpageURL? URL The address of a link, or nil.
---@field isEligibleForHandoff? boolean Kept only: there is no other device.
---@field isEligibleForSearch? boolean Kept only: nothing is searched.

---What the user is doing, or goes on with: the app delegate's continueUserActivity gets one for a link. NSUserActivity { activityType = "read" } makes one.
---@class NSUserActivity
---@field activityType string What kind it is: "NSUserActivityTypeBrowsingWeb" for a link. Read-only.
---@field title string|nil What it is, for the user; or nil.
---@field userInfo any A table with more.
---@field webpageURL URL|any The address of a link, or nil.
---@field isEligibleForHandoff boolean Kept only: there is no other device.
---@field isEligibleForSearch boolean Kept only: nothing is searched.
---@field super NSUserActivity
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSUserActivity.Properties): NSUserActivity
NSUserActivity = {}

---The user is doing it now. Kept only: there is no other device.
function NSUserActivity:becomeCurrent() end

---The user is no longer doing it.
function NSUserActivity:resignCurrent() end

---The user has done it.
function NSUserActivity:invalidate() end
