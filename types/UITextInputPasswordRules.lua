---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITextInputPasswordRules { ... } takes.
---@class UITextInputPasswordRules.Properties
---@field descriptor? string The rules in Apple's words.

---What a new password must have: "required: digit; minlength: 8;".
---@class UITextInputPasswordRules
---@field passwordRulesDescriptor string The rules in Apple's words. Read-only.
---@field super UITextInputPasswordRules
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UITextInputPasswordRules.Properties): UITextInputPasswordRules
UITextInputPasswordRules = {}
