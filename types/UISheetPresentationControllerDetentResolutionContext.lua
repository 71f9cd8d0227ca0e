---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What a detent's resolver is asked with.
---@class UISheetPresentationControllerDetentResolutionContext
---@field maximumDetentValue number The largest height, without the bottom's safe area. Points. Read-only.
---@field containerTraitCollection UITraitCollection The traits around the sheet. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UISheetPresentationControllerDetentResolutionContext = {}
