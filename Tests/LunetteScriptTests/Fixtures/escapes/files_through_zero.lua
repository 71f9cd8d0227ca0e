-- holds
-- C ends a path at its first zero byte, so the bytes after it must not decide what is allowed.
assert(not pcall(io.open, "/etc/passwd\0README.md"))
