---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The name and the traits of a font.
---@class UIFontDescriptor
---@field pointSize number The font's size. Points. Read-only.
---@field postscriptName string The font's name. Read-only.
---@field symbolicTraits UIFontDescriptor.SymbolicTraits|UIFontDescriptor.SymbolicTraits[] Which of the traits italic, bold and monospaced the font has. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIFontDescriptor = {}

---A descriptor of the same font with exactly these traits, or nil if there is no such font.
---@param traits UIFontDescriptor.SymbolicTraits|UIFontDescriptor.SymbolicTraits[]
---@return UIFontDescriptor|any
function UIFontDescriptor:withSymbolicTraits(traits) end

---The system font in another design, or nil for another font. The widths of rounded and serif are those of the default design, with a note.
---@param design UIFontDescriptor.SystemDesign
---@return UIFontDescriptor|any
function UIFontDescriptor:withDesign(design) end

---The same font in another size. Points.
---@param size number
---@return UIFontDescriptor
function UIFontDescriptor:withSize(size) end
