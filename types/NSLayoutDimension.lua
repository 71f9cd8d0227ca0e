---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A width or height.
---@class NSLayoutDimension: NSLayoutAnchor
NSLayoutDimension = {}
