-- A plugin that stands beside its spec, modules_spec.lua.
local Model = require "Model"

return {
  numberOfRowsInSection = function() return #Model.names end,
  cellForRowAt = function(_, _, indexPath)
    local cell = UITableViewCell {}
    cell.textLabel.text = Model.names[indexPath.row]
    return cell
  end,
}
