---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewDiffableDataSource { ... } takes.
---@class UITableViewDiffableDataSource.Properties
---@field tableView UITableView The table whose data source the new object becomes.
---@field cellProvider fun(tableView: UITableView|any, indexPath: IndexPath, id: any): any Called as cellProvider(tableView, indexPath, id); it must return a cell.
---@field defaultRowAnimation? string The animation of rows that are inserted or deleted.

---A data source that is given all sections and items, and finds out what has changed. It may have all other methods of a data source.
---@class UITableViewDiffableDataSource
---@field defaultRowAnimation string The animation of rows that are inserted or deleted.
---@field super UITableViewDiffableDataSource
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: UITableViewDiffableDataSource.Properties): UITableViewDiffableDataSource
UITableViewDiffableDataSource = {}

---A copy of the snapshot that is shown now; with a section, of the section's own.
---@param section? any
---@return NSDiffableDataSourceSnapshot
function UITableViewDiffableDataSource:snapshot(section) end

---The item of a row, or nil.
---@param indexPath IndexPath
---@return any
function UITableViewDiffableDataSource:itemIdentifier(indexPath) end

---The row of an item, or nil.
---@param id any
---@return IndexPath|any
function UITableViewDiffableDataSource:indexPath(id) end

---The section at a place, from 1, or nil.
---@param section integer
---@return any
function UITableViewDiffableDataSource:sectionIdentifier(section) end

---The place of a section, from 1, or nil.
---@param section any
---@return integer|any
function UITableViewDiffableDataSource:index(section) end

---Shows another snapshot as after a reload: all cells are asked for.
---@param snapshot NSDiffableDataSourceSnapshot
---@param completion? function
function UITableViewDiffableDataSource:applySnapshotUsingReloadData(snapshot, completion) end

---Shows another snapshot. With animated true the changes are animated. completion() is called at the end.
---@param snapshot NSDiffableDataSourceSnapshot
---@param animated? boolean
---@param completion? function
function UITableViewDiffableDataSource:apply(snapshot, animated, completion) end
