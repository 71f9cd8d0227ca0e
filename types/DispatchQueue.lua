---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Runs functions later, at simulated times. There is only one thread, and every queue is the main queue.
---@class DispatchQueue
---@field main DispatchQueue The app's queue.
DispatchQueue = {}

---The same queue as main: nothing runs at the same time as the app.
---@return DispatchQueue
function DispatchQueue.global() end

---Runs a function before the next frame, after the functions that were given before.
---@param fn function
function DispatchQueue:async(fn) end

---Runs a function after so many seconds.
---@param seconds number
---@param fn function
function DispatchQueue:asyncAfter(seconds, fn) end

---Always an error: the app would wait for itself for ever.
---@param fn function
function DispatchQueue:sync(fn) end
