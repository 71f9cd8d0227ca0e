---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSCompoundPredicate { ... } takes.
---@class NSCompoundPredicate.Properties
---@field andPredicateWithSubpredicates? any[] All must be fulfilled.
---@field orPredicateWithSubpredicates? any[] One must be fulfilled.
---@field notPredicateWithSubpredicate? any It must not be fulfilled.
---@field type? string "and", "or" or "not", with subpredicates.
---@field subpredicates? any[] The predicates.

---Several predicates as one: NSCompoundPredicate { andPredicateWithSubpredicates = { one, other } }. What it makes is an NSPredicate.
---@class NSCompoundPredicate
---@field super NSCompoundPredicate
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: NSCompoundPredicate.Properties): NSCompoundPredicate
NSCompoundPredicate = {}
