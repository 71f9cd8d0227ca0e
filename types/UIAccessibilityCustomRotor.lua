---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAccessibilityCustomRotor { ... } takes.
---@class UIAccessibilityCustomRotor.Properties
---@field itemSearch? function Answers the element after the given one, or before it; nil at the end.
---@field name? string What the rotor is called.

---A way through elements: UIAccessibilityCustomRotor { name = "Prices", itemSearch = function(current, forward) return element end }.
---@class UIAccessibilityCustomRotor
---@field name string What the rotor is called. Read-only.
---@field super UIAccessibilityCustomRotor
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIAccessibilityCustomRotor.Properties): UIAccessibilityCustomRotor
UIAccessibilityCustomRotor = {}
