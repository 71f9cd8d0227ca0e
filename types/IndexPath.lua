---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The place of a row: IndexPath(section, row), both from 1. Index paths can be compared with == and <, and used as keys of tables.
---@class IndexPath
---@field section integer The number of the section, from 1. Read-only.
---@field row integer The number of the row in its section, from 1. Read-only.
---@field item integer The number of the item in its section, from 1: another name of row, for collection views. Read-only.
---@overload fun(section: integer, row: integer): IndexPath
---@overload fun(numbers: integer[]): IndexPath
IndexPath = {}
