-- homepwner_classic: the order of items in the store is the order of rows in the table after every change.
describe("homepwner_classic", function()
  local app, store ---@type App, any

  before_each(function()
    app = launch("homepwner_classic", { device = "iPhone SE" })
    store = app.delegate.store
    app:settle()
  end)

  local function agree()
    assert.are.equal(#store.items, app.table:numberOfRows(1))
    for i, item in ipairs(store.items) do
      assert.are.equal(item:description(), app.table:cellForRow(IndexPath(1, i)).textLabel.text)
    end
  end

  local function edit()
    app:tap "Edit"
    app:settle()
  end

  it("starts with five items: a name, a serial number, a value", function()
    assert.are.equal(5, #store.items)
    for _, item in ipairs(store.items) do
      assert.matches("^%u%l+ %u%l+$", item.name)
      assert.matches("^%d%u%d%u%d$", item.serial)
      assert.is_true(item.value >= 0 and item.value <= 99)
      assert.are.equal(0, item.created)
    end
    agree()
    assert.frame(app, "start")
  end)

  it("has its two buttons at the ends of its header, and says what it is", function()
    assert.are.equal(CGRect { 0, 0, app.table.bounds.width, 60 }, app.table.tableHeaderView.frame)
    assert.are.equal(CGRect { 0, 0, 100, 60 }, app:find("Edit").frame)
    assert.are.equal(CGRect { app.table.bounds.width - 100, 0, 100, 60 }, app:find("Add").frame)
    assert.are.equal("homepwner_classic", app.delegate.name)
    assert.are.equal("An inventory that can be added to, deleted from and reordered.", app.delegate.description)
    assert.lints(app)
  end)

  it("adds at the end, from the top", function()
    app:tap "Add"
    assert.are.equal(6, #store.items)
    app:advance(0.1)
    local cell = app.table:cellForRow(IndexPath(1, 6))
    local y = cell.layer:presentation().frame.y
    assert.is_true(y < cell.frame.y and y > cell.frame.y - 44, "halfway at " .. y)
    app:settle()
    agree()
  end)

  it("scrolls to what was added below the screen", function()
    for _ = 1, 10 do
      app:tap "Add"
      app:settle()
      app.table:setContentOffset({ 0, 0 }, false)
      app:settle()
    end
    app:tap "Add"
    app:settle()
    assert.are.equal(16, #store.items)
    assert.is_true(app.table.contentOffset.y > 0)
    assert.are.equal(IndexPath(1, 16), app.table.indexPathsForVisibleRows[#app.table.indexPathsForVisibleRows])
  end)

  it("T234 deletes by minus and 删除, with a fade", function()
    edit()
    local gone = store.items[2]
    app:tap { row = IndexPath(1, 2), part = "minus" }
    app:settle()
    assert.frame(app, "confirmation")
    local cell = app.table:cellForRow(IndexPath(1, 2))
    app:tap "删除"
    app:advance(0.15)
    local alpha = cell.layer:presentation().opacity
    assert.is_true(alpha > 0.1 and alpha < 0.9, "halfway " .. alpha)
    app:settle()
    assert.are.equal(4, #store.items)
    for _, item in ipairs(store.items) do assert.are_not.equal(gone, item) end
    agree()
    assert.is_true(app.table.isEditing)
  end)

  it("T234 deletes by a swipe", function()
    local kept = store.items[4]
    app:swipe({ row = IndexPath(1, 3) }, "leading")
    app:settle()
    assert.frame(app, "swiped")
    app:tap "删除"
    app:settle()
    assert.are.equal(kept, store.items[3])
    agree()
  end)

  it("T234 moves by the handle", function()
    edit()
    local first = store.items[1]
    app:drag { on = { row = IndexPath(1, 1), part = "reorder" }, by = { 0, 88 } }
    app:settle()
    assert.are.equal(first, store.items[3])
    agree()
    assert.frame(app, "moved")
  end)

  it("removes the item that is meant, not an equal one", function()
    local one, other = store.items[1], store.items[2]
    for key, value in pairs(one) do other[key] = value end
    store:removeItem(other)
    assert.are.equal(one, store.items[1])
    assert.are.equal(4, #store.items)
  end)

  it("says Done while it edits", function()
    edit()
    assert.is_true(app.table.isEditing)
    assert.not_shows(app, "Edit")
    app:tap "Done"
    app:settle()
    assert.is_false(app.table.isEditing)
    assert.shows(app, "Edit")
  end)

  it("can lose every item and get new ones", function()
    edit()
    for _ = 1, 5 do
      app:tap { row = IndexPath(1, 1), part = "minus" }
      app:settle()
      app:tap { row = IndexPath(1, 1), part = "delete" }
      app:settle()
    end
    assert.are.equal(0, #store.items)
    app:tap "Add"
    app:settle()
    agree()
  end)
end)
