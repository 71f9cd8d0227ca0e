---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The look of the image of a UIListContentConfiguration.
---@class UIListContentImageProperties
---@field tintColor UIColor.Name|string|UIColor|nil The colour that fills template images; nil means the cell's tint.
---@field maximumSize CGSize|table A larger image is scaled down; 0 means no limit. Points.
---@field reservedLayoutSize CGSize|table The room in whose middle the image is placed, so that texts of several rows begin at one place. Points.
---@field cornerRadius number The radius of the image's corners. Points.
---@field preferredSymbolConfiguration UIImageSymbolConfiguration|any How a symbol is drawn where the image doesn't say, or nil.
---@field tintColorTransformer function|nil Makes the colour that fills template images of the usual one: called as transformer(color), it returns a colour. Nil for none.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIListContentImageProperties = {}
