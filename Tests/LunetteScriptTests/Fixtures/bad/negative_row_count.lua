-- expect: negative_row_count.lua:4: in numberOfRowsInSection for section 1: it returned -1; a whole number, 0 or more, was expected

launch {
  numberOfRowsInSection = function(self, tableView, section)
    return -1
  end,
  cellForRowAt = function(self, tableView, indexPath) return UITableViewCell {} end,
}
