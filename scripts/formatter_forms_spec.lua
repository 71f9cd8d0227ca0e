-- The forms in which Foundation's formatters, dates and calendars are called in apps: functions of the class, and labels.
-- docs/rules/world.md 4

local HOUR, DAY = 3600, 86400

describe("Foundation's forms of calls", function()
  before_each(function()
    launch({ didFinishLaunching = function() end }, { date = "2026-03-31T08:30:05Z", timeZone = "Europe/Berlin", locale = "en_US" })
  end)

  it("has the size of a file without a formatter", function()
    assert.are.equal("1.2 MB", ByteCountFormatter.string(1234567, "file"))
    assert.are.equal("1.2 MB", ByteCountFormatter.string { fromByteCount = 1234567, countStyle = "file" })
    assert.are.equal("1.2 MB", ByteCountFormatter.string { fromByteCount = 1234567 })
    assert.are.equal("1 KB", ByteCountFormatter.string(1024, "memory"))
    assert.are.equal("1.2 MB", ByteCountFormatter {}:string { fromByteCount = 1234567 })
    local own = ByteCountFormatter { countStyle = "memory" }
    assert.are.equal("1 KB", ByteCountFormatter.string(own, 1024)) -- the method, taken from its class
    assert.error_matches(function() ByteCountFormatter.string("big", "file") end, "ByteCountFormatter.string: argument 1 'count' must be a whole number", 1, true)
  end)

  it("has the exact size too, and three digits", function()
    local exact = ByteCountFormatter { includesActualByteCount = true }
    assert.are.equal("1.2 MB (1,234,567 bytes)", exact:string(1234567))
    assert.are.equal("512 bytes", exact:string(512))
    local even = ByteCountFormatter { isAdaptive = false }
    assert.are.same({ "1.23 MB", "12.3 MB", "123 MB", "512 bytes" }, { even:string(1234567), even:string(12345678), even:string(123456789), even:string(512) })
  end)

  it("writes a date for the internet in a zone", function()
    local date = Date { timeIntervalSince1970 = 0 }
    assert.are.equal("1970-01-01T00:00:00Z", ISO8601DateFormatter.string(date))
    assert.are.equal("1970-01-01T01:00:00+01:00", ISO8601DateFormatter.string(date, TimeZone { identifier = "Europe/Berlin" }))
    assert.are.equal("1970-01-01", ISO8601DateFormatter.string { from = date, timeZone = "GMT", formatOptions = { "withFullDate" } })
    assert.are.equal("1970-01-01T00:00:00Z", date:ISO8601Format())
  end)

  it("has lengths of time between dates, and of parts", function()
    local formatter = DateComponentsFormatter { unitsStyle = "abbreviated" }
    assert.are.equal("2h 5m", formatter:string(Date(), Date() + 2 * HOUR + 300))
    assert.are.equal("2h 5m", formatter:string { from = Date(), to = Date() + 2 * HOUR + 300 })
    assert.are.equal("2h", formatter:string { from = { hour = 2 } })
    assert.are.equal("2h", formatter:string { from = 2 * HOUR })
    assert.are.equal("5 hours", DateComponentsFormatter.localizedString({ hour = 5 }, "full"))
    assert.are.equal("5 hours", DateComponentsFormatter.localizedString { from = DateComponents { hour = 5 }, unitsStyle = "full" })
    assert.error_matches(function() formatter:string(Date()) end, "a second date", 1, true)
  end)

  it("says how far seconds and units are", function()
    local formatter = RelativeDateTimeFormatter { dateTimeStyle = "named" }
    assert.are.equal("1 hour ago", formatter:localizedString { fromTimeInterval = -HOUR })
    assert.are.equal("1 hour ago", formatter:localizedStringFromTimeInterval(-HOUR))
    assert.are.equal("yesterday", formatter:localizedString { from = DateComponents { day = -1 } })
    assert.are.equal("tomorrow", formatter:localizedString { ["for"] = Date() + DAY, relativeTo = Date() })
    formatter.formattingContext = "beginningOfSentence"
    assert.are.equal("Yesterday", formatter:localizedString { from = { day = -1 } })
    assert.error_matches(function() formatter:localizedString { fromTimeInterval = 1e300 } end, "years 1 and 9999", 1, true)
    assert.error_matches(function() formatter:localizedString { form = 1 } end, "{ fromTimeInterval = seconds }", 1, true)
  end)

  it("takes labels where Foundation has them", function()
    local date, calendar = Date(), Calendar.current
    assert.are.equal(31, calendar:component { "day", from = date })
    assert.are.same({ day = 31 }, calendar:dateComponents { { "day" }, from = date })
    assert.are.same({ day = 2 }, calendar:dateComponents { { "day" }, from = date, to = date + 2 * DAY })
    assert.is_true(calendar:isDate { date, inSameDayAs = date + HOUR })
    assert.is_false(calendar:isDate { date, equalTo = date + DAY, toGranularity = "month" })
    assert.are.equal("orderedAscending", calendar:compare { date, to = date + DAY, toGranularity = "day" })
    assert.are.same({ 1, 31 }, calendar:range { of = "day", ["in"] = "month", ["for"] = date })
    assert.are.equal(90, calendar:ordinality { of = "day", ["in"] = "year", ["for"] = date })
    assert.are.equal(DAY, calendar:dateInterval({ of = "day", ["for"] = date }).duration)
    local nine = calendar:nextDate { after = date, matching = { hour = 9 }, matchingPolicy = "nextTime" }
    assert.are.equal("2026-04-01 07:00:00 +0000", tostring(nine))
    assert.are.equal(nine, calendar:nextDate(date, { hour = 9 }, "nextTime"))
    assert.are.equal(nine - DAY, calendar:nextDate(date, { hour = 9 }, "nextTime", "backward"))
    assert.are.equal(7200, TimeZone.current:secondsFromGMT { ["for"] = date })
    assert.are.equal("German", Locale.current:localizedString { forLanguageCode = "de" })
    assert.are.equal("3/31/26", DateFormatter.localizedString { from = date, dateStyle = "short", timeStyle = "none" })
    assert.are.equal("1,234", NumberFormatter.localizedString { from = 1234, number = "decimal" })
    assert.are.equal("a and b", ListFormatter.localizedString { byJoining = { "a", "b" } })
    local five = Measurement { value = 5, unit = "kilometers" }
    assert.are.equal("5 km", MeasurementFormatter { unitOptions = "providedUnit" }:string { from = five })
    assert.are.equal(5000, five:converted({ to = "meters" }).value)
    local ada = PersonNameComponents { givenName = "Ada", familyName = "Byron" }
    assert.are.equal("Ada Byron", PersonNameComponentsFormatter {}:string { from = ada })
    assert.are.equal("AB", PersonNameComponentsFormatter.localizedString { from = ada, style = "abbreviated", options = {} })
    assert.are.equal("key", Bundle.main:localizedString { forKey = "key", value = nil, table = nil })
  end)

  it("says which order is meant where labels don't fit", function()
    assert.error_matches(function() Calendar.current:component { "day", form = Date() } end, "component(unit, date)", 1, true)
    assert.error_matches(function() Calendar.current:component { "day", Date(), from = Date() } end, "component(unit, date)", 1, true)
  end)

  it("finds the pattern of a template", function()
    assert.are.equal("EEE, MMM d", DateFormatter.dateFormat("MMMdEEE", 0, Locale { identifier = "en_US" }))
    assert.are.equal("d. MMM y", DateFormatter.dateFormat { fromTemplate = "yMMMd", options = 0, locale = Locale { identifier = "de_DE" } })
    assert.are.equal("yyyy", DateFormatter { dateFormat = "yyyy" }.dateFormat) -- an object has its own under this name
  end)

  it("begins a sentence", function()
    local formatter = DateFormatter { dateFormat = "EEEE", locale = Locale { identifier = "fr_FR" } }
    assert.are.equal("mardi", formatter:string(Date()))
    formatter.formattingContext = "beginningOfSentence"
    assert.are.equal("Mardi", formatter:string(Date()))
  end)

  it("has units of data, power, pressure and frequency", function()
    local formatter = MeasurementFormatter { unitOptions = "naturalScale" }
    assert.are.equal("5 MB", formatter:string(Measurement { value = 5000, unit = "kilobytes" }))
    assert.are.equal(8, Measurement({ value = 1, unit = "bytes" }):converted("bits").value)
    assert.are.equal("1.5 kW", formatter:string(Measurement { value = 1500, unit = "watts" }))
    assert.are.equal(1, Measurement({ value = 1000, unit = "hectopascals" }):converted("bars").value)
    assert.are.equal("2 GHz", formatter:string(Measurement { value = 2000, unit = "megahertz" }))
  end)
end)

describe("Date", function()
  before_each(function()
    launch({ didFinishLaunching = function() end }, { date = "2026-03-31T08:30:05Z", timeZone = "Europe/Berlin", locale = "en_US" })
  end)

  it("is written as briefly or fully as is wanted", function()
    local date = Date.now
    assert.are.equal(Date(), date)
    assert.are.equal("3/31/2026, 10:30\u{202F}AM", date:formatted())
    assert.are.equal("Mar 31, 2026", date:formatted { date = "abbreviated", time = "omitted" })
    assert.are.equal("10:30\u{202F}AM", date:formatted { date = "omitted", time = "shortened" })
    assert.are.equal("Tuesday, March 31, 2026", date:formatted("complete", "omitted"))
    assert.are.equal("", date:formatted { date = "omitted", time = "omitted" })
    assert.error_matches(function() date:formatted { date = "short" } end, "numeric", 1, true)
    assert.error_matches(function() date.formatted() end, "Date:formatted must be called on a Date, got nothing", 1, true)
  end)

  it("goes on, and is the same as another", function()
    local date = Date()
    assert.are.equal(date + 60, date:advanced(60))
    assert.are.equal(date + 60, date:advanced { by = 60 })
    assert.is_true(date:isEqual(Date()))
    assert.is_false(date:isEqual(date + 1))
    assert.error_matches(function() date:advanced "soon" end, "must be a number of seconds", 1, true)
    assert.error_matches(function() date:isEqual "now" end, "must be a Date", 1, true)
  end)
end)

describe("What services keep", function()
  local app
  before_each(function() app = launch { didFinishLaunching = function() end } end)

  it("keeps what has no effect here", function()
    local task = URLSession.shared:dataTask("https://a.test", function() end)
    assert.are.equal(URLSessionTask.defaultPriority, task.priority)
    task.priority = URLSessionTask.highPriority
    assert.are.equal(0.75, task.priority)
    task:cancel()
    local manager = CLLocationManager { activityType = "fitness", pausesLocationUpdatesAutomatically = false }
    assert.are.same({ "fitness", false, "fullAccuracy" }, { manager.activityType, manager.pausesLocationUpdatesAutomatically, manager.accuracyAuthorization })
    local place = CLLocation(52.52, 13.405)
    assert.are.same({ -1, -1, 0 }, { place.speed, place.course, place.altitude })
    local content = UNMutableNotificationContent { interruptionLevel = "timeSensitive", relevanceScore = 0.5 }
    local gone, cache = {}, NSCache { countLimit = 1 }
    cache.delegate = { willEvictObject = function(_, _, object) gone[#gone + 1] = object end }
    for _, name in ipairs { "a", "b", "c" } do cache:setObject(name, name) end
    cache:removeObject "c"
    assert.are.same({ "a", "b", "c" }, gone)
    assert.are.same({ "timeSensitive", 0.5 }, { content.interruptionLevel, content.relevanceScore })
    assert.are.equal("active", UNMutableNotificationContent({}).interruptionLevel)
  end)

  it("adds parts and items to addresses", function()
    local url = URL { string = "https://a.test/b" }
    assert.are.equal("https://a.test/b/c/d", url:appending("c/d").absoluteString)
    assert.are.equal("https://a.test/b/c", url:appending({ path = "c" }).absoluteString)
    assert.are.equal("https://a.test/b?page=2", url:appending({ queryItems = { URLQueryItem("page", "2") } }).absoluteString)
    assert.are.equal("https://a.test/b?page=2", url:appending({ URLQueryItem("page", "2") }).absoluteString)
    assert.error_matches(function() url:appending { part = "c" } end, "{ path = }", 1, true)
  end)

  it("holds the blocks of a queue back while it is suspended", function()
    local order, queue = {}, DispatchQueue { label = "work" }
    queue:suspend()
    queue:async(function() order[#order + 1] = "block" end)
    after(0.1, function()
      order[#order + 1] = "resumed"
      queue:resume()
    end)
    local item = DispatchWorkItem(function() order[#order + 1] = "item" end)
    DispatchQueue.global():async(function()
      assert.are.equal("timedOut", item:wait(0.05))
      assert.are.equal("success", item:wait())
      order[#order + 1] = "waited"
    end)
    queue:async(item)
    app:advance(0.3)
    assert.are.same({ "resumed", "block", "item", "waited" }, order)
    assert.error_matches(function() queue:resume() end, "Over-resume of an object", 1, true)
    assert.error_matches(function() DispatchQueue.main:suspend() end, "only a queue of one's own", 1, true)
    local done = DispatchWorkItem(function() end)
    done:perform()
    assert.are.equal("success", done:wait())
  end)
end)
