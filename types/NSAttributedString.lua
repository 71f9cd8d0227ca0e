---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSAttributedString { ... } takes.
---@class NSAttributedString.Properties
---@field string? string|NSAttributedString The text, which may have attributes already.
---@field attributedString? string|NSAttributedString The same as string: its name in UIKit's initializer.
---@field attachment? NSTextAttachment An image in place of a text.
---@field attributes? table<string, any> The attributes of the whole text.

---A text with attributes such as fonts and colours. Ranges count UTF-16 units: { first, last } from 1, or { location = from 0, length = }.
---@class NSAttributedString
---@field Key table<string, string> The names of attributes: NSAttributedString.Key.foregroundColor is "foregroundColor".
---@field string string The text without its attributes. Read-only.
---@field length integer The number of UTF-16 units. Read-only.
---@field super NSAttributedString
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSAttributedString.Properties): NSAttributedString
---@overload fun(string: string|NSAttributedString, attributes?: table<string, any>): NSAttributedString
NSAttributedString = {}

---Returns the attributes of a character, counted from 1, and the range that has them.
---@param position integer
---@return table<string, any>
function NSAttributedString:attributes(position) end

---One attribute of a character, counted from 1, or nil if it does not have it.
---@param name TextAttributes.Key
---@param position integer
---@return any
function NSAttributedString:attribute(name, position) end

---A list of { text =, range =, attributes = }, one for each part of the text with equal attributes.
---@return table[]
function NSAttributedString:runs() end

---Calls a function with the attributes and the range of each part of the text with equal attributes.
---@param body function
function NSAttributedString:enumerateAttributes(body) end

---Calls body(value, range) for each part of the text, or of a range, with the same value of an attribute; value is nil where it is missing: enumerateAttribute("font", range, body). UIKit's options may stand before body.
---@param name TextAttributes.Key
---@param ... any
function NSAttributedString:enumerateAttribute(name, ...) end

---A part of the text with its attributes.
---@param range integer[]|table
---@return NSAttributedString
function NSAttributedString:attributedSubstring(range) end

---Whether the other text has the same characters and attributes.
---@param other NSAttributedString
---@return boolean
function NSAttributedString:isEqual(other) end

---A copy that can be changed.
---@return NSMutableAttributedString
function NSAttributedString:mutableCopy() end

---The size of the text without wrapping. Line breaks in the text count; the size is not rounded. Points.
---@return CGSize
function NSAttributedString:size() end

---The rectangle that the text needs: with usesLineFragmentOrigin it is wrapped at the size's width, otherwise it is one line. Not rounded. Points.
---@param size CGSize|table
---@param options? NSStringDrawingOptions|NSStringDrawingOptions[]
---@return CGRect
function NSAttributedString:boundingRect(size, options) end

---Draws the text into the current context: without wrapping at a point, or wrapped inside a rect, without the lines that don't fit its height. With options, only truncatesLastVisibleLine limits the height, and without usesLineFragmentOrigin one line is drawn with its baseline at the origin.
---@param place CGPoint|table|CGRect|table
---@param options? NSStringDrawingOptions|NSStringDrawingOptions[]
function NSAttributedString:draw(place, options) end
