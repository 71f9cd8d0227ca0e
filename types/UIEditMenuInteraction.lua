---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Shows a row of actions at a place of its view: UIEditMenuInteraction(delegate). The delegate, which may be nil, may have menuFor(interaction, configuration, suggestedActions), targetRectFor(interaction, configuration), willPresentMenuFor and willDismissMenuFor(interaction, configuration, animator).
---@class UIEditMenuInteraction: UIInteraction
---@overload fun(delegate?: any): UIEditMenuInteraction
UIEditMenuInteraction = {}

---Shows the menu; a table { sourcePoint = } will do.
---@param configuration UIEditMenuConfiguration|table
function UIEditMenuInteraction:presentEditMenu(configuration) end

---Takes the menu away.
function UIEditMenuInteraction:dismissMenu() end

---Asks for the menu once more while it is shown.
function UIEditMenuInteraction:reloadVisibleMenu() end
