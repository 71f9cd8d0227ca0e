-- expect: bad/missing_method.lua:3: a table has no method 'numberOfRowsInSection', which a table view's data source needs; define function source:numberOfRowsInSection(tableView, ...)

launch {
  didFinishLaunching = function()
    local window = UIWindow {}
    window:addSubview(UITableView { frame = window.bounds, dataSource = {} })
    window:makeKeyAndVisible()
  end,
}
