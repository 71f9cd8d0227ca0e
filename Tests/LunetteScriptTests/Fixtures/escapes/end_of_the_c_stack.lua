-- holds
-- At each depth of pcalls up to where C's stack ends: what the host loads in Lua when a script first needs it either comes or is an error.
local function nest(depth, body)
  if depth == 0 then return body() ~= nil end
  local ok, answer = pcall(nest, depth - 1, body)
  if not ok then error(answer, 0) end
  return answer
end

for _, body in ipairs {
  function() return NSKeyedArchiver end,
  function() return UITableViewDiffableDataSource end,
  function() return UIStepper {} end,
  function() return launch "escape":close() == nil end,
} do
  local worked, failed = 0, 0
  for depth = 205, 150, -1 do
    local ok, answer = pcall(nest, depth, body)
    if ok then
      worked = worked + 1
    else
      failed = failed + 1
      assert(tostring(answer):find "stack overflow", answer)
    end
  end
  assert(worked > 20 and failed > 0, worked .. " worked, " .. failed .. " failed")
end
