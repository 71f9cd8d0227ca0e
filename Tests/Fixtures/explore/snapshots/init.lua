-- SNAPSHOTS: the same snapshot again leads back to the same state, whatever was inserted and removed on the way.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local tableView = UITableView { frame = { 0, 200, 320, 200 } }
  window:addSubview(tableView)
  self.source = UITableViewDiffableDataSource {
    tableView = tableView,
    cellProvider = function(list, _, id)
      local cell = list:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text, cell.selectionStyle = id, "none"
      return cell
    end,
  }
  local function show(ids)
    local snapshot = NSDiffableDataSourceSnapshot()
    snapshot:appendSections { "all" }
    snapshot:appendItems(ids)
    self.source:apply(snapshot, false)
  end
  local function button(title, y, action)
    local made = UIButton { type = "system", title = title, frame = { 40, y, 80, 44 } }
    made:addTarget("touchUpInside", action)
    window:addSubview(made)
  end
  button("Again", 40, function() show { "one", "two" } end)
  button("Through", 100, function()
    local snapshot = self.source:snapshot()
    snapshot:insertItemsBefore({ "new" }, "two")
    snapshot:deleteItems { "new" }
    assert(#snapshot.itemIdentifiers == 2 and snapshot:indexOfItem "two" == 2)
    self.source:apply(snapshot, false)
  end)
  show { "one", "two" }
  window:makeKeyAndVisible()
end

return app
