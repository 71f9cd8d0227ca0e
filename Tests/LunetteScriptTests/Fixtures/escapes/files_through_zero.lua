-- holds
-- C ends a path at its first zero byte; what follows must not have decided anything.
assert(not pcall(io.open, "/etc/passwd\0README.md"))
