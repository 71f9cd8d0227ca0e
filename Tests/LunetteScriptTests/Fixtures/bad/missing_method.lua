-- expect: bad/missing_method.lua:3: a table has no method 'numberOfRowsInSection', which a UITableViewDataSource needs; define function source:numberOfRowsInSection(tableView, section)

launch {
  didFinishLaunching = function()
    local window = UIWindow {}
    window:addSubview(UITableView { frame = window.bounds, dataSource = {} })
    window:makeKeyAndVisible()
  end,
}
