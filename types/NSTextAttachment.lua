---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSTextAttachment { ... } takes.
---@class NSTextAttachment.Properties
---@field image? UIImage|string The picture, or nil.
---@field bounds? CGRect|number[] Its place on the line, from the baseline upward; without size that of the picture. Points.

---A picture that stands in a text like a character. An attribute keeps a copy.
---@class NSTextAttachment
---@field image UIImage|string|nil The picture, or nil.
---@field bounds CGRect|number[] Its place on the line, from the baseline upward; without size that of the picture. Points.
---@field super NSTextAttachment
---@overload fun(properties?: NSTextAttachment.Properties): NSTextAttachment
NSTextAttachment = {}
