---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAlertAction { ... } takes.
---@class UIAlertAction.Properties
---@field handler? fun(action: UIAlertAction): any Called as handler(action) after the button was tapped and the alert has disappeared.
---@field title? string The text on the button.
---@field style? UIAlertAction.Style The kind of button: cancel is last and bold, destructive is red.
---@field titleTextColor? UIColor.Name|string|UIColor The title's colour, in UIKit set by setValue(color, "titleTextColor"); nil: the alert's.
---@field isEnabled? boolean Whether the button can be tapped. It may change while the alert is shown.

---A button of an alert: UIAlertAction { title = "Delete", style = "destructive", handler = function(action) end }.
---@class UIAlertAction
---@field title string|any The text on the button. Read-only.
---@field style UIAlertAction.Style The kind of button: cancel is last and bold, destructive is red. Read-only.
---@field titleTextColor UIColor.Name|string|UIColor|nil The title's colour, in UIKit set by setValue(color, "titleTextColor"); nil: the alert's.
---@field isEnabled boolean Whether the button can be tapped. It may change while the alert is shown.
---@field super UIAlertAction
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIAlertAction.Properties): UIAlertAction
UIAlertAction = {}

---The value of a property by its name, or by a path of names with dots between them. A name that the object can't have is an error.
---@param key string
---@return any
function UIAlertAction:valueForKey(key) end

---The value of a property by its name, or by a path of names with dots between them. A name that the object can't have is an error.
---@param key string
---@return any
function UIAlertAction:valueForKeyPath(key) end

---The same as valueForKey; objects of your own classes, in which it may be a field, have only valueForKey.
---@param key string
---@return any
function UIAlertAction:value(key) end

---Sets a property by its name, or by a path of names with dots between them.
---@param value? any
---@param key string
function UIAlertAction:setValueForKey(value, key) end

---The same as setValueForKey; objects of your own classes, in which it may set a field, have only setValueForKey.
---@param value? any
---@param key string
function UIAlertAction:setValue(value, key) end
