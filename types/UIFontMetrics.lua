---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIFontMetrics { ... } takes.
---@class UIFontMetrics.Properties
---@field style? UIFont.TextStyle A text style.

---Scales sizes as the text of a style grows with the device's text size.
---@class UIFontMetrics
---@field default UIFontMetrics That of body text.
---@field super UIFontMetrics
---@overload fun(properties?: UIFontMetrics.Properties): UIFontMetrics
UIFontMetrics = {}

---A length in the device's text size, or in another. Points.
---@param value number
---@param category? UIContentSizeCategory
---@return number
function UIFontMetrics:scaledValue(value, category) end

---A font in whole points of the device's text size, or of another.
---@param font UIFont
---@param maximumPointSize? number
---@param category? UIContentSizeCategory
---@return UIFont
function UIFontMetrics:scaledFont(font, maximumPointSize, category) end
