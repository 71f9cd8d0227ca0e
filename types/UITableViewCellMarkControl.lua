---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A small control in a cell: minus, plus, reorder handle or detail button.
---@class UITableViewCellMarkControl: UIControl
---@field mark string The kind of control: minus, plus, reorder or detail. Read-only.
UITableViewCellMarkControl = {}
