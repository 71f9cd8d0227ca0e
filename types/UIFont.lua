---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIFont { ... } takes.
---@class UIFont.Properties
---@field descriptor? UIFontDescriptor The name and the traits of the font.
---@field size? number The size of the font. Points.
---@field name? string The name that UIKit uses, for example "HelveticaNeue-Bold".
---@field weight? UIFont.Weight The weight of the system font.

---The system font in a size, a weight and a form, or a font by its name. The widths of the commonest typefaces of iOS are known; others have those of the system font. For an unknown name the answer is nil.
---@class UIFont
---@field pointSize number The font's size. Points. Read-only.
---@field fontName string The name that UIKit uses. Read-only.
---@field familyName string The name that UIKit uses. Read-only.
---@field weight UIFont.Weight The thickness of the letters. Read-only.
---@field isItalic boolean Whether the letters are slanted. Read-only.
---@field lineHeight number The height of a line of text, not rounded to pixels. Points. Read-only.
---@field ascender number The distance from the baseline to the top of a line. Points. Read-only.
---@field descender number The distance from the baseline to the bottom of a line, as a negative number. Points. Read-only.
---@field capHeight number The height of capital letters. Points. Read-only.
---@field xHeight number The height of small letters such as x. Points. Read-only.
---@field leading number What lies below a line: a part of its height for some typefaces, beyond it for text styles, 0 for the system font. Points. Read-only.
---@field fontDescriptor UIFontDescriptor The name and the traits of the font. Read-only.
---@field labelFontSize number The size of labels: 17 points.
---@field buttonFontSize number The size of buttons: 18 points.
---@field systemFontSize number The usual size of the system font: 14 points.
---@field smallSystemFontSize number The small size of the system font: 12 points.
---@field Weight table<string, number> UIKit's numbers for weights, by name. Where a weight is expected, you can also give its name.
---@field super UIFont
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIFont.Properties): UIFont
UIFont = {}

---The same font in another size. Points.
---@param size number
---@return UIFont
function UIFont:withSize(size) end

---Whether the other font is equal to this one.
---@param font UIFont
---@return boolean
function UIFont:isEqual(font) end

---The system font in a size and a weight.
---@param size number
---@param weight? UIFont.Weight
---@return UIFont
function UIFont.systemFont(size, weight) end

---The bold system font.
---@param size number
---@return UIFont
function UIFont.boldSystemFont(size) end

---The slanted system font.
---@param size number
---@return UIFont
function UIFont.italicSystemFont(size) end

---A system font in which all characters have the same width.
---@param size number
---@param weight? UIFont.Weight
---@return UIFont
function UIFont.monospacedSystemFont(size, weight) end

---A system font in which all digits have the same width.
---@param size number
---@param weight? UIFont.Weight
---@return UIFont
function UIFont.monospacedDigitSystemFont(size, weight) end

---The font for a text style, at the text size that the user has chosen or at another one.
---@param style UIFont.TextStyle
---@param category? UIContentSizeCategory.Name
---@return UIFont
function UIFont.preferredFont(style, category) end

---A font by its name, as UIFont { name =, size = } makes it, or nil if the name is unknown.
---@param name string
---@param size number
---@return UIFont|any
function UIFont.named(name, size) end

---@class UIFont.register.Options
---@field name string The name by which UIFont { name = } finds the typeface.
---@field unitsPerEm number The number of units in the font's size, for example 2048. The other numbers count these units.
---@field advances table<string, number> The widths of characters, by character.
---@field lineHeight number The height of a line.
---@field ascender? number The distance from the baseline to the top of a line, in the units of unitsPerEm.
---@field otherAdvance? number The width of all other characters, in the units of unitsPerEm; half an em if it is left out.

---Registers a typeface with character widths that the app provides: { name =, unitsPerEm =, advances =, lineHeight = }.
---@param face UIFont.register.Options
function UIFont.register(face) end
