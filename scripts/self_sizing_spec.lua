-- Sizes that follow from the constraints inside: section headers and footers with estimates, a table's own header, a scroll view's content.
local app, table_ ---@type App, UITableView

local long = ("words that wrap "):rep(8)

local function padded(contentView, text, inset)
  local label = UILabel { numberOfLines = 0, text = text, translatesAutoresizingMaskIntoConstraints = false }
  contentView:addSubview(label)
  NSLayoutConstraint.activate {
    label.leadingAnchor:constraint("==", contentView.leadingAnchor, inset), label.trailingAnchor:constraint("==", contentView.trailingAnchor, -inset),
    label.topAnchor:constraint("==", contentView.topAnchor, inset), label.bottomAnchor:constraint("==", contentView.bottomAnchor, -inset),
  }
  return label
end

local function height(text, width, inset)
  return UILabel { numberOfLines = 0, text = text }:sizeThatFits(CGSize(width - 2 * inset, 10000)).height + 2 * inset
end

local function openMeasuredTable(source, properties)
  app = launchWindow(function(window)
    source.numberOfSections = source.numberOfSections or function() return 2 end
    source.numberOfRowsInSection = source.numberOfRowsInSection or function() return 2 end
    source.cellForRowAt = source.cellForRowAt or function() return UITableViewCell {} end
    properties.frame, properties.dataSource, properties.delegate = { 0, 0, 320, 480 }, source, source
    table_ = UITableView(properties)
    window:addSubview(table_)
  end)
end

describe("a section's header or footer with an estimated height", function()
  it("is as high as its constraints say once it is shown, and what is below moves", function()
    local texts = { "short", long }
    local function part(_, _, section)
      local made = UITableViewHeaderFooterView {}
      padded(made.contentView, texts[section], 10)
      return made
    end
    openMeasuredTable({ viewForHeaderInSection = part, viewForFooterInSection = part }, {
      style = "grouped", sectionHeaderHeight = UITableView.automaticDimension, estimatedSectionHeaderHeight = 30,
      sectionFooterHeight = UITableView.automaticDimension, estimatedSectionFooterHeight = 25,
    })
    for section = 1, 2 do
      assert.equal(height(texts[section], 320, 10), table_:rectForHeader(section).height)
      assert.equal(height(texts[section], 320, 10), table_:rectForFooter(section).height)
    end
    assert.equal(table_:rectForHeader(1).maxY, table_:rectForRow(IndexPath(1, 1)).minY)
    assert.equal(table_:rectForFooter(1).maxY, table_:rectForHeader(2).minY)
    assert.equal(table_:rectForFooter(2).maxY, table_.contentSize.height)
  end)

  it("keeps its estimate until it is shown", function()
    local function header()
      local made = UITableViewHeaderFooterView {}
      padded(made.contentView, "some", 20)
      return made
    end
    openMeasuredTable({ numberOfSections = function() return 10 end, numberOfRowsInSection = function() return 20 end, viewForHeaderInSection = header }, {
      sectionHeaderHeight = UITableView.automaticDimension, estimatedSectionHeaderHeight = 31,
    })
    assert.equal(height("some", 320, 20), table_:rectForHeader(1).height)
    assert.equal(31, table_:rectForHeader(10).height)
    table_:scrollToRow(IndexPath(10, 1), "middle", false)
    app:advanceFrames()
    assert.equal(height("some", 320, 20), table_:rectForHeader(10).height)
  end)

  it("takes a view that is no header view, too", function()
    local function header()
      local made = UIView {}
      padded(made, long, 5)
      return made
    end
    openMeasuredTable({ viewForHeaderInSection = header }, { sectionHeaderHeight = UITableView.automaticDimension, estimatedSectionHeaderHeight = 31 })
    assert.equal(height(long, 320, 5), table_:rectForHeader(1).height)
  end)
end)

describe("a table's header view", function()
  it("is as high as systemLayoutSizeFitting says at the table's width", function()
    openMeasuredTable({}, {})
    local header = UIView {}
    padded(header, long, 12)
    local size = header:systemLayoutSizeFitting(CGSize(320, 0), 1000, 50)
    assert.equal(CGSize(320, height(long, 320, 12)), size)
    header.frame = { 0, 0, 320, size.height }
    table_.tableHeaderView = header
    app:advanceFrames()
    assert.equal(size.height, table_:rectForRow(IndexPath(1, 1)).minY)
    assert.equal(size.height - 24, header.subviews[1].frame.height)
    assert.same({}, app:layoutProblems())
  end)
end)

describe("a cell with an estimated height", function()
  it("grows with its text after beginUpdates and endUpdates", function()
    local text = "short"
    ---@class self_sizing_spec.Grown: UITableViewCell
    ---@overload fun(properties?: table): self_sizing_spec.Grown
    local Grown = class("Grown", UITableViewCell)
    function Grown:init(properties)
      Grown.super.init(self, properties)
      self.label = padded(self.contentView, "", 15)
    end
    openMeasuredTable({
      cellForRowAt = function(_, tableView, path)
        local cell = tableView:dequeueReusableCell("grown", path)
        cell.label.text = text
        return cell
      end,
      numberOfSections = function() return 0 end,
    }, { separatorStyle = "none", rowHeight = UITableView.automaticDimension, estimatedRowHeight = 44 })
    table_:register(Grown, "grown")
    table_.dataSource.numberOfSections = function() return 1 end
    table_:reloadData()
    app:advanceFrames()
    assert.equal(height("short", 320, 15), table_:rectForRow(IndexPath(1, 1)).height)
    text = long
    table_:reloadData()
    app:advanceFrames()
    assert.equal(height(long, 320, 15), table_:rectForRow(IndexPath(1, 2)).height)
  end)
end)

describe("a label that wraps in a stack view in a scroll view", function()
  it("gives the content its height in two passes", function()
    local scroll, stack ---@type UIScrollView, UIStackView
    app = launch {
      didFinishLaunching = function()
        local window = UIWindow { frame = UIScreen.main.bounds }
        window:makeKeyAndVisible()
        scroll = UIScrollView { frame = { 0, 0, 200, 300 } }
        window:addSubview(scroll)
        local labels = {}
        for index = 1, 3 do labels[index] = UILabel { numberOfLines = 0, text = long } end
        stack = UIStackView { axis = "vertical", spacing = 6, arrangedSubviews = labels, translatesAutoresizingMaskIntoConstraints = false }
        scroll:addSubview(stack)
        for _, format in ipairs { "H:|[stack(==scroll)]|", "V:|[stack]|" } do
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints { withVisualFormat = format, views = { stack = stack, scroll = scroll } })
        end
      end,
    }
    assert.equal(CGSize(200, 3 * height(long, 200, 0) + 12), scroll.contentSize)
    assert.same({}, app:layoutProblems())
  end)
end)
