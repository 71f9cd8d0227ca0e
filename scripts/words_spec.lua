-- The words of the system and of pseudo-languages, the direction in which a language is read, and the turns of the clock:
-- docs/rules/world.md 4, and the cases W-089, W-097 and W-098.

local app ---@type App

local function delegate(fill)
  return {
    didFinishLaunching = function()
      local window = UIWindow { backgroundColor = "white" }
      fill(window)
      window:makeKeyAndVisible()
    end,
  }
end

describe("The clock", function()
  local heard ---@type table

  local function listening(options)
    heard = {}
    local plugin = delegate(function() end)
    function plugin.applicationSignificantTimeChange() heard[#heard + 1] = "delegate" end
    app = launch(plugin, options)
    for _, name in ipairs { UIApplication.significantTimeChangeNotification, "NSCalendarDayChanged" } do
      NotificationCenter.default:addObserver(name, function() heard[#heard + 1] = name end)
    end
  end

  local DAY = { "delegate", "UIApplicationSignificantTimeChangeNotification", "NSCalendarDayChanged" }

  it("W-089 tells of midnight, and a date that is set moves no timer", function()
    listening { date = "2026-03-31T21:59:50Z", timeZone = "Europe/Berlin" }
    app:advance(9)
    assert.are.same({}, heard)
    app:advance(2)
    assert.are.same(DAY, heard)
    app:advance(60)
    assert.are.equal(3, #heard)
    local fired ---@type any
    after(5, function() fired = app.time end)
    local before, time = Date(), app.time
    app:setDate(Date() + 3600)
    assert.are.equal(3600, Date() - before)
    assert.are.equal(time, app.time)
    app:advance(6)
    assert.near(time + 5, fired, 0.02)
  end)

  it("tells of another day when the date or the time zone is set, and of none where the day stays", function()
    listening { date = "2026-03-31T20:30:00Z", timeZone = "GMT" }
    app:setDate(Date() + 3600)
    assert.are.same({}, heard)
    app:setTimeZone "Europe/Berlin"
    assert.are.same({}, heard) -- 23:30
    app:setTimeZone "Asia/Tokyo"
    assert.are.same(DAY, heard)
    app:setDate(Date() - 86400)
    assert.are.equal(6, #heard)
    app:setLocale "de_DE"
    assert.are.equal(6, #heard)
  end)

  it("tells of summer time, and of a day that begins at one o'clock once", function()
    listening { date = "2026-03-29T00:59:59Z", timeZone = "Europe/Berlin" }
    app:advance(2)
    assert.are.same({ "delegate", "UIApplicationSignificantTimeChangeNotification" }, heard)
    app:close()
    -- In Beirut the 29th of March has no hour 0.
    listening { date = "2026-03-28T21:59:59Z", timeZone = "Asia/Beirut" }
    app:advance(2)
    assert.are.same(DAY, heard)
  end)

  it("tells of each of several days, also of the first one after the launch", function()
    listening { date = "2026-03-31T23:59:59Z" }
    app:advance(1)
    assert.are.equal(3, #heard)
    app:setDate "2026-04-01T23:59:59Z"
    app:advance(2)
    assert.are.equal(6, #heard)
  end)
end)

describe("The system's words", function()
  it("follow the language, else they are English", function()
    local EDIT = {
      ar = "تحرير", de = "Bearbeiten", en = "Edit", es = "Editar", fr = "Modifier", he = "עריכה", it = "Modifica", ja = "編集", ko = "편집", nl = "Wijzig",
      ["pt-BR"] = "Editar", ru = "Править", sv = "Redigera", ["zh-Hans"] = "编辑", ["zh-TW"] = "編輯", fi = "Edit", double = "Edit",
    }
    for language, word in pairs(EDIT) do
      app = launch(delegate(function() end), { language = language })
      assert.are.equal(word, UIBarButtonItem({ systemItem = "edit" }).title, language)
      app:close()
    end
  end)

  it("are on bars, rows, menus, keys and in searches", function()
    local list, controller ---@type UITableView, UITableViewController
    app = launch(delegate(function(window)
      controller = UITableViewController {}
      list = controller.tableView
      list.dataSource = {
        numberOfRowsInSection = function() return 2 end,
        cellForRowAt = function() return UITableViewCell {} end,
        commitEditingStyle = function() end,
      }
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      window.rootViewController = UINavigationController { rootViewController = controller }
    end), { language = { "de-AT" } })
    app:tap "Bearbeiten"
    app:settle()
    assert.is_true(app:exists "Fertig")
    app:tap "Fertig"
    app:settle()
    app:drag { from = { 300, 90 }, to = { 100, 90 } }
    app:settle()
    assert.is_true(app:exists "Löschen")
    list:setEditing(false, true)
    app:settle()
    local search = UISearchController {}
    assert.are.equal("Suchen", search.searchBar.placeholder)
    local field = UITextField { frame = { 0, 0, 100, 30 }, returnKeyType = "send" }
    controller.navigationController:pushViewController(UIViewController { title = "Nächste" }, false)
    controller.navigationController.topViewController.view:addSubview(field)
    app:settle()
    field:becomeFirstResponder()
    app:settle()
    assert.matches("Senden", app:frame(), 1, true)
    assert.matches("Leerzeichen", app:frame(), 1, true)
    assert.is_true(app:exists "Zurück")
  end)

  it("are those of the first language that has them", function()
    app = launch(delegate(function() end), { language = { "fi", "sv" } })
    assert.are.equal("Klar", UIBarButtonItem({ systemItem = "done" }).title)
    app:setLanguage { "en", "sv" }
    assert.are.equal("Done", UIBarButtonItem({ systemItem = "done" }).title)
  end)
end)

describe("Pseudo-languages", function()
  local button, label, items ---@type UIButton, UILabel, UILabel

  local function screen(language, options)
    options = options or {}
    options.language = language
    local plugin = delegate(function(window)
      button = UIButton {}
      button.frame = { 10, 40, 300, 44 }
      button:setTitle(NSLocalizedString("Save", ""), "normal")
      label = UILabel { text = "Left alone", frame = { 10, 100, 300, 30 } }
      items = UILabel { text = NSString.localizedStringWithFormat(NSLocalizedString("%d items", ""), 3), frame = { 10, 140, 300, 30 } }
      for _, view in ipairs { button, label, items } do window:addSubview(view) end
    end)
    plugin.localizations = { en = { Save = "Save", ["%d items"] = { one = "%d item", other = "%d items" } }, de = { Save = "Sichern" } }
    app = launch(plugin, options)
    return app
  end

  it("W-097 show the texts of tables in another form, and nothing reads it", function()
    screen "double"
    assert.are.equal("Save", button:title "normal")
    assert.matches("Save Save", app:frame(), 1, true)
    assert.matches("3 items 3 items", app:frame(), 1, true)
    assert.is_nil(app:frame():find("Left alone Left", 1, true))
    assert.is_true(app:exists "Save")
    local plain = UILabel { text = "Save" }
    screen "en"
    assert.is_true(plain:sizeThatFits({ 0, 0 }).width < 40)
    screen "bounded"
    assert.matches("[# Save #]", app:frame(), 1, true)
    app:tap "Save"
    screen "accented"
    local text = app:frame():match "3 (%S+)"
    assert.are.equal(5, utf8.len(text))
    assert.is_nil(text:find "%l")
    assert.matches("Left alone", app:frame(), 1, true)
  end)

  it("show all texts of an app without tables, but no numbers", function()
    app = launch(delegate(function(window)
      window:addSubview(UILabel { text = "Tea", frame = { 10, 40, 300, 30 } })
      window:addSubview(UILabel { text = "1,234", frame = { 10, 80, 300, 30 } })
      window:addSubview(UITextField { placeholder = "Name", frame = { 10, 120, 300, 30 } })
    end), { language = "bounded" })
    assert.matches("[# Tea #]", app:frame(), 1, true)
    assert.matches("[# Name #]", app:frame(), 1, true)
    assert.is_nil(app:frame():find("[# 1", 1, true))
  end)

  it("are as wide as what they show", function()
    app = launch(delegate(function() end), { language = "double" })
    local once, twice = UILabel { text = "Save" }, nil
    local width = once:sizeThatFits({ 0, 0 }).width
    app:close()
    app = launch(delegate(function() end), {})
    twice = UILabel { text = "Save Save" }
    assert.are.equal(twice:sizeThatFits({ 0, 0 }).width, width)
  end)

  it("show in capitals what came from no table", function()
    screen("en", { showsNonlocalizedStrings = true })
    assert.matches("LEFT ALONE", app:frame(), 1, true)
    assert.matches("Save", app:frame(), 1, true)
    assert.are.equal("Left alone", label.text)
  end)

  it("W-098 and languages that are written from right to left turn the layout", function()
    for _, language in ipairs { "rightToLeft", "rightToLeftStrings", "ar", "he", "fa", "ur-PK", "iw" } do
      screen(language)
      assert.are.equal("rightToLeft", UIApplication.shared.userInterfaceLayoutDirection, language)
      assert.are.equal("rightToLeft", UIView({}).effectiveUserInterfaceLayoutDirection)
      assert.are.equal("leftToRight", UIView({ semanticContentAttribute = "forceLeftToRight" }).effectiveUserInterfaceLayoutDirection)
      assert.are.equal("leftToRight", UIView({ semanticContentAttribute = "playback" }).effectiveUserInterfaceLayoutDirection)
      assert.are.equal("Save", button:title "normal")
      assert.are.equal("en_US", Locale.current.identifier)
      app:close()
    end
    for _, language in ipairs { "en", "de", "double", "zh-Hant" } do
      screen(language)
      assert.are.equal("leftToRight", UIApplication.shared.userInterfaceLayoutDirection, language)
      app:close()
    end
    screen({ "de", "ar" })
    assert.are.equal("leftToRight", UIApplication.shared.userInterfaceLayoutDirection)
    app:close()
    app = launch(delegate(function() end), { locale = "ar_EG" })
    assert.are.equal("rightToLeft", UIApplication.shared.userInterfaceLayoutDirection)
  end)

  it("turn constraints, and the title and buttons of a bar", function()
    local inner ---@type UIView
    app = launch(delegate(function(window)
      local controller = UIViewController { title = "Title" }
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem { title = "Leading" }
      inner = UIView {}
      inner.translatesAutoresizingMaskIntoConstraints = false
      controller.view:addSubview(inner)
      inner.leadingAnchor:constraint("==", controller.view.leadingAnchor, 10).isActive = true
      inner.widthAnchor:constraint("==", 50).isActive = true
      inner.topAnchor:constraint("==", controller.view.topAnchor, 100).isActive = true
      inner.heightAnchor:constraint("==", 50).isActive = true
      window.rootViewController = UINavigationController { rootViewController = controller }
    end), { language = "ar", device = "iPhone SE" })
    app:settle()
    assert.are.equal(320 - 10 - 50, inner.frame.x)
    assert.is_true(app:find("Leading").frame.x >= 0)
    assert.is_true(app:find("Leading"):convert({ 0, 0 }, nil).x > 160)
  end)
end)

describe("lint", function()
  it("names the keys that no table has, with the line that asks", function()
    local plugin = delegate(function(window) window:addSubview(UILabel { text = NSLocalizedString("Nope", ""), frame = { 20, 40, 200, 40 } }) end)
    plugin.localizations = { en = { Hello = "Hello" } }
    app = launch(plugin)
    local message = select(2, pcall(assert.lints, app))
    assert.matches("18 missing%-text: .*words_spec.lua:%d+ asks for the text \"Nope\", which is in no table", tostring(message))
    plugin.localizations.en.Nope = "No"
    app:close()
    app = launch(plugin)
    assert.lints(app)
  end)
end)

describe("A locale that there is not", function()
  it("is told once, and written as no language does", function()
    app = launch(delegate(function() end), { locale = "zz_ZZ" })
    assert.are.same(1, #app.warnings)
    assert.matches('the locale "zz_ZZ" is unknown', app.warnings[1], 1, true)
    assert.are.equal("2001-01-01", DateFormatter({ dateFormat = "yyyy-MM-dd" }):string(Date()))
    local formatter = NumberFormatter { numberStyle = "decimal", locale = "xx_XX" }
    assert.is_string(formatter:string(1234.5))
    formatter = NumberFormatter { numberStyle = "decimal", locale = "xx_XX" }
    assert.are.equal(2, #app.warnings)
    app:setLocale "qq"
    assert.are.equal(3, #app.warnings)
    -- As ICU writes what has no language: no month has a name, and a number is not spelled out.
    local day = Date { timeIntervalSince1970 = 1774945805 }
    local texts = { DateFormatter({ dateStyle = "medium" }):string(day), NumberFormatter({ numberStyle = "spellOut" }):string(5), ListFormatter({}):string { "a", "b" } }
    assert.are.same({ "2026 M03 31", "5", "a, b" }, texts)
  end)

  it("is none of those that there are", function()
    for _, locale in ipairs { "de", "en_US_POSIX", "zh-Hant-TW", "ja_JP@calendar=japanese", "sr_Latn_RS", "fr_DE" } do
      app = launch(delegate(function() end), { locale = locale })
      assert.are.same({}, app.warnings, locale)
      app:close()
    end
  end)
end)
