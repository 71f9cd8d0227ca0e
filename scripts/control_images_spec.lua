-- Images of sliders, steppers, segments and page controls. Rules: docs/rules/controllers.md 26
local function openControls(build, system)
  return launchWindow(function(window)
    window.rootViewController = UIViewController {}
    build(window.rootViewController.view)
  end, { system = system or 17, device = "iPhone 8" })
end

local function dot(width, height)
  return UIGraphicsImageRenderer { size = { width, height or width } }:image(function(context)
    UIColor.red:setFill()
    UIRectFill { 0, 0, width, height or width }
  end)
end

describe("a slider with images", function()
  it("has a knob of the image's size, and a track between the images at its ends", function()
    for _, system in ipairs { 12, 17 } do
      local slider
      local app = openControls(function(view)
        slider = UISlider { frame = { 20, 100, 200, 31 } }
        view:addSubview(slider)
      end, system)
      local plain = slider:trackRect(slider.bounds)
      assert.are.same({ 0, 200 }, { plain.x, plain.width })
      assert.are.equal(31, slider:thumbRect(slider.bounds, plain, 0).width)
      slider:setThumbImage(dot(20), "normal")
      slider.minimumValueImage, slider.maximumValueImage = dot(10), dot(30, 20)
      local track = slider:trackRect(slider.bounds)
      assert.are.same({ 15, 150 }, { track.x, track.width })
      assert.are.equal(CGRect(0, 10.5, 10, 10), slider:minimumValueImageRect(slider.bounds))
      assert.are.equal(CGRect(170, 5.5, 30, 20), slider:maximumValueImageRect(slider.bounds))
      local knob = slider:thumbRect(slider.bounds, track, 0.5)
      assert.are.same({ 15 + 130 / 2, 5.5, 20, 20 }, { knob.x, knob.y, knob.width, knob.height })
      assert.is_not_nil(slider.currentThumbImage)
      assert.are.equal(slider:thumbImage "normal", slider:thumbImage "disabled")
      assert.is_nil(slider:minimumTrackImage "normal")
      -- The finger still drags it, along the shorter track.
      assert.is_near(0.75, app:adjust(slider, 0.75), 0.01)
    end
  end)

  it("refuses what is no image", function()
    openControls(function() end)
    assert.has_error(function() UISlider {}:setThumbImage(7, "normal") end)
    assert.has_error(function() UISlider {}:thumbRect({ 0, 0, 10, 10 }, { 0, 0, 10, 2 }, "x") end)
    assert.has_error(function() UISlider {}:thumbRect({ 0, 0, 10, 31 }, { 0, 0, 10, 2 }, 0 / 0) end)
  end)
end)

describe("a stepper with images", function()
  it("keeps them by state", function()
    openControls(function() end)
    local stepper = UIStepper {}
    local plus, off = dot(12), dot(8)
    stepper:setIncrementImage(plus, "normal")
    stepper:setIncrementImage(off, "disabled")
    stepper:setDividerImage(dot(2), "normal", "normal")
    assert.are.equal(plus, stepper:incrementImage "highlighted")
    assert.are.equal(off, stepper:incrementImage "disabled")
    assert.is_nil(stepper:decrementImage "normal")
    assert.is_not_nil(stepper:dividerImage("highlighted", "normal"))
  end)
end)

describe("segments with images and actions", function()
  it("show a title or an image", function()
    openControls(function() end)
    local control = UISegmentedControl { items = { "A", dot(40), "C" } }
    assert.is_nil(control:titleForSegment(2))
    assert.are.equal(40, control:imageForSegment(2).size.width)
    assert.are.equal((40 + 24) * 3, control.frame.width)
    control:setTitle("B", 2)
    assert.is_nil(control:imageForSegment(2))
    control:setImage(dot(10), 1)
    assert.is_nil(control:titleForSegment(1))
    control:insertSegment(dot(12), 1)
    assert.are.equal(4, control.numberOfSegments)
    assert.are.equal(12, control:imageForSegment(1).size.width)
  end)

  it("run a segment's action before valueChanged", function()
    local heard, control = {}, nil
    local app = openControls(function(view)
      control = UISegmentedControl {
        frame = { 20, 100, 204, 32 },
        actions = {
          UIAction { title = "Day", handler = function(action) heard[#heard + 1] = action.title .. tostring(action.sender == control) end },
          UIAction { title = "Week", handler = function(action) heard[#heard + 1] = action.title end },
        },
      }
      control:addAction(UIAction { handler = function() heard[#heard + 1] = "changed" end }, "valueChanged")
      view:addSubview(control)
    end)
    app:adjust(control, "Day")
    app:adjust(control, "Week")
    assert.are.same({ "Daytrue", "changed", "Week", "changed" }, heard)
    assert.are.equal("Week", control:actionForSegment(2).title)
  end)

  it("share the width by what they show", function()
    local control
    openControls(function(view)
      control = UISegmentedControl { items = { dot(10), dot(50) }, frame = { 0, 100, 304, 32 }, selectedSegmentIndex = 1 }
      control.apportionsSegmentWidthsByContent = true
      view:addSubview(control)
    end)
    local fit = control:sizeThatFits { 0, 0 }
    assert.are.equal(10 + 24 + 50 + 24, fit.width)
    control.selectedSegmentIndex = 2
    assert.is_true(control.apportionsSegmentWidthsByContent)
  end)
end)

describe("a page control", function()
  it("turns a page for each dot that a finger passes, in 17", function()
    for system, pages in pairs { [12] = { 2, 1 }, [17] = { 4, 3 } } do
      local control, changes = nil, 0
      local app = openControls(function(view)
        control = UIPageControl { frame = { 100, 100, 120, 26 }, numberOfPages = 6 }
        control:addAction(UIAction { handler = function() changes = changes + 1 end }, "valueChanged")
        view:addSubview(control)
      end, system)
      local finger = app:touch(140, 113)
      finger:move(140 + 18 * 3 + 2, 113, 0.3)
      finger:lift()
      assert.are.equal(pages[1], control.currentPage)
      assert.are.equal(pages[2], changes)
    end
  end)

  it("shows images in place of dots", function()
    openControls(function() end)
    local control = UIPageControl { numberOfPages = 4 }
    assert.are.equal(92, control:sizeForNumberOfPages(4).width)
    control.preferredIndicatorImage = dot(20)
    assert.are.equal(28 + 4 * 20 + 3 * 8, control:sizeForNumberOfPages(4).width)
    control:setIndicatorImage(dot(6), 2)
    assert.are.equal(6, control:indicatorImageForPage(2).size.width)
    assert.is_nil(control:indicatorImageForPage(1))
    assert.has_error(function() control:setIndicatorImage(dot(6), 5) end)
  end)
end)

describe("a date picker", function()
  local function picking(options, system)
    local picker
    local app = openControls(function(view)
      options.date = 795692760 + 40
      picker = UIDatePicker(options)
      picker.center = { 187, 300 }
      view:addSubview(picker)
    end, system)
    return app, picker
  end

  it("is compact in 17 and on wheels in 12", function()
    local _, picker = picking({ datePickerMode = "date" }, 17)
    assert.are.equal("automatic", picker.preferredDatePickerStyle)
    assert.are.equal("compact", picker.datePickerStyle)
    assert.are.equal(34, picker.frame.height)
    _, picker = picking({ datePickerMode = "date" }, 12)
    assert.are.equal("wheels", picker.datePickerStyle)
    assert.are.equal(216, picker.frame.height)
    _, picker = picking({ datePickerMode = "countDownTimer" }, 17)
    assert.are.equal("wheels", picker.datePickerStyle)
    assert.are.equal(216, picker.frame.height)
    picker.datePickerMode = "time"
    assert.are.equal("compact", picker.datePickerStyle)
    _, picker = picking({ datePickerMode = "date", preferredDatePickerStyle = "wheels" }, 17)
    assert.are.equal(216, picker.intrinsicContentSize.height)
    assert.has_error(function() picker.preferredDatePickerStyle = "calendar" end)
  end)

  it("opens a popover 320 wide, in which the wheels turn, and closes it by a touch beside it", function()
    local app, picker = picking({ datePickerMode = "dateAndTime" }, 17)
    local changes = 0
    picker:addAction(UIAction { handler = function() changes = changes + 1 end }, "valueChanged")
    assert.is_not_nil(app:find "Mar 20, 2026")
    assert.is_not_nil(app:find "9:46 AM")
    app:tap "Mar 20, 2026"
    local wheels = app:find { class = "UIPickerView" }
    local frame = wheels:convert(wheels.bounds, nil)
    assert.are.same({ 320, 216 }, { frame.width, frame.height })
    assert.are.equal(picker.frame.maxY + 8, frame.y)
    app:tap { 10, 100 }
    assert.is_false(app:exists { class = "UIPickerView" })
    assert.are.equal(0, changes)
    assert.are.equal(795692760 + 3600, app:adjust(picker, 795692760 + 3600))
    assert.is_not_nil(app:find "10:46 AM")
    assert.is_true(changes > 0)
    assert.is_false(app:exists { class = "UIPickerView" })
  end)
end)
