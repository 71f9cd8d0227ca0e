-- Frames in their forms, and the error of settle when something doesn't end.

local WHITE = { window = { backgroundColor = "white" } }

describe("assert.frame", function()
  it("keeps characters and colours, and a picture where it is asked to", function()
    local app = launchWindow(function(window)
      local card = UIView { frame = { 16, 22, 200, 88 } }
      card.layer.cornerRadius = 8
      local gradient = CAGradientLayer()
      gradient.frame, gradient.colors, gradient.cornerRadius = card.bounds, { "#007AFF", "#5856D6" }, 8
      card.layer:addSublayer(gradient)
      card:addSubview(UILabel { text = "Lunette", textColor = "white", font = UIFont.boldSystemFont(17), frame = { 16, 22, 168, 22 } })
      window:addSubview(card)
    end, WHITE)
    assert.frame(app, "card", { svg = true })
  end)

  it("can't be turned round, and needs a file's name", function()
    assert.error_matches(function() assert.is_not.frame(launch "fruits", "start") end, "frame")
    assert.error_matches(function() assert.frame(launch "fruits", "a/b") end, "must be a file's name")
    assert.error_matches(function() assert.frame(launch "fruits", "start", { pgn = true }) end, "there is no option")
    assert.error_matches(function() assert.frame("fruits", "start") end, "argument 1 'app' must be")
  end)
end)

describe("app:snapshot", function()
  it("answers text as app:frame does", function()
    local app = launch("fruits", { device = "iPhone SE" })
    assert.are.equal(app:frame(), app:snapshot "text")
  end)

  it("has every visible view in JSON, a view a line", function()
    local app = launchWindow(function(window)
      window:addSubview(UILabel { text = 'say "hi"', frame = { 10, 20, 100, 22 }, accessibilityIdentifier = "greeting" })
      window:addSubview(UISwitch { frame = { 10, 60, 51, 31 }, isOn = true })
      window:addSubview(UIView { frame = { 10, 700, 10, 10 }, accessibilityIdentifier = "below the screen" })
    end, WHITE)
    local json = app:snapshot "json"
    assert.contains('{"class":"UILabel","id":"greeting","parent":1,"depth":1,"frame":{"x":10,"y":20,"width":100,"height":22},'
      .. '"text":"say \\"hi\\"","kind":"label"', json)
    assert.contains('"kind":"switch","on":true', json)
    assert.does_not.contain("below the screen", json)
  end)

  it("is a table for scripts, with the place of each piece of a text", function()
    local font = UIFont.systemFont(17)
    local app = launchWindow(function(window)
      window:addSubview(UILabel { text = "one two", frame = { 10, 20, 40, 60 }, numberOfLines = 2, font = font, textColor = "#FF0000" })
      window:addSubview(UISwitch { frame = { 10, 90, 51, 31 }, isOn = true })
    end, WHITE)
    local frame = app:snapshot "table"
    assert.are.equal(320, frame.screen.width)
    assert.are.same({}, frame.touches)
    local _, label, switch = table.unpack(frame.views)
    assert.are.same({ "UILabel", 1, { x = 10, y = 20, width = 40, height = 60 } }, { label.class, label.parent, label.frame })
    assert.are.same({ "switch", true }, { switch.kind, switch.on })
    assert.are.same({ "one", "two" }, { label.pieces[1].text, label.pieces[2].text })
    assert.are.same({ 0, "#FF0000", 17 }, { label.pieces[1].x, label.pieces[1].color, label.pieces[1].font.size })
    assert.near(font.lineHeight, label.pieces[2].baseline - label.pieces[1].baseline, 0.5)
    assert.near(NSString.size("two", { font = font }).width, label.pieces[2].width, 0.001)
  end)

  it("draws borders, corners and shadows in SVG", function()
    local app = launchWindow(function(window)
      local view = UIView { frame = { 20, 30, 100, 60 }, backgroundColor = "#FF0000" }
      view.layer.borderWidth, view.layer.borderColor, view.layer.cornerRadius = 2, "#0000FF", 8
      view.layer.shadowOpacity = 0.5
      window:addSubview(view)
    end, WHITE)
    local svg = app:snapshot "svg"
    assert.contains('<rect x="20" y="30" width="100" height="60" rx="8" fill="#FF0000"/>', svg)
    assert.contains('<rect x="21" y="31" width="98" height="58" rx="7" fill="none" stroke="#0000FF" stroke-width="2"/>', svg)
    assert.contains('stdDeviation="3"', svg)
    assert.contains('dy="-3"', svg)
  end)

  it("shows fingers when asked", function()
    local app = launch("fruits", { device = "iPhone SE" })
    local finger = app:touch(160, 100)
    assert.does_not.contain("<circle", app:snapshot("svg"))
    assert.contains('<circle cx="160" cy="100"', app:snapshot("svg", { touches = true }))
    assert.contains('"touches":[{"x":160,"y":100,"phase":"began"}]', app:snapshot "json")
    finger:lift()
  end)

  it("is the same for two runs", function()
    local one, other = launch("timetypes", { device = "iPhone SE" }), launch("timetypes", { device = "iPhone SE" })
    assert.are.equal(one:snapshot "svg", other:snapshot "svg")
    assert.are.equal(one:snapshot "json", other:snapshot "json")
  end)

  it("refuses a form that there is not, and an option that there is not", function()
    local app = launch("fruits", { device = "iPhone SE" })
    assert.raises("svg", function() app:snapshot "pdf" end)
    assert.raises("touches", function() app:snapshot("svg", { fingers = true }) end)
    assert.raises("the name must end in .txt, .json, .svg or .png", function() app:save "frame.pdf" end)
    assert.raises("can't write", function() app:save "/no such folder/frame.svg" end)
  end)
end)

describe("a layer's shadow", function()
  it("is what a layer has, and not there where the layer masks", function()
    local view ---@type UIView
    local app = launchWindow(function(window)
      view = UIView { frame = { 20, 30, 100, 60 }, backgroundColor = "red" }
      window:addSubview(view)
    end, WHITE)
    assert.are.equal(0, view.layer.shadowOpacity)
    assert.are.equal(3, view.layer.shadowRadius)
    assert.are.equal(CGSize(0, -3), view.layer.shadowOffset)
    assert.are.equal("black", view.layer.shadowColor)
    view.layer.shadowOpacity = 1
    assert.contains("<filter", app:snapshot "svg")
    view.clipsToBounds = true
    assert.does_not.contain("<filter", app:snapshot("svg"))
  end)
end)

describe("a text frame's colours", function()
  it("are those of controls, too: tints, dots, what is disabled or selected", function()
    local app = launchWindow(function(window)
      window.tintColor = "#00AA00"
      local y = 22
      local function addBelow(view)
        view.frame = { 16, y, 288, 30 }
        window:addSubview(view)
        y = y + 44
      end
      addBelow(UIPageControl { numberOfPages = 3, currentPage = 2 })
      addBelow(UISegmentedControl { items = { "One", "Two" }, selectedSegmentIndex = 1, tintColor = "#FF3B30" })
      addBelow(UISlider { value = 0.5 })
      addBelow(UISwitch { isOn = true })
      addBelow(UIStepper {})
      addBelow(UIButton { title = "Plain" })
      addBelow(UIButton { title = "Off", isEnabled = false })
      addBelow(UIButton { title = "Chosen", isSelected = true })
    end, WHITE)
    assert.frame(app, "control colours")
  end)
end)

describe("settle names", function()
  it("the timer, since when, and the line that started it", function()
    local app = launchWindow(function() end, WHITE)
    app:advance(0.5)
    every(0.25, function() end)
    local message = assert.raises("a timer due at 1.75 s, every 0.25 s, since 0.5 s, started by ", function() app:settle { timeout = 1 } end)
    assert.contains("frames_spec.lua:", message)
  end)

  it("the animation, its view, and the line in the callback that started it", function()
    local view ---@type UIView
    local app = launchWindow(function(window)
      view = UIView { frame = { 0, 0, 10, 10 }, accessibilityIdentifier = "ball" }
      window:addSubview(view)
    end, WHITE)
    after(0.5, function() UIView.animate { duration = 60, animations = function() view.center = { 100, 100 } end } end)
    assert.raises('an animation of UIView "ball" (position), for 60 s, since 0.5 s, started by ', function() app:settle { timeout = 2 } end)
  end)

  it("a deceleration without a line, as a finger started it", function()
    local app = launch("fruits", { device = "iPhone SE" })
    app:fling { from = { 160, 450 }, velocity = { 0, -3000 } }
    local message = assert.raises("deceleration of UITableView, since ", function() app:settle { timeout = 0.1 } end)
    assert.does_not.contain("started by", message)
  end)
end)
