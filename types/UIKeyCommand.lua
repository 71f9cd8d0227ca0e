---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIKeyCommand { ... } takes.
---@class UIKeyCommand.Properties: UICommand.Properties
---@field action? string The name of the method.
---@field discoverabilityTitle? string What the user reads in the list of commands, or nil.

---A key of a keyboard and the action that it sends: UIKeyCommand { input = "s", modifierFlags = "command", action = "save" }. app:keyCommand presses it.
---@class UIKeyCommand: UICommand
---@field input string What the key types. Read-only.
---@field modifierFlags UIKeyCommand.Modifiers|UIKeyCommand.Modifiers[] The keys that are held. Read-only.
---@field discoverabilityTitle string|nil What the user reads in the list of commands, or nil.
---@field inputUpArrow string The input of a key that types nothing.
---@field inputDownArrow string The input of a key that types nothing.
---@field inputLeftArrow string The input of a key that types nothing.
---@field inputRightArrow string The input of a key that types nothing.
---@field inputEscape string The input of a key that types nothing.
---@field inputPageUp string The input of a key that types nothing.
---@field inputPageDown string The input of a key that types nothing.
---@field inputHome string The input of a key that types nothing.
---@field inputEnd string The input of a key that types nothing.
---@field inputDelete string The input of a key that types nothing.
---@field super UIKeyCommand
---@overload fun(properties?: UIKeyCommand.Properties): UIKeyCommand
UIKeyCommand = {}
