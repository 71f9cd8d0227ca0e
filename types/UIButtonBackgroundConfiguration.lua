---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What is behind the content of a configured button.
---@class UIButtonBackgroundConfiguration
---@field backgroundColor UIColor.Name|string|UIColor|nil The colour; nil means the one that follows from the configuration.
---@field cornerRadius number The radius of the corners for the corner styles fixed and dynamic. Points.
---@field strokeColor UIColor.Name|string|UIColor|nil The colour of the line around it; nil means the tint.
---@field strokeWidth number The width of the line around it. Points.
---@field image UIImage|string|any An image that fills it, or nil.
---@field imageContentMode UIView.ContentMode How the image fills it.
---@field visualEffect UIBlurEffect|any An effect under the colour, or nil; it is seen where there is no colour.
---@field customView UIView|any A view over the colour and the image, as large as the background, or nil.
---@field backgroundInsets number[]|table<string, number> The distances from the button's edges. Points.
---@field strokeOutset number How far outside of its edge the line around it is. Points.
---@field backgroundColorTransformer function|nil Makes the colour of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field strokeColorTransformer function|nil Makes the colour of the line around it of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIButtonBackgroundConfiguration = {}
