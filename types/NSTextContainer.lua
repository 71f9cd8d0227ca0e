---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Where a text view sets its lines.
---@class NSTextContainer
---@field size CGSize Points; its height has no limit. Read-only.
---@field lineFragmentPadding number At either end of a line. Points.
---@field maximumNumberOfLines integer 0 for no limit.
---@field lineBreakMode NSLineBreakMode Where lines end, and how the last one that is allowed does.
NSTextContainer = {}
