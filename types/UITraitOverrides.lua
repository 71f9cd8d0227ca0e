---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The traits that a view or a controller has of its own, for itself and all below: view.traitOverrides.userInterfaceStyle = "dark"; nil takes one away.
---@class UITraitOverrides
---@field userInterfaceStyle UIUserInterfaceStyle|nil Light or dark, or nil.
---@field userInterfaceLevel UIUserInterfaceLevel|nil Base or elevated, or nil.
---@field accessibilityContrast UIAccessibilityContrast|nil Normal or high, or nil.
---@field horizontalSizeClass UIUserInterfaceSizeClass|nil Compact or regular, or nil.
---@field verticalSizeClass UIUserInterfaceSizeClass|nil Compact or regular, or nil.
---@field preferredContentSizeCategory UIContentSizeCategory.Name|nil A text size, or nil.
---@field layoutDirection UITraitEnvironmentLayoutDirection|nil leftToRight or rightToLeft, or nil.
---@field legibilityWeight UILegibilityWeight|nil Regular or bold, or nil.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UITraitOverrides = {}

---Whether this trait has a value here: "userInterfaceStyle".
---@param trait UITraitCollection.Trait
---@return boolean
function UITraitOverrides:contains(trait) end

---Takes the value of this trait away.
---@param trait UITraitCollection.Trait
function UITraitOverrides:remove(trait) end
