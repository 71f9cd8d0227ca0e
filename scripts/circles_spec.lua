-- What would hold itself is refused in words where it is made; what only names itself does no harm. The app can be used afterwards.

local app, window ---@type App, UIWindow

local function view() return UIView { frame = { 0, 0, 100, 100 } } end
local function inWindow(made)
  window:addSubview(made)
  return made
end
local function table_(options)
  options.frame = { 0, 0, 320, 400 }
  options.dataSource = options.dataSource or {
    numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end,
  }
  return inWindow(UITableView(options))
end
local function field() return inWindow(UITextField { frame = { 0, 0, 100, 30 } }) end
local function root(controller)
  window.rootViewController = controller
  return controller
end

-- The words of the error; `true`: none.
local itself, ancestor = "Can't add self as subview", "Can't add a view to one of its own subviews"
local owner = "which is itself or one of its own containers"
local circles = {
  { "a controller as its own child", owner, function() local a = UIViewController {} a:addChild(a) end },
  { "controllers that are each other's children", owner, function()
    local a, b, c = UIViewController {}, UIViewController {}, UIViewController {}
    a:addChild(b)
    b:addChild(c)
    c:addChild(a)
  end },
  { "a navigation controller in its own stack", "Pushing a navigation controller", function() local n = UINavigationController {} n:pushViewController(n, false) end },
  { "tabs in themselves", owner, function() local tabs = UITabBarController {} tabs.viewControllers = { tabs } end },
  { "tabs in the stack of one of their tabs", owner, function()
    local tabs, stack = UITabBarController {}, UINavigationController {}
    tabs.viewControllers = { stack }
    stack:pushViewController(tabs, false)
  end },
  { "pages in themselves", owner, function() local pages = UIPageViewController {} pages:setViewControllers({ pages }, "forward", false) end },
  { "a controller that presents itself", "modal view controller on itself", function() local a = root(UIViewController {}) a:present(a, false) end },
  { "controllers that present each other", "modally an active controller", function()
    local a, b = root(UIViewController {}), UIViewController {}
    a:present(b, false)
    b:present(a, false)
  end },
  { "a controller that presents its child", "modally an active controller", function()
    local a, b = root(UIViewController {}), UIViewController {}
    a:addChild(b)
    a.view:addSubview(b.view)
    a:present(b, false)
  end },
  { "the window as a controller's view", itself, function() local a = UIViewController {} a.view = window root(a) end },
  { "a view in itself", itself, function() local v = view() v:addSubview(v) end },
  { "a view in its subview", ancestor, function() local v, w = view(), view() v:addSubview(w) w:addSubview(v) end },
  { "the window in a view of its own", ancestor, function() inWindow(view()):addSubview(window) end },
  { "a stack view as its own arranged view", itself, function() local s = inWindow(UIStackView {}) s:addArrangedSubview(s) end },
  { "a table as its own header", itself, function() local t = table_ {} t.tableHeaderView = t end },
  { "the window as a table's footer", ancestor, function() table_({}).tableFooterView = window end },
  { "a table as its own background", itself, function() local t = table_ {} t.backgroundView = t end },
  { "a cell as its own accessory", itself, function() local c = UITableViewCell {} c.accessoryView = c end },
  { "a table in its own cells", ancestor, function()
    local t ---@type any
    t = table_ { dataSource = { numberOfRowsInSection = function() return 1 end, cellForRowAt = function()
      local c = UITableViewCell {}
      c.contentView:addSubview(t)
      return c
    end } }
  end },
  { "a table as the view of its own section", itself, function()
    local t ---@type any
    t = table_ { delegate = { viewForHeaderInSection = function() return t end, heightForHeaderInSection = function() return 30 end } }
  end },
  { "a field as its own left view", itself, function() local f = field() f.leftViewMode = "always" f.leftView = f end },
  { "a toolbar in one of its items", itself, function() local b = inWindow(UIToolbar { frame = { 0, 0, 320, 44 } }) b.items = { UIBarButtonItem { customView = b } } end },
  { "a bar as the title in it", itself, function()
    local a = UIViewController {}
    local n = root(UINavigationController { rootViewController = a })
    a.navigationItem.titleView = n.navigationBar
  end },
  { "a controller's view as the title above it", ancestor, function()
    local a = UIViewController {}
    local n = root(UINavigationController { rootViewController = a })
    a.navigationItem.titleView = n.view
  end },
  { "a view as its own mask", "A mask can't hang in a tree of layers", function() local v = view() v.mask = v inWindow(v) end },
  { "a superview as a mask", "can't have a superview", function() local v, w = inWindow(view()), view() v:addSubview(w) w.mask = v end },
  { "the window as a mask", "can't be the mask of", function() inWindow(view()).mask = window end },
  { "a masked view in its mask", "which is in its mask", function() local v, w = view(), view() v.mask = w w:addSubview(v) end },
  { "a layer as the mask of its sublayer", "can't be the mask of", function() local a, b = CALayer {}, CALayer {} a:addSublayer(b) b.mask = a end },
  { "a layer in itself", "to itself or to one of its own sublayers", function() local a = CALayer {} a:addSublayer(a) end },
  { "replicators in each other", "to itself or to one of its own sublayers", function()
    local a, b = CAReplicatorLayer { instanceCount = 3 }, CAReplicatorLayer { instanceCount = 3 }
    a:addSublayer(b)
    b:addSublayer(a)
  end },
  { "animations in themselves", "a group can't hold itself", function()
    local a, b = CAAnimationGroup {}, CAAnimationGroup {}
    a.animations = { b }
    b.animations = { a }
  end },
  { "motion effects in themselves", "can't be among its own motionEffects", function() local g = UIMotionEffectGroup {} g.motionEffects = { g } end },
  { "a snapshot applied while its rows are made", "called while cellForRowAt runs", function()
    local source ---@type UITableViewDiffableDataSource
    source = UITableViewDiffableDataSource { tableView = table_ {}, cellProvider = function()
      local more = source:snapshot()
      more:appendItems { more.numberOfItems + 1 }
      source:apply(more, false)
      return UITableViewCell {}
    end }
    local rows = NSDiffableDataSourceSnapshot {}
    rows:appendSections { 1 }
    rows:appendItems { 1 }
    source:apply(rows, false)
  end },
  { "rows that are counted while they are counted", "reloadData called while numberOfRowsInSection runs", function()
    local t ---@type any
    t = table_ { dataSource = { numberOfRowsInSection = function() if t then t:reloadData() end return 1 end, cellForRowAt = function() return UITableViewCell {} end } }
  end },
  { "a layout that marks itself", "runs inside of itself without end", function()
    ---@class circles_spec.Endless: UIView
    ---@overload fun(properties?: table): circles_spec.Endless
    local Endless = class("EndlessLayout", UIView)
    function Endless:layoutSubviews()
      self:setNeedsLayout()
      self:layoutIfNeeded()
    end
    inWindow(Endless {})
  end },
  { "an observer that sets what it observes", "again and again", function()
    local v = view()
    v:observe("alpha", function() v.alpha = v.alpha / 2 end)
    v.alpha = 0.5
  end },
  { "a table in JSON that holds itself", "or a table that holds itself", function() local t = {} t.t = t JSONSerialization.data(t) end },
  { "defaults that hold themselves", "or one that holds itself", function() local t = {} t.t = t UserDefaults.standard:set(t, "t") end },
  { "attributes with a table that holds itself", "must be", function()
    local t = {}
    t[1] = t
    window.layer:setValue(t, "opacity")
  end },
  -- These name one another, and none holds the other.
  { "an archive of a table that holds itself", true, function()
    local t = { tea = 1 }
    t.t = t
    local again = NSKeyedUnarchiver.unarchivedObject(NSKeyedArchiver.archivedData(t))
    assert.are.equal(again, again.t)
  end },
  { "an error in its own userInfo", true, function()
    local info = {}
    info.error = NSError { domain = "shop", code = 1, userInfo = info }
    assert.are.equal('<NSError shop 1', tostring(info.error):sub(1, 15))
  end },
  { "a field as its own input view", true, function() local f = field() f.inputView = f f:becomeFirstResponder() end },
  { "a field as its own accessory", true, function() local f = field() f.inputAccessoryView = f f:becomeFirstResponder() end },
  { "the window as an accessory", true, function() local f = field() f.inputAccessoryView = window f:becomeFirstResponder() end },
  { "fields as each other's accessories", true, function()
    local f, g = field(), field()
    f.inputAccessoryView, g.inputAccessoryView = g, f
    f:becomeFirstResponder()
    g:becomeFirstResponder()
  end },
  { "a scroll view that zooms itself", true, function()
    local s ---@type any
    s = inWindow(UIScrollView { frame = { 0, 0, 99, 99 }, maximumZoomScale = 4, delegate = { viewForZooming = function() return s end } })
    s:setZoomScale(2, false)
  end },
  { "menus in menus without end", "more than 64 menus inside one another", function()
    local m = UIMenu {}
    for _ = 1, 100 do m = UIMenu { children = { m } } end
  end },
  { "a menu that holds the same ones twice, level by level", "more than 1000000 elements", function()
    local m = UIMenu {}
    for _ = 1, 40 do m = UIMenu { children = { m, m } } end
  end },
  { "groups in groups without end", "more than 32 groups inside one another", function()
    local size = NSCollectionLayoutSize { widthDimension = NSCollectionLayoutDimension.fractionalWidth(1), heightDimension = NSCollectionLayoutDimension.absolute(10) }
    local item = NSCollectionLayoutItem { layoutSize = size }
    for _ = 1, 100 do item = NSCollectionLayoutGroup.horizontal { layoutSize = size, subitems = { item } } end
  end },
  { "recognizers that wait for each other", true, function()
    local a, b = UITapGestureRecognizer {}, UITapGestureRecognizer {}
    window:addGestureRecognizer(a)
    window:addGestureRecognizer(b)
    a:requireToFail(b)
    b:requireToFail(a)
  end },
  { "a responder that is its own next", true, function()
    ---@class circles_spec.Loop: UIView
    ---@overload fun(properties?: table): circles_spec.Loop
    local Loop = class("OwnNextResponder", UIView)
    function Loop:nextResponder() return self end
    inWindow(Loop { frame = { 0, 0, 100, 100 } })
  end },
}

for _, circle in ipairs(circles) do
  local name, words, make = circle[1], circle[2], circle[3]
  it(name .. (words == true and " does no harm" or " is refused"), function()
    app, window = launchWindow(nil, { allowLayoutProblems = true })
    local function act()
      make()
      app:advance(0.1)
      app:frame()
    end
    if words == true then act() else assert.raises(words, act) end
    pcall(app.advance, app, 0.1)
    assert.is_string(app:tree())
  end)
end
