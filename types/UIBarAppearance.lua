---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBarAppearance { ... } takes.
---@class UIBarAppearance.Properties
---@field backgroundColor? UIColor.Name|string|UIColor The colour of the background, or nil.
---@field backgroundEffect? UIBlurEffect The effect under backgroundColor, or nil for none. It is drawn as the colour of a classic bar.
---@field backgroundImage? UIImage|string An image in place of the background, or nil.
---@field shadowColor? UIColor.Name|string|UIColor The colour of the line at the bar's edge; nil for no line.

---The look of a bar's background. A bar copies the appearance that it is assigned; changing the bar's own one shows at once.
---@class UIBarAppearance
---@field backgroundColor UIColor.Name|string|UIColor|nil The colour of the background, or nil.
---@field backgroundEffect UIBlurEffect|any The effect under backgroundColor, or nil for none. It is drawn as the colour of a classic bar.
---@field backgroundImage UIImage|string|any An image in place of the background, or nil.
---@field shadowColor UIColor.Name|string|UIColor|nil The colour of the line at the bar's edge; nil for no line.
---@field super UIBarAppearance
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIBarAppearance.Properties): UIBarAppearance
UIBarAppearance = {}

---Makes it the look of a classic bar.
function UIBarAppearance:configureWithDefaultBackground() end

---Makes it white, with the line at the edge.
function UIBarAppearance:configureWithOpaqueBackground() end

---Removes background and line.
function UIBarAppearance:configureWithTransparentBackground() end
