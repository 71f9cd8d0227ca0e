-- Classes of an app's that derive from those written in Lua: diffable data sources and NSCache. docs/tables.md, docs/classes.md

describe("a class that derives from UITableViewDiffableDataSource", function()
  local app, list, source ---@type App, UITableView, UITableViewDiffableDataSource

  local function cell(_, _, id)
    local made = UITableViewCell {}
    made.textLabel.text = id
    return made
  end

  local function openMountains(make)
    app = launchWindow(function(window)
      list = UITableView { frame = window.bounds, style = "grouped" }
      window:addSubview(list)
      source = make(list)
      local snapshot = NSDiffableDataSourceSnapshot()
      snapshot:appendSections { "a", "b" }
      snapshot:appendItems({ "Alps", "Andes", "Jura" }, "a")
      snapshot:appendItems({ "Rockies", "Urals" }, "b")
      source:apply(snapshot, false)
    end)
  end

  local function rowTexts()
    local texts = {}
    for section = 1, list.numberOfSections do
      for row = 1, list:numberOfRows(section) do texts[#texts + 1] = list:cellForRow(IndexPath(section, row)).textLabel.text end
      texts[#texts + 1] = "|"
    end
    return table.concat(texts, " ")
  end

  -- As in Apple's sample "UITableView: Editing": in moveRowAt the source has what it had before.
  local Ranges = class("Ranges", UITableViewDiffableDataSource)
  function Ranges:titleForHeaderInSection(_, section) return "Range " .. self:sectionIdentifier(section) end
  function Ranges:canEditRowAt(_, path) return self.fixed ~= self:itemIdentifier(path) end
  function Ranges:canMoveRowAt() return true end
  function Ranges:moveRowAt(tableView, from, to)
    Ranges.super.moveRowAt(self, tableView, from, to)
    local id, other = self:itemIdentifier(from), self:itemIdentifier(to)
    if from == to then return end
    self.moves = (self.moves or "") .. id .. ">" .. tostring(other) .. " "
    local snapshot = self:snapshot()
    local isBelow = other ~= nil and from.section == to.section and to.row > from.row
    snapshot:deleteItems { id }
    if isBelow then
      snapshot:insertItemsAfter({ id }, other)
    elseif other then
      snapshot:insertItemsBefore({ id }, other)
    else
      snapshot:appendItems({ id }, snapshot.sectionIdentifiers[to.section])
    end
    self:apply(snapshot, false)
  end
  function Ranges:commitEditingStyle(_, _, path)
    local snapshot = self:snapshot()
    snapshot:deleteItems { self:itemIdentifier(path) }
    self:apply(snapshot)
  end

  it("gives titles, and edits and moves rows, by its methods", function()
    -- `shown`, `places` and `list` are fields as any others.
    openMountains(function(tableView) return Ranges { tableView = tableView, cellProvider = cell, shown = 1, places = 2, list = 3 } end)
    assert.are.equal("RANGE A", list:headerView(1).textLabel.text)
    assert.are.same({ 1, 2, 3 }, { source.shown, source.places, source.list })
    assert.is_true(source:isKind(Ranges) and source:isKind(UITableViewDiffableDataSource))
    list:setEditing(true, false)
    app:settle()
    local function move(from, to)
      app:drag { from = { row = from, part = "reorder" }, to = { row = to, part = "reorder" }, hold = 0.2 }
      app:settle()
    end
    move({ 1, 1 }, { 1, 3 })
    assert.are.equal("Andes Jura Alps | Rockies Urals |", rowTexts())
    move({ 1, 1 }, { 2, 1 })
    assert.are.equal("Jura Alps | Rockies Andes Urals |", rowTexts())
    move({ 2, 3 }, { 2, 1 })
    assert.are.equal("Jura Alps | Urals Rockies Andes |", rowTexts())
    assert.are.same({ "Jura", "Alps", "Urals", "Rockies", "Andes" }, source:snapshot().itemIdentifiers)
    assert.are.equal("Alps>Jura Andes>Urals Urals>Rockies ", source.moves)
    assert.are.equal(3, #app:calls "moveRowAt")
    app:tap { row = { 2, 1 }, part = "minus" }
    app:settle()
    app:tap "Delete"
    app:settle()
    assert.are.equal("Jura Alps | Rockies Andes |", rowTexts())
    source.fixed = "Jura"
    list:reloadData()
    assert.has_error(function() app:tap { row = { 1, 1 }, part = "minus" } end)
  end)

  it("without a method for it doesn't move, and reaches UIKit's answer by super", function()
    local Plain = class("Plain", UITableViewDiffableDataSource)
    openMountains(function(tableView) return Plain { tableView = tableView, cellProvider = cell } end)
    list:setEditing(true, false)
    app:settle()
    assert.has_error(function() app:tap { row = { 1, 1 }, part = "reorder" } end)
    assert.is_false(Plain.super.canMoveRowAt(source, list, IndexPath(1, 1)))
    assert.is_false(Plain.super.canEditRowAt(source, list, IndexPath(1, 1)))
    assert.is_nil((Plain.super.titleForHeaderInSection(source, list, 1)))
  end)

  it("without canEditRowAt leaves its rows alone in editing mode; the delegate's swipe actions are there", function()
    openMountains(function(tableView) return UITableViewDiffableDataSource { tableView = tableView, cellProvider = cell } end)
    list.delegate = { trailingSwipeActionsConfigurationForRowAt = function()
      return UISwipeActionsConfiguration { actions = { UIContextualAction { style = "normal", title = "Flag", handler = function(_, _, done) done(true) end } } }
    end }
    list:setEditing(true, false)
    app:settle()
    for _, shownCell in ipairs(list.visibleCells) do assert.is_false(shownCell.isEditing) end
    assert.has_error(function() app:tap { row = { 1, 1 }, part = "minus" } end)
    list:setEditing(false, false)
    app:swipe({ row = { 1, 1 } }, "left")
    app:settle()
    assert.is_true(app:exists "Flag")
  end)

  it("has an init of its own", function()
    local Shouting = class("Shouting", UITableViewDiffableDataSource)
    function Shouting:init(tableView, ending)
      Shouting.super.init(self, tableView, function(view, path, id) return cell(view, path, id .. ending) end)
    end
    openMountains(function(tableView) return Shouting(tableView, "!") end)
    assert.are.equal("Alps! Andes! Jura! | Rockies! Urals! |", rowTexts())
    local Late = class("Late", UITableViewDiffableDataSource)
    function Late:init() self:snapshot() end
    assert.raises("before its super.init", function() return Late {} end)
    local Empty = class("Empty", UITableViewDiffableDataSource)
    assert.matches("classes_spec.lua:%d+: .*cellProvider must be a function", assert.raises("cellProvider", function() return Empty {} end))
    assert.matches("classes_spec.lua:%d+: .*has no option 'foo'", assert.raises("foo", function()
      return UITableViewDiffableDataSource { tableView = list, cellProvider = cell, foo = 1 }
    end))
  end)

  it("is the library's, which no script changes", function()
    assert.raises("can't be set", function() UITableViewDiffableDataSource.apply = print end)
    assert.is_nil(UITableViewDiffableDataSource.super)
    assert.is_false(pcall(rawset, UICollectionViewDiffableDataSource, "apply", 1))
  end)
end)

describe("a class that derives from UICollectionViewDiffableDataSource", function()
  it("overrides what the list asks", function()
    local asked = {}
    local Source = class("Source", UICollectionViewDiffableDataSource)
    function Source:cellForItemAt(view, path)
      asked[#asked + 1] = self:itemIdentifier(path)
      return Source.super.cellForItemAt(self, view, path)
    end
    local view
    launchWindow(function(window)
      view = UICollectionView { frame = window.bounds, collectionViewLayout = UICollectionViewFlowLayout {} }
      view:register(UICollectionViewCell, "c")
      window:addSubview(view)
      local source = Source { collectionView = view, cellProvider = function(list, path) return list:dequeueReusableCell("c", path) end }
      local snapshot = NSDiffableDataSourceSnapshot()
      snapshot:appendSections { 1 }
      snapshot:appendItems { "x", "y" }
      source:apply(snapshot, false)
    end)
    assert.are.equal(2, #view.visibleCells)
    assert.are.same({ "x", "y" }, asked)
  end)
end)

describe("a class that derives from NSCache", function()
  it("has its limits, and fields of its own", function()
    local Pictures = class("Pictures", NSCache)
    Pictures.countLimit = 2
    function Pictures:picture(name)
      local known = self:object(name)
      if known then return known end
      self.made = (self.made or 0) + 1
      self:setObject(name .. ".png", name)
      return name .. ".png"
    end
    local pictures, gone = Pictures {}, {}
    pictures.delegate = { willEvictObject = function(_, _, object) gone[#gone + 1] = object end }
    for _, name in ipairs { "a", "b", "b", "c" } do pictures:picture(name) end
    assert.are.equal(3, pictures.made)
    assert.are.same({ "a.png" }, gone)
    assert.are.equal(0, pictures.totalCostLimit)
    pictures.countLimit = "many"
    assert.raises("countLimit and totalCostLimit must be numbers", function() pictures:setObject(1, 2) end)
  end)
end)
