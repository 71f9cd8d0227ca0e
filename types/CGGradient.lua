---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CGGradient { ... } takes.
---@class CGGradient.Properties
---@field colors? (UIColor.Name|string|UIColor)[] The colours, at least two.
---@field colorsSpace? any Any: there is only one colour space.

---Colours along a way, which a CGContext draws: CGGradient { colorsSpace = CGColorSpaceCreateDeviceRGB(), colors = { "red", "blue" }, locations = { 0, 1 } }.
---@class CGGradient
---@field super CGGradient
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: CGGradient.Properties): CGGradient
CGGradient = {}
