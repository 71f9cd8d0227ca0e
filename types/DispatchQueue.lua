---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Runs functions later, on the simulated clock. There is one thread, and every queue is the main one.
---@class DispatchQueue
---@field main DispatchQueue The queue of the app.
DispatchQueue = {}

---The same: nothing runs beside the app.
---@return DispatchQueue
function DispatchQueue.global() end

---Runs a function before the next frame, after those that were given before.
---@param fn function
function DispatchQueue:async(fn) end

---Runs a function so many seconds later.
---@param seconds number
---@param fn function
function DispatchQueue:asyncAfter(seconds, fn) end

---Would wait for itself for ever: an error, as an app would hang.
---@param fn function
function DispatchQueue:sync(fn) end
