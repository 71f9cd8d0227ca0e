-- PATHS: an answer that comes later uses the index path that was tapped, though the row may be gone by then.
local app = { rows = { "a", "b" } }
local List = class("List", UITableViewController)

function List:viewDidLoad()
  self.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "Drop", action = function() self:drop() end }
end

function List:drop()
  table.remove(app.rows)
  self.tableView:reloadData()
  self.navigationItem.rightBarButtonItem.isEnabled = #app.rows > 0
end

function List:numberOfRowsInSection() return #app.rows end

function List:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
  cell.textLabel.text = app.rows[indexPath.row]
  return cell
end

function List:didSelectRowAt(_, indexPath)
  after(1.5, function()
    app.rows[indexPath.row] = app.rows[indexPath.row] .. "!"
    self.tableView:reloadData()
  end)
end

function app:didFinishLaunching()
  self.window = UIWindow { rootViewController = UINavigationController { rootViewController = List {} } }
  self.window:makeKeyAndVisible()
end

return app
