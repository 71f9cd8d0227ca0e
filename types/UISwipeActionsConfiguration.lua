---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISwipeActionsConfiguration { ... } takes.
---@class UISwipeActionsConfiguration.Properties
---@field actions? UIContextualAction[] The actions; the first is nearest to the row's edge.
---@field performsFirstActionWithFullSwipe? boolean Whether a swipe over more than half of the row runs the first action; true by default.

---The actions at one side of a row.
---@class UISwipeActionsConfiguration
---@field actions UIContextualAction[] The actions; the first is nearest to the row's edge. Read-only.
---@field performsFirstActionWithFullSwipe boolean Whether a swipe over more than half of the row runs the first action; true by default.
---@field super UISwipeActionsConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UISwipeActionsConfiguration.Properties): UISwipeActionsConfiguration
UISwipeActionsConfiguration = {}
