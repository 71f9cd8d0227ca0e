---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISwipeActionsConfiguration { ... } takes.
---@class UISwipeActionsConfiguration.Properties
---@field actions? UIContextualAction[] The first is nearest to the edge.
---@field performsFirstActionWithFullSwipe? boolean A swipe over more than half of the row runs the first action; true.

---The actions of one side of a row, the first at the edge.
---@class UISwipeActionsConfiguration
---@field actions UIContextualAction[] The first is nearest to the edge. Read-only.
---@field performsFirstActionWithFullSwipe boolean A swipe over more than half of the row runs the first action; true.
---@field super UISwipeActionsConfiguration
---@overload fun(properties?: UISwipeActionsConfiguration.Properties): UISwipeActionsConfiguration
UISwipeActionsConfiguration = {}
