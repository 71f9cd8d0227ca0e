---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Calls timers and display links. In the mode "default" they wait while a scroll view is dragged or decelerates, in "common" they don't.
---@class RunLoop
---@field main RunLoop The run loop of the main thread.
---@field current RunLoop The running one: that of the main thread.
---@field Mode table<string, string> The names of the modes: RunLoop.Mode.common is "common".
---@field currentMode RunLoopMode "tracking" while a scroll view is dragged or decelerates, else "default". Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
RunLoop = {}

---Calls a timer or a display link in a mode too: "default", "common" or "tracking".
---@param source Timer|CADisplayLink
---@param mode? RunLoopMode
function RunLoop:add(source, mode) end

---Runs a function before the next frame.
---@param fn function
function RunLoop:perform(fn) end
