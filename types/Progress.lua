---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---How far something has come.
---@class Progress
---@field isFinished boolean Whether all of it is done. Read-only.
---@field isCancelled boolean Whether it was cancelled. Read-only.
---@field isIndeterminate boolean Whether nobody knows how much there is to do. Read-only.
---@field fractionCompleted number From 0 to 1. Read-only.
---@field completedUnitCount integer How much is done: bytes, for a task. Read-only.
---@field totalUnitCount integer How much there is to do, or -1. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
Progress = {}

---Cancels what it is about.
function Progress:cancel() end

---Lets it wait until resume().
function Progress:pause() end

---Lets it go on.
function Progress:resume() end
