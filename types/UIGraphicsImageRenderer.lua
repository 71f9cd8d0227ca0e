---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIGraphicsImageRenderer { ... } takes.
---@class UIGraphicsImageRenderer.Properties
---@field size? CGSize|table The size of the image. Points.
---@field bounds? CGRect|table The rectangle of the drawing that becomes the image. Points.
---@field scale? number The number of pixels for each point; the screen's if it is left out.
---@field opaque? boolean Whether the image begins black and opaque instead of clear.
---@field format? UIGraphicsImageRendererFormat|{ scale?: number, opaque?: boolean } scale and opaque in one value, as in UIKit.

---Makes images by drawing.
---@class UIGraphicsImageRenderer
---@field bounds CGRect The rectangle of the drawing that becomes the image. Points. Read-only.
---@field super UIGraphicsImageRenderer
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIGraphicsImageRenderer.Properties): UIGraphicsImageRenderer
UIGraphicsImageRenderer = {}

---Calls actions(context) and returns the image of what it draws.
---@param actions fun(context: CGContext): any
---@return UIImage|string
function UIGraphicsImageRenderer:image(actions) end

---Calls actions(context) as image does; the answer is nil, with a note: a drawing has no bytes.
---@param actions fun(context: CGContext): any
---@return string|any
function UIGraphicsImageRenderer:pngData(actions) end

---Calls actions(context) as image does; the answer is nil, with a note: a drawing has no bytes.
---@param quality number
---@param actions fun(context: CGContext): any
---@return string|any
function UIGraphicsImageRenderer:jpegData(quality, actions) end
