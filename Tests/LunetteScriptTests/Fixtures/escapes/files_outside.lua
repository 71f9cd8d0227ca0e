-- expect: escapes/files_outside.lua:3: io.open: "../../../../../../../../../../etc/passwd" is not below the project's folder; scripts may read only what is
-- A path that climbs out of the project.
io.open("../../../../../../../../../../etc/passwd")
