---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What a page has posted to the app.
---@class WKScriptMessage
---@field name string The name of the handler. Read-only.
---@field body any What was posted: a text, a number, a boolean, a list or a table. Read-only.
---@field webView WKWebView|any The web view of the page, or nil once that is gone. Read-only.
---@field frameInfo WKFrameInfo The frame of the page. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
WKScriptMessage = {}
