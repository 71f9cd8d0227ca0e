---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Measures and draws plain texts.
---@class NSString
NSString = {}

---The size of a text, line breaks counted, not wrapped, not rounded. Points.
---@param text string
---@param attributes? table<string, any>
---@return CGSize
function NSString.size(text, attributes) end

---@class NSString.boundingRect.Options
---@field size CGSize|number[] Points; its height does not limit.
---@field options? NSStringDrawingOptions|NSStringDrawingOptions[] usesLineFragmentOrigin wraps at the width.
---@field attributes? table<string, any> Of the text.

---The box of a text in a size: { size =, options =, attributes = }, as NSAttributedString:boundingRect. Points.
---@param text string
---@param options NSString.boundingRect.Options
---@return CGRect
function NSString.boundingRect(text, options) end

---Draws a text into the current context: not wrapped at a point, wrapped in a rect. Points.
---@param text string
---@param place CGPoint|number[]|CGRect|number[]
---@param attributes? table<string, any>
function NSString.draw(text, place, attributes) end
