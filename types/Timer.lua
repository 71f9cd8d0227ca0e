---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---An action that will run at a simulated time, made by after, every or Timer.scheduledTimer.
---@class Timer
---@field isValid boolean Whether the action will run again. Read-only.
---@field timeInterval number The time between two calls; 0 for a timer that runs once. Seconds. Read-only.
---@field userInfo any What was given when the timer was made, or nil. Read-only.
Timer = {}

---Makes a timer: Timer.scheduledTimer(seconds, repeats, fn), or Timer.scheduledTimer(seconds, target, "method", userInfo, repeats), or Timer.scheduledTimer { timeInterval =, target =, action =, userInfo =, repeats = }. The action gets the timer.
---@param seconds number|{ timeInterval: number, target?: any, action: function|string, userInfo?: any, repeats?: boolean }
---@param ... any
---@return Timer
function Timer.scheduledTimer(seconds, ...) end

---Runs the action now. A timer that runs once is over then; a repeating one keeps its times.
function Timer:fire() end

---Ends the timer: its action no longer runs.
function Timer:invalidate() end
