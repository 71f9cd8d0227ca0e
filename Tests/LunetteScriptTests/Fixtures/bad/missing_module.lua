-- expect: bad/missing_module.lua:3: module 'nowhere' not found; looked for bad/nowhere.lua, bad/nowhere/init.lua, nowhere.lua, nowhere/init.lua, lua_modules/share/lua/5.4/nowhere.lua, lua_modules/share/lua/5.4/nowhere/init.lua

require "nowhere"
