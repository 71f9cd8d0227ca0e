-- Cells, headers and footers of tables that are described by values, as those of collection views. Rules: docs/rules/lists.md 2.3, 2.4
describe("cells and headers of a table", function()
  local app, list ---@type App, UITableView
  local function openConfiguredTable(style, source)
    source.numberOfRowsInSection = source.numberOfRowsInSection or function() return 3 end
    app = launchWindow(function(window)
      list = UITableView { style = style, frame = { 0, 20, 320, 500 } }
      list:register(UITableViewCell, "c")
      list:registerHeaderFooter(UITableViewHeaderFooterView, "h")
      list.rowHeight = UITableView.automaticDimension
      list.dataSource, list.delegate = source, source
      window:addSubview(list)
    end, { system = 17 })
    app:advance(0.1)
  end
  it("have a background that shows the selection, in place of a view or a colour", function()
    openConfiguredTable("plain", { cellForRowAt = function(_, tableView, path)
      local cell = tableView:dequeueReusableCell("c", path)
      local content = cell:defaultContentConfiguration()
      content.text = "Row " .. path.row
      cell.contentConfiguration = content
      cell.backgroundConfiguration = UIBackgroundConfiguration.listPlainCell()
      return cell
    end })
    local cell = list:cellForRow(IndexPath(1, 1))
    assert.is_nil(cell.backgroundView)
    assert.is_nil(cell.backgroundColor)
    local function backdropColor() return cell.subviews[1].backgroundColor end
    assert.are.equal("systemBackground", backdropColor())
    app:tap "Row 1"
    app:settle()
    assert.are.equal("systemGray4", backdropColor())
    assert.is_nil(cell.selectedBackgroundView)
    list:deselectRow(IndexPath(1, 1), false)
    app:advance(0.1)
    assert.are.equal("systemBackground", backdropColor())
    cell.backgroundConfiguration.backgroundColor = "red"
    app:advance(0.1)
    assert.are.equal("red", backdropColor())
    cell.backgroundColor = "blue"
    assert.is_nil(cell.backgroundConfiguration)
    cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    cell.backgroundView = UIView {}
    assert.is_nil(cell.backgroundConfiguration)
    cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    assert.is_nil(cell.backgroundView)
    cell.backgroundConfiguration = nil
    assert.are.equal("systemBackground", cell.backgroundColor)
  end)
  it("have contents of an app's own kind, and classes that follow the state", function()
    local states = {}
    local OwnView = class("OwnContentView", UIView) ---@type any
    local Own = {} ---@type table
    Own.__index = Own
    function Own:makeContentView()
      local view = OwnView {}
      local label = UILabel { text = self.text }
      label.translatesAutoresizingMaskIntoConstraints = false
      view:addSubview(label)
      NSLayoutConstraint.activate {
        label.topAnchor:constraint("==", view.topAnchor, 30),
        label.bottomAnchor:constraint("==", view.bottomAnchor, -30),
        label.leadingAnchor:constraint("==", view.leadingAnchor, 16),
      }
      view.configuration = self
      return view
    end
    function Own:updated(state) return setmetatable({ text = self.text, selected = state.isSelected }, Own) end
    local Cell = class("StateCell", UITableViewCell) ---@type any
    function Cell:updateConfiguration(state)
      Cell.super.updateConfiguration(self, state)
      states[#states + 1] = (state.isSelected and "S" or "-") .. (state.isHighlighted and "H" or "-") .. (state.isEditing and "E" or "-") .. (state.isSwiped and "W" or "-")
    end
    openConfiguredTable("plain", { cellForRowAt = function()
      local cell = Cell { reuseIdentifier = "x" }
      cell.contentConfiguration = setmetatable({ text = "own" }, Own)
      return cell
    end, numberOfRowsInSection = function() return 1 end, estimatedHeightForRowAt = function() return 44 end })
    assert.is_true(list:rectForRow(IndexPath(1, 1)).height > 75)
    assert.is_true(#states > 0)
    states = {}
    list:selectRow(IndexPath(1, 1), false, "none")
    app:advance(0.1)
    assert.are.same({ "S---" }, states)
    local cell = list:cellForRow(IndexPath(1, 1))
    assert.is_true(cell.contentConfiguration.selected)
    assert.is_true(cell.configurationState.isSelected)
    states = {}
    list:setEditing(true, false)
    app:advance(0.1)
    assert.is_true(states[#states]:match "E" ~= nil)
  end)
  it("are headers, too", function()
    local count = 0
    openConfiguredTable("insetGrouped", {
      cellForRowAt = function(_, tableView, path) return tableView:dequeueReusableCell("c", path) end,
      numberOfSections = function() return 2 end,
      viewForHeaderInSection = function(_, tableView, section)
        local view = tableView:dequeueReusableHeaderFooterView "h"
        local content = view:defaultContentConfiguration()
        content.text = "Header " .. section
        content.secondaryText = section == 2 and "More" or nil
        view.contentConfiguration = content
        view.backgroundConfiguration = UIBackgroundConfiguration.clear()
        view.configurationUpdateHandler = function(_, state) count = count + 1 assert.is_false(state.isHighlighted) end
        return view
      end,
      heightForHeaderInSection = function() return UITableView.automaticDimension end,
    })
    list.estimatedSectionHeaderHeight = 30
    app:advance(0.1)
    assert.is_true(app:exists "HEADER 1")
    local first, second = list:headerView(1), list:headerView(2)
    assert.is_true(second.frame.height > first.frame.height)
    assert.are.equal(2, count)
    assert.are.equal("Header 1", first.contentConfiguration.text)
    first.contentConfiguration = nil
    first.textLabel.text = "plain"
    app:advance(0.1)
    assert.is_true(app:exists "plain")
  end)
end)
