---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSLayoutConstraint { ... } takes.
---@class NSLayoutConstraint.Properties
---@field item? UIView|UILayoutGuide A view or guide.
---@field attribute? NSLayoutConstraint.Attribute Of the item.
---@field relatedBy? NSLayoutConstraint.Relation "==", unless said.
---@field toItem? UIView|UILayoutGuide Nil for a size of its own.
---@field toAttribute? NSLayoutConstraint.Attribute Of toItem; the same one, unless said.
---@field multiplier? number 1, unless said.
---@field constant? number Points.
---@field priority? number|UILayoutPriority Above 0, up to 1000, which is required.
---@field identifier? string A name for messages.
---@field isActive? boolean Whether it takes part.

---first.attribute == multiplier * second.attribute + constant, or <= or >=, between views and guides.
---@class NSLayoutConstraint
---@field constant number Points.
---@field priority number|UILayoutPriority Above 0, up to 1000, which is required.
---@field identifier string|nil A name for messages.
---@field isActive boolean Whether it takes part.
---@field multiplier number Of the second item's attribute. Read-only.
---@field relation NSLayoutConstraint.Relation "equal", "lessThanOrEqual" or "greaterThanOrEqual". Read-only.
---@field firstAttribute NSLayoutConstraint.Attribute The first item's. Read-only.
---@field secondAttribute NSLayoutConstraint.Attribute The second item's. Read-only.
---@field firstAnchor NSLayoutAnchor|nil The first item's. Read-only.
---@field secondAnchor NSLayoutAnchor|nil The second item's, or nil. Read-only.
---@field firstItem UIView|UILayoutGuide|nil A view or guide. Read-only.
---@field secondItem UIView|UILayoutGuide|nil A view or guide, or nil. Read-only.
---@field super NSLayoutConstraint
---@overload fun(properties?: NSLayoutConstraint.Properties): NSLayoutConstraint
NSLayoutConstraint = {}

---Makes all take part, or none where one can't.
---@param constraints NSLayoutConstraint[]
function NSLayoutConstraint.activate(constraints) end

---Takes them out.
---@param constraints NSLayoutConstraint[]
function NSLayoutConstraint.deactivate(constraints) end

---@class NSLayoutConstraint.constraints.Options
---@field withVisualFormat string A line of the visual format language.
---@field options? NSLayoutConstraint.FormatOptions|NSLayoutConstraint.FormatOptions[] How neighbours are aligned, and the direction.
---@field metrics? table<string, number> Lengths and priorities by name.
---@field views table<string, UIView> The views by name.

---What a line of the visual format language says, not active yet.
---@param options NSLayoutConstraint.constraints.Options
---@return NSLayoutConstraint[]
function NSLayoutConstraint.constraints(options) end
