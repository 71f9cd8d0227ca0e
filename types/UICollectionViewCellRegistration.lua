---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewCellRegistration { ... } takes.
---@class UICollectionViewCellRegistration.Properties
---@field cellClass? UICollectionViewCell The cells' class; UICollectionViewListCell if it is left out.
---@field handler? fun(cell: UICollectionViewListCell|any, indexPath: IndexPath, item: any): any Called as handler(cell, indexPath, item) for each cell.

---Makes and fills cells: UICollectionView.CellRegistration { cellClass = UICollectionViewListCell, handler = function(cell, indexPath, item) end }.
---@class UICollectionViewCellRegistration
---@field super UICollectionViewCellRegistration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UICollectionViewCellRegistration.Properties): UICollectionViewCellRegistration
UICollectionViewCellRegistration = {}
