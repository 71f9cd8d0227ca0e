---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---One load of a page, which a navigation delegate is told of.
---@class WKNavigation
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
WKNavigation = {}
