---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The main thread, for code that may run in the background.
---@class MainActor
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
MainActor = {}

---Runs a function on the main thread, and returns its results.
---@param fn function
---@return any
function MainActor.run(fn) end

---Runs a function on the main thread, and returns its results.
---@param fn function
---@return any
function MainActor.assumeIsolated(fn) end
