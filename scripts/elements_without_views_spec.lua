-- Elements without views of their own: segments, halves of steppers, wheels, and those that an app makes. What the tree shows, queries find by
-- role, name and state, a finger uses, and VoiceOver's cursor comes to: docs/rules/accessibility.md 8.

local app, stepper, segments, dotted, taps ---@type any, UIStepper, UISegmentedControl, any, any

before_each(function()
  taps = 0
  app = launch { didFinishLaunching = function()
    local view = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
    stepper = UIStepper { maximumValue = 2, frame = { 10, 10, 94, 29 } }
    view:addSubview(stepper)
    segments = UISegmentedControl { items = { "A", "B", UIImage { systemName = "trash" } }, selectedSegmentIndex = 1, frame = { 10, 60, 200, 30 } }
    view:addSubview(segments)
    local picker = UIPickerView { frame = { 0, 110, 320, 160 } }
    picker.dataSource = { numberOfComponents = function() return 2 end, numberOfRowsInComponent = function() return 3 end }
    picker.delegate = { titleForRow = function(_, _, row, component) return ("%d of %d"):format(row, component) end }
    view:addSubview(picker)
    dotted = UIButton { frame = { 0, 300, 320, 50 }, isAccessibilityElement = false }
    dotted:addAction(UIAction { handler = function() taps = taps + 1 end }, "touchUpInside")
    dotted.accessibilityElements = {
      UIAccessibilityElement {
        accessibilityContainer = dotted, accessibilityLabel = "Dot", accessibilityTraits = "button", accessibilityIdentifier = "dot",
        accessibilityFrameInContainerSpace = { 5, 5, 30, 30 },
      },
    }
    view:addSubview(dotted)
    view:makeKeyAndVisible()
  end }
end)

it("queries find them by role, name, value and state", function()
  assert.are.equal(stepper, app:find { role = "button", name = "Increment" })
  assert.are.equal(segments, app:find { role = "button", name = "B" })
  assert.are.equal(segments, app:find { role = "button", name = "Delete" })
  assert.are.equal(dotted, app:find { id = "dot" })
  assert.are.equal(dotted, app:find "Dot")
  assert.is_true(app:exists { role = "button", name = "A", selected = true })
  assert.is_false(app:exists { role = "button", name = "B", selected = true })
  assert.is_false(app:exists { role = "button", name = "Decrement", enabled = true })
  assert.is_true(app:exists { role = "pickerWheel", value = "1 of 2" })
  assert.are.equal(2, #app:findAll { role = "pickerWheel" })
  assert.shows(app, { role = "button", within = { role = "segmentedControl" } }, { count = 3 })
  assert.is_true(app:exists { name = "Dot", hittable = true })
  assert.is_false(app:exists { role = "button", name = "Dash" })
  assert.are.same({ 0, 3 }, { #app:findAll { role = "pickerWheel", nth = 3 }, #app:findAll { role = "button", childOf = segments } })
end)

it("a finger uses the one that is meant", function()
  app:tap { role = "button", name = "Increment" }
  app:tap { role = "button", name = "Increment" }
  assert.are.equal(2, stepper.value)
  app:tap { role = "button", name = "Decrement" }
  assert.are.equal(1, stepper.value)
  app:tap { role = "button", within = segments, nth = -1 }
  assert.are.equal(3, segments.selectedSegmentIndex)
  app:tap "Dot"
  assert.are.equal(1, taps)
end)

it("several are an error where one is wanted", function()
  assert.raises("2 views match", function() app:tap { role = "pickerWheel", strict = true } end)
end)

it("VoiceOver's cursor comes to them, by words and by the element itself", function()
  local vo = app:voiceOver()
  vo:touch "B"
  assert.are.equal("B. Button. 2 of 3.", vo.description)
  vo:activate()
  assert.are.equal("Selected: B. Button. 2 of 3.", vo.description)
  vo:touch { role = "button", name = "Increment" }
  assert.are.equal("Increment. Button.", vo.description)
  vo:touch { role = "pickerWheel", nth = 2 }
  assert.are.equal("1 of 2. Adjustable. 1 of 3.", vo.description)
  vo:touch(stepper)
  assert.are.equal("Decrement. Dimmed. Button.", vo.description)
  vo:touch(dotted.accessibilityElements[1])
  assert.are.equal("Dot. Button.", vo.description)
  assert.raises("nothing on the screen matches", function() vo:touch "Dash" end)
end)

it("a class may answer its identifier by a method", function()
  local Named = class("Named", UIView)
  function Named:accessibilityIdentifier() return "named " .. self.tag end
  local view = Named { tag = 3, frame = { 0, 400, 100, 40 }, isAccessibilityElement = true, accessibilityLabel = "Own" }
  stepper.superview:addSubview(view)
  assert.are.equal(view, app:find { id = "named 3" })
  assert.matches('other "Own" [id="named 3"]', app:accessibility { ids = true }, 1, true)
end)

it("VoiceOver leaves out what no scroll view can bring into sight", function()
  local box = UIView { frame = { 0, 400, 100, 40 }, clipsToBounds = true }
  box:addSubview(UILabel { text = "Cut off", frame = { 200, 0, 100, 20 } })
  stepper.superview:addSubview(box)
  stepper.superview:addSubview(UILabel { text = "Below the screen", frame = { 0, 700, 200, 20 } })
  local scroll = UIScrollView { frame = { 0, 450, 320, 100 }, contentSize = { 320, 400 } }
  scroll:addSubview(UILabel { text = "Further down", frame = { 0, 300, 200, 20 } })
  stepper.superview:addSubview(scroll)
  local lines = table.concat(app:voiceOver():readAll(), "\n")
  assert.matches("Further down", lines)
  assert.is_nil(lines:find("Cut off", 1, true) or lines:find("Below the screen", 1, true))
end)
