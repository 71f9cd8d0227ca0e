---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Measurement { ... } takes.
---@class Measurement.Properties
---@field value? number How many.
---@field unit? MeasureUnit Of what: a case of UnitLength, UnitMass and their likes.

---A size with its unit: Measurement { value = 5, unit = "kilometers" }.
---@class Measurement
---@field value number How many. Read-only.
---@field unit MeasureUnit Of what. Read-only.
---@field super Measurement
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Measurement.Properties): Measurement
Measurement = {}

---The same in another unit of its kind.
---@param unit MeasureUnit
---@return Measurement
function Measurement:converted(unit) end
