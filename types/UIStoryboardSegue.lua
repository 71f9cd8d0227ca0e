---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A way from one controller to another. A class made of it shows its destination itself, in perform.
---@class UIStoryboardSegue: NSObject
---@field identifier string|any Its name, or nil. Read-only.
---@field source UIViewController The controller from which it goes. Read-only.
---@field destination UIViewController The controller to which it goes. Read-only.
---@overload fun(): UIStoryboardSegue
UIStoryboardSegue = {}

---Shows the destination; override it.
function UIStoryboardSegue:perform() end
