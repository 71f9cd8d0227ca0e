---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewSupplementaryRegistration { ... } takes.
---@class UICollectionViewSupplementaryRegistration.Properties
---@field supplementaryClass? UICollectionReusableView The views' class; UICollectionViewListCell if it is left out.
---@field elementKind? string The kind of the views, which must be given.

---The same for headers and footers: UICollectionView.SupplementaryRegistration { elementKind = "header", handler = function(view, kind, indexPath) end }.
---@class UICollectionViewSupplementaryRegistration
---@field elementKind string The kind of the views. Read-only.
---@field super UICollectionViewSupplementaryRegistration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UICollectionViewSupplementaryRegistration.Properties): UICollectionViewSupplementaryRegistration
UICollectionViewSupplementaryRegistration = {}
