-- LIST(6), whose row 4 leads to another screen.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  self.source = {
    numberOfRowsInSection = function() return 6 end,
    cellForRowAt = function(_, list, path)
      local cell = list:dequeueReusableCell("row", path)
      cell.textLabel.text = "Row " .. path.row
      return cell
    end,
  }
  local list = UITableView { frame = window.bounds, rowHeight = 44 }
  list:register(UITableViewCell, "row")
  list.dataSource = self.source
  self.delegate = {
    didSelectRowAt = function(_, chosen, path)
      if path.row ~= 4 then return end
      chosen:deselectRow(path, false)
      local detail = UIViewController()
      detail.title = "Detail"
      detail.view.backgroundColor = UIColor.white
      window.rootViewController = detail
    end,
  }
  list.delegate = self.delegate
  window:addSubview(list)
  window:makeKeyAndVisible()
end

return app
