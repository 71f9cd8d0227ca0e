---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIImageSymbolConfiguration { ... } takes.
---@class UIImageSymbolConfiguration.Properties
---@field pointSize? number The size of the text that the symbol stands beside. Points.
---@field hierarchicalColor? UIColor.Name|string|UIColor The symbol's colour.
---@field paletteColors? (UIColor.Name|string|UIColor)[] Colours, of which the first is the symbol's.
---@field font? UIFont The font of the text that the symbol stands beside: its size and its weight.
---@field weight? UIImage.SymbolConfiguration.Weight How bold its lines are.
---@field scale? UIImage.SymbolConfiguration.Scale Its size compared with the text.
---@field textStyle? UIFont.TextStyle The style of the text that the symbol stands beside, in place of pointSize.

---How large and how bold a symbol is: UIImage.SymbolConfiguration { pointSize = 24, weight = "bold", scale = "large" }.
---@class UIImageSymbolConfiguration
---@field unspecified UIImageSymbolConfiguration Says nothing: a symbol is drawn as usual.
---@field super UIImageSymbolConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIImageSymbolConfiguration.Properties): UIImageSymbolConfiguration
UIImageSymbolConfiguration = {}

---In one colour, as all symbols are drawn.
---@return UIImageSymbolConfiguration
function UIImageSymbolConfiguration.preferringMonochrome() end

---For symbols of several colours: they are drawn in one.
---@return UIImageSymbolConfiguration
function UIImageSymbolConfiguration.preferringMulticolor() end

---A configuration in which the other one counts first.
---@param configuration UIImageSymbolConfiguration
---@return UIImageSymbolConfiguration
function UIImageSymbolConfiguration:applying(configuration) end
