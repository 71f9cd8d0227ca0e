-- assert.budget, app:counts and app:clearCounts: docs/profiling.md

local function plugin(steps)
  local it = {}
  function it:didFinishLaunching()
    local window = UIWindow {}
    local label = UILabel { text = "0", frame = { 20, 60, 280, 30 } }
    window:addSubview(label)
    local button = UIButton { frame = { 20, 100, 280, 44 } }
    button:setTitle("Count", "normal")
    local function work()
      local sum = 0
      for i = 1, steps do sum = sum + i end
      label.text = tostring(sum)
    end
    button:addTarget("touchUpInside", function() work() end)
    window:addSubview(button)
    window:makeKeyAndVisible()
  end
  return it
end

describe("budget", function()
  it("counts the same in every run, and one instruction more is seen", function()
    local function cost(steps)
      local app = launch(plugin(steps))
      app:clearCounts()
      app:tap "Count"
      local counts = app:counts()
      app:close()
      return counts.instructions, counts.calls
    end
    local ten, calls = cost(10)
    assert.are.equal(1, calls)
    assert.are.equal(ten, (cost(10)))
    assert.are.equal(ten + 2, (cost(11)), "a turn of the loop is an addition and a jump")
  end)

  it("passes up to the limit, and names who has most above it", function()
    local app = launch(plugin(10))
    app:tap "Count"
    local counts = app:counts()
    assert.budget(app, { instructions = counts.instructions, calls = counts.calls, viewsMade = counts.viewsMade, layouts = counts.layouts, cellsMade = 0 })
    local ok, failure = pcall(assert.budget, app, { instructions = counts.instructions - 1 })
    assert.is_false(ok)
    assert.is_truthy(failure.detail or failure.actual)
    assert.is_truthy((failure.actual or ""):find("work", 1, true), failure.actual)
    ok, failure = pcall(assert.budget, app, { perFrame = { instructions = 3 } })
    assert.is_false(ok)
    assert.is_truthy(failure.actual:find("in frame 0", 1, true), failure.actual)
    app:clearCounts()
    app:tap "Count"
    ok, failure = pcall(assert.budget, app, { perFrame = { instructions = 3 } })
    assert.is_false(ok)
    assert.is_truthy(failure.actual:find("in frame 6", 1, true), failure.actual)
  end)

  for _, name in ipairs { "first", "second" } do
    it("has nothing of what another test's app has cost, and knows nothing of what that has cleared: the " .. name, function()
      local app = launch(plugin(10))
      local _, failure = pcall(assert.budget, app, { viewsMade = 0 })
      local made, most = failure.actual:match "viewsMade: (%d+), more than 0; most: didFinishLaunching (%d+)"
      assert.are.equal(made, most, failure.actual)
      app:clearCounts()
      assert.are.equal(0, app:counts().viewsMade)
    end)
  end

  it("counts views and cells", function()
    local it = {}
    function it:numberOfRowsInSection() return 40 end
    function it:cellForRowAt(tableView)
      return tableView:dequeueReusableCell("row") or UITableViewCell { reuseIdentifier = "row" }
    end
    local app = launch(it)
    local counts = app:counts()
    assert.are.equal(13, counts.cellsMade)
    app:clearCounts()
    assert.are.equal(0, app:counts().cellsMade)
    assert.are.equal(0, app:counts().instructions)
  end)

  it("counts what scripts make by class, own classes too", function()
    local Card = class("Card", UIView)
    local it = {}
    function it:didFinishLaunching()
      local window = UIWindow {}
      for _ = 1, 2 do window:addSubview(Card {}) end
      for _ = 1, 3 do window:addSubview(UILabel { text = "a" }) end
      local button = UIButton { frame = { 20, 100, 280, 44 } }
      button:setTitle("More", "normal")
      button:addTarget("touchUpInside", function() window:addSubview(UILabel { text = "b" }) end)
      window:addSubview(button)
      window:makeKeyAndVisible()
    end
    local app = launch(it)
    assert.are.same({ UIWindow = 1, Card = 2, UILabel = 3, UIButton = 1 }, app:counts().made)
    assert.budget(app, { made = { Card = 2, UILabel = 3, UISwitch = 0, UIButton = 1 } })
    local ok, failure = pcall(assert.budget, app, { made = { Card = 1 } })
    assert.is_false(ok)
    assert.is_truthy(failure.actual:find("Card made: 2, more than 1", 1, true), failure.actual)
    app:clearCounts()
    app:tap "More"
    assert.are.same({ UILabel = 1 }, app:counts().made)
  end)

  it("says what is wrong with its limits", function()
    local app = launch(plugin(1))
    assert.error_matches(function() assert.budget(app, { instruction = 1 }) end, "did you mean 'instructions'%?")
    assert.error_matches(function() assert.budget(app, { instructions = 0 / 0 }) end, "must be a number of 0 or more")
    assert.error_matches(function() assert.budget(app, { instructions = "x" }) end, "must be a number of 0 or more")
    assert.error_matches(function() assert.budget(app, 5) end, "must be a table")
    assert.error_matches(function() assert.budget(app, {}) end, "names no limit")
    assert.error_matches(function() assert.budget(app, { made = 3 }) end, "made must be a table of classes")
    assert.error_matches(function() assert.budget(app, { made = { UILabel = -1 } }) end, "made.UILabel must be a number of 0 or more")
    assert.error_matches(function() assert.budget(app, { made = { UILabl = 1 } }) end, 'did you mean "UILabel"%?')
    assert.error_matches(function() assert.budget(app, { made = { UIStepr = 1 } }) end, 'made: there is no class "UIStepr" %(did you mean "UIStepper"%?%)')
    assert.budget(app, { made = { UIStepper = 0, Later = 0 } })
    assert.error_matches(function() assert.budget(app, "a/b") end, "a file's name")
  end)
end)
