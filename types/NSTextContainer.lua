---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The area in which a text view arranges its lines.
---@class NSTextContainer
---@field size CGSize The size of the area; its height has no limit. Points. Read-only.
---@field widthTracksTextView boolean True: the area is as wide as the view between its insets. Read-only.
---@field heightTracksTextView boolean False: the area is as high as the text. Read-only.
---@field lineFragmentPadding number Room at both ends of each line. Points.
---@field maximumNumberOfLines integer The largest number of lines; 0 means no limit.
---@field lineBreakMode NSLineBreakMode How lines are wrapped, and how the last permitted line is truncated.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSTextContainer = {}
