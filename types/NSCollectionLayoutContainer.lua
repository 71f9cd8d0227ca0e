---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The room that something is laid out in.
---@class NSCollectionLayoutContainer
---@field contentSize CGSize The whole room. Points. Read-only.
---@field effectiveContentSize CGSize The room less its insets. Points. Read-only.
---@field contentInsets number[]|table<string, number> What of it is left free. Points. Read-only.
---@field effectiveContentInsets number[]|table<string, number> The same. Points. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSCollectionLayoutContainer = {}
