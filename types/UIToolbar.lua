---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIToolbar { ... } takes.
---@class UIToolbar.Properties: UIView.Properties
---@field items? UIBarButtonItem[] The items, from left to right.
---@field delegate? UIToolbarDelegate|table A table with UIToolbarDelegate's methods, or nil.
---@field standardAppearance? UIToolbarAppearance The look of the bar. When it is set or changed, it replaces barTintColor and the like.
---@field scrollEdgeAppearance? UIToolbarAppearance The look while the content's lower edge is at the bar, or nothing scrolls; nil means no background in system 17, else standardAppearance.
---@field compactAppearance? UIToolbarAppearance The look of a low bar; nil means standardAppearance.
---@field compactScrollEdgeAppearance? UIToolbarAppearance The look of a low bar at the edge; nil means scrollEdgeAppearance.
---@field barStyle? UIBarStyle The bar's style: default is light, black is dark.
---@field isTranslucent? boolean Whether the bar is translucent, so that content can be under it.
---@field barTintColor? UIColor.Name|string|UIColor The colour of the bar's background, or nil for the style's.

---A bar with items in a row. Flexible spaces between them share the free room.
---@class UIToolbar: UIView
---@field items UIBarButtonItem[] The items, from left to right.
---@field delegate UIToolbarDelegate|table|any A table with UIToolbarDelegate's methods, or nil.
---@field standardAppearance UIToolbarAppearance The look of the bar. When it is set or changed, it replaces barTintColor and the like.
---@field scrollEdgeAppearance UIToolbarAppearance|any The look while the content's lower edge is at the bar, or nothing scrolls; nil means no background in system 17, else standardAppearance.
---@field compactAppearance UIToolbarAppearance|any The look of a low bar; nil means standardAppearance.
---@field compactScrollEdgeAppearance UIToolbarAppearance|any The look of a low bar at the edge; nil means scrollEdgeAppearance.
---@field barStyle UIBarStyle The bar's style: default is light, black is dark.
---@field isTranslucent boolean Whether the bar is translucent, so that content can be under it.
---@field barTintColor UIColor.Name|string|UIColor|nil The colour of the bar's background, or nil for the style's.
---@field super UIToolbar
---@overload fun(properties?: UIToolbar.Properties): UIToolbar
UIToolbar = {}

---Replaces the items; with animated true the new ones fade in.
---@param items? UIBarButtonItem[]
---@param animated? boolean
function UIToolbar:setItems(items, animated) end

---Sets an image in place of the bar's background; nil shows the background again.
---@param image? UIImage|string
function UIToolbar:setBackgroundImage(image) end
