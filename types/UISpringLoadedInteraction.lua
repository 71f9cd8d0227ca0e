---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Lets a view act while items are held over it: view:addInteraction(UISpringLoadedInteraction(function(interaction, context) end)). The behavior may have shouldAllow and interactionDidFinish, the effect didChangeWith.
---@class UISpringLoadedInteraction: UIInteraction
---@overload fun(activationHandler: any, interactionBehavior?: any, interactionEffect?: any): UISpringLoadedInteraction
UISpringLoadedInteraction = {}
