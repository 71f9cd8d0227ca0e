---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIColor { ... } takes.
---@class UIColor.Properties
---@field dynamicProvider? fun(traits: UITraitCollection): any A function of a UITraitCollection that returns a colour; it runs once for each appearance.
---@field alpha? number The opacity, from 0 to 1; 1 if it is left out.
---@field white? number The lightness of a gray, from 0 to 1.
---@field hue? number The hue, from 0 to 1; used with saturation and brightness.
---@field saturation? number The saturation, from 0 to 1; used with hue.
---@field brightness? number The brightness, from 0 to 1; used with hue.
---@field red? number The red part, from 0 to 1; used with green and blue.
---@field green? number The green part, from 0 to 1; used with red.
---@field blue? number The blue part, from 0 to 1; used with red.
---@field displayP3Red? number The same as red: there is only one colour space.
---@field patternImage? UIImage|string An image that is repeated to fill the area.
---@field cgColor? UIColor.Name|string|UIColor Another colour, of which this is a copy.

---A colour. Where a colour is expected, you can also give its name or "#RRGGBB"; properties return such strings.
---@class UIColor
---@field clear UIColor The colour of this name.
---@field black UIColor The colour of this name.
---@field darkGray UIColor The colour of this name.
---@field gray UIColor The colour of this name.
---@field lightGray UIColor The colour of this name.
---@field white UIColor The colour of this name.
---@field red UIColor The colour of this name.
---@field green UIColor The colour of this name.
---@field blue UIColor The colour of this name.
---@field cyan UIColor The colour of this name.
---@field yellow UIColor The colour of this name.
---@field magenta UIColor The colour of this name.
---@field orange UIColor The colour of this name.
---@field purple UIColor The colour of this name.
---@field brown UIColor The colour of this name.
---@field systemBlue UIColor The colour of this name.
---@field systemRed UIColor The colour of this name.
---@field systemOrange UIColor The colour of this name.
---@field systemYellow UIColor The colour of this name.
---@field systemGreen UIColor The colour of this name.
---@field systemTeal UIColor The colour of this name.
---@field systemPurple UIColor The colour of this name.
---@field systemPink UIColor The colour of this name.
---@field systemGray UIColor The colour of this name.
---@field groupTableViewBackground UIColor The colour of this name.
---@field lightText UIColor The colour of this name.
---@field darkText UIColor The colour of this name.
---@field label UIColor The colour of this name.
---@field secondaryLabel UIColor The colour of this name.
---@field systemBackground UIColor The colour of this name.
---@field systemBrown UIColor The colour of this name.
---@field systemMint UIColor The colour of this name.
---@field systemGray2 UIColor The colour of this name.
---@field systemGray3 UIColor The colour of this name.
---@field systemCyan UIColor The colour of this name.
---@field systemGray4 UIColor The colour of this name.
---@field systemGray5 UIColor The colour of this name.
---@field systemIndigo UIColor The colour of this name.
---@field systemGray6 UIColor The colour of this name.
---@field tintColor UIColor The colour of this name.
---@field tertiaryLabel UIColor The colour of this name.
---@field quaternaryLabel UIColor The colour of this name.
---@field placeholderText UIColor The colour of this name.
---@field systemFill UIColor The colour of this name.
---@field secondarySystemFill UIColor The colour of this name.
---@field tertiarySystemFill UIColor The colour of this name.
---@field quaternarySystemFill UIColor The colour of this name.
---@field separator UIColor The colour of this name.
---@field opaqueSeparator UIColor The colour of this name.
---@field link UIColor The colour of this name.
---@field secondarySystemBackground UIColor The colour of this name.
---@field tertiarySystemBackground UIColor The colour of this name.
---@field systemGroupedBackground UIColor The colour of this name.
---@field secondarySystemGroupedBackground UIColor The colour of this name.
---@field tertiarySystemGroupedBackground UIColor The colour of this name.
---@field alpha number The opacity, from 0 to 1. Read-only.
---@field cgColor UIColor The colour as it is with the current traits, which a layer keeps; for a plain colour the same colour. Read-only.
---@field components number[] Four numbers from 0 to 1: red, green, blue, alpha; of a gray, too, since there is only one colour space. Read-only.
---@field numberOfComponents integer The number of components: always 4. Read-only.
---@field description string The colour's name, or #RRGGBB. Read-only.
---@field super UIColor
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIColor.Properties): UIColor
---@overload fun(color: any): UIColor
UIColor = {}

---The colour with this name, or with a code "#RRGGBB" or "#RRGGBBAA".
---@param name UIColor.Name|string|UIColor
---@return UIColor
function UIColor.named(name) end

---A colour that repeats an image: UIColor { patternImage = image }.
---@param image UIImage|string
---@return UIColor
function UIColor.colorWithPatternImage(image) end

---The plain colour that a dynamic colour is with some traits; any other colour is itself.
---@param traits UITraitCollection
---@return UIColor
function UIColor:resolvedColor(traits) end

---Returns four numbers from 0 to 1: red, green, blue, alpha.
---@return number
function UIColor:getRed() end

---Returns four numbers from 0 to 1: hue, saturation, brightness, alpha.
---@return number
function UIColor:getHue() end

---Returns the lightness and the alpha of a gray, or nil if the colour is not gray.
---@return number
function UIColor:getWhite() end

---a == b: whether both are the same colour in the app that runs.
---@param other? any
---@return boolean
function UIColor:__eq(other) end

---Sets the colour of fills and of lines in the current context.
function UIColor:set() end

---Sets the colour of fills in the current context.
function UIColor:setFill() end

---Sets the colour of lines in the current context.
function UIColor:setStroke() end

---The same colour with another alpha.
---@param alpha number
---@return UIColor
function UIColor:withAlphaComponent(alpha) end
