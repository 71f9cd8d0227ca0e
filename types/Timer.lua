---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Timer { ... } takes.
---@class Timer.Properties
---@field timeInterval? number Seconds until the first call, and between two calls.
---@field repeats? boolean Whether the action runs again and again.
---@field userInfo? any What the timer's property of this name reads.
---@field fireDate? Date|number When it runs first, in place of timeInterval from now.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(timer: Timer): any)|string A function, or the name of the target's method.
---@field selector? (fun(timer: Timer): any)|string The same as action: its name in UIKit's initializer.
---@field block? (fun(timer: Timer): any)|string The same as action: its name in UIKit's initializer.
---@field tolerance? number Kept only: timers are exact. Seconds.

---An action that will run at a simulated time, made by after, every or Timer.scheduledTimer.
---@class Timer
---@field isValid boolean Whether the action will run again. Read-only.
---@field fireDate Date|number When the action runs next. A repeating timer keeps its interval from there.
---@field tolerance number Kept only: timers are exact. Seconds.
---@field timeInterval number The time between two calls; 0 for a timer that runs once. Seconds. Read-only.
---@field userInfo any What was given when the timer was made, or nil. Read-only.
---@field super Timer
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Timer.Properties): Timer
Timer = {}

---Makes a timer that waits while a scroll view is dragged or decelerates: Timer.scheduledTimer(seconds, repeats, fn), or Timer.scheduledTimer(seconds, target, "method", userInfo, repeats), or Timer.scheduledTimer { timeInterval =, target =, action =, userInfo =, repeats = }. The action gets the timer.
---@param seconds number|{ timeInterval: number, target?: any, action: (fun(timer: Timer): any)|string, userInfo?: any, repeats?: boolean }
---@param ... any
---@return Timer
---@overload fun(seconds: number, repeats: boolean, block: fun(timer: Timer): any): Timer
---@overload fun(seconds: number, target: any, selector: string, userInfo?: any, repeats?: boolean): Timer
function Timer.scheduledTimer(seconds, ...) end

---Runs the action now. A timer that runs once is over then; a repeating one keeps its times.
function Timer:fire() end

---Ends the timer: its action no longer runs.
function Timer:invalidate() end
