local names = {}
for i = 1, 40 do names[i] = "Row " .. i end

local plugin = {}

function plugin:numberOfRowsInSection(tableView, section) return #names end

function plugin:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell("row") or UITableViewCell { reuseIdentifier = "row" }
  cell.textLabel.text = names[indexPath.row]
  return cell
end

function plugin:didSelectRowAt(tableView, indexPath)
  names[indexPath.row] = names[indexPath.row] .. "!"
  tableView:reloadRows({ indexPath }, "none")
end

return plugin
