-- What a screen means: elements, order, words. The cases' numbers are those of docs/rules/accessibility.md.
local app, window ---@type App, UIWindow
local WHITE = { window = { backgroundColor = "white" } }

local function tree(options) return (app:accessibility(options)) end

describe("elements", function()
  it("A-001: views are none and labels are, with their texts", function()
    local view, label = UIView { frame = { 0, 0, 100, 50 } }, UILabel { text = "Hi" }
    assert.is_false(view.isAccessibilityElement)
    assert.is_nil(view.accessibilityLabel)
    assert.are.same({}, view.accessibilityTraits)
    assert.is_true(label.isAccessibilityElement)
    assert.are.equal("Hi", label.accessibilityLabel)
    assert.are.equal("staticText", label.accessibilityTraits)
  end)

  it("A-002: a label of its own replaces the text, nil brings it back", function()
    local label = UILabel { text = "Hi" }
    label.accessibilityLabel = "Hello"
    assert.are.equal("Hello", label.accessibilityLabel)
    assert.are.equal("Hi", label.text)
    label.accessibilityLabel = nil
    assert.are.equal("Hi", label.accessibilityLabel)
  end)

  it("A-003: below an element nothing is one", function()
    local box = UIView { frame = { 0, 0, 200, 100 }, isAccessibilityElement = true, accessibilityLabel = "Box" }
    box:addSubview(UILabel { text = "one", frame = { 0, 0, 100, 20 } })
    box:addSubview(UILabel { text = "two", frame = { 0, 40, 100, 20 } })
    app, window = launchWindow({ box }, WHITE)
    assert.are.equal('- other "Box"\n', tree())
  end)

  it("A-005: accessibilityElements give their order", function()
    local a, b = UILabel { text = "a", frame = { 0, 10, 50, 20 } }, UILabel { text = "b", frame = { 0, 60, 50, 20 } }
    local box = UIView { frame = { 0, 0, 200, 100 } }
    box:addSubview(a)
    box:addSubview(b)
    box.accessibilityElements = { b, a }
    app, window = launchWindow({ box }, WHITE)
    assert.are.equal('- staticText "b"\n- staticText "a"\n', tree())
  end)

  it("A-006, A-007: what is hidden, or hides its elements, is left out", function()
    local secret = UIView { frame = { 0, 0, 200, 40 }, accessibilityElementsHidden = true }
    secret:addSubview(UILabel { text = "Secret plan", frame = { 0, 0, 200, 20 } })
    local function faint(text, alpha, hidden)
      local view = UIView { frame = { 0, 50, 200, 20 }, alpha = alpha, isHidden = hidden }
      view:addSubview(UILabel { text = text, frame = { 0, 0, 200, 20 } })
      return view
    end
    app, window = launchWindow({ secret, faint("pale", 0.02, false), faint("paler", 0.005, false), faint("hidden", 1, true) }, WHITE)
    assert.are.equal('- staticText "pale"\n', tree())
    assert.is_true(app:exists "Secret plan")
  end)

  it("A-009: without a size only what doesn't clip goes on", function()
    local plain = UIView { frame = { 0, 0, 0, 0 } }
    plain:addSubview(UILabel { text = "over", frame = { 0, 0, 100, 20 } })
    app, window = launchWindow({ UIView { frame = { 50, 50, 0, 0 }, isAccessibilityElement = true, accessibilityLabel = "none" }, plain }, WHITE)
    assert.are.equal('- staticText "over"\n', tree())
  end)

  it("A-010, A-011: what is off the screen is left out, what is covered stays", function()
    app, window = launchWindow({ UILabel { text = "below", frame = { 0, 600, 100, 20 } }, UILabel { text = "under", frame = { 0, 0, 100, 20 } },
      UIView { frame = { 0, 0, 320, 100 }, backgroundColor = "red" } }, WHITE)
    assert.are.equal('- staticText "under"\n', tree())
    assert.are.equal('- staticText "under"\n- staticText "below"\n', tree { offscreen = true })
  end)

  it("A-013, A-014: of siblings the last modal one is walked", function()
    local function box(name, modal)
      local view = UIView { frame = { 0, 0, 100, 20 }, accessibilityViewIsModal = modal }
      view:addSubview(UILabel { text = name, frame = { 0, 0, 100, 20 } })
      return view
    end
    app, window = launchWindow({ box("A", true), box("B", false) }, WHITE)
    assert.are.equal('- staticText "A"\n', tree())
    app, window = launchWindow({ box("A", true), box("B", false), box("C", true) }, WHITE)
    assert.are.equal('- staticText "C"\n', tree())
  end)

  it("A-015, A-017: frames and activation points are those on the screen", function()
    local scroll = UIScrollView { frame = { 0, 100, 320, 300 }, contentSize = { 320, 1000 } }
    local inner = UILabel { text = "x", frame = { 10, 20, 100, 30 } }
    scroll:addSubview(inner)
    local slider = UISlider { frame = { 20, 80, 200, 31 }, value = 0.75 }
    app, window = launchWindow({ scroll, slider }, WHITE)
    scroll.contentOffset = { 0, 50 }
    assert.are.equal(CGRect(10, 70, 100, 30), inner.accessibilityFrame)
    assert.are.equal(CGPoint(60, 85), inner.accessibilityActivationPoint)
    assert.near(20 + (200 - 31) * 0.75 + 15.5, slider.accessibilityActivationPoint.x, 1)
  end)

  it("A-018: elements without views stand in their containers", function()
    local view = UIView { frame = { 100, 100, 50, 50 } }
    local dot = UIAccessibilityElement { accessibilityContainer = view, accessibilityLabel = "Dot", accessibilityFrameInContainerSpace = { 5, 5, 10, 10 } }
    view.accessibilityElements = { dot }
    app, window = launchWindow({ view }, WHITE)
    assert.are.equal(CGRect(105, 105, 10, 10), dot.accessibilityFrame)
    assert.are.equal('- other "Dot"\n', tree())
    dot.accessibilityFrame = { 0, 0, 1, 1 }
    assert.is_nil(dot.accessibilityFrameInContainerSpace)
  end)

  it("A-019: a class may say its words by methods, which are called once a tree", function()
    ---@class accessibility_spec.Clock: UIView
    ---@overload fun(properties?: table): accessibility_spec.Clock
    local Clock = class("Clock", UIView)
    local asked = 0
    function Clock:isAccessibilityElement() return true end
    function Clock:accessibilityLabel()
      asked = asked + 1
      return "Now " .. asked
    end
    app, window = launchWindow({ Clock { frame = { 0, 0, 100, 20 } } }, WHITE)
    assert.are.equal('- other "Now 1"\n', tree())
    assert.are.equal(1, asked)
  end)

  it("A-020: a class may answer its elements one by one", function()
    ---@class accessibility_spec.DialOfElements: UIView
    ---@field dots UIAccessibilityElement[]
    ---@overload fun(properties?: table): accessibility_spec.DialOfElements
    local Dial = class("DialOfElements", UIView)
    local asked = 0
    function Dial:accessibilityElementCount()
      asked = asked + 1
      return #self.dots
    end
    function Dial:accessibilityElement(number) return self.dots[number] end
    function Dial:indexOfAccessibilityElement(dot) return dot == self.dots[1] and 1 or 2 end
    local dial = Dial { frame = { 0, 0, 100, 100 } }
    dial.dots = {}
    for number = 1, 2 do
      dial.dots[number] = UIAccessibilityElement {
        accessibilityContainer = dial, accessibilityLabel = "Dot " .. number, accessibilityFrameInContainerSpace = { 0, 20 * number, 10, 10 },
      }
    end
    app, window = launchWindow({ dial }, WHITE)
    assert.are.equal('- other "Dot 1"\n- other "Dot 2"\n', tree())
    assert.are.equal(1, asked)
    assert.are.equal(2, dial:indexOfAccessibilityElement(dial.dots[2]))
    local plain, label = UIView {}, UILabel { text = "a" }
    plain.accessibilityElements = { label }
    assert.are.equal(1, plain:accessibilityElementCount())
    assert.are.equal(label, plain:accessibilityElement(1))
    assert.is_nil(plain:accessibilityElement(2))
    assert.are.equal(1, plain:indexOfAccessibilityElement(label))
  end)

  it("a class that says it has a thousand million elements is told so", function()
    ---@class accessibility_spec.Endless: UIView
    ---@overload fun(properties?: table): accessibility_spec.Endless
    local Endless = class("Endless", UIView)
    function Endless:accessibilityElementCount() return 1000000000 end
    function Endless:accessibilityElement() return nil end
    app, window = launchWindow({ Endless { frame = { 0, 0, 100, 100 } } }, WHITE)
    assert.raises("accessibilityElementCount answered 1000000000; each of them is asked for, and there may be at most 100000", tree)
    ---@class accessibility_spec.Sheet: UIView
    ---@overload fun(properties?: table): accessibility_spec.Sheet
    local Sheet = class("Sheet", UIView)
    function Sheet:accessibilityRowCount() return math.maxinteger end
    function Sheet:accessibilityColumnCount() return 3 end
    function Sheet:accessibilityDataTableCellElement() return nil end
    local sheet = Sheet { frame = { 0, 0, 100, 100 }, accessibilityContainerType = "dataTable" }
    sheet:addSubview(UILabel { text = "a", frame = { 0, 0, 50, 20 } })
    app, window = launchWindow({ sheet }, WHITE)
    assert.raises("accessibilityRowCount times accessibilityColumnCount answered", tree)
  end)

  it("words with attributes are the words", function()
    local view = UIView { frame = { 0, 0, 100, 50 }, isAccessibilityElement = true }
    view.accessibilityAttributedLabel = NSAttributedString { string = "Hallo", attributes = { underlineStyle = "single" } }
    view.accessibilityAttributedValue = NSAttributedString { string = "Welt" }
    assert.are.equal("Hallo", view.accessibilityLabel)
    assert.are.equal("Hallo", view.accessibilityAttributedLabel.string)
    assert.is_truthy(view.accessibilityAttributedLabel:attributes(1).attributes.underlineStyle)
    app, window = launchWindow({ view }, WHITE)
    assert.are.equal('- other "Hallo": Welt\n', tree())
    view.accessibilityLabel = "Hello"
    assert.are.equal("Hello", view.accessibilityAttributedLabel.string)
    assert.is_nil(view.accessibilityAttributedLabel:attributes(1).attributes.underlineStyle)
    view.accessibilityAttributedUserInputLabels = { NSAttributedString { string = "Greeting" } }
    assert.are.same({ "Greeting" }, view.accessibilityUserInputLabels)
    local Said = class("SaidWithAttributes", UIView)
    function Said:accessibilityAttributedLabel() return NSAttributedString { string = "Bonjour" } end
    window:addSubview(Said { frame = { 0, 100, 100, 50 }, isAccessibilityElement = true })
    assert.is_truthy(tree():find('- other "Bonjour"', 1, true))
  end)

  it("an element that is none itself holds others", function()
    local box = UIView { frame = { 0, 0, 200, 200 } }
    local group = UIAccessibilityElement { accessibilityContainer = box, isAccessibilityElement = false, accessibilityContainerType = "list" }
    group.accessibilityFrameInContainerSpace = { 0, 0, 100, 100 }
    local function part(name, y)
      return UIAccessibilityElement { accessibilityContainer = group, accessibilityLabel = name, accessibilityFrameInContainerSpace = { 0, y, 50, 20 } }
    end
    group.accessibilityElements = { part("Low", 50), part("High", 10) }
    box.accessibilityElements = { group }
    app, window = launchWindow({ box }, WHITE)
    assert.are.equal('- list:\n  - other "Low"\n  - other "High"\n', tree())
    group.accessibilityContainerType = "none"
    assert.are.equal('- other "Low"\n- other "High"\n', tree())
    group.accessibilityElementsHidden = true
    assert.are.equal("", tree())
  end)
end)

describe("order", function()
  local function dot(name, x, y) return UILabel { text = name, frame = { x, y, 32, 32 } } end
  local function names()
    local list = {}
    for name in tree():gmatch('"(.-)"') do list[#list + 1] = name end
    return table.concat(list, " ")
  end

  it("A-021, A-022, A-023: rows from top to bottom, each from the left", function()
    app, window = launchWindow({ dot("4", 224, 348), dot("2", 174, 238), dot("3", 114, 298), dot("1", 64, 188) }, WHITE)
    assert.are.equal("1 2 3 4", names())
    app, window = launchWindow({ dot("a", 200, 100), dot("b", 20, 107) }, WHITE)
    assert.are.equal("b a", names())
  end)

  it("A-025: the topmost starts a row, and those within 8 of it belong to it", function()
    app, window = launchWindow({ dot("0", 100, 0), dot("6", 50, 6), dot("12", 0, 12) }, WHITE)
    assert.are.equal("6 0 12", names())
  end)

  it("A-027: groups stay together", function()
    local function column(name, x, grouped)
      local view = UIView { frame = { x, 0, 100, 200 }, shouldGroupAccessibilityChildren = grouped }
      view:addSubview(dot(name .. "1", 0, 10))
      view:addSubview(dot(name .. "2", 0, 50))
      return view
    end
    app, window = launchWindow({ column("A", 10, false), column("B", 160, false) }, WHITE)
    assert.are.equal("A1 B1 A2 B2", names())
    app, window = launchWindow({ column("A", 10, true), column("B", 160, true) }, WHITE)
    assert.are.equal("A1 A2 B1 B2", names())
  end)
end)

describe("UIKit's classes", function()
  it("A-033, A-035, A-037, A-039: controls", function()
    app, window = launchWindow({ UIButton { title = "Save", frame = { 0, 0, 100, 44 } }, UISwitch { isOn = true, frame = { 0, 60, 51, 31 } },
      UISlider { value = 0.75, frame = { 0, 120, 200, 31 } }, UIStepper { frame = { 0, 180, 94, 29 } } }, WHITE)
    assert.are.equal([[
- button "Save"
- switch [on]
- slider: 75%
- stepper:
  - button "Decrement" [disabled]
  - button "Increment"
]], tree())
  end)

  it("A-034: a symbol's name is what it stands for", function()
    local button = UIButton {}
    button:setImage(UIImage.systemName "trash", "normal")
    assert.are.equal("Delete", button.accessibilityLabel)
  end)

  it("A-038: a slider tells the share of its range", function()
    assert.are.equal("33%", UISlider { minimumValue = 0, maximumValue = 30, value = 10 }.accessibilityValue)
  end)

  it("A-041, A-042, A-043: segments, pages, progress", function()
    local control = UISegmentedControl { items = { "A", "B", "C" }, selectedSegmentIndex = 2, frame = { 0, 0, 200, 29 } }
    app, window = launchWindow({ control, UIPageControl { numberOfPages = 3, currentPage = 2, frame = { 0, 60, 100, 37 } }, UIProgressView { progress = 0.3, frame = { 0, 120, 100, 2 } } }, WHITE)
    assert.are.equal([[
- segmentedControl:
  - button "A"
  - button "B" [selected]
  - button "C"
- pageIndicator: page 2 of 3
- progressIndicator "Progress": 30%
]], tree())
  end)

  it("A-045, A-046, A-047: fields", function()
    local name = UITextField { placeholder = "Name", frame = { 10, 10, 200, 30 } }
    local secret = UITextField { text = "hunter2", isSecureTextEntry = true, frame = { 10, 60, 200, 30 } }
    app, window = launchWindow({ name, secret }, WHITE)
    assert.are.equal("- textField: Name\n- secureTextField: •••••••\n", tree())
    assert.is_nil(tree():find("hunter2", 1, true))
    name.accessibilityLabel, name.text = "Name", "Ada"
    app:tap(name)
    app:settle()
    assert.is_truthy(tree():find('- textField "Name" [editing]: Ada', 1, true))
    assert.is_truthy(tree():find("\n- keyboard\n", 1, true))
  end)
end)

describe("lists and controllers", function()
  it("A-105: a table's cells are lines with their texts", function()
    app = launch "fruits"
    local lines = {}
    for line in tree():gmatch("[^\n]+") do lines[#lines + 1] = line end
    assert.are.equal("- table:", lines[1])
    assert.are.equal('  - cell "Apple"', lines[2])
    assert.are.equal(14, #lines)
  end)

  it("A-054: the way back and the title", function()
    app = launch {
      didFinishLaunching = function()
        window = UIWindow { frame = UIScreen.main.bounds }
        local first, second = UIViewController { title = "First" }, UIViewController { title = "Second" }
        local navigation = UINavigationController { rootViewController = first }
        window.rootViewController = navigation
        window:makeKeyAndVisible()
        navigation:pushViewController(second, false)
      end,
    }
    assert.are.equal([[
- navigationBar "Second":
  - button "First"
  - staticText "Second" [header]
]], tree())
  end)

  it("A-070: an alert hides what is below", function()
    app = launch "fruits"
    local alert = UIAlertController { title = "Delete?", message = "It can't be undone", preferredStyle = "alert" }
    alert:addAction(UIAlertAction { title = "Cancel", style = "cancel" })
    alert:addAction(UIAlertAction { title = "Delete", style = "destructive" })
    local holder = UIViewController {}
    UIApplication.shared.keyWindow.rootViewController = UIApplication.shared.keyWindow.rootViewController or holder
    UIApplication.shared.keyWindow.rootViewController:present(alert, false)
    app:settle()
    assert.are.equal([[
- alert "Delete?":
  - staticText "Delete?" [header]
  - staticText "It can't be undone"
  - button "Cancel"
  - button "Delete"
]], tree())
  end)

  it("A-070: the editing menu of an alert's field is reached beside the alert", function()
    app = launchWindow(UIViewController {}, { system = 17 })
    local alert = UIAlertController { title = "Name", preferredStyle = "alert" }
    alert:addTextField(function(field) field.text = "tea" end)
    alert:addAction(UIAlertAction { title = "OK" })
    app.window.rootViewController:present(alert, false)
    app:settle()
    app:tap(alert.textFields[1])
    app:tap(alert.textFields[1])
    app:settle()
    assert.matches('button "Copy"', tree(), 1, true)
    assert.matches('button "OK"', tree(), 1, true)
  end)
end)

describe("bad input", function()
  it("A-194, A-195: is said at the assignment", function()
    local view = UIView {}
    assert.raises('did you mean "button"?', function() view.accessibilityTraits = "buton" end)
    assert.raises("a view or a UIAccessibilityElement", function() view.accessibilityElements = { 5 } end)
    assert.raises("nan", function() view.accessibilityFrame = { 0 / 0, 0, 1, 1 } end)
    assert.raises("ring", function() view.accessibilityElements = { view } end)
  end)

  it("A-196: words are texts, not numbers", function()
    local view = UIView {}
    assert.raises("accessibilityLabel must be a string", function() view.accessibilityLabel = 5 end)
    assert.raises("accessibilityHint must be a string", function() view.accessibilityHint = true end)
    assert.raises("accessibilityValue must be a string", function() view.accessibilityValue = {} end)
  end)

  it("A-098, A-101: posts are kept; flags can only be read", function()
    app, window = launchWindow({ UILabel { text = "x", frame = { 0, 0, 10, 10 } } }, WHITE)
    app:advance(1.5)
    UIAccessibility.post("announcement", "Saved")
    local posts = app.accessibilityNotifications
    assert.are.same({ notification = "announcement", argument = "Saved", time = 1.5, spoken = "Saved" }, posts[#posts])
    local told = 0
    NotificationCenter.default:addObserver(UIAccessibility.reduceMotionStatusDidChangeNotification, function() told = told + 1 end)
    app:setAccessibility { isReduceMotionEnabled = true }
    app:setAccessibility { isReduceMotionEnabled = true }
    assert.is_true(UIAccessibility.isReduceMotionEnabled)
    assert.are.equal(1, told)
    assert.raises("read-only", function() UIAccessibility.isReduceMotionEnabled = false end)
  end)
end)

it("an override calls what its class says", function()
  local Loud = class("Loud", UILabel)
  function Loud:accessibilityLabel() return string.upper(Loud.super.accessibilityLabel(self)) end
  function Loud:accessibilityTraits() return { "header", table.unpack(Loud.super.accessibilityTraits(self)) } end
  local Louder = class("Louder", Loud)
  function Louder:accessibilityLabel() return Louder.super.accessibilityLabel(self) .. "!" end
  local app = launchWindow { Louder { text = "hi", frame = { 0, 0, 100, 20 } } }
  assert.are.equal('- staticText "HI!" [header]\n', (app:accessibility()))
end)
