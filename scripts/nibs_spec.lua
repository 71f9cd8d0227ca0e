-- UINib and Bundle: files that make views, for tables, for controllers and by themselves.
describe("a nib", function()
  local function openTable(source, register)
    local list ---@type UITableView
    local app = launchWindow(function(window)
      list = UITableView { frame = { 0, 0, 320, 480 }, rowHeight = 60 }
      register(list)
      list.dataSource, list.delegate = source, source
      window:addSubview(list)
    end)
    return app, list
  end

  it("makes its objects anew each time, and tells them", function()
    local nib = UINib { name = "nibs.ItemCell" }
    local one, two = nib:instantiate()[1], nib:instantiate()[1]
    assert.are_not.equal(one, two)
    assert.are.equal(1, one.wakings)
    assert.are.equal(1, #Bundle.main:loadNibNamed("nibs.ItemCell"))
    assert.are.equal("nibs.ItemCell", nib.name)
    assert.are.equal("nibs.ItemCell", UINib { nibName = "nibs.ItemCell" }.name)
  end)

  it("tells subviews before the view that they are in", function()
    local owner = { }
    function owner.view() end
    local objects = UINib { name = "nibs.Panel" }:instantiate(owner)
    assert.are.equal(2, #objects)
    assert.are.equal(objects[1], owner.view)
    assert.are.same({ "inner", "outer", "other" }, owner.log)
  end)

  it("makes the cells of a table, which are used again", function()
    local app, list = openTable({
      numberOfRowsInSection = function() return 100 end,
      cellForRowAt = function(_, tableView, path)
        local cell = tableView:dequeueReusableCell("item", path)
        cell.nameLabel.text = "item " .. path.row
        return cell
      end,
    }, function(list) list:registerNib(UINib { name = "nibs.ItemCell" }, "item") end)
    local cell = list:cellForRow(IndexPath(1, 1))
    assert.are.equal("item", cell.reuseIdentifier)
    assert.are.equal("item 1", cell.nameLabel.text)
    list:scrollToRow(IndexPath(1, 60), "top")
    app:settle()
    list:scrollToRow(IndexPath(1, 1), "top")
    app:settle()
    assert.are.equal(1, cell.wakings)
    list:registerNib(nil, "item")
  end)

  it("makes the headers of a table", function()
    local _, list = openTable({
      numberOfRowsInSection = function() return 1 end,
      cellForRowAt = function() return UITableViewCell {} end,
      heightForHeaderInSection = function() return 30 end,
      viewForHeaderInSection = function(_, tableView) return tableView:dequeueReusableHeaderFooterView("h") end,
    }, function(list) list:registerHeaderFooterNib(UINib { name = "nibs.Header" }, "h") end)
    assert.are.equal("h", list:headerView(1).reuseIdentifier)
  end)

  it("must have exactly one cell for a table, of the registered identifier", function()
    local list = UITableView {}
    list:registerNib(UINib { name = "nibs.Wrong" }, "x")
    assert.raises("invalid nib registered for identifier (x) - nib must contain exactly one top level object which must be a UITableViewCell instance",
      function() list:dequeueReusableCell("x") end)
    list:registerHeaderFooterNib(UINib { name = "nibs.Header" }, "y")
    assert.raises("view reuse indentifier in nib (h) does not match the identifier used to register the nib (y)",
      function() list:dequeueReusableHeaderFooterView("y") end)
    list:registerHeaderFooterNib(UINib { name = "nibs.ItemCell" }, "z")
    assert.raises("must be a UITableViewHeaderFooterView instance", function() list:dequeueReusableHeaderFooterView("z") end)
  end)

  it("loads the view of a controller", function()
    ---@class nibs_spec.Panel: UIViewController
    ---@overload fun(properties?: table): nibs_spec.Panel
    local Panel = class("Panel", UIViewController)
    local panel = Panel { nibName = "nibs.Panel" }
    assert.are.equal("nibs.Panel", panel.nibName)
    assert.is_true(panel.view:isKind(UIView))
    assert.are.equal("outer", panel.log[2])
    local forgetful = Panel { nibName = "nibs.Panel", forgets = true }
    assert.raises('loaded the "nibs.Panel" nib but the view outlet was not set', function() return forgetful.view end)
    assert.raises("-[Panel _loadViewFromNibNamed", function() return Panel { nibName = "nibs.Panel", forgets = true }.view end)
    assert.raises("Could not load NIB", function() return Panel { nibName = "nibs.Nothing" }.view end)
  end)

  it("that is missing, raises or answers wrongly is an error", function()
    local message = assert.raises("Could not load NIB in bundle: 'main' with name 'nibs.Nothing'", function() UINib { name = "nibs.Nothing" }:instantiate() end)
    assert.contains("scripts/nibs/Nothing.lua", message)
    assert.raises("must return function(owner), which returns a list of views, got 3", function()
      Bundle.main:loadNibNamed("nibs.Number")
    end)
    local function wrong(make) return assert.raises("", function() UINib { name = "nibs.Wrong" }:instantiate { make = make } end) end
    assert.contains("broken nib", wrong(function() error("broken nib") end))
    assert.contains("must return a list of views, got 5", wrong(function() return 5 end))
    assert.contains("at position 2", wrong(function() return { UIView {}, "label" } end))
    assert.contains("must return a list of views", wrong(function() return { view = UIView {} } end))
    assert.contains("instantiated while it is being instantiated", wrong(function()
      return UINib { name = "nibs.Wrong" }:instantiate { make = function() return {} end }
    end))
    assert.are.equal(0, #UINib { name = "nibs.Wrong" }:instantiate { make = function() return {} end })
    assert.raises("Could not load NIB in bundle: 'main' with name ''", function() UINib {}:instantiate() end)
    assert.raises("UINib", function() UITableView {}:registerNib("nibs.ItemCell", "x") end)
  end)
end)
