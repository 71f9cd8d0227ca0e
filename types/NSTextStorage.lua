---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The text of a text view: changing it changes what the view shows, and calls no delegate method.
---@class NSTextStorage: NSMutableAttributedString
NSTextStorage = {}

---Begins a group of edits, which the view shows at endEditing.
function NSTextStorage:beginEditing() end

---Ends the group.
function NSTextStorage:endEditing() end
