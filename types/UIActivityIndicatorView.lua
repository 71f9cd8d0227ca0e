---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIActivityIndicatorView { ... } takes.
---@class UIActivityIndicatorView.Properties: UIView.Properties
---@field style? UIActivityIndicatorView.Style 20 points, or 37.
---@field color? UIColor|string Of its spokes; nil for the style's own.
---@field hidesWhenStopped? boolean Whether it is hidden while it stands.

---A wheel that turns while something is under way; hidden while it stands.
---@class UIActivityIndicatorView: UIView
---@field style UIActivityIndicatorView.Style 20 points, or 37.
---@field color UIColor|string|nil Of its spokes; nil for the style's own.
---@field hidesWhenStopped boolean Whether it is hidden while it stands.
---@field isAnimating boolean Whether it turns. Read-only.
---@field super UIActivityIndicatorView
---@overload fun(properties?: UIActivityIndicatorView.Properties): UIActivityIndicatorView
UIActivityIndicatorView = {}

---Turns, once a second.
function UIActivityIndicatorView:startAnimating() end

---Stands.
function UIActivityIndicatorView:stopAnimating() end
