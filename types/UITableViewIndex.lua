---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The strip of section titles.
---@class UITableViewIndex: UIControl
---@field titles string[] All of them, also where dots stand for some. Read-only.
UITableViewIndex = {}
