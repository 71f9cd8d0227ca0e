-- expect: bad/missing_plugin.lua:3: there is no plugin 'fruitz' (did you mean 'fruits'?); looked for bad/plugins/fruitz/init.lua, plugins/fruitz/init.lua, plugins/fruitz/init.lua, bad/fruitz/init.lua

launch "fruitz"
