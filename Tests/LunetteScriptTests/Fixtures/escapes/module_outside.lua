-- holds
-- A module is found only below the script's folder and the folder around that.
for _, name in ipairs { "../../secret", "/etc/passwd", "..", "", "\0", "....etc.passwd", ("a."):rep(10000) } do
  local found, message = pcall(require, name)
  assert(not found and message:find("not found", 1, true), message)
end
