-- More members of Foundation's classes: addresses, formatters, calendars, files, settings. docs/rules/world.md 1, 2, 4, 6.

local app ---@type App

-- An app in Berlin on the 31st of March 2026, half past ten; `more` are other options of the launch.
local function launchOnDay(more, plugin)
  local options = { date = "2026-03-31T08:30:05Z", timeZone = "Europe/Berlin" }
  for name, value in pairs(more or {}) do options[name] = value end
  app = launch(plugin or { didFinishLaunching = function() end }, options)
  return app
end

describe("URL", function()
  before_each(function() launchOnDay() end)

  it("has a user, a password and a port", function()
    local url = URL { string = "https://me:p%20w@shop.test:8080/a/b%20c/?q=1#f" }
    assert.are.same({ "me", "p w", 8080, true }, { url.user, url.password, url.port, url.hasDirectoryPath })
    assert.are.same({ "/a/b c", "q=1", "f" }, { url.path, url.query, url.fragment })
    assert.is_nil(URL { string = "https://shop.test" }.user)
  end)

  it("knows from where a relative one leads on", function()
    local base = URL { string = "https://shop.test/a/b" }
    local url = URL { string = "c?d=1", relativeTo = base }
    assert.are.equal("https://shop.test/a/c?d=1", url.absoluteString)
    assert.are.same({ "c?d=1", "c" }, { url.relativeString, url.relativePath })
    assert.are.equal(base, url.baseURL)
    assert.are.equal(URL { string = "https://shop.test/a/c?d=1" }, url.absoluteURL)
    assert.are.equal(URL { string = "c?d=1", relativeTo = base }, url)
    assert.are_not.equal(url.absoluteURL, url)
    assert.is_nil(URL { string = "https://other.test/", relativeTo = base }.baseURL)
    assert.is_nil(url.absoluteURL.baseURL)
  end)

  it("tells a misspelt name where it makes nothing", function()
    assert.error_matches(function() return URL { strin = "https://shop.test" } end, "did you mean 'string'")
    assert.error_matches(function() return Data { base64encoded = "AA==" } end, "did you mean 'base64Encoded'")
  end)

  it("has folders of the app, and is reached where there is a file", function()
    assert.are.equal(NSHomeDirectory() .. "/Documents", URL.documentsDirectory.path)
    assert.is_true(URL.temporaryDirectory:checkResourceIsReachable())
    local answer, why = URL.documentsDirectory:appendingPathComponent("none"):checkResourceIsReachable()
    assert.is_nil(answer)
    assert.are.equal(260, why.errorCode)
  end)
end)

describe("URLComponents", function()
  before_each(function() launchOnDay() end)

  it("reads and sets parts plain and percent-encoded", function()
    local parts = URLComponents { string = "https://u:p@shop.test/a%20b?x=1%202&y#z" }
    assert.are.same({ "u", "p", "/a b", "/a%20b", "x=1%202&y" }, { parts.user, parts.password, parts.path, parts.percentEncodedPath, parts.percentEncodedQuery })
    assert.are.equal("1%202", parts.percentEncodedQueryItems[1].value)
    parts.user = "a:b@c"
    parts.percentEncodedPath = "/x%2Fy"
    assert.are.equal("https://a:b%40c:p@shop.test/x%2Fy?x=1%202&y#z", parts.string)
    assert.are.equal("/x/y", parts.path)
    parts.percentEncodedHost = "[::1]"
    assert.are.equal("[::1]", parts.percentEncodedHost)
    local relative = URLComponents {}
    relative.path = "x/y"
    assert.are.equal("https://shop.test/a/x/y", relative:urlRelativeTo("https://shop.test/a/b").absoluteString)
  end)

  it("refuses what isn't encoded, where Foundation would end the app", function()
    local parts = URLComponents { string = "https://shop.test/" }
    for _, name in ipairs { "User", "Password", "Host", "Path", "Query", "Fragment" } do
      for _, text in ipairs { "a b", "%zz", "%2", "ü", "a\0" } do
        assert.error_matches(function() parts["percentEncoded" .. name] = text end, "percent.encoded")
      end
    end
    assert.error_matches(function() parts.percentEncodedQueryItems = { URLQueryItem("a=b", "c&d") } end, "percent.encoded")
    assert.are.equal("https://shop.test/", parts.string)
  end)
end)

describe("Requests", function()
  it("name what has failed", function()
    launchOnDay()
    local failure ---@type any
    URLSession.shared:dataTask("https://shop.test/x", function(_, _, err) failure = err end):resume()
    app:advance(1)
    assert.are.equal("https://shop.test/x", failure.failingURL.absoluteString)
    assert.are.equal("https://shop.test/x", failure.userInfo.NSErrorFailingURLStringKey)
    assert.are.equal(failure.failingURL, failure.userInfo.NSErrorFailingURLKey)
    assert.is_nil(URLError("timedOut").failingURL)
  end)

  it("of which the app has ended are cancelled", function()
    local server = Server { baseURL = "https://shop.test" }
    server:get("/a", { body = "x", latency = 3 })
    launchOnDay { network = server }
    URLSession.shared:dataTask("https://shop.test/a", function() error "heard" end):resume()
    app:advance(1)
    app:relaunch()
    app:advance(5)
    assert.are.equal("cancelled", server.requests[1].state)
  end)

  it("that must not use a phone's network fail there, or wait for another one", function()
    local server = Server { baseURL = "https://shop.test" }
    server:get("/a", { body = "x" })
    launchOnDay { network = server }
    app:setNetwork "cellular"
    local heard = {}
    local function ask(request, session)
      (session or URLSession.shared):dataTask(request, function(data, _, err) heard[#heard + 1] = data or err.code end):resume()
      app:advance(1)
    end
    ask(URLRequest { url = "https://shop.test/a", allowsCellularAccess = false })
    ask(URLRequest { url = "https://shop.test/a", allowsExpensiveNetworkAccess = false })
    ask "https://shop.test/a"
    local settings = URLSessionConfiguration.default
    settings.allowsCellularAccess, settings.waitsForConnectivity = false, true
    local session = URLSession { configuration = settings }
    settings.allowsCellularAccess = true
    ask("https://shop.test/a", session)
    assert.are.same({ "notConnectedToInternet", "notConnectedToInternet", "x" }, heard)
    assert.are.equal(1, #session.allTasks)
    assert.is_false(session.configuration.allowsCellularAccess)
    app:setNetwork "wifi"
    app:advance(1)
    assert.are.equal("x", heard[4])
    assert.are.equal(2, #server.requests)
  end)

  it("are asked of servers only", function()
    launchOnDay()
    for _, other in ipairs { "server", 5, {}, app } do assert.error_matches(function() assert.requested(other, "GET /x") end, "must be a Server") end
  end)

  it("are told to whoever asks for a session's tasks", function()
    launchOnDay()
    local told ---@type any
    local task = URLSession.shared:dataTask "https://shop.test/x"
    task.taskDescription = "the first"
    URLSession.shared:getAllTasks(function(tasks) told = tasks end)
    assert.is_nil(told)
    app:advanceFrames(1)
    assert.are.same({ "the first" }, { told[1].taskDescription })
    task:cancel()
  end)
end)

describe("NSError", function()
  it("has Apple's words where it is given none", function()
    launchOnDay()
    assert.are.equal("The operation couldn’t be completed. (shop error 3.)", NSError { domain = "shop", code = 3 }.localizedDescription)
    local own = NSError { domain = "shop", code = 3, userInfo = { NSLocalizedDescription = "No tea", NSLocalizedRecoverySuggestion = "Have coffee" } }
    assert.are.same({ "No tea", "Have coffee" }, { own.localizedDescription, own.localizedRecoverySuggestion })
    assert.is_nil(own.localizedFailureReason)
  end)
end)

describe("DateFormatter", function()
  it("has words for days near today, until a pattern is set", function()
    launchOnDay()
    local formatter = DateFormatter { dateStyle = "medium", timeStyle = "short", doesRelativeDateFormatting = true }
    local days = {}
    for day = -2, 2 do days[#days + 1] = formatter:string(Date() + day * 86400):gsub("\u{202F}", " ") end
    -- Summer time began two days ago.
    assert.are.same({
      "Mar 29, 2026 at 10:30 AM", "Yesterday at 10:30 AM", "Today at 10:30 AM", "Tomorrow at 10:30 AM", "Apr 2, 2026 at 10:30 AM",
    }, days)
    formatter.timeStyle = "none"
    assert.are.equal("Today", formatter:string(Date()))
    formatter.dateFormat = "yyyy"
    assert.are.equal("2026", formatter:string(Date()))
    formatter = DateFormatter { dateStyle = "short", doesRelativeDateFormatting = true, locale = "de_DE" }
    assert.are.same({ "Vorgestern", "Heute", "Übermorgen" }, { formatter:string(Date() - 172800), formatter:string(Date()), formatter:string(Date() + 172800) })
  end)

  it("counts these days by the device's midnight, and follows its settings", function()
    launchOnDay { date = "2026-03-28T22:30:00Z" }
    local formatter = DateFormatter { dateStyle = "short", timeStyle = "short", doesRelativeDateFormatting = true }
    local date = Date()
    local function said() return (formatter:string(date):gsub("\u{202F}", " ")) end
    assert.are.equal("Today, 11:30 PM", said())
    app:advance(3600)
    assert.are.equal("Yesterday, 11:30 PM", said())
    app:setTimeZone "America/New_York"
    assert.are.equal("Today, 6:30 PM", said())
    app:set24HourClock(true)
    app:setLocale "de_DE"
    assert.are.equal("Heute, 18:30", said())
  end)

  it("takes words of the app's own, which no other formatter has", function()
    launchOnDay()
    local formatter = DateFormatter { dateFormat = "h:mm a MMMM", amSymbol = "morning", pmSymbol = "evening" }
    assert.are.equal("10:30 morning March", formatter:string(Date()))
    assert.are.equal(DateFormatter { dateFormat = "HH:mm MMMM" }:date "15:05 March", formatter:date "3:05 evening March")
    formatter.amSymbol = nil
    assert.are.same({ "AM", "evening" }, { formatter.amSymbol, formatter.pmSymbol })
    formatter.monthSymbols = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12" }
    assert.error_matches(function() formatter.monthSymbols = { "x" } end, "must be 12 texts")
    formatter.locale = "fr_FR"
    assert.are.equal("10:30 AM 3", formatter:string(Date()))
    formatter.monthSymbols = nil
    assert.are.equal("10:30 AM mars", formatter:string(Date()))
    assert.are.equal("10:30 AM March", DateFormatter { dateFormat = "h:mm a MMMM" }:string(Date()))
  end)

  it("takes two digits for 1950 to 2049, whatever year it is on the machine", function()
    launchOnDay()
    local formatter = DateFormatter { dateFormat = "dd.MM.yy", timeZone = "GMT" }
    local function year(text) return Calendar.current:component("year", formatter:date(text)) end
    assert.are.same({ 1950, 2046, 2049 }, { year "02.01.50", year "02.01.46", year "02.01.49" })
    formatter.twoDigitStartDate = Date { timeIntervalSince1970 = 0 }
    assert.are.same({ 2050, 1970 }, { year "02.01.50", year "02.01.70" })
    assert.are.equal(Date { timeIntervalSince1970 = 0 }, formatter.twoDigitStartDate)
  end)

  it("takes from its default date what a text doesn't say", function()
    launchOnDay()
    local formatter = DateFormatter { dateFormat = "HH:mm:ss", defaultDate = Date() }
    assert.are.equal("2026-03-31 10:00:00 +0000", tostring(formatter:date "12:00:00"))
    formatter.defaultDate = nil
    assert.are.equal("2000-01-01 11:00:00 +0000", tostring(formatter:date "12:00:00"))
  end)

  it("gives a locale's pattern for a template", function()
    launchOnDay()
    assert.are.equal("d. MMM", DateFormatter.dateFormatFromTemplate("MMMd", "de_DE"))
    app:set24HourClock(true)
    assert.are.equal("HH:mm", DateFormatter.dateFormatFromTemplate "jmm")
  end)

  it("writes weeks and days of years as ISO 8601", function()
    launchOnDay()
    local formatter = ISO8601DateFormatter { formatOptions = { "withYear", "withWeekOfYear", "withDay", "withDashSeparatorInDate" } }
    assert.are.equal("2026-W14-02", formatter:string(Date()))
    assert.are.equal("2025-12-29 00:00:00 +0000", tostring(formatter:date "2026-W01-01"))
    formatter.formatOptions = { "withYear", "withDay", "withDashSeparatorInDate" }
    assert.are.equal("2026-090", formatter:string(Date()))
  end)
end)

describe("NumberFormatter", function()
  before_each(function() launchOnDay() end)

  it("has patterns, and a sign for zero", function()
    local formatter = NumberFormatter { numberStyle = "decimal", zeroSymbol = "none", negativeFormat = "(#,##0.##)" }
    assert.are.same({ "none", "(1,234.5)", "3" }, { formatter:string(0), formatter:string(-1234.5), formatter:string(3) })
    assert.are.same({ -1234.5, 0 }, { formatter:number "(1,234.5)", formatter:number "none" })
    formatter = NumberFormatter { positiveFormat = "#,##0.00 'kg'", locale = "de_DE" }
    assert.are.same({ "1.234,50 kg", "-2,00 kg" }, { formatter:string(1234.5), formatter:string(-2) })
    formatter.format = "0.0;zero;[0.0]"
    assert.are.same({ "1,0", "zero", "[1,0]" }, { formatter:string(1), formatter:string(0), formatter:string(-1) })
    assert.error_matches(function() formatter.positiveFormat = "##0##,;;;#" end, "must be a pattern")
    assert.are.equal("1,0", formatter:string(1))
  end)

  it("fills up short numbers, and reads only what is allowed", function()
    local formatter = NumberFormatter { formatWidth = 6, paddingCharacter = "*" }
    assert.are.equal("****42", formatter:string(42))
    formatter.paddingPosition = "afterSuffix"
    assert.are.equal("42****", formatter:string(42))
    formatter = NumberFormatter { numberStyle = "decimal", minimum = 0, maximum = 10, allowsFloats = false }
    assert.are.equal(5, formatter:number "5")
    for _, text in ipairs { "5.5", "11", "-1" } do assert.is_nil(formatter:number(text)) end
    assert.error_matches(function() formatter.minimum = 0 / 0 end, "finite number")
    assert.error_matches(function() formatter.paddingCharacter = "ab" end, "one character")
  end)
end)

describe("Calendar", function()
  it("looks back, and for weekends across the beginning of summer time", function()
    launchOnDay { locale = "de_DE" }
    local calendar = Calendar.current
    assert.are.equal("2026-03-31 07:00:00 +0000", tostring(calendar:nextDate(Date(), { hour = 9, minute = 0 }, "backward")))
    assert.are.equal("2024-02-28 23:00:00 +0000", tostring(calendar:nextDate(Date(), { month = 2, day = 29 }, "backward")))
    local next, last = calendar:nextWeekend(Date()), calendar:nextWeekend(Date(), "backward")
    assert.are.same({ "2026-04-03 22:00:00 +0000", 172800.0 }, { tostring(next.start), next.duration })
    assert.are.same({ "2026-03-27 23:00:00 +0000", 169200.0 }, { tostring(last.start), last.duration })
    assert.is_nil(calendar:dateIntervalOfWeekend(Date()))
    assert.are.equal(next.start, calendar:dateIntervalOfWeekend(next.start + 3600).start)
    app:setLocale "ar_EG"
    assert.are.equal("2026-04-02 22:00:00 +0000", tostring(Calendar.current:nextWeekend(Date()).start))
  end)

  it("counts units in larger ones", function()
    launchOnDay { locale = "de_DE" }
    local calendar = Calendar.current
    local function ordinal(unit, larger) return calendar:ordinality(unit, larger, Date()) end
    assert.are.same({ 90, 11, 2, 3, 31 }, { ordinal("day", "year"), ordinal("hour", "day"), ordinal("weekday", "weekOfYear"), ordinal("month", "year"), ordinal("minute", "hour") })
    assert.is_nil(ordinal("year", "day"))
    assert.are.same({ 1, 31 }, calendar:maximumRange "day")
    assert.are.same({ 1, 28 }, calendar:minimumRange "day")
    assert.are.same({ 1, 12 }, calendar:maximumRange "month")
    assert.is_true(calendar:dateMatchesComponents(Date(), { year = 2026, hour = 10 }))
    assert.is_false(calendar:dateMatchesComponents(Date(), { hour = 9 }))
  end)

  it("takes DateComponents, which are tables whose names were looked at", function()
    launchOnDay()
    assert.are.same({ year = 2026, month = 3 }, DateComponents { year = 2026, month = 3 })
    assert.error_matches(function() return DateComponents { yaer = 2026 } end, "year")
    assert.are.equal("2026-05-01 22:00:00 +0000", tostring(Calendar.current:dateFromComponents(DateComponents { year = 2026, month = 5, day = 2 })))
  end)
end)

describe("TimeZone and Locale", function()
  before_each(function() launchOnDay() end)

  it("have names", function()
    assert.are.equal("Europe/Paris", TimeZone { abbreviation = "CET" }.identifier)
    assert.is_nil(TimeZone { abbreviation = "XYZ" })
    assert.are.equal("Mitteleuropäische Normalzeit", TimeZone.current:localizedName("standard", "de_DE"))
    local german = Locale { identifier = "de_DE" }
    assert.are.same({ "Euro", "Traditionelles Chinesisch" }, { german:localizedStringForCurrencyCode "EUR", german:localizedStringForScriptCode "Hant" })
    assert.is_nil(german:localizedStringForCurrencyCode "XQZ")
    assert.are.same({ "„", "“", "metric" }, { german.quotationBeginDelimiter, german.quotationEndDelimiter, german.measurementSystem })
    assert.is_false(Locale { identifier = "en_US" }.usesMetricSystem)
    assert.are.same({ "rightToLeft", "leftToRight" }, { Locale.characterDirection "ar", Locale.characterDirection "de" })
  end)
end)

describe("FileManager", function()
  before_each(function() launchOnDay { files = { ["Documents/a/b.txt"] = "1", ["Documents/a/c/d.txt"] = "22" } } end)

  it("lists what is in folders in folders", function()
    local files = FileManager.default
    assert.are.same({ "a", "a/b.txt", "a/c", "a/c/d.txt" }, files:subpathsOfDirectory "Documents")
    assert.are.equal(URL.documentsDirectory:appendingPathComponent("a/b.txt"), files:enumerator(URL.documentsDirectory)[2])
    local none, why = files:subpathsOfDirectory "nowhere"
    assert.is_nil(none)
    assert.are.equal(260, why.errorCode)
  end)

  it("replaces, compares and dates files, and says what may be done", function()
    local files = FileManager.default
    assert.is_false(files:contentsEqual("Documents/a/b.txt", "Documents/a/c/d.txt"))
    assert.is_true(files:contentsEqual("Documents/a", "Documents/a"))
    assert.are.equal(URL { fileURLWithPath = NSHomeDirectory() .. "/Documents/a/b.txt" }, files:replaceItemAt("Documents/a/b.txt", "Documents/a/c/d.txt"))
    assert.are.equal("22", files:contents "Documents/a/b.txt")
    assert.is_false(files:fileExists "Documents/a/c/d.txt")
    assert.is_nil(files:replaceItemAt("Documents/a/b.txt", "nowhere"))
    assert.is_nil(files:replaceItemAt("Documents", "Documents/a"))
    assert.are.equal("22", files:contents "Documents/a/b.txt")
    assert.is_true(files:setAttributes({ modificationDate = Date() + 5 }, "Documents/a/b.txt"))
    assert.are.equal(Date() + 5, files:attributesOfItem("Documents/a/b.txt").modificationDate)
    assert.error_matches(function() files:setAttributes({ size = 1 }, "Documents/a/b.txt") end, "size")
    assert.are.same({ true, false, false }, { files:isWritableFile "Documents/a", files:isWritableFile(Bundle.main.bundlePath), files:isReadableFile "nowhere" })
    local space = files:attributesOfFileSystem "/"
    assert.are.equal(2, space.systemSize - space.systemFreeSize)
    local url = files:url("applicationSupportDirectory", nil, nil, true)
    assert.is_true(files:fileExists(url))
  end)
end)

describe("UserDefaults, Bundle and ProcessInfo", function()
  it("know lists of texts, domains, and what the app says of itself", function()
    launchOnDay({}, { info = { CFBundleShortVersionString = "2.3" }, didFinishLaunching = function() end })
    local defaults, bundle, process = UserDefaults.standard, Bundle.main, ProcessInfo.processInfo
    defaults:setValue("x", "k")
    defaults:set({ "a", "b" }, "l")
    defaults:set({ 1 }, "n")
    assert.are.same({ "a", "b" }, defaults:stringArray "l")
    assert.is_nil(defaults:stringArray "n")
    assert.are.equal("x", defaults:persistentDomain(bundle.bundleIdentifier).k)
    defaults:removePersistentDomain(bundle.bundleIdentifier)
    assert.is_nil(defaults:value "k")
    assert.are.same({ "2.3", "1" }, { bundle.infoDictionary.CFBundleShortVersionString, bundle:objectForInfoDictionaryKey "CFBundleVersion" })
    assert.is_nil(bundle:objectForInfoDictionaryKey "Nothing")
    assert.are.equal("com.example.App", bundle.bundleIdentifier)
    assert.is_true(process:isOperatingSystemAtLeast { majorVersion = process.operatingSystemVersion.majorVersion })
    assert.is_false(process:isOperatingSystemAtLeast { majorVersion = process.operatingSystemVersion.majorVersion, minorVersion = 99 })
    assert.error_matches(function() process:isOperatingSystemAtLeast { major = 1 } end, "majorVersion")
  end)
end)

describe("constants", function()
  it("of locations, notifications and activities have Apple's values", function()
    launchOnDay()
    assert.are.same({ -1, 100, -1 }, { kCLLocationAccuracyBest, kCLLocationAccuracyHundredMeters, kCLDistanceFilterNone })
    assert.are.equal("com.apple.UNNotificationDefaultActionIdentifier", UNNotificationDefaultActionIdentifier)
    assert.are.equal("NSUserActivityTypeBrowsingWeb", NSUserActivityTypeBrowsingWeb)
    local days = 0
    NotificationCenter.default:addObserver(NSCalendarDayChanged, function() days = days + 1 end)
    app:setDate "2026-04-01T10:00:00Z"
    app:settle()
    assert.are.equal(1, days)
  end)
end)
