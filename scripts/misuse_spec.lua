-- Mistakes that are silent elsewhere: here each one raises an error that says what to write instead.

describe("a tap", function()
  local taps, button, app ---@type integer, UIButton, App
  before_each(function()
    taps = 0
    button = UIButton { title = "Go", frame = { 20, 20, 100, 44 } }
    button:addTarget("touchUpInside", function() taps = taps + 1 end)
  end)

  it("on a disabled control is an error, unless it is forced", function()
    button.isEnabled = false
    app = launchWindow { button }
    assert.raises("is disabled, so the tap does nothing", function() app:tap "Go" end)
    assert.raises("is disabled", function() app:tap { 60, 40 } end)
    assert.raises("is disabled", function() app:longPress(button) end)
    app:tap("Go", { force = true })
    assert.are.equal(0, taps)
  end)

  it("on what something covers is an error, unless it is forced", function()
    app = launchWindow { button, UIView { frame = { 0, 0, 320, 200 } } }
    assert.raises("did not reach", function() app:tap(button) end)
    app:tap(button, { force = true })
    assert.are.equal(0, taps)
  end)

  it("waits for nothing", function()
    app = launchWindow { button }
    local time = app.time
    app:tap "Go"
    assert.near(0.05, app.time - time, 0.02)
    assert.are.equal(1, taps)
  end)
end)

describe("arguments in a table of labels after others, or none where options are needed", function()
  it("are told how they are handed over", function()
    local controller, button = UIViewController {}, UIButton {}
    assert.raises("argument 2 'animated' must be true or false, got a table; hand the arguments over in order: present(controller, animated, completion)",
      function() controller:present(UIViewController {}, { animated = true }) end)
    assert.raises("hand the arguments over in order: setTitle(title, state)", function() button:setTitle("Go", { ["for"] = "normal" }) end)
    assert.raises("hand the arguments over in order: register(class, identifier)",
      function() UITableView {}:register(UITableViewCell, { forCellReuseIdentifier = "cell" }) end)
    local app = launchWindow {  }
    assert.raises("argument 2 'options' must be a table, got nothing; write rotate(target, { angle = ... })", function() app:rotate { 1, 2 } end)
  end)
end)

describe("a list", function()
  local list = UITableView {}

  it("has no names", function()
    assert.raises('got a table with the key "rows"; hand the arguments over in order: insertRows(indexPaths, animation)',
      function() list:insertRows { rows = { IndexPath(1, 1) } } end)
    assert.raises('with the key "row"', function() list:reloadRows({ section = 1, row = 2 }) end)
    assert.raises("with the key", function() UIControl {}:addTarget({ "touchDown", other = 1 }, function() end) end)
    assert.raises("with the key", function() UINavigationController {}.viewControllers = { root = UIViewController {} } end)
  end)

  it("has no nil in the middle", function()
    assert.raises("got nil at position 2", function() list:insertRows({ IndexPath(1, 1), nil, IndexPath(1, 2) }) end)
    assert.raises("got nil at position 1", function() list:deleteRows({ nil, IndexPath(1, 2) }) end)
  end)

  it("may be empty", function()
    assert.are.same({}, UINavigationController {}.viewControllers)
    UINavigationController {}:setViewControllers({}, false)
  end)
end)

describe("classes", function()
  ---@class misuse_spec.C: UIViewController
  ---@overload fun(properties?: table): misuse_spec.C
  local C = class("C", UIViewController)

  it("are called to make an object", function()
    assert.raises("C has no 'new'; make an object with C { ... }", function() return C.new() end)
    assert.raises("UIView has no 'alloc'; make an object with UIView", function() return UIView.alloc() end)
    assert.raises("make an object with UILabel", function() return UILabel.initWithFrame { 0, 0, 1, 1 } end)
    assert.raises("make an object with Plain", function() return class("Plain").new() end)
    ---@class misuse_spec.Own: UIView
    ---@overload fun(properties?: table): misuse_spec.Own
    local Own = class("Own", UIView)
    function Own.new(size) return Own { bounds = { 0, 0, size, size } } end
    assert.are.equal(7, Own.new(7).bounds.width)
  end)

  it("have super, which objects have not", function()
    function C:setEditing(editing) self.super:setEditing(editing) end
    assert.raises("in a method of class C write C.super.method(self, ...)", function() C {}:setEditing(true) end)
    function C:setEditing(editing) C.super:setEditing(editing) end
    assert.raises("calls its class's own with C.super.setEditing(self, ...)", function() C {}:setEditing(true) end)
    function C:setEditing(editing) C.super.setEditing(editing) end
    assert.error_matches(function() C {}:setEditing(true) end, "got true; .* C.super.setEditing%(self, ...%)")
    function C:setEditing(editing) C.super.setEditing(self, editing) end
    local object = C {}
    object:setEditing(true)
    assert.is_true(object.isEditing)
  end)

  it("have init, which makes no object", function()
    assert.raises("an object is made with Class { ... }", function() return UIView:init() end)
    assert.raises("an object is made with", function() return C:init() end)
    ---@class misuse_spec.D: UIView
    ---@overload fun(properties?: table): misuse_spec.D
    local D = class("D", UIView)
    function D:init(options) D.super.init(self, options); self.isMade = true end
    assert.is_true(D {}.isMade)
  end)

  it("are made by no function of another language", function()
    assert.raises("make an object with UIButton", function() return UIButton.buttonWithType "custom" end)
    assert.raises("did you mean 'red'", function() return UIColor.redColor end)
    assert.raises("did you mean 'systemBlue'", function() return UIColor.systemBlueColor() end)
    assert.raises("did you mean 'default'", function() return NotificationCenter.defaultCenter() end)
    assert.raises("did you mean 'frame'", function() return UIView {}.width end)
  end)

  it("of a type have functions with a dot", function()
    assert.raises("call it with a dot: UIFont.systemFont(size, weight)", function() return UIFont:systemFont(12) end)
  end)
end)

describe("values", function()
  it("say how they are written", function()
    assert.raises("got a list of 3; write {x, y, width, height}", function() return UIView { frame = { 0, 0, 10 } } end)
    assert.raises("write {x, y}", function() UIView {}.center = { 1 } end)
    assert.raises("write {width, height}", function() return UIView {}:sizeThatFits { 1, 2, 3 } end)
  end)

  it("count rows and sections from 1", function()
    assert.raises("rows and sections count from 1", function() return UITableView {}:numberOfRows(0) end)
    assert.raises("rows and sections count from 1", function() return UITableView {}:reloadSections(0) end)
    assert.raises("IndexPath: rows and sections count from 1, got section 0", function() return IndexPath(0, 1) end)
    assert.raises("IndexPath: rows and sections count from 1, got row 0", function() return IndexPath(1, 0) end)
    assert.raises("write IndexPath(section, row)", function() return IndexPath { 1, 2 } end)
    assert.raises("got 0; rows, sections and places count from 1", function() return UITableView {}:headerView(0) end)
    assert.raises("places count from 1", function() UIView {}:insertSubview(UIView {}, 0) end)
    assert.raises("places count from 1", function() UISegmentedControl { items = { "a" } }.selectedSegmentIndex = 0 end)
  end)
end)

describe("a global that looks like a class", function()
  it("and is none says which one was meant", function()
    assert.raises("there is no 'UILable'; did you mean 'UILabel'?", function() return UILable {} end)
    assert.raises("did you mean 'UITableView'?", function() return class("X", UITabelView) end)
    assert.raises("did you mean 'UIPanGestureRecognizer'?", function() return UIPanGesture {} end)
    assert.raises("Lunette has nothing of that name", function() return UIWorldAtlas {} end)
  end)

  it("of UIKit's that isn't simulated says so", function()
    assert.raises("UIFieldBehavior is not simulated", function() return UIFieldBehavior {} end)
    assert.raises("write IndexPath(section, row)", function() return NSIndexPath end)
  end)

  it("of an enumeration says its strings", function()
    assert.raises('it is one of the strings "plain", "grouped"', function() return UITableViewStyle end)
    assert.raises('write "touchUpInside"', function() return UIControlEventTouchUpInside end)
    assert.raises('write "subtitle"', function() return UITableViewCellStyleSubtitle end)
    -- Members under the names that they had in Objective-C and in early Swift.
    for name, first in pairs {
      UITableViewCellStyle = "default", UITextBorderStyle = "none", UIButtonType = "custom", UIBarButtonSystemItem = "done",
      UITabBarSystemItem = "more", UITextAlignment = "left", UILineBreakMode = "byWordWrapping", UIViewAutoresizing = "flexibleLeftMargin",
      NSLayoutAttribute = "left", UITableViewCellSeparatorStyle = "none", UIControlEvents = "touchDown",
    } do
      assert.raises("there is no '" .. name .. "'; it is one of the strings \"" .. first .. '"', function() return _G[name] end)
    end
    assert.raises('write "easeIn"', function() return kCAMediaTimingFunctionEaseIn end)
    assert.raises('write "foregroundColor"', function() return NSForegroundColorAttributeName end)
  end)

  it("of what a class has by itself says where", function()
    assert.raises("write UIResponder.keyboardWillShowNotification", function() return UIKeyboardWillShowNotification end)
    assert.raises("write UIView.noIntrinsicMetric", function() return UIViewNoIntrinsicMetric end)
    assert.raises("write UITextField.textDidChangeNotification", function() return UITextFieldTextDidChangeNotification end)
  end)

  it("of a protocol says what a delegate is", function()
    assert.raises("a delegate or data source is a table with its methods", function() return UITableViewDelegate end)
  end)

  it("is told apart from what UIKit has and Lunette has not", function()
    assert.raises("UIListContentView is not simulated", function() return UIListContentView end)
    assert.raises("NSURL is not simulated", function() return NSURL end)
  end)

  it("names what is written in the place of functions of C and Swift", function()
    assert.raises("Task.sleep(0.5)", function() return ContinuousClock end)
  end)

  it("of an enumeration in a class says its strings", function()
    assert.raises('UIControl.State is one of the strings "normal", "highlighted"', function() return UIControl.State.normal end)
    assert.raises('one of the strings "normal"', function() return UIButton.State.normal end)
    assert.raises("one of the strings", function() return UIRectCorner.allCorners end)
    assert.are.equal(0.998, UIScrollView.DecelerationRate.normal)
  end)

  it("leaves other names nil", function()
    assert.is_nil(somethingElse)
    assert.is_nil(UI)
    assert.is_nil(CARDS)
  end)
end)

describe("a member that UIKit has and Lunette has not", function()
  it("says what to do instead", function()
    local table = UITableView {}
    assert.raises("UITableView has no property 'allowsFocus': it is not simulated; there is no focus", function() return table.allowsFocus end)
    assert.raises("keep a list of what was added", function() UISwitch {}:enumerateEventHandlers() end)
    assert.raises("there is no focus", function() return UILabel {}.preferredFocusEnvironments end)
    assert.raises("the view lays out its text itself", function() return UITextView {}.textLayoutManager end)
  end)
end)

describe("what Lua words itself", function()
  -- The advice is added when nothing has caught the error.
  local function uncaught(f)
    local ok, text = pcall(function()
      launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() f() end }
    end)
    assert.is_false(ok)
    return tostring(text)
  end

  it("has advice for properties that are called, whatever they hold", function()
    local view, url = UIView {}, URL { string = "https://a.test/x" }
    for name, call in pairs {
      path = function() return url:path() end, host = function() return ("https://a.test/x"):host() end,
      alpha = function() return view:alpha() end, isHidden = function() return view:isHidden() end,
    } do
      assert.contains("'" .. name .. "' is a value: read it with a dot", uncaught(call))
    end
    assert.contains("URL { fileURLWithPath = path }:appendingPathComponent", uncaught(function() return ("a/b"):appendingPathComponent "c" end))
  end)

  it("has advice for what is nil", function()
    assert.contains('make it with style = "subtitle"', uncaught(function() UITableViewCell {}.detailTextLabel.text = "a" end))
    assert.matches("write C.super.method%(self, ...%)", uncaught(function() super.viewDidLoad(self) end))
    assert.matches("'red' is a value: read it with a dot", uncaught(function() return UIColor:red() end))
    assert.matches("'backgroundColor' is a value", uncaught(function() UIView {}:backgroundColor "red" end))
    assert.matches("did you mean 'UILabel'", uncaught(function() uilabel {} end))
    assert.matches('MyView = class%("MyView", UIView%)', uncaught(function() MyView {} end))
    assert.matches("write Date()", uncaught(function() NSDate() end), 1, true)
  end)

  it("has advice for variables that hold what is nil", function()
    local cell = UITableViewCell {}
    local advice = 'it holds detailTextLabel: a cell of the default style has none; make it with style = "subtitle"'
    assert.contains(advice, uncaught(function()
      local detail = cell.detailTextLabel
      -- detail = cell.textLabel
      detail.text = "a"
    end))
    assert.contains(advice, uncaught(function()
      local label, detail = cell.textLabel, cell.detailTextLabel
      label.text = "a"; detail.text = "b"
    end))
    local outside = cell.detailTextLabel
    assert.contains(advice, uncaught(function() outside.text = "a" end))
    local row = {}
    row.second = cell.detailTextLabel
    assert.contains(advice, uncaught(function() row.second.text = "a" end))
    local list = UITableView {}
    assert.contains("it holds cellForRow: a table has cells only for the rows on the screen", uncaught(function()
      local shown = list:cellForRow(IndexPath(1, 1))
      shown.textLabel.text = "a"
    end))
    -- The last assignment counts; a value that isn't a member gives no advice.
    assert.not_matches("it holds", uncaught(function()
      local detail = cell.detailTextLabel
      detail = nil
      detail.text = "a"
    end), 1, true)
  end)

  it("has advice for coroutines", function()
    assert.matches("call after%(seconds", uncaught(function() coroutine.yield() end))
    assert.matches("make a new one with coroutine.create", uncaught(function()
      local once = coroutine.wrap(function() end)
      once()
      once()
    end))
    assert.matches("hand a function over", uncaught(function() coroutine.create(3) end))
    assert.matches("coroutine.create%(function", uncaught(function() coroutine.resume() end))
    assert.matches("coroutine.create%(function", uncaught(function() coroutine.status(3) end))
  end)
end)

describe("inspect", function()
  it("shows what is in a table, in a fixed order", function()
    assert.are.equal('{ 1, 2, a = "x", b = { c = true } }', inspect { 1, 2, b = { c = true }, a = "x" })
    assert.are.equal("{}", inspect {})
    assert.are.equal('"a\\nb"', inspect "a\nb")
    assert.are.equal("nil", inspect(nil))
    assert.are.equal('{ [3] = 1, ["a b"] = 2 }', inspect { [3] = 1, ["a b"] = 2 })
    local around = {}
    around.self = around
    assert.are.equal("{ self = (a table around this one) }", inspect(around))
    assert.matches("^{\n  \"a+\",\n  \"b+\",\n}$", inspect { ("a"):rep(60), ("b"):rep(60) })
    assert.are.equal("{ CGRect {0, 0, 1, 2}, IndexPath 1.2 }", inspect { CGRect { 0, 0, 1, 2 }, IndexPath(1, 2) })
  end)
end)

describe("texts that a view draws itself", function()
  it("are found and tapped", function()
    local choice = UISegmentedControl { items = { "One", "Two", "Three" }, frame = { 20, 40, 240, 32 } }
    local app = launchWindow { choice }
    assert.is_true(app:find "Two" == choice)
    app:tap "Three"
    assert.are.equal(3, choice.selectedSegmentIndex)
    app:tap { contains = "Tw" }
    assert.are.equal(2, choice.selectedSegmentIndex)
    assert.raises('did you mean "Three"', function() app:tap "Tree" end)
  end)
end)

describe("two recognizers of one class on one view", function()
  it("are told apart by what they are for, their names, or their order", function()
    local view = UIView { frame = { 0, 0, 320, 400 } }
    view:addGestureRecognizer(UITapGestureRecognizer {})
    view:addGestureRecognizer(UITapGestureRecognizer { numberOfTapsRequired = 2 })
    view:addGestureRecognizer(UITapGestureRecognizer { name = "third" })
    local app = launchWindow { view }
    app:tap(view)
    local text = app:explain()
    assert.matches("UITapGestureRecognizer 1 of UIView", text)
    assert.matches("UITapGestureRecognizer 2 of UIView", text)
    assert.matches('UITapGestureRecognizer "third" of UIView', text)
  end)

  it("as a table's own are", function()
    local source = { numberOfRowsInSection = function() return 30 end, cellForRowAt = function() return UITableViewCell {} end }
    function source:commitEditingStyle() end
    local app = launch(source)
    app:drag { from = { 300, 300 }, to = { 100, 300 } }
    local text = app:explain()
    assert.matches("UIPanGestureRecognizer %(scroll%) of UITableView", text)
    assert.matches("UIPanGestureRecognizer %(swipe%) of UITableView", text)
  end)
end)

describe("a layout that lays itself out without end", function()
  local function failing(class_name, layout)
    local Box = class(class_name, UIView)
    Box.layoutSubviews = layout
    local app = launchWindow(function(window)
      local outer = Box { frame = { 0, 0, 100, 100 } }
      outer:addSubview(Box { frame = { 0, 0, 50, 50 }, accessibilityIdentifier = "inner" })
      window:addSubview(outer)
    end)
    return app
  end

  it("is named: a view that lays out itself", function()
    assert.error_matches(function()
      failing("SelfBox", function(self)
        self:setNeedsLayout()
        self:layoutIfNeeded()
      end):advanceFrames(1)
    end, "the layout of <SelfBox frame={0, 0, 100, 100}> runs inside of itself without end")
  end)

  it("is named: views that lay out each other", function()
    assert.error_matches(function()
      failing("EachOtherBox", function(self)
        local other = self.subviews[1] or self.superview
        other:setNeedsLayout()
        other:layoutIfNeeded()
      end):advanceFrames(1)
    end, "the layout of <EachOtherBox[^>]*> runs inside of itself without end")
  end)

  it("may be nested as often as an app needs", function()
    local runs = 0
    failing("FewTimesBox", function(self)
      runs = runs + 1
      if runs < 20 then
        self:setNeedsLayout()
        self:layoutIfNeeded()
      end
    end):advanceFrames(1)
    assert.is_true(runs >= 20)
  end)
end)
