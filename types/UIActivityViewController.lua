---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIActivityViewController { ... } takes.
---@class UIActivityViewController.Properties: UIViewController.Properties
---@field activityItems? (string|UIImage|string)[] Texts and pictures.
---@field excludedActivityTypes? string[] Those that aren't offered, by UIKit's names of their types.
---@field completionWithItemsHandler? function A function(activityType, completed) that hears of the choice; nil and false for Cancel.

---A list of what one can do with texts and pictures; a scenario taps one: UIActivityViewController { activityItems = { "text" } }.
---@class UIActivityViewController: UIViewController
---@field excludedActivityTypes string[] Those that aren't offered, by UIKit's names of their types.
---@field completionWithItemsHandler function|nil A function(activityType, completed) that hears of the choice; nil and false for Cancel.
---@field super UIActivityViewController
---@overload fun(properties?: UIActivityViewController.Properties): UIActivityViewController
UIActivityViewController = {}
