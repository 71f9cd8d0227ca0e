---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---One load of a page, which a navigation delegate is told of.
---@class WKNavigation
WKNavigation = {}
