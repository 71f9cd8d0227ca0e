---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What happened to all fingers, or to the device, at one time.
---@class UIEvent
---@field timestamp number The time of the event. Seconds. Read-only.
---@field type UIEvent.EventType The kind of event. Read-only.
---@field subtype UIEvent.EventSubtype The kind of motion or remote control event. Read-only.
---@field allTouches UITouch[] All fingers, in the order in which they landed. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIEvent = {}

---The samples of a touch since the last event. A simulated touch has one sample: the touch itself.
---@param touch UITouch
---@return UITouch[]
function UIEvent:coalescedTouches(touch) end

---A guess of where a moving touch will be next.
---@param touch UITouch
---@return UITouch[]
function UIEvent:predictedTouches(touch) end

---The fingers that belong to a view, a window or a recognizer.
---@param owner UIView|UIGestureRecognizer
---@return UITouch[]
function UIEvent:touches(owner) end
