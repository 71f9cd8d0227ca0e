---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAlertController { ... } takes.
---@class UIAlertController.Properties: UIViewController.Properties
---@field preferredStyle? UIAlertController.Style The style; actionSheet if it is left out.
---@field message? string The text under the title, or nil.
---@field preferredAction? UIAlertAction The action whose button is bold in place of the cancel action's, or nil.

---A title, a message and buttons: UIAlertController { title =, message =, preferredStyle = "alert" }. Add actions, and then present it.
---@class UIAlertController: UIViewController
---@field message string|nil The text under the title, or nil.
---@field preferredStyle UIAlertController.Style The style of the alert. Read-only.
---@field actions UIAlertAction[] The actions, one for each button, in the order in which they were added. Read-only.
---@field textFields UITextField[] The text fields, in the order in which they were added. Read-only.
---@field preferredAction UIAlertAction|any The action whose button is bold in place of the cancel action's, or nil.
---@field super UIAlertController
---@overload fun(properties?: UIAlertController.Properties): UIAlertController
UIAlertController = {}

---Adds an action, which becomes a button. It is an error if it is a second one of the style cancel.
---@param action UIAlertAction
function UIAlertController:addAction(action) end

---Adds a text field, and calls configure(textField). It is an error in an actionSheet.
---@param configure? fun(textField: UITextField): any
function UIAlertController:addTextField(configure) end
