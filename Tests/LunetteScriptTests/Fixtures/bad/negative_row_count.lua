-- expect: bad/negative_row_count.lua:4: numberOfRowsInSection for section 1 must not be negative, got -1

launch {
  numberOfRowsInSection = function(self, tableView, section)
    return -1
  end,
  cellForRowAt = function(self, tableView, indexPath) return UITableViewCell {} end,
}
