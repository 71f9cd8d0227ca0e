---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Answers where the characters of a text view are. Each UTF-16 unit counts as a glyph; places are relative to the text container.
---@class NSLayoutManager
---@field numberOfGlyphs integer The number of glyphs, which is the text's length. Read-only.
---@field textStorage NSTextStorage|any The text view's textStorage. Read-only.
---@field extraLineFragmentRect CGRect The rectangle of the empty line after a text that is empty or ends in a line break; else one without size. Points. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSLayoutManager = {}

---Does nothing more: the layout is always up to date.
---@param container? NSTextContainer
function NSLayoutManager:ensureLayout(container) end

---Does nothing more: a change of the text or the view leads to a new layout by itself.
---@param range integer[]|table
function NSLayoutManager:invalidateLayout(range) end

---Does nothing more: a change of the text or the view leads to a new layout by itself.
---@param range integer[]|table
function NSLayoutManager:invalidateDisplay(range) end

---The characters of a range of glyphs: the same range.
---@param range integer[]|table
---@return integer[]|table
function NSLayoutManager:characterRange(range) end

---The rectangle that the text takes, with the padding of its lines. Points.
---@param container? NSTextContainer
---@return CGRect
function NSLayoutManager:usedRect(container) end

---The range of all glyphs.
---@param container? NSTextContainer
---@return integer[]|table
function NSLayoutManager:glyphRange(container) end

---The rectangle around a range of glyphs. Points.
---@param range integer[]|table
---@param container? NSTextContainer
---@return CGRect
function NSLayoutManager:boundingRect(range, container) end

---The rectangle of the line of a glyph, as wide as the container, or nil. Points.
---@param glyph integer
---@return CGRect|any
function NSLayoutManager:lineFragmentRect(glyph) end

---The part of the line of a glyph that the text takes, or nil. Points.
---@param glyph integer
---@return CGRect|any
function NSLayoutManager:lineFragmentUsedRect(glyph) end

---Calls body(rect, usedRect, range) for each line that a range of glyphs touches.
---@param range integer[]|table
---@param body function
function NSLayoutManager:enumerateLineFragments(range, body) end

---The beginning of a glyph on its baseline, relative to its line's rectangle, or nil. Points.
---@param glyph integer
---@return CGPoint|any
function NSLayoutManager:location(glyph) end

---The number, from 1, of what is at a point of the container or nearest to it; nil in an empty text.
---@param point CGPoint|table
---@param container? NSTextContainer
---@return integer|any
function NSLayoutManager:glyphIndex(point, container) end

---The number, from 1, of what is at a point of the container or nearest to it; nil in an empty text.
---@param point CGPoint|table
---@param container? NSTextContainer
---@return integer|any
function NSLayoutManager:characterIndex(point, container) end

---The number of the glyph of a character: the same number.
---@param character integer
---@return integer
function NSLayoutManager:glyphIndexForCharacter(character) end

---The number of the character of a glyph: the same number.
---@param glyph integer
---@return integer
function NSLayoutManager:characterIndexForGlyph(glyph) end
