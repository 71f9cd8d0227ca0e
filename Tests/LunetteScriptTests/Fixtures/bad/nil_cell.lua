-- expect: nil_cell.lua:5: in cellForRowAt for row 1.2: UITableView (...) failed to obtain a cell from its dataSource (...): it returned nil, a UITableViewCell was expected

launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    if indexPath.row == 2 then return nil end
    return UITableViewCell {}
  end,
}
