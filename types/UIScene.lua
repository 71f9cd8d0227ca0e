---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A surface on which an app shows itself. Here an app has one, a UIWindowScene.
---@class UIScene: UIResponder
---@field willConnectNotification string The name of a notification: the scene comes to the app.
---@field didDisconnectNotification string The name of a notification: the scene has left the app.
---@field willEnterForegroundNotification string The name of a notification: the scene is about to be visible.
---@field didActivateNotification string The name of a notification: the scene is in front now.
---@field willDeactivateNotification string The name of a notification: the scene is about to leave the front.
---@field didEnterBackgroundNotification string The name of a notification: the scene is no longer visible.
---@field activationState UIScene.ActivationState Whether the scene is in front (foregroundActive), about to come or go (foregroundInactive), in the background, or unattached. Read-only.
---@field session UISceneSession What the system knows of the scene from launch to launch. Read-only.
---@field delegate any The scene's delegate, or nil. Read-only.
---@field title string Kept only: no list of scenes is shown.
---@field userActivity NSUserActivity|any What the user is doing in the scene: an NSUserActivity, or nil. Kept only.
UIScene = {}
