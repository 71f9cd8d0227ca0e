-- An app's texts in several languages: docs/rules/world.md 4, and the cases W-091 to W-102. The plugins with their tables are in scripts/localized.

local app ---@type App
local format = NSString.localizedStringWithFormat

local function items(n) return format(NSLocalizedString("%d items", "how many"), n) end

for _, plugin in ipairs { "localized/tables", "localized/lua" } do
  describe("Texts of " .. plugin, function()
    it("W-091 are the language's; a key that is nowhere is its own text, and is told", function()
      app = launch(plugin, { language = "de" })
      assert.are.equal("Hallo", NSLocalizedString("Hello", ""))
      assert.are.same({}, app.missingLocalizations)
      assert.are.equal("Nope", NSLocalizedString("Nope", ""))
      assert.are.equal("V", NSLocalizedString { key = "Nope", value = "V" })
      assert.are.same({ "Nope" }, app.missingLocalizations)
    end)

    it("W-093 are those of the next language, and then of the one in which the app was written", function()
      app = launch(plugin, { language = { "it", "de" } })
      assert.are.equal("Hallo", NSLocalizedString("Hello", ""))
      assert.are.same({ "de" }, Bundle.main.preferredLocalizations)
      app:close()
      app = launch(plugin, { language = "it" })
      assert.are.equal("Hello there", NSLocalizedString("Hello", ""))
      assert.are.same({ "en" }, Bundle.main.preferredLocalizations)
      app:close()
      app = launch(plugin, { language = "de-AT" })
      assert.are.equal("Hallo", NSLocalizedString("Hello", ""))
      assert.are.same({ "de" }, Bundle.main.preferredLocalizations)
    end)

    it("are found by parts of the language's name, written or likely", function()
      for _, language in ipairs { "zh-Hant-TW", "zh-Hant", "zh-TW", "zh_hant_hk" } do
        app = launch(plugin, { language = language })
        assert.are.equal("你好", NSLocalizedString("Hello", ""))
        app:close()
      end
      app = launch(plugin, { language = "zh-Hans" })
      assert.are.equal("Hello there", NSLocalizedString("Hello", ""))
    end)

    it("W-094 have forms for numbers", function()
      app = launch(plugin, { language = "en" })
      assert.are.same({ "1 item", "0 items", "2 items" }, { items(1), items(0), items(2) })
      app:close()
      app = launch(plugin, { language = "ru" })
      assert.are.same({ "1 вещь", "3 вещи", "5 вещей", "21 вещь", "11 вещей" }, { items(1), items(3), items(5), items(21), items(11) })
    end)

    it("are in several tables", function()
      app = launch(plugin, { language = "de" })
      assert.are.equal("Kaufen", NSLocalizedString { key = "Buy", table = "Shop" })
      assert.are.equal("Kaufen", Bundle.main:localizedString("Buy", nil, "Shop"))
      assert.are.equal("Buy", NSLocalizedString("Buy", ""))
      assert.are.equal("x", NSLocalizedString { key = "Buy", table = "NoSuchTable", value = "x" })
      assert.are.equal("Hallo", Bundle.main:localizedString "Hello")
    end)

    it("are asked for with Swift's five arguments, and in one language", function()
      app = launch(plugin, { language = "de" })
      local main = Bundle.main
      assert.are.equal("Kaufen", NSLocalizedString("Buy", "Shop", main, "V", "a button"))
      assert.are.equal("Kaufen", NSLocalizedString("Buy", "Shop", nil, nil, ""))
      assert.are.equal("Kaufen", NSLocalizedString("Buy", "Shop", main, ""))
      assert.are.equal("V", NSLocalizedString("Nope", nil, main, "V", ""))
      assert.are.equal("Hallo", NSLocalizedString("Hello", main, ""))
      assert.are.equal("Kaufen", NSLocalizedString { "Buy", tableName = "Shop", bundle = main, value = "", comment = "" })
      assert.are.equal("Kaufen", NSLocalizedString { key = "Buy", tableName = "Shop", bundle = main, comment = "" })
      assert.has_error(
        function() NSLocalizedString("Buy", "Shop", "a button") end,
        "the arguments of NSLocalizedString must be (key, comment), (key, tableName, bundle, value, comment) or a table { key =, table =, value = }, got 3 of them")
      local english = Bundle { path = main:path("en", "lproj") }
      assert.are.equal("Hello there", english:localizedString("Hello", nil, nil))
      assert.are.equal("Hello there", NSLocalizedString("Hello", english, ""))
      assert.are.equal("Nope", english:localizedString("Nope", "", nil))
      assert.are.equal("你好", Bundle { url = main:url { forResource = "zh-Hant", withExtension = "lproj" } }:localizedString "Hello")
      assert.is_nil(main:path("xx", "lproj"))
      assert.is_nil(Bundle { path = main.bundlePath .. "/xx.lproj" })
      assert.are.equal(main, Bundle { path = main.bundlePath })
      assert.are.equal(main, Bundle { ["for"] = class "Any" })
      assert.are.same({ "de" }, Bundle.preferredLocalizations { "fr", "de", "en" })
      assert.are.same({ "fr" }, Bundle.preferredLocalizations({ "fr", "de" }, { "fr-CA" }))
    end)

    it("follow the locale's language where none is chosen", function()
      app = launch(plugin, { locale = "de_DE" })
      assert.are.equal("Hallo", NSLocalizedString("Hello", ""))
      assert.are.same({ "de-DE" }, Locale.preferredLanguages)
    end)

    it("are those of the new language after setLanguage, which launches the app again", function()
      app = launch(plugin, { locale = "en_GB", date = "2026-03-31T08:30:05Z" })
      assert.are.equal("Hello there", NSLocalizedString("Hello", ""))
      app:advance(2)
      local same = app:setLanguage "de"
      assert.are.equal(app, same)
      assert.are.equal(0, app.time)
      assert.are.equal("Hallo", NSLocalizedString("Hello", ""))
      assert.are.equal("en_GB", Locale.current.identifier)
      app:setLanguage { "it", "zh-TW" }
      assert.are.equal("你好", NSLocalizedString("Hello", ""))
      app:relaunch()
      assert.are.equal("你好", NSLocalizedString("Hello", ""))
    end)
  end)
end

describe("Files of texts", function()
  it("have comments, escapes, keys without quotes and keys that are their own texts", function()
    app = launch("localized/tables", { language = "de" })
    assert.are.equal('"Ja"\näö', NSLocalizedString("quote", ""))
    assert.are.equal("alone", NSLocalizedString("alone", ""))
    assert.are.equal("from Base", NSLocalizedString("Basic", ""))
    assert.are.equal("only in English", NSLocalizedString("English", ""))
    assert.are.same({}, app.missingLocalizations)
    assert.are.same({ "Base", "de", "en", "ru", "zh-Hant" }, Bundle.main.localizations)
  end)

  it("are in UTF-8 or UTF-16, with or without a mark", function()
    for language, text in pairs { de = "Grüß dich 🙂", fr = "Ça va", it = "Ciò" } do
      app = launch("localized/utf16", { language = language })
      assert.are.equal(text, NSLocalizedString("Hello", ""))
      app:close()
    end
  end)

  it("in stringsdict say several numbers, zero, and the same format with other forms", function()
    app = launch("localized/tables", { language = "en" })
    local people, things = NSLocalizedString("%d people", ""), NSLocalizedString("%d items", "")
    assert.are.equal("%#@items@", people)
    assert.are.same({ "nobody", "1 person", "2 people" }, { format(people, 0), format(people, 1), format(people, 2) })
    assert.are.same({ "1 item", "2 items" }, { format(things, 1), format(things, 2) })
    assert.are.equal("1 person", format(people, 1))
    local key = NSLocalizedString("%1$d of %2$d & %3$@", "")
    assert.are.equal("one pear of 2 apples & x", format(key, 1, 2, "x"))
    assert.are.equal("3 pears of one apple & x", format(key, 3, 1, "x"))
  end)

  it("in Lua choose the form by the first number, or by each number's own", function()
    app = launch("localized/lua", { language = "de" })
    local bought = NSLocalizedString("%@ bought %d", "")
    assert.are.same({ "Tim kaufte ein Ding", "Tim kaufte 2 Dinge" }, { format(bought, "Tim", 1), format(bought, "Tim", 2) })
    assert.are.equal("%d Dinge", NSLocalizedString("%d items", ""))
    local summary = NSLocalizedString("summary", "")
    assert.are.same({ "1 pear, 2 apples", "2 pears, 1 apple" }, { format(summary, 1, 2), format(summary, 2, 1) })
    local other = NSLocalizedString("%d things", "")
    app:close()
    app = launch("localized/lua", { language = "en" })
    local one, two = NSLocalizedString("%d items", ""), NSLocalizedString("%d things", "")
    assert.are.same({ "1 item", "a thing", "1 item" }, { format(one, 1), format(two, 1), format(one, 1) })
    assert.are.equal("%d items", other)
  end)

  it("for kinds of devices are the device's, and for widths those of the largest", function()
    for device, texts in pairs { ["iPad"] = { "Touch the pad", "Touch the pad" }, ["iPhone SE"] = { "Touch it", "Touch the phone" } } do
      app = launch("localized/devices", { device = device })
      assert.are.same(texts, { NSLocalizedString("Touch", ""), NSLocalizedString { key = "Touch", table = "Old" } })
      assert.are.equal("The long form", NSLocalizedString("Wide", ""))
      app:close()
    end
  end)

  it("W-095 choose forms as the language does", function()
    local expected = {
      ar = { [0] = "zero", [1] = "one", [2] = "two", [3] = "few", [11] = "many", [100] = "other" },
      pl = { [1] = "one", [21] = "many", [22] = "few" },
      fr = { [0] = "one", [1.5] = "one", [2] = "other" },
      cs = { [1] = "one", [3] = "few", [1.5] = "many", [5] = "other" },
      ja = { [1] = "other" },
    }
    for language, forms in pairs(expected) do
      app = launch("localized/lua", { language = language })
      for n, form in pairs(forms) do assert.are.equal(language .. form, language .. items(n)) end
      app:close()
    end
  end)

  it("W-101 of Xcode's catalogs have forms, substitutions, and keys that are texts", function()
    app = launch("localized/catalog", { language = "de" })
    assert.are.same({ "1 Ding", "2 Dinge" }, { format(NSLocalizedString("n %lld", ""), 1), format(NSLocalizedString("n %lld", ""), 2) })
    assert.are.equal("Sichern", NSLocalizedString("Save", ""))
    assert.are.equal("Hello", NSLocalizedString("Hello", ""))
    -- What nobody has translated yet is the source language's.
    assert.are.equal("New", NSLocalizedString("New", ""))
    assert.are.equal("new 1", format(NSLocalizedString("new %lld", ""), 1))
    local birds = NSLocalizedString("%lld birds in %lld trees", "")
    assert.are.same({ "1 bird in 2 trees", "3 birds in 1 tree" }, { format(birds, 1, 2), format(birds, 3, 1) })
    assert.are.same({}, app.missingLocalizations)
  end)

  it("W-099 that are broken say where at launch", function()
    local function says(plugin, ...)
      local ok, message = pcall(launch, plugin)
      assert.is_false(ok)
      for _, words in ipairs { ... } do assert.contains(words, message) end
    end
    says("localized/broken_strings", "de.lproj/Localizable.strings:3:10:", "';'")
    says("localized/broken_dict", "en.lproj/Localizable.stringsdict:6:3:", "Close tag")
    says("localized/broken_catalog", "Localizable.xcstrings:3:23:", "Invalid value")
    says("localized/broken_lua", "Localizable.lua:", "'others'", "did you mean 'other'?")
  end)

  it("may be a field of a plugin that is a table", function()
    app = launch({ didFinishLaunching = function() end, localizations = { de = { Hello = "Hallo" } } }, { language = "de" })
    assert.are.equal("Hallo", NSLocalizedString("Hello", ""))
    app:close()
    app = launch { didFinishLaunching = function() end, localizations = { de = { Hello = "Hallo" } }, info = { CFBundleDevelopmentRegion = "de" } }
    assert.are.equal("Hallo", NSLocalizedString("Hello", ""))
    assert.are.equal("de", Bundle.main.developmentLocalization)
  end)

  it("are none of an app without tables, of which no key is missing", function()
    app = launch { didFinishLaunching = function() end }
    assert.are.equal("Hello", NSLocalizedString("Hello", ""))
    assert.are.same({}, app.missingLocalizations)
    assert.are.same({}, Bundle.main.localizations)
  end)
end)

describe("localizedStringWithFormat", function()
  it("W-102 takes arguments by their places, and says what does not fit", function()
    app = launch({ didFinishLaunching = function() end }, { locale = "de_DE" })
    assert.are.equal("b of a", format("%2$@ of %1$@", "a", "b"))
    assert.are.equal("3,14", format("%.2f", 3.14159))
    assert.has_error(function() format("%d", "x") end, [[NSString.localizedStringWithFormat: in the format "%d" '%d' wants a whole number, and argument 1 is "x"]])
  end)

  it("writes numbers as the device does, and fields as C does", function()
    app = launch { didFinishLaunching = function() end }
    local cases = {
      { "1,234,567", "%d", 1234567 }, { "1,234.50", "%.2f", 1234.5 }, { "007", "%03d", 7 }, { "-07", "%03d", -7 }, { "  7|", "%3d|", 7 }, { "7  |", "%-3d|", 7 },
      { "+7", "%+d", 7 }, { "ff", "%x", 255 }, { "FFFFFFFF", "%X", -1 }, { "ffffffffffffffff", "%lx", -1 }, { "17", "%o", 15 }, { "4294967295", "%u", -1 },
      { "100%", "%d%%", 100 }, { "a b", "%@ %s", "a", "b" }, { "ab", "%.2s", "abc" }, { "A", "%c", 65 }, { "0.5", "%@", 0.5 }, { "3", "%@", 3 }, { "(null)", "%@", nil },
      { "true", "%@", true }, { "3.140000", "%f", 3.14 }, { "0.5", "%g", 0.5 }, { "3", "%ld", 3.0 }, { "5", "%lu", 5 },
    }
    for _, case in ipairs(cases) do
      if case[1] == "(null)" then assert.are.equal("(null)", format("%@", nil)) else assert.are.equal(case[1], format(table.unpack(case, 2))) end
    end
  end)

  it("says what is wrong with a format", function()
    app = launch { didFinishLaunching = function() end }
    local function says(words, ...)
      local ok, message = pcall(format, ...)
      assert.is_false(ok)
      assert.contains(words, message)
    end
    says("wants argument 2, and there is 1", "%d %d", 1)
    says("'%y' is no field of a format; write %% for a percent sign", "5 %y", 1)
    says("write %% for a percent sign", "100 %", 1)
    says("'%d' wants a whole number, and argument 1 is 1.5", "%d", 1.5)
    says("a number above 400", "%401d", 1)
    says("no forms for '%#@x@'", "%#@x@", 1)
    says("at most 4096 characters", ("x"):rep(4097))
    says("longer than 16 MB", ("%1$@"):rep(1000), ("x"):rep(100000))
    assert.are.equal(("x"):rep(4096), format(("x"):rep(4096)))
  end)
end)
