-- expect: missing_plugin.lua:3: there is no plugin 'fruitz' (did you mean 'fruits'?); looked for plugins/fruitz/init.lua, ../plugins/fruitz/init.lua, plugins/fruitz/init.lua

launch "fruitz"
