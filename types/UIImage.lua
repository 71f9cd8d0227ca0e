---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIImage { ... } takes.
---@class UIImage.Properties
---@field named? string The name, which is shown in a box in place of an image.
---@field systemName? string The name of a symbol, one of Apple's; what can't be one is an error.
---@field contentsOfFile? string A file of the app: its path. Without such a file no image is made, and the answer is nil.
---@field size? CGSize|table The size of the image. Points.
---@field cgImage? UIImage|string Another image, of which this is a copy with its own scale and orientation.
---@field scale? number The number of pixels of cgImage or data for each point; cgImage's own, or 1, if it is left out.
---@field orientation? UIImage.Orientation How cgImage is turned; up if it is left out.
---@field data? string The bytes of a PNG or JPEG file. For other bytes no image is made, and the answer is nil.
---@field accessibilityLabel? string How assistive technology calls the picture; nil for what its symbol stands for.
---@field renderingMode? UIImage.RenderingMode Whether the image is drawn with its own colours, or only its alpha is filled with the tint.
---@field imageOrientation? UIImage.Orientation How the image is turned compared with its pixels.

---An image: from a file, from a drawing, or only a name, which is drawn as a box with this name.
---@class UIImage
---@field name string The image's name. Read-only.
---@field SymbolConfiguration any The class of configurations: UIImage.SymbolConfiguration { pointSize = 24 }.
---@field isSymbolImage boolean Whether it is a symbol. Read-only.
---@field symbolConfiguration UIImageSymbolConfiguration|any How the symbol is drawn, or nil as usual. Read-only.
---@field size CGSize The size of the image. Points. Read-only.
---@field scale number The number of pixels for each point. Read-only.
---@field accessibilityLabel string|nil How assistive technology calls the picture; nil for what its symbol stands for.
---@field renderingMode UIImage.RenderingMode Whether the image is drawn with its own colours, or only its alpha is filled with the tint.
---@field imageOrientation UIImage.Orientation How the image is turned compared with its pixels.
---@field cgImage UIImage|string The image without orientation, tint and resizing. Read-only.
---@field resizingMode UIImage.ResizingMode Whether the middle of a resizable image is repeated or stretched. Read-only.
---@field leftCapWidth number For stretchableImage: the width of the part left of the middle. Points. Read-only.
---@field topCapHeight number For stretchableImage: the height of the part above the middle. Points. Read-only.
---@field capInsets UIEdgeInsets The parts at the edges of a resizable image that keep their size. Points. Read-only.
---@field alignmentRectInsets UIEdgeInsets The edges of the image that constraints of an image view leave out, for example a shadow. Points. Read-only.
---@field images (UIImage|string)[]|any The images of an animated image, or nil. Read-only.
---@field duration number The duration of an animated image's cycle. Seconds. Read-only.
---@field systemNames string[] The names of the symbols with a drawing of their own, sorted.
---@field flipsForRightToLeftLayoutDirection boolean Whether image views that are laid out from right to left show it mirrored. Read-only.
---@field super UIImage
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIImage.Properties): UIImage
UIImage = {}

---The symbol with another configuration; other images stay as they are.
---@param configuration UIImageSymbolConfiguration
---@return UIImage|string
function UIImage:withConfiguration(configuration) end

---The same.
---@param configuration UIImageSymbolConfiguration
---@return UIImage|string
function UIImage:applyingSymbolConfiguration(configuration) end

---A copy of the image with other alignmentRectInsets.
---@param insets UIEdgeInsets|table
---@return UIImage|string
function UIImage:withAlignmentRectInsets(insets) end

---Returns the bytes of the file that the picture is, so that UIImage { data = } makes it again; nil and a note for a drawing.
---@param quality? number
---@return string|any
function UIImage:pngData(quality) end

---Returns, whatever the quality, the bytes of the file that the picture is, so that UIImage { data = } makes it again; nil and a note for a drawing.
---@param quality? number
---@return string|any
function UIImage:jpegData(quality) end

---The image in a file of the plugin, or nil. "icon" also finds icon.png and icon@2x.png; the file for the screen's scale is preferred. In a dark appearance views show icon~dark.png, where it is there.
---@param name string
---@return UIImage|string|any
function UIImage.named(name) end

---A symbol as a template image, or nil and a note for a name that can't be one of Apple's. The most used are drawings of our own, and those that are made from them (bell.fill, xmark.circle, mic.slash); a box stands for the others, with a note.
---@param name string
---@param configuration? UIImageSymbolConfiguration
---@return UIImage|string|any
function UIImage.systemName(name, configuration) end

---An image that shows several images one after the other; a duration of 0 means a thirtieth of a second for each.
---@param images (UIImage|string)[]
---@param duration? number
---@return UIImage|string|any
function UIImage.animatedImage(images, duration) end

---A copy of the image with another rendering mode.
---@param mode UIImage.RenderingMode
---@return UIImage|string
function UIImage:withRenderingMode(mode) end

---A copy that image views show mirrored where they are laid out from right to left.
---@return UIImage|string
function UIImage:imageFlippedForRightToLeftLayoutDirection() end

---A mirrored copy of the image.
---@return UIImage|string
function UIImage:withHorizontallyFlippedOrientation() end

---A copy of the image whose alpha is filled with a colour.
---@param color UIColor.Name|string|UIColor
---@param mode? UIImage.RenderingMode
---@return UIImage|string
function UIImage:withTintColor(color, mode) end

---A copy of the image whose middle is repeated or stretched when it is drawn larger. The insets are the parts that keep their size.
---@param insets UIEdgeInsets|table
---@param mode? UIImage.ResizingMode
---@return UIImage|string
function UIImage:resizableImage(insets, mode) end

---A resizable copy of the image with a middle of one point. Points.
---@param left number
---@param top number
---@return UIImage|string
function UIImage:stretchableImage(left, top) end

---Draws the image into the current context: inside a rectangle, or in its own size at a point.
---@param place CGPoint|table|CGRect|table
---@param blendMode? CGBlendMode
---@param alpha? number
function UIImage:draw(place, blendMode, alpha) end
