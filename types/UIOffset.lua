---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIOffset { ... } takes.
---@class UIOffset.Properties
---@field horizontal? number The distance. Points.
---@field vertical? number The distance. Points.

---A list of two distances: UIOffset { horizontal = 0, vertical = -2 }.
---@class UIOffset
---@field zero number[] No distance.
---@field super UIOffset
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: UIOffset.Properties): UIOffset
UIOffset = {}
