---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISceneConfiguration { ... } takes.
---@class UISceneConfiguration.Properties
---@field name? string The configuration's name, or nil.
---@field delegateClass? UIWindowSceneDelegate A class whose object hears of the scene, or a table that does; nil for the plugin's sceneDelegate.

---How a scene is connected, as configurationForConnecting answers: UISceneConfiguration { name = "Main", delegateClass = SceneDelegate }.
---@class UISceneConfiguration
---@field name string|nil The configuration's name, or nil.
---@field delegateClass UIWindowSceneDelegate|any A class whose object hears of the scene, or a table that does; nil for the plugin's sceneDelegate.
---@field role string What the scene is for: "windowApplication". Read-only.
---@field super UISceneConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UISceneConfiguration.Properties): UISceneConfiguration
UISceneConfiguration = {}
