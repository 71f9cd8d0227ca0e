-- Numbers so large or so small that sums of them overflow: places, ranges, durations. Whatever is asked afterwards has an answer.

describe("numbers without end", function()
  for _, case in ipairs {
    { "frames far away", function(label, view) label.frame, view.frame = { -1e308, -1e308, 1e308, 1e308 }, { -1e308, 0, 1e308, 1e308 } end },
    { "transforms", function(label, view)
      local huge = CGAffineTransform.identity:scaled(1e308, 1e308)
      label.transform, view.transform = huge, huge
    end },
    { "an anchor point", function(_, view) view.layer.anchorPoint = { 1e308, 1e308 } end },
  } do
    it("a search of the screen ends well after " .. case[1], function()
      local app = launchWindow(function(window)
        local view = UIView { frame = { 10, 10, 200, 200 }, clipsToBounds = true }
        local label = UILabel { frame = { 0, 0, 50, 50 }, text = "x" }
        view:addSubview(label)
        window:addSubview(view)
        case[2](label, view)
      end)
      assert.is_boolean(app:exists "x")
      assert.is_true(#app:frame() > 0)
    end)
  end

  it("a header narrower than its margins has a label that can be looked for", function()
    local list ---@type UITableView
    local app = launchWindow(function(window)
      list = UITableView { frame = { 100, 50, 23, 300 }, dataSource = {
        numberOfRowsInSection = function() return 3 end,
        cellForRowAt = function() return UITableViewCell {} end,
        titleForHeaderInSection = function() return "Header" end,
      } }
      window:addSubview(list)
    end)
    list.transform = CGAffineTransform.identity:rotated(math.pi)
    assert.is_boolean(app:exists "Header")
    assert.are.equal(list, app.table)
    local frame = list:headerView(1).textLabel.frame
    assert.is_true(frame.x < math.huge and frame.width >= 0)
  end)

  it("a finger lands on a slider whose range is no number", function()
    local slider = UISlider { minimumValue = -1e308, maximumValue = 1e308, frame = { 10, 100, 200, 32 }, value = 1e308 }
    local app = launchWindow(function(window) window:addSubview(slider) end)
    app:tap { 200, 116 }
    assert.are.equal(slider.value, slider.value) -- not a NaN
  end)

  -- A spring so short or so fast that no frequency fits has come to rest in the next frame.
  for _, damping in ipairs { 0.01, 0.5, 1 } do
    for _, duration in ipairs { 1e-308, 1e-320, 1e-300, 1e300 } do
      it(("a spring of damping %g and duration %g begins"):format(damping, duration), function()
        local view = UIView { frame = { 0, 0, 10, 10 } }
        local app = launchWindow(function(window) window:addSubview(view) end)
        for _, velocity in ipairs { 1e308, -1e308, 1e300, 0 } do
          UIView.animate { duration = duration, usingSpringWithDamping = damping, initialSpringVelocity = velocity, animations = function()
            view.center = { 100, 100 }
          end }
          app:advanceFrames(2)
          assert.is_true(#app:frame() > 0)
          view.center = { 5, 5 }
        end
      end)
    end
  end

  it("an animation of any timing is shown", function()
    local view = UIView { frame = { 0, 0, 10, 10 } }
    local app = launchWindow(function(window) window:addSubview(view) end)
    local count = 0
    for _, speed in ipairs { 1, 1e-308, 1e308, math.huge, -1 } do
      for _, offset in ipairs { 0, 1e308, -1e308, math.huge } do
        for _, duration in ipairs { 1, 1e-320, 1e308 } do
          for _, times in ipairs { 0, 1, 1e308, math.huge } do
            count = count + 1
            pcall(function()
              local animation = CABasicAnimation { keyPath = "opacity", fromValue = 0, toValue = 1 }
              animation.speed, animation.timeOffset, animation.duration, animation.repeatCount = speed, offset, duration, times
              animation.autoreverses, animation.isCumulative, animation.fillMode = count % 2 == 0, count % 3 == 0, "both"
              view.layer:add(animation, "x" .. count)
            end)
          end
        end
      end
    end
    app:advanceFrames(3)
    assert.is_true(#app:frame() > 0)
    assert.is_true(#app:snapshot "svg" > 0)
  end)

  -- Letters that lie over each other, or words that run backwards.
  for _, kern in ipairs { -5, -100, -1e308, 1e308 } do
    it(("a text with %g between its letters is underlined"):format(kern), function()
      local app = launchWindow(function(window)
        for _, style in ipairs { "single", { "single", "byWord" }, { "thick", "patternDot", "byWord" } } do
          for _, text in ipairs { "some words here", "\u{5D0}\u{5D1} abc \u{5D2}" } do
            window:addSubview(UILabel { frame = { 0, 0, 200, 100 }, numberOfLines = 0,
              attributedText = NSAttributedString { string = text, attributes = { underlineStyle = style, strikethroughStyle = style, kern = kern } } })
          end
        end
      end)
      assert.is_true(#app:frame() > 0)
      assert.is_true(#app:snapshot "svg" > 0)
    end)
  end
end)
