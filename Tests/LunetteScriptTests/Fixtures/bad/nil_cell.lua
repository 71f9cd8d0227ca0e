-- expect: bad/nil_cell.lua:5: UITableView (<UITableView frame={0, 0, 320, 568}>) failed to obtain a cell from its dataSource (a table): cellForRowAt for row 1.2 must return a UITableViewCell, got nil; end it with 'return cell'

launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    if indexPath.row == 2 then return nil end
    return UITableViewCell {}
  end,
}
