-- expect: bad/unknown_method.lua:6: UITableView has no property 'dequeReusableCell' (did you mean 'dequeueReusableCell'?) (in cellForRowAt for row 1.1)

launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    return tableView:dequeReusableCell("row") or UITableViewCell {}
  end,
}
