-- Loading, appearance and children: the cases V-001 to V-029 of docs/rules/cases/controllers.md, V-300 and V-301, and those of
-- docs/rules/cases/animation.md 10, by their numbers.
local log, app ---@type table, App

local function heard()
  local told = log
  log = {}
  return told
end

-- A class whose instances note the calls that they get; with `parents` the calls about parents are noted with the parent's name.
local function telling(Base)
  ---@class controller_life_spec.Told: UIViewController
  ---@field name any
  ---@field tellsMoves any
  ---@overload fun(properties?: table): controller_life_spec.Told
  local Told = class("Told", Base)
  function Told:viewDidLoad()
    Told.super.viewDidLoad(self)
    log[#log + 1] = self.name .. ".load"
  end
  for callback, short in pairs { viewWillAppear = "wA", viewDidAppear = "dA", viewWillDisappear = "wD", viewDidDisappear = "dD" } do
    Told[callback] = function(self, animated)
      Told.super[callback](self, animated)
      log[#log + 1] = self.name .. "." .. short
    end
  end
  function Told:willMoveToParent(parent) if self.tellsMoves then log[#log + 1] = self.name .. (parent and ".wM(" .. parent.name .. ")" or ".wM(nil)") end end
  function Told:didMoveToParent(parent) if self.tellsMoves then log[#log + 1] = self.name .. (parent and ".dM(" .. parent.name .. ")" or ".dM(nil)") end end
  return Told
end

local Told, ToldTable = telling(UIViewController), telling(UITableViewController)

local function make(name, properties)
  properties = properties or {}
  properties.name = name
  return Told(properties)
end

local function launchLogged(root, device)
  log = {}
  local window ---@type UIWindow
  app, window = launchWindow(root, { device = device })
  return window
end

local function navigation(root, device)
  local nav = UINavigationController { rootViewController = root }
  launchLogged(nav, device)
  app:settle()
  heard()
  return nav
end

local function contain(parent, child)
  parent:addChild(child)
  parent.view:addSubview(child.view)
  child:didMoveToParent(parent)
end

-- The positions of some calls among all calls; each of them must be there.
local function places(calls, ...)
  local found = {}
  for _, wanted in ipairs { ... } do
    for index, call in ipairs(calls) do
      if call == wanted and not found[wanted] then found[wanted] = index end
    end
    assert.is_not_nil(found[wanted], wanted .. " in " .. table.concat(calls, ", "))
  end
  return found
end

before_each(function() log = {} end)

describe("a controller's view", function()
  it("V-001 is not loaded by asking whether it is", function()
    local A = make "A"
    assert.is_false(A.isViewLoaded)
    assert.is_nil(A.viewIfLoaded)
    assert.are.same({}, heard())
    assert.is_false(A.isViewLoaded)
  end)

  it("V-003 is the one that its own loadView sets", function()
    ---@class controller_life_spec.Own: UIViewController
    ---@overload fun(properties?: table): controller_life_spec.Own
    local Own = class("Own", UIViewController)
    local mine = UIView {}
    function Own:loadView()
      log[#log + 1] = "loadView"
      self.view = mine
    end
    function Own:viewDidLoad() log[#log + 1] = "viewDidLoad" end
    local controller = Own {}
    assert.are.equal(mine, controller.view)
    assert.are.same({ "loadView", "viewDidLoad" }, heard())
  end)

  it("V-004 is loaded, then appears, and fills the window", function()
    local A = make "A"
    launchLogged(A)
    assert.are.same({ "A.load", "A.wA", "A.dA" }, heard())
    assert.are.equal(CGRect { 0, 0, 320, 568 }, A.view.frame)
  end)

  it("V-005 V1 is laid out between the two", function()
    ---@class controller_life_spec.Laid: UIViewController
    ---@overload fun(properties?: table): controller_life_spec.Laid
    local Laid = class("Laid", UIViewController)
    for _, callback in ipairs {
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    } do
      Laid[callback] = function() log[#log + 1] = callback end
    end
    function Laid:loadView()
      log[#log + 1] = "loadView"
      self.view = UIView {}
    end
    launchLogged(Laid {})
    assert.are.same({
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    }, heard())
  end)

  it("V-028 gives way to another root's within a frame", function()
    local A, B = make "A", make "B"
    local window = launchLogged(A)
    heard()
    window.rootViewController = B
    app:advanceFrames(1)
    places(heard(), "A.dD", "B.dA")
    assert.is_nil(A.view.superview)
    assert.are.equal(window.bounds, B.view.frame)
  end)

  it("V-029 does not begin to appear while it is visible", function()
    local A = make "A"
    launchLogged(A)
    heard()
    A:beginAppearanceTransition(true, false)
    assert.are.same({}, heard())
  end)

  it("V22 appears where somebody adds it to a window without containment", function()
    local A, B = make "A", make "B"
    local window = launchLogged(A)
    heard()
    window:addSubview(B.view)
    app:settle()
    local calls = heard()
    assert.are.equal("B.load", calls[1])
    places(calls, "B.wA")
  end)
end)

describe("titles and editing", function()
  it("V-007 of a navigation item leave the controller's alone", function()
    local A = make("A", { title = "One" })
    assert.are.equal("One", A.navigationItem.title)
    A.navigationItem.title = "Nav"
    assert.are.equal("One", A.title)
    assert.are.equal("One", A.tabBarItem.title)
  end)

  it("V-008 have one edit button, whose title is Edit", function()
    local A = make "A"
    assert.are.equal("Edit", A.editButtonItem.title)
    assert.are.equal(A.editButtonItem, A.editButtonItem)
  end)

  it("V-009 follow the edit button's taps", function()
    ---@class controller_life_spec.Editing: UIViewController
    ---@overload fun(properties?: table): controller_life_spec.Editing
    local Editing = class("Editing", UIViewController)
    function Editing:setEditing(editing, animated)
      Editing.super.setEditing(self, editing, animated)
      log[#log + 1] = tostring(editing) .. " " .. tostring(animated)
    end
    local A = Editing {}
    A.navigationItem.rightBarButtonItem = A.editButtonItem
    navigation(A)
    app:tap "Edit"
    assert.are.same({ "true true" }, heard())
    assert.are.equal("Done", A.editButtonItem.title)
    app:tap "Done"
    assert.are.same({ "false true" }, heard())
    assert.are.equal("Edit", A.editButtonItem.title)
  end)

  it("V-011 of a table controller reach its table", function()
    local list = ToldTable { name = "T" }
    navigation(list)
    list:setEditing(true, true)
    assert.is_true(list.tableView.isEditing)
  end)
end)

describe("a table controller", function()
  local List = telling(UITableViewController)
  function List:numberOfSections()
    if self.tellsQuestions then log[#log + 1] = "sections" end
    return 1
  end
  function List:numberOfRowsInSection() return 3 end
  function List:cellForRowAt(tableView)
    local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
    cell.textLabel.text = "row"
    return cell
  end

  it("V-012 is its table's data source and delegate, and answers once it is about to appear", function()
    local list = List { name = "T", tellsQuestions = true }
    function list:viewWillAppear(animated)
      log[#log + 1] = "begins"
      ToldTable.super.viewWillAppear(self, animated)
    end
    launchLogged(list)
    assert.are.equal(list, list.tableView.dataSource)
    assert.are.equal(list, list.tableView.delegate)
    assert.are.equal(list.view, list.tableView)
    local calls = heard()
    local found = places(calls, "begins", "sections")
    assert.is_true(found.begins < found.sections, table.concat(calls, ", "))
  end)

  it("V-013 deselects its row when it comes back, and tells nobody", function()
    local list = List { name = "T" }
    local told = 0
    function list:didDeselectRowAt() told = told + 1 end
    local nav = navigation(list)
    list.tableView:selectRow(IndexPath(1, 1), false, "none")
    nav:pushViewController(make "B", true)
    app:settle()
    assert.are.equal(IndexPath(1, 1), list.tableView.indexPathForSelectedRow)
    nav:popViewController(true)
    app:settle()
    assert.is_nil(list.tableView.indexPathForSelectedRow)
    assert.are.equal(0, told)
  end)
end)

describe("a child", function()
  local P, C ---@type any, any

  before_each(function()
    P, C = make "P", make("C", { tellsMoves = true })
  end)

  it("V-015 comes while its parent is visible", function()
    launchLogged(P)
    heard()
    contain(P, C)
    app:settle()
    -- viewDidAppear comes after the first layout, as for every view that is added to a window
    local calls = heard()
    assert.are.same({ "C.wM(P)", "C.load", "C.wA" }, { calls[1], calls[2], calls[3] })
    places(calls, "C.dA", "C.dM(P)")
    assert.are.equal(5, #calls)
  end)

  it("V-016 V17 goes: the app's word first, then the way out, then removeFromParent's", function()
    contain(P, C)
    launchLogged(P)
    heard()
    C:willMoveToParent(nil)
    C.view:removeFromSuperview()
    C:removeFromParent()
    assert.are.same({ "C.wM(nil)", "C.wD", "C.dD", "C.dM(nil)" }, heard())
    assert.is_nil(C.parent)
  end)

  it("V-017 appears with a parent that is shown later", function()
    log = {}
    contain(P, C)
    local before = heard()
    launchLogged(P)
    assert.are.same({ "P.load", "C.load" }, { before[2], before[3] })
    assert.are.equal("C.wM(P)", before[1])
    assert.are.equal("C.dM(P)", before[4])
    local calls = heard()
    local found = places(calls, "P.wA", "C.wA", "P.dA", "C.dA")
    assert.is_true(found["P.wA"] < found["C.wA"] and found["C.wA"] < found["C.dA"], table.concat(calls, ", "))
    assert.are.equal(4, #calls)
  end)

  it("V-019 turns back before the end of its appearance", function()
    local Own = telling(UIViewController)
    function Own:shouldAutomaticallyForwardAppearanceMethods() return false end
    local parent, child = Own { name = "O" }, make "C"
    launchLogged(parent)
    contain(parent, child)
    heard()
    child:beginAppearanceTransition(true, false)
    child:beginAppearanceTransition(false, false)
    child:endAppearanceTransition()
    assert.are.same({ "C.wA", "C.wD", "C.dD" }, heard())
  end)

  it("V-020 leaves its parent for another one", function()
    local Q = make "Q"
    P:addChild(C)
    Q:addChild(C)
    assert.are.equal(Q, C.parent)
    assert.are.same({}, P.children)
  end)

  it("V-021 may not stand in a stranger's view", function()
    local other = make "Q"
    launchLogged(other)
    P:addChild(C)
    assert.error_matches(function() other.view:addSubview(C.view) end, "should have parent view controller")
    assert.error_matches(function() other.view:addSubview(C.view) end, "but requested parent is")
    assert.is_nil(C.view.superview)
  end)

  it("V-023 changes places only with another child of the same parent", function()
    contain(P, C)
    assert.error_matches(function() P:transition { from = C, to = make "D", duration = 0.2 } end, "must have a common parent view controller")
  end)

  it("V-027 disappears with its parent", function()
    contain(P, C)
    local nav = navigation(P)
    heard()
    nav:pushViewController(make "B", true)
    app:settle()
    local calls = heard()
    local found = places(calls, "P.wD", "C.wD", "P.dD", "C.dD")
    assert.is_true(found["P.wD"] < found["C.wD"] and found["C.wD"] < found["P.dD"], table.concat(calls, ", "))
    assert.is_true(math.abs(found["C.dD"] - found["P.dD"]) == 1 and found["C.dD"] > found["C.wD"], table.concat(calls, ", "))
  end)

  it("V18 changes places: the wills, the view, the block, and at the end the dids", function()
    local D = make "D"
    contain(P, C)
    launchLogged(P)
    P:addChild(D)
    heard()
    P:transition {
      from = C, to = D, duration = 0.2,
      animations = function() log[#log + 1] = "block " .. tostring(D.view.superview == P.view) end,
      completion = function() log[#log + 1] = "done" end,
    }
    assert.are.same({ "C.wD", "D.load", "D.wA", "block true" }, (function()
      local calls, kept = heard(), {}
      for _, call in ipairs(calls) do if not call:find "M%(" then kept[#kept + 1] = call end end
      if kept[1] == "D.load" then table.remove(kept, 1) table.insert(kept, 2, "D.load") end
      return kept
    end)())
    app:settle()
    assert.are.same({ "C.dD", "D.dA", "done" }, heard())
    assert.is_nil(C.view.superview)
  end)
end)

describe("the order of calls", function()
  it("V2 V3 of a push and a pop, and the popped one is let go", function()
    local A = make "A"
    local nav = navigation(A)
    local B = make "B"
    local gone = setmetatable({ B = B }, { __mode = "v" })
    nav:pushViewController(B, true)
    app:settle()
    assert.are.same({ "B.load", "A.wD", "B.wA", "A.dD", "B.dA" }, heard())
    nav:popViewController(true)
    app:settle()
    assert.are.same({ "B.wD", "A.wA", "B.dD", "A.dA" }, heard())
    -- The host collects objects without references when there are many.
    B = nil
    for _ = 1, 1500 do make "other" end
    app:advanceFrames(2)
    collectgarbage()
    assert.is_nil(gone.B)
  end)

  it("V5 V6 V10 of a presentation and its end, with the flags in the midst", function()
    local A, B = make "A", make "B"
    local flags = {}
    for _, callback in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
      local usual = Told[callback]
      B[callback] = function(self, animated)
        usual(self, animated)
        flags[callback] = { self.isBeingPresented, self.isBeingDismissed }
        if callback == "viewDidDisappear" then flags.presenter = self.presentingViewController or "none" end
      end
      A[callback] = function(self, animated)
        usual(self, animated)
        flags["A." .. callback] = self.presentedViewController or "none"
      end
    end
    launchLogged(A)
    heard()
    A:present(B, true, function() log[#log + 1] = "done " .. tostring(B.isBeingPresented) end)
    app:settle()
    assert.are.same({ "B.load", "A.wD", "B.wA", "B.dA", "A.dD", "done false" }, heard())
    assert.are.same({ true, false }, flags.viewWillAppear)
    assert.are.same({ true, false }, flags.viewDidAppear)
    A:dismiss(true, function() log[#log + 1] = "done " .. tostring(B.isBeingDismissed) end)
    app:settle()
    assert.are.same({ "B.wD", "A.wA", "A.dA", "B.dD", "done false" }, heard())
    assert.are.same({ false, true }, flags.viewWillDisappear)
    assert.are.same({ false, true }, flags.viewDidDisappear)
    assert.are.equal("none", flags.presenter)
    assert.are.equal(B, flags["A.viewWillAppear"])
  end)

  for _, style in ipairs { "pageSheet", "overFullScreen", "overCurrentContext" } do
    it("V7 of the style " .. style .. " on a pad leaves the presenter out", function()
      local A, B = make "A", make("B", { modalPresentationStyle = style })
      launchLogged(A, "iPad")
      heard()
      A:present(B, true)
      app:settle()
      assert.are.same({ "B.load", "B.wA", "B.dA" }, heard())
    end)
  end

  it("V11 V13 of tabs: the first alone, and the way back", function()
    local T0, T1 = make "T0", make "T1"
    local tabs = UITabBarController { viewControllers = { T0, T1 } }
    launchLogged(tabs)
    assert.are.same({ "T0.load", "T0.wA", "T0.dA" }, heard())
    tabs.selectedIndex = 2
    heard()
    tabs.selectedIndex = 1
    assert.are.same({ "T0.wA", "T1.wD", "T1.dD", "T0.dA" }, heard())
  end)

  it("V19 of a turn: the parent first, then the child, the block in the animation, the completion last", function()
    ---@class controller_life_spec.Turning: UIViewController
    ---@field name any
    ---@overload fun(properties?: table): controller_life_spec.Turning
    local Turning = class("Turning", UIViewController)
    function Turning:viewWillTransition(size, coordinator)
      log[#log + 1] = self.name .. ".transition"
      if self.name == "P" then
        coordinator:animate(
          function() log[#log + 1] = ("block %d"):format(self.view.bounds.width) end, function() log[#log + 1] = "completion" end)
      end
      Turning.super.viewWillTransition(self, size, coordinator)
    end
    local P, C = Turning { name = "P" }, Turning { name = "C" }
    P:addChild(C)
    C.view.frame = P.view.bounds
    C.view.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
    P.view:addSubview(C.view)
    launchLogged(P)
    heard()
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({ "P.transition", "C.transition", "block 568", "completion" }, heard())
  end)

  it("V21 of a navigation delegate: the animator is asked for first", function()
    local nav = navigation(make "A")
    nav.delegate = {
      animationControllerForOperation = function() log[#log + 1] = "animator" end,
      navigationControllerWillShow = function() log[#log + 1] = "willShow" end,
      navigationControllerDidShow = function() log[#log + 1] = "didShow" end,
    }
    nav:pushViewController(make "B", true)
    app:settle()
    local calls = heard()
    local found = places(calls, "animator", "willShow", "A.dD", "B.dA", "didShow")
    assert.is_true(found.animator < found.willShow and found.willShow < found["A.dD"] and found["B.dA"] < found.didShow, table.concat(calls, ", "))
  end)

  it("V15 of a curled page: the new one's did comes last", function()
    local P1, P2 = make "P1", make "P2"
    local pages = UIPageViewController { transitionStyle = "pageCurl" }
    pages:setViewControllers({ P1 }, "forward", false)
    launchLogged(pages)
    heard()
    pages:setViewControllers({ P2 }, "forward", true)
    app:settle()
    assert.are.same({ "P2.load", "P2.wA", "P1.wD", "P1.dD", "P2.dA" }, heard())
  end)
end)

describe("UIView.transition", function()
  local window, F, T ---@type UIWindow, UIView, UIView

  before_each(function()
    local root = make "R"
    window = launchLogged(root)
    F, T = UIView { frame = { 0, 0, 100, 100 } }, UIView { frame = { 0, 0, 100, 100 } }
    root.view:addSubview(F)
    app:settle()
    heard()
  end)

  it("V-300 puts the new view in the old one's place, which leaves at the end", function()
    local home = F.superview
    UIView.transition { from = F, to = T, duration = 0.4, options = "transitionFlipFromLeft", completion = function(done) log[#log + 1] = "done " .. tostring(done) end }
    assert.are.equal(home, T.superview)
    app:advance(0.38)
    assert.are.same({}, heard())
    app:advance(0.04)
    assert.is_nil(F.superview)
    assert.are.same({ "done true" }, heard())
  end)

  it("V-300 only hides the old one with showHideTransitionViews", function()
    local home = F.superview
    T.isHidden = true
    home:addSubview(T)
    UIView.transition {
      from = F, to = T, duration = 0.4, options = { "transitionFlipFromLeft", "showHideTransitionViews" },
      completion = function(done) log[#log + 1] = "done " .. tostring(done) end,
    }
    app:advance(0.5)
    assert.is_true(F.isHidden)
    assert.are.equal(home, F.superview)
    assert.is_false(T.isHidden)
    assert.are.same({ "done true" }, heard())
  end)

  it("V-301 lasts as long as it was to last, whatever its block does", function()
    UIView.transition {
      with = F, duration = 0.3, options = "transitionCrossDissolve", animations = function() end, completion = function() log[#log + 1] = "done" end,
    }
    app:advance(0.28)
    assert.are.same({}, heard())
    app:advance(0.04)
    assert.are.same({ "done" }, heard())
  end)
end)
