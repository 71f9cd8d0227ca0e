---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What is behind the content of a configured button.
---@class UIButtonBackgroundConfiguration
---@field backgroundColor UIColor|string|nil The colour; nil means the one that follows from the configuration.
---@field cornerRadius number The radius of the corners for the corner styles fixed and dynamic. Points.
---@field strokeColor UIColor|string|nil The colour of the line around it; nil means the tint.
---@field strokeWidth number The width of the line around it. Points.
---@field image UIImage|string|nil An image that fills it, or nil.
UIButtonBackgroundConfiguration = {}
