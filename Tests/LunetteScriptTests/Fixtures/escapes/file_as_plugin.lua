-- expect: escapes/file_as_plugin.lua:3: there is no plugin '/etc/passwd'; looked for /etc/passwd/init.lua
-- The message about a file that is no Lua code would tell what is in it.
launch "/etc/passwd"
