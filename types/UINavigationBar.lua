---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UINavigationBar { ... } takes.
---@class UINavigationBar.Properties: UIView.Properties
---@field items? UINavigationItem[] The stack, from the bottom to the top.
---@field delegate? UINavigationBarDelegate|table A table with UINavigationBarDelegate's methods; that of a controller's bar is the controller.
---@field barStyle? UIBarStyle default, or black.
---@field isTranslucent? boolean Whether content passes under it.
---@field barTintColor? UIColor|string Of the plate behind it.
---@field titleTextAttributes? table<string, any> Font and colour of the title.
---@field largeTitleTextAttributes? table<string, any> The same of a large title.
---@field prefersLargeTitles? boolean Titles are large until the content scrolls.
---@field shadowImage? UIImage|string An empty one takes the hairline away.
---@field backIndicatorImage? UIImage|string In place of the back arrow.
---@field backIndicatorTransitionMaskImage? UIImage|string Kept.

---A stack of items: the top one's title in the middle, the way back and its buttons at the sides.
---@class UINavigationBar: UIView
---@field items UINavigationItem[] The stack, from the bottom to the top.
---@field topItem UINavigationItem|nil The one that is shown. Read-only.
---@field backItem UINavigationItem|nil The one below it, to which the back button leads. Read-only.
---@field delegate UINavigationBarDelegate|table|nil A table with UINavigationBarDelegate's methods; that of a controller's bar is the controller.
---@field barStyle UIBarStyle default, or black.
---@field isTranslucent boolean Whether content passes under it.
---@field barTintColor UIColor|string|nil Of the plate behind it.
---@field titleTextAttributes table<string, any>|nil Font and colour of the title.
---@field largeTitleTextAttributes table<string, any>|nil The same of a large title.
---@field prefersLargeTitles boolean Titles are large until the content scrolls.
---@field shadowImage UIImage|string|nil An empty one takes the hairline away.
---@field backIndicatorImage UIImage|string|nil In place of the back arrow.
---@field backIndicatorTransitionMaskImage UIImage|string|nil Kept.
---@field super UINavigationBar
---@overload fun(properties?: UINavigationBar.Properties): UINavigationBar
UINavigationBar = {}

---Puts an item on top.
---@param item UINavigationItem
---@param animated? boolean
function UINavigationBar:pushItem(item, animated) end

---Takes the top one off and answers it.
---@param animated? boolean
---@return UINavigationItem|nil
function UINavigationBar:popItem(animated) end

---Replaces the stack.
---@param items UINavigationItem[]
---@param animated? boolean
function UINavigationBar:setItems(items, animated) end

---A picture in place of the plate.
---@param image? UIImage|string
function UINavigationBar:setBackgroundImage(image) end
