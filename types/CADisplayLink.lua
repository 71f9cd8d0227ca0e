---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CADisplayLink { ... } takes.
---@class CADisplayLink.Properties
---@field action? function action(link), with every frame.
---@field isPaused? boolean Whether it stands.
---@field preferredFramesPerSecond? integer At most; 0 for every frame.

---Calls a function with every frame.
---@class CADisplayLink
---@field isPaused boolean Whether it stands.
---@field preferredFramesPerSecond integer At most; 0 for every frame.
---@field timestamp number Of the frame that is shown. Seconds. Read-only.
---@field targetTimestamp number When the next call comes. Seconds. Read-only.
---@field duration number From one frame to the next. Seconds. Read-only.
---@field super CADisplayLink
---@overload fun(properties?: CADisplayLink.Properties): CADisplayLink
CADisplayLink = {}

---Begins.
function CADisplayLink:add() end

---Ends for good.
function CADisplayLink:invalidate() end
