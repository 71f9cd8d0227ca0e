---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Elements that are made when the menu is opened: UIDeferredMenuElement(function(completion) completion { action } end).
---@class UIDeferredMenuElement: UIMenuElement
---@overload fun(provider: any): UIDeferredMenuElement
UIDeferredMenuElement = {}

---The same, asked each time the menu is opened.
---@param provider fun(completion: fun(elements: UIMenuElement[]): any): any
---@return UIDeferredMenuElement
function UIDeferredMenuElement.uncached(provider) end
