-- Properties and a machine for apps of `plugins/`: what is true for all rows, and after all actions of a user.

property("every row of timetypes can be scrolled to", { gen.integer(1, 66) }, function(row)
  local app = launch "timetypes"
  if row > app.table:numberOfRows(1) then return end
  app.table:scrollToRow(IndexPath(1, row), "none", false)
  app:advanceFrames(1)
  assert.is_not_nil(app.table:cellForRow(IndexPath(1, row)))
end, { cases = 20 })

-- At rest the cells of a list are below one another, each in the place of its row.
local function agrees(app)
  app:settle()
  local table = app.table
  if not table then return end
  local y ---@type any
  for _, path in ipairs(table.indexPathsForVisibleRows) do
    local rect = table:rectForRow(path)
    assert.are.equal(y or rect.minY, rect.minY)
    y = rect.maxY
    local cell = table:cellForRow(path)
    assert.is_not_nil(cell, "row " .. tostring(path) .. " has no cell")
  end
end

machine("fruits stay in order whatever is done", {
  init = function() return { app = launch "fruits" } end,
  commands = { commands.touches() },
  invariant = function(state) agrees(state.app) end,
  cases = 10,
})
