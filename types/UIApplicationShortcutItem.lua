---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIApplicationShortcutItem { ... } takes.
---@class UIApplicationShortcutItem.Properties
---@field type? string Its name for the app.
---@field localizedTitle? string What the user reads.
---@field localizedSubtitle? string The line below.
---@field userInfo? any A table with more.
---@field icon? UIApplicationShortcutIcon The sign beside it.

---An entry of the menu of the app's icon: UIApplicationShortcutItem { type = "new", localizedTitle = "New" }.
---@class UIApplicationShortcutItem
---@field type string Its name for the app. Read-only.
---@field localizedTitle string What the user reads. Read-only.
---@field localizedSubtitle string|any The line below, or nil. Read-only.
---@field userInfo any A table with more, or nil. Read-only.
---@field icon UIApplicationShortcutIcon|any The sign beside it, or nil. Kept only: the icon's menu isn't drawn. Read-only.
---@field super UIApplicationShortcutItem
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIApplicationShortcutItem.Properties): UIApplicationShortcutItem
UIApplicationShortcutItem = {}
