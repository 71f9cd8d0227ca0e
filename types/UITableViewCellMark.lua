---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A cell's disclosure indicator, check mark or circle.
---@class UITableViewCellMark: UIView
---@field mark string disclosure, checkmark, circle or selectedCircle. Read-only.
UITableViewCellMark = {}
