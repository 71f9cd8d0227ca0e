---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What is dropped on a table, and where.
---@class UITableViewDropCoordinator
---@field items table[] What is dropped: a list of { dragItem =, sourceIndexPath = }, whose path is nil for an item that doesn't come from here. Read-only.
---@field destinationIndexPath IndexPath|any Where it is dropped, or nil. Read-only.
---@field proposal UIDropProposal What dropSessionDidUpdate has answered. Read-only.
---@field session UIDropSession The finger. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UITableViewDropCoordinator = {}

---Shows an item fly to the row at a path, which is there once you have changed data and rows.
---@param item UIDragItem
---@param indexPath IndexPath
function UITableViewDropCoordinator:drop(item, indexPath) end
