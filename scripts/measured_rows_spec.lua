-- Heights that nobody sets, and the margins of content views, in the systems: docs/rules/tables.md 2.2, 2.5 and 7.

-- A table whose cells and headers hold a label that their constraints keep at the margins, with as many lines as the row's number.
local function list(system, properties, methods)
  ---@class measured_rows_spec.List: UITableViewController
  ---@overload fun(properties?: table): measured_rows_spec.List
  local List = class("List", UITableViewController)
  List.style = "plain"

  local function fill(view, text)
    local label = UILabel { text = text, numberOfLines = 0, translatesAutoresizingMaskIntoConstraints = false }
    view.contentView:addSubview(label)
    local margins = view.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate {
      label.leadingAnchor:constraint("==", margins.leadingAnchor), label.trailingAnchor:constraint("==", margins.trailingAnchor),
      label.topAnchor:constraint("==", margins.topAnchor), label.bottomAnchor:constraint("==", margins.bottomAnchor),
    }
    return view
  end

  function List:numberOfRowsInSection() return 3 end
  function List:cellForRowAt(_, path) return fill(UITableViewCell {}, string.rep("line\n", path.row - 1) .. "line") end
  for name, method in pairs(methods or {}) do List[name] = method end
  List.fill = fill
  local controller ---@type measured_rows_spec.List
  local app = launchWindow(function(window)
    controller = List {}
    for name, value in pairs(properties or {}) do controller.tableView[name] = value end
    window.rootViewController = controller
  end, { system = system, device = "iPhone 8" })
  return controller.tableView, app
end

local function heights(view)
  local all = {}
  for row = 1, view:numberOfRows(1) do all[row] = math.floor(view:rectForRow(IndexPath(1, row)).height + 0.5) end
  return all
end

describe("a row of which nobody gives the height", function()
  it("is as high as its content in 17, and 44 in 12", function()
    local view = list(17)
    assert.are.equal(UITableView.automaticDimension, view.rowHeight)
    assert.are.equal(UITableView.automaticDimension, view.estimatedRowHeight)
    assert.are.equal(UITableView.automaticDimension, view.sectionHeaderHeight)
    assert.are.same({ 43, 63, 83 }, heights(view))
    assert.are.same({}, view.window.rootViewController.view.constraints)
    view = list(12, nil, { cellForRowAt = function() return UITableViewCell {} end })
    assert.are.equal(44, view.rowHeight)
    assert.are.equal(0, view.estimatedRowHeight)
    assert.are.equal(28, view.sectionHeaderHeight)
    assert.are.same({ 44, 44, 44 }, heights(view))
  end)

  it("breaks no constraint in 17", function()
    local _, app = list(17)
    assert.are.same({}, app:layoutProblems())
  end)

  it("is given by the property, the delegate, or an estimate of 0 with it", function()
    assert.are.same({ 90, 90, 90 }, heights(list(17, { rowHeight = 90 })))
    local view = list(17, nil, { heightForRowAt = function(_, _, path) return 80 + path.row end })
    assert.are.same({ 81, 82, 83 }, heights(view))
    view = list(17, { estimatedRowHeight = 0 }, { cellForRowAt = function() return UITableViewCell {} end })
    assert.are.same({ 44, 44, 44 }, heights(view))
  end)

  it("is measured where the delegate answers automaticDimension", function()
    local view, app = list(17, nil, { heightForRowAt = function(_, _, path) return path.row == 2 and UITableView.automaticDimension or 100 end })
    assert.are.same({ 100, 63, 100 }, heights(view))
    view:beginUpdates()
    view:endUpdates()
    app:settle()
    assert.are.same({ 100, 63, 100 }, heights(view))
    view:reloadRows({ IndexPath(1, 2) }, "none")
    app:settle()
    assert.are.same({ 100, 63, 100 }, heights(view))
    assert.are.equal(263, math.floor(view.contentSize.height + 0.5))
  end)

  it("is measured when it comes into view, and the offset stays with what is seen", function()
    local view, app = list(17, nil, { numberOfRowsInSection = function() return 60 end, cellForRowAt = function(self) return self.fill(UITableViewCell {}, "a\nb\nc\nd") end })
    view:scrollToRow(IndexPath(1, 60), "bottom", false)
    app:settle()
    assert.near(view.contentSize.height - view.bounds.height, view.contentOffset.y, 0.5)
    view:scrollToRow(IndexPath(1, 1), "top", true)
    app:settle()
    assert.near(-view.adjustedContentInset.top, view.contentOffset.y, 0.5)
  end)
end)

describe("a header of which nobody gives the height", function()
  local function header(system, properties, methods)
    methods = methods or {}
    methods.viewForHeaderInSection = function(self) return self.fill(UITableViewHeaderFooterView {}, "one\ntwo\nthree") end
    methods.cellForRowAt = function() return UITableViewCell {} end
    local view, app = list(system, properties, methods)
    return view:rectForHeader(1).height, app
  end

  it("is as high as its content in 17", function()
    assert.near(61 + 22, header(17), 1)
  end)

  it("is given by the property or the delegate", function()
    assert.are.equal(50, header(17, { sectionHeaderHeight = 50 }))
    assert.are.equal(70, header(17, nil, { heightForHeaderInSection = function() return 70 end }))
  end)

  it("that is a plain view is as high as one with a title, if it has no height", function()
    local function plain(frame)
      local view = list(17, nil, { viewForHeaderInSection = function() return UIView { frame = frame or { 0, 0, 0, 0 } } end })
      return view:rectForHeader(1).height
    end
    assert.are.equal(28, plain())
    assert.are.equal(60, plain { 0, 0, 100, 60 })
  end)

  it("with a title is as high as before", function()
    local view = list(17, nil, { titleForHeaderInSection = function() return "A" end })
    assert.are.equal(28, view:rectForHeader(1).height)
  end)
end)

describe("a content view", function()
  it("has margins as its texts in 17, and 8 in 12", function()
    local view = list(17, { rowHeight = 60 }, { cellForRowAt = function(_, _, path) return UITableViewCell { accessoryType = path.row == 2 and "checkmark" or "none" } end })
    assert.are.equal(UIEdgeInsets(11, 16, 11, 16), view:cellForRow(IndexPath(1, 1)).contentView.layoutMargins)
    assert.are.equal(UIEdgeInsets(11, 16, 11, 2), view:cellForRow(IndexPath(1, 2)).contentView.layoutMargins)
    view.semanticContentAttribute = "forceRightToLeft"
    view:cellForRow(IndexPath(1, 2)).semanticContentAttribute = "forceRightToLeft"
    assert.are.equal(UIEdgeInsets(11, 2, 11, 16), view:cellForRow(IndexPath(1, 2)).contentView.layoutMargins)
    view:cellForRow(IndexPath(1, 1)).contentView.layoutMargins = { 1, 2, 3, 4 }
    assert.are.equal(UIEdgeInsets(1, 2, 3, 4), view:cellForRow(IndexPath(1, 1)).contentView.layoutMargins)
    view = list(12, { rowHeight = 60 })
    assert.are.equal(UIEdgeInsets(8, 8, 8, 8), view:cellForRow(IndexPath(1, 1)).contentView.layoutMargins)
  end)

  it("of a wide list keeps 20, as a controller's view does in 17", function()
    for system, side in pairs { [12] = 16, [17] = 20 } do
      local controller = UIViewController {}
      launchWindow(function(window) window.rootViewController = controller end, { system = system, device = "iPhone 16" })
      assert.are.equal(side, controller.view.layoutMargins.left)
      assert.are.equal(side, controller.systemMinimumLayoutMargins.leading)
    end
  end)
end)
