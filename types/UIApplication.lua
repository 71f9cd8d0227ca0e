---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIApplication { ... } takes.
---@class UIApplication.Properties: UIResponder.Properties
---@field isIdleTimerDisabled? boolean Kept: nothing goes to sleep.

---The running app.
---@class UIApplication: UIResponder
---@field shared UIApplication The running app.
---@field delegate any The plugin's table. Read-only.
---@field windows UIWindow[] All of them: hidden ones, then the others in the order in which they came to the front. Read-only.
---@field didFinishLaunchingNotification string The notification: It has started.
---@field didBecomeActiveNotification string The notification: It is in front.
---@field willResignActiveNotification string The notification: It is about to leave the front.
---@field didEnterBackgroundNotification string The notification: It is no longer seen.
---@field willEnterForegroundNotification string The notification: It is about to be seen again.
---@field didReceiveMemoryWarningNotification string The notification: Memory is short.
---@field willTerminateNotification string The notification: It is about to end.
---@field userInterfaceLayoutDirection UIUserInterfaceLayoutDirection In which the user reads. Read-only.
---@field keyWindow UIWindow|nil The window that has the keyboard. Read-only.
---@field applicationState UIApplication.State Whether it is in front, on its way, or not seen. Read-only.
---@field preferredContentSizeCategory UIContentSizeCategory How large the user wants text. Read-only.
---@field statusBarOrientation UIInterfaceOrientation Which way the interface stands: landscape left on a device turned to its landscape right. Read-only.
---@field isStatusBarHidden boolean Whether there is no status bar now. Read-only.
---@field statusBarStyle UIStatusBarStyle default or lightContent, as the controller in front says. Read-only.
---@field statusBarFrame CGRect Where it stands; empty without one. Points. Read-only.
---@field isIdleTimerDisabled boolean Kept: nothing goes to sleep.
---@field isIgnoringInteractionEvents boolean Whether fingers that land now are shut out. Read-only.
---@field super UIApplication
---@overload fun(properties?: UIApplication.Properties): UIApplication
UIApplication = {}

---Every touch event comes through here, and goes on to the windows from super. Can be overridden.
---@param event UIEvent
function UIApplication:sendEvent(event) end

---Fingers that land from now on are shut out. Calls nest.
function UIApplication:beginIgnoringInteractionEvents() end

---Takes one such call back.
function UIApplication:endIgnoringInteractionEvents() end

---Whether there is an app for an address; the scenario says: app:answerURLs.
---@param url string
---@return boolean
function UIApplication:canOpenURL(url) end

---Hands an address to the app for it; completion(opened).
---@param url string
---@param completion? function
---@return boolean
function UIApplication:open(url, completion) end

---Calls a target's method by name; with target nil that of the first in the responder chain who has it. Answers whether there was one: sendAction("name", target, sender, event).
---@param name string
---@param target? any
---@param ... any
---@return boolean
function UIApplication:sendAction(name, target, ...) end

---From now on the app hears of the buttons of a headset.
function UIApplication:beginReceivingRemoteControlEvents() end

---It hears of them no longer.
function UIApplication:endReceivingRemoteControlEvents() end
