---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A place along y.
---@class NSLayoutYAxisAnchor: NSLayoutAnchor
NSLayoutYAxisAnchor = {}
