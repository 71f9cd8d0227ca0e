-- expect: string_row_count.lua:4: in numberOfRowsInSection for section 1: it returned the string "many"; a whole number, 0 or more, was expected

launch {
  numberOfRowsInSection = function(self, tableView, section)
    return "many"
  end,
  cellForRowAt = function(self, tableView, indexPath) return UITableViewCell {} end,
}
