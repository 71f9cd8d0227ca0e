---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSTextTab { ... } takes.
---@class NSTextTab.Properties
---@field location? number The place of the tab stop, from the leading edge. Points.
---@field alignment? NSTextAlignment Whether the text begins (left), ends (right) or has its middle (center) at the tab stop.

---A tab stop: a place in a line where the text after a tab begins, ends, or has its middle.
---@class NSTextTab
---@field alignment NSTextAlignment Whether the text begins (left), ends (right) or has its middle (center) at the tab stop. Read-only.
---@field location number The place of the tab stop, from the leading edge. Points. Read-only.
---@field super NSTextTab
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSTextTab.Properties): NSTextTab
NSTextTab = {}
