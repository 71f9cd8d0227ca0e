---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Finds the characters, words, sentences, paragraphs and lines of a text.
---@class UITextInputStringTokenizer
UITextInputStringTokenizer = {}

---The unit that a place is in; at its edge only where it lies in the direction; nil between two.
---@param position UITextPosition
---@param granularity UITextGranularity
---@param direction UITextStorageDirection
---@return UITextRange|nil
function UITextInputStringTokenizer:rangeEnclosingPosition(position, granularity, direction) end

---Whether a unit ends at a place, going forward, or begins, going backward.
---@param position UITextPosition
---@param granularity UITextGranularity
---@param direction UITextStorageDirection
---@return boolean
function UITextInputStringTokenizer:isPositionAtBoundary(position, granularity, direction) end

---Whether a place is in a unit.
---@param position UITextPosition
---@param granularity UITextGranularity
---@param direction UITextStorageDirection
---@return boolean
function UITextInputStringTokenizer:isPositionWithinTextUnit(position, granularity, direction) end

---The next end of a unit, going forward, or beginning, going backward; nil without one.
---@param position UITextPosition
---@param granularity UITextGranularity
---@param direction UITextStorageDirection
---@return UITextPosition|nil
function UITextInputStringTokenizer:positionToBoundary(position, granularity, direction) end
