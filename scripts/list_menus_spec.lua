-- Context menus of rows and items, menus of bar items, edit menus, commands of keys. Cases M-109, M-127; docs/rules/lists.md 3 and 4.
local keep ---@type table

local function launchToday(make, options)
  options = options or {}
  return launchWindow(function(window) window.rootViewController = make() end,
    { system = 17, device = options.device or "iPhone 16", direction = options.direction })
end

local function menu(trace)
  return UIMenu { children = {
    UIAction { title = "Copy", handler = function() trace[#trace + 1] = "Copy" end },
    UIAction { title = "Delete", attributes = "destructive", handler = function() trace[#trace + 1] = "Delete" end },
  } }
end

local function rest(app, view)
  local place = view:convert(view.bounds, nil)
  local finger = app:touch(place.x + place.width / 2, place.y + place.height / 2)
  app:advance(0.6)
  return finger
end

describe("a context menu of a list", function()
  local trace, selected ---@type table, table
  before_each(function() trace, selected = {}, {} end)

  local function collection(answers)
    local view ---@type UICollectionView
    local app = launchToday(function()
      local controller = UIViewController {}
      local layout = UICollectionViewFlowLayout { itemSize = { 100, 100 }, minimumLineSpacing = 20, sectionInset = { 20, 20, 20, 20 } }
      view = UICollectionView { frame = controller.view.bounds, collectionViewLayout = layout }
      view:register(UICollectionViewCell, "c")
      keep = {
        numberOfItemsInSection = function() return 4 end,
        cellForItemAt = function(_, list, path) return list:dequeueReusableCell("c", path) end,
        didSelectItemAt = function(_, _, path) selected[#selected + 1] = path.row end,
        willPerformPreviewActionForMenuWith = function(_, _, configuration, animator)
          trace[#trace + 1] = "preview " .. tostring(configuration.identifier)
          animator:addCompletion(function() trace[#trace + 1] = "completion" end)
        end,
        willDisplayContextMenu = function() trace[#trace + 1] = "willDisplay" end,
        willEndContextMenuInteraction = function() trace[#trace + 1] = "willEnd" end,
      }
      for name, method in pairs(answers) do keep[name] = method end
      view.dataSource, view.delegate = keep, keep
      controller.view:addSubview(view)
      return controller
    end)
    return app, view
  end

  it("M-127: gets the paths of the items under the finger, and none between them", function()
    local asked = {}
    local app, view = collection { contextMenuConfigurationForItemsAt = function(_, _, paths, point)
      asked[#asked + 1] = { paths = paths, point = point }
      if #paths == 0 then return nil end
      return UIContextMenuConfiguration { identifier = paths[1], actionProvider = function() return menu(trace) end }
    end }
    local cell = view:cellForItem(IndexPath(1, 2))
    local finger = rest(app, cell)
    assert.are.equal(1, #asked)
    assert.are.equal(1, #asked[1].paths)
    assert.are.equal(IndexPath(1, 2), asked[1].paths[1])
    assert.are.equal(cell.center, asked[1].point)
    finger:lift()
    app:settle()
    assert.are.same({ "willDisplay" }, trace)
    assert.are.same({}, selected)
    assert.are.equal("Copy", app:menu()[1].title)
    assert.near(1.15, cell.transform.a, 0.001)
    -- A tap on what grows goes on.
    app:tap(cell:convert({ 50, 50 }, nil))
    app:settle()
    assert.is_nil(app:menu())
    assert.are.same({ "willDisplay", "preview 1.2", "willEnd", "completion" }, trace)
    assert.are.equal(1, cell.transform.a)
    -- Between items nothing opens.
    local between = app:touch(10, 400)
    app:advance(0.6)
    between:lift()
    app:settle()
    assert.are.equal(0, #asked[#asked].paths)
    assert.is_nil(app:menu())
  end)

  it("of one item is asked for by its path, and a choice runs its action", function()
    local app, view = collection { contextMenuConfigurationForItemAt = function(_, _, path)
      return path.row == 1 and UIContextMenuConfiguration { actionProvider = function() return menu(trace) end } or nil
    end }
    rest(app, view:cellForItem(IndexPath(1, 1))):lift()
    app:settle()
    app:tap "Delete"
    app:settle()
    assert.are.same({ "willDisplay", "willEnd", "Delete" }, trace)
    -- Without a configuration the touch selects, as ever.
    local finger = rest(app, view:cellForItem(IndexPath(1, 2)))
    finger:lift()
    app:settle()
    assert.are.same({ 2 }, selected)
  end)

  it("opens in a collection view controller with a diffable data source, which moves nothing", function()
    ---@class list_menus_spec.Grid: UICollectionViewController
    ---@overload fun(properties?: table): list_menus_spec.Grid
    local Grid = class("Grid", UICollectionViewController)
    function Grid:contextMenuConfigurationForItemsAt() return UIContextMenuConfiguration { previewProvider = function() return nil end, actionProvider = function() return menu(trace) end } end
    for _, handlers in ipairs { {}, { canReorderItem = function() return false end } } do
      local grid ---@type list_menus_spec.Grid
      local app = launchToday(function()
        grid = Grid { collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 100, 100 }, sectionInset = { 100, 0, 0, 0 } } }
        keep = UICollectionViewDiffableDataSource { collectionView = grid.collectionView, cellProvider = function(view, path) return view:dequeueReusableCell("c", path) end }
        keep.reorderingHandlers = handlers
        grid.collectionView:register(UICollectionViewCell, "c")
        local snapshot = NSDiffableDataSourceSnapshot {}
        snapshot:appendSections { 1 }
        snapshot:appendItems { "a", "b" }
        keep:apply(snapshot, false)
        return grid
      end)
      rest(app, grid.collectionView:cellForItem(IndexPath(1, 2))):lift()
      app:settle()
      app:tap "Copy"
    end
    assert.are.same({ "Copy", "Copy" }, trace)
  end)

  it("is there for the rows of a table, which don't scroll under it", function()
    local tableView, asked ---@type UITableView, any,any
    local app = launchToday(function()
      local controller = UITableViewController {}
      tableView = controller.tableView
      keep = {
        numberOfRowsInSection = function() return 40 end,
        cellForRowAt = function(_, _, path)
          local cell = UITableViewCell {}
          cell.textLabel.text = "Row " .. path.row
          return cell
        end,
        didSelectRowAt = function(_, _, path) selected[#selected + 1] = path.row end,
        contextMenuConfigurationForRowAt = function(_, _, path, point)
          asked = { path, point }
          return UIContextMenuConfiguration { actionProvider = function() return menu(trace) end }
        end,
      }
      tableView.dataSource, tableView.delegate = keep, keep
      return controller
    end)
    local offset = tableView.contentOffset
    local finger = rest(app, app:find "Row 3")
    finger:move(200, 100, 0.3)
    app:advance(0.1)
    finger:lift()
    app:settle()
    assert.are.equal(IndexPath(1, 3), asked[1])
    assert.are.equal(offset, tableView.contentOffset)
    assert.are.same({}, selected)
    assert.is_true(tableView.contextMenuInteraction ~= nil)
    app:tap { 380, 840 }
    app:settle()
    assert.is_nil(app:menu())
    tableView.delegate = {}
    assert.is_nil(tableView.contextMenuInteraction)
  end)
end)

describe("a menu", function()
  it("scrolls where there is no room for all of it", function()
    local chosen ---@type any
    local app = launchToday(function()
      local controller = UIViewController {}
      local children = {}
      for number = 1, 40 do
        children[number] = UIAction { title = "Row " .. number, handler = function(action) chosen = action.title end }
      end
      local button = UIButton { frame = { 20, 100, 100, 44 }, menu = UIMenu { children = children }, showsMenuAsPrimaryAction = true }
      button:setTitle("Menu", "normal")
      controller.view:addSubview(button)
      return controller
    end)
    app:tap "Menu"
    app:settle()
    app:swipe("Row 5", "up", { distance = 300 })
    app:settle()
    assert.are.equal(40, #app:menu())
    app:scrollTo "Row 40"
    app:tap "Row 40"
    app:settle()
    assert.are.equal("Row 40", chosen)
  end)

  it("is mirrored from right to left", function()
    local app = launchToday(function()
      local controller = UIViewController {}
      local button = UIButton { frame = { 273, 120, 100, 44 }, menu = UIMenu { children = {
        UIAction { title = "One", state = "on" }, UIAction { title = "Two", image = UIImage.systemName "star" },
      } }, showsMenuAsPrimaryAction = true }
      button:setTitle("Menu", "normal")
      controller.view:addSubview(button)
      return controller
    end, { direction = "rightToLeft" })
    app:tap "Menu"
    app:settle()
    local row = app:find { class = "UIMenuRow", nth = 1 }
    local frame = row:convert(row.bounds, nil)
    assert.are.equal(373, frame.maxX)
    local label = app:find { class = "UILabel", text = "One" }
    assert.are.equal(373 - 32, label:convert(label.bounds, nil).maxX)
  end)

  it("of small elements has four in a row, of medium ones three, a palette all", function()
    local function widths(options)
      local children = {}
      for number = 1, 5 do children[number] = UIAction { title = "A" .. number } end
      local app = launchToday(function()
        local controller = UIViewController {}
        options.children = children
        local button = UIButton { frame = { 20, 100, 100, 44 }, menu = UIMenu(options), showsMenuAsPrimaryAction = true }
        button:setTitle("Menu", "normal")
        controller.view:addSubview(button)
        return controller
      end)
      app:tap "Menu"
      app:settle()
      local row = app:find { class = "UIMenuRow", nth = 1 }
      local size = row.bounds.size
      app:terminate()
      return size
    end
    assert.are.equal(CGSize(62.5, 44), widths { preferredElementSize = "small" })
    assert.are.equal(250 / 3, widths { preferredElementSize = "medium" }.width)
    assert.are.equal(CGSize(50, 44), widths { options = { "displayAsPalette" } })
  end)
end)

describe("a bar item's menu", function()
  it("opens with a tap where the item has no action, and its actions have the item as sender", function()
    local sender, item ---@type any, UIBarButtonItem
    local app = launchToday(function()
      local controller = UIViewController { title = "A" }
      item = UIBarButtonItem { title = "More", menu = UIMenu { children = {
        UIAction { title = "Sort", handler = function(action) sender = action.sender end },
      } } }
      controller.navigationItem.rightBarButtonItem = item
      return UINavigationController { rootViewController = controller }
    end)
    app:tap "More"
    app:settle()
    assert.are.equal("Sort", app:menu()[1].title)
    app:tap "Sort"
    app:settle()
    assert.are.equal(item, sender)
  end)

  it("opens with a finger that rests where it has one", function()
    local tapped = 0
    local app = launchToday(function()
      local controller = UIViewController { title = "A" }
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem {
        title = "Add", action = function() tapped = tapped + 1 end, menu = UIMenu { children = { UIAction { title = "Many" } } },
      }
      return UINavigationController { rootViewController = controller }
    end)
    app:tap "Add"
    app:settle()
    assert.are.equal(1, tapped)
    assert.is_nil(app:menu())
    local finger = rest(app, app:find "Add")
    finger:lift()
    app:settle()
    assert.are.equal("Many", app:menu()[1].title)
    assert.are.equal(1, tapped)
  end)

  it("gives the item the title of what is chosen; a hidden item takes no room", function()
    local item, other ---@type UIBarButtonItem, UIBarButtonItem
    local app = launchToday(function()
      local controller = UIViewController { title = "A" }
      item = UIBarButtonItem { changesSelectionAsPrimaryAction = true, menu = UIMenu { options = { "singleSelection" }, children = {
        UIAction { title = "Day" }, UIAction { title = "Week" },
      } } }
      other = UIBarButtonItem { title = "Other", isHidden = true }
      controller.navigationItem.rightBarButtonItems = { other, item }
      return UINavigationController { rootViewController = controller }
    end)
    assert.are.equal("Day", item.title)
    app:tap "Day"
    app:settle()
    app:tap "Week"
    app:settle()
    assert.are.equal("Week", item.title)
    assert.is_false(app:exists "Other")
    other.isHidden = false
    app:settle()
    assert.is_true(app:exists "Other")
  end)
end)

describe("the controller that a context menu previews", function()
  local previewed, heard, app ---@type UIViewController, table, App

  local function liftBox(size)
    heard = {}
    ---@class list_menus_spec.Home: UIViewController
    ---@overload fun(properties?: table): list_menus_spec.Home
    local Home = class("Home", UIViewController)
    function Home:viewDidLoad()
      self.box = UIView { frame = { 100, 300, 80, 80 }, backgroundColor = "blue" }
      self.view:addSubview(self.box)
      self.box:addInteraction(UIContextMenuInteraction(self))
    end
    function Home:configurationForMenuAtLocation()
      return UIContextMenuConfiguration {
        previewProvider = function()
          previewed = size and UIViewController { preferredContentSize = size } or nil
          if previewed then previewed.view:addSubview(UILabel { text = "Ahead", frame = { 10, 10, 100, 20 } }) end
          return previewed
        end,
        actionProvider = function() return menu(heard) end,
      }
    end
    function Home:willPerformPreviewActionForMenuWith(_, _, animator)
      heard[#heard + 1] = animator.previewViewController == previewed
      animator:addCompletion(function() self.navigationController:pushViewController(animator.previewViewController, true) end)
    end
    local home = Home {}
    app = launchToday(function() return UINavigationController { rootViewController = home } end)
    rest(app, home.box):lift()
    app:settle()
    return home
  end

  it("is shown over what was touched, in its size, above the menu", function()
    local home = liftBox { 200, 150 }
    local frame = previewed.view:convert(previewed.view.bounds, nil)
    assert.are.equal(CGRect { 40, 265, 200, 150 }, frame)
    assert.are.equal(frame.maxY + 8, app:find({ class = "UIMenuView" }).frame.minY)
    assert.are.equal(1, home.box.transform.a)
    app:tap "Copy"
    app:settle()
    assert.are.same({ "Copy" }, heard)
    assert.is_nil(previewed.view.window)
    assert.not_shows(app, "Ahead")
  end)

  it("is where a tap on it leads", function()
    local home = liftBox { 200, 150 }
    app:tap "Ahead"
    app:settle()
    assert.are.same({ true }, heard)
    assert.are.equal(previewed, home.navigationController.topViewController)
    assert.are.equal(app.window.bounds.width, previewed.view.frame.width)
    assert.shows(app, "Ahead")
  end)

  it("takes the room that there is", function()
    liftBox { 5000, 5000 }
    local frame = previewed.view:convert(previewed.view.bounds, nil)
    assert.are.equal(16, frame.minX)
    assert.are.equal(361, frame.width)
    assert.is_true(app:find({ class = "UIMenuView" }).frame.maxY <= 852 - 34)
    app:tap { 380, 840 }
    app:settle()
    assert.not_shows(app, "Ahead")
  end)

  it("is the view itself where there is none", function()
    local home = liftBox(nil)
    assert.near(1.15, home.box.transform.a, 0.001)
  end)
end)
