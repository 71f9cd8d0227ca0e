-- The system that is simulated: which one it is, and who says so. Cases: docs/rules/cases/systems.md
local plugin = { didFinishLaunching = function(self) self.window = UIWindow {}; self.window:makeKeyAndVisible() end }
local modern = setmetatable({ system = 17 }, { __index = plugin })

describe("the system", function()
  it("is 12 where nobody says otherwise (M-001)", function()
    local app = launch(plugin)
    assert.are.equal(12, app.system)
    assert.are.equal("12.4", UIDevice.current.systemVersion)
  end)

  -- Their own specs and kept frames, which no chapter of today's system has changed, hold the rest of the case.
  it("is the one of before for the apps that were there before (M-007)", function()
    for _, name in ipairs { "fruits", "timetypes", "homepwner_classic", "settings", "notes", "contacts", "signup" } do
      local ok, app = pcall(launch, name)
      assert.is_true(ok, name)
      assert.are.equal(12, app.system, name)
    end
  end)

  it("is that of the launch (M-002)", function()
    local app = launch(plugin, { system = 17 })
    assert.are.equal(17, app.system)
    assert.are.equal("17.5", UIDevice.current.systemVersion)
  end)

  it("is the plugin's, unless the launch says otherwise (M-003)", function()
    assert.are.equal(17, launch(modern).system)
    assert.are.equal(12, launch(modern, { system = 12 }).system)
  end)

  it("is one of the table (M-005)", function()
    for _, wrong in ipairs { 13, "17", 17.5, -1, 0 / 0 } do
      assert.raises("12 or 17", function() launch(plugin, { system = wrong }) end)
    end
    assert.raises("launch wants system to be 12 or 17, got 13", function() launch(plugin, { system = 13 }) end)
    assert.raises("system", function() launch(setmetatable({ system = 16 }, { __index = plugin })) end)
  end)

  it("is a device's, after launch and plugin (M-006)", function()
    local device = { size = { 320, 480 }, scale = 2, system = 17 }
    assert.are.equal(17, launch(plugin, { device = device }).system)
    assert.are.equal(12, launch(plugin, { device = device, system = 12 }).system)
    local classic = setmetatable({ system = 12 }, { __index = plugin })
    assert.are.equal(12, launch(classic, { device = device }).system)
  end)

  it("stays when the app is launched again", function()
    local app = launch(plugin, { system = 17 })
    app:relaunch()
    assert.are.equal(17, app.system)
  end)

  it("has no dark appearance in 12 (M-009)", function()
    local app = launch(plugin)
    assert.raises("system = 17", function() app:setAppearance "dark" end)
    assert.raises("system = 17", function() launch(plugin, { appearance = "dark" }) end)
    assert.are.equal("light", UIScreen.main.traitCollection.userInterfaceStyle)
    app:setAppearance "light"
  end)

  it("has a status bar in 17, unless the plugin wants none (M-010)", function()
    local options = { system = 17, device = "iPhone 8" }
    launch(modern, options)
    assert.are.equal(20, UIApplication.shared.keyWindow.safeAreaInsets.top)
    launch(setmetatable({ statusBar = false }, { __index = modern }), options)
    assert.are.equal(0, UIApplication.shared.keyWindow.safeAreaInsets.top)
  end)

  it("keeps overrideUserInterfaceStyle without effect in 12", function()
    local app = launch(plugin)
    local view = UIView {}
    app.window:addSubview(view)
    view.overrideUserInterfaceStyle = "dark"
    app:advanceFrames(2)
    assert.are.equal("dark", view.overrideUserInterfaceStyle)
    assert.are.equal("light", view.traitCollection.userInterfaceStyle)
    view.traitOverrides.userInterfaceStyle = "dark"
    app:advanceFrames(2)
    assert.are.equal("light", view.traitCollection.userInterfaceStyle)
  end)

  it("says system and appearance in JSON frames", function()
    assert.contains('"system":12,"appearance":"light"', launch(plugin):snapshot "json")
    local app = launch(modern, { appearance = "dark" })
    assert.contains('"system":17,"appearance":"dark"', app:snapshot "json")
    app:setAppearance("light", { animated = false })
    app:advanceFrames(1)
    assert.contains('"system":17,"appearance":"light"', app:snapshot "json")
  end)
end)
