-- expect: escapes/files_written.lua:3: io.open: files can only be read (mode "r" or "rb"), got the string "w"
-- A file below the project, but to write.
io.open("README.md", "w")
