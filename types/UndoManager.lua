---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A list of edits of a text that can be undone and redone.
---@class UndoManager
---@field canUndo boolean Whether there is an edit to undo. Read-only.
---@field canRedo boolean Whether there is an edit to redo. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UndoManager = {}

---Undoes the last edit.
function UndoManager:undo() end

---Redoes the edit that was undone last.
function UndoManager:redo() end

---Forgets all edits.
function UndoManager:removeAllActions() end
