---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISearchTextField { ... } takes.
---@class UISearchTextField.Properties: UITextField.Properties
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? function|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.

---A field of texts to search for, with a glass; 34 points high.
---@class UISearchTextField: UITextField
---@field super UISearchTextField
---@overload fun(properties?: UISearchTextField.Properties): UISearchTextField
UISearchTextField = {}
