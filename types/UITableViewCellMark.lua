---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A sign in a cell: disclosure indicator, check mark or circle.
---@class UITableViewCellMark: UIView
---@field mark string The kind of sign: disclosure, checkmark, circle or selectedCircle. Read-only.
UITableViewCellMark = {}
