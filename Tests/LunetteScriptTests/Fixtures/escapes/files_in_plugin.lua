-- holds
-- Plugins can't use files, and have no other way to the machine.
local app = launch "escape"
for _, name in ipairs { "io", "debug", "package", "dofile", "loadfile" } do
  assert(app.delegate.seen[name] == nil, name .. " reaches a plugin")
end
for _, name in ipairs { "execute", "exit", "getenv", "remove", "rename", "tmpname", "setlocale" } do
  assert(app.delegate.seen.os[name] == nil, "os." .. name .. " reaches a plugin")
end
