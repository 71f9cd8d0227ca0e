---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---An anchor for vertical places.
---@class NSLayoutYAxisAnchor: NSLayoutAnchor
NSLayoutYAxisAnchor = {}

---Makes a constraint that puts this anchor below another one, by the system's distance times the multiplier (1). It is not active.
---@param relation NSLayoutRelation
---@param anchor NSLayoutYAxisAnchor
---@param multiplier? number
---@return NSLayoutConstraint
function NSLayoutYAxisAnchor:constraintToSystemSpacingBelow(relation, anchor, multiplier) end

---The distance from this anchor down to another one, as an anchor for sizes.
---@param anchor NSLayoutYAxisAnchor
---@return NSLayoutDimension
function NSLayoutYAxisAnchor:anchorWithOffset(anchor) end
