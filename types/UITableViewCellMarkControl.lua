---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A cell's minus, plus, reorder handle or detail button.
---@class UITableViewCellMarkControl: UIControl
---@field mark string minus, plus, reorder or detail. Read-only.
UITableViewCellMarkControl = {}
