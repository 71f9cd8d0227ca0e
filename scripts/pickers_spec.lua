-- Pickers: docs/rules/controllers.md 8.3 and 8.4, cases V-205 to V-213.

local chosen ---@type table

local function numbers(count, components)
  return {
    numberOfComponents = function() return components or 1 end,
    numberOfRowsInComponent = function() return count end,
    titleForRow = function(_, picker, row, component) return ("row %d"):format(row) end,
    didSelectRow = function(_, picker, row, component) chosen[#chosen + 1] = component .. ":" .. row end,
  }
end

local function addPicker(app, source, y)
  chosen = {}
  local picker = UIPickerView { frame = { 0, y or 0, 320, 216 } }
  picker.dataSource, picker.delegate = source, source
  app.window:addSubview(picker)
  app:advanceFrames(1)
  return picker
end

describe("a picker", function()
  it("is 216 high and has rows of 32", function()
    launchWindow(UIViewController {})
    local picker = UIPickerView {}
    assert.are.equal(CGSize(320, 216), picker.bounds.size)
  end)

  it("V-205 winds its rows on a cylinder", function()
    local app = launchWindow(UIViewController {})
    local picker = addPicker(app, numbers(9))
    picker:selectRow(5, 1, false)
    app:advanceFrames(1)
    local tops, heights = { 35.64, 61.29, 92, 124.45, 155.11 }, { 25.25, 30.27, 32, 30.27, 25.25 }
    for d = -2, 2 do
      local cell = picker:viewForRow(5 + d, 1).superview
      local frame = cell.superview:convert(cell.frame, picker)
      assert.near(tops[d + 3], frame.minY, 0.01)
      assert.near(heights[d + 3], frame.height, 0.01)
    end
  end)

  it("shows rows of 44 on a cylinder of 14, and 16 of them where it is 180 high", function()
    local app = launchWindow(UIViewController {})
    local function pitch(height, row)
      local source = numbers(30)
      source.heightOfRow = nil
      source.rowHeightForComponent = function() return row end
      local picker = UIPickerView { frame = { 0, 0, 320, height } }
      picker.dataSource, picker.delegate = source, source
      app.window:addSubview(picker)
      picker:selectRow(15, 1, false)
      app:advanceFrames(1)
      local cell = picker:viewForRow(16, 1).superview
      return math.acos(cell.frame.height / row)
    end
    assert.near(2 * math.pi / 14, pitch(216, 44), 1e-6)
    assert.near(2 * math.pi / 16, pitch(180, 32), 1e-6)
  end)

  it("V-207 divides its width among its wheels, and marks the middle", function()
    local app = launchWindow(UIViewController {})
    for count, width in ipairs { 302, 148, 97, 71, 56 } do
      local picker = addPicker(app, numbers(3, count))
      assert.are.equal(width, picker:rowSize(1).width)
      picker:removeFromSuperview()
    end
    local picker = addPicker(app, numbers(3))
    assert.are.equal(CGRect(9, 91, 302, 34), picker.subviews[#picker.subviews].frame)
  end)

  it("V-208 selects a row by program without a word", function()
    local app = launchWindow(UIViewController {})
    local picker = addPicker(app, numbers(9))
    picker:selectRow(4, 1, false)
    assert.are.equal(4, picker:selectedRow(1))
    picker:selectRow(6, 1, true)
    app:settle()
    assert.are.equal(6, picker:selectedRow(1))
    assert.are.same({}, chosen)
  end)

  it("V-209 is turned by a finger two rows further, and tells once", function()
    local app = launchWindow(UIViewController {})
    local picker = addPicker(app, numbers(9))
    app:drag { from = { 160, 140 }, to = { 160, 76 }, hold = 0.3 }
    app:settle()
    assert.are.equal(3, picker:selectedRow(1))
    assert.are.same({ "1:3" }, chosen)
  end)

  it("spins on after a fling and comes to rest on a row", function()
    local app = launchWindow(UIViewController {})
    local picker = addPicker(app, numbers(200))
    app:fling { from = { 160, 180 }, velocity = { 0, -2000 } }
    app:settle()
    assert.is_true(picker:selectedRow(1) > 3)
    assert.are.same({ "1:" .. picker:selectedRow(1) }, chosen)
    local cell = picker:viewForRow(picker:selectedRow(1), 1).superview
    assert.near(108, cell.superview:convert(cell.center, picker).y, 1e-6)
  end)

  it("turns to a row that is tapped", function()
    local app = launchWindow(UIViewController {})
    local picker = addPicker(app, numbers(9))
    app:tap "row 2"
    app:settle()
    assert.are.equal(2, picker:selectedRow(1))
    assert.are.same({ "1:2" }, chosen)
  end)

  it("shows views of the delegate's in place of titles", function()
    local app = launchWindow(UIViewController {})
    local source = numbers(3)
    source.viewForRow = function(_, picker, row)
      return UILabel { text = "view " .. row, frame = { 0, 0, 80, 20 } }
    end
    addPicker(app, source)
    assert.is_true(app:exists "view 1")
    assert.is_false(app:exists "row 1")
  end)

  it("asks anew when it is told to", function()
    local app = launchWindow(UIViewController {})
    local source = numbers(9)
    local picker = addPicker(app, source)
    picker:selectRow(9, 1, false)
    source.numberOfRowsInComponent = function() return 4 end
    picker:reloadComponent(1)
    assert.are.equal(4, picker:numberOfRows(1))
    assert.are.equal(4, picker:selectedRow(1))
  end)

  it("fails in words", function()
    local app = launchWindow(UIViewController {})
    local picker = addPicker(app, numbers(9))
    assert.raises("row 12 of a component that has 9 rows", function() picker:selectRow(12, 1, false) end)
    assert.raises("component 3 of 1", function() picker:selectedRow(3) end)
    local broken = UIPickerView { frame = { 0, 0, 320, 216 } }
    broken.dataSource = {}
    app.window:addSubview(broken)
    assert.raises("numberOfRowsInComponent", function() app:advanceFrames(1) end)
  end)
end)

describe("a date picker", function()
  local function noon(year, month, day) return os.time { year = year, month = month, day = day, hour = 12 } end

  it("V-211 takes an interval of minutes that divides an hour", function()
    launchWindow(UIViewController {})
    local picker = UIDatePicker {}
    picker.minuteInterval = 7
    assert.are.equal(1, picker.minuteInterval)
    picker.minuteInterval = 15
    assert.are.equal(15, picker.minuteInterval)
  end)

  it("V-212 rolls a date back to its limit, without an event", function()
    launchWindow(UIViewController {})
    local picker = UIDatePicker {}
    local count = 0
    picker:addTarget("valueChanged", function() count = count + 1 end)
    picker.minimumDate = noon(2020, 5, 4)
    picker.date = noon(2020, 5, 4) - 3600
    assert.are.equal(noon(2020, 5, 4), picker.date)
    assert.are.equal(0, count)
  end)

  it("V-213 ignores limits that leave nothing", function()
    launchWindow(UIViewController {})
    local picker = UIDatePicker {}
    picker.minimumDate, picker.maximumDate = noon(2020, 5, 4), noon(2019, 5, 4)
    picker.date = noon(2021, 1, 1)
    assert.are.equal(noon(2021, 1, 1), picker.date)
  end)

  it("shows month, day and year, and follows a finger", function()
    local app = launchWindow(UIViewController {})
    local picker = UIDatePicker { datePickerMode = "date", date = noon(2020, 5, 31), frame = { 0, 0, 320, 216 } }
    app.window:addSubview(picker)
    local told = {}
    picker:addTarget("valueChanged", function(p) told[#told + 1] = os.date("%Y-%m-%d", p.date) end)
    app:advanceFrames(1)
    for _, text in ipairs { "May", "31", "2020" } do assert.is_true(app:exists(text)) end
    app:tap "June"
    app:settle()
    assert.are.same({ "2020-06-30" }, told)
    assert.are.equal(noon(2020, 6, 30), picker.date)
    app:tap "2021"
    app:settle()
    assert.are.equal("2021-06-30", os.date("%Y-%m-%d", picker.date))
  end)

  it("shows a time with AM and PM", function()
    local app = launchWindow(UIViewController {})
    local picker = UIDatePicker { datePickerMode = "time", date = noon(2020, 5, 31) + 5 * 60, frame = { 0, 0, 320, 216 } }
    app.window:addSubview(picker)
    app:advanceFrames(1)
    app:tap "AM"
    app:settle()
    assert.are.equal("00:05", os.date("%H:%M", picker.date))
  end)

  it("is a day, an hour and a minute unless said", function()
    local app = launchWindow(UIViewController {})
    local picker = UIDatePicker { frame = { 0, 0, 320, 216 } }
    app.window:addSubview(picker)
    app:advanceFrames(1)
    assert.are.equal("dateAndTime", picker.datePickerMode)
    assert.is_true(app:exists "Today")
    app:tap "Tue Jan 2"
    app:settle()
    assert.are.equal("2001-01-02", os.date("%Y-%m-%d", picker.date))
  end)

  it("counts down from one minute to 23 h 59 min", function()
    launchWindow(UIViewController {})
    local picker = UIDatePicker { datePickerMode = "countDownTimer" }
    assert.are.equal(60, picker.countDownDuration)
    picker.countDownDuration = 100000
    assert.are.equal(86340, picker.countDownDuration)
    picker.countDownDuration = 5
    assert.are.equal(60, picker.countDownDuration)
  end)
end)

describe("a date picker whose user changes the clock", function()
  it("is read before its wheels are loaded again", function()
    local app = launchWindow(function(window) window:addSubview(UIDatePicker { datePickerMode = "time", frame = { 0, 0, 320, 216 } }) end)
    app:advanceFrames(1)
    for _, is24 in ipairs { true, false } do
      app:set24HourClock(is24)
      assert.is_truthy(tostring(app:accessibility()):find("pickerWheel", 1, true))
      assert.is_string(app:snapshot "json")
      app:advanceFrames(2)
    end
  end)
end)

describe("the wheels of a date picker", function()
  -- the titles that its wheels show in the middle and around it
  local function titles(locale, mode)
    local app = launchWindow(function(window)
      window:addSubview(UIDatePicker { datePickerMode = mode, preferredDatePickerStyle = "wheels", frame = { 0, 0, 320, 216 } })
    end, { locale = locale, date = "2026-03-31T15:05:09Z" })
    app:advanceFrames(1)
    return app
  end

  for locale, text in pairs {
    en_US = "Mon Mar 30", en_GB = "Mon 30 Mar", de_DE = "Mo. 30. März", fr_FR = "lun. 30 mars", ja_JP = "3月30日(月)", ko_KR = "3월 30일 (월)",
    hu_HU = "márc. 30., H", sv_SE = "mån 30 mars",
  } do
    it("have days as " .. locale .. " writes them", function() assert.is_true(titles(locale, "dateAndTime"):exists(text)) end)
  end

  it("have the locale's digits, and its place for the half of the day", function()
    local app = titles("ar_EG", "time")
    for _, text in ipairs { "٣", "٠٥", "م" } do assert.is_true(app:exists(text)) end
    local function left(text, place) return place:find(text).superview:convert({ 0, 0 }, nil).x end
    local korean = titles("ko_KR", "time")
    assert.is_true(left("오후", korean) < left("3", korean))
    local american = titles("en_US", "time")
    assert.is_true(left("PM", american) > left("3", american))
  end)
end)
