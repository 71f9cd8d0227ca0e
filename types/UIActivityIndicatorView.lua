---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIActivityIndicatorView { ... } takes.
---@class UIActivityIndicatorView.Properties: UIView.Properties
---@field style? UIActivityIndicatorView.Style The wheel's size and colour: whiteLarge has 37 points, the others 20.
---@field activityIndicatorStyle? UIActivityIndicatorView.Style The same as style: its name in UIKit's initializer.
---@field color? UIColor.Name|string|UIColor The colour of the wheel; nil means the style's own.
---@field hidesWhenStopped? boolean Whether the wheel is hidden while it does not turn.

---A wheel that turns while something is under way. It is hidden while it does not turn.
---@class UIActivityIndicatorView: UIView
---@field style UIActivityIndicatorView.Style The wheel's size and colour: whiteLarge has 37 points, the others 20.
---@field color UIColor.Name|string|UIColor|nil The colour of the wheel; nil means the style's own.
---@field hidesWhenStopped boolean Whether the wheel is hidden while it does not turn.
---@field isAnimating boolean Whether the wheel turns. Read-only.
---@field super UIActivityIndicatorView
---@overload fun(properties?: UIActivityIndicatorView.Properties): UIActivityIndicatorView
UIActivityIndicatorView = {}

---Makes the wheel turn, once in a second.
function UIActivityIndicatorView:startAnimating() end

---Stops the wheel.
function UIActivityIndicatorView:stopAnimating() end
