---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewDiffableDataSource { ... } takes.
---@class UITableViewDiffableDataSource.Properties
---@field tableView UITableView Whose data source it becomes.
---@field cellProvider function cellProvider(tableView, indexPath, id) answers a cell.
---@field defaultRowAnimation? string How rows come and go.

---A data source that is told what to show and finds out itself what changed; it may have any other method of a data source.
---@class UITableViewDiffableDataSource
---@field defaultRowAnimation string How rows come and go.
---@field super UITableViewDiffableDataSource
---@overload fun(properties?: UITableViewDiffableDataSource.Properties): UITableViewDiffableDataSource
UITableViewDiffableDataSource = {}

---A copy of what is shown.
---@return NSDiffableDataSourceSnapshot
function UITableViewDiffableDataSource:snapshot() end

---The item of a row, or nil.
---@param indexPath IndexPath
---@return any
function UITableViewDiffableDataSource:itemIdentifier(indexPath) end

---The row of an item, or nil.
---@param id any
---@return IndexPath|nil
function UITableViewDiffableDataSource:indexPath(id) end

---The section at a place, or nil.
---@param section integer
---@return any
function UITableViewDiffableDataSource:sectionIdentifier(section) end

---The place of a section, from 1, or nil.
---@param section any
---@return integer|nil
function UITableViewDiffableDataSource:index(section) end

---Shows another snapshot; what changed is animated if asked for.
---@param snapshot NSDiffableDataSourceSnapshot
---@param animated? boolean
---@param completion? function
function UITableViewDiffableDataSource:apply(snapshot, animated, completion) end
