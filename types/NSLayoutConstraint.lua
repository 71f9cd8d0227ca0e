---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSLayoutConstraint { ... } takes.
---@class NSLayoutConstraint.Properties
---@field item? UIView|UILayoutGuide The first view or layout guide.
---@field attribute? NSLayoutConstraint.Attribute The attribute of `item`.
---@field relatedBy? NSLayoutRelation The relation; "==" if it is left out.
---@field toItem? UIView|UILayoutGuide The second view or layout guide; nil if the constraint is about the size of one item.
---@field toAttribute? NSLayoutConstraint.Attribute The attribute of `toItem`; the same as `attribute` if it is left out.
---@field multiplier? number The factor of the second attribute; 1 if it is left out.
---@field constant? number The number that is added to the second item's attribute. Points.
---@field priority? number|UILayoutPriority.Name The priority, above 0 and up to 1000. A constraint of 1000 is required, others are optional.
---@field identifier? string A name that messages show, or nil.
---@field isActive? boolean Whether the constraint takes part in layout.

---A rule between views or layout guides: first.attribute == multiplier * second.attribute + constant, or with <= or >=.
---@class NSLayoutConstraint
---@field constant number The number that is added to the second item's attribute. Points.
---@field priority number|UILayoutPriority.Name The priority, above 0 and up to 1000. A constraint of 1000 is required, others are optional.
---@field identifier string|nil A name that messages show, or nil.
---@field isActive boolean Whether the constraint takes part in layout.
---@field multiplier number The factor of the second item's attribute. Read-only.
---@field relation NSLayoutRelation The relation: "equal", "lessThanOrEqual" or "greaterThanOrEqual". Read-only.
---@field firstAttribute NSLayoutConstraint.Attribute The part of the first item that the constraint is about. Read-only.
---@field secondAttribute NSLayoutConstraint.Attribute The part of the second item that the constraint is about. Read-only.
---@field firstAnchor NSLayoutAnchor|any The part of the first item that the constraint is about. Read-only.
---@field secondAnchor NSLayoutAnchor|any The anchor of the second item, or nil. Read-only.
---@field firstItem UIView|UILayoutGuide|any The first view or layout guide. Read-only.
---@field secondItem UIView|UILayoutGuide|any The second view or layout guide, or nil. Read-only.
---@field super NSLayoutConstraint
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSLayoutConstraint.Properties): NSLayoutConstraint
NSLayoutConstraint = {}

---Activates constraints. It is an error if one of them cannot be activated; then none is.
---@param constraints (NSLayoutConstraint|NSLayoutConstraint[])[]
function NSLayoutConstraint.activate(constraints) end

---Deactivates constraints.
---@param constraints (NSLayoutConstraint|NSLayoutConstraint[])[]
function NSLayoutConstraint.deactivate(constraints) end

---@class NSLayoutConstraint.constraints.Options
---@field withVisualFormat string A format of the visual format language.
---@field options? NSLayoutConstraint.FormatOptions|NSLayoutConstraint.FormatOptions[] How neighbours are aligned, and the direction of the format.
---@field metrics? table<string, number> The numbers that the format uses by name.
---@field views table<string, UIView> The views that the format uses by name.

---Makes the constraints that a format of the visual format language describes. They are not active.
---@param options NSLayoutConstraint.constraints.Options
---@return NSLayoutConstraint[]
function NSLayoutConstraint.constraints(options) end
