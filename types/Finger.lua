---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A finger that a scenario put down and moves by hand.
---@class Finger
Finger = {}

---Moves straight to a point of the screen. Points; seconds, 0.3 if left out.
---@param x number
---@param y number
---@param seconds? number
function Finger:move(x, y, seconds) end

---Rests for some seconds.
---@param seconds number
function Finger:hold(seconds) end

---Leaves the screen.
function Finger:lift() end

---Is taken off the screen by the system.
function Finger:cancel() end
