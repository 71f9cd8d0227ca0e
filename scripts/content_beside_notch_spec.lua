-- UITableView.insetsContentViewsToSafeArea: what rows and headers show stays clear of a notch, their backgrounds don't.

describe("A table on a turned phone with a notch", function()
  local app, screen, editing

  local Screen = class("Screen", UITableViewController)
  function Screen:numberOfRowsInSection() return 30 end
  function Screen:titleForHeaderInSection() return "Header" end
  function Screen:titleForFooterInSection() return "A footer that goes on for so long that it needs more than one line even where the phone lies on its side, which is long" end
  function Screen:canMoveRowAt() return true end
  function Screen:cellForRowAt()
    local cell = UITableViewCell { style = "value1" }
    cell.textLabel.text, cell.detailTextLabel.text, cell.accessoryType = "Row", "Detail", "disclosureIndicator"
    return cell
  end

  local function turn(style, system, options)
    options = options or {}
    screen = Screen { style = style }
    editing = options.isEditing
    app = launchWindow(
      UINavigationController { rootViewController = screen },
      { device = "iPhone 16", system = system, direction = options.direction }
    )
    if editing then screen:setEditing(true, false) end
    app:rotateDevice(options.turn or "landscapeLeft")
    app:settle()
    return screen.tableView
  end

  local function onScreen(view) return view:convert(view.bounds, nil) end
  local function row(table) return table:cellForRow(IndexPath { row = 1, section = 1 }) end

  local function assertInside(table)
    local safe, width = table.safeAreaInsets, table.bounds.width
    assert.are.equal(59, safe.left)
    local cell = row(table)
    assert.are.equal(width, cell.frame.width)
    for _, view in ipairs { cell.contentView, cell.textLabel, cell.detailTextLabel } do
      local frame = onScreen(view)
      assert.is_true(frame.minX >= safe.left and frame.maxX <= width - safe.right, tostring(frame))
    end
    for _, name in ipairs { "UITableViewSeparator", "UITableViewCellMark", "UITableViewCellMarkControl" } do
      for _, view in ipairs(app:findAll { class = name, within = cell }) do
        local frame = onScreen(view)
        local isFull = frame.width == width -- at the ends of a grouped section
        assert.is_true(isFull or frame.minX >= safe.left and frame.maxX <= width - safe.right, name .. tostring(frame))
      end
    end
    local header = table:headerView(1)
    assert.are.equal(width, header.frame.width)
    assert.is_true(onScreen(header.textLabel).minX >= safe.left)
  end

  for _, system in ipairs { 12, 17 } do
    for _, style in ipairs { "plain", "grouped" } do
      it(("keeps %s rows of system %d beside it"):format(style, system), function() assertInside(turn(style, system)) end)
      it(("keeps %s rows of system %d that are edited beside it"):format(style, system), function()
        assertInside(turn(style, system, { isEditing = true }))
      end)
      it(("keeps %s rows of system %d beside it from right to left"):format(style, system), function()
        assertInside(turn(style, system, { direction = "rightToLeft", turn = "landscapeRight" }))
      end)
    end
  end

  it("has its texts at the margin inside of the safe area", function()
    local table = turn("plain", 17)
    assert.are.same({ 79, 79 }, { math.floor(onScreen(row(table).textLabel).minX), math.floor(onScreen(table:headerView(1).textLabel).minX) })
  end)

  it("is as wide as the table where the app says so, at once", function()
    local table = turn("plain", 17)
    table.insetsContentViewsToSafeArea = false
    app:settle()
    assert.are.equal(0, onScreen(row(table).contentView).minX)
    table.insetsContentViewsToSafeArea = true
    app:settle()
    assert.are.equal(59, onScreen(row(table).contentView).minX)
  end)

  it("is as before when the phone stands again", function()
    local table = turn("plain", 17)
    app:rotateDevice "portrait"
    app:settle()
    assert.are.same({ 0, 20 }, { onScreen(row(table).contentView).minX, math.floor(onScreen(row(table).textLabel).minX + 0.5) })
  end)

  it("has its section index and rows of the other direction beside it", function()
    function Screen:sectionIndexTitles() return { "A", "B" } end
    local table = turn("plain", 17)
    local strip = app:findAll({ class = "UITableViewIndex" })[1]
    assert.are.equal(table.bounds.width - 59, onScreen(strip).maxX)
    Screen.sectionIndexTitles = nil
    screen.additionalSafeAreaInsets = { left = 30 }
    local cell = row(table)
    cell.semanticContentAttribute = "forceRightToLeft"
    app:settle()
    local frame = onScreen(cell.contentView)
    assert.is_true(frame.minX >= 89 and frame.maxX <= table.bounds.width - 59, tostring(frame))
  end)

  it("measures rows by the width that their texts have", function()
    local Tall = class("Tall", UITableViewController)
    function Tall:numberOfRowsInSection() return 2 end
    function Tall:cellForRowAt()
      local cell = UITableViewCell {}
      local label = UILabel { text = ("word "):rep(60), numberOfLines = 0 }
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView:addSubview(label)
      local margins = cell.contentView.layoutMarginsGuide
      for _, edge in ipairs { "top", "bottom", "leading", "trailing" } do
        label[edge .. "Anchor"]:constraint("==", margins[edge .. "Anchor"]).isActive = true
      end
      return cell
    end
    local tall = Tall {}
    app = launchWindow(tall, { device = "iPhone 16", system = 17 })
    app:rotateDevice "landscapeLeft"
    app:settle()
    local cell = row(tall.tableView)
    local label = cell.contentView.subviews[1]
    assert.are.equal(79, onScreen(label).minX)
    assert.is_near(label:sizeThatFits({ label.bounds.width, 0 }).height, label.bounds.height, 1)
  end)
end)

describe("The actions of a row on a turned phone with a notch", function()
  local function openRow(turn, way, direction)
    local Rows = class("Rows", UITableViewController)
    function Rows:numberOfRowsInSection() return 3 end
    function Rows:cellForRowAt() return UITableViewCell {} end
    local function actions()
      local function action(title) return UIContextualAction { title = title, handler = function() end } end
      return UISwipeActionsConfiguration { actions = { action "Delete", action "More" } }
    end
    function Rows:trailingSwipeActionsConfigurationForRowAt() return actions() end
    function Rows:leadingSwipeActionsConfigurationForRowAt() return actions() end
    local rows = Rows {}
    local app = launchWindow(rows, { device = "iPhone 16", system = 17, direction = direction })
    app:rotateDevice(turn)
    app:settle()
    local x, y = rows.view.bounds.midX, rows.view.safeAreaInsets.top + 30
    local finger = app:touch(x, y)
    finger:move(x + 180 * way, y, 0.4)
    finger:lift()
    app:settle()
    local buttons = {}
    for _, title in ipairs { "Delete", "More" } do
      local label = app:find { text = title }
      local button = label
      while not button:isKind(UIButton) do button = button.superview end
      buttons[title] = { frame = button:convert(button.bounds, nil), title = button.titleLabel:convert(button.titleLabel.bounds, nil) }
    end
    return buttons
  end

  it("reach to the edge, and their titles stay clear of it", function()
    for _, turn in ipairs { "landscapeLeft", "landscapeRight" } do
      local right = openRow(turn, -1)
      assert.are.equal(852, right.Delete.frame.maxX)
      assert.is_true(right.Delete.title.maxX <= 852 - 59)
      assert.near((right.Delete.frame.minX + 852 - 59) / 2, right.Delete.title.midX, 0.5)
      assert.near(right.Delete.frame.minX, right.More.frame.maxX, 0.01)
      assert.near(59, right.Delete.frame.width - 74 - (right.More.frame.width - 74), 8)
      local left = openRow(turn, 1)
      assert.are.equal(0, left.Delete.frame.minX)
      assert.is_true(left.Delete.title.minX >= 59)
    end
  end)

  it("do so from right to left", function()
    local buttons = openRow("landscapeLeft", 1, "rightToLeft")
    assert.are.equal(0, buttons.Delete.frame.minX)
    assert.is_true(buttons.Delete.title.minX >= 59)
  end)

  it("are as wide as ever where nothing reaches into the row", function()
    local buttons = openRow("portrait", -1)
    assert.are.equal(393, buttons.Delete.frame.maxX)
    assert.near(buttons.Delete.frame.midX, buttons.Delete.title.midX, 0.5)
  end)
end)
