-- expect: bad/no_table.lua:3: bad/plugins/no_table/init.lua: a plugin must return a table (a data source or an app delegate), got nothing; end the file with 'return app'

launch "no_table"
