---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The sound of a notification, as a name; nothing is heard.
---@class UNNotificationSound
---@field default string The usual sound.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UNNotificationSound = {}

---The sound of a file.
---@param name string
---@return string
function UNNotificationSound.named(name) end
