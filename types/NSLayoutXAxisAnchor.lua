---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A place along x.
---@class NSLayoutXAxisAnchor: NSLayoutAnchor
NSLayoutXAxisAnchor = {}

---After another anchor by so many times the system's distance (1).
---@param relation NSLayoutConstraint.Relation
---@param anchor NSLayoutXAxisAnchor
---@param multiplier? number
---@return NSLayoutConstraint
function NSLayoutXAxisAnchor:constraintToSystemSpacingAfter(relation, anchor, multiplier) end

---The distance from here to another anchor, as a size.
---@param anchor NSLayoutXAxisAnchor
---@return NSLayoutDimension
function NSLayoutXAxisAnchor:anchorWithOffset(anchor) end
