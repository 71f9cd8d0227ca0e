---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIControl { ... } takes.
---@class UIControl.Properties: UIView.Properties
---@field isEnabled? boolean A disabled control takes touches but sends no events.
---@field isSelected? boolean A mark that the app sets.
---@field isHighlighted? boolean A finger is on it.
---@field contentHorizontalAlignment? UIControl.ContentHorizontalAlignment Where its content stands sideways.
---@field contentVerticalAlignment? UIControl.ContentVerticalAlignment Where its content stands in its height.

---A view that turns touches into named events.
---@class UIControl: UIView
---@field isEnabled boolean A disabled control takes touches but sends no events.
---@field isSelected boolean A mark that the app sets.
---@field isHighlighted boolean A finger is on it.
---@field state UIControl.State|UIControl.State[] What it is in: normal, or one or a list of highlighted, disabled, selected. Read-only.
---@field contentHorizontalAlignment UIControl.ContentHorizontalAlignment Where its content stands sideways.
---@field contentVerticalAlignment UIControl.ContentVerticalAlignment Where its content stands in its height.
---@field isTracking boolean A finger that went down on it is still down. Read-only.
---@field isTouchInside boolean That finger is inside it. Read-only.
---@field super UIControl
---@overload fun(properties?: UIControl.Properties): UIControl
UIControl = {}

---At an event calls action(sender, event), or a target's method by name: addTarget("touchUpInside", target, "add"); with target nil whoever in the responder chain has it.
---@param events UIControl.Event|UIControl.Event[]
---@param ... any
function UIControl:addTarget(events, ...) end

---Takes an action away from events: the same function, or target and name; without one all actions of the events.
---@param events UIControl.Event|UIControl.Event[]
---@param ... any
function UIControl:removeTarget(events, ...) end

---Calls the actions of an event.
---@param events UIControl.Event|UIControl.Event[]
function UIControl:sendActions(events) end

---A touch landed: whether to follow it; answering nothing means no. Can be overridden.
---@param touch UITouch
---@param event? UIEvent
---@return boolean
function UIControl:beginTracking(touch, event) end

---The touch moved: whether to go on following it; answering nothing means no. Can be overridden.
---@param touch UITouch
---@param event? UIEvent
---@return boolean
function UIControl:continueTracking(touch, event) end

---The touch lifted. Can be overridden.
---@param touch? UITouch
---@param event? UIEvent
function UIControl:endTracking(touch, event) end

---The touch was taken away. Can be overridden.
---@param event? UIEvent
function UIControl:cancelTracking(event) end
