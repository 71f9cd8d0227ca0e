-- expect: bad/number_plugin.lua:3: bad/plugins/number/init.lua: a plugin must return a table (a data source or an app delegate), got 42

launch "number"
