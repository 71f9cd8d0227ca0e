-- Wheels of pickers as app:adjust and queries mean them: the one that is named, and rows by what they say. Source: docs/queries.md

local function picker(components, delegate)
  delegate.numberOfComponents = function() return components end
  delegate.numberOfRowsInComponent = function() return 9 end
  return UIPickerView { frame = { 0, 100, 320, 216 }, dataSource = delegate, delegate = delegate }
end

describe("a wheel", function()
  it("that a query names is the one that turns, though others have the same rows", function()
    local wheels = picker(2, { titleForRow = function(_, _, row) return "N" .. row end })
    local app = launchWindow { wheels }
    assert.are.equal("N5", app:adjust({ role = "pickerWheel", nth = 2 }, "N5"))
    assert.are.same({ 1, 5 }, { wheels:selectedRow(1), wheels:selectedRow(2) })
    app:adjust({ role = "pickerWheel", value = "N5" }, { row = 7 })
    app:adjust({ role = "pickerWheel", nth = 2 }, { component = 1, row = 3 })
    assert.are.same({ 3, 7 }, { wheels:selectedRow(1), wheels:selectedRow(2) })
    app:adjust(wheels, "N4")
    assert.are.same({ 4, 7 }, { wheels:selectedRow(1), wheels:selectedRow(2) })
    assert.raises("wheel 2 of UIPickerView has no row \"X\"", function() app:adjust({ role = "pickerWheel", value = "N7" }, "X") end)
  end)

  it("of several is told apart by its own place and a query that only it fulfils", function()
    local wheels = picker(2, { titleForRow = function(_, _, row, component) return "N" .. row + component end })
    wheels.accessibilityIdentifier = "when"
    local app = launchWindow { wheels }
    for _, text in ipairs { "at (9.5, 100, 148, 216): { role = \"pickerWheel\", value = \"N2\" }", "{ role = \"pickerWheel\", value = \"N3\" }" } do
      assert.raises(text, function() app:adjust({ role = "pickerWheel", strict = true }, "N6") end)
    end
    wheels:selectRow(2, 1, false)
    assert.raises("{ role = \"pickerWheel\", nth = 2 }", function() app:tap { role = "pickerWheel", strict = true } end)
  end)

  it("of views is turned by the words of its labels", function()
    local wheels = picker(1, { viewForRow = function(_, _, row) return UILabel { text = "Size " .. row } end })
    local app = launchWindow { wheels }
    assert.are.equal("Size 8", app:adjust(wheels, "Size 8"))
    assert.are.equal(8, wheels:selectedRow(1))
  end)

  for _, system in ipairs { 12, 17 } do
    it("of a date is turned by its title or by what is read, in system " .. system, function()
      local dates = UIDatePicker { frame = { 0, 100, 320, 216 }, datePickerMode = "time", timeZone = "UTC" }
      if system == 17 then dates.preferredDatePickerStyle = "wheels" end
      local app = launchWindow({ dates }, { system = system })
      app:adjust({ role = "pickerWheel", value = pattern "o'clock$" }, "3 o'clock")
      app:adjust({ role = "pickerWheel", value = pattern "minutes?$" }, "20 minutes")
      app:adjust(dates, "PM")
      assert.are.equal(15 * 3600 + 20 * 60, dates.date % 86400 // 1)
      app:adjust({ role = "pickerWheel", value = "3 o'clock" }, "4")
      assert.is_true(app:exists { role = "pickerWheel", value = "4 o'clock" })
    end)
  end
end)

describe("the status bar", function()
  it("is no part of the app's elements, and its texts stand in no message", function()
    local label = UILabel { text = "Total", frame = { 20, 100, 100, 20 } }
    local app = launchWindow({ label }, { system = 17 })
    assert.is_true(app:exists "9:41 AM")
    assert.are.same({ label }, app:findAll { role = "staticText" })
    assert.is_false(app:exists { name = "100%" })
    assert.error_matches(function() app:find "Nobody" end, "the texts on the screen are: \"Total\"$")
  end)
end)

describe("nearness", function()
  it("that nothing has is said in points", function()
    local app = launchWindow { UILabel { text = "Sounds", frame = { 20, 100, 100, 30 } }, UISwitch { frame = { 250, 100, 51, 31 } } }
    assert.raises("UISwitch is 130 points away, and 50 count as near", function() app:find { role = "switch", near = "Sounds" } end)
    assert.is_true(app:exists { role = "switch", near = { "Sounds", distance = 130 } })
  end)
end)

describe("the focus", function()
  it("finds an element without a view by itself", function()
    local segments = UISegmentedControl { items = { "A", "B" }, frame = { 20, 100, 200, 31 } }
    local app = launchWindow { segments }
    local vo = app:voiceOver()
    vo:next()
    assert.are.equal("B. Button. 2 of 2.", vo.description)
    assert.are.equal(segments, app:find { focused = true })
    assert.is_true(app:exists { focused = true, name = "B" })
    assert.is_false(app:exists { focused = true, name = "A" })
  end)
end)
