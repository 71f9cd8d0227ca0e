-- app:why("hidden", VIEW) where what is shown differs from what is set, and where several reasons hold. The guide: docs/why.md

describe("why hidden", function()
  local app ---@type App

  local function hiding(fill, wait)
    app = launchWindow(fill, { allowLayoutProblems = true })
    if wait then app:advance(wait) end
    return app:why("hidden", "it")
  end

  local function it_is(text, ...)
    for _, part in ipairs { ... } do assert.contains(part, text) end
  end

  -- A label that is animated half a second later.
  local function animated(from, to)
    return function(window)
      local label = UILabel { text = "it", frame = { 10, 100, 80, 20 } }
      for key, value in pairs(from) do label[key] = value end
      window:addSubview(label)
      UIView.animate {
        duration = 1, delay = 0.5,
        animations = function() for key, value in pairs(to) do label[key] = value end end,
      }
    end
  end

  it("tells that a view which comes into sight is not there yet", function()
    it_is(hiding(animated({ alpha = 0 }, { alpha = 1 }), 0.2), "isn't seen:", "an animation of it still runs: opacity")
    it_is(hiding(animated({ frame = { 400, 100, 80, 20 } }, { frame = { 10, 100, 80, 20 } }), 0.2), "an animation of it still runs: position")
    app:advance(2)
    it_is(app:why("hidden", "it"), "is visible")
  end)

  it("tells that a view which goes is seen as long as the animation runs, and what hides it then", function()
    local text = hiding(animated({}, { alpha = 0 }), 0.6)
    it_is(text, "is visible as long as an animation runs; when it has ended:", "it is transparent: alpha of it is 0", "an animation of it still runs: opacity")
    app:advance(2)
    text = app:why("hidden", "it")
    it_is(text, "isn't seen:", "it is transparent")
    assert.does_not.contain("animation of it", text)
  end)

  it("tells of an animation of a view around", function()
    local text = hiding(function(window)
      local box = UIView { frame = { 400, 100, 80, 20 } }
      box:addSubview(UILabel { text = "it", frame = { 0, 0, 80, 20 } })
      window:addSubview(box)
      UIView.animate { duration = 1, delay = 0.5, animations = function() box.frame = { 10, 100, 80, 20 } end }
    end, 0.2)
    it_is(text, "isn't seen:", "an animation of UIView (id ", ", in which it stands, still runs: position")
  end)

  it("knows that a covered view stays covered while it fades", function()
    local text = hiding(function(window)
      animated({}, { alpha = 0 })(window)
      window:addSubview(UIView { frame = { 0, 0, 320, 568 }, backgroundColor = "blue" })
    end, 0.6)
    it_is(text, "isn't seen:", "it is transparent", "it is covered by")
  end)

  it("sees what stands beside a scroll view that doesn't clip", function()
    local scroll
    local function fill(window)
      scroll = UIScrollView { frame = { 100, 100, 100, 100 }, clipsToBounds = false, contentSize = { 1000, 100 } }
      scroll:addSubview(UILabel { text = "it", frame = { 110, 0, 80, 20 } })
      window:addSubview(scroll)
    end
    it_is(hiding(fill), "is visible")
    scroll.contentOffset = { 500, 0 }
    it_is(app:why("hidden", "it"), "scrolled away by UIScrollView")
    scroll.contentOffset = { 0, 0 }
    scroll.clipsToBounds = true
    it_is(app:why("hidden", "it"), "scrolled away by UIScrollView")
  end)

  it("finds the mask that lets nothing through, a layer's or a view's", function()
    local label
    local function fill(window)
      label = UILabel { text = "it", frame = { 10, 100, 80, 20 } }
      window:addSubview(label)
    end
    it_is(hiding(fill), "is visible")
    label.layer.mask = CAShapeLayer {}
    it_is(app:why("hidden", "it"), "masked out by its layer.mask", "layer.mask: ")
    label.layer.mask = nil
    -- A view without a background shows nothing, wherever it stands.
    label.mask = UIView { frame = label.bounds }
    it_is(app:why("hidden", "it"), "masked out by its mask", "mask: ")
    label.mask.backgroundColor = "black"
    it_is(app:why("hidden", "it"), "is visible")
  end)

  it("finds what a layer turns until its edge is seen, and what a window cuts off", function()
    local label, window
    local function fill(made)
      window, label = made, UILabel { text = "it", frame = { 10, 100, 80, 20 } }
      window:addSubview(label)
    end
    hiding(fill)
    label.layer.transform = CATransform3DMakeRotation(math.pi / 2, 0, 1, 0)
    it_is(app:why("hidden", "it"), "scaled to nothing by its transform", "layer.transform: ")
    label.layer.transform = CATransform3D.identity
    window.clipsToBounds, window.frame = true, { 0, 0, 320, 50 }
    it_is(app:why("hidden", "it"), "clipped by UIWindow")
  end)

  it("tells of texts that are clear, and of controls that draw nothing", function()
    it_is(hiding(function(window) window:addSubview(UILabel { text = "it", frame = { 10, 100, 80, 20 }, textColor = "clear" }) end), "its text is clear")
    it_is(hiding(function(window)
      local label = UILabel { frame = { 10, 100, 80, 20 }, textColor = "clear" }
      label.attributedText = NSAttributedString("it", { foregroundColor = "red" })
      window:addSubview(label)
    end), "is visible")
    local function empty(class, properties)
      return hiding(function(window)
        properties.frame, properties.accessibilityIdentifier = { 10, 100, 80, 30 }, "it"
        window:addSubview(class(properties))
      end)
    end
    it_is(empty(UIButton, {}), "nothing to draw")
    it_is(empty(UITextField, {}), "nothing to draw")
    it_is(empty(UITextField, { placeholder = "Name" }), "is visible")
    it_is(empty(UITextField, { borderStyle = "roundedRect" }), "is visible")
    it_is(empty(UISwitch, {}), "is visible")
  end)

  it("names every reason of a view that stands in no window", function()
    local box = UIView { frame = { 10, 10, 100, 100 }, isHidden = true, alpha = 0 }
    box:addSubview(UILabel { text = "it", frame = { 0, 0, 0, 20 } })
    it_is(hiding(function() end), "in no window", "is hidden: isHidden is true", "it is transparent", "it has no size")
  end)

  it("a cell that shows another row says so after what hides it", function()
    local text
    app = launch {
      numberOfRowsInSection = function() return 100 end,
      cellForRowAt = function(_, list, path)
        local cell = list:dequeueReusableCell("cell") or UITableViewCell { reuseIdentifier = "cell" }
        cell.textLabel.text = "Row " .. path.row
        return cell
      end,
    }
    app.table.contentOffset = { 0, 1000 }
    app:advance(0.1)
    app.table.isHidden = true
    text = app:why("hidden", "Row 3")
    local hidden, reused = text:find("isHidden is true", 1, true), text:find("its cell shows", 1, true)
    assert.is_true(hidden and reused and hidden < reused, text)
  end)

  it("a query of a variable that nothing has set says what is wrong", function()
    hiding(function() end)
    it_is(app:why("hidden", "{ class = Card }"), "names nothing; texts stand in quotes")
  end)
end)

describe("why called and not-called", function()
  it("leaves out what a method passes on to its superclass, and names the moment of the call itself", function()
    local Card = class("Card", UIView)
    function Card:layoutSubviews() Card.super.layoutSubviews(self) end
    local app = launchWindow(function(window) window:addSubview(Card { frame = { 0, 0, 10, 10 }, accessibilityIdentifier = "card" }) end)
    app:advance(0.1)
    local text = app:why("called", "card.layoutSubviews")
    assert.contains("was called once, last by the host", text)
    text = app:why("not-called", "layoutSubviews")
    assert.contains("it was called once", text)
    assert.matches("moment 0%.%d+\n", text)
    text = app:why("ran", "0")
    assert.matches("0%.%d+ layoutSubviews Card \"card\": %d+ instructions", text)
  end)

  it("tells of the last touch only where a finger is what such a method waits for", function()
    local app = launch {
      numberOfRowsInSection = function() return 3 end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
    app:tap { row = 1 }
    assert.does_not.contain("the last touch", app:why("not-called", "willDisplay"))
    assert.contains("the last touch", app:why("not-called", "didSelectRowAt"))
  end)
end)
