-- expect: nan_height.lua:6: in heightForRowAt for row 1.2: the height is NaN; a finite number of points, 0 or more, was expected

launch {
  numberOfRowsInSection = function(self, tableView, section) return 5 end,
  cellForRowAt = function(self, tableView, indexPath) return UITableViewCell {} end,
  heightForRowAt = function(self, tableView, indexPath)
    return indexPath.row == 2 and 0 / 0 or 44
  end,
}
