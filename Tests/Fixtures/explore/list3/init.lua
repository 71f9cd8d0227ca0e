-- LIST(3): rows without a delegate.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  self.source = {
    numberOfRowsInSection = function() return 3 end,
    cellForRowAt = function(_, list, path)
      local cell = list:dequeueReusableCell("row", path)
      cell.textLabel.text = "Row " .. path.row
      return cell
    end,
  }
  local list = UITableView { frame = window.bounds, rowHeight = 44 }
  list:register(UITableViewCell, "row")
  list.dataSource = self.source
  window:addSubview(list)
  window:makeKeyAndVisible()
end

return app
