-- expect: plugins/syntax_error/init.lua:5: unexpected symbol near '='
return {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    local cell = = UITableViewCell {}
    return cell
  end,
}
