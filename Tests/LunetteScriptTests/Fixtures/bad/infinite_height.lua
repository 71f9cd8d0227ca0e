-- expect: bad/infinite_height.lua:6: table view row height must be a finite number - provided height for index path (1.2) is inf (in heightForRowAt for row 1.2)

launch {
  numberOfRowsInSection = function(self, tableView, section) return 5 end,
  cellForRowAt = function(self, tableView, indexPath) return UITableViewCell {} end,
  heightForRowAt = function(self, tableView, indexPath)
    return indexPath.row == 2 and math.huge or 44
  end,
}
