---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIGraphicsImageRenderer { ... } takes.
---@class UIGraphicsImageRenderer.Properties
---@field size? CGSize|number[] Of the picture. Points.
---@field bounds? CGRect|number[] What of the drawing is in the picture. Points.
---@field scale? number Pixels per point; the screen's.
---@field opaque? boolean Whether it begins black.
---@field format? { scale?: number, opaque?: boolean } scale and opaque together, as UIKit's format has them.

---Makes pictures by drawing.
---@class UIGraphicsImageRenderer
---@field bounds CGRect What of the drawing is in the picture. Points. Read-only.
---@field super UIGraphicsImageRenderer
---@overload fun(properties?: UIGraphicsImageRenderer.Properties): UIGraphicsImageRenderer
UIGraphicsImageRenderer = {}

---The picture of what actions(context) draws.
---@param actions function
---@return UIImage|string
function UIGraphicsImageRenderer:image(actions) end
