---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---An anchor for a width, a height or a distance.
---@class NSLayoutDimension: NSLayoutAnchor
NSLayoutDimension = {}
