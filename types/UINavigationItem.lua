---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UINavigationItem { ... } takes.
---@class UINavigationItem.Properties
---@field title? string In the middle.
---@field prompt? string A line above the title.
---@field titleView? UIView A view in place of the title.
---@field hidesBackButton? boolean Whether there is no way back.
---@field backBarButtonItem? UIBarButtonItem The way back from the next controller.
---@field backButtonTitle? string What it says, where there is no backBarButtonItem.
---@field leftItemsSupplementBackButton? boolean Left items stand beside the back button, not in its place.
---@field largeTitleDisplayMode? UINavigationItem.LargeTitleDisplayMode automatic: as the one below; always; never.
---@field searchController? UISearchController Its search bar stands below the title.
---@field hidesSearchBarWhenScrolling? boolean Scrolling takes that away; true.
---@field leftBarButtonItem? UIBarButtonItem The outermost on the left.
---@field rightBarButtonItem? UIBarButtonItem The outermost on the right.
---@field leftBarButtonItems? UIBarButtonItem[] From the left edge inwards.
---@field rightBarButtonItems? UIBarButtonItem[] From the right edge inwards.

---What a navigation bar shows for one controller.
---@class UINavigationItem
---@field title string|nil In the middle.
---@field prompt string|nil A line above the title.
---@field titleView UIView|nil A view in place of the title.
---@field hidesBackButton boolean Whether there is no way back.
---@field backBarButtonItem UIBarButtonItem|nil The way back from the next controller.
---@field backButtonTitle string|nil What it says, where there is no backBarButtonItem.
---@field leftItemsSupplementBackButton boolean Left items stand beside the back button, not in its place.
---@field largeTitleDisplayMode UINavigationItem.LargeTitleDisplayMode automatic: as the one below; always; never.
---@field searchController UISearchController|nil Its search bar stands below the title.
---@field hidesSearchBarWhenScrolling boolean Scrolling takes that away; true.
---@field leftBarButtonItem UIBarButtonItem|nil The outermost on the left.
---@field rightBarButtonItem UIBarButtonItem|nil The outermost on the right.
---@field leftBarButtonItems UIBarButtonItem[] From the left edge inwards.
---@field rightBarButtonItems UIBarButtonItem[] From the right edge inwards.
---@field super UINavigationItem
---@overload fun(properties?: UINavigationItem.Properties): UINavigationItem
UINavigationItem = {}

---The same as the property.
---@param hides boolean
---@param animated? boolean
function UINavigationItem:setHidesBackButton(hides, animated) end

---The same as leftBarButtonItem.
---@param item? UIBarButtonItem
---@param animated? boolean
function UINavigationItem:setLeftBarButton(item, animated) end

---The same as rightBarButtonItem.
---@param item? UIBarButtonItem
---@param animated? boolean
function UINavigationItem:setRightBarButton(item, animated) end
