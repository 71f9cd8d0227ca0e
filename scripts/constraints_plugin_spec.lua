-- plugins/constraints: how its pages look, and that their layout has no conflicts and no ambiguity.
local app, tabs ---@type App, any

-- How far a view is from the side of its superview where lines begin, and from the other.
local function margins(view)
  local left, right = view.frame.minX, view.superview.bounds.width - view.frame.maxX
  if view.effectiveUserInterfaceLayoutDirection == "rightToLeft" then return right, left end
  return left, right
end

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
    assert.near(margins(label) + label.frame.width + 8, (margins(serial)), 1e-9)
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
    assert.near(12, (margins(short.bubble)), 0.5)
    assert.near(12, select(2, margins(long.bubble)), 0.5)
    assert.is_true(long.bubble.frame.width <= 0.75 * long.contentView.bounds.width + 0.5) -- a pixel
    assert.near(short.label.frame.height + 24, short.frame.height, 0.5)
    assert.near(long.label.frame.height + 24, long.frame.height, 0.5)
    assert.is_true(long.label.frame.width >= short.label.frame.width)
    for i = 2, #cells do assert.near(cells[i - 1].frame.maxY, cells[i].frame.minY, 1e-9) end
  end)

  it("folds the details away, and what is below moves up", function()
    page(3)
    local details, footer = app:find { id = "details" }, app:find { id = "footer" }
    local before = footer.frame.minY
    app:tap(app:find { id = "fold" })
    app:settle()
    assert.is_true(details.isHidden)
    assert.near(before - 96 - 16, footer.frame.minY, 1e-9)
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
