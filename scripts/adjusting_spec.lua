-- app:adjust: setting controls by touches.

local function screen(build)
  return launch {
    didFinishLaunching = function(self)
      local window = UIWindow { backgroundColor = "white" }
      window.rootViewController = UIViewController()
      build(window.rootViewController.view, self)
      window:makeKeyAndVisible()
      self.window = window
    end,
  }
end

-- A control in a view, with a list that has an entry for each of its actions.
local function one(make)
  local control ---@type any
  local seen = {}
  local app = screen(function(view)
    control = make()
    control:addTarget("valueChanged", function() seen[#seen + 1] = true end)
    view:addSubview(control)
  end)
  return app, control, seen
end

describe("adjust", function()
  it("drags a slider's knob to a value, within a pixel, and tells the app", function()
    local app, slider, seen = one(function() return UISlider { frame = { 20, 100, 280, 40 }, minimumValue = 10, maximumValue = 50 } end)
    for _, value in ipairs { 20, 50, 10, 33.5 } do
      local reached = app:adjust(slider, value)
      assert.near(value, reached, 40 / 249)
      assert.are.equal(reached, slider.value)
    end
    assert.is_true(#seen > 4)
    assert.near(30, app:adjust(slider, { fraction = .5 }), 40 / 249)
    assert.raises("has values from 10 to 50, not 51", app.adjust, app, slider, 51)
    assert.raises("from 0 to 1", app.adjust, app, slider, { fraction = 2 })
    slider.isEnabled = false
    assert.raises("disabled", app.adjust, app, slider, 20)
  end)

  it("drags a slider in a scroll view without scrolling it", function()
    local slider, scroll ---@type UISlider, UIScrollView
    local app = screen(function(view)
      scroll = UIScrollView { frame = { 0, 0, 320, 400 }, contentSize = { 900, 900 } }
      slider = UISlider { frame = { 20, 100, 280, 40 } }
      scroll:addSubview(slider)
      view:addSubview(scroll)
    end)
    assert.near(.75, app:adjust(slider, .75), 1 / 249)
    assert.are.equal(0, scroll.contentOffset.x)
  end)

  it("taps a stepper as often as it needs", function()
    local app, stepper, seen = one(function() return UIStepper { frame = { 20, 100, 94, 29 }, maximumValue = 10, stepValue = 3 } end)
    assert.are.equal(9, app:adjust(stepper, 9))
    assert.are.equal(3, #seen)
    assert.are.equal(3, app:adjust(stepper, 3))
    assert.are.equal(10, app:adjust(stepper, 10))
    assert.raises("in steps of 3, which don't meet 8", app.adjust, app, stepper, 8)
    assert.raises("from 0 to 10, not 11", app.adjust, app, stepper, 11)
  end)

  it("taps a switch only if it must change", function()
    local app, toggle, seen = one(function() return UISwitch { frame = { 20, 100, 51, 31 } } end)
    assert.is_true(app:adjust(toggle, true))
    assert.is_true(app:adjust(toggle, true))
    assert.are.equal(1, #seen)
    assert.is_false(app:adjust(toggle, false))
    assert.raises("takes true or false", app.adjust, app, toggle, 3)
  end)

  it("taps segments by number and by title", function()
    local app, segments = one(function() return UISegmentedControl { items = { "Map", "List", "Photo" }, frame = { 20, 100, 280, 30 } } end)
    assert.are.equal("List", app:adjust(segments, "List"))
    assert.are.equal(2, segments.selectedSegmentIndex)
    assert.are.equal(3, app:adjust(segments, 3))
    assert.raises('1 "Map", 2 "List", 3 "Photo"', app.adjust, app, segments, "Road")
    assert.raises("no such segment", app.adjust, app, segments, 4)
  end)

  it("taps a page control to a page", function()
    local app, pages = one(function() return UIPageControl { numberOfPages = 5, frame = { 20, 100, 200, 37 } } end)
    assert.are.equal(4, app:adjust(pages, 4))
    assert.are.equal(2, app:adjust(pages, 2))
    assert.raises("pages 1 to 5, not 6", app.adjust, app, pages, 6)
  end)

  describe("a picker", function()
    local app, picker, chosen ---@type App, UIPickerView, table
    before_each(function()
      chosen = {}
      app = screen(function(view, self)
        picker = UIPickerView { frame = { 0, 100, 320, 216 }, accessibilityIdentifier = "wheels" }
        self.source = {
          numberOfComponents = function() return 2 end,
          numberOfRowsInComponent = function(_, _, component) return component == 1 and 60 or 3 end,
          titleForRow = function(_, _, row, component)
            return component == 1 and tostring(1960 + row) or ({ "small", "medium", "large" })[row]
          end,
          didSelectRow = function(_, _, row, component) chosen[#chosen + 1] = component .. ":" .. row end,
        }
        picker.dataSource, picker.delegate = self.source, self.source
        view:addSubview(picker)
      end)
    end)

    it("turns its wheels to a title, wherever the row is", function()
      assert.are.equal("2010", app:adjust("wheels", "2010"))
      assert.are.equal(50, picker:selectedRow(1))
      assert.are.equal("large", app:adjust(picker, "large"))
      assert.are.equal(3, picker:selectedRow(2))
      assert.are.equal("1961", app:adjust(picker, { component = 1, title = "1961" }))
      assert.are.equal("1:1", chosen[#chosen])
    end)

    it("turns them to a row", function()
      assert.are.equal(2, app:adjust(picker, { component = 2, row = 2 }))
      assert.are.equal(60, app:adjust(picker, { row = 60 }))
      assert.are.equal(60, picker:selectedRow(1))
    end)

    it("says what there is where a wheel has no such row", function()
      assert.raises('no wheel of UIPickerView "wheels" has a row "2999"', app.adjust, app, picker, "2999")
      assert.raises("has 3 rows, not 4", app.adjust, app, picker, { component = 2, row = 4 })
      assert.raises("has 2 wheels, not 3", app.adjust, app, picker, { component = 3, row = 1 })
    end)
  end)

  it("reaches a date within limits, whichever wheel must turn first, and says where it can't", function()
    local function limited(mode, date, low, high)
      return one(function()
        return UIDatePicker { frame = { 0, 100, 320, 216 }, datePickerMode = mode, date = date, minimumDate = low, maximumDate = high }
      end)
    end
    local today = os.time { year = 2026, month = 3, day = 31, hour = 0 }
    local born = os.time { year = 1999, month = 5, day = 3, hour = 0 }
    local app, dates = limited("date", today, nil, today)
    app:adjust(dates, born)
    assert.are.equal(born, dates.date)
    -- from a late month back to an early one of the year in which the limit is
    local first = os.time { year = 2025, month = 6, day = 15, hour = 0 }
    local wanted = os.time { year = 2025, month = 7, day = 4, hour = 0 }
    app, dates = limited("date", today, first, nil)
    app:adjust(dates, wanted)
    assert.are.equal(wanted, dates.date)
    -- a time of day that its day doesn't have: the wheels come back
    app, dates = limited("time", today, nil, today)
    assert.error_matches(function() app:adjust(dates, born + 10 * 3600) end, "doesn't come to")
    assert.is_true(app.time < 30)
  end)

  it("turns all wheels of a date picker", function()
    for _, mode in ipairs { "date", "dateAndTime", "time" } do
      local app, dates, seen = one(function() return UIDatePicker { frame = { 0, 100, 320, 216 }, datePickerMode = mode, date = 86400 * 40 } end)
      local wanted = mode == "time" and 86400 * 40 + 3600 * 17 + 60 * 25 or 86400 * 75
      assert.are.equal(wanted, app:adjust(dates, wanted))
      assert.are.equal(wanted, dates.date)
      assert.is_true(#seen > 0)
    end
    local app, dates = one(function() return UIDatePicker { frame = { 0, 100, 320, 216 }, datePickerMode = "date", maximumDate = 86400 * 10 } end)
    assert.raises("beyond its limits", app.adjust, app, dates, 86400 * 20)
    assert.are.equal("2000", app:adjust(dates, "2000"))
  end)

  it("finds the control in a row, and around what was named", function()
    local toggle = UISwitch()
    local app = launch {
      numberOfRowsInSection = function() return 1 end,
      cellForRowAt = function()
        local cell = UITableViewCell()
        cell.textLabel.text, cell.accessoryView = "Wi-Fi", toggle
        return cell
      end,
    }
    assert.is_true(app:adjust({ row = { 1, 1 } }, true))
    assert.raises("can't be adjusted", app.adjust, app, "Wi-Fi", true)
    assert.raises("a number, a text", app.adjust, app, toggle, print)
  end)
end)
