---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITraitCollection { ... } takes.
---@class UITraitCollection.Properties
---@field horizontalSizeClass? UIUserInterfaceSizeClass compact or regular.
---@field verticalSizeClass? UIUserInterfaceSizeClass compact or regular.
---@field userInterfaceIdiom? UIUserInterfaceIdiom phone or pad.
---@field displayScale? number Pixels per point.

---Size classes and what else is known of where something is shown: UITraitCollection { horizontalSizeClass = "compact" }.
---@class UITraitCollection
---@field horizontalSizeClass UIUserInterfaceSizeClass compact, regular, or unspecified. Read-only.
---@field verticalSizeClass UIUserInterfaceSizeClass compact, regular, or unspecified. Read-only.
---@field userInterfaceIdiom UIUserInterfaceIdiom|nil phone, pad, or nil. Read-only.
---@field displayScale number Pixels per point; 0 where nothing is said. Read-only.
---@field userInterfaceStyle UIUserInterfaceStyle Always light: the classic profile has no other. Read-only.
---@field super UITraitCollection
---@overload fun(properties?: UITraitCollection.Properties): UITraitCollection
UITraitCollection = {}

---Whether it says the same of all that the other says something of.
---@param other UITraitCollection
---@return boolean
function UITraitCollection:containsTraits(other) end
