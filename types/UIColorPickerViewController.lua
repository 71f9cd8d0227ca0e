---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIColorPickerViewController { ... } takes.
---@class UIColorPickerViewController.Properties: UIViewController.Properties
---@field selectedColor? UIColor.Name|string|UIColor The colour that is chosen.
---@field supportsAlpha? boolean Whether the user may choose a colour that shows what is behind it.
---@field delegate? UIColorPickerViewControllerDelegate|table A table with UIColorPickerViewControllerDelegate's methods.

---A controller with which the user chooses a colour. In a simulation the scenario chooses: app:pickColor "#FF8800".
---@class UIColorPickerViewController: UIViewController
---@field selectedColor UIColor.Name|string|UIColor The colour that is chosen.
---@field supportsAlpha boolean Whether the user may choose a colour that shows what is behind it.
---@field delegate UIColorPickerViewControllerDelegate|table|any A table with UIColorPickerViewControllerDelegate's methods.
---@field super UIColorPickerViewController
---@overload fun(properties?: UIColorPickerViewController.Properties): UIColorPickerViewController
UIColorPickerViewController = {}
