---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIActivityViewController { ... } takes.
---@class UIActivityViewController.Properties: UIViewController.Properties
---@field activityItems? (string|URL|NSAttributedString|UIImage|string)[] The texts, addresses and images.
---@field excludedActivityTypes? string[] The types that are not offered, by UIKit's names or those of its cases: "print".
---@field completionWithItemsHandler? fun(activityType: string, completed: boolean): any Called as fn(activityType, completed) after the choice; with nil and false for Cancel.

---A list of things that can be done with texts and images, of which a scenario taps one: UIActivityViewController { activityItems = { "text" } }.
---@class UIActivityViewController: UIViewController
---@field excludedActivityTypes string[] The types that are not offered, by UIKit's names or those of its cases: "print".
---@field completionWithItemsHandler (fun(activityType: string, completed: boolean): any)|nil Called as fn(activityType, completed) after the choice; with nil and false for Cancel.
---@field super UIActivityViewController
---@overload fun(properties?: UIActivityViewController.Properties): UIActivityViewController
UIActivityViewController = {}
