-- An app that ends and is launched again: docs/rules/controllers.md 15.

local log ---@type table

local function plugin()
  log = {}
  local app = {}
  for _, name in ipairs { "willResignActive", "didEnterBackground", "willTerminate", "didBecomeActive" } do
    app[name] = function() log[#log + 1] = name end
  end
  function app:didFinishLaunching()
    log[#log + 1] = "didFinishLaunching"
    local window = UIWindow {}
    window.rootViewController = UIViewController {}
    local label = UILabel { frame = { 20, 40, 280, 20 }, text = "launched " .. UserDefaults.standard:integer "count" .. " times" }
    window:addSubview(label)
    window:makeKeyAndVisible()
    UserDefaults.standard:set(UserDefaults.standard:integer "count" + 1, "count")
  end
  return app
end

describe("app:relaunch", function()
  it("launches the app again with its UserDefaults, and is the same value", function()
    local app = launch(plugin())
    assert.is_true(app:exists "launched 0 times")
    app:advance(1)
    local again = app:relaunch()
    assert.are.equal(app, again)
    assert.are.equal(0, app.time)
    assert.is_true(app:exists "launched 1 times")
    app:relaunch()
    assert.is_true(app:exists "launched 2 times")
    app:tap { 160, 300 }
  end)

  it("ends the app first: it hears that it ends", function()
    local app = launch(plugin())
    app:relaunch()
    assert.are.same({
      "didFinishLaunching", "didBecomeActive", "willTerminate", "didFinishLaunching", "didBecomeActive",
    }, log)
  end)

  it("follows app:terminate, and app:background before it", function()
    local app = launch(plugin())
    app:background()
    log = {}
    app:terminate()
    assert.are.same({ "willTerminate" }, log)
    assert.has_error(function() app:advance(1) end)
    app:relaunch()
    assert.is_true(app:exists "launched 1 times")
  end)

  it("keeps archives", function()
    local app = launch(plugin())
    NSKeyedArchiver.archiveRootObject({ "a", "b" }, "list")
    app:relaunch()
    assert.are.same({ "a", "b" }, NSKeyedUnarchiver.unarchiveObject "list")
  end)

  it("keeps nothing for another launch", function()
    launch(plugin())
    local other = launch(plugin())
    assert.is_true(other:exists "launched 0 times")
  end)

  it("loads a plugin in files anew", function()
    local app = launch "contacts"
    local delegate = app.delegate
    app:relaunch()
    assert.are_not.equal(delegate, app.delegate)
    assert.is_not_nil(app.table)
  end)
end)

describe("a device on which an app is launched again", function()
  it("is held as before, and has the text size that the user chose", function()
    local app = launchWindow(UIViewController {}, { textSize = "XL" })
    app:rotateDevice "landscapeLeft"
    app:setTextSize "AX2"
    app:relaunch()
    assert.are.equal(568, app.window.bounds.width)
    assert.are.equal("accessibilityLarge", UIApplication.shared.preferredContentSizeCategory)
    app:setTextSize "L"
    app:rotateDevice "portrait"
    app:relaunch()
    assert.are.equal(320, app.window.bounds.width)
    assert.are.equal("large", UIApplication.shared.preferredContentSizeCategory)
  end)
end)
