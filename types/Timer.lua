---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A function that will run at a simulated time, made by after or every.
---@class Timer
---@field isValid boolean Whether the function will run again. Read-only.
Timer = {}

---Ends the timer: its function is no longer called.
function Timer:invalidate() end
