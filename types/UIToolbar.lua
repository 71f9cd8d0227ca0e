---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIToolbar { ... } takes.
---@class UIToolbar.Properties: UIView.Properties
---@field items? UIBarButtonItem[] From the left to the right.
---@field barStyle? UIBarStyle default, or black.
---@field isTranslucent? boolean Whether content passes under it.
---@field barTintColor? UIColor|string Of the plate behind it.

---Items in a row; spaces among them share what is left.
---@class UIToolbar: UIView
---@field items UIBarButtonItem[] From the left to the right.
---@field barStyle UIBarStyle default, or black.
---@field isTranslucent boolean Whether content passes under it.
---@field barTintColor UIColor|string|nil Of the plate behind it.
---@field super UIToolbar
---@overload fun(properties?: UIToolbar.Properties): UIToolbar
UIToolbar = {}

---Replaces them; animated, the new ones fade in.
---@param items UIBarButtonItem[]
---@param animated? boolean
function UIToolbar:setItems(items, animated) end

---A picture in place of the plate.
---@param image? UIImage|string
function UIToolbar:setBackgroundImage(image) end
