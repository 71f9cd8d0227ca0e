---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What BGTaskRequest { ... } takes.
---@class BGTaskRequest.Properties
---@field earliestBeginDate? Date|number Not before this date; nil for as soon as possible. Kept only: the scenario decides.

---Work in the background that the app asks for.
---@class BGTaskRequest
---@field identifier string Its name. Read-only.
---@field earliestBeginDate Date|number|nil Not before this date; nil for as soon as possible. Kept only: the scenario decides.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
BGTaskRequest = {}
