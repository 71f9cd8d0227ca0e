-- Queries in the words of accessibility, waiting and strictness. The cases' numbers are those of docs/rules/accessibility.md.
local app, window ---@type any, UIWindow

local function button(title, x, y, options)
  options = options or {}
  options.title, options.frame = title, { x, y, 100, 44 }
  return UIButton(options)
end
local function label(text, x, y, w, h) return UILabel { text = text, frame = { x, y, w or 100, h or 20 } } end

local function rows(texts, more)
  local source = {
    numberOfRowsInSection = function() return type(texts) == "number" and texts or #texts end,
    cellForRowAt = function(_, tableView, path)
      local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text = type(texts) == "number" and "Row " .. path.row or texts[path.row]
      if more and more.fill then more.fill(cell, path) end
      return cell
    end,
  }
  for name, value in pairs(more or {}) do if name ~= "fill" then source[name] = value end end
  local view = UITableView { frame = UIScreen.main.bounds, rowHeight = 44 }
  view.dataSource, view.delegate = source, source
  return view
end

describe("a query", function()
  it("A-133: finds by label, role and name", function()
    local switch = UISwitch { accessibilityLabel = "Sounds", frame = { 0, 100, 51, 31 } }
    app, window = launchWindow { switch }
    for _, query in ipairs { { label = "Sounds" }, { role = "switch", name = "Sounds" }, "Sounds", { name = "Sounds", on = false }, { label = "  Sounds " } } do
      assert.are.equal(switch, app:find(query))
    end
    switch.accessibilityUserInputLabels = { "Noise" }
    assert.are.equal(switch, app:find { name = "Noise" })
    assert.is_false(app:exists { label = "Noise" })
  end)

  it("A-134: tells enabled ones from disabled ones", function()
    local upper, lower = button("OK", 0, 100), button("OK", 0, 200)
    lower.isEnabled = false
    app, window = launchWindow { upper, lower }
    assert.are.equal(upper, app:find { role = "button", name = "OK", enabled = true })
    assert.are.equal(lower, app:find { role = "button", name = "OK", enabled = false })
    upper.isEnabled = false
    assert.raises("2 views have role", function() app:find { role = "button", name = "OK", enabled = true } end)
    assert.raises("none is enabled", function() app:find { role = "button", name = "OK", enabled = true } end)
    assert.raises('2 views have text = "OK", none is enabled', function() app:find { text = "OK", enabled = true } end)
  end)

  it("A-135: finds inside of what holds a text", function()
    app, window = launchWindow { rows({ "Apple", "Apricot", "Banana", "Blackberry", "Blueberry", "Cherry", "Plum" }, {
      fill = function(cell) cell.accessoryType = "detailButton" end, accessoryButtonTappedForRowWith = function() end,
    }) }
    app:tap { role = "button", within = { class = "UITableViewCell", hasText = "Cherry" } }
    local calls = app:calls "accessoryButtonTappedForRowWith"
    assert.are.equal(1, #calls)
    assert.are.equal(IndexPath(1, 6), calls[1][2])
  end)

  it("A-137: finds what has something inside, directly or anywhere", function()
    ---@class queries_spec.Card: UIView
    ---@overload fun(properties?: table): queries_spec.Card
    local Card = class("Card", UIView)
    local function card(y, text, deep)
      local view = Card { frame = { 0, y, 200, 100 } }
      local holder = deep and UIView { frame = { 0, 0, 200, 100 } } or view
      holder:addSubview(label(text, 10, 10))
      if deep then view:addSubview(holder) end
      return view
    end
    local old, new = card(0, "Old"), card(120, "New", true)
    app, window = launchWindow { old, new }
    assert.are.equal(new, app:find { class = "Card", has = { text = "New" } })
    assert.is_false(app:exists { class = "Card", parentOf = { text = "New" } })
    assert.are.equal(old, app:find { class = "Card", parentOf = { text = "Old" } })
    assert.is_true(app:exists { text = "Old", childOf = { class = "Card" } })
    assert.is_false(app:exists { text = "New", childOf = { class = "Card" } })
    assert.are.equal(new, app:find { class = Card, hasText = pattern "^N" })
  end)

  it("A-138: counts in the order of reading", function()
    app, window = launchWindow { button("OK", 0, 120), button("OK", 0, 180) }
    local function y(query) return app:find(query).frame.y end
    assert.are.same({ 120, 180, 180 }, { y { text = "OK", nth = 1 }, y { text = "OK", nth = -1 }, y { text = "OK", index = 1 } })
    assert.raises("2 views", function() app:find { text = "OK", nth = 3 } end)
  end)

  it("A-139: takes patterns, lists and functions", function()
    app, window = launchWindow(function(window) for i = 1, 12 do window:addSubview(label("Row " .. i, 0, i * 30)) end end)
    assert.are.equal(9, #app:findAll { text = pattern "^Row %d$" })
    assert.are.equal(2, #app:findAll { text = { "Row 3", "Row 5" } })
    assert.are.equal(3, #app:findAll { text = function(text) return text > "Row 6" end, class = "UILabel" })
    assert.are.equal(4, #app:findAll { name = pattern "1" })
    assert.are.equal(4, #app:findAll { name = { pattern "1" } })
    assert.raises("pattern", function() pattern "[" end)
    assert.raises("attempt", function() app:findAll { text = function(text) return text.x.y end } end)
  end)

  it("white space counts as one space, in a bare text too", function()
    app, window = launchWindow { UILabel { text = "Two  words\nand more", numberOfLines = 0, frame = { 0, 50, 180, 60 } } }
    assert.is_true(app:exists "Two words and more")
    assert.is_true(app:exists { text = "Two words and more" })
    assert.is_true(app:exists { name = "Two words  and more" })
    assert.is_false(app:exists "Twowords and more")
  end)

  it("A-141: knows what stands beside", function()
    local first = UISwitch { frame = { 250, 95, 51, 31 } }
    app, window = launchWindow { label("Wi-Fi", 20, 100, 80, 20), first, UISwitch { frame = { 250, 200, 51, 31 } } }
    assert.are.equal(first, app:find { class = "UISwitch", rightOf = "Wi-Fi" })
    assert.are.equal(1, #app:findAll { class = "UISwitch", rightOf = "Wi-Fi" })
    assert.is_false(app:exists { class = "UISwitch", below = "Wi-Fi" })
    assert.are.equal("Wi-Fi", app:find { class = "UILabel", leftOf = { class = "UISwitch", nth = 1 } }.text)
    assert.are.equal(1, #app:findAll { class = "UISwitch", below = first })
    assert.are.equal(1, #app:findAll { class = "UISwitch", above = { class = "UISwitch", nth = 2 } })
    assert.is_false(app:exists { class = "UISwitch", near = "Wi-Fi" })
    assert.is_true(app:exists { class = "UISwitch", near = { "Wi-Fi", distance = 160 } })
    assert.error_matches(function() app:exists { class = "UISwitch", near = { "Wi-Fi", distanse = 160 } } end, "did you mean 'distance'")
  end)

  it("A-142: strict ones want one, and say how to name each", function()
    app, window = launchWindow { button("OK", 20, 120), button("OK", 20, 180) }
    local text = assert.raises("2 views match", function() app:find { text = "OK", strict = true } end)
    assert.is_truthy(text:find("20, 120", 1, true), text)
    assert.is_truthy(text:find("20, 180", 1, true), text)
    local seen = {}
    for query in text:gmatch("({ .- })") do
      local found = app:findAll(load("return " .. query)())
      if #found == 1 then seen[#seen + 1] = found[1].frame.y end
    end
    assert.are.same({ 120, 180 }, seen)
    assert.is_true(app:exists { text = "OK", strict = true })
    assert.are.equal(2, #app:findAll { text = "OK", strict = true })
    assert.is_not_nil(app:find { text = "OK", strict = true, nth = 1 })
    assert.is_not_nil(app:find { text = "OK", strict = true, index = 2 })
  end)

  it("strict ones name each row by its texts, and by its place only where these are the same", function()
    app, window = launchWindow { rows { "Apple", "Banana", "Banana" } }
    local text = assert.raises("3 views match", app.find, app, { role = "cell", strict = true })
    assert.contains('UITableViewCell "Apple" at (0, 0, 320, 44): { role = "cell", name = "Apple" }', text)
    assert.contains('UITableViewCell "Banana" at (0, 88, 320, 44): { role = "cell", nth = 3 }', text)
  end)

  it("strict ones name by words what a function has found", function()
    app, window = launchWindow { button("OK", 20, 120), button("Cancel", 20, 180), button("OK", 20, 240) }
    local text = assert.raises("3 views match", app.find, app, { text = function(text) return #text > 1 end, strict = true })
    assert.contains('(20, 180, 100, 44): { role = "button", name = "Cancel" }', text)
    assert.contains('(20, 240, 100, 44): { text = "OK", nth = 2 }', text)
  end)

  it("a switch beside the text of its row is called as that, and says in which state it is", function()
    app = launch("settings", { strictQueries = true })
    app:tap { role = "switch", name = "Sounds" }
    assert.shows(app, { role = "switch", name = "Sounds", on = false })
    assert.are.equal(app:find { role = "cell", name = "Sounds" }, app:find { name = "Sounds" })
    assert.raises('1 view has role = "switch", name = "Sounds", none is on', app.find, app, { role = "switch", name = "Sounds", on = true })
    assert.raises('no view has role = "alert"', app.find, app, { role = "alert", name = "Sounds" })
  end)

  it("a part of an element that matches is not a second match of a strict query", function()
    app = launch({
      numberOfRowsInSection = function() return 3 end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell { style = "subtitle" }
        cell.textLabel.text, cell.detailTextLabel.text = path.row == 2 and "Pear" or "Plum", "Plum"
        return cell
      end,
    }, { strictQueries = true })
    assert.are.equal("Pear, Plum", app:find({ name = pattern "^Pear" }).accessibilityLabel)
    local text = assert.raises("2 views match", function() app:tap { name = "Plum, Plum" } end)
    assert.has_match("nth = 2", text)
  end)

  it("A-143: strictness is chosen for a launch too; the nearest choice wins", function()
    app, window = launchWindow(function(window)
      window:addSubview(button("OK", 20, 120))
      window:addSubview(button("OK", 20, 180))
    end, { strictQueries = true })
    for _, call in ipairs { "tap", "find", "waitFor" } do
      assert.raises("2 views match", function() app[call](app, "OK") end)
    end
    app:tap { text = "OK", strict = false }
    app:tap { text = "OK", nth = 2 }
    assert.is_true(app:exists "OK")
    assert.shows(app, "OK", { count = 2 })
  end)

  it("A-145: secure fields tell nobody", function()
    local field = UITextField { text = "hunter2", isSecureTextEntry = true, frame = { 20, 100, 200, 20 } }
    app, window = launchWindow { field }
    assert.is_false(app:exists "hunter2")
    assert.is_false(app:exists { text = "hunter2" })
    assert.is_false(app:exists { contains = "hunter" })
    assert.is_false(app:exists { value = "hunter2" })
    for _, text in ipairs {
      app:tree(), app:accessibility(), app:frame(), app:snapshot "json", app:snapshot "svg",
      assert.raises("", function() app:tap "nobody" end), assert.raises("", function() assert.lints(app) end),
      assert.raises("", function() app:find { class = "UITextField", text = "x" } end), tostring(field),
    } do
      assert.is_falsy(text:find("hunter", 1, true), text)
    end
    assert.are.equal("hunter2", field.text)
  end)

  it("A-158: tells whether a finger would reach it", function()
    app, window = launchWindow { button("Go", 0, 100), UIView { frame = { 0, 0, 320, 300 } }, button("Free", 0, 400) }
    assert.is_false(app:exists { name = "Go", hittable = true })
    assert.is_true(app:exists { name = "Go", hittable = false })
    assert.is_true(app:exists { name = "Free", hittable = true })
    assert.raises("hittable", function() app:find { name = "Go", hittable = true } end)
    assert.raises("did not reach", function() app:tap "Go" end)
  end)

  it("A-159: says what was meant by a wrong word", function()
    app, window = launchWindow { button("Go", 0, 100) }
    assert.raises("did you mean 'role'", function() app:find { rolle = "button" } end)
    assert.raises('traits = "header"', function() app:find { role = "heading" } end)
    assert.raises("notEnabled", function() app:find { traits = "notEnable" } end)
    assert.raises("true or false", function() app:find { enabled = "yes" } end)
    local ring = {}
    ring.within = ring
    assert.raises("without an end", function() app:find(ring) end)
    assert.raises("a query without a condition; was what it should hold nil?", function() app:tap { text = nil } end)
    assert.raises("a text, or a view or a query for the target", function() app:type(nil) end)
    assert.raises('nothing matches within = { class = "UITabel" }: there is no class "UITabel" (did you mean', function()
      app:tap { text = "Go", within = { class = "UITabel" } }
    end)
  end)

  it("names rows and items", function()
    app, window = launchWindow { rows(50) }
    assert.are.equal("Row 3", app:find { row = { 1, 3 } }.accessibilityLabel)
    assert.is_true(app:exists { row = { 1, 3 } })
    assert.is_false(app:exists { row = { 1, 40 } })
    assert.is_true(app:exists { text = "Row 3", within = { row = { 1, 3 } } })
    assert.is_false(app:exists { text = "Row 4", within = { row = { 1, 3 } } })
    assert.raises("scroll", function() app:find { row = { 1, 40 } } end)
    assert.raises("50 rows", function() app:find { row = { 1, 51 } } end)
    assert.are.equal("Row 2", app:find { row = { 1, 2 }, within = { class = "UITableView" } }.accessibilityLabel)
  end)

  it("is a table that can be kept and used everywhere", function()
    local ok = { role = "button", name = "OK" }
    local taps = 0
    local view = button("OK", 20, 100)
    view:addTarget("touchUpInside", function() taps = taps + 1 end)
    app, window = launchWindow { view, UITextField { accessibilityLabel = "Name", frame = { 20, 200, 200, 30 } } }
    app:tap(ok)
    app:doubleTap(ok)
    assert.shows(app, ok)
    app:waitFor(ok)
    app:drag { on = ok, by = { 0, 5 } }
    assert.are.equal(4, taps)
    app:tap { role = "textField", name = "Name" }
    app:type "x"
    assert.shows(app, { role = "textField", name = "Name", value = "x", editing = true, text = "x" })
  end)
end)

describe("nothing found", function()
  it("says which element without a view lacks what, that what it should stand to isn't there, and names that are near", function()
    local app = launchWindow(function(window)
      window:addSubview(UISegmentedControl { items = { "Day", "Week" }, frame = { 20, 40, 200, 30 } })
      window:addSubview(UITextField { placeholder = "Your name", isSecureTextEntry = true, text = "x", frame = { 20, 100, 200, 30 }, borderStyle = "roundedRect" })
      window:addSubview(UILabel { text = "Total", accessibilityIdentifier = "total", frame = { 20, 160, 200, 22 } })
      window:addSubview(UILabel { text = "Sum", isHidden = true, frame = { 20, 200, 200, 22 } })
    end)
    assert.raises('1 element has role = "button", name = "Week", none is selected: "Week" of UISegmentedControl is not selected', function()
      app:tap { role = "button", name = "Week", selected = true }
    end)
    assert.raises('nothing matches below = { text = "Totals" } (did you mean "Total"?)', function() app:find { class = "UILabel", below = { text = "Totals" } } end)
    assert.raises('nothing matches within = "Sum"; UILabel "Sum" matches, but its isHidden is true', function() app:tap { text = "x", within = "Sum" } end)
    assert.raises('did you mean "Your name"?', function() app:tap { name = "Your nam" } end)
    assert.raises('did you mean "total"?', function() app:tap { id = "totl" } end)
    local text = assert.raises("none has within", function() app:tap { text = "Total", within = { class = "UITextField" } } end)
    assert.is_nil(text:find "did you mean")
    assert.raises("wants near.distance = a number of points, got near.distance", function() app:tap { near = { "Total", distance = "x" } } end)
  end)

  it("says what is called so and is of another kind", function()
    local board = UIView { isAccessibilityElement = true, accessibilityLabel = "Board", frame = { 0, 400, 40, 40 } }
    app, window = launchWindow { button("Save", 0, 100), UISegmentedControl { items = { "Day", "Week" }, frame = { 0, 200, 200, 30 } }, label("Total", 0, 300), board }
    assert.raises('UIButton "Save" is called so, but has role "button"', function() app:tap { role = "switch", name = "Save" } end)
    assert.raises('"Week" of UISegmentedControl is called so, but has role "button"', function() app:tap { role = "switch", name = "Week" } end)
    assert.raises('UILabel "Total" is called so, but is of class UILabel', function() app:tap { class = "UIButton", text = "Total" } end)
    assert.raises('UIView "Board" is called so, but has role "other"', function() app:tap { role = "button", name = "Board" } end)
    local text = assert.raises("none is disabled", function() app:tap { role = "button", name = "Save", enabled = false } end)
    assert.is_nil(text:find "is called so")
  end)

  it("says which row must be scrolled to, and which list lacks it", function()
    local first, second = rows(3), rows(40)
    first.frame, second.frame, second.accessibilityIdentifier = { 0, 0, 320, 132 }, { 0, 200, 320, 132 }, "second"
    app, window = launchWindow { first, second }
    assert.raises("nothing matches within = { row = 3 }: row 1.3 is not on the screen; scroll to it first", function()
      first.frame = { 0, 0, 320, 44 }
      app:tap { class = "UISwitch", within = { row = 3 } }
    end)
    assert.raises("there is no row 1.41: section 1 has 40 rows", function() app:tap { row = 41, within = "second" } end)
    local text = assert.raises("of which 3 are made", function() app:tap { row = 30, within = "second" } end)
    assert.is_nil(text:find "matches, but")
  end)

  it("says that it is hidden, off the screen, or in no row that is loaded", function()
    local hidden = button("Hidden", 0, 100, { isHidden = true })
    app, window = launchWindow { hidden, button("Below", 0, 700), rows({ "Apple", "Pear" }) }
    assert.raises("isHidden is true", function() app:find { role = "button", name = "Hidden" } end)
    assert.raises("outside of the screen", function() app:find "Below" end)
    assert.raises('did you mean "Apple"', function() app:find { name = "Aple" } end)
    app, window = launchWindow { rows(50) }
    assert.raises("scrollTo", function() app:find "Row 40" end)
    assert.raises("50 rows", function() app:find { role = "cell", name = "Row 40" } end)
  end)
end)

describe("waiting", function()
  it("A-146: until a condition holds, and tells which one didn't", function()
    local send = button("Send", 0, 100)
    send.isEnabled = false
    app, window = launchWindow { send }
    Timer.scheduledTimer(2, false, function() send.isEnabled = true end)
    assert.raises("disabled", function() app:waitFor({ name = "Send", enabled = true }, { timeout = 1 }) end)
    app:waitFor { name = "Send", enabled = true }
    assert.near(2, app.time, 1 / 60)
  end)

  it("A-147: until something is gone", function()
    local busy = label("Busy", 0, 100)
    app, window = launchWindow { busy }
    Timer.scheduledTimer(1, false, function() busy:removeFromSuperview() end)
    assert.not_shows(app, "Busy")
    assert.near(1, app.time, 1 / 30)
  end)

  it("A-149: names the nearest view and what differs", function()
    app, window = launchWindow { UILabel { text = "2 items", accessibilityIdentifier = "total", frame = { 0, 0, 100, 20 } } }
    local text = assert.raises("", function() assert.shows(app, { id = "total", text = "3 items" }, { timeout = 1 }) end)
    for _, words in ipairs { "total", "2 items", "3 items" } do assert.is_truthy(text:find(words, 1, true), text) end
    assert.near(1, app.time, 1 / 30)
  end)

  it("A-150: until a function answers true", function()
    app, window = launchWindow { label("x", 0, 0) }
    local n = 0
    Timer.scheduledTimer(1, true, function() n = n + 1 end)
    app:waitUntil(function() return n > 3 end)
    assert.near(4, app.time, 1 / 30)
    assert.raises("within 2 s", function() app:waitUntil(function() return false end, { timeout = 2 }) end)
  end)

  it("stays: it must hold that long", function()
    local view = label("Here", 0, 0)
    app, window = launchWindow { view }
    assert.shows(app, "Here", { stays = 1 })
    assert.near(1, app.time, 1 / 30)
    Timer.scheduledTimer(0.5, false, function() view:removeFromSuperview() end)
    assert.raises("Here", function() assert.shows(app, "Here", { stays = 1, timeout = 2 }) end)
    assert.not_shows(app, "Here", { stays = 0.5 })
    assert.raises("stay", function() assert.shows(app, "Here", { stay = 1 }) end)
  end)

  it("many rows: count", function()
    app, window = launchWindow { rows(5) }
    assert.shows(app, { role = "cell" }, { count = 5 })
    assert.raises("5", function() assert.shows(app, { role = "cell" }, { count = 4, timeout = 0.1 }) end)
  end)
end)

describe("adjusting and scrolling", function()
  it("A-151, A-154, A-155: with queries", function()
    local slider, taps = UISlider { frame = { 20, 80, 200, 31 }, accessibilityLabel = "Volume" }, 0
    local stepper, steps = UIStepper { frame = { 20, 140, 94, 29 }, maximumValue = 5, accessibilityLabel = "Count" }, 0
    stepper:addTarget("valueChanged", function() steps = steps + 1 end)
    local switch = UISwitch { isOn = true, frame = { 20, 200, 51, 31 }, accessibilityLabel = "On" }
    switch:addTarget("valueChanged", function() taps = taps + 1 end)
    app, window = launchWindow { slider, stepper, switch }
    app:adjust({ role = "slider", name = "Volume" }, 0.25)
    assert.near(0.25, slider.value, 0.005)
    app:adjust(stepper, 4)
    assert.are.equal(4, steps)
    local text = assert.raises("5", function() app:adjust(stepper, 9) end)
    assert.is_truthy(text:find("0", 1, true))
    app:adjust({ role = "switch", name = "On" }, true)
    assert.are.equal(0, taps)
    app:adjust({ role = "switch", name = "On" }, false)
    assert.are.equal(1, taps)
  end)

  it("A-157: rows know the way", function()
    app, window = launchWindow { rows(1000) }
    local highest = 0
    local cell = app:scrollTo { row = { 1, 900 } }
    assert.are.equal("Row 900", cell.accessibilityLabel)
    local frame = cell.accessibilityFrame
    assert.is_true(frame.y >= 0 and frame.y + frame.height <= 568, tostring(frame))
    assert.are.equal("Row 950", app:scrollTo { role = "cell", name = "Row 950" }.accessibilityLabel)
  end)
end)

describe("adjusting wheels", function()
  it("A-153: the delegate hears of the last row only", function()
    local heard = {}
    local source = {
      numberOfComponents = function() return 2 end,
      numberOfRowsInComponent = function() return 40 end,
      titleForRow = function(_, _, row, component) return component .. "." .. row end,
      didSelectRow = function(_, _, row, component) heard[#heard + 1] = component .. "." .. row end,
    }
    local picker = UIPickerView { frame = { 0, 0, 320, 216 } }
    picker.dataSource, picker.delegate = source, source
    app, window = launchWindow { picker }
    app:adjust(picker, { component = 2, row = 7 })
    assert.are.equal(7, picker:selectedRow(2))
    assert.are.same({ "2.7" }, heard)
    for _, row in ipairs { 40, 1, 23, 24, 22, 12 } do
      heard = {}
      app:adjust(picker, { component = 1, row = row })
      assert.are.equal(row, picker:selectedRow(1))
      assert.are.same({ "1." .. row }, heard)
    end
  end)
end)

it("A-157: on the way down the finger never moves down", function()
  local list = rows(1000)
  local last, falls = 0, 0
  local watch = {
    scrollViewDidScroll = function(_, view)
      if view.isTracking and view.contentOffset.y < last then falls = falls + 1 end
      last = view.contentOffset.y
    end,
  }
  list.delegate = watch
  app, window = launchWindow { list }
  app:scrollTo { row = { 1, 900 } }
  assert.are.equal(0, falls)
  assert.is_true(last > 39000)
end)

it("A-157: rows of any height are wholly visible", function()
  for _, height in ipairs { 44, 110, 200 } do
    local list = rows(300)
    list.rowHeight = height
    app = launchWindow { list }
    for _, row in ipairs { 250, 20, 57, 58, 56 } do
      app:scrollTo { row = { 1, row } }
      local frame = app:find { row = { 1, row } }.accessibilityFrame
      assert.is_true(frame.minY >= list.frame.minY - 0.5 and frame.maxY <= list.frame.maxY + 0.5, height .. ": row " .. row .. " at " .. frame.minY)
    end
  end
end)

describe("type", function()
  local field, other ---@type UITextField, UITextField

  before_each(function()
    field, other = UITextField { placeholder = "Name", frame = { 20, 100, 200, 34 } }, UITextField { placeholder = "Town", frame = { 20, 160, 200, 34 } }
    app, window = launchWindow { field, other }
  end)

  it("takes a target, which it taps unless it is being edited", function()
    app:type("Ada", { placeholder = "Name" })
    app:type("Bern", other)
    app:type({ role = "textField", name = "Town" }, "!")
    app:type("X", "Ada")
    assert.are.same({ "AdaX", "Bern!" }, { field.text, other.text })
    assert.shows(app, { role = "textField", value = pattern "^Ada", editing = true })
  end)

  it("means the field in a cell or a search bar, in a list whose touches are delayed", function()
    local list = rows(3)
    local bar = UISearchBar { frame = { 0, 0, 320, 56 }, placeholder = "Find" }
    app, window = launchWindow { list }
    app:settle()
    list.tableHeaderView = bar
    local cell = app:find { row = { 1, 2 } } ---@type UITableViewCell
    cell.contentView:addSubview(UITextField { placeholder = "Town", frame = { 150, 5, 150, 34 } })
    app:type("Rome", { row = { 1, 2 } })
    app:type("eel", bar)
    assert.are.equal("eel", bar.text)
    assert.shows(app, { role = "textField", value = "Rome" })
  end)

  it("says that something takes no keys", function()
    local button = UIButton { title = "Go", frame = { 20, 220, 100, 44 } }
    app, window = launchWindow { button, field }
    assert.raises('UIButton "Go" takes no keys', app.type, app, "Ada", "Go")
    field.isEnabled = false
    assert.raises("disabled", app.type, app, "Ada", { placeholder = "Name" })
    assert.raises("no view has", app.type, app, "Ada", { role = "slider", name = "Volume" })
    assert.raises("only a target", app.type, app, field)
  end)
end)
