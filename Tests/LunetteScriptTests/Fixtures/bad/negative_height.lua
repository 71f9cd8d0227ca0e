-- expect: bad/negative_height.lua:6: table view row height must not be negative - provided height for index path (1.3) is -44 (in heightForRowAt for row 1.3)

launch {
  numberOfRowsInSection = function(self, tableView, section) return 5 end,
  cellForRowAt = function(self, tableView, indexPath) return UITableViewCell {} end,
  heightForRowAt = function(self, tableView, indexPath)
    return indexPath.row == 3 and -44 or 44
  end,
}
