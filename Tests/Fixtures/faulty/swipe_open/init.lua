-- A common mistake: the list is emptied while a row is swiped open.
-- The smallest way to it, written by hand:
--   app:swipe({ row = IndexPath(1, 1) }, "left")
--   app:tap "Clear"
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

source.canEditRowAt = function() return true end
source.commitEditingStyle = function(_, tableView, _, path)
  table.remove(items, path.row)
  tableView:deleteRows({ path }, "fade")
end
source.didEndEditingRowAt = function(_, _, path)
  if path then print("closed " .. items[path.row]:upper()) end
end

return {
  didFinishLaunching = start(function()
    addList()
    button("Clear", 40, function()
      items = {}
      list:reloadData()
    end)
  end),
}
