---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What BGAppRefreshTaskRequest { ... } takes.
---@class BGAppRefreshTaskRequest.Properties: BGTaskRequest.Properties
---@field identifier? string Its name.

---Short work: BGAppRefreshTaskRequest { identifier = "refresh" }.
---@class BGAppRefreshTaskRequest: BGTaskRequest
---@field super BGAppRefreshTaskRequest
---@overload fun(properties?: BGAppRefreshTaskRequest.Properties): BGAppRefreshTaskRequest
BGAppRefreshTaskRequest = {}
