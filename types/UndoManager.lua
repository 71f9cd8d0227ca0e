---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The edits of a text that can be taken back.
---@class UndoManager
---@field canUndo boolean Whether there is one. Read-only.
---@field canRedo boolean Whether one was taken back. Read-only.
UndoManager = {}

---Takes the last edit back.
function UndoManager:undo() end

---Makes it again.
function UndoManager:redo() end

---Forgets them.
function UndoManager:removeAllActions() end
