-- Ranges of a calendar's units, and all parts of a date. Source: Apple, Calendar.range(of:in:for:), Range, Calendar.dateComponents(in:from:)
describe("a range of a calendar", function()
  local calendar, february

  before_each(function()
    launchWindow()
    calendar = Calendar { identifier = "gregorian", timeZone = "GMT" }
    february = calendar:date { year = 2024, month = 2, day = 10 }
  end)

  it("has its numbers as a list, and what Swift's ranges have", function()
    local days = calendar:range("day", "month", february)
    assert.are.same({ 1, 29 }, days)
    assert.are.equal(2, #days)
    assert.are.same({ 29, 1, 30, 1, 29, false }, { days.count, days.lowerBound, days.upperBound, days.first, days.last, days.isEmpty })
    assert.are.same({ 1, 29 }, { days.location, days.length })
    assert.is_nil(days.size)
    assert.are.equal(31, calendar:maximumRange("day").count)
    assert.are.equal(28, calendar:minimumRange("day").count)
    assert.are.same({ 0, 24, 24 }, (function(r) return { r.lowerBound, r.upperBound, r.count } end)(calendar:range("hour", "day", february)))
  end)

  it("says whether it contains a number", function()
    local days = calendar:range("day", "month", february)
    assert.are.same({ false, true, true, false }, { days:contains(0), days:contains(1), days:contains(29), days:contains(30) })
    assert.error_matches(function() days:contains "x" end, "range:contains: argument 1 'number' must be a number, got the string \"x\"")
  end)

  it("is gone over by for", function()
    local sum, seen = 0, 0
    for day in calendar:range("day", "month", february) do
      sum, seen = sum + day, seen + 1
      for hour in calendar:range("hour", "day", february) do if hour == 2 then break end end
    end
    assert.are.same({ 435, 29 }, { sum, seen })
  end)

  it("goes on with numbers that a script has put into it", function()
    local days = calendar:range("day", "month", february)
    days[1], days[2] = math.maxinteger - 1, math.maxinteger
    local seen = 0
    for _ in days do seen = seen + 1 end
    assert.are.same({ 2, 2, math.maxinteger }, { seen, days.count, days.upperBound })
    days[1], days[2] = math.mininteger, math.maxinteger
    assert.are.equal(math.maxinteger, days.count)
    days[1], days[2] = 3, 1
    assert.are.same({ 0, true }, { days.count, days.isEmpty })
    for _ in days do error "empty" end
    days[2] = "x"
    assert.error_matches(function() return days.count end, "range")
  end)
end)

describe("all parts of a date", function()
  it("are those of a time zone, and find the date again", function()
    launchWindow()
    local calendar = Calendar { identifier = "gregorian", timeZone = "GMT" }
    local date = calendar:date { year = 2026, month = 12, day = 31, hour = 20, minute = 5 }
    local tokyo = TimeZone { identifier = "Asia/Tokyo" }
    for _, parts in ipairs { calendar:dateComponents(tokyo, date), calendar:dateComponents { ["in"] = tokyo, from = date },
      calendar:dateComponents { ["in"] = "Asia/Tokyo", from = date } } do
      assert.are.same({ 2027, 1, 1, 5, 5, 6 }, { parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.weekday })
      assert.are.equal("Asia/Tokyo", parts.timeZone.identifier)
      assert.are.equal(calendar, parts.calendar)
      assert.are.equal(date, parts.date)
      assert.is_true(parts.isValidDate)
      assert.are.equal(date, calendar:date { from = parts })
    end
    assert.are.same({ day = 31 }, calendar:dateComponents({ "day" }, date))
    assert.error_matches(function() calendar:dateComponents("Asia/Tokio", date) end, "argument 1 'units'")
    assert.error_matches(function() calendar:dateComponents { ["in"] = 3, from = date } end, "dateComponents")
  end)
end)
