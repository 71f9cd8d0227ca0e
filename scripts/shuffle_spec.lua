-- plugins/shuffle: rows that move to their new places, found by the diffable data source.
describe("shuffle", function()
  local app ---@type App

  local function titles()
    local rows = {}
    for i, cell in ipairs(app.table.visibleCells) do rows[i] = cell.textLabel.text end
    return table.concat(rows, ", ")
  end

  before_each(function() app = launch "shuffle" end)

  it("sorts by plays, its rows under way in the middle of the animation", function()
    local train = app.table:cellForRow(IndexPath(1, 5))
    app:tap "Most played"
    assert.are.equal("Old river, Lamplight, Night train, Claire de lune, Rain on tin, Harbour", titles())
    assert.are.equal(train, app.table:cellForRow(IndexPath(1, 3)))
    assert.are.equal(88, train.frame.y)
    local before = app:frame()
    app:advance(0.1)
    assert.are_not.equal(before, app:frame())
    app:settle()
    assert.are_not.equal(before, app:frame())
  end)

  it("puts a tapped song first", function()
    app:tap "Harbour"
    app:settle()
    assert.are.equal("Harbour, Claire de lune, Old river, Rain on tin, Lamplight, Night train", titles())
  end)

  it("has every song once after a shuffle", function()
    app:tap "Shuffle"
    app:settle()
    local seen = {}
    for _, cell in ipairs(app.table.visibleCells) do seen[cell.textLabel.text] = true end
    for _, song in ipairs { "Claire de lune", "Old river", "Rain on tin", "Lamplight", "Night train", "Harbour" } do
      assert.is_true(seen[song])
    end
  end)

  it("shows one more play", function()
    app.delegate:play "moon"
    app:settle()
    assert.are.equal("13", app.table:cellForRow(IndexPath(1, 1)).detailTextLabel.text)
  end)
end)
