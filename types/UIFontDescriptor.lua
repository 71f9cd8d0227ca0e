---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What a font is made of, as far as bold and italic.
---@class UIFontDescriptor
---@field pointSize number Points. Read-only.
---@field postscriptName string The font's name. Read-only.
---@field symbolicTraits UIFontDescriptor.SymbolicTraits|UIFontDescriptor.SymbolicTraits[] Whether it is bold, italic, monospaced. Read-only.
UIFontDescriptor = {}

---The same with these traits and no others; nil where there is none.
---@param traits UIFontDescriptor.SymbolicTraits|UIFontDescriptor.SymbolicTraits[]
---@return UIFontDescriptor|nil
function UIFontDescriptor:withSymbolicTraits(traits) end

---The same in another size. Points.
---@param size number
---@return UIFontDescriptor
function UIFontDescriptor:withSize(size) end
