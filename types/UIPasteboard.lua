---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The pasteboard, which holds what was copied or cut.
---@class UIPasteboard
---@field general UIPasteboard The pasteboard of the device.
---@field changedNotification string The name of the notification that the pasteboard has changed.
---@field string string|nil The text of the first item, or nil.
---@field strings string[]|nil The texts of all items.
---@field hasStrings boolean Whether there is a text. Read-only.
---@field url URL|any The first address, or nil.
---@field urls URL[]|nil The addresses.
---@field image UIImage|string|any The first picture, or nil.
---@field images (UIImage|string)[] The pictures.
---@field hasURLs boolean Whether there is an address. Read-only.
---@field hasImages boolean Whether there is a picture. Read-only.
---@field changeCount integer How often its contents have changed. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIPasteboard = {}
