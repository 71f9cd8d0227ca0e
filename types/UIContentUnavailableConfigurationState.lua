---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What updateContentUnavailableConfiguration gets.
---@class UIContentUnavailableConfigurationState
---@field searchText string|any What is in the search bar of the controller's navigation item; nil where nobody searches. Read-only.
---@field traitCollection UITraitCollection The controller's traits. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIContentUnavailableConfigurationState = {}
