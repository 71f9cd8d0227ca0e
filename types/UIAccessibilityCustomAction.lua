---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAccessibilityCustomAction { ... } takes.
---@class UIAccessibilityCustomAction.Properties
---@field name? string What the action is called.
---@field actionHandler? fun(action: UIAccessibilityCustomAction): any Called as actionHandler(action); answers whether it did something.

---What can be done with an element besides activating it: UIAccessibilityCustomAction { name = "Flag", actionHandler = function(action) end }.
---@class UIAccessibilityCustomAction
---@field name string What the action is called.
---@field super UIAccessibilityCustomAction
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIAccessibilityCustomAction.Properties): UIAccessibilityCustomAction
UIAccessibilityCustomAction = {}
