-- Cells whose content is a UIListContentConfiguration.
describe("a cell's content configuration", function()
  local app, list ---@type App, UITableView

  local function openList(fill, options)
    app = launchWindow(function(window)
      local source = {
        numberOfRowsInSection = function() return options and options.rows or 3 end,
        cellForRowAt = function(_, tableView, path)
          local cell = tableView:dequeueReusableCell("c")
            or UITableViewCell { style = options and options.style or "default", reuseIdentifier = "c" }
          fill(cell, path.row)
          return cell
        end,
      }
      list = UITableView { frame = { 0, 0, 320, 480 } }
      for name, value in pairs(options and options.table or {}) do list[name] = value end
      list.dataSource, list.delegate = source, source
      window:addSubview(list)
    end)
    return list:cellForRow(IndexPath(1, 1))
  end

  local function labels(cell)
    local found, content = {}, cell.contentView.subviews[1]
    for _, view in ipairs(content.subviews) do if view:isKind(UILabel) then found[#found + 1] = view end end
    return found[1], found[2]
  end

  it("is shown where a classic cell has its text", function()
    local cell = openList(function(cell, row)
      local content = cell:defaultContentConfiguration()
      content.text = "row " .. row
      cell.contentConfiguration = content
    end)
    assert.is_true(app:exists "row 2")
    local label = labels(cell)
    assert.are.equal(15, label.frame.x)
    assert.are.near(22, label.frame.midY, 1)
    app:tap "row 2"
    assert.are.equal(IndexPath(1, 2), list.indexPathForSelectedRow)
  end)

  it("has the second text below, or at the end of the line", function()
    local cell = openList(function(cell, row)
      local content = row == 1 and UIListContentConfiguration.subtitleCell() or UIListContentConfiguration.valueCell()
      content.text, content.secondaryText = "name", "value"
      cell.contentConfiguration = content
    end)
    local first, second = labels(cell)
    assert.are.equal(first.frame.maxY, second.frame.y)
    assert.are.equal(12, second.font.pointSize)
    first, second = labels(list:cellForRow(IndexPath(1, 2)))
    assert.are.near(first.frame.midY, second.frame.midY, 0.5)
    assert.are.equal(305, second.frame.maxX)
    assert.are.equal("value", second.text)
    -- a text that leaves no room has the second one below it
    local content = list:cellForRow(IndexPath(1, 2)).contentConfiguration
    content.text = ("long "):rep(9)
    app:settle()
    assert.are.equal(first.frame.maxY, second.frame.y)
  end)

  it("has an image, after which text and line begin", function()
    local cell = openList(function(cell)
      local content = UIListContentConfiguration.cell()
      content.text, content.image = "picture", UIImage { named = "p", size = { 20, 20 } }
      content.imageProperties.tintColor = "red"
      cell.contentConfiguration = content
    end)
    local label = labels(cell)
    assert.are.equal(15 + 20 + 15, label.frame.x)
    assert.are.equal(50, app:find { class = "UITableViewSeparator" }.frame.x)
    local content = cell.contentConfiguration
    content.imageProperties.reservedLayoutSize = { 40, 40 }
    content.imageProperties.maximumSize = { 10, 0 }
    app:settle()
    assert.are.equal(15 + 40 + 15, label.frame.x)
    local image = app:find { class = "UIImageView" }
    assert.are.equal(CGSize(10, 10), image.frame.size)
    assert.are.equal(15 + 15, image.frame.x)
    assert.are.equal("red", image.tintColor)
  end)

  it("is copied when it is assigned, and changed through the cell", function()
    local cell, content = UITableViewCell { style = "value1" }, nil
    assert.is_nil(cell.contentConfiguration)
    content = cell:defaultContentConfiguration()
    assert.is_true(content.prefersSideBySideTextAndSecondaryText)
    content.text = "one"
    cell.contentConfiguration = content
    content.text = "two"
    assert.are.equal("one", cell.contentConfiguration.text)
    cell.contentConfiguration.text = "three"
    cell.contentConfiguration.textProperties.color = "red"
    cell.contentConfiguration.textProperties.font = UIFont.systemFont(20)
    assert.are.equal("three", cell.contentConfiguration.text)
    assert.are.equal("red", labels(cell).textColor)
    assert.are.equal(20, labels(cell).font.pointSize)
    assert.are.equal("black", content.textProperties.color)
  end)

  it("takes the place of the cell's own texts until it is nil", function()
    local cell = UITableViewCell { frame = { 0, 0, 320, 44 } }
    cell.textLabel.text = "own"
    cell.contentConfiguration = UIListContentConfiguration { text = "described" }
    assert.is_nil(cell.textLabel.superview)
    cell.contentConfiguration = nil
    assert.are.equal(cell.contentView, cell.textLabel.superview)
    assert.are.equal(1, #cell.contentView.subviews)
    cell.contentConfiguration = nil
  end)

  it("gives a row that measures itself its height", function()
    local cell = openList(function(cell, row)
      local content = cell:defaultContentConfiguration()
      content.text = row == 1 and ("word "):rep(30) or "short"
      content.secondaryText = "second"
      cell.contentConfiguration = content
    end, { style = "subtitle", table = { rowHeight = UITableView.automaticDimension, estimatedRowHeight = 44 } })
    local first, second = labels(cell)
    assert.are.near(first.frame.height + second.frame.height + 22.5, cell.frame.height, 1)
    assert.is_true(cell.frame.height > 60)
    assert.is_true(list:cellForRow(IndexPath(1, 2)).frame.height < 62)
  end)

  it("follows the cell's state with an update handler", function()
    local log = {}
    local cell = openList(function(cell)
      cell.configurationUpdateHandler = function(cell, state)
        log[#log + 1] = tostring(state.isSelected) .. " " .. tostring(state.isHighlighted)
        local content = cell:defaultContentConfiguration()
        content.text = state.isSelected and "selected" or "not selected"
        cell.contentConfiguration = content
      end
    end, { rows = 1 })
    assert.are.equal("not selected", cell.contentConfiguration.text)
    app:tap(cell)
    app:settle()
    assert.are.equal("selected", cell.contentConfiguration.text)
    assert.are.equal("true false", log[#log])
    local count = #log
    cell:setNeedsUpdateConfiguration()
    app:settle()
    assert.are.equal(count + 1, #log)
    cell.configurationUpdateHandler = nil
    cell:setNeedsUpdateConfiguration()
    app:settle()
    assert.are.equal(count + 1, #log)
  end)

  it("takes only what it can show", function()
    local cell = UITableViewCell {}
    assert.raises("UIListContentConfiguration", function() cell.contentConfiguration = { text = "x" } end)
    assert.raises("no property 'txet'", function() cell:defaultContentConfiguration().txet = "x" end)
    assert.raises("font", function() cell:defaultContentConfiguration().textProperties.font = "big" end)
    cell.configurationUpdateHandler = function() error("broken update") end
    assert.raises("broken update", function() cell:layoutIfNeeded() end)
  end)
end)
