---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What MeasurementFormatter { ... } takes.
---@class MeasurementFormatter.Properties
---@field unitStyle? MeasureText.UnitStyle How long the unit is: "5km", "5 km", "5 kilometers"; "medium" if it isn't set.
---@field unitOptions? MeasureText.UnitOption[] "providedUnit" keeps the measurement's own unit, "naturalScale" takes a fitting size.
---@field numberFormatter? NumberFormatter Writes the number; at most three decimals if none is set.
---@field locale? Locale|string Whose form is used; the device's if none is set.

---Writes a size with its unit: "5 km", and where people reckon in miles, "3.107 mi".
---@class MeasurementFormatter
---@field unitStyle MeasureText.UnitStyle How long the unit is: "5km", "5 km", "5 kilometers"; "medium" if it isn't set.
---@field unitOptions MeasureText.UnitOption[] "providedUnit" keeps the measurement's own unit, "naturalScale" takes a fitting size.
---@field numberFormatter NumberFormatter|any Writes the number; at most three decimals if none is set.
---@field locale Locale|string Whose form is used; the device's if none is set.
---@field super MeasurementFormatter
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: MeasurementFormatter.Properties): MeasurementFormatter
MeasurementFormatter = {}

---The size as a text.
---@param measurement Measurement
---@return string
function MeasurementFormatter:string(measurement) end
