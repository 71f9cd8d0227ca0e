---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A load that a navigation delegate decides about.
---@class WKNavigationAction
---@field request URLRequest What is asked for. Read-only.
---@field navigationType WebNavigationType Why. Read-only.
---@field sourceFrame WKFrameInfo The frame that asks. Read-only.
---@field targetFrame WKFrameInfo|any The frame that will show the page. It is never nil: no page opens a window. Read-only.
---@field shouldPerformDownload boolean Whether the page asks for a download: false. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
WKNavigationAction = {}
