-- heightsForRows: one answer for many rows, instead of heightForRowAt.
describe("heights of many rows", function()
  local source, asked ---@type table, table

  local function openRows(rows, heightsForRows, estimate)
    asked = {}
    source = {
      numberOfRowsInSection = function() return rows end,
      cellForRowAt = function() return UITableViewCell {} end,
      heightsForRows = heightsForRows and function(self, tableView, section, first, last)
        asked[#asked + 1] = { section, first, last }
        return heightsForRows(first, last)
      end,
    }
    local table ---@type UITableView
    local app = launchWindow(function(window)
      table = UITableView { frame = window.bounds, estimatedRowHeight = estimate or 0, dataSource = source, delegate = source }
      window:addSubview(table)
    end)
    return app, table
  end

  local function ascending(first, last)
    local heights = {}
    for row = first, last do heights[#heights + 1] = 30 + row end
    return heights
  end

  it("asks once for a whole section and takes the list", function()
    local app, table = openRows(100, ascending)
    assert.are.same({ { 1, 1, 100 } }, asked)
    assert.are.equal(31 + 32 + 33, table:rectForRow(IndexPath(1, 4)).y)
    assert.are.equal(34, table:rectForRow(IndexPath(1, 4)).height)
    assert.are.equal(100 * 30 + 5050, table.contentSize.height)
  end)

  it("takes one number for all rows", function()
    local app, table = openRows(1000000, function() return 50 end)
    assert.are.equal(1, #asked)
    assert.are.equal(50000000, table.contentSize.height)
  end)

  it("takes the place of heightForRowAt, which is not asked", function()
    local app, table = openRows(3, ascending)
    source.heightForRowAt = function() error("not to be asked") end
    table:reloadData()
    table:layoutIfNeeded()
    assert.are.equal(2, #asked)
    assert.are.equal(0, #app:calls "heightForRowAt")
  end)

  it("is counted like other calls", function()
    local app, table = openRows(7, ascending)
    local calls = app:calls "heightsForRows"
    assert.are.equal(1, #calls)
    assert.are.equal(table, calls[1][1])
    assert.are.same({ 1, 1, 7 }, { calls[1][2], calls[1][3], calls[1][4] })
  end)

  it("is asked for single rows where single rows are needed", function()
    local app, table = openRows(100, ascending, 44)
    for _, rows in ipairs(asked) do assert.are.equal(rows[2], rows[3]) end
    assert.are.equal(31, table:rectForRow(IndexPath(1, 1)).height)
    assert.is_true(#asked < 30)
  end)

  it("means the default height by the automatic one", function()
    local _, table = openRows(2, function() return { UITableView.automaticDimension, 20 } end)
    assert.are.equal(44, table:rectForRow(IndexPath(1, 1)).height)
    assert.are.equal(20, table:rectForRow(IndexPath(1, 2)).height)
  end)

  it("refuses a list of another length", function()
    assert.raises("heightsForRows for rows 1.1 to 1.3 must return a list of 3 heights, or one number for all rows, got a list of 2",
      openRows, 3, function() return { 44, 44 } end)
    assert.raises("got a list of 4", openRows, 3, function() return { 44, 44, 44, 44 } end)
  end)

  it("refuses what is no height", function()
    assert.error_matches(function() openRows(3, function() end) end, "heightsForRows for rows 1%.1 to 1%.3 must return .* got nil")
    assert.raises('got the string "tall" at position 2', openRows, 3, function() return { 44, "tall", 44 } end)
    assert.raises("must not be negative - provided height for index path (1.2) is -5 (in heightsForRows",
      openRows, 3, function() return { 44, -5, 44 } end)
    assert.raises("must be a finite number - provided height for index path (1.3)", openRows, 3, function() return { 44, 44, 0 / 0 } end)
    assert.raises("must be a finite number", openRows, 3, function() return 1 / 0 end)
  end)

  it("names itself and the rows where it fails", function()
    local ok, text = pcall(openRows, 3, function() error("no idea") end)
    assert.is_false(ok)
    assert.has.match("bulk_heights_spec%.lua:%d+: no idea %(in heightsForRows for rows 1%.1 to 1%.3%)", text)
  end)
end)

describe("heights one by one", function()
  local function tryHeights(heightForRowAt)
    return pcall(launch, {
      numberOfRowsInSection = function() return 10000 end,
      cellForRowAt = function() return UITableViewCell {} end,
      heightForRowAt = heightForRowAt,
    })
  end

  it("are asked row by row, and counted where a callback looks", function()
    local app ---@type any
    local seen = {}
    local ok, launched = tryHeights(function(_, tableView, indexPath)
      if app and (indexPath.row == 1 or indexPath.row == 5000) then seen[#seen + 1] = #app:calls "heightForRowAt" end
      return 44
    end)
    assert.is_true(ok)
    app = launched
    app:clearCalls()
    app.table:reloadData()
    app.table:layoutIfNeeded()
    assert.are.same({ 1, 5000 }, seen)
    local calls = app:calls "heightForRowAt"
    assert.are.equal(10000, #calls)
    assert.are.equal(IndexPath(1, 10000), calls[10000][2])
  end)

  it("stop at the first that cannot be used", function()
    local asked = 0
    local ok, text = tryHeights(function(_, _, indexPath)
      asked = asked + 1
      if indexPath.row == 4200 then return "tall" end
      return 44
    end)
    assert.is_false(ok)
    assert.are.equal(4200, asked)
    assert.has.match('heightForRowAt for row 1%.4200 must return a number, got the string "tall"', text)
  end)

  it("name the row whose callback fails", function()
    local ok, text = tryHeights(function(_, _, indexPath)
      if indexPath.row == 300 then error("no idea") end
      return 44
    end)
    assert.is_false(ok)
    assert.has.match("no idea %(in heightForRowAt for row 1%.300%)", text)
  end)
end)
