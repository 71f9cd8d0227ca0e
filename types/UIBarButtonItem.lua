---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBarButtonItem { ... } takes.
---@class UIBarButtonItem.Properties: UIBarItem.Properties
---@field systemItem? UIBarButtonItem.SystemItem One of the system's items, with its title or image.
---@field barButtonSystemItem? UIBarButtonItem.SystemItem The same as systemItem: its name in UIKit's initializer.
---@field isSpringLoaded? boolean Whether it acts while items are held over it.
---@field style? UIBarButtonItem.Style plain, or done, which is bold.
---@field width? number The width; 0 means as wide as needed. Points.
---@field customView? UIView A view in place of the button, or nil.
---@field tintColor? UIColor.Name|string|UIColor The colour of title and image; nil means the bar's.
---@field possibleTitles? string[] Titles that the item may get. It is as wide as the widest of them.
---@field target? any The object whose method `action` names. With nil, the first object in the responder chain that has the method is used.
---@field action? (fun(item: UIBarButtonItem|any): any)|string A function that is called with the item, or the name of the target's method.
---@field primaryAction? UIAction A UIAction that a tap runs in place of action. An item that is not the system's gets its title and image.
---@field menu? UIMenu A menu that a tap opens, or a finger that rests where the item has an action; nil for none.
---@field isSelected? boolean Whether the item is shown as chosen.
---@field isHidden? boolean Whether the item is left out of the bar.
---@field changesSelectionAsPrimaryAction? boolean Whether the title is that of the menu's element that is on, in a menu with singleSelection.

---A button of a bar: UIBarButtonItem { title = "Edit", action = fn }, or { systemItem = "add", target = object, action = "name" }.
---@class UIBarButtonItem: UIBarItem
---@field isSpringLoaded boolean Whether it acts while items are held over it.
---@field style UIBarButtonItem.Style plain, or done, which is bold.
---@field systemItem UIBarButtonItem.SystemItem|any The system's item that it was made as, or nil. Read-only.
---@field width number The width; 0 means as wide as needed. Points.
---@field customView UIView|any A view in place of the button, or nil.
---@field tintColor UIColor.Name|string|UIColor|nil The colour of title and image; nil means the bar's.
---@field possibleTitles string[]|nil Titles that the item may get. It is as wide as the widest of them.
---@field target any The object whose method `action` names. With nil, the first object in the responder chain that has the method is used.
---@field action (fun(item: UIBarButtonItem|any): any)|string|nil A function that is called with the item, or the name of the target's method.
---@field primaryAction UIAction|any A UIAction that a tap runs in place of action. An item that is not the system's gets its title and image.
---@field menu UIMenu|any A menu that a tap opens, or a finger that rests where the item has an action; nil for none.
---@field isSelected boolean Whether the item is shown as chosen.
---@field isHidden boolean Whether the item is left out of the bar.
---@field changesSelectionAsPrimaryAction boolean Whether the title is that of the menu's element that is on, in a menu with singleSelection.
---@field super UIBarButtonItem
---@overload fun(properties?: UIBarButtonItem.Properties): UIBarButtonItem
UIBarButtonItem = {}

---Does what a tap on the item does.
function UIBarButtonItem:sendAction() end

---Room that takes what the other items leave.
---@return UIBarButtonItem
function UIBarButtonItem.flexibleSpace() end

---Room of a width. Points.
---@param width? number
---@return UIBarButtonItem
function UIBarButtonItem.fixedSpace(width) end
