---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITraitCollection { ... } takes.
---@class UITraitCollection.Properties
---@field traitsFrom? UITraitCollection[] Others, of which the last that specifies a trait counts.
---@field horizontalSizeClass? UIUserInterfaceSizeClass The size class.
---@field verticalSizeClass? UIUserInterfaceSizeClass The size class.
---@field userInterfaceIdiom? UIUserInterfaceIdiom The kind of device.
---@field displayScale? number The number of pixels for each point.
---@field userInterfaceStyle? UIUserInterfaceStyle Light or dark.
---@field userInterfaceLevel? UIUserInterfaceLevel Base or elevated.
---@field accessibilityContrast? UIAccessibilityContrast Normal or high.
---@field layoutDirection? UITraitEnvironmentLayoutDirection The direction of the language.
---@field preferredContentSizeCategory? UIContentSizeCategory.Name The text size.
---@field legibilityWeight? UILegibilityWeight Bold texts or regular ones.
---@field mutations? function A function that gets a UITraitOverrides to fill in.

---Size classes, appearance, scale and other traits: UITraitCollection { userInterfaceStyle = "dark" }.
---@class UITraitCollection
---@field horizontalSizeClass UIUserInterfaceSizeClass The size class, or unspecified. Read-only.
---@field verticalSizeClass UIUserInterfaceSizeClass The size class, or unspecified. Read-only.
---@field userInterfaceIdiom UIUserInterfaceIdiom|any The kind of device, or nil if it is not specified. Read-only.
---@field displayScale number The number of pixels for each point, or 0 if it is not specified. Read-only.
---@field userInterfaceStyle UIUserInterfaceStyle Light or dark, or unspecified; in system 12 always light. Read-only.
---@field userInterfaceLevel UIUserInterfaceLevel Elevated in sheets, popovers and alerts, else base, or unspecified. Read-only.
---@field accessibilityContrast UIAccessibilityContrast High where the user wants more contrast, else normal, or unspecified. Read-only.
---@field layoutDirection UITraitEnvironmentLayoutDirection The direction of the language, or unspecified. Read-only.
---@field preferredContentSizeCategory UIContentSizeCategory.Name|any The text size that the user has chosen, or nil if it is not specified. Read-only.
---@field legibilityWeight UILegibilityWeight Bold where the user wants bold texts, else regular, or unspecified. Read-only.
---@field current UITraitCollection The traits of the object whose layout, drawing or change of traits is under way; elsewhere those of the key window.
---@field super UITraitCollection
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UITraitCollection.Properties): UITraitCollection
UITraitCollection = {}

---Whether this collection has the same value for every trait that the other one specifies.
---@param other UITraitCollection
---@return boolean
function UITraitCollection:containsTraits(other) end

---Whether dynamic colours may look different with the traits of the other collection; nil has no traits.
---@param other? UITraitCollection
---@return boolean
function UITraitCollection:hasDifferentColorAppearance(other) end

---A copy with other traits: mutations(traits) is called with a UITraitOverrides to change.
---@param mutations function
---@return UITraitCollection
function UITraitCollection:modifyingTraits(mutations) end

---Calls a function while these traits are UITraitCollection.current.
---@param actions function
function UITraitCollection:performAsCurrent(actions) end
