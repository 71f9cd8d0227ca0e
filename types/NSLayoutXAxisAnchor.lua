---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A place along x.
---@class NSLayoutXAxisAnchor: NSLayoutAnchor
NSLayoutXAxisAnchor = {}
