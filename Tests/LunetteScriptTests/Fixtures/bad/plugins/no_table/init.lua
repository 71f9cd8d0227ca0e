-- expect: plugin 'no_table' (plugins/no_table/init.lua) returned nothing; it must return one table: a data source or an app delegate
local source = {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath) return UITableViewCell {} end,
}
source.name = "almost a plugin" -- and then 'return source' was forgotten
