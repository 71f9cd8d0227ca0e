-- What acts while items are held over it: views with an interaction, buttons, segments, tabs, rows. Rules: docs/rules/lists.md 5
local app, source, heard ---@type App, UIView, any[]

-- A red view whose item a finger carries, and what `fill` adds below it.
local function openBoard(fill, options)
  heard = {}
  app = launchWindow(function(window)
    local controller = UIViewController {}
    window.rootViewController = controller
    source = UIView { frame = { 20, 60, 60, 60 }, backgroundColor = "red" }
    source:addInteraction(UIDragInteraction { itemsForBeginning = function() return { UIDragItem {} } end })
    controller.view:addSubview(source)
    fill(controller.view)
  end, options or { system = 17 })
end

-- Lifts the item and carries it to a point; it stays there for so long.
local function carryTo(x, y, seconds)
  local finger = app:touch(50, 90)
  app:advance(0.6)
  finger:move(x, y, 0.3)
  app:advance(seconds)
  return finger
end

local function note(what)
  return function() heard[#heard + 1] = what end
end

describe("a view with a UISpringLoadedInteraction", function()
  local function openView(behavior, effect)
    openBoard(function(view)
      local goal = UIView { frame = { 100, 300, 100, 100 }, backgroundColor = "blue" }
      goal:addInteraction(UISpringLoadedInteraction(function(_, context)
        heard[#heard + 1] = context.state .. " " .. tostring(context:location(goal))
      end, behavior, effect))
      view:addSubview(goal)
    end)
  end

  it("acts once when items have been held over it for 0.8 s, and again when they have been away", function()
    openView()
    local finger = carryTo(150, 350, 0.7)
    assert.are.same({}, heard)
    app:advance(0.2)
    assert.are.same({ "activated CGPoint {50, 50}" }, heard)
    app:advance(3)
    assert.are.equal(1, #heard)
    finger:move(20, 500, 0.1)
    finger:move(160, 350, 0.1)
    app:advance(0.9)
    assert.are.same({ "activated CGPoint {50, 50}", "activated CGPoint {60, 50}" }, heard)
    finger:lift()
    app:settle()
  end)

  it("doesn't act where the items only pass, or are let go before", function()
    openView()
    local finger = carryTo(150, 350, 0.4)
    finger:move(20, 500, 0.1)
    app:advance(2)
    finger:move(150, 350, 0.1)
    app:advance(0.3)
    finger:lift()
    app:settle()
    assert.are.same({}, heard)
  end)

  it("asks its behavior, shows by its effect, and tells when it is over", function()
    local states, allowed = {}, true
    openView(
      { shouldAllow = function() return allowed end, interactionDidFinish = note "finished" },
      { didChangeWith = function(_, _, context) states[#states + 1] = context.state end })
    local finger = carryTo(150, 350, 0.9)
    finger:move(20, 500, 0.1)
    assert.are.same({ "possible", "activating", "activated" }, states)
    assert.are.same({ "activated CGPoint {50, 50}", "finished" }, heard)
    finger:move(150, 350, 0.1)
    allowed = false
    finger:move(151, 350, 0.1)
    app:advance(2)
    assert.are.same({ "possible", "inactive" }, { states[4], states[5] })
    assert.are.equal(2 + 1, #heard)
    finger:lift()
    app:settle()
  end)

  it("shows on the view that the context names, and keeps a value for the app", function()
    local flashing, seen
    openBoard(function(view)
      local goal, inner = UIView { frame = { 100, 300, 100, 100 }, backgroundColor = "blue" }, UIView { frame = { 0, 0, 20, 20 } }
      goal:addSubview(inner)
      goal:addInteraction(UISpringLoadedInteraction {
        activationHandler = function(_, context) seen = context.targetItem end,
        interactionBehavior = {
          shouldAllow = function(_, interaction, context)
            assert.are.equal(goal, interaction.view)
            if context.state == "inactive" then assert.are.equal(goal, context.targetView) end
            context.targetView, context.targetItem = inner, { name = "folder" }
            return true
          end,
        },
      })
      view:addSubview(goal)
      flashing = inner
    end)
    local finger = carryTo(150, 350, 0.58)
    assert.is_true(flashing.layer:presentation().opacity < 1)
    assert.are.equal(1, flashing.alpha)
    app:advance(0.4)
    assert.are.equal("folder", seen.name)
    finger:cancel()
    app:settle()
  end)

  it("wants a function", function()
    launchWindow()
    assert.raises("activationHandler", function() UISpringLoadedInteraction(5) end)
  end)
end)

describe("isSpringLoaded", function()
  it("lets buttons, segments and tabs act as by a tap, if they are enabled", function()
    local button, segments, tabs
    openBoard(function(view)
      button = UIButton { type = "system", frame = { 20, 200, 100, 44 } }
      button:addTarget("touchUpInside", note "button")
      segments = UISegmentedControl { items = { "One", "Two" }, frame = { 20, 300, 200, 32 }, selectedSegmentIndex = 1 }
      segments:addTarget("valueChanged", function() heard[#heard + 1] = "segment " .. segments.selectedSegmentIndex end)
      tabs = UITabBar { frame = { 0, 400, 320, 49 }, items = { UITabBarItem { title = "A" }, UITabBarItem { title = "B" } } }
      tabs.delegate = { tabBarDidSelectItem = function(_, _, item) heard[#heard + 1] = "tab " .. item.title end }
      for _, control in ipairs { button, segments, tabs } do
        assert.is_false(control.isSpringLoaded)
        control.isSpringLoaded = true
        assert.is_true(control.isSpringLoaded)
        view:addSubview(control)
      end
    end)
    local finger = carryTo(60, 220, 0.9)
    finger:move(170, 316, 0.1)
    app:advance(0.9)
    finger:move(240, 425, 0.1)
    app:advance(0.9)
    assert.are.same({ "button", "segment 2", "tab B" }, heard)
    button.isEnabled = false
    finger:move(60, 220, 0.1)
    app:advance(2)
    segments.isSpringLoaded = false
    finger:move(50, 316, 0.1)
    app:advance(2)
    assert.are.equal(3, #heard)
    finger:lift()
    app:settle()
  end)

  it("lets an item of a bar act, also one that is set later", function()
    local item = UIBarButtonItem { title = "Folders", action = note "item" }
    local controller = UIViewController {}
    controller.navigationItem.rightBarButtonItem = item
    heard = {}
    app = launchWindow(UINavigationController { rootViewController = controller }, { system = 17 })
    local box = UIView { frame = { 20, 80, 60, 60 }, backgroundColor = "red" }
    box:addInteraction(UIDragInteraction { itemsForBeginning = function() return { UIDragItem {} } end })
    controller.view:addSubview(box)
    app:settle()
    item.isSpringLoaded = true
    local finger = carryTo(280, 42, 0.9)
    assert.are.same({ "item" }, heard)
    finger:lift()
    app:settle()
  end)
end)

describe("a row that opens another screen under the items", function()
  it("leaves them at the finger, which drops them there", function()
    local dropped, ended = {}, {}
    local function list(title, rows, choose)
      local List = class("List" .. title, UITableViewController)
      function List:viewDidLoad()
        self.tableView.isSpringLoaded = true
        self.tableView.dragDelegate, self.tableView.dropDelegate = self, self
      end
      function List:numberOfRowsInSection() return rows end
      function List:cellForRowAt() return UITableViewCell {} end
      function List:itemsForBeginning() return { UIDragItem { localObject = { title = title } } } end
      function List:dropSessionDidUpdate() return UITableViewDropProposal { operation = "copy" } end
      function List:performDropWith(_, coordinator) dropped[#dropped + 1] = title .. " " .. coordinator.items[1].dragItem.localObject.title end
      function List:dragSessionDidEnd() ended[#ended + 1] = title end
      function List:didSelectRowAt() choose(self) end
      return List { title = title }
    end
    local inner = list("Inner", 3, function() end)
    local outer = list("Outer", 3, function(self) self.navigationController:pushViewController(inner, true) end)
    local nav = UINavigationController { rootViewController = outer }
    app = launchWindow(nav, { system = 17, device = "iPhone 16" })
    app:settle()
    local finger = app:touch(100, 120)
    app:advance(0.6)
    finger:move(100, 165, 0.3)
    app:advance(2)
    assert.are.equal(inner, nav.topViewController)
    finger:move(100, 400, 0.3)
    finger:lift()
    app:settle()
    assert.are.same({ "Inner Outer" }, dropped)
    assert.are.same({ "Outer" }, ended)
    nav:popViewController(true)
    app:settle()
    assert.are.equal(1, outer.tableView:cellForRow(IndexPath(1, 1)).alpha)
  end)
end)

for name, make in pairs {
  table = function(delegate)
    local rows = { numberOfRowsInSection = function() return 6 end, cellForRowAt = function() return UITableViewCell {} end }
    delegate.shouldSpringLoadRowAt, delegate.didSelectRowAt = delegate.ask, delegate.tell
    return UITableView { frame = { 0, 200, 320, 300 }, rowHeight = 50, dataSource = rows, delegate = delegate }
  end,
  ["collection view"] = function(delegate)
    delegate.shouldSpringLoadItemAt, delegate.didSelectItemAt = delegate.ask, delegate.tell
    local items = {
      numberOfItemsInSection = function() return 6 end,
      cellForItemAt = function(_, view, path) return view:dequeueReusableCell("cell", path) end,
    }
    local layout = UICollectionViewFlowLayout { itemSize = { 320, 50 }, minimumLineSpacing = 0 }
    local view = UICollectionView { frame = { 0, 200, 320, 300 }, collectionViewLayout = layout, dataSource = items, delegate = delegate }
    view:register(UICollectionViewCell, "cell")
    return view
  end,
} do
  describe("a " .. name .. " with isSpringLoaded", function()
    local list
    local function openList(ask)
      openBoard(function(view)
        list = make { ask = ask, tell = function(_, _, path) heard[#heard + 1] = "row " .. (path.row or path.item) end }
        list.isSpringLoaded = true
        view:addSubview(list)
      end)
    end

    it("selects the row under the items, each row for itself", function()
      openList()
      local finger = carryTo(100, 225, 0.6)
      finger:move(100, 325, 0.1)
      app:advance(0.6)
      assert.are.same({}, heard)
      app:advance(0.3)
      assert.are.same({ "row 3" }, heard)
      finger:lift()
      app:settle()
    end)

    it("asks its delegate", function()
      local asked = {}
      openList(function(_, _, path, context)
        asked[#asked + 1] = context.state
        return path.row ~= 3
      end)
      local finger = carryTo(100, 325, 2)
      finger:move(100, 275, 0.1)
      app:advance(1)
      assert.are.same({ "row 2" }, heard)
      assert.are.same({ "inactive", "inactive" }, { asked[#asked - 1], asked[#asked] })
      finger:lift()
      app:settle()
    end)
  end)
end
