---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A height at which a sheet rests: UISheetPresentationController.Detent.medium().
---@class UISheetPresentationControllerDetent
---@field identifier string Its name. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UISheetPresentationControllerDetent = {}

---As high as a sheet can be.
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetent.large() end

---About half of the screen; where the height is compact there is none.
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetent.medium() end

---@class UISheetPresentationControllerDetent.custom.Options
---@field identifier? string The name; one of its own if it is left out.
---@field resolver function A function of the context that returns the height, or nil.

---A height of your own, without the bottom's safe area: Detent.custom { identifier = "small", resolver = function(context) return 200 end }. The context has maximumDetentValue and containerTraitCollection; nil leaves the detent out.
---@param options UISheetPresentationControllerDetent.custom.Options
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetent.custom(options) end

---Its height in points in the context that a resolver is asked with, without the bottom's safe area; nil where it is left out.
---@param context UISheetPresentationControllerDetentResolutionContext
---@return number|any
function UISheetPresentationControllerDetent:resolvedValue(context) end
