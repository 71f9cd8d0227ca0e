---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What URLRequest { ... } takes.
---@class URLRequest.Properties
---@field url? URL|string Where it goes: a URL or its text.
---@field httpMethod? string "GET" if none is set.
---@field httpBody? string What is sent, or nil. JSONSerialization.data(table) makes it of a table.
---@field timeoutInterval? number How long it waits for the next byte; 60, and never longer than the session does. Seconds.
---@field allowsCellularAccess? boolean Whether it may go over a phone's network, app:setNetwork("cellular"); true.
---@field allowsExpensiveNetworkAccess? boolean The same for a network that costs money, as a phone's does; true.
---@field cachePolicy? CachePolicy Kept only: nothing is cached.
---@field allHTTPHeaderFields? table<string, string> The fields of its head.

---What a task asks a server for: URLRequest { url =, httpMethod = "POST", httpBody = }. A task takes it as it is when the task is made.
---@class URLRequest
---@field url URL|string|any Where it goes. The request that a web view asks its delegate about has a text here if the web view was given a text.
---@field httpMethod string "GET" if none is set.
---@field httpBody string|nil What is sent, or nil. JSONSerialization.data(table) makes it of a table.
---@field timeoutInterval number How long it waits for the next byte; 60, and never longer than the session does. Seconds.
---@field allowsCellularAccess boolean Whether it may go over a phone's network, app:setNetwork("cellular"); true.
---@field allowsExpensiveNetworkAccess boolean The same for a network that costs money, as a phone's does; true.
---@field cachePolicy CachePolicy Kept only: nothing is cached.
---@field allHTTPHeaderFields table<string, string> The fields of its head.
---@field super URLRequest
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: URLRequest.Properties): URLRequest
---@overload fun(url: URL|string): URLRequest
URLRequest = {}

---Sets a field of the head, or removes it with nil. Upper and lower case are the same.
---@param value? string
---@param field string
function URLRequest:setValue(value, field) end

---Adds a value to a field of the head, after a comma.
---@param value string
---@param field string
function URLRequest:addValue(value, field) end

---The value of a field of the head, or nil.
---@param field string
---@return string|any
function URLRequest:value(field) end
