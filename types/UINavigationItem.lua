---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UINavigationItem { ... } takes.
---@class UINavigationItem.Properties
---@field standardAppearance? UINavigationBarAppearance The look of the bar while the item is on top, in place of the bar's standardAppearance, or nil.
---@field scrollEdgeAppearance? UINavigationBarAppearance The same while the content is at its upper edge, or nil for the bar's scrollEdgeAppearance.
---@field compactAppearance? UINavigationBarAppearance The same for a low bar, or nil for the bar's compactAppearance.
---@field compactScrollEdgeAppearance? UINavigationBarAppearance The same for a low bar while the content is at its upper edge, or nil for the bar's.
---@field title? string The title in the middle of the bar, or nil.
---@field prompt? string A line of text above the title, or nil.
---@field titleView? UIView A view in place of the title.
---@field hidesBackButton? boolean Whether the back button is hidden.
---@field backBarButtonItem? UIBarButtonItem The back button of the item that is pushed on top of this one, or nil for the usual one.
---@field backButtonTitle? string The title of that back button if there is no backBarButtonItem.
---@field backButtonDisplayMode? UINavigationItem.BackButtonDisplayMode What that back button says: default means the title, generic means Back, minimal means the arrow alone.
---@field leftItemsSupplementBackButton? boolean Whether left items are shown beside the back button instead of in its place.
---@field largeTitleDisplayMode? UINavigationItem.LargeTitleDisplayMode Whether the title is large: automatic means as for the item below, always, never, or inline, which is as never.
---@field searchController? UISearchController The search controller whose search bar is shown below the title, or nil.
---@field hidesSearchBarWhenScrolling? boolean Whether the search bar is hidden while the content is scrolled; true by default.
---@field backAction? UIAction An action that the back button runs in place of going back; nil for none.
---@field leftBarButtonItem? UIBarButtonItem The first of leftBarButtonItems, or nil.
---@field rightBarButtonItem? UIBarButtonItem The first of rightBarButtonItems, or nil.
---@field leftBarButtonItems? UIBarButtonItem[] The items at the left, from the left edge inwards.
---@field rightBarButtonItems? UIBarButtonItem[] The items at the right, from the right edge inwards.

---What a navigation bar shows for one controller.
---@class UINavigationItem
---@field standardAppearance UINavigationBarAppearance|any The look of the bar while the item is on top, in place of the bar's standardAppearance, or nil.
---@field scrollEdgeAppearance UINavigationBarAppearance|any The same while the content is at its upper edge, or nil for the bar's scrollEdgeAppearance.
---@field compactAppearance UINavigationBarAppearance|any The same for a low bar, or nil for the bar's compactAppearance.
---@field compactScrollEdgeAppearance UINavigationBarAppearance|any The same for a low bar while the content is at its upper edge, or nil for the bar's.
---@field title string|nil The title in the middle of the bar, or nil.
---@field prompt string|nil A line of text above the title, or nil.
---@field titleView UIView|any A view in place of the title.
---@field hidesBackButton boolean Whether the back button is hidden.
---@field backBarButtonItem UIBarButtonItem|any The back button of the item that is pushed on top of this one, or nil for the usual one.
---@field backButtonTitle string|nil The title of that back button if there is no backBarButtonItem.
---@field backButtonDisplayMode UINavigationItem.BackButtonDisplayMode What that back button says: default means the title, generic means Back, minimal means the arrow alone.
---@field leftItemsSupplementBackButton boolean Whether left items are shown beside the back button instead of in its place.
---@field largeTitleDisplayMode UINavigationItem.LargeTitleDisplayMode Whether the title is large: automatic means as for the item below, always, never, or inline, which is as never.
---@field searchController UISearchController|any The search controller whose search bar is shown below the title, or nil.
---@field hidesSearchBarWhenScrolling boolean Whether the search bar is hidden while the content is scrolled; true by default.
---@field backAction UIAction|any An action that the back button runs in place of going back; nil for none.
---@field leftBarButtonItem UIBarButtonItem|any The first of leftBarButtonItems, or nil.
---@field rightBarButtonItem UIBarButtonItem|any The first of rightBarButtonItems, or nil.
---@field leftBarButtonItems UIBarButtonItem[] The items at the left, from the left edge inwards.
---@field rightBarButtonItems UIBarButtonItem[] The items at the right, from the right edge inwards.
---@field super UINavigationItem
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UINavigationItem.Properties): UINavigationItem
UINavigationItem = {}

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: UINavigationItem|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function UINavigationItem:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function UINavigationItem:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function UINavigationItem:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function UINavigationItem:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function UINavigationItem:didChangeValue(key) end

---Sets hidesBackButton.
---@param hides boolean
---@param animated? boolean
function UINavigationItem:setHidesBackButton(hides, animated) end

---Sets leftBarButtonItem.
---@param item? UIBarButtonItem
---@param animated? boolean
function UINavigationItem:setLeftBarButton(item, animated) end

---Sets rightBarButtonItem.
---@param item? UIBarButtonItem
---@param animated? boolean
function UINavigationItem:setRightBarButton(item, animated) end

---Sets leftBarButtonItems.
---@param items? UIBarButtonItem[]
---@param animated? boolean
function UINavigationItem:setLeftBarButtonItems(items, animated) end

---Sets rightBarButtonItems.
---@param items? UIBarButtonItem[]
---@param animated? boolean
function UINavigationItem:setRightBarButtonItems(items, animated) end
