-- Queries for elements without views beside others: segments, halves of steppers, wheels. Source: docs/rules/accessibility.md 8
local app, steppers ---@type App, UIStepper[]

before_each(function()
  steppers = {}
  app = launchWindow(function(window)
    for place, name in ipairs { "Sugar", "Milk" } do
      steppers[place] = UIStepper { frame = { 200, 100 * place, 94, 29 }, maximumValue = 10 }
      window:addSubview(UILabel { text = name, frame = { 20, 100 * place, 100, 29 } })
      window:addSubview(steppers[place])
    end
    window:addSubview(UISegmentedControl { items = { "Small", "Large" }, frame = { 20, 300, 280, 32 }, accessibilityIdentifier = "size" })
  end)
end)

it("are found beside a text", function()
  app:tap { role = "button", name = "Increment", rightOf = "Milk" }
  app:tap { role = "button", name = "Increment", rightOf = "Milk" }
  app:tap { role = "button", name = "Increment", near = { "Sugar", distance = 150 } }
  assert.are.same({ 1, 2 }, { steppers[1].value, steppers[2].value })
  assert.is_false(app:exists { role = "button", name = "Increment", leftOf = "Milk" })
  assert.is_false(app:exists { role = "button", name = "Increment", near = "Sugar" })
end)

it("come nearest first", function()
  app:tap { role = "button", name = "Increment", above = { id = "size" } }
  assert.are.same({ 0, 1 }, { steppers[1].value, steppers[2].value })
  app:tap { role = "button", name = "Increment", above = { id = "size" }, nth = 2 }
  assert.are.same({ 1, 1 }, { steppers[1].value, steppers[2].value })
end)

it("stand beside one another, by their own places", function()
  assert.are.equal("size", app:find { role = "button", name = "Large", rightOf = { role = "button", name = "Small" } }.accessibilityIdentifier)
  assert.is_false(app:exists { role = "button", name = "Small", rightOf = { role = "button", name = "Large" } })
  assert.is_true(app:exists { role = "button", name = "Large", near = { { role = "button", name = "Small" }, distance = 1 } })
end)

it("are what their control has", function()
  assert.are.equal("size", app:find { role = "segmentedControl", has = { role = "button", name = "Large" } }.accessibilityIdentifier)
  assert.are.equal("size", app:find { class = "UISegmentedControl", parentOf = { role = "button", name = "Large" } }.accessibilityIdentifier)
end)

it("sections are counted from 1", function()
  assert.raises("section = 1 or more", function() app:find { section = 0 } end)
end)

it("what can't be hit says what a finger meets there", function()
  app = launchWindow(function(window)
    for place, title in ipairs { "Covered", "Deaf" } do
      window:addSubview(UIButton { type = "system", title = title, frame = { 20, 100 * place, 100, 44 }, isUserInteractionEnabled = title == "Covered" })
    end
    window:addSubview(UIView { frame = { 0, 90, 320, 60 }, backgroundColor = "red", accessibilityIdentifier = "ribbon" })
  end)
  assert.raises('UIButton "Covered" is not hittable, as UIView "ribbon" is in front of it', function() app:find { name = "Covered", hittable = true } end)
  assert.raises('UIButton "Deaf" is not hittable, as UIWindow around it takes the touches', function() app:find { name = "Deaf", hittable = true } end)
end)
