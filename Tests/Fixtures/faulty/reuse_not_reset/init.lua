-- A common mistake: a reused cell keeps the check mark of the row before.
-- The smallest way to it, written by hand:
--   app:drag { from = { 160, 500 }, to = { 160, 140 } }
local window, view

local function button(title, y, action)
  local made = UIButton { type = "system", frame = { 20, y, 280, 44 } }
  made:setTitle(title, "normal")
  made:addTarget("touchUpInside", action)
  view:addSubview(made)
  return made
end

local function start(fill)
  return function()
    window = UIWindow { backgroundColor = "white" }
    local controller = UIViewController {}
    window.rootViewController = controller
    window:makeKeyAndVisible()
    view = controller.view
    fill(controller)
  end
end

local items = { "One", "Two", "Three" }
local list

local source = {
  numberOfRowsInSection = function() return #items end,
  cellForRowAt = function(_, tableView, path)
    local cell = tableView:dequeueReusableCell "item" or UITableViewCell { reuseIdentifier = "item" }
    cell.textLabel.text = items[path.row]
    return cell
  end,
}

local function addList()
  list = UITableView { frame = { 0, 120, 320, 440 } }
  list.dataSource, list.delegate = source, source
  view:addSubview(list)
end

items = {}
for row = 1, 60 do items[row] = "Row " .. row end
source.cellForRowAt = function(_, tableView, path)
  local cell = tableView:dequeueReusableCell "item" or UITableViewCell { reuseIdentifier = "item" }
  cell.textLabel.text = items[path.row]
  if path.row % 5 == 1 then cell.accessoryType = "checkmark" end
  return cell
end

return { didFinishLaunching = start(addList) }
