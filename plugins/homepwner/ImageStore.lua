-- Pictures of items, by the items' keys. They are not archived.
---@class homepwner.ImageStore
---@field images table<string, UIImage>
local ImageStore = {}
ImageStore.__index = ImageStore

function ImageStore.new() return setmetatable({ images = {} }, ImageStore) end
function ImageStore:setImage(image, key) self.images[key] = image end
function ImageStore:image(key) return self.images[key] end
function ImageStore:deleteImage(key) self.images[key] = nil end

return ImageStore
