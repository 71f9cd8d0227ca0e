---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The thread on which a function runs. There is only one, and background is a mark on a running block.
---@class Thread
---@field isMainThread boolean False in blocks that a device runs in the background: those of global queues, and the completions of requests.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
Thread = {}

---Lets a block in the background wait so many seconds. On the main thread there are no frames, touches and timers for so long.
---@param seconds number
---@return any
function Thread.sleep(seconds) end
