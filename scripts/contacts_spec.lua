describe("contacts", function()
  local app, table ---@type App, UITableView

  before_each(function()
    app = launch("contacts", { device = "iPhone SE" })
    table = app.table
  end)

  it("looks as it did", function()
    assert.frame(app, "start")
  end)

  it("keeps the header of the section at the top", function()
    app:drag { on = table, by = { 0, -70 }, duration = 0.5, hold = 0.2 }
    app:settle()
    assert.are.equal("A", table:headerView(1).textLabel.text)
    assert.are.equal(table.contentOffset.y, table:headerView(1).frame.y)
    assert.frame(app, "scrolled")
  end)

  it("goes to the section of a letter, or to the next that there is", function()
    app:tap { indexTitle = 19 }
    assert.are.equal("S", app.delegate.sections[table.indexPathsForVisibleRows[1].section].letter)
    app:tap { indexTitle = 6 }
    assert.are.equal("F", app.delegate.sections[table.indexPathsForVisibleRows[1].section].letter)
    app:tap { indexTitle = 17 } -- no name begins with Q
    assert.are.equal("R", app.delegate.sections[table.indexPathsForVisibleRows[1].section].letter)
  end)

  it("follows a finger along the index without scrolling under it", function()
    app:drag { from = { indexTitle = 2 }, to = { indexTitle = 8 }, duration = 0.4 }
    app:settle()
    assert.are.equal("H", app.delegate.sections[table.indexPathsForVisibleRows[1].section].letter)
    local asked = {}
    for _, call in ipairs(app:calls "sectionForSectionIndexTitle") do asked[#asked + 1] = call[2] end
    assert.are.same({ "B", "C", "D", "E", "F", "G", "H" }, asked)
    assert.are.equal(0, #app:calls "didSelectRowAt")
  end)

  it("counts the people of large sections in their footers", function()
    assert.are.equal("3 people", table:footerView(1).textLabel.text)
    assert.are.equal(28, table:rectForFooter(1).height)
    assert.are.equal(0, table:rectForFooter(4).height)
  end)
end)
