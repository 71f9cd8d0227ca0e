-- expect: bad/number_cell.lua:5: UITableView (<UITableView frame={0, 0, 320, 568}>) failed to obtain a cell from its dataSource (a table): cellForRowAt for row 1.1 must return a UITableViewCell, got 42; end it with 'return cell'

launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    return 42
  end,
}
