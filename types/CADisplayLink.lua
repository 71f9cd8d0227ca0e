---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CADisplayLink { ... } takes.
---@class CADisplayLink.Properties
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(link: CADisplayLink): any)|string Called as action(link) in every frame.
---@field selector? (fun(link: CADisplayLink): any)|string The same as action: its name in UIKit's initializer.
---@field isPaused? boolean Whether the calls are paused.
---@field preferredFramesPerSecond? integer The largest number of calls in a second; 0 means every frame.

---An object that calls a function in every frame.
---@class CADisplayLink
---@field isPaused boolean Whether the calls are paused.
---@field preferredFramesPerSecond integer The largest number of calls in a second; 0 means every frame.
---@field timestamp number The time of the frame that is shown now. Seconds. Read-only.
---@field targetTimestamp number The time of the next frame. Seconds. Read-only.
---@field duration number The time between two frames. Seconds. Read-only.
---@field super CADisplayLink
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: CADisplayLink.Properties): CADisplayLink
CADisplayLink = {}

---Starts the calls, in the mode "common" if none is said, or as in UIKit add(RunLoop.main, "common"); in "default" there are none while a scroll view is dragged or decelerates.
---@param mode? RunLoopMode
function CADisplayLink:add(mode) end

---Ends the calls in a mode, "common" if none is said; add begins them again.
---@param mode? RunLoopMode
function CADisplayLink:remove(mode) end

---Ends the calls for ever.
function CADisplayLink:invalidate() end
