---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A move of the focus: who had it and who gets it.
---@class UIFocusUpdateContext
---@field previouslyFocusedItem UIResponder|any The object that had the focus, or nil. Read-only.
---@field nextFocusedItem UIResponder|any The object that gets the focus, or nil. Read-only.
---@field previouslyFocusedView UIView|any The view that had the focus, or nil. Read-only.
---@field nextFocusedView UIView|any The view that gets the focus, or nil. Read-only.
---@field focusHeading UIFocusHeading The way that the focus goes: next with tab, else an arrow's. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIFocusUpdateContext = {}
