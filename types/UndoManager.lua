---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UndoManager { ... } takes.
---@class UndoManager.Properties
---@field groupsByEvent? boolean Whether what is registered outside of a group goes into that of the frame; true by default.
---@field levelsOfUndo? integer Most groups that are kept; 0 for no limit.

---Changes that can be undone and redone, in groups: what is registered in one frame is one.
---@class UndoManager
---@field NSUndoManagerDidOpenUndoGroup string The name of a notification.
---@field NSUndoManagerWillCloseUndoGroup string The name of a notification.
---@field NSUndoManagerDidCloseUndoGroup string The name of a notification.
---@field NSUndoManagerWillUndoChange string The name of a notification.
---@field NSUndoManagerDidUndoChange string The name of a notification.
---@field NSUndoManagerWillRedoChange string The name of a notification.
---@field NSUndoManagerDidRedoChange string The name of a notification.
---@field NSUndoManagerCheckpoint string The name of a notification.
---@field canUndo boolean Whether there is something to undo. Read-only.
---@field canRedo boolean Whether there is something to redo. Read-only.
---@field isUndoing boolean Whether undo is running now. Read-only.
---@field isRedoing boolean Whether redo is running now. Read-only.
---@field isUndoRegistrationEnabled boolean False between disableUndoRegistration and enableUndoRegistration. Read-only.
---@field groupsByEvent boolean Whether what is registered outside of a group goes into that of the frame; true by default.
---@field groupingLevel integer How many groups are open. Read-only.
---@field levelsOfUndo integer Most groups that are kept; 0 for no limit.
---@field undoActionName string The name of what undo would undo, or "". Read-only.
---@field redoActionName string The name of what redo would do again, or "". Read-only.
---@field undoMenuItemTitle string Undo, with that name. Read-only.
---@field redoMenuItemTitle string Redo, with that name. Read-only.
---@field super UndoManager
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UndoManager.Properties): UndoManager
UndoManager = {}

---Keeps what undoes a change: registerUndo(target, function(target) end), or registerUndo(target, "method", object). It registers what changes it back, which then can be redone.
---@param target any
---@param ... any
function UndoManager:registerUndo(target, ...) end

---Undoes the last group, or the last edit of a text.
function UndoManager:undo() end

---Does again what was undone last.
function UndoManager:redo() end

---Undoes the last group, also while another one is open.
function UndoManager:undoNestedGroup() end

---Begins a group.
function UndoManager:beginUndoGrouping() end

---Ends the group that was begun last.
function UndoManager:endUndoGrouping() end

---Names the group that is open, or else the last one.
---@param name string
function UndoManager:setActionName(name) end

---From now on nothing is registered. Each call needs its own enableUndoRegistration.
function UndoManager:disableUndoRegistration() end

---Ends the effect of one call of disableUndoRegistration.
function UndoManager:enableUndoRegistration() end

---Forgets everything, or what was registered for a target.
---@param target? any
function UndoManager:removeAllActions(target) end
