---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What URLError { ... } takes.
---@class URLError.Properties: NSError.Properties
---@field code? NetworkFailure What went wrong.

---Why a request failed: URLError { code = "timedOut" } makes one.
---@class URLError: NSError
---@field failingURL URL|any What was asked for; nil for an error that the app has made. Read-only.
---@field failureURLString string|any The same as a text. Read-only.
---@field super URLError
---@overload fun(properties?: URLError.Properties): URLError
---@overload fun(code: NetworkFailure): URLError
URLError = {}
