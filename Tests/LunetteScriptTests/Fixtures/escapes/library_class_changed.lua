-- expect: escapes/library_class_changed.lua:6: NSDiffableDataSourceSnapshot.secret can't be set: all scripts share the library; keep a function of your own in a local variable
-- Classes that are written in Lua are shared by all scripts, as native classes are.
assert(not pcall(rawset, NSDiffableDataSourceSnapshot, "secret", 1))
assert(not pcall(setmetatable, UITableViewDiffableDataSource, {}))
assert(NSDiffableDataSourceSnapshot {}.numberOfItems == 0)
NSDiffableDataSourceSnapshot.secret = 1
