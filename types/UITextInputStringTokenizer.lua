---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Finds the characters, words, sentences, paragraphs and lines of a text.
---@class UITextInputStringTokenizer
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UITextInputStringTokenizer = {}

---The unit (such as a word) around a position, or nil. At the unit's border it counts only if it lies in the direction.
---@param position UITextPosition
---@param granularity UITextGranularity
---@param direction UITextStorageDirection
---@return UITextRange|any
function UITextInputStringTokenizer:rangeEnclosingPosition(position, granularity, direction) end

---Whether a unit ends at a position (forward), or begins there (backward).
---@param position UITextPosition
---@param granularity UITextGranularity
---@param direction UITextStorageDirection
---@return boolean
function UITextInputStringTokenizer:isPositionAtBoundary(position, granularity, direction) end

---Whether a position is inside a unit.
---@param position UITextPosition
---@param granularity UITextGranularity
---@param direction UITextStorageDirection
---@return boolean
function UITextInputStringTokenizer:isPositionWithinTextUnit(position, granularity, direction) end

---The next position where a unit ends (forward) or begins (backward), or nil.
---@param position UITextPosition
---@param granularity UITextGranularity
---@param direction UITextStorageDirection
---@return UITextPosition|any
function UITextInputStringTokenizer:positionToBoundary(position, granularity, direction) end
