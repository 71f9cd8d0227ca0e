---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIFont { ... } takes.
---@class UIFont.Properties
---@field descriptor? UIFontDescriptor What it is made of.
---@field size? number Points.
---@field name? string As UIKit knows it: "HelveticaNeue-Bold".
---@field weight? UIFont.Weight Of the system font.

---The system font in a size, weight and form; or a font by its name, in place of which the system font of that weight stands.
---@class UIFont
---@field pointSize number Points. Read-only.
---@field fontName string As UIKit tells it. Read-only.
---@field familyName string As UIKit tells it. Read-only.
---@field weight UIFont.Weight How thick it is. Read-only.
---@field isItalic boolean Whether it is slanted. Read-only.
---@field lineHeight number Of a line of text, before rounding to pixels. Points. Read-only.
---@field ascender number From the baseline to the top of a line. Points. Read-only.
---@field descender number From the baseline to the bottom of a line; below 0. Points. Read-only.
---@field capHeight number Of capital letters. Points. Read-only.
---@field xHeight number Of small letters. Points. Read-only.
---@field leading number Between two lines: 0. Points. Read-only.
---@field fontDescriptor UIFontDescriptor What it is made of. Read-only.
---@field labelFontSize number 17 points.
---@field buttonFontSize number 18 points.
---@field systemFontSize number 14 points.
---@field smallSystemFontSize number 12 points.
---@field Weight table<string, number> UIKit's numbers of the weights, by name; a name will do wherever a weight is expected.
---@field super UIFont
---@overload fun(properties?: UIFont.Properties): UIFont
UIFont = {}

---The same in another size. Points.
---@param size number
---@return UIFont
function UIFont:withSize(size) end

---Whether another font is the same.
---@param font UIFont
---@return boolean
function UIFont:isEqual(font) end

---The system font.
---@param size number
---@param weight? UIFont.Weight
---@return UIFont
function UIFont.systemFont(size, weight) end

---The system font, bold.
---@param size number
---@return UIFont
function UIFont.boldSystemFont(size) end

---The system font, slanted.
---@param size number
---@return UIFont
function UIFont.italicSystemFont(size) end

---The system font whose characters are all as wide.
---@param size number
---@param weight? UIFont.Weight
---@return UIFont
function UIFont.monospacedSystemFont(size, weight) end

---The system font whose digits are all as wide.
---@param size number
---@param weight? UIFont.Weight
---@return UIFont
function UIFont.monospacedDigitSystemFont(size, weight) end

---That of a text style in the device's text size, or in another.
---@param style UIFont.TextStyle
---@param category? UIContentSizeCategory
---@return UIFont
function UIFont.preferredFont(style, category) end

---A font by its name, or nil where there is none: see UIFont { name =, size = }.
---@param name string
---@param size number
---@return UIFont|nil
function UIFont.named(name, size) end

---@class UIFont.register.Options
---@field name string What UIFont { name = } finds it by.
---@field unitsPerEm number What the other numbers count in, for one point of size: 2048.
---@field advances table<string, number> Widths by character.
---@field lineHeight number Of a line.
---@field ascender? number From the baseline to the top of a line.
---@field otherAdvance? number The width of all other characters; half an em.

---Makes a typeface known whose widths the app brings: { name =, unitsPerEm =, advances =, lineHeight = }.
---@param face UIFont.register.Options
function UIFont.register(face) end
