---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What a detent's resolver is asked with.
---@class UISheetPresentationControllerDetentResolutionContext
---@field maximumDetentValue number The largest height, without the bottom's safe area. Points. Read-only.
---@field containerTraitCollection UITraitCollection The traits around the sheet. Read-only.
UISheetPresentationControllerDetentResolutionContext = {}
