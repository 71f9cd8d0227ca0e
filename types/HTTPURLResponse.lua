---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The head of a server's answer.
---@class HTTPURLResponse
---@field statusCode integer 200 where all is well. 404 is no error: the server has answered. Read-only.
---@field url URL|string|any Where the answer came from, after all redirections. Read-only.
---@field mimeType string|any The kind of the content: "application/json"; nil if it is unknown. Read-only.
---@field textEncodingName string|any How its text is encoded: "utf-8", or nil. Read-only.
---@field expectedContentLength integer The length of its body, or -1. Bytes. Read-only.
---@field suggestedFilename string A name for a file with its content. Read-only.
---@field allHeaderFields table<string, string> The fields of its head. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
HTTPURLResponse = {}

---The value of a field of its head, or nil. Upper and lower case are the same.
---@param field string
---@return string|any
function HTTPURLResponse:value(field) end

---What a status means, in English: "not found".
---@param statusCode integer
---@return string
function HTTPURLResponse.localizedString(statusCode) end
