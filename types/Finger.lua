---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A finger that app:touch has put down, and that the scenario moves.
---@class Finger
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
Finger = {}

---Moves the finger in a straight line to a point of the screen, in so many seconds (0.3 if they are left out).
---@param x number
---@param y number
---@param seconds? number
function Finger:move(x, y, seconds) end

---Lets the finger rest for so many seconds.
---@param seconds number
function Finger:hold(seconds) end

---Presses with another force at the same place: 1 is an average touch, UITouch.maximumPossibleForce the hardest one.
---@param force number
function Finger:press(force) end

---Lifts the finger.
function Finger:lift() end

---Cancels the touch, as the system can do.
function Finger:cancel() end
