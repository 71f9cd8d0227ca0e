-- A common mistake: a row is removed from an empty list.
-- The smallest way to it, written by hand:
--   app:tap "Remove"
--   app:tap "Remove"
--   app:tap "Remove"
--   app:tap "Remove"
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

return {
  didFinishLaunching = start(function()
    addList()
    button("Remove", 40, function()
      local last = items[#items]
      print(last:upper())
      items[#items] = nil
      list:deleteRows({ IndexPath(1, #items + 1) }, "none")
    end)
  end),
}
