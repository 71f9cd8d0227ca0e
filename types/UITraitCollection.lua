---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITraitCollection { ... } takes.
---@class UITraitCollection.Properties
---@field horizontalSizeClass? UIUserInterfaceSizeClass The size class.
---@field verticalSizeClass? UIUserInterfaceSizeClass The size class.
---@field userInterfaceIdiom? UIUserInterfaceIdiom The kind of device.
---@field displayScale? number The number of pixels for each point.

---Size classes, scale and other traits: UITraitCollection { horizontalSizeClass = "compact" }.
---@class UITraitCollection
---@field horizontalSizeClass UIUserInterfaceSizeClass The size class, or unspecified. Read-only.
---@field verticalSizeClass UIUserInterfaceSizeClass The size class, or unspecified. Read-only.
---@field userInterfaceIdiom UIUserInterfaceIdiom|nil The kind of device, or nil if it is not specified. Read-only.
---@field displayScale number The number of pixels for each point, or 0 if it is not specified. Read-only.
---@field userInterfaceStyle UIUserInterfaceStyle Always light: the classic profile has no dark style. Read-only.
---@field super UITraitCollection
---@field init? fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: UITraitCollection.Properties): UITraitCollection
UITraitCollection = {}

---Whether this collection has the same value for every trait that the other one specifies.
---@param other UITraitCollection
---@return boolean
function UITraitCollection:containsTraits(other) end
