---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIControl { ... } takes.
---@class UIControl.Properties: UIView.Properties
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UIControl|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field isEnabled? boolean Whether the control sends events. A disabled control still gets touches.
---@field isSelected? boolean Whether the control is selected. Only the app sets it.
---@field isHighlighted? boolean Whether a finger is on the object.
---@field contentHorizontalAlignment? UIControl.ContentHorizontalAlignment How the control's content is placed horizontally.
---@field contentVerticalAlignment? UIControl.ContentVerticalAlignment How the control's content is placed vertically.
---@field menu? UIMenu The menu that a finger opens by resting, or by landing if showsMenuAsPrimaryAction is true; nil for none.
---@field showsMenuAsPrimaryAction? boolean Whether the menu opens when a finger lands.
---@field changesSelectionAsPrimaryAction? boolean Whether the control's title is that of the element that is on, in a menu with singleSelection.

---A view that turns touches into events with names, such as touchUpInside.
---@class UIControl: UIView
---@field isEnabled boolean Whether the control sends events. A disabled control still gets touches.
---@field isSelected boolean Whether the control is selected. Only the app sets it.
---@field isHighlighted boolean Whether a finger is on the object.
---@field state UIControl.State|UIControl.State[] The control's state: normal, or one or a list of highlighted, disabled, selected. Read-only.
---@field contentHorizontalAlignment UIControl.ContentHorizontalAlignment How the control's content is placed horizontally.
---@field contentVerticalAlignment UIControl.ContentVerticalAlignment How the control's content is placed vertically.
---@field isTracking boolean Whether a finger that landed on the control is still down. Read-only.
---@field isTouchInside boolean Whether the finger that the control tracks is inside it. Read-only.
---@field menu UIMenu|any The menu that a finger opens by resting, or by landing if showsMenuAsPrimaryAction is true; nil for none.
---@field showsMenuAsPrimaryAction boolean Whether the menu opens when a finger lands.
---@field changesSelectionAsPrimaryAction boolean Whether the control's title is that of the element that is on, in a menu with singleSelection.
---@field super UIControl
---@overload fun(properties?: UIControl.Properties): UIControl
UIControl = {}

---Sets isEnabled; every change of it calls this. Can be overridden.
---@param enabled boolean
function UIControl:setEnabled(enabled) end

---Sets isSelected; every change of it calls this. Can be overridden.
---@param selected boolean
function UIControl:setSelected(selected) end

---Sets isHighlighted; every change of it, also by a finger, calls this. Can be overridden.
---@param highlighted boolean
function UIControl:setHighlighted(highlighted) end

---Calls action(sender, event), or a target's method by name, at these events: addTarget("touchUpInside", target, "add"), or in UIKit's order addTarget(target, "add", "touchUpInside"). With target nil, the first responder in the chain that has the method is used.
---@param events UIControl.Event|UIControl.Event[]
---@param ... any
---@overload fun(self: UIControl, events: UIControl.Event|UIControl.Event[], action: (fun(sender: UIControl|any, event: UIEvent): any)|table)
---@overload fun(self: UIControl, events: UIControl.Event|UIControl.Event[], target: any, action: string)
---@overload fun(self: UIControl, target: any, action: string, events: UIControl.Event|UIControl.Event[])
function UIControl:addTarget(events, ...) end

---Removes an action from events: give the same function, or target and name, also in UIKit's order; without them all actions of the events are removed, with a target and no name all of that target.
---@param events UIControl.Event|UIControl.Event[]
---@param ... any
function UIControl:removeTarget(events, ...) end

---Calls the actions of the events, as a touch would.
---@param events UIControl.Event|UIControl.Event[]
function UIControl:sendActions(events) end

---Calls the actions of primaryActionTriggered, as a tap would; nothing while the control is disabled.
function UIControl:performPrimaryAction() end

---Runs an action at these events. It takes the place of an action with the same identifier.
---@param action UIAction
---@param events UIControl.Event|UIControl.Event[]
function UIControl:addAction(action, events) end

---Removes an action from events: the action, or its identifier.
---@param action UIAction|string
---@param events UIControl.Event|UIControl.Event[]
function UIControl:removeAction(action, events) end

---Runs an action of an event: a function, a UIAction, or the name of a target's method; with target nil whoever in the responder chain has it. Can be overridden.
---@param action any
---@param target? any
---@param event? UIEvent
function UIControl:sendAction(action, target, event) end

---A touch has landed on the control. Return true to follow the touch. Can be overridden.
---@param touch UITouch
---@param event? UIEvent
---@return boolean
function UIControl:beginTracking(touch, event) end

---The followed touch has moved. Return true to follow it further. Can be overridden.
---@param touch UITouch
---@param event? UIEvent
---@return boolean
function UIControl:continueTracking(touch, event) end

---The followed touch has lifted. Can be overridden.
---@param touch? UITouch
---@param event? UIEvent
function UIControl:endTracking(touch, event) end

---The followed touch was taken away. Can be overridden.
---@param event? UIEvent
function UIControl:cancelTracking(event) end
