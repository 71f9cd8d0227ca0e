---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIApplication { ... } takes.
---@class UIApplication.Properties: UIResponder.Properties
---@field applicationIconBadgeNumber? integer The number on the app's icon; 0 for none.
---@field shortcutItems? UIApplicationShortcutItem[] The entries of the icon's menu that the app has set itself, besides UIApplicationShortcutItems of its info.
---@field isNetworkActivityIndicatorVisible? boolean Kept only: a status bar shows no work of the network.
---@field isIdleTimerDisabled? boolean Kept only: a simulated device never goes to sleep.

---The running app.
---@class UIApplication: UIResponder
---@field shared UIApplication The running app.
---@field applicationIconBadgeNumber integer The number on the app's icon; 0 for none.
---@field openSettingsURLString string The address of the app's page in Settings, for open; app:setPermission is what the user does there.
---@field backgroundRefreshStatus string Whether the app may work in the background: available. Read-only.
---@field backgroundTimeRemaining number How long the app may go on in the background; a very large number in front. Seconds. Read-only.
---@field isRegisteredForRemoteNotifications boolean Whether the app gets pushes. Read-only.
---@field shortcutItems UIApplicationShortcutItem[] The entries of the icon's menu that the app has set itself, besides UIApplicationShortcutItems of its info.
---@field delegate any The app's delegate: the table that the plugin returns. Read-only.
---@field windows UIWindow[] All windows: hidden ones first, then the others from back to front. Read-only.
---@field didFinishLaunchingNotification string The name of a notification: the app has started.
---@field didBecomeActiveNotification string The name of a notification: the app is in front now.
---@field willResignActiveNotification string The name of a notification: the app is about to leave the front.
---@field didEnterBackgroundNotification string The name of a notification: the app is in the background and no longer visible.
---@field willEnterForegroundNotification string The name of a notification: the app is about to be visible again.
---@field didReceiveMemoryWarningNotification string The name of a notification: memory is low.
---@field significantTimeChangeNotification string The name of a notification: another day has begun, or summer time has begun or ended.
---@field willTerminateNotification string The name of a notification: the app is about to end.
---@field userInterfaceLayoutDirection UIUserInterfaceLayoutDirection The direction in which the user reads: that of the first language. Read-only.
---@field keyWindow UIWindow|any The window that gets the keyboard's input, or nil. Read-only.
---@field connectedScenes UIWindowScene[] A list of the app's one scene. Read-only.
---@field openSessions UISceneSession[] A list of the session of the app's one scene. Read-only.
---@field applicationState UIApplication.State Whether the app is in front (active), about to come or go (inactive), or in the background. Read-only.
---@field preferredContentSizeCategory UIContentSizeCategory.Name The text size that the user has chosen. Read-only.
---@field statusBarOrientation UIInterfaceOrientation The orientation of the interface. landscapeLeft belongs to a device that is turned to landscapeRight. Read-only.
---@field isStatusBarHidden boolean Whether the status bar is hidden now. Read-only.
---@field statusBarStyle UIStatusBarStyle The colour of the status bar's text, as the controller in front wants it: default is dark. Read-only.
---@field statusBarFrame CGRect The rectangle of the status bar, empty if it is hidden. Points. Read-only.
---@field supportsMultipleScenes boolean Whether the app may have several scenes: false. Read-only.
---@field supportsAlternateIcons boolean Whether the app has icons to choose from: true. Read-only.
---@field alternateIconName string|any The icon that was chosen, or nil for the usual one. Read-only.
---@field isNetworkActivityIndicatorVisible boolean Kept only: a status bar shows no work of the network.
---@field isIdleTimerDisabled boolean Kept only: a simulated device never goes to sleep.
---@field isIgnoringInteractionEvents boolean Whether touches that begin now are ignored. Read-only.
---@field super UIApplication
---@overload fun(properties?: UIApplication.Properties): UIApplication
UIApplication = {}

---Gets every touch event. The windows get the event only if super is called. Can be overridden.
---@param event UIEvent
function UIApplication:sendEvent(event) end

---Asks for time in the background: beginBackgroundTask("name", function() ... end); the function is called when the time is over. Answers a number for endBackgroundTask. An app that does not end it is ended by the system.
---@param name? string|function
---@param expirationHandler? function
---@return integer
function UIApplication:beginBackgroundTask(name, expirationHandler) end

---The work in the background is done.
---@param identifier integer
function UIApplication:endBackgroundTask(identifier) end

---Asks for pushes: the delegate's didRegisterForRemoteNotificationsWithDeviceToken gets the app's address for its server.
function UIApplication:registerForRemoteNotifications() end

---No longer wants pushes.
function UIApplication:unregisterForRemoteNotifications() end

---Chooses an icon, nil for the usual one, and calls completion(error) later, with nil.
---@param name? string
---@param completion? function
function UIApplication:setAlternateIconName(name, completion) end

---Ignores touches that begin from now on. Each call needs its own endIgnoringInteractionEvents.
function UIApplication:beginIgnoringInteractionEvents() end

---Ends the effect of one call of the begin method.
function UIApplication:endIgnoringInteractionEvents() end

---Whether an app for this address is installed. The scenario decides it, app:answerURLs, but for Settings and web addresses.
---@param url URL|string
---@return boolean
function UIApplication:canOpenURL(url) end

---Opens an address with the app for it, and calls completion(opened). Returns whether there is such an app. UIKit's options may stand before completion.
---@param url URL|string
---@param ... any
---@return boolean
function UIApplication:open(url, ...) end

---Calls a target's method by its name: sendAction("name", target, sender, event). With target nil, the first responder in the chain that has the method is used. Returns whether there was one.
---@param name string
---@param target? any
---@param ... any
---@return boolean
function UIApplication:sendAction(name, target, ...) end

---From now on the app gets the buttons of a headset (remoteControlReceived).
function UIApplication:beginReceivingRemoteControlEvents() end

---The app no longer gets the buttons of a headset.
function UIApplication:endReceivingRemoteControlEvents() end
