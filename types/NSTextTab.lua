---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSTextTab { ... } takes.
---@class NSTextTab.Properties
---@field location? number From the leading edge. Points.
---@field alignment? NSTextAlignment left, center or right.

---A place that a tab goes to; the text after it begins, ends or is centred there.
---@class NSTextTab
---@field alignment NSTextAlignment left, center or right. Read-only.
---@field location number From the leading edge. Points. Read-only.
---@field super NSTextTab
---@overload fun(properties?: NSTextTab.Properties): NSTextTab
NSTextTab = {}
