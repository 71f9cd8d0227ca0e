---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The pages that a web view has visited, in order.
---@class WKBackForwardList
---@field currentItem WKBackForwardListItem|nil The page that is shown, or nil. Read-only.
---@field backItem WKBackForwardListItem|nil The page before it, or nil. Read-only.
---@field forwardItem WKBackForwardListItem|nil The page after it, or nil. Read-only.
---@field backList WKBackForwardListItem[] The pages before it, the oldest first. Read-only.
---@field forwardList WKBackForwardListItem[] The pages after it, the next first. Read-only.
WKBackForwardList = {}

---The page at a distance from the one that is shown, -1 for the one before it, or nil.
---@param at integer
---@return WKBackForwardListItem|nil
function WKBackForwardList:item(at) end
