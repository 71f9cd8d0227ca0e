-- The calendar of inline date pickers. Rules: docs/rules/controllers.md 8.4
describe("an inline date picker", function()
  local function noon(year, month, day) return os.time { year = year, month = month, day = day, hour = 12 } end

  ---@return App, UIDatePicker, string[]
  local function picking(values, options)
    local picker, chosen = nil, {} ---@type UIDatePicker
    local app = launchWindow(function(window)
      values.preferredDatePickerStyle = "inline"
      picker = UIDatePicker(values)
      picker:addTarget("valueChanged", function(sender) chosen[#chosen + 1] = os.date("!%Y-%m-%d %H:%M", sender.date) end)
      window:addSubview(picker)
    end, options or { device = "iPhone 16", system = 17 })
    app:settle()
    return app, picker, chosen
  end
  local november = { datePickerMode = "date", date = noon(2026, 11, 20), frame = { 0, 80, 320, 332 } }
  local function copy(values)
    local new = {}
    for key, value in pairs(values) do new[key] = value end
    return new
  end

  it("shows a month whose days are touched, at the same time of the day", function()
    local app, picker, chosen = picking(copy(november))
    assert.are.equal("inline", picker.datePickerStyle)
    assert.are.equal(CGSize(320, 332), picker.intrinsicContentSize)
    assert.is_true(app:exists "November 2026 ›")
    assert.is_true(app:find("20").isSelected)
    app:tap "27"
    assert.are.same({ "2026-11-27 12:00" }, chosen)
    app:settle()
    assert.is_true(app:find("27").isSelected)
    assert.is_false(app:find("20").isSelected)
    assert.is_false(app:exists "31")
  end)

  it("goes to other months by arrows, and chooses nothing by that", function()
    local app, picker, chosen = picking(copy(november))
    app:tap { 298, 102 }
    assert.is_true(app:exists "December 2026 ›")
    app:tap { 298, 102 }
    app:settle()
    assert.is_true(app:exists "January 2027 ›")
    app:tap { 254, 102 }
    app:settle()
    assert.are.same({}, chosen)
    app:tap "31"
    assert.are.same({ "2026-12-31 12:00" }, chosen)
    picker.date = noon(2026, 2, 28)
    app:settle()
    assert.is_true(app:exists "February 2026 ›")
    assert.is_false(app:exists "29")
  end)

  it("goes to other months by swipes, from right to left to the other side", function()
    local app, picker, chosen = picking(copy(november))
    local function drag(from, to, seconds)
      app:drag { from = from, to = to, duration = seconds }
      app:settle()
    end
    drag({ 280, 250 }, { 60, 255 }, 0.2)
    assert.is_true(app:exists "December 2026 ›")
    -- Slowly, but across half of the width.
    drag({ 60, 250 }, { 280, 255 }, 2)
    assert.is_true(app:exists "November 2026 ›")
    drag({ 160, 250 }, { 100, 255 }, 2)
    drag({ 160, 200 }, { 150, 355 }, 0.3)
    assert.is_true(app:exists "November 2026 ›")
    picker.maximumDate = noon(2026, 11, 29)
    drag({ 280, 250 }, { 60, 255 }, 0.2)
    assert.is_true(app:exists "November 2026 ›")
    assert.are.same({}, chosen)
    app = picking(copy(november), { device = "iPhone 16", system = 17, language = "ar" })
    app:drag { from = { 60, 250 }, to = { 280, 255 }, duration = 0.2 }
    app:settle()
    assert.is_true(app:exists "December 2026 ‹")
  end)

  it("has wheels for month and year behind its title", function()
    local app, _, chosen = picking(copy(november))
    app:tap "November 2026 ›"
    app:settle()
    assert.is_false(app:exists "27")
    app:adjust({ class = "UIPickerView" }, { component = 2, row = 2024 })
    app:settle()
    assert.are.same({}, chosen)
    app:tap "November 2024 ⌄"
    app:settle()
    app:tap "5"
    assert.are.same({ "2024-11-05 12:00" }, chosen)
  end)

  it("keeps its limits: days beyond them can't be touched, nor months without others be reached", function()
    local values = copy(november)
    values.minimumDate, values.maximumDate = noon(2026, 11, 10), noon(2026, 12, 3)
    local app, picker, chosen = picking(values)
    assert.is_false(app:find("9").isEnabled)
    assert.is_true(app:find("10").isEnabled)
    app:tap({ 254, 102 }, { force = true })
    assert.is_true(app:exists "November 2026 ›")
    app:tap { 298, 102 }
    app:settle()
    assert.is_false(app:find("4").isEnabled)
    app:tap "3"
    app:tap({ 298, 102 }, { force = true })
    assert.is_true(app:exists "December 2026 ›")
    assert.are.same({ "2026-12-03 12:00" }, chosen)
    picker.isEnabled = false
    app:settle()
    assert.is_false(app:find("2").isEnabled)
  end)

  it("has the time in a pill, whose wheels stand in a popover", function()
    local app, picker, chosen = picking { date = noon(2026, 11, 20), frame = { 0, 80, 393, 382 } }
    assert.are.equal(CGSize(320, 382), picker.intrinsicContentSize)
    assert.is_true(app:exists "Time")
    app:tap "12:00 PM"
    app:settle()
    app:adjust({ class = "UIPickerView" }, { component = 3, row = 1 })
    app:settle()
    assert.are.same({ "2026-11-20 00:00" }, chosen)
    app:tap { 380, 800 }
    app:settle()
    assert.is_true(app:exists "12:00 AM")
    assert.is_false(app:exists { class = "UIPickerView" })
  end)

  it("is adjusted by fingers on arrows, a day and the time's wheels", function()
    local app, picker, chosen = picking { date = noon(2026, 11, 20), frame = { 0, 80, 393, 382 } }
    local wanted = noon(2027, 1, 31) + 3 * 3600 + 25 * 60
    assert.are.equal(wanted, app:adjust(picker, wanted))
    assert.are.equal("2027-01-31 15:25", chosen[#chosen])
    picker.maximumDate = wanted
    assert.has_error(function() app:adjust(picker, wanted + 86400) end)
  end)

  it("begins its weeks as the device's region does, and is mirrored from right to left", function()
    local app = picking(copy(november), { device = "iPhone 16", system = 17, locale = "de_DE" })
    -- The first of November 2026 is a Sunday.
    assert.is_true(app:find("1").frame.minX > 250)
    local arabic = picking(copy(november), { device = "iPhone 16", system = 17, language = "ar" })
    local first, second = arabic:find("1").frame.minX, arabic:find("2").frame.minX
    assert.is_true(first > second)
    arabic:tap { 22, 102 }
    arabic:settle()
    assert.is_true(arabic:exists "December 2026 ‹")
  end)

  it("stays on wheels for a time alone and a countdown, and may change its style and its mode", function()
    local app, picker = picking(copy(november))
    for _, mode in ipairs { "time", "countDownTimer" } do
      picker.datePickerMode = mode
      app:settle()
      assert.is_true(app:exists { class = "UIPickerView" })
      assert.are.equal(CGSize(320, 216), picker.intrinsicContentSize)
    end
    picker.datePickerMode = "date"
    app:settle()
    assert.is_false(app:exists { class = "UIPickerView" })
    picker.preferredDatePickerStyle = "compact"
    app:settle()
    assert.is_true(app:exists "Nov 20, 2026")
    picker.preferredDatePickerStyle = "inline"
    app:settle()
    assert.is_true(app:exists "20")
    picker.date = 1e300
    assert.has_error(function() picker.date = 0 / 0 end)
  end)
end)
