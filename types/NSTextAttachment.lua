---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSTextAttachment { ... } takes.
---@class NSTextAttachment.Properties
---@field image? UIImage|string The picture, or nil.
---@field bounds? CGRect|table The rectangle of the image, relative to the baseline; y grows upward. With an empty size the image has its own size. Points.

---An image that is part of a text, like a character. An attributed string keeps a copy.
---@class NSTextAttachment
---@field image UIImage|string|any The picture, or nil.
---@field bounds CGRect|table The rectangle of the image, relative to the baseline; y grows upward. With an empty size the image has its own size. Points.
---@field super NSTextAttachment
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSTextAttachment.Properties): NSTextAttachment
NSTextAttachment = {}
