---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIImage { ... } takes.
---@class UIImage.Properties
---@field named? string What frames show in its place.
---@field size? CGSize|number[] Points.
---@field cgImage? UIImage|string Another picture, at a scale of its own and turned.
---@field scale? number Pixels per point of cgImage; its own.
---@field orientation? UIImage.Orientation How cgImage is turned; up.
---@field renderingMode? UIImage.RenderingMode Whether its colours count or only its alpha.

---A picture: of a file, of a drawing, or only a name, which frames show as a box.
---@class UIImage
---@field name string Its name. Read-only.
---@field size CGSize Points. Read-only.
---@field scale number Pixels per point. Read-only.
---@field renderingMode UIImage.RenderingMode Whether its colours count or only its alpha.
---@field imageOrientation UIImage.Orientation How it is turned against the picture it was made of. Read-only.
---@field cgImage UIImage|string The picture alone: not turned, tinted or resizable. Read-only.
---@field resizingMode UIImage.ResizingMode What its middle does: tile or stretch. Read-only.
---@field leftCapWidth number Of stretchableImage: what stands left of the middle. Points. Read-only.
---@field topCapHeight number Of stretchableImage: what stands above the middle. Points. Read-only.
---@field capInsets UIEdgeInsets What doesn't stretch. Points. Read-only.
---@field images (UIImage|string)[]|nil Of an animated one, in turn; else nil. Read-only.
---@field duration number Of all images of an animated one. Seconds. Read-only.
---@field super UIImage
---@overload fun(properties?: UIImage.Properties): UIImage
UIImage = {}

---The picture of a file of the plugin, the variant for the screen first: icon@2x.png for icon; nil without one.
---@param name string
---@return UIImage|string|nil
function UIImage.named(name) end

---One that shows several in turn; 0 seconds for a thirtieth each.
---@param images (UIImage|string)[]
---@param duration? number
---@return UIImage|string|nil
function UIImage.animatedImage(images, duration) end

---The same in another mode.
---@param mode UIImage.RenderingMode
---@return UIImage|string
function UIImage:withRenderingMode(mode) end

---The same seen in a mirror.
---@return UIImage|string
function UIImage:withHorizontallyFlippedOrientation() end

---Its alpha filled with a colour, shown so unless another mode is given.
---@param color UIColor|string
---@param mode? UIImage.RenderingMode
---@return UIImage|string
function UIImage:withTintColor(color, mode) end

---The middle is repeated or stretched; the caps keep their size.
---@param insets UIEdgeInsets|number[]
---@param mode? UIImage.ResizingMode
---@return UIImage|string
function UIImage:resizableImage(insets, mode) end

---The same with a middle of one point.
---@param left number
---@param top number
---@return UIImage|string
function UIImage:stretchableImage(left, top) end

---Draws it into the current context: in a rect, or with its size at a point.
---@param place CGPoint|number[]|CGRect|number[]
---@param blendMode? CGBlendMode
---@param alpha? number
function UIImage:draw(place, blendMode, alpha) end
