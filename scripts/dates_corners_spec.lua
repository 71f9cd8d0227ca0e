-- Dates and numbers where calendars, languages and zones are least regular: docs/rules/world.md 4.

local app ---@type App

before_each(function() app = launchWindow(nil, { date = "2026-03-31T08:30:05Z", timeZone = "Europe/Berlin" }) end)

local function at(zone, parts)
  return Calendar { timeZone = zone }:dateFromComponents(parts)
end

local function iso(date) return date and ISO8601DateFormatter {}:string(date) end

local function clock(zone, date) return DateFormatter { locale = "en_US_POSIX", timeZone = zone, dateFormat = "yyyy-MM-dd HH:mm:ss ZZZZZ" }:string(date) end

describe("A clock time", function()
  it("that summer time skips moves on by the gap", function()
    assert.are.equal("2026-03-29T01:30:00Z", iso(at("Europe/Berlin", { year = 2026, month = 3, day = 29, hour = 2, minute = 30 })))
    assert.are.equal("2026-03-08 03:15:00 -04:00", clock("America/New_York", at("America/New_York", { year = 2026, month = 3, day = 8, hour = 2, minute = 15 })))
    -- Half an hour on Lord Howe Island.
    assert.are.equal("2026-10-04 02:45:00 +11:00", clock("Australia/Lord_Howe", at("Australia/Lord_Howe", { year = 2026, month = 10, day = 4, hour = 2, minute = 15 })))
    -- A whole day in Samoa.
    assert.are.equal("2011-12-31 12:00:00 +14:00", clock("Pacific/Apia", at("Pacific/Apia", { year = 2011, month = 12, day = 30, hour = 12 })))
  end)

  it("that comes twice is the first", function()
    assert.are.equal("2026-10-25T00:30:00Z", iso(at("Europe/Berlin", { year = 2026, month = 10, day = 25, hour = 2, minute = 30 })))
    local calendar = Calendar { timeZone = "Europe/Berlin" }
    local first = at("Europe/Berlin", { year = 2026, month = 10, day = 25, hour = 2, minute = 30 })
    assert.are.equal(3600, calendar:dateByAdding("hour", 1, first) - first)
    assert.are.equal(2, calendar:component("hour", calendar:dateByAdding("hour", 1, first)))
    local before = at("Europe/Berlin", { year = 2026, month = 10, day = 24, hour = 2, minute = 30 })
    assert.are.equal("2026-10-25T00:30:00Z", iso(calendar:dateByAdding("day", 1, before)))
    assert.are.equal("2026-10-25T00:30:00Z", iso(calendar:nextDate(before, { hour = 2, minute = 30 })))
    assert.are.equal("2026-10-26T01:30:00Z", iso(calendar:nextDate(first, { hour = 2, minute = 30 })))
  end)

  it("is reckoned in days of 23, 24 and 25 hours", function()
    local calendar = Calendar { timeZone = "Europe/Berlin" }
    for day, hours in pairs { [28] = 24, [29] = 23, [30] = 24 } do
      local span = calendar:dateInterval("day", at("Europe/Berlin", { year = 2026, month = 3, day = day, hour = 12 }))
      assert.are.equal(hours * 3600, span.duration)
      assert.are.equal(span.duration, span["end"] - span.start)
    end
    assert.are.equal(25 * 3600, calendar:dateInterval("day", at("Europe/Berlin", { year = 2026, month = 10, day = 25 })).duration)
    local a, b = at("Europe/Berlin", { year = 2026, month = 3, day = 28, hour = 12 }), at("Europe/Berlin", { year = 2026, month = 3, day = 29, hour = 12 })
    assert.are.same({ day = 1, hour = 0 }, calendar:dateComponents({ "day", "hour" }, a, b))
    assert.are.same({ hour = 23 }, calendar:dateComponents({ "hour" }, a, b))
    assert.are.same({ day = -1, hour = 0 }, calendar:dateComponents({ "day", "hour" }, b, a))
  end)

  it("of a day's beginning is one o'clock where midnight is skipped", function()
    local calendar = Calendar { timeZone = "Asia/Beirut" }
    assert.are.equal("2026-03-29 01:00:00 +03:00", clock("Asia/Beirut", calendar:startOfDay(at("Asia/Beirut", { year = 2026, month = 3, day = 29, hour = 15 }))))
  end)
end)

describe("Weeks", function()
  it("belong to the year in which most of their days lie, by ISO 8601", function()
    local calendar = Calendar { identifier = "iso8601", timeZone = "GMT" }
    for date, week in pairs {
      ["2026-01-01"] = { 2026, 1 }, ["2027-01-03"] = { 2026, 53 }, ["2027-01-04"] = { 2027, 1 }, ["2024-12-30"] = { 2025, 1 }, ["2021-01-03"] = { 2020, 53 },
    } do
      local parts = calendar:dateComponents({ "yearForWeekOfYear", "weekOfYear" }, ISO8601DateFormatter { formatOptions = { "withFullDate" } }:date(date))
      assert.are.same(week, { parts.yearForWeekOfYear, parts.weekOfYear }, date)
    end
    assert.are.equal("2027-01-04T00:00:00Z", iso(calendar:dateFromComponents { yearForWeekOfYear = 2027, weekOfYear = 1 }))
    assert.are.equal("2026-12-31T00:00:00Z", iso(calendar:dateFromComponents { yearForWeekOfYear = 2026, weekOfYear = 53, weekday = 5 }))
    assert.are.same({ 1, 53 }, calendar:range("weekOfYear", "yearForWeekOfYear", at("GMT", { year = 2026, month = 7 })))
  end)

  it("begin and count as the locale's do", function()
    local sunday = at("GMT", { year = 2027, month = 1, day = 3 })
    assert.are.equal(2, Calendar { locale = "en_US", timeZone = "GMT" }:component("weekOfYear", sunday))
    assert.are.equal(53, Calendar { locale = "de_DE", timeZone = "GMT" }:component("weekOfYear", sunday))
    assert.are.equal("2027-01-03T00:00:00Z", iso(Calendar { locale = "en_US", timeZone = "GMT" }:dateInterval("weekOfYear", sunday).start))
    assert.are.equal("2026-12-28T00:00:00Z", iso(Calendar { locale = "de_DE", timeZone = "GMT" }:dateInterval("weekOfYear", sunday).start))
    assert.are.equal("2026-53, 2027-01", DateFormatter { locale = "de_DE", timeZone = "GMT", dateFormat = "YYYY-ww" }:string(sunday) .. ", "
      .. DateFormatter { locale = "en_US", timeZone = "GMT", dateFormat = "yyyy-MM" }:string(sunday))
    assert.is_true(Calendar { locale = "ar_EG", timeZone = "GMT" }:isDateInWeekend(at("GMT", { year = 2026, month = 4, day = 3 })))
    assert.is_false(Calendar { locale = "de_DE", timeZone = "GMT" }:isDateInWeekend(at("GMT", { year = 2026, month = 4, day = 3 })))
  end)
end)

describe("A calendar", function()
  it("adds months and then days, and keeps the last day of a short month", function()
    local calendar = Calendar { timeZone = "GMT" }
    local last = at("GMT", { year = 2024, month = 1, day = 31 })
    assert.are.equal("2024-02-29T00:00:00Z", iso(calendar:dateByAdding("month", 1, last)))
    assert.are.equal("2024-03-01T00:00:00Z", iso(calendar:dateByAddingComponents({ day = 1, month = 1 }, last)))
    assert.are.equal("2025-02-28T00:00:00Z", iso(calendar:dateByAdding("year", 1, at("GMT", { year = 2024, month = 2, day = 29 }))))
    assert.are.equal("2024-07-31T00:00:00Z", iso(calendar:dateByAdding("quarter", 2, last)))
  end)

  it("sets a time of the day, and tells units apart", function()
    local calendar = Calendar { timeZone = "Europe/Berlin" }
    local noon = at("Europe/Berlin", { year = 2026, month = 3, day = 29, hour = 12 })
    assert.are.equal("2026-03-29T01:30:00Z", iso(calendar:dateBySettingTime({ hour = 2, minute = 30 }, noon)))
    assert.are.equal("2026-03-28T23:00:00Z", iso(calendar:dateBySettingTime({}, noon)))
    assert.is_true(calendar:isDateEqualTo(noon, noon + 86400, "month"))
    assert.is_false(calendar:isDateEqualTo(noon, noon + 3 * 86400, "month"))
    assert.are.equal("orderedAscending", calendar:compare(noon, noon + 0.25))
    assert.are.equal("orderedSame", calendar:compare(noon, noon + 0.25, "second"))
    assert.are.equal("orderedSame", calendar:compare(noon, noon + 3600, "day"))
  end)

  it("may be another one than the gregorian", function()
    local day = at("GMT", { year = 2026, month = 3, day = 31 })
    local function of(identifier)
      local parts = Calendar { identifier = identifier, timeZone = "GMT", locale = "en_US" }:dateComponents({ "era", "year", "month", "day" }, day)
      return ("%d.%d.%d (%d)"):format(parts.day, parts.month, parts.year, parts.era)
    end
    assert.are.equal("31.3.2569 (0)", of "buddhist")
    assert.are.equal("31.3.8 (236)", of "japanese")
    assert.are.equal("11.1.1405 (0)", of "persian")
    assert.are.equal("31.3.115 (1)", of "republicOfChina")
    assert.are.equal("13.8.5786 (0)", of "hebrew")
    assert.are.equal("12.10.1447 (0)", of "islamicUmmAlQura")
    assert.are.equal("Nisan", Calendar { identifier = "hebrew", locale = "en_US" }.monthSymbols[8])
    local hebrew = Calendar { identifier = "hebrew", timeZone = "GMT" }
    assert.are.equal("2026-03-31T00:00:00Z", iso(hebrew:dateFromComponents { year = 5786, month = 8, day = 13 }))
    assert.raises("did you mean \"buddhist\"", function() return Calendar { identifier = "budhist" } end)
  end)
end)

describe("A date formatter", function()
  it("reads nothing but what the pattern says", function()
    local formatter = DateFormatter { locale = "en_US_POSIX", timeZone = "GMT", dateFormat = "yyyy-MM-dd HH:mm:ss" }
    for _, text in ipairs {
      "", " ", "2026-02-29 00:00:00", "2026-13-01 00:00:00", "2026-00-10 00:00:00", "2026-01-01 24:00:00", "2026-01-01 23:60:00", "2026-01-01T00:00:00",
      "2026-01-01", "2026-01-01 00:00:00Z", "x2026-01-01 00:00:00",
    } do
      assert.is_nil(formatter:date(text), text)
    end
    assert.are.equal("2024-02-29T23:59:59Z", iso(formatter:date "2024-02-29 23:59:59"))
    local german = DateFormatter { locale = "de_DE", timeZone = "GMT", dateFormat = "d. MMMM yyyy" }
    assert.are.equal("2026-03-31T00:00:00Z", iso(german:date "31. März 2026"))
    assert.is_nil(german:date "31. March 2026")
  end)

  it("joins two dates", function()
    local function text(from, to, options)
      options.timeZone = "GMT"
      return (DateIntervalFormatter(options):string(at("GMT", from), at("GMT", to)):gsub("\u{2009}", " "):gsub("\u{202F}", " "))
    end
    local a, b = { year = 2026, month = 1, day = 5, hour = 9 }, { year = 2026, month = 1, day = 8, hour = 17 }
    assert.are.equal("Jan 5 – 8, 2026", text(a, b, { dateStyle = "medium", timeStyle = "none", locale = "en_US" }))
    assert.are.equal("5.–8. Jan. 2026", text(a, b, { dateTemplate = "yMMMd", locale = "de_DE" }))
    assert.are.equal("9:00 AM – 5:00 PM", text(a, { year = 2026, month = 1, day = 5, hour = 17 }, { dateStyle = "none", timeStyle = "short", locale = "en_US" }))
    assert.are.equal("", text(a, b, { dateStyle = "none", timeStyle = "none" }))
  end)

  it("keeps to its template while the device changes", function()
    local formatter = DateFormatter {}
    formatter:setLocalizedDateFormatFromTemplate "MMMMd"
    assert.are.equal("March 31", formatter:string(Date()))
    app:setLocale "de_DE"
    assert.are.equal("31. März", formatter:string(Date()))
    formatter:setLocalizedDateFormatFromTemplate "yMMM"
    assert.are.equal("März 2026", formatter:string(Date()))
  end)
end)

describe("Numbers", function()
  it("stand in groups of two and three in India, and in Arabic digits in Egypt", function()
    local function text(locale, number, style) return NumberFormatter { locale = locale, numberStyle = style or "decimal" }:string(number) end
    assert.are.equal("1,23,45,67,890", text("en_IN", 1234567890))
    assert.are.equal("₹1,23,456.50", text("en_IN", 123456.5, "currency"))
    assert.are.equal("١٬٢٣٤٫٥", text("ar_EG", 1234.5))
    assert.are.equal(1234567890, NumberFormatter { locale = "en_IN", numberStyle = "decimal" }:number "1,23,45,67,890")
    assert.are.equal(1234.5, NumberFormatter { locale = "ar_EG", numberStyle = "decimal" }:number "١٬٢٣٤٫٥")
  end)

  it("have the signs that are set", function()
    local formatter = NumberFormatter { numberStyle = "decimal", minusSign = "−", groupingSeparator = "'", alwaysShowsDecimalSeparator = true }
    assert.are.equal("−1'234.", formatter:string(-1234))
    assert.are.equal("%", NumberFormatter { numberStyle = "percent" }.percentSymbol)
    assert.are.equal("nan", NumberFormatter { numberStyle = "decimal", notANumberSymbol = "nan" }:string(0 / 0))
    assert.are.equal("endless", NumberFormatter { numberStyle = "decimal", positiveInfinitySymbol = "endless" }:string(1 / 0))
    assert.are.equal("€1 234,50", NumberFormatter { numberStyle = "currency", currencyCode = "EUR", locale = "en_US", currencyDecimalSeparator = ",", currencyGroupingSeparator = " " }:string(1234.5))
    assert.are.equal("12,3456,789", NumberFormatter { numberStyle = "decimal", secondaryGroupingSize = 4 }:string(123456789))
  end)
end)

describe("Names", function()
  it("of languages, regions and locales are in a language", function()
    local german = Locale { identifier = "de_DE" }
    assert.are.same({ "Französisch", "Schweiz", "Englisch (Vereinigte Staaten)" },
      { german:localizedStringForLanguageCode "fr", german:localizedStringForRegionCode "CH", german:localizedStringForIdentifier "en_US" })
    assert.is_nil(german:localizedStringForRegionCode "")
    assert.are.equal("Hant", Locale { identifier = "zh_Hant_TW" }.scriptCode)
    assert.is_nil(german.scriptCode)
  end)

  it("of time zones may be distances", function()
    assert.are.equal(5400, TimeZone { secondsFromGMT = 5400 }:secondsFromGMT())
    assert.are.equal("GMT-03:30", TimeZone({ secondsFromGMT = -12600 }).identifier)
    assert.are.equal("GMT", TimeZone({ secondsFromGMT = 0 }).identifier)
    assert.is_nil(TimeZone { secondsFromGMT = 100000 })
  end)
end)

describe("Forms of numbers", function()
  local function words(language, number)
    local plugin = {
      localizations = { [language] = { n = { zero = "zero", one = "one", two = "two", few = "few", many = "many", other = "other" } } },
      didFinishLaunching = function() end,
    }
    local other = launch(plugin, { language = language })
    local text = NSString.localizedStringWithFormat(NSLocalizedString("n", ""), number)
    other:close()
    return text
  end

  it("are those of Arabic, Russian, Polish and Welsh", function()
    local CASES = {
      ar = { [0] = "zero", "one", "two", "few", [10] = "few", [11] = "many", [99] = "many", [100] = "other", [102] = "other", [103] = "few" },
      ru = { "one", "few", [5] = "many", [11] = "many", [12] = "many", [21] = "one", [22] = "few", [111] = "many", [121] = "one" },
      pl = { "one", "few", [5] = "many", [12] = "many", [21] = "many", [22] = "few", [102] = "few" },
      cy = { "one", "two", "few", [4] = "other", [6] = "many" },
      ja = { "other", "other" }, fr = { [0] = "zero", "one", [2] = "other" },
    }
    for language, cases in pairs(CASES) do
      for number, form in pairs(cases) do assert.are.equal(form, words(language, number), language .. " " .. number) end
    end
  end)
end)

describe("A date picker", function()
  local function turned(options)
    app = launchWindow(nil, options)
    local picker ---@type UIDatePicker
    app:close()
    app = launch({
      didFinishLaunching = function()
        local window = UIWindow {}
        picker = UIDatePicker { frame = { 0, 40, 320, 216 } }
        window:addSubview(picker)
        window:makeKeyAndVisible()
      end,
    }, options)
    return picker
  end

  it("shows the device's day, clock and words", function()
    turned { date = "2026-03-31T22:30:05Z", timeZone = "Europe/Berlin", locale = "de_DE", language = "de", device = "iPhone SE" }
    assert.is_true(app:exists "Heute")
    assert.is_true(app:exists "Do. Apr. 2" or app:exists { contains = "Apr" })
    assert.is_false(app:exists "AM")
    app:close()
    turned { date = "2026-03-31T22:30:05Z", locale = "en_US" }
    assert.is_true(app:exists "Today")
    assert.is_true(app:exists "PM")
  end)

  it("begins with the present date", function()
    local picker = turned { date = "2026-03-31T22:30:05Z", timeZone = "Asia/Tokyo" }
    assert.are.equal(Date().timeIntervalSinceReferenceDate, picker.date)
  end)
end)

it("A name of Foundation that there is not says so when it is used", function()
  local function use(name) return load("return " .. name .. " {}", "=use")() end
  for name, words in pairs {
    LengthFormatter = "MeasurementFormatter", NSMeasurement = "write Measurement", DateInterval = "dateInterval", CharacterSet = "pattern of Lua",
    FileHandle = "nothing of the machine", NSCondition = "DispatchSemaphore", NSISO8601DateFormatter = "write ISO8601DateFormatter",
  } do
    assert.raises(words, function() launch { didFinishLaunching = function() use(name) end } end)
  end
  assert.raises("dateByAdding", function() return Calendar.current:dateByAddng("day", 1, Date()) end)
  assert.raises("call nextDate again", function() return Calendar.current:enumerateDates() end)
end)

describe("Words for numbers", function()
  it("are written in lengths of time and distances", function()
    local duration = DateComponentsFormatter { allowedUnits = { "hour", "minute" }, unitsStyle = "spellOut" }
    assert.are.equal("two hours, five minutes", duration:string(7500))
    assert.are.equal("three hours ago", RelativeDateTimeFormatter { unitsStyle = "spellOut" }:localizedString(Date() - 3 * 3600))
    assert.are.equal("vor drei Stunden", RelativeDateTimeFormatter { unitsStyle = "spellOut", locale = "de_DE" }:localizedString(Date() - 3 * 3600))
  end)

  it("of bytes are in the units that are allowed", function()
    local function text(bytes, options) return ByteCountFormatter(options):string(bytes) end
    assert.are.equal("1,235 KB", text(1234567, { allowedUnits = { "useKB" } }))
    assert.are.equal("1,234,567 bytes", text(1234567, { allowedUnits = { "useBytes" } }))
    assert.are.equal("1.2 MB", text(1234567, { allowedUnits = { "useBytes", "useMB" } }))
    assert.are.equal("999,999 bytes", text(999999, { allowedUnits = { "useBytes", "useMB" } }))
    assert.are.equal("0 bytes", text(0, { allowedUnits = { "useBytes" } }))
    assert.are.equal("1.2", text(1234567, { includesUnit = false }))
    assert.are.equal("MB", text(1234567, { includesCount = false }))
    assert.are.equal("2.00 GB", text(2000000000, { zeroPadsFractionDigits = true }))
    assert.are.equal("-1.2 MB", text(-1234567, {}))
    assert.raises("did you mean \"useKB\"", function() return ByteCountFormatter { allowedUnits = { "useKb" } } end)
  end)
end)

it("Years of moon calendars are counted over any time", function()
  local islamic = Calendar { identifier = "islamicCivil", timeZone = "GMT" }
  local start = Date { timeIntervalSinceReferenceDate = 0 }
  -- 30 of these years have 10631 days.
  local cycles = Date { timeIntervalSinceReferenceDate = 200 * 10631 * 86400 + 86400 }
  assert.are.equal(6000, islamic:dateComponents({ "year" }, start, cycles).year)
  assert.are.equal(-6000, islamic:dateComponents({ "year" }, cycles, Date { timeIntervalSinceReferenceDate = 86400 }).year)
end)

describe("a date picker in another language", function()
  local function screen(locale, options)
    return launchWindow(function(window)
      options.frame = { 0, 60, 320, 350 }
      window:addSubview(UIDatePicker(options))
    end, { locale = locale, system = 17, device = "iPhone 16", date = "2026-03-29T00:30:00Z" })
  end

  it("has the locale's digits on the days of its calendar", function()
    local app = screen("ar_EG", { datePickerMode = "date", preferredDatePickerStyle = "inline" })
    assert.is_true(app:exists "٢٩")
    assert.is_false(app:exists "29")
  end)

  it("counts down in the locale's words", function()
    local app = screen("de_DE", { datePickerMode = "countDownTimer", preferredDatePickerStyle = "wheels" })
    assert.is_true(app:exists "1 Std.")
    assert.is_true(app:exists "3 Min.")
    local english = screen("en_GB", { datePickerMode = "countDownTimer", preferredDatePickerStyle = "wheels" })
    assert.is_true(english:exists "1 hour")
    assert.is_true(english:exists "3 min")
  end)
end)

describe("Locale's parts", function()
  it("are those of iOS 16, too", function()
    local german = Locale { identifier = "de_AT" }
    assert.are.equal("de", german.language.languageCode.identifier)
    assert.are.equal("AT", german.region.identifier)
    assert.are.equal("EUR", german.currency.identifier)
    local other = Locale { identifier = "zh_Hant_TW" }
    assert.are.equal("Hant", other.language.script.identifier)
    assert.is_nil(Locale { identifier = "fr" }.region)
  end)
end)

describe("DateComponents", function()
  local berlin = Calendar { timeZone = TimeZone { identifier = "Europe/Berlin" } }

  it("say whether they are a date, in their calendar or in another one", function()
    assert.is_true(DateComponents { calendar = berlin, year = 2024, month = 2, day = 29 }.isValidDate)
    assert.is_false(DateComponents { calendar = berlin, year = 2026, month = 2, day = 29 }.isValidDate)
    assert.is_false(DateComponents { calendar = berlin, year = 2026, month = 13, day = 1 }.isValidDate)
    assert.is_false(DateComponents { calendar = berlin, year = 2026, month = 3, day = 1, hour = 24 }.isValidDate)
    -- The clock skips half past two.
    assert.is_false(DateComponents { calendar = berlin, year = 2026, month = 3, day = 29, hour = 2, minute = 30 }.isValidDate)
    assert.is_false(DateComponents { year = 2026, month = 2, day = 1 }.isValidDate)
    local parts = DateComponents { year = 2026, month = 2, day = 28 }
    assert.is_true(parts:isValidDateIn(berlin))
    parts.day = 30
    assert.is_false(parts:isValidDateIn(berlin))
    assert.error_matches(function() parts:isValidDateIn(3) end, "calendar.*must be")
  end)

  it("are a moment, with their calendar and their time zone", function()
    local parts = DateComponents { calendar = berlin, year = 2026, month = 3, day = 31, hour = 12 }
    assert.equals("2026-03-31 10:00:00 +0000", tostring(parts.date))
    assert.is_true(parts.calendar == berlin)
    parts.timeZone = TimeZone { identifier = "America/New_York" }
    assert.equals("2026-03-31 16:00:00 +0000", tostring(parts.date))
    assert.equals("2026-03-31 16:00:00 +0000", tostring(berlin:dateFromComponents(parts)))
    parts.calendar = nil
    assert.is_nil(parts.date)
    assert.is_nil(parts.month2)
  end)

  it("stay tables", function()
    local parts = Calendar.current:dateComponents({ "year", "month" }, Date { timeIntervalSinceReferenceDate = 0 })
    assert.same({ year = 2001, month = 1 }, parts)
    assert.equals('{"month":1,"year":2001}', JSONSerialization.data(parts))
    assert.error_matches(function() return Calendar.current:dateFromComponents { calender = berlin } end, "did you mean 'calendar'")
  end)
end)

describe("the device's clock at the end of the year 9999", function()
  it("stands at its last second", function()
    local app = launch({ didFinishLaunching = function() end }, { date = "9999-12-31T23:59:58Z" })
    app:advance(5)
    assert.equals("9999-12-31 23:59:59 +0000", tostring(Date()))
    assert.equals("9999", os.date "%Y")
    assert.is_true(Calendar.current:isDateInToday(Date()))
    local fired
    Timer.scheduledTimer(1, false, function() fired = true end)
    app:advance(2)
    assert.is_true(fired)
    assert.error_matches(function() return Date { timeIntervalSinceNow = 100 } end, "years 1 to 9999")
  end)
end)

describe("RelativeDateTimeFormatter", function()
  local function warned(date, f)
    local app = launch({ didFinishLaunching = function() f() end }, { date = date })
    return table.concat(app.warnings, "\n")
  end

  it("warns of a number that is rather a length than a date", function()
    local text ---@type string
    local said = warned("2026-03-31T08:30:05Z", function() text = RelativeDateTimeFormatter {}:localizedString(-3600) end)
    assert.are.equal("25 years ago", text)
    assert.is_truthy(said:find("write localizedString { fromTimeInterval = -3600 }", 1, true))
  end)

  it("takes numbers for dates without a word where they are some", function()
    local said = warned("2026-03-31T08:30:05Z", function()
      local formatter = RelativeDateTimeFormatter {}
      assert.are.equal("1 hour ago", formatter:localizedString(os.time() - 3600))
      assert.are.equal("1 hour ago", formatter:localizedString(-3600, 0))
      assert.are.equal("1 hour ago", formatter:localizedString { fromTimeInterval = -3600 })
      assert.are.equal("in 2 hours", formatter:localizedString(Date():addingTimeInterval(7200)))
    end)
    assert.are.equal("", said)
  end)
end)

describe("A search in the calendar", function()
  local function next(after, parts, policy, direction)
    local calendar = Calendar { timeZone = "Europe/Berlin" }
    local found = calendar:nextDate(at("Europe/Berlin", after), parts, policy, direction)
    return found and clock("Europe/Berlin", found)
  end

  it("for a time that summer time skips finds what its policy says", function()
    local evening = { year = 2026, month = 3, day = 28, hour = 20 }
    for policy, found in pairs {
      nextTime = "2026-03-29 03:00:00 +02:00", nextTimePreservingSmallerComponents = "2026-03-29 03:30:00 +02:00",
      previousTimePreservingSmallerComponents = "2026-03-29 01:30:00 +01:00", strict = "2026-03-30 02:30:00 +02:00",
    } do
      assert.are.equal(found, next(evening, { hour = 2, minute = 30 }, policy))
    end
    assert.are.equal("2026-03-29 03:30:00 +02:00", next(evening, { hour = 2, minute = 30 }))
    -- Minutes of each hour: the hour that is skipped has none.
    assert.are.equal("2026-03-29 03:30:00 +02:00", next({ year = 2026, month = 3, day = 29, hour = 1, minute = 40 }, { minute = 30 }, "nextTime"))
    assert.are.equal("2026-03-29 03:00:00 +02:00", next({ year = 2026, month = 3, day = 29, hour = 12 }, { hour = 2, minute = 30 }, "nextTime", "backward"))
  end)

  it("for a day that a month doesn't have finds what its policy says", function()
    local spring = { year = 2026, month = 4, day = 1, hour = 12 }
    for policy, found in pairs {
      nextTime = "2026-05-01 00:00:00 +02:00", nextTimePreservingSmallerComponents = "2026-05-01 09:30:00 +02:00",
      previousTimePreservingSmallerComponents = "2026-04-30 09:30:00 +02:00", strict = "2026-05-31 09:30:00 +02:00",
    } do
      assert.are.equal(found, next(spring, { day = 31, hour = 9, minute = 30 }, policy))
    end
    assert.are.equal("2027-03-01 00:00:00 +01:00", next(spring, { month = 2, day = 29 }, "nextTime"))
    assert.are.equal("2028-02-29 00:00:00 +01:00", next(spring, { month = 2, day = 29 }, "strict"))
    assert.are.equal("2028-02-29 00:00:00 +01:00", next(spring, { month = 2, day = 29 }))
    -- The day after the missing one, from its own morning on.
    assert.are.equal("2026-05-01 09:00:00 +02:00",
      next({ year = 2026, month = 5, day = 1, hour = 8 }, { day = 31, hour = 9 }, "nextTimePreservingSmallerComponents"))
    assert.is_nil(next(spring, { day = 32 }, "nextTime"))
  end)

  it("is what setting one part of a date does", function()
    local calendar, date = Calendar { timeZone = "Europe/Berlin" }, at("Europe/Berlin", { year = 2026, month = 3, day = 31, hour = 10 })
    assert.are.equal("2026-04-01 00:00:00 +02:00", clock("Europe/Berlin", calendar:date { bySetting = "day", value = 1, of = date }))
    assert.are.equal(date, calendar:date { bySetting = "hour", value = 10, of = date })
    assert.are.equal("2026-01-31 10:00:00 +01:00",
      clock("Europe/Berlin", calendar:date { byAdding = "month", value = 10, to = date, wrappingComponents = true }))
  end)
end)

describe("A date without a year", function()
  it("is one of the year 1, in every time zone", function()
    for _, zone in ipairs { "GMT", "Europe/Berlin", "Pacific/Kiritimati", "America/Los_Angeles" } do
      local morning = assert(at(zone, { hour = 9, minute = 30 }))
      assert.are.equal("09:30", DateFormatter { timeZone = zone, locale = "en_US_POSIX", dateFormat = "HH:mm" }:string(morning))
      assert.are.equal(1, Calendar { timeZone = zone }:component("year", morning))
    end
    assert.are.equal("0001-01-01 09:30:00 +0000", tostring(at("GMT", { hour = 9, minute = 30 })))
  end)

  it("is told by the calendar of its time", function()
    assert.are.equal("0001-01-01 00:00:00 +0000", tostring(Date.distantPast))
    assert.are.equal(-63114076800, Date.distantPast.timeIntervalSinceReferenceDate)
    assert.are.equal("4001-01-01 00:00:00 +0000", tostring(Date.distantFuture))
    for _, day in ipairs { { 4, 2, 29 }, { 1500, 2, 29 }, { 1582, 10, 4 }, { 1582, 10, 15 }, { 1600, 2, 29 }, { 9999, 12, 31 } } do
      local date = at("GMT", { year = day[1], month = day[2], day = day[3] })
      assert.are.equal(("%04d-%02d-%02d 00:00:00 +0000"):format(table.unpack(day)), tostring(date))
    end
    assert.are.equal(86400, at("GMT", { year = 1582, month = 10, day = 4 }):distance { to = at("GMT", { year = 1582, month = 10, day = 15 }) })
  end)
end)

describe("The smallest whole number", function()
  it("is written where figures are letters, too", function()
    for _, style in ipairs { "decimal", "spellOut", "ordinal", "currency", "percent" } do
      for _, figures in ipairs { "roman", "armn", "hebr", "latn" } do
        local formatter = NumberFormatter { numberStyle = style, locale = "de_DE@numbers=" .. figures }
        assert.is_true(#formatter:string(math.mininteger) > 20)
      end
    end
    assert.are.equal("-9.223.372.036.854.775.808", NumberFormatter({ numberStyle = "decimal", locale = "de_DE" }):string(math.mininteger))
    assert.are.equal("MMXXVI", NumberFormatter({ numberStyle = "decimal", locale = "de_DE@numbers=roman" }):string(2026))
  end)
end)

describe("Values of dates", function()
  it("are equal where they say the same", function()
    assert.are.equal(TimeZone { identifier = "Europe/Berlin" }, TimeZone.current)
    assert.are.equal(TimeZone { identifier = "Europe/Berlin" }, Calendar.current.timeZone)
    assert.are_not.equal(TimeZone { identifier = "Europe/Paris" }, TimeZone.current)
    assert.are.equal(Locale { identifier = "en_US" }, Locale.current)
    assert.are_not.equal(Locale { identifier = "de_DE" }, Locale.current)
    assert.are.equal(Calendar.current, Calendar { identifier = "gregorian" })
    assert.are_not.equal(Calendar.current, Calendar { identifier = "gregorian", firstWeekday = 3 })
    assert.are_not.equal(Calendar.current, Calendar { identifier = "iso8601" })
    local zones = { [TimeZone.current] = "here" }
    assert.are.equal("here", zones[TimeZone { identifier = "Europe/Berlin" }])
  end)

  it("of another zone are those of the components themselves", function()
    local parts = { year = 2026, month = 3, day = 31, timeZone = TimeZone { identifier = "GMT" } }
    for _, date in ipairs { Calendar.current:date(parts), Calendar.current:date { from = parts }, Calendar.current:dateFromComponents(parts) } do
      assert.are.equal("2026-03-31 00:00:00 +0000", tostring(date))
    end
  end)

  it("are written with the years of the formatter's calendar", function()
    local function year(locale, identifier)
      local formatter = DateFormatter { locale = locale, dateFormat = "y" }
      if identifier then formatter.calendar = Calendar { identifier = identifier } end
      return formatter:string(Date())
    end
    assert.are.same({ "2569", "2026", "2569" }, { year "th_TH", year("th_TH", "gregorian"), year("en_US", "buddhist") })
    assert.are.same({ "8", "2026" }, { year "ja_JP@calendar=japanese", year("ja_JP@calendar=japanese", "iso8601") })
    local formatter = DateFormatter { locale = "en_US_POSIX", timeZone = "GMT", dateFormat = "yyyy-MM-dd'T'HH:mm:ssXXXXX", calendar = Calendar { identifier = "iso8601" } }
    assert.are.equal("2026-03-31T08:30:05Z", formatter:string(Date()))
    assert.are.equal(Date(), formatter:date "2026-03-31T08:30:05Z")
    assert.are.equal("gregorian", DateFormatter {}.calendar.identifier)
  end)
end)
