---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A frame of a page. Here each page is one frame.
---@class WKFrameInfo
---@field isMainFrame boolean Whether it is the whole page: true. Read-only.
---@field request URLRequest What is shown in it. Read-only.
---@field webView WKWebView|any Its web view, or nil once that is gone. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
WKFrameInfo = {}
