-- Waiting and searching: app:waitFor, app:scrollTo, app:settle, and views that are leaving.

local WHITE = { window = { backgroundColor = "white" } }

local function list(count)
  return launch {
    numberOfRowsInSection = function() return count end,
    cellForRowAt = function(_, tableView, indexPath)
      local cell = tableView:dequeueReusableCell("row") or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text = "Row " .. indexPath.row
      return cell
    end,
  }
end

describe("app:waitFor", function()
  it("runs until the view is there, and answers it", function()
    local label = UILabel { text = "Ready", frame = { 10, 40, 100, 20 } }
    local app = launchWindow(function(window) after(0.5, function() window:addSubview(label) end) end, WHITE)
    assert.are.equal(label, app:waitFor "Ready")
    assert.near(0.5, app.time, 0.02)
  end)

  it("gives up in words", function()
    local app = launchWindow(function(window) window:addSubview(UILabel { text = "Loading", frame = { 10, 40, 100, 20 } }) end, WHITE)
    assert.error_matches(function() app:waitFor("Loaded", { timeout = 1 }) end, 'gave up after 1 s; nothing on the screen matches "Loaded"')
    assert.near(1, app.time, 0.02)
    assert.error_matches(function() app:waitFor("x", { timeout = -1 }) end, "timeout must be between 0")
  end)

  it("tells what a callback raised meanwhile", function()
    local app = launchWindow(function() after(0.1, function() error "broken" end) end, WHITE)
    assert.error_matches(function() app:waitFor "x" end, "broken")
  end)
end)

describe("beside what turns for ever", function()
  for _, kind in ipairs { "a spinner", "a display link" } do
    it("settles what has an end, and scrolls to a row: " .. kind, function()
      local app = list(60)
      if kind == "a spinner" then
        local spinner = UIActivityIndicatorView { frame = { 280, 10, 20, 20 } }
        app.table.window:addSubview(spinner)
        spinner:startAnimating()
      else
        CADisplayLink { action = function() end }:add(RunLoop.main, "common")
      end
      assert.error_matches(function() app:settle() end, "settle gave up")
      app:settle { endless = false }
      app:scrollTo { row = { 1, 50 } }
      assert.is_true(app:exists "Row 50")
      assert.is_true(app.time < 40)
    end)
  end
end)

describe("app:scrollTo", function()
  it("drags a list until the row shows, on and back", function()
    local app = list(60)
    local label = app:scrollTo "Row 48"
    assert.are.equal("Row 48", label.text)
    assert.is_true(app:exists "Row 48")
    assert.is_true(#app:calls "scrollViewDidScroll" == 0)
    app:scrollTo "Row 3"
    app:tap "Row 3"
    assert.are.equal(3, app.table.indexPathForSelectedRow.row)
  end)

  it("stays where it is for what shows already", function()
    local app = list(60)
    app:scrollTo "Row 2"
    assert.are.equal(0, app.time)
    assert.are.equal(0, app.table.contentOffset.y)
  end)

  it("says what it went through for nothing", function()
    local app = list(20)
    assert.error_matches(function() app:scrollTo "Row 99" end, "scrolled UITableView from end to end")
    local still = launchWindow(function() end, WHITE)
    assert.error_matches(function() still:scrollTo "Row 1" end, "no view on the screen scrolls")
  end)

  it("drags one view where two scroll, sideways too", function()
    local strip ---@type UIScrollView
    local app = launchWindow(function(window)
      strip = UIScrollView { frame = { 0, 100, 320, 60 }, contentSize = { 1600, 60 } }
      strip:addSubview(UILabel { text = "far", frame = { 1500, 10, 60, 40 } })
      local page = UIScrollView { frame = { 0, 200, 320, 300 }, contentSize = { 320, 2000 } }
      page:addSubview(UIButton { title = "a wide button", frame = { 0, 0, 320, 250 } })
      window:addSubview(strip)
      window:addSubview(page)
    end, WHITE)
    app:scrollTo("far", { on = strip })
    assert.is_true(strip.contentOffset.x > 1200)
  end)
end)

describe("app:settle", function()
  it("waits for timers unless it is told not to", function()
    local fired = 0
    local app = launchWindow(function() after(2, function() fired = fired + 1 end) end, WHITE)
    app:settle { timers = false }
    assert.are.equal(0, fired)
    assert.are.equal(0, app.time)
    app:settle()
    assert.are.equal(1, fired)
  end)

  it("comes to rest beside a timer that repeats, with { timers = false }", function()
    local app, window = launchWindow(function() every(0.5, function() end) end, WHITE)
    local box = UIView { frame = { 0, 0, 10, 10 } }
    window:addSubview(box)
    UIView.animate { duration = 0.3, animations = function() box.alpha = 0 end }
    app:settle { timers = false }
    assert.near(0.3, app.time, 0.02)
    assert.error_matches(function() app:settle { timeout = 2 } end, "a timer due")
  end)
end)

describe("a view on its way out", function()
  it("is found as long as frames draw it", function()
    local label = UILabel { text = "bye", frame = { 10, 40, 100, 20 } }
    local app = launchWindow(function(window) window:addSubview(label) end, WHITE)
    UIView.animate { duration = 1, animations = function() label.alpha = 0 end }
    app:advance(0.3)
    assert.is_true(app:exists "bye")
    assert.are.equal(label, app:find "bye")
    app:settle()
    assert.is_false(app:exists "bye")
  end)

  it("is found while it slides off the screen, and can't be tapped", function()
    local button = UIButton { title = "Go", frame = { 10, 40, 100, 44 } }
    local app = launchWindow(function(window) window:addSubview(button) end, WHITE)
    UIView.animate { duration = 1, animations = function() button.frame = { 400, 40, 100, 44 } end }
    app:advance(0.3)
    assert.are.same({ button }, app:findAll { class = "UIButton" })
    assert.error_matches(function() app:tap "Go" end, "not on the screen")
    app:settle()
    assert.is_false(app:exists "Go")
  end)
end)

describe("load", function()
  it("honours its mode", function()
    assert.are.equal(7, load("return 7")())
    assert.are.equal(7, load("return 7", "chunk", "t")())
    assert.are.equal(7, load("return 7", "chunk", "bt")())
    local chunk, reason = load("return 7", "chunk", "b")
    assert.is_nil(chunk)
    assert.contains("attempt to load a text chunk (mode is 'b')", reason)
    assert.is_nil((load("\27Lua", "chunk", "b")))
  end)
end)

describe("a wheel that nobody sees", function()
  local function wheelIn(change)
    local app = launchWindow(function(window)
      local cover = UIView { frame = { 0, 0, 320, 568 } }
      local wheel = UIActivityIndicatorView { style = "whiteLarge" }
      window:addSubview(cover)
      cover:addSubview(wheel)
      wheel:startAnimating()
      after(0.2, function() change(cover, wheel) end)
    end)
    return app
  end

  it("doesn't keep a test waiting", function()
    for _, change in ipairs {
      function(cover) cover:removeFromSuperview() end, function(cover) cover.isHidden = true end, function(cover) cover.alpha = 0 end,
      function(_, wheel) wheel:removeFromSuperview() end, function(_, wheel) wheel.isHidden = true end, function(_, wheel) wheel:stopAnimating() end,
    } do
      local app = wheelIn(change)
      app:settle()
      assert.near(0.2, app.time, 0.05)
    end
  end)

  it("turns again when it is back", function()
    local kept, covered
    local app = wheelIn(function(cover, wheel)
      kept, covered = wheel, cover
      cover:removeFromSuperview()
    end)
    app:settle()
    assert.is_true(kept.isAnimating)
    app.window:addSubview(covered)
    assert.raises("the wheel of", function() app:settle { timeout = 1 } end)
  end)
end)

describe("settle after a change of constraints", function()
  local box, width, app
  local function launchBox(view)
    box = view
    box.translatesAutoresizingMaskIntoConstraints = false
    app = launchWindow(function(window)
      local controller = UIViewController {}
      window.rootViewController = controller
      controller.view:addSubview(box)
      box.topAnchor:constraint("==", controller.view.topAnchor).isActive = true
      box.leadingAnchor:constraint("==", controller.view.leadingAnchor).isActive = true
    end)
    app:settle()
  end

  it("shows what a constant and other constraints make of it", function()
    launchBox(UIView {})
    width = box.widthAnchor:constraint("==", 100)
    NSLayoutConstraint.activate { width, box.heightAnchor:constraint("==", 10) }
    app:settle()
    assert.are.equal(CGSize(100, 10), box.frame.size)
    width.constant = 50
    app:settle()
    assert.are.equal(CGSize(50, 10), box.frame.size)
    width.isActive = false
    box.widthAnchor:constraint("==", 70).isActive = true
    app:settle()
    assert.are.equal(CGSize(70, 10), box.frame.size)
  end)

  it("shows what hiding, spacing and the axis make of a stack", function()
    launchBox(UIStackView { axis = "vertical", arrangedSubviews = { UIView { frame = { 0, 0, 1, 1 } }, UIView {}, UIView {} } })
    for _, view in ipairs(box.arrangedSubviews) do
      NSLayoutConstraint.activate { view.widthAnchor:constraint("==", 30), view.heightAnchor:constraint("==", 20) }
    end
    app:settle()
    assert.are.equal(CGSize(30, 60), box.frame.size)
    box.arrangedSubviews[2].isHidden = true
    app:settle()
    assert.are.equal(CGSize(30, 40), box.frame.size)
    box.spacing = 10
    app:settle()
    assert.are.equal(CGSize(30, 50), box.frame.size)
    box.axis = "horizontal"
    app:settle()
    assert.are.equal(CGSize(70, 20), box.frame.size)
    box.arrangedSubviews[2].isHidden = false
    app:settle()
    assert.are.equal(CGSize(110, 20), box.frame.size)
  end)
end)

describe("settling waits for nothing that stands still until somebody moves it", function()
  local box = nil ---@type UIView
  local app

  before_each(function()
    box = UIView { frame = { 0, 0, 10, 10 } }
    app = launchWindow(box)
  end)

  it("an animator that is paused, whose end it waits for once it goes on", function()
    local animator = UIViewPropertyAnimator { duration = 1, curve = "linear", animations = function() box.alpha = 0.5 end }
    animator:pauseAnimation()
    animator.fractionComplete = 0.3
    app:settle()
    assert.near(0.85, box.layer:presentation().opacity, 0.001)
    animator:startAnimation()
    app:settle()
    assert.is_nil(box.layer:animationKeys())
  end)

  it("a layer whose clock has speed 0, and what is on layers below it", function()
    local inner = CALayer {}
    box.layer:addSublayer(inner)
    inner:add(CABasicAnimation { keyPath = "position.x", fromValue = 0, toValue = 100, duration = 1 }, "move")
    box.layer.speed = 0
    app:settle()
    assert.is_not_nil(inner:animation "move")
    box.layer.speed = 1
    app:settle()
    assert.is_nil(inner:animation "move")
  end)
end)
