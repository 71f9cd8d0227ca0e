-- app:stateHash(): equal hashes mean the same behaviour ever after. Cases E-041 to E-068 of docs/rules/exploring.md.

local function lamps(count)
  return function(window)
    for i = 1, count do
      window:addSubview(UISwitch {
        frame = { 20 + 100 * ((i - 1) % 3), 40 + 60 * ((i - 1) // 3), 51, 31 }, accessibilityIdentifier = "s" .. i,
      })
    end
  end
end

-- an app that is made by a function, with what it returns
local function with(make, options)
  local made ---@type any
  local app = launchWindow(function(window) made = make(window) end, options)
  return app, made
end

-- an app whose plugin holds a value
local function holding(make)
  local plugin = {}
  function plugin:didFinishLaunching()
    self.window = UIWindow()
    self.window:makeKeyAndVisible()
    self.value = make()
    make = nil
  end
  return launch(plugin), plugin
end

local function hash(make) return (holding(make)):stateHash() end

describe("the state hash", function()
  it("E-041: is the same for the same switches in another order", function()
    local one, other = with(lamps(3)), with(lamps(3))
    local first = one:stateHash()
    one:tap { id = "s1" } one:tap { id = "s2" } one:settle()
    other:tap { id = "s2" } other:tap { id = "s1" } other:settle()
    assert.equals(one:stateHash(), other:stateHash())
    assert["false"](one:stateHash() == first)
    one:tap { id = "s1" } one:tap { id = "s2" } one:settle()
    assert.equals(first, one:stateHash())
  end)

  it("E-043: does not know how late it is", function()
    local app = with(lamps(1))
    local first = app:stateHash()
    app:advance(7.5)
    assert.equals(first, app:stateHash())
  end)

  it("does not depend on what objects of a class have been there", function()
    local app, plugin = holding(function() return class("Page", UIView) end)
    local first = app:stateHash()
    do
      local page = plugin.value()
      page.title, page.count = "one", 1
    end
    assert.equals(first, app:stateHash())
  end)

  it("E-044: leaves garbage out", function()
    local app, button = with(function(window)
      local button = UIButton { type = "system", title = "Go" }
      button.frame = { 20, 100, 80, 44 }
      button:addTarget("touchUpInside", function() for _ = 1, 1000 do local _ = {} end end)
      window:addSubview(button)
      return button
    end)
    local first = app:stateHash()
    app:tap(button) app:settle()
    assert.equals(first, app:stateHash())
  end)

  it("E-045: ends in circles, and tells them apart", function()
    local own = hash(function() local t = {} t[1] = t return t end)
    local pair = hash(function() local a, b = {}, {} a[1], b[1] = b, a return a end)
    assert["false"](own == pair)
    assert.equals(32, #own)
  end)

  it("E-047, E-048: has keys in the order of pairs", function()
    assert.equals(hash(function() return { a = 1, b = 2 } end), hash(function() local t = {} t.b = 2 t.a = 1 return t end))
    local function keys(isTurned)
      local a, b = {}, {}
      if isTurned then a, b = b, a end
      return { [a] = "one", [b] = "other", first = a }
    end
    local function made(isTurned)
      return hash(function()
        local one = {}
        local other = {}
        return isTurned and { [other] = 1, [one] = 2 } or { [one] = 1, [other] = 2 }
      end)
    end
    assert["false"](made(false) == made(true))
    assert.equals(hash(keys), hash(keys))
  end)

  it("tells numbers apart as Lua does", function()
    local function of(value) return hash(function() return { value } end) end
    assert["false"](of(1) == of(1.0))
    assert["false"](of(0.0) == of(-0.0))
    assert.equals(of(0 / 0), of(-(0 / 0)))
  end)

  it("tells index paths apart, wherever a script keeps them", function()
    local kinds = {
      field = function(path) return { path = path } end,
      key = function(path) return { [path] = true } end,
      list = function(path) return { path, path } end,
      variable = function(path) return function() return path end end,
    }
    for name, make in pairs(kinds) do
      local function of(...)
        local path = IndexPath(...)
        return hash(function() return make(path) end)
      end
      assert.equals(of(1, 2), of(1, 2), name)
      assert["false"](of(1, 2) == of(1, 3), name)
      assert["false"](of(1, 2) == of(2, 2), name)
    end
  end)

  it("does not know how a snapshot came to its items", function()
    local function snapshot(change)
      local made = NSDiffableDataSourceSnapshot()
      made:appendSections { "a", "b" }
      made:appendItems({ "one", "two", "three" }, "a")
      if change then change(made) end
      return made
    end
    local plain = hash(snapshot)
    assert.equals(plain, hash(function() return snapshot(function(it) assert.equals(2, it:indexOfItem "two") return it.itemIdentifiers end) end))
    assert.equals(plain, hash(function()
      return snapshot(function(it)
        it:insertItemsBefore({ "new" }, "two")
        it:deleteItems { "new" }
        it:moveSectionBefore("b", "a")
        it:moveSectionBefore("a", "b")
      end)
    end))
    assert["false"](plain == hash(function() return snapshot(function(it) it:moveItemBefore("two", "one") end) end))
    assert["false"](plain == hash(function() return snapshot(function(it) it:reloadItems { "one" } end) end))
    local function outline(change)
      local made = NSDiffableDataSourceSectionSnapshot()
      made:append { "one", "two" }
      if change then change(made) end
      return made
    end
    assert.equals(hash(outline), hash(function()
      return outline(function(it)
        it:append({ "inner" }, "one")
        it:expand { "one" }
        it:collapse { "one" }
        it:delete { "inner" }
        assert.equals(2, #it.visibleItems)
      end)
    end))
  end)

  it("E-049: tells a shared variable from two equal ones", function()
    local function shared() local n = 3 return { function() return n end, function() n = n + 1 end } end
    local function apart() local n, m = 3, 3 return { function() return n end, function() m = m + 1 end } end
    local function pair(isShared)
      local function answering(n) return function() return n end end
      local f = answering(3)
      return { f, isShared and f or answering(3) }
    end
    assert["false"](hash(shared) == hash(apart))
    assert["false"](hash(function() return pair(true) end) == hash(function() return pair(false) end))
  end)

  it("tells functions on one line apart", function()
    local fs = { function() return "a" end, function() return "b" end }
    assert["false"](hash(function() return fs[1] end) == hash(function() return fs[2] end))
  end)

  it("E-051: knows where a coroutine waits", function()
    local function at(count)
      return hash(function()
        local c = coroutine.create(function() coroutine.yield() coroutine.yield() end)
        for _ = 1, count do coroutine.resume(c) end
        return c
      end)
    end
    assert["false"](at(1) == at(2))
    assert["false"](at(0) == at(1))
    assert["false"](at(2) == at(3))
    assert.equals(at(1), at(1))
  end)

  it("E-052, E-053: has what views are like", function()
    local app, label = with(function(window) local l = UILabel { frame = { 0, 0, 100, 20 }, text = "a" } window:addSubview(l) return l end)
    local first = app:stateHash()
    label.text = "a"
    assert.equals(first, app:stateHash())
    label.alpha = 0.5
    local half = app:stateHash()
    label.alpha = 0.5000001
    assert["false"](half == app:stateHash())
    label.alpha = 1
    assert.equals(first, app:stateHash())
    label.textColor = UIColor.red
    assert["false"](first == app:stateHash())
  end)

  it("E-055: has timers by what is left of them", function()
    local function later(seconds)
      return (holding(function() after(seconds, function() end) end))
    end
    local five, three = later(5), later(3)
    five:advance(2)
    assert.equals(three:stateHash(), five:stateHash())
    three:advance(0.5)
    assert["false"](three:stateHash() == five:stateHash())
  end)

  it("E-056: has repeating timers by what is left of them", function()
    local app = with(function() every(1, function() end) end)
    app:advance(1.5)
    local first = app:stateHash()
    app:advance(0.25)
    assert["false"](first == app:stateHash())
    app:advance(0.75)
    assert.equals(first, app:stateHash())
  end)

  it("E-059: has a time that a script has stored", function()
    local function at(seconds)
      local app, plugin = holding(function() return 0 end)
      app:advance(seconds)
      plugin.value = os.time()
      return app:stateHash()
    end
    assert["false"](at(1) == at(4))
    assert.equals(at(1), at(1))
  end)

  it("E-060: has random numbers once one was drawn", function()
    local function seeded(seed, draws)
      local plugin = {}
      function plugin:didFinishLaunching()
        self.window = UIWindow()
        self.window:makeKeyAndVisible()
        for _ = 1, draws do math.random() end
      end
      return launch(plugin, { seed = seed }):stateHash()
    end
    assert.equals(seeded(1, 0), seeded(2, 0))
    assert["false"](seeded(1, 1) == seeded(2, 1))
    assert["false"](seeded(1, 1) == seeded(1, 0))
  end)

  it("E-057, E-063: has the offset of a table and its waiting cells", function()
    local function list()
      return with(function(window)
        local source = {
          numberOfRowsInSection = function() return 60 end,
          cellForRowAt = function(_, t, path)
            local cell = t:dequeueReusableCell("c", path)
            cell.textLabel.text = "Row " .. path.row
            return cell
          end,
        }
        local t = UITableView { frame = window.bounds, rowHeight = 44 }
        t:register(UITableViewCell, "c")
        t.dataSource = source
        window:addSubview(t)
        return t
      end)
    end
    local one, first = list()
    local other, second = list()
    first.contentOffset = { 0, 100 } one:settle()
    second.contentOffset = { 0, 100.5 } other:settle()
    assert["false"](one:stateHash() == other:stateHash())
    second.contentOffset = { 0, 100 } other:settle()
    assert.equals(one:stateHash(), other:stateHash())
    local fresh = list()
    first.contentOffset = { 0, 0 } one:settle()
    assert["false"](one:stateHash() == fresh:stateHash())
    assert.equals(one:stateHash { ignore = { "reuse" } }, fresh:stateHash { ignore = { "reuse" } })
  end)

  it("E-064: has a finger that is down", function()
    local app = with(lamps(1))
    local first = app:stateHash()
    local finger = app:touch(40, 55)
    app:advance(0.1)
    local pressed = app:stateHash()
    assert["false"](first == pressed)
    finger:cancel()
    app:settle()
    assert.equals(first, app:stateHash())
  end)

  it("E-065: has animations by what is left of them", function()
    local function fading(wait)
      local app, view = with(function(window) local v = UIView { frame = { 0, 0, 50, 50 } } window:addSubview(v) return v end)
      app:advance(wait)
      UIView.animate { duration = 1, animations = function() view.alpha = 0 end }
      app:advance(0.4)
      return app
    end
    local one, other = fading(0), fading(3)
    assert.equals(one:stateHash(), other:stateHash())
    one:advance(0.1)
    assert["false"](one:stateHash() == other:stateHash())
  end)

  it("E-068: has of a weak table what is reached by another way", function()
    local app, plugin = holding(function() return setmetatable({ {} }, { __mode = "v" }) end)
    local first = app:stateHash()
    collectgarbage "collect"
    assert.equals(first, app:stateHash())
    plugin.other = {}
    plugin.value.x = plugin.other
    assert["false"](first == app:stateHash())
  end)

  it("leaves out what ignore names", function()
    local function of(created)
      return (holding(function() return { items = { { created = created, name = "a" } } } end))
    end
    local one, other = of(1), of(2)
    assert["false"](one:stateHash() == other:stateHash())
    assert.equals(one:stateHash { ignore = { "plugin.value.items[*].created" } }, other:stateHash { ignore = { "plugin.value.items[*].created" } })
    assert.raises("ignore", function() one:stateHash { ignore = 3 } end)
  end)

  it("knows what is kept by its keys and suites, each of which can be left out", function()
    local function kept(key, value, suite)
      return (holding(function()
        local defaults = suite and UserDefaults { suiteName = suite } or UserDefaults.standard
        defaults:set(true, "same")
        defaults:set(value, key)
        return 1
      end))
    end
    local hashes = {}
    for _, app in ipairs {
      kept("count", 1), kept("count", 2), kept("count", "1"), kept("other", 1), kept("count", 1, "one"), kept("count", 1, "two"),
    } do
      assert.is_nil(hashes[app:stateHash()])
      hashes[app:stateHash()] = true
    end
    local without = { ignore = { "defaults.count" } }
    assert.equals(kept("count", 1):stateHash(without), kept("count", 2):stateHash(without))
    assert["false"](kept("other", 1):stateHash(without) == kept("other", 2):stateHash(without))
  end)

  it("takes a setting that is as usual again for one that was never touched", function()
    local app = launch "fruits"
    local first = app:stateHash()
    app:voiceOver():stop()
    assert.equals(first, app:stateHash())
    app:setAccessibility { isShakeToUndoEnabled = false }
    assert["false"](first == app:stateHash())
    app:setAccessibility { isShakeToUndoEnabled = true }
    assert.equals(first, app:stateHash())
  end)

  it("tells apart what methods have given objects of the host", function()
    local function nothing() end
    -- what makes an object, and what changes it
    local cases = {
      semaphore = { function() return DispatchSemaphore(0) end, function(it) it:signal() end },
      group = { function() return DispatchGroup() end, function(it) it:enter() end },
      work = { function() return DispatchWorkItem(nothing) end, function(it) it:cancel() end },
      operation = { function() return BlockOperation(nothing) end, function(it) it:cancel() end },
      dependency = { function() return { BlockOperation(nothing), BlockOperation(nothing) } end, function(it) it[1]:addDependency(it[2]) end },
      queue = { function() return OperationQueue { isSuspended = true } end, function(it) it:addOperation(nothing) end },
      path = { function() return UIBezierPath {} end, function(it) it:move { 0, 0 } end },
      attributes = {
        function() return NSMutableAttributedString { string = "a" } end,
        function(it) it:addAttribute("foregroundColor", "red", { location = 0, length = 1 }) end,
      },
      undo = { function() return UndoManager {} end, function(it) it:registerUndo({}, nothing) end },
      requirement = {
        function() return { UITapGestureRecognizer {}, UITapGestureRecognizer {} } end, function(it) it[1]:require(it[2]) end,
      },
      arranged = {
        function() return UIStackView { arrangedSubviews = { UIView {} } } end, function(it) it:removeArrangedSubview(it.arrangedSubviews[1]) end,
      },
      spacing = {
        function() return UIStackView { arrangedSubviews = { UIView {} } } end, function(it) it:setCustomSpacing(9, it.arrangedSubviews[1]) end,
      },
      alert = { function() return UIAlertController { title = "A", message = "B", preferredStyle = "alert" } end, function(it) it:addAction(UIAlertAction { title = "OK" }) end },
      guide = { function() return UIView {} end, function(it) it:addLayoutGuide(UILayoutGuide {}) end },
      hugging = { function() return UILabel { text = "a" } end, function(it) it:setContentHuggingPriority(1000, "horizontal") end },
      registered = { function() return UITableView {} end, function(it) it:register(UITableViewCell, "c") end },
      segment = { function() return UISegmentedControl { items = { "a", "b" } } end, function(it) it:setEnabled(false, 1) end },
      button = { function() return UIButton { title = "a" } end, function(it) it:setTitle("b", "disabled") end },
      key = { function() return UIViewController {} end, function(it) it:addKeyCommand(UIKeyCommand { input = "s", modifierFlags = { "command" }, action = "save" }) end },
      animator = {
        function() return UIViewPropertyAnimator { duration = 1, curve = "linear", animations = nothing } end, function(it) it:addCompletion(nothing) end,
      },
    }
    for name, case in pairs(cases) do
      local app, plugin = holding(case[1])
      local first = app:stateHash()
      assert.equals(first, holding(case[1]):stateHash(), name)
      case[2](plugin.value)
      assert["false"](first == app:stateHash(), name)
      app:close()
    end
  end)

  it("changes nothing", function()
    local app = launch "settings"
    local frame = app:snapshot "text"
    local first = app:stateHash()
    assert.equals(first, app:stateHash())
    assert.equals(frame, app:snapshot "text")
    assert.equals(first, launch("settings"):stateHash())
  end)

  it("counts what is still to come of an order that was picked, not what has come", function()
    local function launched(schedule)
      local plugin = {}
      function plugin:didFinishLaunching()
        UIWindow {}:makeKeyAndVisible()
        for number = 1, 2 do after(1, function() self[number] = true end) end
      end
      return launch(plugin, { schedule = schedule })
    end
    local usual, turned = launched(), launched { 1 }
    assert.are_not.equal(usual:stateHash(), turned:stateHash())
    for _, app in ipairs { usual, turned } do app:advance(2) end
    assert.equals(usual:stateHash(), turned:stateHash())
  end)
end)
