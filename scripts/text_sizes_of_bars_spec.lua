-- Menus and search fields follow the text size; a search bar in the place of a title has the room that it needs.
-- Rules: docs/rules/lists.md 3, docs/rules/controllers.md 8.1
local app ---@type App

describe("a menu", function()
  local button
  local function openMenu(size, options)
    button = UIButton { type = "system", title = "Open", frame = { 50, 100, 100, 44 }, showsMenuAsPrimaryAction = true }
    button.menu = UIMenu {
      title = "Menu",
      children = {
        UIAction { title = "One", handler = function() end }, UIAction { title = "Two", subtitle = "Second", handler = function() end },
        UIAction { title = "A title that doesn't fit one line of a menu", handler = function() end },
      },
    }
    app = launchWindow(button, options or { system = 17, device = "iPhone 16" })
    app:setTextSize(size)
    app:settle()
    app:tap(button)
    app:settle()
    return app:find { class = "UIMenuView" }
  end
  local function row(title) return app:find({ text = title }).superview end

  it("is as ever at the usual size, and no row is lower at a smaller one", function()
    assert.are.equal(250, openMenu("large").frame.width)
    assert.are.equal(44, row("One").frame.height)
    assert.are.equal(60, row("Two").frame.height)
    assert.are.equal(250, openMenu("XS").frame.width)
    assert.are.equal(44, row("One").frame.height)
    assert.are.equal(14, app:find({ text = "One" }).font.pointSize)
  end)

  it("has larger titles and higher rows at larger sizes, and is wider at those for accessibility", function()
    local width = openMenu("XXXL").frame.width
    assert.are.equal(250, width)
    assert.are.equal(23, app:find({ text = "One" }).font.pointSize)
    assert.is_true(row("One").frame.height > 44)
    assert.is_true(row("Two").frame.height > row("One").frame.height)
    local menu = openMenu "AX3"
    assert.are.equal(40, app:find({ text = "One" }).font.pointSize)
    assert.are.equal(393 - 16, menu.frame.width)
    assert.is_true(menu.frame.maxX <= 393 - 8 + 0.1)
    for _, title in ipairs { "One", "Two", "Second" } do
      local label = app:find { text = title }
      assert.is_true(label.frame.height >= label.font.lineHeight - 0.5, title)
    end
    app:tap "One"
    app:settle()
    assert.is_false(app:exists { class = "UIMenuView" })
  end)

  it("takes another size while it is open", function()
    local menu = openMenu "large"
    app:setTextSize "AX1"
    app:settle()
    assert.are.equal(28, app:find({ text = "One" }).font.pointSize)
    assert.is_true(menu.frame.width > 250)
  end)
end)

describe("a search field", function()
  local search, screen
  local function openSearch(system)
    local Screen = class("Screen", UITableViewController)
    function Screen:numberOfRowsInSection() return 40 end
    function Screen:cellForRowAt() return UITableViewCell {} end
    app = launchWindow(function(window)
      screen, search = Screen { title = "Rows" }, UISearchController {}
      screen.navigationItem.searchController = search
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      window.rootViewController = UINavigationController { rootViewController = screen }
    end, { system = system, device = "iPhone 8" })
    app:settle()
  end

  it("and its bar grow with the text in 17, and the list makes room", function()
    openSearch(17)
    local field, before = search.searchBar.searchTextField, screen.tableView.adjustedContentInset.top
    assert.are.same({ 17, 36, 56 }, { field.font.pointSize, field.frame.height, search.searchBar.frame.height })
    app:setTextSize "AX3"
    app:settle()
    assert.are.equal(40, field.font.pointSize)
    local growth = field.frame.height - 36
    assert.is_true(growth > 20)
    assert.are.equal(56 + growth, search.searchBar.frame.height)
    assert.are.equal(before + growth, screen.tableView.adjustedContentInset.top)
    assert.are.equal(-before - growth, screen.tableView.contentOffset.y)
    app:setTextSize "large"
    app:settle()
    assert.are.same({ 17, 36, before }, { field.font.pointSize, field.frame.height, screen.tableView.adjustedContentInset.top })
  end)

  it("keeps its size in 12, and a font of the app's in 17", function()
    openSearch(12)
    app:setTextSize "AX3"
    app:settle()
    assert.are.same({ 14, 28 }, { search.searchBar.searchTextField.font.pointSize, search.searchBar.searchTextField.frame.height })
    openSearch(17)
    search.searchBar.searchTextField.font = UIFont.systemFont(13)
    app:setTextSize "AX3"
    app:settle()
    assert.are.equal(13, search.searchBar.searchTextField.font.pointSize)
  end)
end)

describe("a search bar as titleView", function()
  local function openTitle(system, device)
    local list, bar, nav
    app = launchWindow(function(window)
      list, bar = UITableViewController { title = "Rows" }, UISearchBar { placeholder = "Search" }
      list.navigationItem.titleView = bar
      nav = UINavigationController { rootViewController = list }
      window.rootViewController = nav
    end, { system = system, device = device })
    app:settle()
    return nav, bar, list
  end

  it("makes the bar as high as it is, and the content begins below", function()
    local nav, bar, list = openTitle(17, "iPhone 16")
    assert.are.equal(CGRect(0, 59, 393, 56), nav.navigationBar.frame)
    assert.are.equal(0, bar.frame.minY)
    assert.are.equal(56, bar.frame.height)
    assert.are.equal(-115, list.tableView.contentOffset.y)
    nav:pushViewController(UIViewController { title = "Next" }, true)
    app:settle()
    assert.are.equal(44, nav.navigationBar.frame.height)
    nav:popViewController(true)
    app:settle()
    assert.are.equal(56, nav.navigationBar.frame.height)
    list.navigationItem.titleView = nil
    app:settle()
    assert.are.equal(44, nav.navigationBar.frame.height)
  end)

  it("fits the classic bar as it is", function()
    local nav, bar = openTitle(12, "iPhone 8")
    assert.are.equal(44, nav.navigationBar.frame.height)
    assert.are.equal(44, bar.frame.height)
  end)
end)
