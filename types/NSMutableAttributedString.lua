---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSMutableAttributedString { ... } takes.
---@class NSMutableAttributedString.Properties: NSAttributedString.Properties
---@field string? string|NSAttributedString The text.
---@field attachment? NSTextAttachment A picture in place of a text.
---@field attributes? table<string, any> Of the whole text.
---@field mutableString? string Its characters; those that are assigned take the attributes of the first one.

---A text with attributes that can be changed. Who was given one keeps what it was then.
---@class NSMutableAttributedString: NSAttributedString
---@field mutableString string Its characters; those that are assigned take the attributes of the first one.
---@field super NSMutableAttributedString
---@overload fun(properties?: NSMutableAttributedString.Properties): NSMutableAttributedString
NSMutableAttributedString = {}

---Gives a range an attribute, all of the text without one: addAttribute(name, value, range).
---@param name string
---@param ... any
function NSMutableAttributedString:addAttribute(name, ...) end

---Gives a range attributes; all of the text without one.
---@param attributes table<string, any>
---@param range? integer[]|table
function NSMutableAttributedString:addAttributes(attributes, range) end

---Gives a range these attributes and no others.
---@param attributes table<string, any>
---@param range? integer[]|table
function NSMutableAttributedString:setAttributes(attributes, range) end

---Takes an attribute away.
---@param name TextAttributes.Key
---@param range? integer[]|table
function NSMutableAttributedString:removeAttribute(name, range) end

---Puts a text in the place of a range; a plain one takes the attributes of the first replaced character.
---@param range integer[]|table
---@param text string|NSAttributedString
function NSMutableAttributedString:replaceCharacters(range, text) end

---Takes a range away.
---@param range integer[]|table
function NSMutableAttributedString:deleteCharacters(range) end

---Puts a text before a character, counted from 1.
---@param text string|NSAttributedString
---@param position integer
function NSMutableAttributedString:insert(text, position) end

---Puts a text at the end.
---@param text string|NSAttributedString
function NSMutableAttributedString:append(text) end

---Takes over another one.
---@param text string|NSAttributedString
function NSMutableAttributedString:setAttributedString(text) end
