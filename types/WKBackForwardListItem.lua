---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A page that a web view has visited.
---@class WKBackForwardListItem
---@field url URL|string Its address: a URL, or a text where the web view was given a text. Read-only.
---@field initialURL URL|string The address that the page was loaded from. Here it is the same. Read-only.
---@field title string|any Its title, or nil before it was loaded. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
WKBackForwardListItem = {}
