-- expect: bad/string_row_count.lua:4: numberOfRowsInSection for section 1 must return a whole number, got the string "many"

launch {
  numberOfRowsInSection = function(self, tableView, section)
    return "many"
  end,
  cellForRowAt = function(self, tableView, indexPath) return UITableViewCell {} end,
}
