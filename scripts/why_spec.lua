-- app:why and its questions, each with a planted cause. The guide: docs/why.md

local place = "scripts/why_spec.lua:"

-- The line in which a function begins, so that a test needn't name a number.
local function line(offset, fn)
  local info = debug.getinfo(fn, "S")
  return place .. (info.linedefined + offset)
end

describe("why", function()
  local app ---@type App

  it("set: an app's view is no view of the app before it, whose views have the same numbers", function()
    local function launched()
      return launch {
        didFinishLaunching = function()
          local window = UIWindow {}
          window:addSubview(UILabel { text = "Total", frame = { 20, 40, 100, 20 } })
          window:makeKeyAndVisible()
        end,
      }
    end
    local first = launched()
    first:find("Total").alpha = 0.5
    first:advance(0.1)
    first:close()
    app = launched()
    app:advance(0.1)
    assert.contains("never set", app:why("set", "Total.alpha"))
    app:find("Total").alpha = 0.25
    assert.contains("from 1 to 0.25", app:why("set", "Total.alpha"))
  end)

  it("set: names the line that set a property, and the values before and after", function()
    local label = UILabel { text = "Total", frame = { 20, 40, 100, 20 } }
    app = launch {
      didFinishLaunching = function()
        local window = UIWindow {}
        window:addSubview(label)
        window:makeKeyAndVisible()
      end,
    }
    app:advance(0.1)
    local function change() label.alpha = 0.5 end
    change()
    local text = app:why("set", "Total.alpha")
    assert.contains(line(0, change), text)
    assert.contains("from 1 to 0.5", text)
    assert.contains("never set", app:why("set", "Total.textColor"))
    assert.contains("did you mean 'alpha'?", app:why("set", "Total.alhpa"))
    assert.contains("did you mean \"Total\"?", app:why("set", "Totel.alpha"))
  end)

  it("Z-111: names autoresizing and the line that changed the view around", function()
    local outer = UIView { frame = { 0, 40, 100, 100 } }
    local inner = UIView { frame = { 0, 0, 100, 20 }, autoresizingMask = { "flexibleWidth" }, accessibilityIdentifier = "inner" }
    app = launch {
      didFinishLaunching = function()
        local window = UIWindow {}
        outer:addSubview(inner)
        window:addSubview(outer)
        window:makeKeyAndVisible()
      end,
    }
    local function widen() outer.frame = { 0, 40, 200, 100 } end
    widen()
    local text = app:why("set", "inner.frame")
    assert.contains("autoresizing", text)
    assert.contains(line(0, widen), text)
  end)

  it("names the line that has led to a layout, and not the one that let time pass", function()
    local card, pinned, width
    local function widen() card.frame = { 20, 40, 240, 100 } end
    local function stretch() width.constant = 80 end
    app = launch({
      didFinishLaunching = function()
        local window = UIWindow {}
        local root = UIViewController {}
        window.rootViewController = root
        card = UIView { frame = { 20, 40, 200, 100 } }
        root.view:addSubview(card)
        pinned = UIView { translatesAutoresizingMaskIntoConstraints = false, accessibilityIdentifier = "pinned" }
        local other = UIView { translatesAutoresizingMaskIntoConstraints = false, accessibilityIdentifier = "other" }
        root.view:addSubview(pinned)
        root.view:addSubview(other)
        pinned.widthAnchor:constraint("==", card.widthAnchor).isActive = true
        width = other.widthAnchor:constraint("==", 50)
        width.isActive = true
        window:makeKeyAndVisible()
        after(0.1, function()
          widen()
          stretch()
          card.backgroundColor = "red"
        end)
      end,
    }, { allowLayoutProblems = true })
    app:wait(0.2)
    local text = app:why("set", "pinned.frame")
    assert.contains("by constraints", text)
    assert.contains(line(0, widen), text)
    assert.contains("for a timer", text)
    assert.contains(line(0, stretch), app:why("set", "other.frame"))
  end)

  it("looks into views that views hold, and knows their fields", function()
    local Card = class("Card", UIView)
    function Card:init(properties)
      UIView.init(self, properties)
      self.title = UILabel { text = "Old", frame = { 0, 0, 50, 20 } }
      self:addSubview(self.title)
    end
    local card
    app = launch {
      didFinishLaunching = function()
        local window = UIWindow {}
        card = Card { frame = { 0, 40, 100, 100 }, accessibilityIdentifier = "card" }
        window:addSubview(card)
        window:makeKeyAndVisible()
      end,
    }
    assert.contains("made with \"Old\"", app:why("set", "card.title.text"))
    assert.contains("did you mean 'title'?", app:why("set", "card.titel"))
    assert.contains("did you mean 'text'?", app:why("set", "card.title.txet"))
    local function change() card.title.text = "New" end
    change()
    assert.contains(line(0, change), app:why("set", "card.title.text"))
  end)

  it("called: names who called a method last", function()
    local view = UIView { frame = { 0, 40, 100, 100 }, accessibilityIdentifier = "box" }
    app = launch {
      didFinishLaunching = function()
        local window = UIWindow {}
        window:addSubview(view)
        window:makeKeyAndVisible()
      end,
    }
    local function mark() view:setNeedsLayout() end
    mark()
    app:advance(0.1)
    mark()
    local text = app:why("called", "box.setNeedsLayout")
    assert.contains(line(0, mark), text)
    assert.contains("2 times", text)
    assert.contains("no script called", app:why("called", "UITableView.reloadData"))
    assert.contains("did you mean 'setNeedsLayout'?", app:why("called", "box.setNeedLayout"))
  end)

  it("called: knows methods of a script's own class, whoever calls them", function()
    local Meter = class("Meter", UIView)
    function Meter:layoutSubviews() end
    function Meter:raise(by) self.level = (self.level or 0) + by end
    local meter = Meter { frame = { 20, 40, 100, 20 }, accessibilityIdentifier = "meter" }
    app = launchWindow(meter)
    local function raise() meter:raise(2) end
    raise()
    local text = app:why("called", "Meter.raise")
    assert.contains(line(0, raise), text)
    assert.contains("once", text)
    assert.does_not.contain("in Meter:raise", text)
    assert.contains(line(0, raise), app:why("called", "meter.raise"))
    assert.contains("last by the host for", app:why("called", "Meter.layoutSubviews"))
    assert.contains("did you mean 'raise'?", app:why("called", "Meter.raisse"))
  end)

  it("set: a number in a value was set with the value, and so is what the host changes with it", function()
    local view = UIView { frame = { 20, 40, 100, 20 }, accessibilityIdentifier = "box" }
    app = launchWindow(view)
    local function widen(width)
      view.frame = { 20, 40, width, 20 }
      app:advance(0.2)
    end
    widen(120)
    widen(140)
    local text = app:why("set", "box.frame.width")
    assert.contains(line(1, widen), text)
    assert.contains("from 120 to 140", text)
    assert.does_not.contain("the host", text)
    assert.contains("made with 20", app:why("set", "box.frame.height"))
    local center = app:why("set", "box.center")
    assert.contains("from CGPoint {80, 50} to CGPoint {90, 50}", center)
    assert.does_not.contain("by the layout of", center)
  end)

  it("Z-135: hidden names the ancestor that is hidden, and the line", function()
    local a = UIView { frame = { 0, 40, 100, 100 }, accessibilityIdentifier = "A" }
    local b = UIView { frame = { 0, 0, 50, 50 }, backgroundColor = "red", accessibilityIdentifier = "B" }
    app = launch {
      didFinishLaunching = function()
        local window = UIWindow {}
        a:addSubview(b)
        window:addSubview(a)
        window:makeKeyAndVisible()
      end,
    }
    assert.contains("is visible", app:why("hidden", "B"))
    local function hide() a.isHidden = true end
    hide()
    local text = app:why("hidden", "B")
    assert.contains("\"A\"", text)
    assert.contains("hidden", text)
    assert.contains(line(0, hide), text)
  end)

  describe("hidden", function()
    local window, view ---@type UIWindow, UIView

    local function launched(properties)
      properties.accessibilityIdentifier = "it"
      properties.backgroundColor = properties.backgroundColor or "red"
      view = UIView(properties)
      app = launch {
        didFinishLaunching = function()
          window = UIWindow { backgroundColor = "white" }
          window:addSubview(view)
          window:makeKeyAndVisible()
        end,
      }
      return app
    end

    it("Z-137: no size", function()
      launched { frame = { 10, 10, 0, 20 } }
      local text = app:why("hidden", "it")
      assert.contains("no size", text)
      assert.contains(place, text)
    end)

    it("Z-138: outside the screen", function()
      launched { frame = { 400, 10, 20, 20 } }
      assert.contains("outside the screen", app:why("hidden", "it"))
    end)

    it("outside the screen, and not clipped by the container of a navigation controller, which is as large", function()
      view = UIView { frame = { 400, 100, 20, 20 }, accessibilityIdentifier = "it" }
      app = launchWindow(function(window)
        local root = UIViewController {}
        root.view:addSubview(view)
        window.rootViewController = UINavigationController { rootViewController = root }
      end)
      local text = app:why("hidden", "it")
      assert.contains("outside the screen", text)
      assert.does_not.contain("clipped", text)
    end)

    it("Z-139: covered by an opaque view, and not by a clear one", function()
      launched { frame = { 10, 40, 20, 20 } }
      local cover = UIView { frame = { 0, 30, 100, 100 }, backgroundColor = "blue", accessibilityIdentifier = "cover" }
      window:addSubview(cover)
      app:advance(0.1)
      assert.contains("covered by UIView \"cover\"", app:why("hidden", "it"))
      cover.alpha = 0.5
      app:advance(0.1)
      assert.does_not.contain("covered", app:why("hidden", "it"))
    end)

    it("never added, no window", function()
      launched { frame = { 10, 40, 20, 20 } }
      local function remove() view:removeFromSuperview() end
      remove()
      local text = app:why("hidden", "it")
      assert.contains("never added to a view, or it was removed", text)
      assert.contains(line(0, remove), text)
      local inside = UIView { frame = { 0, 0, 5, 5 }, accessibilityIdentifier = "inside" }
      view:addSubview(inside)
      assert.contains("in no window", app:why("hidden", "inside"))
    end)

    it("transparent, by a product", function()
      launched { frame = { 10, 40, 20, 20 } }
      view.alpha = 0.005
      assert.contains("transparent", app:why("hidden", "it"))
    end)

    it("scaled to nothing", function()
      launched { frame = { 10, 40, 20, 20 } }
      view.transform = CGAffineTransform { scaleX = 0, y = 0 }
      assert.contains("scaled to nothing", app:why("hidden", "it"))
    end)

    it("clipped by a view around", function()
      launched { frame = { 10, 40, 20, 20 }, clipsToBounds = true }
      local inside = UIView { frame = { 30, 0, 5, 5 }, backgroundColor = "blue", accessibilityIdentifier = "inside" }
      view:addSubview(inside)
      app:advance(0.1)
      assert.contains("clipped by UIView \"it\"", app:why("hidden", "inside"))
    end)

    it("scrolled away", function()
      launched { frame = { 10, 40, 20, 20 } }
      local scroll = UIScrollView { frame = { 0, 100, 200, 200 }, contentSize = { 200, 1000 } }
      local inside = UIView { frame = { 0, 0, 20, 20 }, backgroundColor = "blue", accessibilityIdentifier = "inside" }
      scroll:addSubview(inside)
      window:addSubview(scroll)
      app:advance(0.1)
      local function away() scroll.contentOffset = { 0, 500 } end
      away()
      local text = app:why("hidden", "inside")
      assert.contains("scrolled away by UIScrollView", text)
      assert.contains(line(0, away), text)
    end)

    it("nothing to draw, and the colour behind it", function()
      launched { frame = { 10, 40, 20, 20 }, backgroundColor = "white" }
      assert.contains("the colour that is behind it", app:why("hidden", "it"))
      view.backgroundColor = nil
      assert.contains("nothing to draw", app:why("hidden", "it"))
      local label = UILabel { frame = { 10, 100, 100, 20 }, text = "pale", textColor = "white" }
      window:addSubview(label)
      app:advance(0.1)
      assert.contains("the colour that is behind it", app:why("hidden", "pale"))
    end)

    it("all reasons that hold", function()
      launched { frame = { 10, 40, 0, 20 }, isHidden = true, alpha = 0 }
      local text = app:why("hidden", "it")
      assert.contains("isHidden", text)
      assert.contains("transparent", text)
      assert.contains("no size", text)
    end)
  end)

  it("frame: names the lines of the constraints of the chain", function()
    local left, right ---@type UIView, UIView
    local function constrain(root)
      left.leadingAnchor:constraint("==", root.leadingAnchor, 20).isActive = true
      left.widthAnchor:constraint("==", 50).isActive = true
      right.leadingAnchor:constraint("==", left.trailingAnchor, 8).isActive = true
      right.widthAnchor:constraint("==", 30).isActive = true
      for _, view in ipairs { left, right } do
        view.topAnchor:constraint("==", root.topAnchor, 40).isActive = true
        view.heightAnchor:constraint("==", 20).isActive = true
      end
    end
    app = launch {
      didFinishLaunching = function()
        local window = UIWindow {}
        local controller = UIViewController {}
        left = UIView { translatesAutoresizingMaskIntoConstraints = false, accessibilityIdentifier = "left" }
        right = UIView { translatesAutoresizingMaskIntoConstraints = false, accessibilityIdentifier = "right" }
        controller.view:addSubview(left)
        controller.view:addSubview(right)
        constrain(controller.view)
        window.rootViewController = controller
        window:makeKeyAndVisible()
      end,
    }
    local text = app:why("frame", "right")
    assert.contains("left 78", text)
    assert.contains(line(3, constrain), text)
    assert.contains(line(1, constrain), text)
  end)

  it("ran: names the calls of a frame with their instructions", function()
    local plugin = {}
    function plugin:didFinishLaunching()
      local window = UIWindow {}
      window:makeKeyAndVisible()
      after(0.05, function() local sum = 0; for i = 1, 100 do sum = sum + i end end)
    end
    app = launch(plugin)
    app:advance(0.2)
    local text = app:why("ran", "3")
    assert.contains("timers:", text)
    assert.contains("function " .. place, text)
    assert.contains("instructions", text)
    assert.contains("there is no frame 400", app:why("ran", "400"))
  end)

  it("Z-143: not-called names the method that is there", function()
    local plugin = {}
    function plugin:numberOfRowsInSection() return 3 end
    function plugin:cellForRowAt() return UITableViewCell {} end
    function plugin:didSelectRowAtIndexPath() end
    lunette.allowFields { "didSelectRowAtIndexPath" }
    app = launch(plugin)
    app:tap { row = 1 }
    local text = app:why("not-called", "didSelectRowAt")
    assert.contains("didSelectRowAtIndexPath", text)
    assert.contains("must be 'didSelectRowAt'", text)
    assert.contains("it was called 3 times", app:why("not-called", "cellForRowAt"))
    assert.contains("did you mean 'viewDidLoad'?", app:why("not-called", "viewDidLaod"))
    assert.contains("no class of the app has a method 'viewDidAppear'", app:why("not-called", "viewDidAppear"))
  end)

  it("not-called: what UIKit calls is no wrong name for something else", function()
    local plugin = {}
    function plugin:numberOfRowsInSection() return 3 end
    function plugin:cellForRowAt() return UITableViewCell {} end
    function plugin:didSelectRowAt() end
    app = launch(plugin)
    app:tap { row = 1 }
    local text = app:why("not-called", "didDeselectRowAt")
    assert.contains("has no method 'didDeselectRowAt'; it has cellForRowAt, didSelectRowAt, numberOfRowsInSection", text)
    assert.is_nil(text:find("its name must be", 1, true))
  end)

  it("touch: tells the story of a finger", function()
    local plugin = {}
    function plugin:didFinishLaunching()
      local window = UIWindow {}
      window:addSubview(UIView { frame = { 0, 0, 100, 100 }, accessibilityIdentifier = "first" })
      window:addSubview(UIView { frame = { 0, 200, 100, 100 }, accessibilityIdentifier = "second" })
      window:makeKeyAndVisible()
    end
    app = launch(plugin)
    app:tap { 50, 50 }
    app:tap { 50, 250 }
    assert.contains("\"first\"", app:why("touch", "1"))
    assert.contains("\"second\"", app:why("touch"))
    assert.contains("there is no finger 7", app:why("touch", "7"))
  end)

  it("error: tells the last error with the call it came from", function()
    local plugin = {}
    local function broken() error("planted") end
    function plugin:didFinishLaunching()
      local window = UIWindow {}
      local button = UIButton { frame = { 20, 100, 100, 44 } }
      button:setTitle("Go", "normal")
      button:addTarget("touchUpInside", function() broken() end)
      window:addSubview(button)
      window:makeKeyAndVisible()
    end
    app = launch(plugin)
    pcall(app.tap, app, "Go")
    local text = app:why("error")
    assert.contains("planted", text)
    assert.contains(line(0, broken), text)
    assert.contains("for finger 1's tap", text)
  end)

  it("made: names the lines that made the objects of a class", function()
    local plugin = {}
    local function newLabel() return UILabel {} end
    function plugin:didFinishLaunching()
      local window = UIWindow {}
      for _ = 1, 5 do window:addSubview(newLabel()) end
      window:makeKeyAndVisible()
    end
    app = launch(plugin)
    local text = app:why("made", "UILabel")
    assert.contains("5 of UILabel were made", text)
    assert.contains(line(0, newLabel) .. ": 5", text)
    assert.contains("did you mean UILabel?", app:why("made", "UILable"))
  end)

  it("takes a view or a query, also one that isn't seen, and a name after it", function()
    app = launchWindow(function(window)
      window:addSubview(UILabel { text = "Total", frame = { 20, 40, 100, 20 } })
      window:addSubview(UILabel { text = "Gone", frame = { 20, 80, 100, 20 }, isHidden = true })
    end)
    local function change() app:find("Total").alpha = 0.5 end
    change()
    assert.contains(line(0, change), app:why("set", { text = "Total" }, "alpha"))
    assert.contains(line(0, change), app:why("set", app:find "Total", "alpha"))
    assert.contains("hidden", app:why("hidden", { text = "Gone" }))
  end)

  it("made: counts the constraints of anchors and of visual formats, and not those of the host", function()
    local plugin = {}
    local function pinned(view, other)
      view.topAnchor:constraint("==", other.topAnchor, 4).isActive = true
      view.widthAnchor:constraint("==", 40).isActive = true
      return NSLayoutConstraint { item = view, attribute = "height", relatedBy = "equal", constant = 20 }
    end
    function plugin:didFinishLaunching()
      local window = UIWindow {}
      local a, b = UILabel { text = "a" }, UILabel { text = "b" }
      local stack = UIStackView { arrangedSubviews = { UILabel { text = "c" }, UILabel { text = "d" } } }
      for _, view in ipairs { a, b, stack } do
        view.translatesAutoresizingMaskIntoConstraints = false
        window:addSubview(view)
      end
      NSLayoutConstraint.activate { pinned(a, window), pinned(b, window) }
      pinned(stack, window)
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints { withVisualFormat = "H:|-[a]-[b]", views = { a = a, b = b } })
      window:makeKeyAndVisible()
      window:layoutIfNeeded()
      assert(#window.constraints > 0 and #stack.constraints > 0)
    end
    app = launch(plugin, { allowLayoutProblems = true })
    local text = app:why("made", "NSLayoutConstraint")
    assert.contains("11 of NSLayoutConstraint were made", text)
    assert.contains(line(1, pinned) .. ": 3", text)
    assert.contains(line(2, pinned) .. ": 3", text)
    assert.contains(line(3, pinned) .. ": 3", text)
    assert.contains(line(10, plugin.didFinishLaunching) .. ": 2", text)
  end)

  it("set: tells values of value classes apart, also where they are made anew for each look", function()
    local label, button ---@type UILabel, UIButton
    app = launch {
      didFinishLaunching = function()
        local window = UIWindow {}
        label = UILabel { text = "Total", frame = { 20, 40, 100, 20 }, font = UIFont.preferredFont("body"), adjustsFontForContentSizeCategory = true }
        button = UIButton { configuration = UIButton.Configuration.plain(), frame = { 20, 80, 100, 44 }, accessibilityIdentifier = "go" }
        window:addSubview(label)
        window:addSubview(button)
        window:makeKeyAndVisible()
      end,
    }
    app:setTextSize "XXXL"
    local function bold() label.font = UIFont.boldSystemFont(12) end
    bold()
    local function title()
      local configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      button.configuration = configuration
    end
    title()
    local text = app:why("set", label, "font")
    assert.contains(line(0, bold), text)
    assert.contains("to UIFont .SFUIText-Bold 12", text)
    assert.contains(line(3, title), app:why("set", { id = "go" }, "configuration"))
  end)

  it("set: names the line that told an appearance proxy; no sample of one counts as a view", function()
    local function tell() UILabel.appearance().textColor = "purple" end
    app = launch {
      didFinishLaunching = function()
        tell()
        local window = UIWindow {}
        window:addSubview(UILabel { text = "Total", frame = { 20, 40, 100, 20 } })
        window:makeKeyAndVisible()
      end,
    }
    local text = app:why("set", "Total.textColor")
    assert.contains("by the appearance of UILabel", text)
    assert.contains("because of " .. line(0, tell), text)
    assert.contains("is visible", app:why("hidden", { class = "UILabel" }))
    assert.contains("1 of UILabel", app:why("made", "UILabel"))
  end)

  it("lists what a target may be, and says what is wrong with a question", function()
    local plugin = {}
    function plugin:didFinishLaunching()
      local window = UIWindow {}
      for i = 1, 3 do window:addSubview(UILabel { text = "same", frame = { 0, 40 * i, 100, 20 } }) end
      window:makeKeyAndVisible()
    end
    app = launch(plugin)
    local text = app:why("set", "same.frame")
    assert.contains("may be 3 views", text)
    local id = text:match("id (%d+)")
    assert.contains("made with", app:why("set", "id " .. id .. ".frame"))
    local ok, message = pcall(app.why, app, "hiden", "x")
    assert.is_false(ok)
    assert.contains("did you mean \"hidden\"?", message)
  end)
end)

describe("why, of a secure field", function()
  it("tells that its text has changed, and no text", function()
    local field ---@type UITextField
    local app = launchWindow(function(window)
      field = UITextField { frame = { 20, 100, 200, 40 }, isSecureTextEntry = true, accessibilityIdentifier = "pw", placeholder = "Password" }
      window:addSubview(field)
    end)
    field.text = "hunter2"
    app:tap(field)
    app:type "secret"
    local text = app:why("set", field, "text")
    assert.contains('"•••••••"', text)
    assert.does_not.contain("hunter2", text)
    assert.does_not.contain("secret", text)
    assert.contains("Password", app:why("set", field, "placeholder"))
  end)
end)

describe("called", function()
  it("takes a call of another object by the same name for a call of its own", function()
    local Card = class("Card", UIView)
    function Card:setNeedsLayout()
      Card.super.setNeedsLayout(self)
      if self.label then self.label:setNeedsLayout() end
    end
    local label, card = UILabel { text = "hi", accessibilityIdentifier = "label" }, Card { frame = { 0, 40, 100, 100 } }
    card:addSubview(label)
    card.label = label
    local app = launchWindow { card }
    card:setNeedsLayout()
    app:advance(0.1)
    assert.contains("was called once, last by " .. place, app:why("called", "label.setNeedsLayout"))
  end)
end)
