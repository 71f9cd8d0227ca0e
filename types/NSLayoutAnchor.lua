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

---After another anchor by so many times the system's distance (1).
---@param relation NSLayoutConstraint.Relation
---@param anchor NSLayoutAnchor
---@param multiplier? number
---@return NSLayoutConstraint
function NSLayoutAnchor:constraintToSystemSpacingAfter(relation, anchor, multiplier) end

---Below another anchor by so many times the system's distance (1).
---@param relation NSLayoutConstraint.Relation
---@param anchor NSLayoutAnchor
---@param multiplier? number
---@return NSLayoutConstraint
function NSLayoutAnchor:constraintToSystemSpacingBelow(relation, anchor, multiplier) end
