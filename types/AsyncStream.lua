---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Values one after the other: AsyncStream(function(continuation) continuation:yield(1) continuation:finish() end). In a task: for value in stream:values() do ... end.
---@class AsyncStream
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(build: any, buffering?: any): AsyncStream
AsyncStream = {}

---@class AsyncStream.makeStream.Options
---@field bufferingNewest? integer How many values wait at most; older ones are dropped.
---@field bufferingOldest? integer How many values wait at most; later ones are dropped.

---A stream and its continuation: local stream, continuation = AsyncStream.makeStream().
---@param buffering? AsyncStream.makeStream.Options
---@return any
function AsyncStream.makeStream(buffering) end

---Waits for the next value; nil at the end. In a task.
---@return any
function AsyncStream:next() end

---For a loop over the values: for value in stream:values() do. In a task.
---@return function
function AsyncStream:values() end
