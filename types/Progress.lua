---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---How far something has come.
---@class Progress
---@field fractionCompleted number From 0 to 1. Read-only.
---@field completedUnitCount integer How much is done: bytes, for a task. Read-only.
---@field totalUnitCount integer How much there is to do, or -1. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
Progress = {}
