-- expect: escapes/file_as_plugin.lua:3: there is no plugin '/etc/passwd'; looked for /etc/passwd/init.lua
-- The message about a file that isn't Lua code must not show the file's content.
launch "/etc/passwd"
