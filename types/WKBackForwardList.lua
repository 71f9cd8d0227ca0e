---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The pages that a web view has visited, in order.
---@class WKBackForwardList
---@field currentItem WKBackForwardListItem|any The page that is shown, or nil. Read-only.
---@field backItem WKBackForwardListItem|any The page before it, or nil. Read-only.
---@field forwardItem WKBackForwardListItem|any The page after it, or nil. Read-only.
---@field backList WKBackForwardListItem[] The pages before it, the oldest first. Read-only.
---@field forwardList WKBackForwardListItem[] The pages after it, the next first. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
WKBackForwardList = {}

---The page at a distance from the one that is shown, -1 for the one before it, or nil.
---@param at integer
---@return WKBackForwardListItem|any
function WKBackForwardList:item(at) end
