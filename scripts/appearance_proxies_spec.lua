-- Appearance proxies: what views get when they enter a window. Rules: docs/rules/controllers.md 24
local running ---@type App
local function app(build, options)
  local window
  running = launch({
    didFinishLaunching = function()
      window = UIWindow {}
      window.rootViewController = UIViewController {}
      window:makeKeyAndVisible()
      if build then build(window) end
    end,
  }, options or { system = 17 })
  return window, window.rootViewController.view
end

local function hex(color) return tostring(color) end

describe("an appearance proxy", function()
  it("M-169: gives labels that enter a window their colour, but not those with one of their own", function()
    local before, own, other, black, view
    app(function(window)
      view = window.rootViewController.view
      before, other, black = UILabel { text = "before" }, UILabel { text = "other" }, UILabel { text = "black" }
      own = UILabel { text = "own", textColor = "blue" }
      view:addSubview(before)
      UILabel.appearance().textColor = "red"
      black.textColor = "black"
      view:addSubview(own)
      view:addSubview(other)
      view:addSubview(black)
      view:addSubview(UILabel { text = "new", tag = 5 })
    end)
    assert.are.equal(hex(UILabel {}.textColor), hex(before.textColor))
    assert.are.equal("blue", hex(own.textColor))
    assert.are.equal("red", hex(other.textColor))
    assert.are.equal("black", hex(black.textColor))
    assert.are.equal("red", hex(view:viewWithTag(5).textColor))
    -- A label already there stays as it is, and one that comes again gets it.
    UILabel.appearance().textColor = "green"
    assert.are.equal("red", hex(other.textColor))
    other:removeFromSuperview()
    view:addSubview(other)
    assert.are.equal("green", hex(other.textColor))
    assert.are.equal("green", hex(UILabel.appearance().textColor))
  end)

  it("M-169: gives nothing outside of a window, and everything below a view that enters one", function()
    local _, view = app()
    UILabel.appearance().textColor = "red"
    local box, label = UIView {}, UILabel {}
    local plain = hex(label.textColor)
    box:addSubview(label)
    assert.are.equal(plain, hex(label.textColor))
    local seen
    local Watcher = class("Watcher", UILabel)
    function Watcher:didMoveToWindow() seen = hex(self.textColor) end
    box:addSubview(Watcher {})
    view:addSubview(box)
    assert.are.equal("red", hex(label.textColor))
    assert.are.equal("red", seen)
  end)

  it("M-170: the longest containment wins, then the later value", function()
    local _, view = app()
    UILabel.appearance { whenContainedInInstancesOf = { UINavigationBar } }.textColor = "blue"
    UILabel.appearance().textColor = "red"
    local bar = UINavigationBar { frame = { 0, 0, 320, 44 } }
    local inBar, outside = UILabel {}, UILabel {}
    bar:addSubview(inBar)
    view:addSubview(bar)
    view:addSubview(outside)
    assert.are.equal("blue", hex(inBar.textColor))
    assert.are.equal("red", hex(outside.textColor))
  end)

  it("M-170: containers are views and controllers, the innermost first", function()
    local _, view = app(function(window)
      UILabel.appearance { whenContainedInInstancesOf = { UIStackView, UINavigationController } }.textColor = "blue"
      UILabel.appearance { whenContainedInInstancesOf = { UIStackView } }.textColor = "green"
      local root = UIViewController {}
      window.rootViewController = UINavigationController { rootViewController = root }
      local stack = UIStackView {}
      stack:addArrangedSubview(UILabel { tag = 1 })
      root.view:addSubview(stack)
      root.view:addSubview(UILabel { tag = 2 })
      local other = UIStackView {}
      other:addArrangedSubview(UILabel { tag = 3 })
      window:addSubview(other)
    end)
    local window = view.window
    assert.are.equal("blue", hex(window:viewWithTag(1).textColor))
    assert.are.equal(hex(UILabel {}.textColor), hex(window:viewWithTag(2).textColor))
    assert.are.equal("green", hex(window:viewWithTag(3).textColor))
  end)

  it("works for subclasses, classes of the script, and methods with a state", function()
    local _, view = app()
    local Big = class("Big", UIButton)
    UIButton.appearance():setTitleColor("red", "normal")
    UIButton.appearance():setTitleColor("green", "highlighted")
    Big.appearance().tintColor = "blue"
    local plain, big, own = UIButton {}, Big {}, UIButton {}
    own:setTitleColor("black", "normal")
    for _, button in ipairs { plain, big, own } do view:addSubview(button) end
    assert.are.same({ "red", "red", "black" }, { hex(plain:titleColor "normal"), hex(big:titleColor "normal"), hex(own:titleColor "normal") })
    assert.are.equal("green", hex(own:titleColor "highlighted"))
    assert.are.equal("blue", hex(big.tintColor))
    assert.are_not.equal("blue", hex(plain.tintColor))
  end)

  it("colours bars", function()
    local _, view = app()
    UINavigationBar.appearance().barTintColor = "red"
    UINavigationBar.appearance().tintColor = "white"
    UISwitch.appearance().onTintColor = "blue"
    local navigation = UINavigationController { rootViewController = UIViewController {} }
    view.window.rootViewController = navigation
    assert.are.equal("red", hex(navigation.navigationBar.barTintColor))
    assert.are.equal("white", hex(navigation.navigationBar.tintColor))
    local switch = UISwitch {}
    navigation.view:addSubview(switch)
    assert.are.equal("blue", hex(switch.onTintColor))
  end)

  it("reaches what the host has made since: appearances of bars, labels of headers", function()
    local window = app()
    local opaque = UINavigationBarAppearance {}
    opaque.backgroundColor = "systemIndigo"
    UINavigationBar.appearance().standardAppearance = opaque
    UINavigationBar.appearance().scrollEdgeAppearance = opaque
    UILabel.appearance { whenContainedInInstancesOf = { UITableViewHeaderFooterView } }.textColor = "systemBlue"
    local list = UITableViewController { style = "grouped" }
    list.tableView.dataSource = {
      numberOfRowsInSection = function() return 1 end, titleForHeaderInSection = function() return "head" end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
    local navigation = UINavigationController { rootViewController = list }
    local own = UINavigationController { rootViewController = UIViewController {} }
    own.navigationBar.standardAppearance.backgroundColor = "white"
    own.navigationBar.standardAppearance = own.navigationBar.standardAppearance
    window.rootViewController = navigation
    window:layoutIfNeeded()
    assert.are.equal("systemIndigo", hex(navigation.navigationBar.standardAppearance.backgroundColor))
    assert.are.equal("systemBlue", hex(list.tableView:headerView(1).textLabel.textColor))
    window.rootViewController = own
    assert.are.equal("white", hex(own.navigationBar.standardAppearance.backgroundColor))
    assert.are.equal("systemIndigo", hex(own.navigationBar.scrollEdgeAppearance.backgroundColor))
  end)

  it("counts for traits while a view has them", function()
    local _, view = app()
    UILabel.appearance().textColor = "red"
    UILabel.appearance(UITraitCollection { userInterfaceStyle = "dark" }).textColor = "green"
    UILabel.appearance { ["for"] = UITraitCollection { userInterfaceStyle = "dark" }, whenContainedInInstancesOf = { UISwitch } }.textColor = "blue"
    local label, own, dark = UILabel {}, UILabel { textColor = "black" }, UILabel {}
    dark.overrideUserInterfaceStyle = "dark"
    for _, one in ipairs { label, own, dark } do view:addSubview(one) end
    assert.are.equal("red", hex(label.textColor))
    running:advanceFrames(1)
    assert.are.equal("green", hex(dark.textColor))
    running:setAppearance("dark", { animated = false })
    running:advanceFrames(1)
    assert.are.same({ "green", "black" }, { hex(label.textColor), hex(own.textColor) })
    running:setAppearance("light", { animated = false })
    running:advanceFrames(1)
    assert.are.same({ "red", "black", "green" }, { hex(label.textColor), hex(own.textColor), hex(dark.textColor) })
    assert.has_error(function() UILabel.appearance { ["for"] = "dark" } end)
  end)

  it("belongs to one app", function()
    app()
    UILabel.appearance().textColor = "red"
    local _, view = app()
    local label = UILabel {}
    view:addSubview(label)
    assert.are_not.equal("red", hex(label.textColor))
  end)

  it("takes a value away with nil", function()
    local _, view = app()
    UILabel.appearance().textColor = "red"
    UILabel.appearance().textColor = nil
    local label = UILabel {}
    view:addSubview(label)
    assert.are_not.equal("red", hex(label.textColor))
  end)

  it("refuses wrong names and values where they are given", function()
    app()
    assert.has_error(function() UILabel.appearance().textColour = "red" end)
    assert.has_error(function() UILabel.appearance().textColor = {} end)
    assert.has_error(function() UILabel.appearance().window = UIWindow {} end)
    assert.has_error(function() UILabel.appearance { inside = UIView } end)
    assert.has_error(function() UILabel.appearance { whenContainedInInstancesOf = { 7 } } end)
    assert.has_error(function() UILabel.appearance { whenContainedInInstancesOf = {} } end)
    assert.has_error(function() UILabel.appearance "bar" end)
    assert.has_error(function() UIButton.appearance():setTitleColor("nocolour", "normal") end)
  end)
end)
