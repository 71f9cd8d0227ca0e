---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIColorWell { ... } takes.
---@class UIColorWell.Properties: UIControl.Properties
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UIColorWell|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field selectedColor? UIColor.Name|string|UIColor The colour that is chosen, or nil.
---@field supportsAlpha? boolean Whether the user may choose a colour that shows what is behind it.
---@field title? string The title of the picker, or nil.

---A round button that shows a colour and lets the user choose another, which sends valueChanged. In a simulation the scenario chooses: app:tap(well), then app:pickColor "#FF8800".
---@class UIColorWell: UIControl
---@field selectedColor UIColor.Name|string|UIColor|nil The colour that is chosen, or nil.
---@field supportsAlpha boolean Whether the user may choose a colour that shows what is behind it.
---@field title string|nil The title of the picker, or nil.
---@field super UIColorWell
---@overload fun(properties?: UIColorWell.Properties): UIColorWell
UIColorWell = {}
