---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---An edge, a centre, a baseline or a size of a view or guide.
---@class NSLayoutAnchor
---@field attribute NSLayoutConstraint.Attribute Which edge, centre, baseline or size. Read-only.
NSLayoutAnchor = {}

---This anchor against another one, or a size against a number; not active yet. Details: a constant, or options.
---@param relation NSLayoutConstraint.Relation
---@param anchor NSLayoutAnchor|number
---@param details? number|{ constant?: number, multiplier?: number, priority?: number|UILayoutPriority, identifier?: string }
---@return NSLayoutConstraint
function NSLayoutAnchor:constraint(relation, anchor, details) end
