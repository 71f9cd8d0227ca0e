---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The look of a text of a UIListContentConfiguration.
---@class UIListContentTextProperties
---@field font UIFont The text's font.
---@field color UIColor.Name|string|UIColor The text's colour.
---@field numberOfLines integer The largest number of lines; 0 means as many as needed.
---@field alignment UIListContentConfiguration.TextProperties.TextAlignment How lines are aligned.
---@field transform UIListContentConfiguration.TextTransform How the letters are shown, for example as capitals.
---@field lineBreakMode NSLineBreakMode How a text that doesn't fit is wrapped or truncated.
---@field adjustsFontForContentSizeCategory boolean Whether a font of a text style follows the text size.
---@field adjustsFontSizeToFitWidth boolean Whether a single line that doesn't fit is drawn with a smaller font.
---@field minimumScaleFactor number The smallest font size for adjustsFontSizeToFitWidth, as a fraction of the font's size.
---@field colorTransformer function|nil Makes the colour of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIListContentTextProperties = {}
