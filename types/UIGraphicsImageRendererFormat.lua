---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIGraphicsImageRendererFormat { ... } takes.
---@class UIGraphicsImageRendererFormat.Properties
---@field scale? number The number of pixels for each point: the screen's at first; 0 means the screen's, too.
---@field opaque? boolean Whether images begin black and opaque instead of clear.

---How an image renderer makes its images: UIGraphicsImageRenderer { size =, format = }. A renderer keeps what it says when it is made.
---@class UIGraphicsImageRendererFormat
---@field scale number The number of pixels for each point: the screen's at first; 0 means the screen's, too.
---@field opaque boolean Whether images begin black and opaque instead of clear.
---@field super UIGraphicsImageRendererFormat
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIGraphicsImageRendererFormat.Properties): UIGraphicsImageRendererFormat
UIGraphicsImageRendererFormat = {}

---A new format with the scale of the screen.
---@return UIGraphicsImageRendererFormat
function UIGraphicsImageRendererFormat.default() end

---A new format with the scale of the screen.
---@return UIGraphicsImageRendererFormat
function UIGraphicsImageRendererFormat.preferred() end
