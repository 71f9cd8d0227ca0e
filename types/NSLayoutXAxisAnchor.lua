---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---An anchor for horizontal places.
---@class NSLayoutXAxisAnchor: NSLayoutAnchor
NSLayoutXAxisAnchor = {}

---Makes a constraint that puts this anchor after another one, by the system's distance times the multiplier (1). It is not active.
---@param relation NSLayoutRelation
---@param anchor NSLayoutXAxisAnchor
---@param multiplier? number
---@return NSLayoutConstraint
function NSLayoutXAxisAnchor:constraintToSystemSpacingAfter(relation, anchor, multiplier) end

---The distance from this anchor to another one, as an anchor for sizes.
---@param anchor NSLayoutXAxisAnchor
---@return NSLayoutDimension
function NSLayoutXAxisAnchor:anchorWithOffset(anchor) end
