---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What happened at one moment to all fingers.
---@class UIEvent
---@field timestamp number Seconds. Read-only.
---@field type UIEvent.EventType touches, motion or remoteControl. Read-only.
---@field subtype UIEvent.EventSubtype What a motion or remote-control event is about. Read-only.
---@field allTouches UITouch[] All fingers, in the order in which they went down. Read-only.
UIEvent = {}

---The finer samples of a touch since the last event; nothing is merged, so it is the touch itself.
---@param touch UITouch
---@return UITouch[]
function UIEvent:coalescedTouches(touch) end

---A guess at a moved touch's next sample.
---@param touch UITouch
---@return UITouch[]
function UIEvent:predictedTouches(touch) end

---The fingers that belong to a view, a window or a recognizer.
---@param owner UIView|UIGestureRecognizer
---@return UITouch[]
function UIEvent:touches(owner) end
