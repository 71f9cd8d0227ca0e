---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A row's place: IndexPath(section, row), from 1. Compares with == and <, and is a table key by its value.
---@class IndexPath
---@field section integer From 1. Read-only.
---@field row integer From 1. Read-only.
---@overload fun(section: integer, row: integer): IndexPath
IndexPath = {}
