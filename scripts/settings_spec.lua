-- The plugin settings: its rows and screens, and the values that it stores.

describe("settings", function()
  local app, defaults ---@type App, UserDefaults

  before_each(function()
    app = launch "settings"
    defaults = UserDefaults.standard
  end)

  local function back()
    app.window.rootViewController:popViewController(true)
    app:settle()
  end

  it("looks as it did", function() assert.frame(app, "start") end)

  it("keeps a switch and a slider, across a relaunch", function()
    app:tap { id = "sounds" }
    app:adjust({ id = "volume" }, 0.8)
    app:settle()
    assert.is_false(UserDefaults.standard:bool "sounds")
    local volume = UserDefaults.standard:double "volume"
    assert.near(0.8, volume, 0.02)
    app:relaunch()
    assert.is_false(app:find({ id = "sounds" }).isOn)
    assert.near(volume, app:find({ id = "volume" }).value, 1e-9)
  end)

  it("keeps a name that is typed, and a segment", function()
    app:tap { role = "textField" }
    app:type "Ada\n"
    app:settle()
    assert.are.equal("Ada", defaults:string "name")
    assert.is_false(app.isKeyboardVisible)
    app:tap "Dark"
    assert.are.equal(2, defaults:integer "theme")
  end)

  it("finds a language by search", function()
    app:tap "Language"
    app:settle()
    app:tap { role = "searchField" }
    app:type "ger"
    app:settle()
    assert.not_shows(app, "French")
    assert.frame(app, "search")
    app:tap "German"
    app:settle()
    assert.are.equal("German", defaults:string "language")
    assert.shows(app, "German")
    assert.shows(app, "Volume")
  end)

  it("turns wheels", function()
    app:scrollTo "Wake up"
    app:tap "Wake up"
    app:settle()
    app:tap "8"
    app:settle()
    back()
    assert.shows(app, "08:00")
    app:tap "Breakfast"
    app:settle()
    app:tap "Cherry"
    app:settle()
    assert.frame(app, "fruit")
    back()
    assert.shows(app, "Cherry")
  end)

  it("asks before it resets", function()
    app:tap { id = "sounds" }
    app:scrollTo "Reset all"
    app:tap "Reset all"
    app:settle()
    assert.are.equal("Reset all settings?", app:alert().title)
    assert.frame(app, "alert")
    app:tap "Cancel"
    app:settle()
    assert.is_false(defaults:bool "sounds")
    app:tap "Reset all"
    app:settle()
    app:tap "Reset"
    app:settle()
    assert.is_true(defaults:bool "sounds")
  end)

  it("shares by a sheet", function()
    app:scrollTo "Share"
    app:tap "Share"
    app:settle()
    assert.frame(app, "sheet")
    app:tap "Mail"
    app:settle()
    assert.are.equal("Mail", app.window.rootViewController.topViewController.shared)
  end)

  it("tells about itself on a modal screen", function()
    app:scrollTo "About"
    app:tap "About"
    app:settle()
    local modal = app.window.rootViewController.presentedViewController
    assert.shows(app, { contains = "A program that shows" })
    modal.topViewController.navigationItem.rightBarButtonItem:sendAction()
    app:settle()
    assert.is_nil(app.window.rootViewController.presentedViewController)
  end)

  it("keeps what a wheel said when its screen was left", function()
    app:scrollTo "Wake up"
    app:tap "Wake up"
    app:settle()
    app:drag { on = { class = "UIDatePicker" }, by = { 0, -100 } }
    app:tap "back"
    app:settle()
    assert.sound(app)
    app:tap "Breakfast"
    app:settle()
    app:drag { on = { class = "UIPickerView" }, by = { 0, -100 } }
    app:tap "back"
    app:settle()
    assert.sound(app)
  end)
end)
