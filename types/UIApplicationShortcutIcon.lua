---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIApplicationShortcutIcon { ... } takes.
---@class UIApplicationShortcutIcon.Properties
---@field systemImageName? string The name of a symbol.
---@field templateImageName? string The name of a picture of the app's.
---@field type? string One of UIKit's signs: "compose".

---The sign beside an entry of the menu of the app's icon: UIApplicationShortcutIcon { systemImageName = "plus" }.
---@class UIApplicationShortcutIcon
---@field super UIApplicationShortcutIcon
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIApplicationShortcutIcon.Properties): UIApplicationShortcutIcon
UIApplicationShortcutIcon = {}
