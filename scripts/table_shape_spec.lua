-- Sections, headers and footers, heights, estimates, the section index and prefetching, as a script sees them.

--- Launches a window with one table of these properties over a source, which is its delegate too.
local function tableApp(source, properties, frame)
  local app = launch({
    didFinishLaunching = function(self)
      local window = UIWindow { frame = UIScreen.main.bounds }
      self.table = UITableView { style = properties and properties.style or "plain", frame = frame or { 0, 0, 320, 480 } }
      for name, value in pairs(properties or {}) do
        if name ~= "style" then self.table[name] = value end
      end
      self.table.dataSource, self.table.delegate = source, source
      window:addSubview(self.table)
      window:makeKeyAndVisible()
    end,
  }, { device = "iPhone SE" })
  return app, app.table
end

local function cell(tableView)
  return tableView:dequeueReusableCell "c" or UITableViewCell { reuseIdentifier = "c" }
end

--- The text of the error that a function raises.

--- Sections of these numbers of rows; more methods may follow.
local function sections(counts, methods)
  local source = {
    numberOfSections = function() return #counts end,
    numberOfRowsInSection = function(_, _, section) return counts[section] end,
    cellForRowAt = function(_, tableView) return cell(tableView) end,
  }
  for name, method in pairs(methods or {}) do source[name] = method end
  return source
end

--- P of the cases: A(3), B(10), C(5).
local function titled(methods)
  local source = sections({ 3, 10, 5 }, methods)
  source.titleForHeaderInSection = source.titleForHeaderInSection or function(_, _, section) return ({ "A", "B", "C" })[section] end
  return source
end

describe("a table's sections", function()
  it("are stacked, counted from 1 (T40)", function()
    local _, table = tableApp(titled())
    assert.are.equal(CGRect(0, 160, 320, 28), table:rectForHeader(2))
    assert.are.equal(CGRect(0, 364, 320, 44), table:rectForRow(IndexPath(2, 5)))
    assert.are.equal(CGRect(0, 160, 320, 468), table:rect(2))
    assert.are.equal(876, table.contentSize.height)
    assert.are.same({ IndexPath(1, 2), IndexPath(1, 3), IndexPath(2, 1) }, table:indexPathsForRows { 0, 100, 320, 100 })
    assert.are.equal(IndexPath(1, 2), table:indexPathForRow { 10, 72 })
    assert.is_nil(table:indexPathForRow { 10, 170 })
  end)

  it("that don't exist are named from 1", function()
    local _, table = tableApp(titled())
    assert.raises("request for rect of header in invalid section (4)", function() table:rectForHeader(4) end)
    assert.raises("request for rect of footer in invalid section (0)", function() table:rectForFooter(0) end)
    assert.raises("request for rect of invalid section (9)", function() table:rect(9) end)
    assert.raises("request for rect at invalid index path (1.4)", function() table:rectForRow(IndexPath(1, 4)) end)
    assert.raises("row (11) beyond bounds (10) for section (2)", function() table:scrollToRow(IndexPath(2, 11), "top") end)
    assert.raises("section (4) beyond bounds (3)", function() table:scrollToRow(IndexPath(4, 1), "top") end)
    assert.is_nil(table:headerView(4))
  end)

  it("have headers that float (T56, T58)", function()
    local _, table = tableApp(titled())
    local app = table
    for _, case in ipairs { { -30, 0 }, { 0, 0 }, { 50, 50 }, { 132, 132 }, { 140, 132 } } do
      table.contentOffset = { 0, case[1] }
      table:layoutIfNeeded()
      assert.are.equal(case[2], table:headerView(1).frame.y)
    end
    assert.are.equal(0, table:rectForHeader(1).y)
    table.contentOffset = { 0, 160 }
    table:layoutIfNeeded()
    assert.is_nil(table:headerView(1))
  end)

  it("have footers that float (T60)", function()
    local _, table = tableApp(titled { titleForFooterInSection = function(_, _, section) return "foot " .. section end }, { sectionFooterHeight = 20 })
    assert.are.equal(460, table:footerView(2).frame.y)
    table.contentOffset = { 0, 200 }
    table:layoutIfNeeded()
    assert.are.equal(648, table:footerView(2).frame.y)
  end)

  it("are asked for in UIKit's order: counts and heights, cells, then headers", function()
    local log = {}
    local function answering(name, answer)
      return function(_, _, a) log[#log + 1] = name .. tostring(a or "") return answer and answer(a) end
    end
    local _, table = tableApp(sections({ 1, 1 }, {
      numberOfSections = answering("sections", function() return 2 end),
      numberOfRowsInSection = answering("rows", function() return 1 end),
      heightForHeaderInSection = answering("height", function() return 30 end),
      titleForHeaderInSection = answering("title", function(section) return "T" .. section end),
      viewForHeaderInSection = answering("view", function(section) return section == 2 and UIView {} or nil end),
      willDisplayHeaderView = function(_, _, view, section) log[#log + 1] = "willDisplay" .. section .. (view:isKind(UITableViewHeaderFooterView) and " titled" or "") end,
    }))
    assert.are.same({
      "sections", "height1", "rows1", "height2", "rows2", "view1", "title1", "willDisplay1 titled", "view2", "willDisplay2",
    }, log)
    assert.is_nil(table:headerView(2)) -- no UITableViewHeaderFooterView
  end)

  it("reuse registered headers, made with a class of the script's (T33)", function()
    local made, prepared = 0, 0
    ---@class table_shape_spec.Header: UITableViewHeaderFooterView
    ---@overload fun(properties?: table): table_shape_spec.Header
    local Header = class("Header", UITableViewHeaderFooterView)
    function Header:init(options)
      Header.super.init(self, options)
      made = made + 1
    end
    function Header:prepareForReuse()
      Header.super.prepareForReuse(self)
      prepared = prepared + 1
    end
    local _, table = tableApp(titled {
      viewForHeaderInSection = function(_, tableView, section)
        local header = tableView:dequeueReusableHeaderFooterView "h"
        if not header then return nil end -- before it is registered
        header.textLabel.text = "Section " .. section
        return header
      end,
    })
    table:registerHeaderFooter(Header, "h")
    table:reloadData()
    table:layoutIfNeeded()
    assert.are.equal("Section 1", table:headerView(1).textLabel.text)
    assert.are.equal("h", table:headerView(1).reuseIdentifier)
    table.contentOffset = { 0, 396 }
    table:layoutIfNeeded()
    table.contentOffset = { 0, 0 }
    table:layoutIfNeeded()
    assert.is_true(made <= 3 and prepared >= 1)
    assert.is_nil(table:dequeueReusableHeaderFooterView "unknown")
    assert.raises("UITableViewHeaderFooterView or a class derived from it", function() table:registerHeaderFooter(UILabel, "x") end)
  end)

  it("tell when headers and footers leave", function()
    local app, table = tableApp(titled {
      titleForFooterInSection = function() return "foot" end,
      didEndDisplayingHeaderView = function() end,
      didEndDisplayingFooterView = function() end,
    })
    table.contentOffset = { 0, 400 }
    table:layoutIfNeeded()
    local headers, footers = app:calls "didEndDisplayingHeaderView", app:calls "didEndDisplayingFooterView"
    assert.are.equal(1, headers[1][3])
    assert.are.equal(1, footers[1][3])
  end)
end)

describe("a grouped table", function()
  local function groupedApp(style, titles)
    return tableApp(sections({ 1, 2 }, { titleForHeaderInSection = function(_, _, section) return titles[section] end }), { style = style })
  end

  it("has gaps where it has no titles (T46)", function()
    local _, table = groupedApp("grouped", {})
    assert.are.equal(35, table:rectForRow(IndexPath(1, 1)).y)
    assert.are.equal(114, table:rectForRow(IndexPath(2, 1)).y)
    assert.are.equal(-1, table.sectionHeaderHeight)
  end)

  it("has titles in capitals (T48)", function()
    local _, table = groupedApp("grouped", { "Fruit", "Nuts" })
    assert.are.equal(55.5, table:rectForRow(IndexPath(1, 1)).y)
    assert.are.equal("FRUIT", table:headerView(1).textLabel.text)
  end)

  it("is inset from iOS 13 on", function()
    local _, table = groupedApp("insetGrouped", {})
    assert.are.equal(CGRect(16, 17.5, 288, 44), table:rectForRow(IndexPath(1, 1)))
    assert.are.equal(10, table:cellForRow(IndexPath(1, 1)).layer.cornerRadius)
  end)

  it("looks as it did", function()
    local app = groupedApp("grouped", { "Fruit", "Nuts" })
    assert.frame(app, "grouped")
  end)
end)

describe("heights", function()
  it("are asked for before the first cell, or not at all", function()
    local source = sections({ 30 }, { heightForRowAt = function() return 44 end })
    local app = tableApp(source)
    assert.are.equal(30, #app:calls "heightForRowAt")
    source.heightForRowAt = nil
    local other, table = tableApp(source, { rowHeight = 60 })
    assert.are.equal(0, #other:calls "heightForRowAt")
    assert.are.equal(1800, table.contentSize.height)
  end)

  it("are estimated until rows come into view, without a jump (T220, T222)", function()
    local app, table = tableApp(sections({ 100 }, { heightForRowAt = function() return 80 end }), { estimatedRowHeight = 50 }, { 0, 0, 320, 400 })
    assert.are.equal(5150, table.contentSize.height)
    assert.are.equal(5, #app:calls "heightForRowAt")
    table.contentOffset = { 0, 3000 }
    table:layoutIfNeeded()
    assert.are.equal(5300, table.contentSize.height)
    assert.are.equal(IndexPath(1, 58), table.indexPathsForVisibleRows[1])
    table.contentOffset = { 0, 2990 }
    table:layoutIfNeeded()
    assert.are.equal(3020, table.contentOffset.y)
  end)

  it("may be estimated row by row (T17)", function()
    local app = tableApp(sections({ 100 }, {
      heightForRowAt = function() return 80 end,
      estimatedHeightForRowAt = function() return 50 end,
    }), nil, { 0, 0, 320, 400 })
    assert.are.equal(100, #app:calls "estimatedHeightForRowAt")
    assert.are.equal(5, #app:calls "heightForRowAt")
  end)

  it("are measured from the cell with automaticDimension (T225)", function()
    assert.are.equal(-1, UITableView.automaticDimension)
    ---@class table_shape_spec.Tall: UITableViewCell
    ---@overload fun(properties?: table): table_shape_spec.Tall
    local Tall = class("Tall", UITableViewCell)
    function Tall:sizeThatFits(size) return CGSize(size.width, 90) end
    local _, table = tableApp(sections({ 20 }, {
      cellForRowAt = function() return Tall { reuseIdentifier = "t" } end,
    }), { rowHeight = UITableView.automaticDimension, estimatedRowHeight = 44 })
    assert.are.equal(90, table:rectForRow(IndexPath(1, 2)).y)
    assert.are.equal(-1, table.rowHeight)
  end)

  it("that make no sense are refused where they are written", function()
    local function message(methods)
      return assert.raises("", function() tableApp(titled(methods)) end)
    end
    assert.matches("table_shape_spec.lua:%d+: table view row height must not be negative %- provided height for index path %(1%.1%) is %-3",
      message { heightForRowAt = function() return -3 end })
    assert.matches("table_shape_spec.lua:%d+: section header height must not be negative %- provided height for section 1 is %-2",
      message { heightForHeaderInSection = function() return -2 end })
    assert.matches("section footer height must be a finite number", message { heightForFooterInSection = function() return 0 / 0 end })
    assert.matches("row height must be a finite number", message { estimatedHeightForRowAt = function() return math.huge end })
    assert.matches("heightForHeaderInSection for section 1 must return a number, got the string \"tall\"",
      message { heightForHeaderInSection = function() return "tall" end })
    assert.matches("titleForHeaderInSection for section 1 must return a string", message { titleForHeaderInSection = function() return {} end })
    assert.matches("viewForHeaderInSection for section 1 must return a UIView", message { viewForHeaderInSection = function() return "view" end })
    assert.matches("numberOfRowsInSection for section 1 must not be negative", message { numberOfRowsInSection = function() return -1 end })
    assert.matches("numberOfRowsInSection for section 1 must return a whole number", message { numberOfRowsInSection = function() return 2.5 end })
    assert.matches("sectionIndexTitles must return", message { sectionIndexTitles = function() return 5 end })
  end)

  it("of a property must be heights too", function()
    local _, table = tableApp(titled())
    assert.raises("section header height must not be negative", function() table.sectionHeaderHeight = -5 end)
    assert.raises("must be a finite number", function() table.estimatedRowHeight = 0 / 0 end)
    assert.are.equal(28, table.sectionHeaderHeight)
    assert.are.equal(0, table.estimatedRowHeight)
  end)
end)

describe("a table's surroundings", function()
  it("a header view pushes the rows down, a footer view ends the filler lines", function()
    local app, table = tableApp(sections { 2 })
    local fillers = #app:findAll { class = "UITableViewSeparator" }
    table.tableHeaderView = UIView { frame = { 0, 0, 10, 50 } }
    table.tableFooterView = UIView {}
    app:advanceFrames(1)
    assert.are.equal(50, table:rectForRow(IndexPath(1, 1)).y)
    assert.are.equal(320, table.tableHeaderView.frame.width)
    assert.are.equal(2, #app:findAll { class = "UITableViewSeparator" })
    assert.is_true(fillers > 2)
  end)

  it("a background view stays behind the rows", function()
    local _, table = tableApp(titled())
    table.backgroundView = UIView { backgroundColor = "blue" }
    table.contentOffset = { 0, 100 }
    table:layoutIfNeeded()
    assert.are.equal(table.backgroundView, table.subviews[1])
    assert.are.equal(100, table.backgroundView.frame.y)
  end)

  it("scrolls to the nearest selected row (T89)", function()
    local _, table = tableApp(sections { 30 }, nil, { 0, 0, 320, 440 })
    table:scrollToNearestSelectedRow "top"
    assert.are.equal(0, table.contentOffset.y)
    table:selectRow(IndexPath(1, 26))
    table:scrollToNearestSelectedRow "top"
    assert.are.equal(880, table.contentOffset.y)
  end)

  it("scrolls to rows next to headers (T84, T85) and to sections without rows", function()
    local _, table = tableApp(titled())
    table:scrollToRow(IndexPath(2, 1), "top")
    assert.are.equal(160, table.contentOffset.y)
    table:scrollToRow(IndexPath(2, 4), "top")
    assert.are.equal(292, table.contentOffset.y)
    local other, gap = tableApp(sections({ 20, 0, 20 }, { titleForHeaderInSection = function() return "T" end }))
    gap:scrollToRow(IndexPath(2, nil), "top")
    assert.are.equal(908, gap.contentOffset.y)
    assert.is_nil(IndexPath(2, nil).row)
    assert.is_nil(gap:cellForRow(IndexPath(2, nil)))
    assert.raises("2.none", function() gap:rectForRow(IndexPath(2, nil)) end)
    assert.raises("row 2.none is not on the screen", function() other:tap { row = IndexPath(2, nil) } end)
    assert.raises("attempt to delete row none from section 2", function() gap:deleteRows({ IndexPath(2, nil) }, "none") end)
  end)
end)

describe("the section index", function()
  local letters = { "A", "B", "C" }

  it("is shown from a number of rows on", function()
    local app, table = tableApp(titled { sectionIndexTitles = function() return letters end })
    assert.is_true(app:exists { class = "UITableViewIndex" })
    assert.are.equal(305, table:cellForRow(IndexPath(1, 1)).contentView.frame.width)
    table.sectionIndexMinimumDisplayRowCount = 19
    app:advanceFrames(1)
    assert.is_false(app:exists { class = "UITableViewIndex" })
    assert.are.equal(320, table:cellForRow(IndexPath(1, 1)).contentView.frame.width)
    table.sectionIndexMinimumDisplayRowCount = 18
    app:advanceFrames(1)
    assert.is_true(app:exists { class = "UITableViewIndex" })
  end)

  it("goes to the section of its number, where the source says nothing else", function()
    local app, table = tableApp(titled { sectionIndexTitles = function() return letters end })
    app:tap { indexTitle = 2 }
    assert.are.equal(160, table.contentOffset.y)
    app:tap { indexTitle = 3 }
    assert.are.equal(396, table.contentOffset.y) -- as far as it goes
  end)

  it("leaves the offset alone for nil, and refuses sections that don't exist", function()
    local answer ---@type integer
    local app, table = tableApp(titled {
      sectionIndexTitles = function() return { UITableView.indexSearch, "A" } end,
      sectionForSectionIndexTitle = function(_, _, title, index) return answer end,
    })
    table.contentOffset = { 0, 30 }
    app:tap { indexTitle = 1 }
    assert.are.equal(30, table.contentOffset.y)
    assert.are.equal("{search}", app:calls "sectionForSectionIndexTitle"[1][2])
    assert.are.equal(1, app:calls "sectionForSectionIndexTitle"[1][3])
    answer = 7
    assert.raises("section (7) for index title 'A' beyond bounds (3)", function() app:tap { indexTitle = 2 } end)
    assert.raises("the section index has no title 3", function() app:tap { indexTitle = 3 } end)
  end)

  it("isn't there without titles", function()
    local app = tableApp(titled())
    assert.raises("no table on the screen shows a section index", function() app:tap { indexTitle = 1 } end)
  end)

  it("has colours and can be asked for anew", function()
    local titles = letters
    local app, table = tableApp(titled { sectionIndexTitles = function() return titles end })
    table.sectionIndexColor, table.sectionIndexBackgroundColor = "red", "yellow"
    table.sectionIndexTrackingBackgroundColor = "green"
    app:advanceFrames(1)
    local strip = app:find { class = "UITableViewIndex" }
    assert.are.equal("yellow", strip.backgroundColor)
    local finger = app:touch(312, 240)
    app:advance(0.3)
    assert.are.equal("green", strip.backgroundColor)
    finger:lift()
    app:advanceFrames(1)
    assert.are.equal("yellow", strip.backgroundColor)
    titles = {}
    table:reloadSectionIndexTitles()
    assert.is_false(app:exists { class = "UITableViewIndex" })
  end)
end)

describe("prefetching", function()
  it("asks for the rows ahead and cancels when the finger turns back (T226)", function()
    local source = sections { 30 }
    source.prefetchRowsAt = function() end
    source.cancelPrefetchingForRowsAt = function() end
    local app, table = tableApp(source, { prefetchDataSource = source }, { 0, 0, 320, 440 })
    app:drag { from = { 160, 300 }, to = { 160, 256 }, duration = 0.3, hold = 0.2 }
    local asked = {}
    for _, call in ipairs(app:calls "prefetchRowsAt") do
      for _, path in ipairs(call[2]) do asked[#asked + 1] = path.row end
    end
    assert.is_true(#asked > 0)
    for index, row in ipairs(asked) do assert.is_true(row > 11 and (index == 1 or row > asked[index - 1])) end
    app:drag { from = { 160, 256 }, to = { 160, 300 }, duration = 0.3, hold = 0.2 }
    assert.is_true(#app:calls "cancelPrefetchingForRowsAt" > 0)
    assert.are.equal(source, table.prefetchDataSource)
  end)
end)
