---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Why a scene comes to the app: willConnectTo gets it.
---@class UISceneConnectionOptions
---@field urlContexts UIOpenURLContext[] The addresses that another app opens: a list of UIOpenURLContext. Read-only.
---@field userActivities NSUserActivity[] What the user goes on with: a list of NSUserActivity. Read-only.
---@field shortcutItem UIApplicationShortcutItem|any The entry of the icon's menu with which the user has launched the app, or nil. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UISceneConnectionOptions = {}
