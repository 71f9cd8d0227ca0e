---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSAttributedString { ... } takes.
---@class NSAttributedString.Properties
---@field string? string|NSAttributedString The text.
---@field attachment? NSTextAttachment A picture in place of a text.
---@field attributes? table<string, any> Of the whole text.

---A text whose stretches have attributes. Ranges count UTF-16 units: { first, last } from 1, or { location = from 0, length = }.
---@class NSAttributedString
---@field string string Its characters. Read-only.
---@field length integer UTF-16 units. Read-only.
---@field super NSAttributedString
---@overload fun(properties?: NSAttributedString.Properties): NSAttributedString
NSAttributedString = {}

---The attributes of a character, counted from 1, and the range that has them.
---@param position integer
---@return table<string, any>
function NSAttributedString:attributes(position) end

---One attribute of a character, counted from 1; nil without it.
---@param name TextAttributes.Key
---@param position integer
---@return any
function NSAttributedString:attribute(name, position) end

---A list of { text =, range =, attributes = }, one for each stretch of equal attributes.
---@return table[]
function NSAttributedString:runs() end

---Calls a function with the attributes and the range of each stretch.
---@param body function
function NSAttributedString:enumerateAttributes(body) end

---A part of it.
---@param range integer[]|table
---@return NSAttributedString
function NSAttributedString:attributedSubstring(range) end

---Whether characters and attributes are the same.
---@param other NSAttributedString
---@return boolean
function NSAttributedString:isEqual(other) end

---The same as one that can be changed.
---@return NSMutableAttributedString
function NSAttributedString:mutableCopy() end

---Not wrapped, line breaks counted, not rounded. Points.
---@return CGSize
function NSAttributedString:size() end

---Its box in a size; wrapped at its width with usesLineFragmentOrigin, one line without; not rounded. Points.
---@param size CGSize|number[]
---@param options? NSStringDrawingOptions|NSStringDrawingOptions[]
---@return CGRect
function NSAttributedString:boundingRect(size, options) end

---Draws it into the current context: not wrapped at a point, wrapped in a rect, whose height leaves lines out. With options the full form: only truncatesLastVisibleLine limits the height, and without usesLineFragmentOrigin it is one line on its baseline.
---@param place CGPoint|number[]|CGRect|number[]
---@param options? NSStringDrawingOptions|NSStringDrawingOptions[]
function NSAttributedString:draw(place, options) end
