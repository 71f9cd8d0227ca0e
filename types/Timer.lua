---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A function that runs at a simulated time; made by after and every.
---@class Timer
---@field isValid boolean Whether it will still run. Read-only.
Timer = {}

---It runs no more.
function Timer:invalidate() end
