---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBackgroundConfiguration { ... } takes.
---@class UIBackgroundConfiguration.Properties
---@field backgroundColor? UIColor.Name|string|UIColor The colour; nil is the view's tint.
---@field cornerRadius? number The radius of the corners. Points.
---@field backgroundInsets? number[]|table<string, number> The room around it. Points.
---@field strokeColor? UIColor.Name|string|UIColor The colour of the stroke; nil is the view's tint.
---@field strokeWidth? number The width of the stroke; 0 is none. Points.
---@field strokeOutset? number How far outside of the edge the stroke is. Points.
---@field customView? UIView A view in place of the colour, or nil.
---@field visualEffect? UIBlurEffect An effect under the colour, or nil.
---@field image? UIImage|string An image over the colour, or nil.
---@field imageContentMode? UIView.ContentMode How the image fills the background.
---@field backgroundColorTransformer? function Makes the colour of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field strokeColorTransformer? function Makes the colour of the stroke of the usual one: called as transformer(color), it returns a colour. Nil for none.

---What stands behind a cell's content.
---@class UIBackgroundConfiguration
---@field backgroundColor UIColor.Name|string|UIColor|nil The colour; nil is the view's tint.
---@field cornerRadius number The radius of the corners. Points.
---@field backgroundInsets number[]|table<string, number> The room around it. Points.
---@field strokeColor UIColor.Name|string|UIColor|nil The colour of the stroke; nil is the view's tint.
---@field strokeWidth number The width of the stroke; 0 is none. Points.
---@field strokeOutset number How far outside of the edge the stroke is. Points.
---@field customView UIView|any A view in place of the colour, or nil.
---@field visualEffect UIBlurEffect|any An effect under the colour, or nil.
---@field image UIImage|string|any An image over the colour, or nil.
---@field imageContentMode UIView.ContentMode How the image fills the background.
---@field backgroundColorTransformer function|nil Makes the colour of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field strokeColorTransformer function|nil Makes the colour of the stroke of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field super UIBackgroundConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIBackgroundConfiguration.Properties): UIBackgroundConfiguration
UIBackgroundConfiguration = {}

---Nothing.
---@return UIBackgroundConfiguration
function UIBackgroundConfiguration.clear() end

---As of a cell of a plain list.
---@return UIBackgroundConfiguration
function UIBackgroundConfiguration.listPlainCell() end

---As of a cell of a grouped list.
---@return UIBackgroundConfiguration
function UIBackgroundConfiguration.listGroupedCell() end

---As of a cell of a sidebar.
---@return UIBackgroundConfiguration
function UIBackgroundConfiguration.listSidebarCell() end

---The same.
---@return UIBackgroundConfiguration
function UIBackgroundConfiguration.listAccompaniedSidebarCell() end

---As of a header of a plain list.
---@return UIBackgroundConfiguration
function UIBackgroundConfiguration.listPlainHeaderFooter() end

---As of a header of a grouped list.
---@return UIBackgroundConfiguration
function UIBackgroundConfiguration.listGroupedHeaderFooter() end

---As of a header of a sidebar.
---@return UIBackgroundConfiguration
function UIBackgroundConfiguration.listSidebarHeader() end

---The configuration as it looks in a state.
---@param state UIViewConfigurationState
---@return UIBackgroundConfiguration
function UIBackgroundConfiguration:updated(state) end
