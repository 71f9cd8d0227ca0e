---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIColor { ... } takes.
---@class UIColor.Properties
---@field alpha? number From 0 to 1; 1.
---@field white? number A gray, from 0 to 1.
---@field hue? number From 0 to 1, with saturation and brightness.
---@field saturation? number From 0 to 1.
---@field brightness? number From 0 to 1.
---@field red? number From 0 to 1, with green and blue.
---@field green? number From 0 to 1.
---@field blue? number From 0 to 1.
---@field displayP3Red? number The same as red: there is one colour space.
---@field patternImage? UIImage|string Fills with the tiles of a picture.
---@field cgColor? UIColor|string Another colour.

---A colour. Where one is expected its name or "#RRGGBB" will do; properties read back as such a string.
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
---@field alpha number From 0 to 1. Read-only.
---@field cgColor UIColor The colour itself: layers and contexts take it as it is. Read-only.
---@field description string Its name, or #RRGGBB. Read-only.
---@field super UIColor
---@overload fun(properties?: UIColor.Properties): UIColor
UIColor = {}

---The colour of a name, or of "#RRGGBB" or "#RRGGBBAA".
---@param name UIColor|string
---@return UIColor
function UIColor.named(name) end

---Fills with the tiles of a picture: UIColor { patternImage = image }.
---@param image UIImage|string
---@return UIColor
function UIColor.colorWithPatternImage(image) end

---Four numbers: red, green, blue, alpha.
---@return number
function UIColor:getRed() end

---Four numbers: hue, saturation, brightness, alpha.
---@return number
function UIColor:getHue() end

---Its white and its alpha, or nil where it is no gray.
---@return number
function UIColor:getWhite() end

---Of fills and lines in the current context.
function UIColor:set() end

---Of fills in the current context.
function UIColor:setFill() end

---Of lines in the current context.
function UIColor:setStroke() end

---The same colour with another alpha.
---@param alpha number
---@return UIColor
function UIColor:withAlphaComponent(alpha) end
