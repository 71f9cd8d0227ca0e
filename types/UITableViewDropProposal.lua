---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewDropProposal { ... } takes.
---@class UITableViewDropProposal.Properties: UIDropProposal.Properties
---@field operation? UIDropOperation cancel, forbidden, copy or move.

---The same for a table: UITableViewDropProposal { operation = "move", intent = "insertAtDestinationIndexPath" }.
---@class UITableViewDropProposal: UIDropProposal
---@field intent UITableViewDropProposal.Intent Whether a row is inserted, or the items go into one. Read-only.
---@field super UITableViewDropProposal
---@overload fun(properties?: UITableViewDropProposal.Properties): UITableViewDropProposal
UITableViewDropProposal = {}
