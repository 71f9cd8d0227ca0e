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

---a + b: the sum, in the unit of both, or in the base unit of their kind.
---@param other Measurement
---@return Measurement
function Measurement:__add(other) end

---a - b: the difference.
---@param other Measurement
---@return Measurement
function Measurement:__sub(other) end

---a * 2, or 2 * a.
---@param factor number
---@return Measurement
function Measurement:__mul(factor) end

---a / 2.
---@param divisor number
---@return Measurement
function Measurement:__div(divisor) end

---a < b, in whatever units of one kind.
---@param other Measurement
---@return boolean
function Measurement:__lt(other) end

---a <= b.
---@param other Measurement
---@return boolean
function Measurement:__le(other) end

---a == b: whether both are of one kind and equally large.
---@param other? any
---@return boolean
function Measurement:__eq(other) end

---The same in another unit of its kind.
---@param unit MeasureUnit
---@return Measurement
function Measurement:converted(unit) end
