-- expect: infinite_height.lua:6: in heightForRowAt for row 1.2: the height is infinite; a finite number of points, 0 or more, was expected

launch {
  numberOfRowsInSection = function(self, tableView, section) return 5 end,
  cellForRowAt = function(self, tableView, indexPath) return UITableViewCell {} end,
  heightForRowAt = function(self, tableView, indexPath)
    return indexPath.row == 2 and math.huge or 44
  end,
}
