---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A place along y.
---@class NSLayoutYAxisAnchor: NSLayoutAnchor
NSLayoutYAxisAnchor = {}

---Below another anchor by so many times the system's distance (1).
---@param relation NSLayoutConstraint.Relation
---@param anchor NSLayoutYAxisAnchor
---@param multiplier? number
---@return NSLayoutConstraint
function NSLayoutYAxisAnchor:constraintToSystemSpacingBelow(relation, anchor, multiplier) end

---The distance from here down to another anchor, as a size.
---@param anchor NSLayoutYAxisAnchor
---@return NSLayoutDimension
function NSLayoutYAxisAnchor:anchorWithOffset(anchor) end
