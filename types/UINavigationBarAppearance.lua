---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UINavigationBarAppearance { ... } takes.
---@class UINavigationBarAppearance.Properties: UIBarAppearance.Properties
---@field titleTextAttributes? table<string, any> The attributes of the title, such as its font and its colour.
---@field largeTitleTextAttributes? table<string, any> The attributes of a large title.
---@field titlePositionAdjustment? CGPoint|table How far the title is moved from its usual place. Points.
---@field buttonAppearance? UIBarButtonItemAppearance How the items look.
---@field doneButtonAppearance? UIBarButtonItemAppearance How items of the style done look.
---@field backButtonAppearance? UIBarButtonItemAppearance How the back button looks.

---The look of a navigation bar.
---@class UINavigationBarAppearance: UIBarAppearance
---@field titleTextAttributes table<string, any>|nil The attributes of the title, such as its font and its colour.
---@field largeTitleTextAttributes table<string, any>|nil The attributes of a large title.
---@field titlePositionAdjustment CGPoint|table How far the title is moved from its usual place. Points.
---@field buttonAppearance UIBarButtonItemAppearance How the items look.
---@field doneButtonAppearance UIBarButtonItemAppearance How items of the style done look.
---@field backButtonAppearance UIBarButtonItemAppearance How the back button looks.
---@field backIndicatorImage UIImage|string|any The image in place of the back arrow, or nil. Read-only.
---@field super UINavigationBarAppearance
---@overload fun(properties?: UINavigationBarAppearance.Properties): UINavigationBarAppearance
UINavigationBarAppearance = {}

---Sets an image in place of the back arrow; the mask is kept only.
---@param image? UIImage|string
---@param transitionMaskImage? UIImage|string
function UINavigationBarAppearance:setBackIndicatorImage(image, transitionMaskImage) end
