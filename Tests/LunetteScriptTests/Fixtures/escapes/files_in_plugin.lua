-- holds
-- Plugins can't use files, and have no other way to the machine.
local app = launch "escape"
local seen = app.delegate.seen
for _, name in ipairs { "dofile", "loadfile" } do
  assert(seen[name] == nil, name .. " reaches a plugin")
end
assert(seen.io.open "README.md" == nil and seen.io.read() == nil and seen.os.getenv "HOME" == nil)
assert(seen.package.loadlib == nil and seen.package.cpath == "")
local function refused(library, ...)
  for _, name in ipairs { ... } do
    local goesOn, message = pcall(seen[library][name], "README.md")
    assert(not goesOn and message:find(library .. "." .. name .. " is not available to scripts", 1, true), library .. "." .. name .. " reaches a plugin")
  end
end
refused("io", "lines", "popen", "tmpfile", "input", "output", "close")
refused("os", "execute", "exit", "remove", "rename", "tmpname", "setlocale")
refused("debug", "sethook", "getlocal", "setlocal", "getupvalue", "setupvalue", "getregistry")
-- These two do what the global functions do: they leave what others protect, and the strings' methods.
assert(seen.debug.getmetatable "" == false and seen.debug.getmetatable(setmetatable({}, { __metatable = "held" })) == "held")
assert(not pcall(seen.debug.setmetatable, "", { __index = {} }) and not pcall(seen.debug.setmetatable, print, {}))
assert(not pcall(seen.debug.setmetatable, setmetatable({}, { __metatable = "held" }), {}))
assert(seen.debug.getinfo(print).func == nil)
