-- holds
-- A file's text and metatable: an address differs from run to run, and who has the metatable can give it a finalizer.
local file = io.open("Package.swift")
if file then
  assert(tostring(file):find("^file: %d+$"), tostring(file))
  assert(getmetatable(file) == false)
  file:close()
  assert(tostring(file) == "file (closed)")
end
