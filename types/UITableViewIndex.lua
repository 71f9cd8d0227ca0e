---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The section index: the strip of titles at the right edge of a table view.
---@class UITableViewIndex: UIControl
---@field titles string[] All titles, including those that are shown as dots. Read-only.
UITableViewIndex = {}
