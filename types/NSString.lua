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

---The order of two texts for the user: "orderedAscending", "orderedSame" or "orderedDescending".
---@param text string
---@param other string
---@return string
function NSString.localizedCompare(text, other) end

---The order of two texts for the user, whatever their case: "orderedAscending", "orderedSame" or "orderedDescending".
---@param text string
---@param other string
---@return string
function NSString.localizedCaseInsensitiveCompare(text, other) end

---The order of two texts as lists of names have it, numbers in them by their size: "orderedAscending", "orderedSame" or "orderedDescending".
---@param text string
---@param other string
---@return string
function NSString.localizedStandardCompare(text, other) end

---Whether a text has another one in it, whatever the case.
---@param text string
---@param other string
---@return boolean
function NSString.localizedCaseInsensitiveContains(text, other) end

---Whether a text has another one in it, whatever the case and the marks on letters.
---@param text string
---@param other string
---@return boolean
function NSString.localizedStandardContains(text, other) end

---A text in capitals, also letters that string.upper leaves.
---@param text string
---@return string
function NSString.uppercased(text) end

---A text in small letters, also those that string.lower leaves.
---@param text string
---@return string
function NSString.lowercased(text) end

---A text whose words begin with a capital.
---@param text string
---@return string
function NSString.capitalized(text) end

---Where a text has another one in it first: { first, last } in UTF-16 units from 1, with location and length; or nil.
---@param text string
---@param of string
---@param options? TextSearchOptions|TextSearchOptions[]
---@return integer[]|table|any
function NSString.range(text, of, options) end

---A text with all but the allowed letters as %20; "urlQueryAllowed" if none are named.
---@param text string
---@param allowed? URLAllowed
---@return string|any
function NSString.addingPercentEncoding(text, allowed) end

---The text that a text with %20 and the like means; or nil.
---@param text string
---@return string|any
function NSString.removingPercentEncoding(text) end

---A text without the blanks and line breaks at its ends.
---@param text string
---@return string
function NSString.trimmingCharacters(text) end

---The parts of a text between separators.
---@param text string
---@param separator string
---@return string[]
function NSString.components(text, separator) end

---The text with another one in place of a range, as in shouldChangeCharactersIn: NSString.replacingCharacters(field.text, range, string).
---@param text string
---@param range integer[]|table
---@param with string
---@return string
function NSString.replacingCharacters(text, range, with) end

---The text with another one in place of each part, which is no pattern.
---@param text string
---@param of string
---@param with string
---@return string
function NSString.replacingOccurrences(text, of, with) end

---A part of a text: a range { first, last } in UTF-16 units from 1, as an NSTextCheckingResult has it.
---@param text string
---@param range integer[]|table
---@return string
function NSString.substring(text, range) end

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
