---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What LAContext { ... } takes.
---@class LAContext.Properties
---@field localizedFallbackTitle? string What the button for a password says; an empty text takes it away, nil is "Enter Password".
---@field localizedCancelTitle? string What the cancel button says; nil for "Cancel".
---@field localizedReason? string What it is for, where evaluatePolicy doesn't say it.
---@field touchIDAuthenticationAllowableReuseDuration? number Kept only: each question is asked. Seconds.

---Asks whether it is the owner who holds the device. The system's question has a button for each answer, which a scenario taps: app:tap "Matching Face".
---@class LAContext
---@field localizedFallbackTitle string|nil What the button for a password says; an empty text takes it away, nil is "Enter Password".
---@field localizedCancelTitle string|nil What the cancel button says; nil for "Cancel".
---@field localizedReason string What it is for, where evaluatePolicy doesn't say it.
---@field touchIDAuthenticationAllowableReuseDuration number Kept only: each question is asked. Seconds.
---@field biometryType ScriptAuthentication.Biometry "faceID", "touchID" or "none", as the device has it. Read-only.
---@field super LAContext
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: LAContext.Properties): LAContext
LAContext = {}

---Whether the user can be asked: true, or false and an LAError.
---@param policy ScriptAuthentication.Policy
---@return any
function LAContext:canEvaluatePolicy(policy) end

---Asks the user, and calls reply(success, error) in the background; in a task it waits, and raises the error. On a device with Face ID the plugin's info must have NSFaceIDUsageDescription.
---@param policy ScriptAuthentication.Policy
---@param localizedReason string
---@param reply? function
---@return any
function LAContext:evaluatePolicy(policy, localizedReason, reply) end

---Ends it: what is asked from now on is refused.
function LAContext:invalidate() end
