-- Dates, calendars, numbers and words: docs/rules/world.md 4, and the cases W-059 to W-090.

local narrow, wide = "\u{202F}", "\u{A0}"
local T0 = { date = "2026-03-31T08:30:05Z", timeZone = "Europe/Berlin" }
local app ---@type App

local function started(options)
  app = launch({ didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }, options or T0)
  return app
end

local iso ---@type DateFormatter
before_each(function()
  started()
  iso = DateFormatter { dateFormat = "yyyy-MM-dd'T'HH:mm:ssX", locale = "en_US_POSIX", timeZone = "GMT" }
end)

local function be(year, month, day, hour, minute)
  local calendar = Calendar { identifier = "gregorian" }
  calendar.timeZone = "Europe/Berlin"
  return calendar:dateFromComponents { year = year, month = month, day = day, hour = hour or 0, minute = minute or 0 }
end

describe("a Date", function()
  it("W-059 is the simulation's, from the launch's date on", function()
    started {}
    assert.are.equal(0, Date().timeIntervalSinceReferenceDate)
    assert.are.equal(0, os.time())
    assert.are.equal("2001-01-01 00:00:00 +0000", tostring(Date()))
    started()
    assert.are.equal(796638605, os.time())
    assert.are.equal(1774945805, Date().timeIntervalSince1970)
    assert.are.equal(0, app.time)
    app:advance(2)
    assert.are.equal(1774945807, Date().timeIntervalSince1970)
    assert.are.equal(796638607, os.time())
  end)

  it("is compared, added and subtracted", function()
    local a = Date { timeIntervalSince1970 = 1827012029 }
    assert.are.equal("2027-11-23 23:20:29 +0000", tostring(a))
    assert.are.equal(a, Date { timeIntervalSince1970 = 1827012029 })
    assert.is_true(a < a + 1 and a <= a and a + 1 > a)
    assert.are.equal(60, (a + 60) - a)
    assert.are.equal(60, (a + 60):timeIntervalSince(a))
    assert.are.equal(a + 60, a:addingTimeInterval(60))
    assert.are.equal("orderedAscending", a:compare(a + 1))
    assert.are.equal(-60, (Date() - 60).timeIntervalSinceNow)
    assert.is_true(Date.distantPast < a and a < Date.distantFuture)
  end)

  it("can't be changed, added to another one, or outside the years 1 to 9999", function()
    local a = Date()
    for words, wrong in pairs {
      ["can't be added"] = function() return a + a end, ["must be a number of seconds"] = function() return a + {} end,
      ["cannot be changed"] = function() a.x = 1 end, ["no property 'seconds'"] = function() return a.seconds end,
      ["years 1 to 9999"] = function() return a + 1e12 end, ["is made by Date()"] = function() return Date { seconds = 3 } end,
      ["must be a Date"] = function() return a < "x" end,
    } do
      local ok, message = pcall(wrong)
      assert.is_false(ok)
      assert.matches(words, message, 1, true)
    end
    assert.has_error(function() Date { timeIntervalSince1970 = 0 / 0 } end)
  end)

  it("takes the place of a number where a date is wanted", function()
    assert.are.equal(Calendar.current:startOfDay(Date()), Calendar.current:startOfDay(Date().timeIntervalSinceReferenceDate))
  end)
end)

describe("a DateFormatter", function()
  local function text(date, time, locale) return DateFormatter { dateStyle = date, timeStyle = time, locale = locale }:string(Date()) end

  it("W-061, W-062, W-063 writes dates in the words of a locale", function()
    for _, case in ipairs {
      { "medium", "short", "en_US", "Mar 31, 2026 at 10:30" .. narrow .. "AM" }, { "short", "none", "en_US", "3/31/26" },
      { "full", "none", "en_US", "Tuesday, March 31, 2026" }, { "none", "long", "en_US", "10:30:05" .. narrow .. "AM GMT+2" },
      { "medium", "short", "de_DE", "31.03.2026, 10:30" }, { "long", "short", "de_DE", "31. März 2026 um 10:30" },
      { "full", "none", "de_DE", "Dienstag, 31. März 2026" }, { "none", "long", "de_DE", "10:30:05 MESZ" },
      { "medium", "short", "en_GB", "31 Mar 2026 at 10:30" }, { "medium", "short", "fr_FR", "31 mars 2026 à 10:30" },
      { "medium", "short", "ja_JP", "2026/03/31 10:30" }, { "medium", "short", "sv_SE", "31 mars 2026 10:30" },
      { "medium", "short", "pt_BR", "31 de mar. de 2026, 10:30" }, { "none", "none", "en_US", "" },
    } do
      assert.are.equal(case[4], text(case[1], case[2], case[3]))
    end
    assert.are.equal("3/31/26", DateFormatter.localizedString(Date(), "short", "none"))
  end)

  it("W-065 makes the locale's pattern of a template", function()
    local formatter = DateFormatter {}
    for locale, words in pairs { en_US = "Tue, Mar 31", en_GB = "Tue 31 Mar", de_DE = "Di. 31. März", ja_JP = "3月31日(火)" } do
      formatter.locale = locale
      formatter:setLocalizedDateFormatFromTemplate "MMMdEEE"
      assert.are.equal(words, formatter:string(Date()))
    end
    formatter.locale = "en_US"
    assert.are.equal("EEE, MMM d", formatter.dateFormat)
    formatter:setLocalizedDateFormatFromTemplate "jmm"
    assert.are.equal("10:30" .. narrow .. "AM", formatter:string(Date()))
    formatter.locale = "de_DE"
    assert.are.equal("10:30", formatter:string(Date()))
  end)

  it("W-066 writes patterns", function()
    local formatter = DateFormatter { locale = "en_US_POSIX", timeZone = TimeZone { identifier = "America/New_York" } }
    for pattern, words in pairs {
      ["yyyy-MM-dd'T'HH:mm:ssZZZZZ"] = "2026-03-31T04:30:05-04:00", ["EEE, dd MMM yyyy HH:mm:ss zzz"] = "Tue, 31 Mar 2026 04:30:05 EDT",
      ["YYYY-'W'ww"] = "2026-W14", D = "90", QQQ = "Q1", ["h 'o''clock'"] = "4 o'clock",
    } do
      formatter.dateFormat = pattern
      assert.are.equal(words, formatter:string(Date()))
    end
  end)

  it("W-067 reads whole texts strictly, or leniently", function()
    local formatter = DateFormatter { dateFormat = "yyyy-MM-dd HH:mm", timeZone = "America/New_York" }
    assert.are.equal(1772305200, formatter:date("2026-02-28 14:00").timeIntervalSince1970)
    for _, wrong in ipairs { "2026-02-30 14:00", "hello", "2026-02-28 14:00 x", "" } do assert.is_nil(formatter:date(wrong)) end
    formatter.isLenient = true
    assert.are.equal(1772478000, formatter:date("2026-02-30 14:00").timeIntervalSince1970)
    assert.are.equal("2000-01-01T14:00:00Z", iso:string(DateFormatter { dateFormat = "HH:mm", timeZone = "GMT" }:date "14:00"))
  end)

  it("W-069 writes and reads ISO 8601", function()
    local formatter = ISO8601DateFormatter {}
    assert.are.equal("2026-03-31T08:30:05Z", formatter:string(Date()))
    assert.are.equal(Date(), formatter:date "2026-03-31T08:30:05Z")
    assert.is_nil(formatter:date "2026-03-31T08:30:05.5Z")
    formatter.timeZone = "Asia/Kolkata"
    assert.are.equal("2026-03-31T14:00:05+05:30", formatter:string(Date()))
    formatter = ISO8601DateFormatter { formatOptions = { "withInternetDateTime", "withFractionalSeconds" } }
    assert.is_nil(formatter:date "2026-03-31T08:30:05Z")
    assert.are.equal("2026-03-31", ISO8601DateFormatter { formatOptions = { "withFullDate" } }:string(Date()))
  end)

  it("W-086 and W-087 follows the device's settings at its next use, unless it has its own", function()
    local heard = {}
    for _, name in ipairs { "NSSystemTimeZoneDidChangeNotification", "kCFLocaleCurrentLocaleDidChangeNotification", "NSSystemClockDidChangeNotification" } do
      NotificationCenter.default:addObserver(name, function(note) heard[#heard + 1] = note.name end)
    end
    local free, own = DateFormatter { timeStyle = "short" }, DateFormatter { timeStyle = "short", timeZone = "Europe/Berlin" }
    app:setTimeZone "Asia/Tokyo"
    assert.are.equal("5:30" .. narrow .. "PM", free:string(Date()))
    assert.are.equal("10:30" .. narrow .. "AM", own:string(Date()))
    assert.are.same({ "NSSystemTimeZoneDidChangeNotification" }, heard)
    app:set24HourClock(true)
    assert.are.equal("10:30", own:string(Date()))
    local template = DateFormatter { timeZone = "Europe/Berlin" }
    template:setLocalizedDateFormatFromTemplate "jmm"
    assert.are.equal("10:30", template:string(Date()))
    app:setLocale "de_DE"
    assert.are.equal("17:30", free:string(Date()))
    assert.are.equal(3, #heard)
    local before = Date()
    app:setDate(before + 3600)
    assert.are.equal(3600, Date() - before)
    assert.are.equal("NSSystemClockDidChangeNotification", heard[4])
  end)
end)

describe("a Calendar", function()
  it("W-070 adds units, and gives the last day of a short month", function()
    local calendar = Calendar.current
    for _, case in ipairs {
      { calendar:dateByAdding("month", 1, be(2026, 1, 31)), "2026-02-27T23:00:00Z" },
      { calendar:dateByAdding("day", 1, be(2026, 3, 28, 2, 30)), "2026-03-29T01:30:00Z" },
      { be(2026, 3, 29, 2, 30), "2026-03-29T01:30:00Z" }, { be(2026, 10, 25, 2, 30), "2026-10-25T00:30:00Z" },
      { calendar:dateByAdding("year", 1, be(2024, 2, 29)), "2025-02-27T23:00:00Z" },
      { calendar:dateByAdding("hour", 24, be(2026, 3, 28, 12)), "2026-03-29T11:00:00Z" },
      { calendar:dateByAdding("weekOfYear", -1, be(2026, 3, 31)), "2026-03-23T23:00:00Z" },
    } do
      assert.are.equal(case[2], iso:string(case[1]))
    end
  end)

  it("W-071 tells the time between dates, in the units that are asked for", function()
    local calendar = Calendar.current
    assert.are.equal("2026-03-28T23:00:00Z", iso:string(calendar:startOfDay(be(2026, 3, 29, 15))))
    assert.are.same({ month = 1, day = 0, hour = 23 }, calendar:dateComponents({ "month", "day", "hour" }, be(2026, 1, 31, 10), be(2026, 3, 1, 9)))
    assert.are.same({ day = 0 }, calendar:dateComponents({ "day" }, be(2026, 3, 28, 12), be(2026, 3, 29, 11)))
    assert.are.same({ day = -1, hour = -2 }, calendar:dateComponents({ "day", "hour" }, be(2026, 5, 3, 12), be(2026, 5, 2, 10)))
    assert.are.same({ year = 2026, month = 3, day = 31 }, calendar:dateComponents({ "year", "month", "day" }, Date()))
  end)

  it("W-073 knows weekdays, ranges and the next date with certain parts", function()
    local calendar = Calendar.current
    assert.are.equal(3, calendar:component("weekday", be(2026, 3, 31)))
    for locale, first in pairs { en_US = 1, de_DE = 2, ar_EG = 7, pt_BR = 1 } do
      local other = Calendar { identifier = "gregorian" }
      other.locale = locale
      assert.are.equal(first, other.firstWeekday)
    end
    assert.are.same({ 1, 29 }, calendar:range("day", "month", be(2024, 2, 1)))
    assert.are.same({ 1, 28 }, calendar:range("day", "month", be(2026, 2, 1)))
    assert.are.same({ 1, 12 }, calendar:range("month", "year", be(2026, 2, 1)))
    assert.are.equal("2026-04-01T07:00:00Z", iso:string(calendar:nextDate(be(2026, 3, 31, 10), { hour = 9, minute = 0 })))
    assert.are.equal("2028-02-28T23:00:00Z", iso:string(calendar:nextDate(Date(), { month = 2, day = 29 })))
    assert.is_true(calendar:isDateInWeekend(be(2026, 4, 4)))
    assert.is_true(calendar:isDateInToday(be(2026, 3, 31, 23)) and calendar:isDateInTomorrow(be(2026, 4, 1)) and calendar:isDateInYesterday(be(2026, 3, 30)))
    assert.is_true(calendar:isDateInSameDay(be(2026, 3, 31), be(2026, 3, 31, 23)))
    assert.are.equal("orderedSame", calendar:compare(be(2026, 3, 31), be(2026, 3, 1), "month"))
    assert.are.equal("März", (function()
      local german = Calendar { identifier = "gregorian" }
      german.locale = "de_DE"
      return german.monthSymbols[3]
    end)())
    assert.are.same({ "Sunday", 7 }, { calendar.weekdaySymbols[1], #calendar.weekdaySymbols })
  end)

  it("refuses units and parts that there are not", function()
    for words, wrong in pairs {
      ["weekday"] = function() Calendar.current:component("weekdays", Date()) end,
      ["did you mean 'month'"] = function() Calendar.current:dateFromComponents { mont = 3 } end,
      ["from 1 to 7"] = function() Calendar.current.firstWeekday = 8 end,
    } do
      local ok, message = pcall(wrong)
      assert.is_false(ok)
      assert.matches(words, message, 1, true)
    end
  end)
end)

describe("a TimeZone", function()
  it("W-074 is known by its name, or nil", function()
    assert.is_nil(TimeZone { identifier = "Mars/Base" })
    local berlin = TimeZone { identifier = "Europe/Berlin" }
    assert.are.equal(7200, berlin:secondsFromGMT())
    assert.is_true(berlin:isDaylightSavingTime())
    assert.are.equal("2026-10-25T01:00:00Z", iso:string(berlin:nextDaylightSavingTimeTransition()))
    assert.are.equal(39600, TimeZone { identifier = "Australia/Lord_Howe" }:secondsFromGMT(Date()))
    assert.are.equal("Europe/Berlin", TimeZone.current.identifier)
  end)

  it("that is misspelt in a launch is told with the nearest name", function()
    local ok, message = pcall(started, { timeZone = "Europe/Berlim" })
    assert.is_false(ok)
    assert.matches('did you mean "Europe/Berlin"?', message, 1, true)
    assert.has_error(function() started { date = "yesterday" } end)
  end)
end)

describe("a NumberFormatter", function()
  local function text(style, locale, number, more)
    local formatter = NumberFormatter { numberStyle = style, locale = locale }
    for name, value in pairs(more or {}) do formatter[name] = value end
    return formatter:string(number)
  end

  it("W-075 and W-077 writes numbers, money and shares", function()
    for _, case in ipairs {
      { "decimal", "en_US", 1234567.891, "1,234,567.891" }, { "decimal", "de_DE", 1234567.891, "1.234.567,891" },
      { "decimal", "fr_FR", 1234567.891, "1" .. narrow .. "234" .. narrow .. "567,891" }, { "decimal", "en_IN", 1234567.891, "12,34,567.891" },
      { "decimal", "sv_SE", 1234567.891, "1" .. wide .. "234" .. wide .. "567,891" }, { "decimal", "de_CH", 1234567.891, "1’234’567.891" },
      { "decimal", "es_ES", 1234.5, "1234,5" }, { "decimal", "pl_PL", 1234.5, "1234,5" }, { "currency", "en_US", 1234567.891, "$1,234,567.89" },
      { "currency", "de_DE", 1234567.891, "1.234.567,89" .. wide .. "€" }, { "currency", "ja_JP", 1234567.891, "¥1,234,568" },
      { "currency", "en_US", -0.255, "-$0.26" }, { "percent", "en_US", -0.255, "-26%" }, { "percent", "de_DE", 21, "2.100" .. wide .. "%" },
      { "none", "en_US", 1234.5, "1234" },
    } do
      assert.are.equal(case[4], text(case[1], case[2], case[3]))
    end
  end)

  it("W-078 rounds to the even digit", function()
    for number, words in pairs { [0.125] = "0.12", [0.135] = "0.14", [1.005] = "1.00", [1234.5] = "1,234.50" } do
      assert.are.equal(words, text("decimal", "en_US", number, { minimumFractionDigits = 2, maximumFractionDigits = 2 }))
    end
    for number, words in pairs { [2.5] = "2", [3.5] = "4" } do assert.are.equal(words, text("decimal", "en_US", number, { maximumFractionDigits = 0 })) end
    local formatter = NumberFormatter { numberStyle = "decimal", locale = "en_US" }
    formatter.maximumFractionDigits = 0
    formatter.maximumFractionDigits = 2
    formatter.minimumFractionDigits = 2
    assert.are.equal("0.12", formatter:string(0.125))
  end)

  it("W-079 reads numbers, and spells them", function()
    local formatter = NumberFormatter { numberStyle = "decimal", locale = "de_DE" }
    assert.are.equal(1234.5, formatter:number "1.234,5")
    assert.is_nil(formatter:number "x")
    assert.are.equal("twenty-one", text("spellOut", "en_US", 21))
    assert.are.equal("21st", text("ordinal", "en_US", 21))
    assert.are.equal("1er", text("ordinal", "fr_FR", 1))
    assert.are.equal("1.234567891E6", text("scientific", "en_US", 1234567.891))
    assert.are.equal("9,007,199,254,740,993", text("decimal", "en_US", 9007199254740993))
    assert.are.equal("€", Locale { identifier = "de_DE" }.currencySymbol)
  end)
end)

describe("formatters of sizes, lists and times", function()
  it("W-081 writes sizes of files", function()
    for _, case in ipairs { { 0, "Zero KB" }, { 1, "1 byte" }, { 999, "999 bytes" }, { 1000, "1 KB" }, { 123456, "123 KB" }, { 1234567, "1.2 MB" }, { 5368709120, "5.37 GB" } } do
      assert.are.equal(case[2], ByteCountFormatter {}:string(case[1]))
    end
    local binary = ByteCountFormatter { countStyle = "binary" }
    assert.are.same({ "1,000 bytes", "5 GB" }, { binary:string(1000), binary:string(5368709120) })
  end)

  it("W-082 joins lists", function()
    for locale, words in pairs { en_US = "a, b, and c", en_GB = "a, b and c", ja_JP = "a、b、c" } do
      assert.are.equal(words, ListFormatter { locale = locale }:string { "a", "b", "c" })
    end
    assert.are.equal("a, b oder c", ListFormatter { locale = "de_DE", listType = "or" }:string { "a", "b", "c" })
    assert.are.same({ "a and b", "a", "" }, { ListFormatter.localizedString { "a", "b" }, ListFormatter.localizedString { "a" }, ListFormatter.localizedString {} })
  end)

  it("W-083 tells how far a date is from now, cut off at the largest unit", function()
    local function text(seconds, options) return RelativeDateTimeFormatter(options or {}):localizedString(Date() + seconds) end
    assert.are.equal("3 hours ago", text(-3 * 3600))
    assert.are.equal("vor 3 Stunden", text(-3 * 3600, { locale = "de_DE" }))
    assert.are.equal("3 часа назад", text(-3 * 3600, { locale = "ru_RU" }))
    assert.are.equal("1 minute ago", text(-90))
    assert.are.equal("yesterday", text(-86400, { dateTimeStyle = "named" }))
    assert.are.equal("vorgestern", text(-2 * 86400, { dateTimeStyle = "named", locale = "de_DE" }))
    assert.are.equal("1 day ago", text(-86400))
    assert.are.equal("in 2 weeks", text(15 * 86400))
    assert.are.equal("1 day ago", RelativeDateTimeFormatter {}:localizedStringFromDateComponents { day = -1 })
  end)

  it("writes lengths of time", function()
    local formatter = DateComponentsFormatter { allowedUnits = { "hour", "minute", "second" } }
    assert.are.equal("1:02:05", formatter:string(3725))
    formatter.unitsStyle = "abbreviated"
    assert.are.equal("1h 2m 5s", formatter:string(3725))
    assert.are.equal("2h", formatter:string(7200))
    formatter.unitsStyle = "full"
    assert.are.equal("1 hour, 2 minutes, 5 seconds", formatter:string { hour = 1, minute = 2, second = 5 })
    formatter.unitsStyle = "positional"
    assert.are.same({ "5", "1:00:00" }, { formatter:string(5), formatter:string(3600) })
    formatter.zeroFormattingBehavior = "pad"
    assert.are.same({ "0:00:05", "1:00:10" }, { formatter:string(5), formatter:string(3610) })
    formatter.allowedUnits = { "minute", "second" }
    assert.are.same({ "01:05", "00:05" }, { formatter:string(65), formatter:string(5) })
    formatter.allowedUnits = { "hour", "minute", "second" }
    formatter.zeroFormattingBehavior = "default"
    assert.are.same({ "-1:01", "-5" }, { formatter:string(-61), formatter:string(-5) })
  end)
end)

it("the settings and the date stay when the app is launched again", function()
  started { date = "2026-03-31T21:59:50Z", timeZone = "Europe/Berlin", locale = "de_DE", uses24HourClock = true }
  app:advance(5)
  app:setTimeZone "Asia/Tokyo"
  local date = Date()
  app:relaunch()
  assert.are.equal(0, app.time)
  assert.are.equal(date, Date())
  assert.are.equal("Asia/Tokyo", TimeZone.current.identifier)
  assert.are.equal("de_DE", Locale.current.identifier)
end)

describe("numbers that dates can't have", function()
  local first, last, day = Date { timeIntervalSinceReferenceDate = -6e10 }, Date { timeIntervalSinceReferenceDate = 2.5e11 }, Date()
  local calendar = Calendar { timeZone = "GMT" }

  it("are no hindrance to a difference in any unit", function()
    local parts = calendar:dateComponents({ "second" }, first, last)
    assert.are.equal(310000000000, parts.second)
    assert.are.equal(-5166666666, calendar:dateComponents({ "minute" }, last, first).minute)
    -- A whole number has no room for so many.
    assert.are.equal(math.maxinteger, calendar:dateComponents({ "nanosecond" }, first, last).nanosecond)
    assert.are.equal(math.mininteger, calendar:dateComponents({ "nanosecond" }, last, first).nanosecond)
    assert.are.equal("310000000000", DateComponentsFormatter { allowedUnits = { "second" } }:stringFromDates(first, last))
    assert.is_string(DateComponentsFormatter { allowedUnits = { "nanosecond" } }:string(3e10))
  end)

  it("give no date", function()
    assert.is_nil(calendar:nextDate(day, { minute = -1 }))
    for _, unit in ipairs { "era", "year", "month", "weekOfYear", "day", "hour", "second", "nanosecond" } do
      for _, count in ipairs { math.maxinteger, math.mininteger } do
        if unit ~= "nanosecond" then assert.is_nil(calendar:dateByAdding(unit, count, day)) end
        assert.is_nil(calendar:dateFromComponents { [unit] = count })
        assert.is_nil(calendar:nextDate(day, { [unit] = count, month = 13 }))
      end
    end
  end)

  it("end the formatters of lengths and distances in words", function()
    assert.is_string(DateComponentsFormatter {}:string { hour = math.mininteger, second = math.maxinteger })
    assert.is_string(RelativeDateTimeFormatter {}:localizedStringFromDateComponents { day = math.mininteger })
    assert.is_string(ByteCountFormatter.stringFromByteCount(math.mininteger))
  end)
end)

it("texts that are longer than a date or a number says are none", function()
  local digits = ("1"):rep(1e6)
  assert.is_nil(DateFormatter { dateFormat = "yyyy" }:date(digits))
  assert.is_nil(ISO8601DateFormatter {}:date(digits))
  -- ICU would divide by zero.
  local fractions = ISO8601DateFormatter { formatOptions = { "withInternetDateTime", "withFractionalSeconds" } }
  for _, count in ipairs { 35, 40, 100 } do assert.is_nil(fractions:date("2026-03-31T08:30:05." .. ("1"):rep(count) .. "Z")) end
  assert.is_not_nil(fractions:date "2026-03-31T08:30:05.123Z")
  assert.is_nil(NumberFormatter { numberStyle = "decimal" }:number(digits))
  assert.is_nil(NumberFormatter { numberStyle = "spellOut" }:number(("one hundred thousand million "):rep(3000)))
  assert.raises("setLocalizedDateFormatFromTemplate: argument 1 'template' must be at most 4096 characters, got 5000", function()
    DateFormatter {}:setLocalizedDateFormatFromTemplate(("y"):rep(5000))
  end)
  for _, name in ipairs { "positivePrefix", "negativeSuffix", "groupingSeparator", "decimalSeparator", "currencySymbol", "currencyCode" } do
    local formatter = NumberFormatter { numberStyle = "currency" }
    assert.raises("NumberFormatter." .. name .. " must be at most 1024 bytes, got 2000", function() formatter[name] = ("x"):rep(2000) end)
    formatter[name] = ("x"):rep(1000)
    assert.is_string(formatter:string(1234.5))
  end
end)

describe("a text with ICU's blanks", function()
  it("W-085 is found by a plain space, and is another text for an assertion", function()
    local label = UILabel { frame = { 10, 40, 200, 30 }, text = "10:30\u{202F}AM" }
    local app = launchWindow(label)
    assert.is_true(app:exists "10:30 AM")
    assert.is_true(app:exists { contains = "30 A" })
    assert.is_true(app:exists "10:30\u{202F}AM")
    assert.is_false(app:exists "10:30AM")
    local message = select(2, pcall(function() assert.are.equal("10:30 AM", label.text) end))
    assert.matches("U+202F", tostring(message), 1, true)
    assert.is_nil(tostring(select(2, pcall(function() assert.are.equal("a b", "a c") end))):find("U+", 1, true))
  end)
end)

describe("a date in words", function()
  it("is told by inspect and by errors", function()
    started { date = "2026-03-31T08:30:05Z" }
    assert.are.equal("Date 2026-03-31 08:30:05 +0000", inspect(Date()))
    assert.error_matches(function() UILabel { text = Date() } end, "got Date 2026%-03%-31 08:30:05 %+0000")
  end)
end)
