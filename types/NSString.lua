---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Functions that measure and draw plain texts, and fill in formats.
---@class NSString
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSString = {}

---Fills in a format with the device's forms of numbers: %@ %d %ld %.2f %1$@. A text with forms that NSLocalizedString has looked up gets the form for its number.
---@param format string
---@param ... any
---@return string
function NSString.localizedStringWithFormat(format, ...) end

---The size of a text without wrapping. Line breaks in the text count; the size is not rounded. Points.
---@param text string
---@param attributes? table<string, any>
---@return CGSize
function NSString.size(text, attributes) end

---@class NSString.boundingRect.Options
---@field size CGSize|table The size in which the text is measured; its height is no limit. Points.
---@field options? NSStringDrawingOptions|NSStringDrawingOptions[] With usesLineFragmentOrigin the text is wrapped at the width.
---@field attributes? table<string, any> The attributes of the text.

---The rectangle that a text needs: { size =, options =, attributes = }, as in NSAttributedString:boundingRect. Points.
---@param text string
---@param options NSString.boundingRect.Options
---@return CGRect
function NSString.boundingRect(text, options) end

---Draws a text into the current context: without wrapping at a point, or wrapped inside a rectangle. Points.
---@param text string
---@param place CGPoint|table|CGRect|table
---@param attributes? table<string, any>
function NSString.draw(text, place, attributes) end
