---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What a server has answered, for a navigation delegate to decide about.
---@class WKNavigationResponse
---@field response HTTPURLResponse The head of the answer. Read-only.
---@field isForMainFrame boolean Whether it is for the whole page: true. Read-only.
---@field canShowMIMEType boolean Whether a web view can show it: true, for every page is HTML. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
WKNavigationResponse = {}
