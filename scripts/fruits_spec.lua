-- The smallest plugin: the content of its table, how far the table scrolls, the result of a tap.
describe("fruits", function()
  local app ---@type App

  before_each(function()
    app = launch("fruits", { device = "iPhone SE" })
  end)

  it("fills the window with a plain table", function()
    assert.are.equal("plain", app.table.style)
    assert.are.equal(app.window.bounds, app.table.frame)
    assert.are.equal(CGSize { app.window.bounds.width, 20 * 44 }, app.table.contentSize)
  end)

  it("asks for the thirteen rows on the screen, in order", function()
    local calls = app:calls "cellForRowAt"
    assert.are.equal(13, #calls)
    for row, call in ipairs(calls) do
      assert.are.equal(app.table, call[1])
      assert.are.equal(IndexPath(1, row), call[2])
    end
  end)

  it("shows the names", function()
    assert.shows(app, "Apple")
    assert.not_shows(app, "Lychee")
    app:scrollTo "Lemon"
    assert.shows(app, "Lemon")
  end)

  it("has twenty fruits in the order of the alphabet", function()
    local names = {}
    for row = 1, 20 do
      app.table:scrollToRow(IndexPath(1, row), "top", false)
      app:advanceFrames(1)
      names[row] = app.table:cellForRow(IndexPath(1, row)).textLabel.text
    end
    assert.are.equal(
      "Apple Apricot Banana Blackberry Blueberry Cherry Cranberry Date Elderberry Fig Grape Kiwi Lemon Lychee Mango Orange Papaya Peach Pear Plum",
      table.concat(names, " "))
  end)

  it("says what it is", function()
    assert.are.equal("Fruits", app.delegate.name)
    assert.are.equal("Twenty rows of 44 pt: the least that a table needs.", app.delegate.description)
  end)

  it("scrolls to its end and no farther", function()
    app:fling { from = app.table, velocity = { 0, -4000 } }
    app:settle()
    assert.are.equal(CGPoint { 0, 20 * 44 - app.window.bounds.height }, app.table.contentOffset)
    assert.shows(app, "Plum")
  end)

  it("bounces back from the top", function()
    local finger = app:touch(160, 100)
    finger:move(160, 200, 0.3)
    assert.is_true(app.table.contentOffset.y < 0)
    finger:lift()
    app:settle()
    assert.are.equal(CGPoint { 0, 0 }, app.table.contentOffset)
  end)

  it("selects the tapped row", function()
    app:tap "Cherry"
    assert.are.equal(IndexPath(1, 6), app.table.indexPathForSelectedRow)
    local calls = app:calls "didSelectRowAt"
    assert.are.equal(1, #calls)
    assert.are.equal(IndexPath(1, 6), calls[1][2])
  end)

  it("selects nothing when a drag begins on a row", function()
    app:drag { on = "Cherry", by = { 0, -100 } }
    app:settle()
    assert.is_nil(app.table.indexPathForSelectedRow)
    assert.are.same({}, app:calls "didSelectRowAt")
  end)

  it("never makes more cells than fit on the screen, and one", function()
    local cells, count = {}, 0
    for _ = 1, 60 do
      for _, cell in ipairs(app.table.visibleCells) do
        if not cells[cell] then
          cells[cell], count = true, count + 1
        end
      end
      app.table.contentOffset = { 0, math.min(312, app.table.contentOffset.y + 7) }
      app:advanceFrames(1)
    end
    assert.is_true(count <= 14)
  end)
end)
