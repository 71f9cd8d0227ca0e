---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What gives an AsyncStream its values: its function gets it.
---@class AsyncStreamContinuation
---@field onTermination function|nil Called once at the end, with "finished" or "cancelled".
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
AsyncStreamContinuation = {}

---The next value. Returns "enqueued", "dropped", or "terminated" after the end.
---@param value any
---@return YieldResult
function AsyncStreamContinuation:yield(value) end

---The end; with an error, which the loop raises after the values.
---@param error? any
function AsyncStreamContinuation:finish(error) end
