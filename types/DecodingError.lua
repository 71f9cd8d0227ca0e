---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Why a text of JSON has not the shape that was asked for.
---@class DecodingError: NSError
---@field codingPath string Where: "[2].userName". Read-only.
---@field debugDescription string What is wrong with which value, and where, for whoever writes the app. Read-only.
DecodingError = {}
