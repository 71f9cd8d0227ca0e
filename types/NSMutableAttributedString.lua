---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSMutableAttributedString { ... } takes.
---@class NSMutableAttributedString.Properties: NSAttributedString.Properties
---@field string? string|NSAttributedString The text, which may have attributes already.
---@field attributedString? string|NSAttributedString The same as string: its name in UIKit's initializer.
---@field attachment? NSTextAttachment An image in place of a text.
---@field attributes? table<string, any> The attributes of the whole text.
---@field mutableString? string The text. A string that is assigned gets the attributes of the first character.

---A text with attributes that can be changed. Objects to which it was assigned keep a copy.
---@class NSMutableAttributedString: NSAttributedString
---@field mutableString string The text. A string that is assigned gets the attributes of the first character.
---@field super NSMutableAttributedString
---@overload fun(properties?: NSMutableAttributedString.Properties): NSMutableAttributedString
---@overload fun(string: string|NSAttributedString, attributes?: table<string, any>): NSMutableAttributedString
NSMutableAttributedString = {}

---Adds an attribute to a range, or to the whole text without a range: addAttribute(name, value, range).
---@param name string
---@param ... any
function NSMutableAttributedString:addAttribute(name, ...) end

---Adds attributes to a range, or to the whole text without a range.
---@param attributes table<string, any>
---@param range? integer[]|table
function NSMutableAttributedString:addAttributes(attributes, range) end

---Replaces all attributes of a range, or of the whole text without a range.
---@param attributes table<string, any>
---@param range? integer[]|table
function NSMutableAttributedString:setAttributes(attributes, range) end

---Removes an attribute from a range, or from the whole text without a range.
---@param name TextAttributes.Key
---@param range? integer[]|table
function NSMutableAttributedString:removeAttribute(name, range) end

---Replaces a range by another text. A plain text gets the attributes of the first replaced character.
---@param range integer[]|table
---@param text string|NSAttributedString
function NSMutableAttributedString:replaceCharacters(range, text) end

---Deletes a range.
---@param range integer[]|table
function NSMutableAttributedString:deleteCharacters(range) end

---Inserts a text before a character, counted from 1.
---@param text string|NSAttributedString
---@param position integer
function NSMutableAttributedString:insert(text, position) end

---Adds a text at the end.
---@param text string|NSAttributedString
function NSMutableAttributedString:append(text) end

---Replaces the whole text and its attributes by those of another one.
---@param text string|NSAttributedString
function NSMutableAttributedString:setAttributedString(text) end

---Kept only; it has no effect.
function NSMutableAttributedString:beginEditing() end

---Kept only; it has no effect.
function NSMutableAttributedString:endEditing() end
