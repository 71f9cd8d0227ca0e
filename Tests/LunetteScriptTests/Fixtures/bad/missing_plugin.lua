-- expect: missing_plugin.lua:3: there is no plugin 'fruitz': looked for plugins/fruitz/init.lua (did you mean 'fruits'?)

launch "fruitz"
