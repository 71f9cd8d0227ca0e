---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIImageView { ... } takes.
---@class UIImageView.Properties: UIView.Properties
---@field image? UIImage|string A UIImage, or the name of one, or nil.
---@field highlightedImage? UIImage|string Shown while it is highlighted.
---@field isHighlighted? boolean As in a selected cell.
---@field animationImages? (UIImage|string)[] Shown in turn while it animates.
---@field highlightedAnimationImages? (UIImage|string)[] The same while it is highlighted.
---@field animationDuration? number Of one cycle; 0 for a thirtieth of a second for each image. Seconds.
---@field animationRepeatCount? integer Cycles; 0 for ever.

---A view that shows a picture; one that is only a name as a box with it.
---@class UIImageView: UIView
---@field image UIImage|string|nil A UIImage, or the name of one, or nil.
---@field highlightedImage UIImage|string|nil Shown while it is highlighted.
---@field isHighlighted boolean As in a selected cell.
---@field animationImages (UIImage|string)[]|nil Shown in turn while it animates.
---@field highlightedAnimationImages (UIImage|string)[]|nil The same while it is highlighted.
---@field animationDuration number Of one cycle; 0 for a thirtieth of a second for each image. Seconds.
---@field animationRepeatCount integer Cycles; 0 for ever.
---@field isAnimating boolean Whether it shows images in turn. Read-only.
---@field super UIImageView
---@overload fun(properties?: UIImageView.Properties): UIImageView
UIImageView = {}

---Begins with the first image.
function UIImageView:startAnimating() end

---Shows the single image again.
function UIImageView:stopAnimating() end
