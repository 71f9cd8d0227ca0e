---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What BGProcessingTaskRequest { ... } takes.
---@class BGProcessingTaskRequest.Properties: BGTaskRequest.Properties
---@field identifier? string Its name.
---@field requiresNetworkConnectivity? boolean Kept only: the scenario decides.
---@field requiresExternalPower? boolean Kept only: the scenario decides.

---Long work: BGProcessingTaskRequest { identifier = "clean" }.
---@class BGProcessingTaskRequest: BGTaskRequest
---@field requiresNetworkConnectivity boolean Kept only: the scenario decides.
---@field requiresExternalPower boolean Kept only: the scenario decides.
---@field super BGProcessingTaskRequest
---@overload fun(properties?: BGProcessingTaskRequest.Properties): BGProcessingTaskRequest
BGProcessingTaskRequest = {}
