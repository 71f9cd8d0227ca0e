---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Nothing, as a value that a table can hold: NSNull.null is what null is in JSON. It counts as true in conditions.
---@class NSNull
---@field null NSNull The one object of this class.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSNull = {}
