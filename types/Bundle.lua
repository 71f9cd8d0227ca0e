---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The files beside the plugin's code.
---@class Bundle
---@field main Bundle The plugin's folder.
Bundle = {}

---Makes the objects of the nib of this name anew, as UINib:instantiate does.
---@param name string
---@param owner? any
---@return any
function Bundle:loadNibNamed(name, owner) end
