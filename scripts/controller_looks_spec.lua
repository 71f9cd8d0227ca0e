-- How searches, segments, toolbars, split views, closing rows and pickers look; docs/rules/controllers.md 4.6, 8.1, 18.9, docs/rules/tables.md 6.9.
-- assert.sound of collection views and headers, and scroll views that avoid the keyboard.

---@class controller_looks_spec.Plain: UIViewController
---@overload fun(properties?: table): controller_looks_spec.Plain
local Plain = class("LooksPlain", UIViewController)
local function launchOnWhite(root, device, keys)
  keys = keys or {}
  keys.didFinishLaunching = function(self)
    self.window = UIWindow { rootViewController = root, backgroundColor = "white" }
    self.window:makeKeyAndVisible()
  end
  local app = launch(keys, { device = device or "iPhone SE" })
  app:settle()
  return app
end
local function under(controller) return UINavigationController { rootViewController = controller } end

-- the colour of a text in an SVG frame
local function inked(app, text)
  local attributes = app:snapshot("svg"):match("<text ([^>]*)>" .. text .. "</text>")
  return attributes and (attributes:match 'fill="([^"]*)"' or "#000000")
end

describe("the look of", function()
  it("a search controller's bar: its placeholder", function()
    assert.are.equal("Search", UISearchController {}.searchBar.placeholder)
    assert.is_nil(UISearchBar {}.placeholder)
  end)

  it("a selected segment and scope: a hole that shows the bar", function()
    local segments = UISegmentedControl { items = { "One", "Two" }, tintColor = "white" }
    segments.selectedSegmentIndex = 1
    local top = Plain {}
    top.navigationItem.titleView = segments
    local navigation = under(top)
    navigation.navigationBar.barTintColor = "#0000FF"
    local app = launchOnWhite(navigation)
    assert.are.equal("#0000FF", inked(app, "One"))
    assert.are.equal("#FFFFFF", inked(app, "Two"))

    local bar = UISearchBar { barTintColor = "#00FF00", tintColor = "white", scopeButtonTitles = { "All", "Some" }, showsScopeBar = true }
    local root = Plain {}
    bar.frame = CGRect(0, 0, 320, 88)
    root.view:addSubview(bar)
    app = launchOnWhite(root)
    assert.are.equal("#00FF00", inked(app, "All"))

    segments = UISegmentedControl { items = { "One", "Two" }, frame = CGRect(10, 10, 200, 29) }
    segments.selectedSegmentIndex = 2
    root = Plain {}
    root.view.backgroundColor = "#222222"
    root.view:addSubview(segments)
    app = launchOnWhite(root)
    assert.are.equal("#222222", inked(app, "Two"))
  end)

  it("a search in a header: its colour reaches up under the status bar as long as it lasts", function()
    for _, hides in ipairs { true, false } do
      local list = UITableViewController { definesPresentationContext = true }
      local search = UISearchController { hidesNavigationBarDuringPresentation = true }
      search.searchBar.barTintColor = "#00FF00"
      list.tableView.tableHeaderView = search.searchBar
      local app = launchOnWhite(hides and under(list) or list, "iPhone SE", { statusBar = true })
      local function reach()
        local y, height = app:snapshot("svg"):match 'y="([%d.-]+)" width="320" height="([%d.]+)" fill="#00FF00"'
        return tonumber(y), tonumber(height)
      end
      local y, height = reach()
      assert.are.same({ hides and 64 or 20, 44 }, { y, height })
      search.isActive = true
      app:settle()
      assert.are.same({ 0, 64 }, { reach() })
      search.isActive = false
      app:settle()
      assert.are.same({ hides and 64 or 20, 44 }, { reach() })
    end
  end)

  it("a mode button on a collapsed phone: nothing", function()
    local split = UISplitViewController { viewControllers = { under(Plain { title = "List" }), under(Plain {}) } }
    launchOnWhite(split)
    assert.is_nil(split.displayModeButtonItem.image)
    assert.is_nil(split.displayModeButtonItem.title)
    split = UISplitViewController { viewControllers = { under(Plain { title = "List" }), under(Plain {}) } }
    launchOnWhite(split, "iPad")
    assert.are.equal("List", split.displayModeButtonItem.title)
  end)

  it("what is off in a toolbar: grey, whatever the tint", function()
    local top = Plain {}
    local item = UIBarButtonItem { title = "Send", isEnabled = false, tintColor = "red" }
    top.toolbarItems = { item }
    local navigation = under(top)
    navigation.isToolbarHidden = false
    local app = launchOnWhite(navigation)
    assert.are.equal("#666666", inked(app, "Send"))
    item.isEnabled = true
    app:settle()
    assert.are.equal("#FF0000", inked(app, "Send"))
  end)

  it("a row that is deleted with fade while its button is open: the button stays solid, its title in the middle", function()
    local rows = { "one", "two", "three" }
    local table_ ---@type UITableView
    local app = launch {
      didFinishLaunching = function(self)
        self.window = UIWindow {}
        table_ = UITableView { frame = CGRect(0, 0, 320, 568), dataSource = self, delegate = self }
        self.window:addSubview(table_)
        self.window:makeKeyAndVisible()
      end,
      numberOfRowsInSection = function() return #rows end,
      cellForRowAt = function(_, view, path)
        local cell = view:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
        cell.textLabel.text = rows[path.row]
        return cell
      end,
      commitEditingStyle = function(_, view, _, path)
        table.remove(rows, path.row)
        view:deleteRows({ path }, "fade")
      end,
    }
    app:settle()
    app:swipe("two", "left")
    app:settle()
    app:tap "Delete"
    app:advance(0.15)
    local svg = app:snapshot "svg"
    local before, after = svg:match '^(.-)fill="#FF3B30"(.*)$'
    local _, opened = before:gsub("<g opacity", "")
    local _, closed = before:gsub("</g>", "")
    assert.are.equal(opened, closed, "the red is in no translucent group")
    local height = tonumber(before:match 'height="([%d.]+)" $')
    assert.near(22, height, 2)
    local baseline = tonumber(after:match 'y="([%d.]+)"[^>]*>Delete')
    assert.near(72.64 - 11, baseline, 2)
    app:settle()
    assert.is_false(app:exists "Delete")
    rows = { "four", "five", "six" }
    table_:reloadData()
    app:settle()
    assert.is_false(app:exists "Delete")
    assert.is_true(app:exists "six")
    app:swipe("six", "left")
    app:settle()
    assert.is_true(app:exists "Delete")
  end)

  it("a picker that was set far away: its rows before any time passes", function()
    local picker = UIPickerView { frame = CGRect(0, 0, 320, 216) }
    local root = Plain {}
    root.view:addSubview(picker)
    picker.dataSource = { numberOfComponents = function() return 1 end, numberOfRowsInComponent = function() return 500 end }
    local source = { titleForRow = function(_, _, row) return "row " .. row end }
    picker.delegate = source
    local app = launchOnWhite(root)
    picker:selectRow(400, 1, false)
    assert.is_true(app:exists "row 400")
    assert.contains("row 400", app:snapshot("svg"))
  end)
end)

describe("assert.sound finds", function()
  local items, titles ---@type any, any
  ---@class controller_looks_spec.Grid: UICollectionViewController
  ---@overload fun(properties?: table): controller_looks_spec.Grid
  local Grid = class("LooksGrid", UICollectionViewController)
  function Grid:viewDidLoad()
    self.collectionView:register(UICollectionViewCell, "cell")
    self.collectionView:registerSupplementaryView(UICollectionReusableView, UICollectionView.elementKindSectionHeader, "head")
    self.collectionViewLayout.headerReferenceSize = CGSize(320, 30)
  end
  function Grid:numberOfItemsInSection() return #items end
  local function labelled(view, text)
    local label = view:viewWithTag(7)
    if not label then
      label = UILabel { frame = CGRect(0, 0, 50, 20), tag = 7 }
      view:addSubview(label)
    end
    label.text = text
    return view
  end
  function Grid:cellForItemAt(view, path)
    local cell = view:dequeueReusableCell("cell", path)
    labelled(cell.contentView, items[path.row])
    return cell
  end
  function Grid:viewForSupplementaryElementOfKind(view, kind, path)
    return labelled(view:dequeueReusableSupplementaryView(kind, "head", path), titles[path.section])
  end

  local function grid()
    items, titles = { "one", "two" }, { "Numbers" }
    return launchOnWhite(Grid { collectionViewLayout = UICollectionViewFlowLayout { itemSize = CGSize(60, 60) } })
  end

  it("nothing in a collection view that shows its data, as often as it is asked", function()
    local app = grid()
    assert.sound(app)
    assert.sound(app)
  end)

  it("an item that the view was not told of", function()
    local app = grid()
    items[3] = "three"
    assert.error_matches(function() assert.sound(app) end, "2 items in section 1, its data source 3")
  end)

  it("a text that an item or a header does not show", function()
    local app = grid()
    items[2] = "zwei"
    assert.error_matches(function() assert.sound(app) end, 'item 1.2 of UICollectionView shows "two", and cellForItemAt answers "zwei"')
    items[2] = "two"
    assert.sound(app)
    titles[1] = "Zahlen"
    assert.error_matches(function() assert.sound(app) end, 'the header of section 1 of UICollectionView shows "Numbers", and .* answers "Zahlen"')
  end)

  it("a header and a footer of a table that say something else", function()
    local head, foot = "Head", "Foot"
    local app = launch {
      numberOfRowsInSection = function() return 1 end, cellForRowAt = function() return UITableViewCell {} end,
      titleForHeaderInSection = function() return head end, titleForFooterInSection = function() return foot end,
    }
    app:settle()
    assert.sound(app)
    head = "Kopf"
    assert.error_matches(function() assert.sound(app) end, 'the header of section 1 of UITableView shows "Head", and .* answer "Kopf"')
    head, foot = "Head", "Fuss"
    assert.error_matches(function() assert.sound(app) end, 'the footer of section 1 of UITableView shows "Foot"')
  end)

  it("a header that the delegate makes", function()
    local text = "A"
    local app = launch {
      numberOfRowsInSection = function() return 1 end, cellForRowAt = function() return UITableViewCell {} end,
      heightForHeaderInSection = function() return 30 end,
      viewForHeaderInSection = function(_, view)
        local head = view:dequeueReusableHeaderFooterView "head" or UITableViewHeaderFooterView { reuseIdentifier = "head" }
        return labelled(head, text) and head
      end,
    }
    app:settle()
    assert.sound(app)
    text = "B"
    assert.error_matches(function() assert.sound(app) end, 'shows "A", and .* answer "B"')
  end)
end)

describe("a field in a plain scroll view", function()
  local function form(properties)
    local scroll = UIScrollView(properties)
    scroll.frame = CGRect(0, 0, 320, 568)
    scroll.contentSize = CGSize(320, 600)
    local root = Plain {}
    root.view:addSubview(scroll)
    local fields = {}
    for i, y in ipairs { 40, 300, 540 } do
      fields[i] = UITextField { frame = CGRect(10, y, 300, 30), borderStyle = "roundedRect", placeholder = "field " .. i }
      scroll:addSubview(fields[i])
    end
    return launchOnWhite(root), scroll, fields
  end
  local function bottom(field) return field:convert(field.bounds, nil).maxY end

  it("may stay under the keyboard: UIKit leaves it to the app", function()
    local app, scroll, fields = form {}
    fields[3]:becomeFirstResponder()
    app:settle()
    assert.are.equal(UIEdgeInsets.zero, scroll.contentInset)
    assert.is_true(bottom(fields[3]) > 352)
  end)

  it("stands above it where the scroll view avoids it, also the next field, until the keyboard goes", function()
    local app, scroll, fields = form { avoidsKeyboard = true }
    fields[3]:becomeFirstResponder()
    app:settle()
    assert.are.equal(216, scroll.contentInset.bottom)
    assert.is_true(bottom(fields[3]) <= 352)
    fields[1]:becomeFirstResponder()
    app:settle()
    fields[3]:becomeFirstResponder()
    app:settle()
    assert.is_true(bottom(fields[3]) <= 352)
    fields[3]:resignFirstResponder()
    app:settle()
    assert.are.equal(0, scroll.contentInset.bottom)
    scroll.avoidsKeyboard = false
    fields[3]:becomeFirstResponder()
    app:settle()
    assert.are.equal(0, scroll.contentInset.bottom)
  end)
end)
