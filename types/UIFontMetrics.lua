---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIFontMetrics { ... } takes.
---@class UIFontMetrics.Properties
---@field style? UIFont.TextStyle A text style.
---@field forTextStyle? UIFont.TextStyle The same as style: its name in UIKit's initializer.

---Makes sizes larger or smaller as fonts of a text style follow the text size that the user has chosen.
---@class UIFontMetrics
---@field default UIFontMetrics The metrics of the style body.
---@field super UIFontMetrics
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIFontMetrics.Properties): UIFontMetrics
UIFontMetrics = {}

---A length for the text size that the user has chosen, or for another one. Points.
---@param value number
---@param category? UIContentSizeCategory.Name
---@return number
function UIFontMetrics:scaledValue(value, category) end

---A font for the text size that the user has chosen, or for another one, in whole points.
---@param font UIFont
---@param maximumPointSize? number
---@param category? UIContentSizeCategory.Name
---@return UIFont
function UIFontMetrics:scaledFont(font, maximumPointSize, category) end
