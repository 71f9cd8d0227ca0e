-- Search bars and search controllers: docs/rules/controllers.md 8.1, cases V-190 to V-199.

local log ---@type table

local function openSearch(make)
  log = {}
  local root = UIViewController {}
  local app = launchWindow(function(window) window.rootViewController = make and make() or root end)
  app:advanceFrames(1)
  return app, app.window.rootViewController
end

local function listener()
  local d = {}
  for name, short in pairs {
    searchBarShouldBeginEditing = "shouldBegin", searchBarTextDidBeginEditing = "didBegin", searchBarShouldEndEditing = "shouldEnd",
    searchBarTextDidEndEditing = "didEnd", searchBarSearchButtonClicked = "search", searchBarCancelButtonClicked = "cancel",
  } do d[name] = function() log[#log + 1] = short return true end end
  function d:textDidChange(bar, text) log[#log + 1] = ("didChange(%q)"):format(text) end
  function d:shouldChangeTextIn(bar, range, text) log[#log + 1] = ("shouldChange(%q)"):format(text) return true end
  function d:selectedScopeButtonIndexDidChange(bar, scope) log[#log + 1] = "scope " .. scope end
  return d
end

local function bar(app, properties)
  local b = UISearchBar(properties or {})
  b.frame = CGRect(0, 0, 320, 44)
  b.delegate = listener()
  app.window.rootViewController.view:addSubview(b)
  app:advanceFrames(1)
  return b
end

describe("a search bar", function()
  it("V-190 idle has a field of 28 points with a loupe", function()
    local app = openSearch()
    local b = bar(app)
    b.text = "x"
    app:advanceFrames(1)
    assert.are.equal(CGRect(8, 8, 304, 28), b.searchTextField.frame)
    local caret = b.searchTextField:caretRect(b.searchTextField.beginningOfDocument)
    assert.near(28, caret.minX, 1)
  end)

  it("V-191 with Cancel gives it room", function()
    local app = openSearch()
    local b = bar(app, { showsCancelButton = true })
    app:tap(b.searchTextField)
    app:settle()
    -- A word that is 53.5 wide makes a button of 54, which ends 8 before the edge of the bar; the field ends 11 before the button.
    local button = app:find("Cancel").frame
    assert.are.equal(math.ceil(button.width), button.width)
    assert.near(54, button.width, 1)
    assert.are.equal(CGRect(312 - button.width, 6, button.width, 30), button)
    assert.are.equal(CGRect(8, 8, button.minX - 11 - 8, 28), b.searchTextField.frame)
  end)

  it("keeps loupe and placeholder in the middle until it is edited", function()
    local app = openSearch()
    local b = bar(app, { placeholder = "Search" })
    local width = b.searchTextField.leftView.frame.width
    assert.is_true(width > 100)
    app:tap(b.searchTextField)
    app:settle()
    assert.are.equal(28, b.searchTextField.leftView.frame.width)
  end)

  it("V-192 tells of each change", function()
    local app = openSearch()
    local b = bar(app)
    app:tap(b.searchTextField)
    app:type "a"
    app:deleteBackward()
    assert.are.same({ "shouldBegin", "didBegin", 'shouldChange("a")', 'didChange("a")', 'shouldChange("")', 'didChange("")' }, log)
  end)

  it("V-193 keeps the keyboard when the search key is pressed", function()
    local app = openSearch()
    local b = bar(app)
    app:tap(b.searchTextField)
    app:pressReturn()
    app:type "a"
    log = {}
    app:pressReturn()
    assert.are.same({ "search" }, log)
    assert.is_true(b.searchTextField.isFirstResponder)
  end)

  it("V-195 leaves text and keyboard alone when Cancel is touched", function()
    local app = openSearch()
    local b = bar(app, { showsCancelButton = true })
    app:tap(b.searchTextField)
    app:type "a"
    log = {}
    app:tap "Cancel"
    app:settle()
    assert.are.same({ "cancel" }, log)
    assert.are.equal("a", b.text)
    assert.is_true(b.searchTextField.isFirstResponder)
  end)

  it("V-196 tells of the clear button as of a change", function()
    local app = openSearch()
    local b = bar(app)
    app:tap(b.searchTextField)
    app:type "abc"
    app:advanceFrames(1)
    log = {}
    app:tap { class = "UITextFieldClearButton" }
    app:settle()
    assert.are.same({ 'didChange("")' }, log)
  end)

  it("has scopes in a row of their own", function()
    local app = openSearch()
    local b = bar(app, { scopeButtonTitles = { "All", "Mine" }, showsScopeBar = true })
    b:sizeToFit()
    assert.are.equal(88, b.bounds.height)
    app:advanceFrames(1)
    app:tap "Mine"
    app:advanceFrames(1)
    assert.are.same({ "scope 2" }, log)
    assert.are.equal(2, b.selectedScopeButtonIndex)
  end)
end)

describe("a search controller", function()
  local fruits = { "Apple", "Banana", "Cherry" }

  local function listen(search)
    search.searchResultsUpdater = { updateSearchResults = function(_, s) log[#log + 1] = ("update(%q)"):format(s.searchBar.text) end }
    search.delegate = {}
    for _, name in ipairs { "willPresent", "didPresent", "willDismiss", "didDismiss" } do
      search.delegate[name .. "SearchController"] = function() log[#log + 1] = name end
    end
    local delegate = {}
    for _, name in ipairs { "willPresent", "didPresent", "willDismiss", "didDismiss" } do
      delegate[name .. "SearchController"] = function() log[#log + 1] = name end
    end
    search.delegate = delegate
    return search
  end

  local search ---@type UISearchController
  local function table_of_fruits()
    ---@class search_spec.List: UITableViewController
    ---@overload fun(properties?: table): search_spec.List
    local List = class("List", UITableViewController)
    function List:viewDidLoad()
      search = listen(UISearchController {})
      self.definesPresentationContext = true
      self.tableView.tableHeaderView = search.searchBar
    end
    function List:numberOfRowsInSection() return #fruits end
    function List:cellForRowAt(tableView, indexPath)
      local cell = UITableViewCell {}
      cell.textLabel.text = fruits[indexPath.row]
      return cell
    end
    return List {}
  end

  it("V-197 begins with a touch on its bar", function()
    local app = openSearch(table_of_fruits)
    app:tap(search.searchBar.searchTextField)
    app:settle()
    assert.are.same({ "willPresent", 'update("")', "didPresent" }, log)
    assert.is_true(search.isActive)
    assert.is_true(search.searchBar.showsCancelButton)
  end)

  it("brings the scopes of its bar, and takes them away", function()
    local app = openSearch(table_of_fruits)
    local bar = search.searchBar
    bar.scopeButtonTitles = { "All", "Mine" }
    app:settle()
    assert.is_false(bar.showsScopeBar)
    local height, first = bar.frame.height, bar.superview:rectForRow(IndexPath(1, 1)).y
    app:tap(bar.searchTextField)
    app:settle()
    assert.is_true(bar.showsScopeBar)
    assert.are.equal(height + 44, bar.frame.height)
    assert.are.equal(first + 44, bar.superview:rectForRow(IndexPath(1, 1)).y)
    app:tap "Mine"
    assert.are.equal(2, bar.selectedScopeButtonIndex)
    app:tap "Cancel"
    app:settle()
    assert.is_false(bar.showsScopeBar)
    assert.are.equal(height, bar.frame.height)
    assert.are.equal(first, bar.superview:rectForRow(IndexPath(1, 1)).y)
    search.automaticallyShowsScopeBar = false
    app:tap(bar.searchTextField)
    app:settle()
    assert.is_false(bar.showsScopeBar)
  end)

  it("brings the scopes in a navigation bar, too", function()
    local nav ---@type UINavigationController
    local app = launch {
      didFinishLaunching = function()
        local root = UIViewController { title = "Root" }
        search = UISearchController {}
        search.searchBar.scopeButtonTitles = { "All", "Mine" }
        root.navigationItem.searchController = search
        root.navigationItem.hidesSearchBarWhenScrolling = false
        nav = UINavigationController { rootViewController = root }
        local window = UIWindow { frame = UIScreen.main.bounds, rootViewController = nav }
        window:makeKeyAndVisible()
      end,
    }
    for _, hides in ipairs { true, false } do
      search.hidesNavigationBarDuringPresentation = hides
      local height = nav.navigationBar.frame.height
      search.isActive = true
      app:settle()
      assert.are.equal(height + 44 - (hides and 44 or 0), nav.navigationBar.frame.height)
      assert.are.equal(search.searchBar:sizeThatFits { 0, 0 }.height, search.searchBar.frame.height)
      search.isActive = false
      app:settle()
      assert.are.equal(height, nav.navigationBar.frame.height)
    end
  end)

  it("V-198 tells its updater of each change", function()
    local app = openSearch(table_of_fruits)
    app:tap(search.searchBar.searchTextField)
    app:settle()
    log = {}
    app:type "ba"
    assert.are.same({ 'update("b")', 'update("ba")' }, log)
  end)

  it("V-199 ends with Cancel: the text is gone, one update", function()
    local app = openSearch(table_of_fruits)
    app:tap(search.searchBar.searchTextField)
    app:settle()
    app:type "ba"
    log = {}
    app:tap "Cancel"
    app:settle()
    assert.are.same({ "willDismiss", 'update("")', "didDismiss" }, log)
    assert.are.equal("", search.searchBar.text)
    assert.is_false(search.isActive)
    assert.is_false(search.searchBar.searchTextField.isFirstResponder)
    assert.is_false(search.searchBar.showsCancelButton)
  end)

  it("ends while it still begins, too", function()
    local app = openSearch(table_of_fruits)
    app:tap(search.searchBar.searchTextField)
    app:advance(0.05)
    search.isActive = false
    app:settle()
    assert.is_nil(search.presentingViewController)
    assert.are.equal("didDismiss", log[#log])
    assert.are.same({}, app.warnings)
    search.isActive = true
    app:settle()
    assert.is_not_nil(search.presentingViewController)
  end)

  it("ends with a touch on what is dark", function()
    local app = openSearch(table_of_fruits)
    app:tap(search.searchBar.searchTextField)
    app:settle()
    app:tap { 160, 250 }
    app:settle()
    assert.is_false(search.isActive)
  end)

  it("shows its results controller while there is a text", function()
    local results = UIViewController {}
    results.view:addSubview(UILabel { text = "Results", frame = { 10, 10, 100, 20 } })
    local app, root = openSearch()
    search = listen(UISearchController { searchResultsController = results })
    root.view:addSubview(search.searchBar)
    search.isActive = true
    app:settle()
    assert.is_false(app:exists "Results")
    search.searchBar:becomeFirstResponder()
    app:settle()
    app:type "a"
    app:settle()
    assert.is_true(app:exists "Results")
    assert.are.equal(44, results.view.frame.minY)
    search.isActive = false
    app:settle()
    assert.is_false(app:exists "Results")
    assert.is_nil(root.presentedViewController)
  end)
end)

describe("a search controller in a navigation item", function()
  local search, nav, list ---@type UISearchController, UINavigationController, UITableViewController

  local function open_list(properties)
    ---@class search_spec.List2: UITableViewController
    ---@overload fun(properties?: table): search_spec.List2
    local List = class("List", UITableViewController)
    function List:viewDidLoad()
      List.super.viewDidLoad(self)
      self.title = "Fruits"
      self.definesPresentationContext = true
      search = UISearchController {}
      self.navigationItem.searchController = search
      for name, value in pairs(properties or {}) do self.navigationItem[name] = value end
    end
    function List:numberOfRowsInSection() return 40 end
    function List:cellForRowAt() return UITableViewCell {} end
    list = List {}
    nav = UINavigationController { rootViewController = list }
    local app = launchWindow(nav)
    app:settle()
    return app
  end

  it("adds 52 points to the bar, and the content begins below it", function()
    local app = open_list()
    assert.are.equal(CGRect { 0, 0, 320, 96 }, nav.navigationBar.frame)
    assert.are.equal(-96, list.tableView.contentOffset.y)
    assert.are.equal(nav.navigationBar, search.searchBar.superview)
    assert.are.equal(CGRect { 0, 48, 320, 44 }, search.searchBar.frame)
    assert.is_true(app:exists "Fruits")
  end)

  it("gives way to scrolling, comes back at the top, and never stays half open", function()
    local app = open_list()
    list.tableView.contentOffset = { 0, -70 }
    app:advanceFrames(2)
    assert.are.equal(70, nav.navigationBar.frame.height)
    list.tableView.contentOffset = { 0, 0 }
    app:advanceFrames(2)
    assert.are.equal(44, nav.navigationBar.frame.height)
    assert.is_true(search.searchBar.isHidden)
    list.tableView:setContentOffset({ 0, -96 }, false)
    app:advanceFrames(2)
    assert.are.equal(96, nav.navigationBar.frame.height)
    app:drag { from = { 160, 400 }, to = { 160, 380 }, duration = 0.3, hold = 0.3 }
    app:settle()
    assert.are.equal(96, nav.navigationBar.frame.height)
  end)

  it("goes before the large title does", function()
    local app = open_list()
    nav.navigationBar.prefersLargeTitles = true
    app:settle()
    list.tableView:setContentOffset({ 0, -148 }, false)
    app:advanceFrames(2)
    assert.are.equal(148, nav.navigationBar.frame.height)
    list.tableView.contentOffset = { 0, -96 }
    app:advanceFrames(2)
    assert.are.equal(96, nav.navigationBar.frame.height)
    assert.is_true(search.searchBar.isHidden)
  end)

  it("stays where hidesSearchBarWhenScrolling is false", function()
    local app = open_list { hidesSearchBarWhenScrolling = false }
    list.tableView.contentOffset = { 0, 200 }
    app:advanceFrames(2)
    assert.are.equal(96, nav.navigationBar.frame.height)
    assert.is_false(search.searchBar.isHidden)
  end)

  it("has the whole bar while somebody searches, and gives it back", function()
    local app = open_list()
    app:tap(search.searchBar.searchTextField)
    app:settle()
    assert.is_true(search.isActive)
    assert.are.equal(CGRect { 0, 0, 320, 52 }, nav.navigationBar.frame)
    assert.are.equal(CGRect { 0, 4, 320, 44 }, search.searchBar.frame)
    assert.is_false(app:exists "Fruits")
    assert.are.equal(list, search.presentingViewController)
    app:type "a"
    assert.are.equal("a", search.searchBar.text)
    app:tap "Cancel"
    app:settle()
    assert.is_false(search.isActive)
    assert.are.equal(96, nav.navigationBar.frame.height)
    assert.is_true(app:exists "Fruits")
  end)

  it("goes with its controller in a push", function()
    local app = open_list()
    nav:pushViewController(UIViewController { title = "Next" }, true)
    app:settle()
    assert.are.equal(44, nav.navigationBar.frame.height)
    assert.is_nil(search.searchBar.superview)
    app:tap "Fruits"
    app:settle()
    assert.are.equal(96, nav.navigationBar.frame.height)
    assert.are.equal(nav.navigationBar, search.searchBar.superview)
  end)
end)

describe("a search that is begun again while the last one leaves the screen", function()
  local function cancelSearch()
    local app = launch "settings"
    app:tap "Language"
    app:settle()
    app:tap { class = "UISearchBar" }
    app:settle()
    app:tap "Cancel"
    app:advance(0.1)
    return app
  end

  it("begins once that is gone", function()
    local app = cancelSearch()
    app:tap { class = "UISearchBar" }
    app:settle()
    assert.is_true(app:exists "Cancel")
    app:type "ger"
    app:settle()
    assert.is_true(app:exists "German")
    assert.is_false(app:exists "Danish")
  end)

  it("doesn't where it is given up before", function()
    local search = UISearchController {}
    local app = launch {
      didFinishLaunching = function()
        local controller = UITableViewController {}
        controller.tableView.tableHeaderView = search.searchBar
        controller.definesPresentationContext = true
        local window = UIWindow { rootViewController = UINavigationController { rootViewController = controller } }
        window:makeKeyAndVisible()
      end,
    }
    app:settle()
    search.isActive = true
    app:settle()
    search.isActive = false
    app:advance(0.1)
    search.isActive = true
    search.isActive = false
    app:settle()
    assert.is_false(search.isActive)
    assert.is_nil(search.presentingViewController)
    search.isActive = true
    app:settle()
    assert.is_true(search.isActive)
  end)
end)

describe("what is presented during a search in the navigation bar", function()
  for _, system in ipairs { 12, 17 } do
    it("comes over it, and the search goes on after it, in system " .. system, function()
      local controller = UIViewController { title = "List" }
      local search = UISearchController { obscuresBackgroundDuringPresentation = false }
      controller.navigationItem.searchController = search
      controller.navigationItem.hidesSearchBarWhenScrolling = false
      local app = launchWindow(function(window)
        window.rootViewController = UINavigationController { rootViewController = controller }
      end, { system = system, device = "iPhone 16" })
      app:settle()
      app:tap { class = "UISearchBar" }
      app:settle()
      assert.is_true(search.isActive)
      local details = UIViewController { title = "Details" }
      details.view:addSubview(UILabel { text = "Here", frame = { 20, 100, 100, 20 } })
      controller:present(details, true)
      app:settle()
      assert.are.same({}, app.warnings)
      assert.is_true(app:exists "Here")
      assert.are.equal(search, details.presentingViewController)
      details:dismiss(true)
      app:settle()
      assert.is_false(app:exists "Here")
      assert.is_true(search.isActive)
      local alert = UIAlertController { title = "Sure?", preferredStyle = "alert" }
      alert:addAction(UIAlertAction { title = "Yes" })
      controller:present(alert, true)
      app:settle()
      app:tap "Yes"
      app:settle()
      app:tap "Cancel"
      app:settle()
      assert.is_false(search.isActive)
      controller:present(UIViewController {}, false)
      assert.are.same({}, app.warnings)
    end)
  end
end)

describe("results of a search in a navigation bar", function()
  for _, system in ipairs { 12, 17 } do
    it("begin where the bar ends, in system " .. system, function()
      local results = UITableViewController {}
      local search = UISearchController { searchResultsController = results }
      local root = UITableViewController { title = "A", definesPresentationContext = true }
      root.navigationItem.searchController = search
      local navigation = UINavigationController { rootViewController = root }
      local app = launchWindow(navigation, { system = system, device = "iPhone 16" })
      app:settle()
      app:tap(search.searchBar)
      app:type "x"
      app:settle()
      local rows = results.tableView:convert(CGPoint.zero, nil)
      assert.near(navigation.navigationBar.frame.maxY, rows.y, 0.01)
    end)
  end
end)
