-- What a controller shows that has nothing to show. Rules: docs/rules/controllers.md 25
local function launchRoot(Root, options)
  local root = Root {}
  return launchWindow(root, options or { system = 17, device = "iPhone 8" }), root
end

local function unavailableView(view)
  for _, subview in ipairs(view.subviews) do
    if subview:isKind(UIContentUnavailableView) then return subview end
  end
  return nil
end

local function part(view, class)
  for _, subview in ipairs(view.subviews) do
    if subview:isKind(class) and not subview.isHidden then return subview end
  end
  return nil
end

describe("a content unavailable configuration", function()
  it("M-171: loading() turns a wheel in the middle of the safe area, and the table behind stays", function()
    for _, system in ipairs { 12, 17 } do
      local List = class("List" .. system, UIViewController)
      function List:viewDidLoad()
        self.table = UITableView { frame = self.view.bounds }
        self.view:addSubview(self.table)
        self.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      end
      local app, root = launchRoot(List, { system = system, device = "iPhone 16" })
      local view = unavailableView(root.view)
      local wheel = part(view, UIActivityIndicatorView)
      assert.is_true(wheel.isAnimating)
      local frame = wheel:convert(wheel.bounds, nil)
      -- The safe area is 59 to 818.
      assert.is_near(393 / 2, frame.x + frame.width / 2, 0.5)
      assert.is_near(59 + (818 - 59) / 2, frame.y + frame.height / 2, 0.5)
      assert.are.equal(root.view, root.table.superview)
      assert.is_nil(part(view, UILabel))
      root.contentUnavailableConfiguration = nil
      app:advance(0.1)
      assert.is_nil(unavailableView(root.view))
      assert.is_nil(root.contentUnavailableConfiguration)
    end
  end)

  it("M-171: texts stand below each other in the middle, and the button runs its action", function()
    local tapped = 0
    local Root = class("Root", UIViewController)
    function Root:viewDidLoad()
      local c = UIContentUnavailableConfiguration.empty()
      c.image = UIImage { systemName = "star" }
      c.text = "No Teas"
      c.secondaryText = "Teas that you like are shown here."
      c.button.title = "Add a Tea"
      c.buttonProperties.primaryAction = UIAction { title = "Add", handler = function() tapped = tapped + 1 end }
      self.contentUnavailableConfiguration = c
    end
    local app, root = launchRoot(Root)
    local title, second, button = app:find "No Teas", app:find { text = "Teas that you like are shown here." }, app:find "Add a Tea"
    local function y(view) return view:convert(view.bounds, nil).y end
    assert.is_true(y(title) < y(second) and y(second) < y(button))
    assert.are.equal(375 / 2, title:convert(title.bounds, nil).midX)
    app:tap "Add a Tea"
    assert.are.equal(1, tapped)
    root.contentUnavailableConfiguration.text = "None"
    app:advance(0.02)
    assert.are.equal("None", root.contentUnavailableConfiguration.text)
    assert.is_not_nil(app:find "None")
  end)

  it("M-171: touches beside its buttons go to what is behind it", function()
    local touched = 0
    local Root = class("Root", UIViewController)
    function Root:viewDidLoad()
      local button = UIButton { frame = { 20, 100, 100, 44 } }
      button:setTitle("Behind", "normal")
      button:addAction(UIAction { handler = function() touched = touched + 1 end }, "touchUpInside")
      self.view:addSubview(button)
      self.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    end
    local app = launchRoot(Root)
    app:tap "Behind"
    assert.are.equal(1, touched)
  end)

  it("M-171: stays where it is while a list scrolls", function()
    local List = class("List", UITableViewController)
    function List:numberOfRowsInSection() return 50 end
    function List:cellForRowAt() return UITableViewCell {} end
    function List:viewDidLoad() self.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading() end
    local app, root = launchRoot(List)
    local wheel = part(unavailableView(root.view), UIActivityIndicatorView)
    local before = wheel:convert(wheel.bounds, nil).y
    app:drag { from = { 160, 500 }, to = { 160, 200 } }
    app:advance(1)
    assert.is_true(root.tableView.contentOffset.y > 100)
    assert.is_near(before, wheel:convert(wheel.bounds, nil).y, 0.5)
  end)

  it("M-171: is updated before the first layout, and for what is searched", function()
    local heard = {}
    local Root = class("Root", UIViewController)
    function Root:viewDidLoad()
      self.title = "Teas"
      self.search = UISearchController {}
      self.navigationItem.searchController = self.search
    end
    function Root:updateContentUnavailableConfiguration(state)
      heard[#heard + 1] = state.searchText or "nil"
      self.contentUnavailableConfiguration = state.searchText and #state.searchText > 0
        and UIContentUnavailableConfiguration.search():updated(state) or nil
    end
    local root = Root {}
    local app = launch({
      didFinishLaunching = function()
        local window = UIWindow {}
        window.rootViewController = UINavigationController { rootViewController = root }
        window:makeKeyAndVisible()
      end,
    }, { system = 17, device = "iPhone 8" })
    assert.are.same({ "nil" }, heard)
    app:tap(root.search.searchBar)
    app:settle()
    app:type "ab"
    app:settle()
    assert.are.equal("ab", heard[#heard])
    assert.are.equal("No Results for \u{201C}ab\u{201D}", root.contentUnavailableConfiguration.text)
    root.search.isActive = false
    app:settle()
    assert.are.equal("nil", heard[#heard])
    assert.is_nil(root.contentUnavailableConfiguration)
    local count = #heard
    root:setNeedsUpdateContentUnavailableConfiguration()
    root:setNeedsUpdateContentUnavailableConfiguration()
    app:advance(0.05)
    assert.are.equal(count + 1, #heard)
  end)

  it("refuses other values", function()
    local Root = class("Root", UIViewController)
    local _, root = launchRoot(Root)
    assert.has_error(function() root.contentUnavailableConfiguration = "loading" end)
    assert.has_error(function() UIContentUnavailableConfiguration.empty().text = {} end)
    assert.has_error(function() UIContentUnavailableConfiguration.search():updated(nil) end)
  end)
end)
