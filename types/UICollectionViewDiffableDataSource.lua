---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewDiffableDataSource { ... } takes.
---@class UICollectionViewDiffableDataSource.Properties
---@field collectionView UICollectionView The view whose data source the new object becomes.
---@field cellProvider fun(collectionView: UICollectionView|any, indexPath: IndexPath, id: any): any Called as cellProvider(collectionView, indexPath, id); it must return a cell.
---@field supplementaryViewProvider? fun(collectionView: UICollectionView|any, kind: string, indexPath: IndexPath): any Called as supplementaryViewProvider(collectionView, kind, indexPath); it must return a view.
---@field reorderingHandlers? table A table with canReorderItem(item), willReorder(transaction) and didReorder(transaction).
---@field sectionSnapshotHandlers? table A table with shouldExpandItem, willExpandItem, shouldCollapseItem, willCollapseItem, each with an item, and snapshotForExpandingParent(parent, snapshot).

---A data source that is given all sections and items, and finds out what has changed. It may have all other methods of a data source.
---@class UICollectionViewDiffableDataSource
---@field supplementaryViewProvider fun(collectionView: UICollectionView|any, kind: string, indexPath: IndexPath): any Called as supplementaryViewProvider(collectionView, kind, indexPath); it must return a view.
---@field reorderingHandlers table A table with canReorderItem(item), willReorder(transaction) and didReorder(transaction).
---@field sectionSnapshotHandlers table A table with shouldExpandItem, willExpandItem, shouldCollapseItem, willCollapseItem, each with an item, and snapshotForExpandingParent(parent, snapshot).
---@field super UICollectionViewDiffableDataSource
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: UICollectionViewDiffableDataSource.Properties): UICollectionViewDiffableDataSource
UICollectionViewDiffableDataSource = {}

---A copy of the snapshot that is shown now; with a section, of the section's own.
---@param section? any
---@return NSDiffableDataSourceSnapshot
function UICollectionViewDiffableDataSource:snapshot(section) end

---The item of a row, or nil.
---@param indexPath IndexPath
---@return any
function UICollectionViewDiffableDataSource:itemIdentifier(indexPath) end

---The row of an item, or nil.
---@param id any
---@return IndexPath|any
function UICollectionViewDiffableDataSource:indexPath(id) end

---The section at a place, from 1, or nil.
---@param section integer
---@return any
function UICollectionViewDiffableDataSource:sectionIdentifier(section) end

---The place of a section, from 1, or nil.
---@param section any
---@return integer|any
function UICollectionViewDiffableDataSource:index(section) end

---Shows another snapshot as after a reload: all cells are asked for.
---@param snapshot NSDiffableDataSourceSnapshot
---@param completion? function
function UICollectionViewDiffableDataSource:applySnapshotUsingReloadData(snapshot, completion) end

---Shows another snapshot: apply(snapshot, animated, completion); or that of one section: apply(sectionSnapshot, section, animated, completion).
---@param snapshot any
---@param sectionOrAnimated? any
---@param animatedOrCompletion? any
---@param completion? function
function UICollectionViewDiffableDataSource:apply(snapshot, sectionOrAnimated, animatedOrCompletion, completion) end
