---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---An edge, a centre, a baseline or a size of a view or layout guide, from which constraints are made.
---@class NSLayoutAnchor
---@field attribute NSLayoutConstraint.Attribute Which edge, centre, baseline or size. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSLayoutAnchor = {}

---Makes a constraint between this anchor and another one, or between a size and a number. It is not active. details is a constant, or a table of options. With UIKit's labels: constraint { equalTo = other.topAnchor, constant = 8 }, constraint { equalToConstant = 44 }.
---@param relation NSLayoutRelation|{ equalTo?: NSLayoutAnchor, lessThanOrEqualTo?: NSLayoutAnchor, greaterThanOrEqualTo?: NSLayoutAnchor, equalToConstant?: number, lessThanOrEqualToConstant?: number, greaterThanOrEqualToConstant?: number, equalToSystemSpacingAfter?: NSLayoutAnchor, equalToSystemSpacingBelow?: NSLayoutAnchor, lessThanOrEqualToSystemSpacingAfter?: NSLayoutAnchor, lessThanOrEqualToSystemSpacingBelow?: NSLayoutAnchor, greaterThanOrEqualToSystemSpacingAfter?: NSLayoutAnchor, greaterThanOrEqualToSystemSpacingBelow?: NSLayoutAnchor, constant?: number, multiplier?: number }
---@param anchor? NSLayoutAnchor|number
---@param details? number|{ constant?: number, multiplier?: number, priority?: number|UILayoutPriority.Name, identifier?: string }
---@return NSLayoutConstraint
function NSLayoutAnchor:constraint(relation, anchor, details) end
