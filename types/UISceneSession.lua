---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What the system knows of a scene, from launch to launch.
---@class UISceneSession
---@field persistentIdentifier string The scene's name, which is the same in each launch. Read-only.
---@field role string What the scene is for: "windowApplication". Read-only.
---@field scene UIWindowScene|any The scene. Read-only.
---@field configuration UISceneConfiguration|any How the scene was connected. Read-only.
---@field stateRestorationActivity NSUserActivity|any The NSUserActivity that the scene's delegate answered when the app went to the background last, or nil. Read-only.
---@field userInfo any A table that is kept with the session when the app goes to the background.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UISceneSession = {}
