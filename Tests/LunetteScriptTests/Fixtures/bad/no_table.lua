-- expect: plugin 'no_table' (plugins/no_table/init.lua) returned nothing; it must return one table: a data source or an app delegate

launch "no_table"
