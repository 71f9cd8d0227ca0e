-- plugins/constraints: how its pages look, and that their layout has no conflicts and no ambiguity.
local app, tabs ---@type App, any

local function page(index)
  tabs.selectedSegmentIndex = index
  tabs:sendActions("valueChanged")
  app:settle()
end

describe("the gallery of constraints", function()
  before_each(function()
    app = launch "constraints"
    tabs = app:find { class = "UISegmentedControl" }
  end)

  it("has a form whose fields begin in one column, behind the widest label", function()
    local name, serial = app:find { id = "name" }, app:find { id = "serial" }
    local label = app:find { id = "serialLabel" }
    assert.equal(serial.frame.minX, name.frame.minX)
    assert.equal(serial.frame.maxX, name.frame.maxX)
    assert.equal(label.frame.maxX + 8, serial.frame.minX)
    assert.equal(label.intrinsicContentSize.width, label.frame.width)
    assert.equal(42, serial.frame.minY - name.frame.minY)
    assert.same({}, app:layoutProblems())
  end)

  it("has bubbles no wider than three quarters, in cells as high as they need", function()
    page(2)
    local list = app.table
    local cells = list.visibleCells
    assert.equal(5, #cells)
    local short, long = cells[1], cells[2]
    assert.equal(12, short.bubble.frame.minX)
    assert.equal(long.contentView.bounds.width - 12, long.bubble.frame.maxX)
    assert.is_true(long.bubble.frame.width <= 0.75 * long.contentView.bounds.width)
    assert.equal(short.label.intrinsicContentSize.height + 24, short.frame.height)
    assert.is_true(long.frame.height > 2 * short.frame.height)
    for i = 2, #cells do assert.equal(cells[i - 1].frame.maxY, cells[i].frame.minY) end
  end)

  it("folds the details away, and what is below moves up", function()
    page(3)
    local details, footer = app:find { id = "details" }, app:find { id = "footer" }
    local before = footer.frame.minY
    app:tap(app:find { id = "fold" })
    app:settle()
    assert.is_true(details.isHidden)
    assert.equal(before - 96 - 16, footer.frame.minY)
    app:tap(app:find { id = "fold" })
    app:settle()
    assert.equal(before, footer.frame.minY)
  end)
end)

describe("a contradiction", function()
  it("is told with the names of its constraints and where they were made, and the rest goes on", function()
    app = launch("constraints", { allowLayoutProblems = true })
    app.delegate.gallery:contradict()
    app:advanceFrames()
    local problems = app:layoutProblems()
    assert.equal(1, #problems)
    assert.equal("conflict", problems[1].kind)
    assert.contains("low page", problems[1].broken)
    assert.contains("init.lua:", problems[1].position)
    assert.contains("Unable to simultaneously satisfy constraints", problems[1].text)
    assert.equal(2, #problems[1].constraints)
    assert.equal(200, app:find { id = "form" }.frame.height)
  end)
end)
