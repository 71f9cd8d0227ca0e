---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The line under a row.
---@class UITableViewSeparator: UIView
UITableViewSeparator = {}
