---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAlertController { ... } takes.
---@class UIAlertController.Properties: UIViewController.Properties
---@field preferredStyle? UIAlertController.Style alert, or actionSheet where it is left out.
---@field message? string Under the title.
---@field preferredAction? UIAlertAction The one of its actions that is bold in place of the cancel action.

---A few words with buttons: UIAlertController { title =, message =, preferredStyle = "alert" }. Add actions and present it.
---@class UIAlertController: UIViewController
---@field message string|nil Under the title.
---@field preferredStyle UIAlertController.Style alert or actionSheet. Read-only.
---@field actions UIAlertAction[] Its buttons, in the order of adding. Read-only.
---@field textFields UITextField[] Those that were added; {} for none. Read-only.
---@field preferredAction UIAlertAction|nil The one of its actions that is bold in place of the cancel action.
---@field super UIAlertController
---@overload fun(properties?: UIAlertController.Properties): UIAlertController
UIAlertController = {}

---Adds a button.
---@param action UIAlertAction
function UIAlertController:addAction(action) end

---Adds a field, and gives it to configure(textField). Alerts only.
---@param configure? function
function UIAlertController:addTextField(configure) end
