---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIImageView { ... } takes.
---@class UIImageView.Properties: UIView.Properties
---@field image? UIImage|string The image: a UIImage, the name of one, or nil.
---@field highlightedImage? UIImage|string The image while isHighlighted is true; nil keeps `image`.
---@field preferredSymbolConfiguration? UIImageSymbolConfiguration How a symbol is drawn that has no configuration of its own, or nil. A textStyle follows the user's text size.
---@field isHighlighted? boolean Whether the highlighted look is shown, as in a selected cell.
---@field animationImages? (UIImage|string)[] The images that are shown one after the other while the view animates.
---@field highlightedAnimationImages? (UIImage|string)[] The images that are shown one after the other while the view animates and is highlighted.
---@field animationDuration? number The duration of one cycle of images; 0 means a thirtieth of a second for each image. Seconds.
---@field animationRepeatCount? integer How often the cycle of images is shown; 0 means for ever.

---A view that shows an image. An image that is only a name is shown as a box with this name.
---@class UIImageView: UIView
---@field image UIImage|string|any The image: a UIImage, the name of one, or nil.
---@field preferredSymbolConfiguration UIImageSymbolConfiguration|any How a symbol is drawn that has no configuration of its own, or nil. A textStyle follows the user's text size.
---@field highlightedImage UIImage|string|any The image while isHighlighted is true; nil keeps `image`.
---@field isHighlighted boolean Whether the highlighted look is shown, as in a selected cell.
---@field animationImages (UIImage|string)[]|nil The images that are shown one after the other while the view animates.
---@field highlightedAnimationImages (UIImage|string)[]|nil The images that are shown one after the other while the view animates and is highlighted.
---@field animationDuration number The duration of one cycle of images; 0 means a thirtieth of a second for each image. Seconds.
---@field animationRepeatCount integer How often the cycle of images is shown; 0 means for ever.
---@field isAnimating boolean Whether the images are being shown one after the other. Read-only.
---@field super UIImageView
---@overload fun(properties?: UIImageView.Properties): UIImageView
UIImageView = {}

---Shows the images one after the other, from the first on.
function UIImageView:startAnimating() end

---Ends the cycle and shows `image` again.
function UIImageView:stopAnimating() end
