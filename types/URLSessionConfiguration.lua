---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What the tasks of a session share: URLSessionConfiguration.default is a new one.
---@class URLSessionConfiguration
---@field default URLSessionConfiguration A new configuration.
---@field ephemeral URLSessionConfiguration A new configuration. Nothing is ever kept, so it is as the default one.
---@field timeoutIntervalForRequest number How long a task waits for the next byte; 60. Seconds.
---@field timeoutIntervalForResource number How long a task may take in all; 7 days. Seconds.
---@field httpAdditionalHeaders table<string, string> Fields that each request gets which has none of their names.
---@field requestCachePolicy CachePolicy Kept only: nothing is cached.
---@field waitsForConnectivity boolean Whether a task waits while the device is offline; false.
---@field allowsCellularAccess boolean Whether tasks may go over a phone's network, app:setNetwork("cellular"); true.
---@field allowsExpensiveNetworkAccess boolean The same for a network that costs money, as a phone's does; true.
---@field httpMaximumConnectionsPerHost integer|nil How many requests may be under way; nil for any number.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
URLSessionConfiguration = {}
