---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSCollectionLayoutSize { ... } takes.
---@class NSCollectionLayoutSize.Properties
---@field widthDimension? NSCollectionLayoutDimension The width, which must be given.

---A width and a height in a compositional layout.
---@class NSCollectionLayoutSize
---@field widthDimension NSCollectionLayoutDimension The width. Read-only.
---@field heightDimension NSCollectionLayoutDimension The height. Read-only.
---@field super NSCollectionLayoutSize
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSCollectionLayoutSize.Properties): NSCollectionLayoutSize
NSCollectionLayoutSize = {}
