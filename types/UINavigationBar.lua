---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UINavigationBar { ... } takes.
---@class UINavigationBar.Properties: UIView.Properties
---@field items? UINavigationItem[] The stack, from the bottom to the top.
---@field delegate? UINavigationBarDelegate|table A table with UINavigationBarDelegate's methods. The delegate of a navigation controller's bar is the controller, and can't be set.
---@field barStyle? UIBarStyle The bar's style: default is light, black is dark.
---@field isTranslucent? boolean Whether the bar is translucent, so that content can be under it.
---@field barTintColor? UIColor.Name|string|UIColor The colour of the bar's background, or nil for the style's.
---@field titleTextAttributes? table<string, any> The attributes of the title, such as its font and its colour.
---@field largeTitleTextAttributes? table<string, any> The attributes of a large title.
---@field standardAppearance? UINavigationBarAppearance The look of the bar. When it is set or changed, it replaces barTintColor, titleTextAttributes and the like.
---@field scrollEdgeAppearance? UINavigationBarAppearance The look while the screen's scroll view is at its upper edge, or there is none; nil means standardAppearance.
---@field compactAppearance? UINavigationBarAppearance The look of a low bar; nil means standardAppearance.
---@field compactScrollEdgeAppearance? UINavigationBarAppearance The look of a low bar while the content is at its upper edge; nil means scrollEdgeAppearance.
---@field prefersLargeTitles? boolean Whether titles are large while the content is not scrolled.
---@field shadowImage? UIImage|string The image in place of the hairline, or nil. An empty image removes the hairline.
---@field backIndicatorImage? UIImage|string The image in place of the back arrow, or nil.
---@field backIndicatorTransitionMaskImage? UIImage|string Kept only; it has no effect.

---A bar with a stack of items: the title of the top item in the middle, the back button and the item's buttons at the sides.
---@class UINavigationBar: UIView
---@field items UINavigationItem[] The stack, from the bottom to the top.
---@field topItem UINavigationItem|any The top of the stack, which is shown, or nil. Read-only.
---@field backItem UINavigationItem|any The item below the top item, to which the back button leads, or nil. Read-only.
---@field delegate UINavigationBarDelegate|table|any A table with UINavigationBarDelegate's methods. The delegate of a navigation controller's bar is the controller, and can't be set.
---@field barStyle UIBarStyle The bar's style: default is light, black is dark.
---@field isTranslucent boolean Whether the bar is translucent, so that content can be under it.
---@field barTintColor UIColor.Name|string|UIColor|nil The colour of the bar's background, or nil for the style's.
---@field titleTextAttributes table<string, any>|nil The attributes of the title, such as its font and its colour.
---@field largeTitleTextAttributes table<string, any>|nil The attributes of a large title.
---@field standardAppearance UINavigationBarAppearance The look of the bar. When it is set or changed, it replaces barTintColor, titleTextAttributes and the like.
---@field scrollEdgeAppearance UINavigationBarAppearance|any The look while the screen's scroll view is at its upper edge, or there is none; nil means standardAppearance.
---@field compactAppearance UINavigationBarAppearance|any The look of a low bar; nil means standardAppearance.
---@field compactScrollEdgeAppearance UINavigationBarAppearance|any The look of a low bar while the content is at its upper edge; nil means scrollEdgeAppearance.
---@field prefersLargeTitles boolean Whether titles are large while the content is not scrolled.
---@field shadowImage UIImage|string|any The image in place of the hairline, or nil. An empty image removes the hairline.
---@field backIndicatorImage UIImage|string|any The image in place of the back arrow, or nil.
---@field backIndicatorTransitionMaskImage UIImage|string|any Kept only; it has no effect.
---@field super UINavigationBar
---@overload fun(properties?: UINavigationBar.Properties): UINavigationBar
UINavigationBar = {}

---Puts an item on top of the stack.
---@param item UINavigationItem
---@param animated? boolean
function UINavigationBar:pushItem(item, animated) end

---Removes the top item and returns it; nil if there is nothing to remove.
---@param animated? boolean
---@return UINavigationItem|any
function UINavigationBar:popItem(animated) end

---Replaces the whole stack.
---@param items? UINavigationItem[]
---@param animated? boolean
function UINavigationBar:setItems(items, animated) end

---Sets an image in place of the bar's background; nil shows the background again.
---@param image? UIImage|string
function UINavigationBar:setBackgroundImage(image) end
