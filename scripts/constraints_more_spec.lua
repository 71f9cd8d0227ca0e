-- Auto Layout where it meets something else: scroll views, hidden arranged views, masks, numbers in visual formats.
local root, laidOut ---@type UIView, integer

local function layOut(build, options)
  ---@class constraints_more_spec.Screen: UIViewController
  ---@overload fun(properties?: table): constraints_more_spec.Screen
  local Screen = class("Screen", UIViewController)
  function Screen:viewDidLoad()
    root = self.view
    build()
  end
  function Screen:viewDidLayoutSubviews() laidOut = laidOut + 1 end
  laidOut = 0
  return launchWindow(function(window) window.rootViewController = Screen {} end, options)
end

local function add(view, superview)
  view.translatesAutoresizingMaskIntoConstraints = false;
  (superview or root):addSubview(view)
  return view
end

local function pin(view, to)
  for _, edge in ipairs { "leading", "trailing", "top", "bottom" } do
    view[edge .. "Anchor"]:constraint("==", to[edge .. "Anchor"]).isActive = true
  end
end

describe("a changed constant inside a scroll view", function()
  local height, scroll, content ---@type NSLayoutConstraint, UIScrollView, any
  local function fill(superview)
    scroll, content = add(UIScrollView {}, superview), nil
    content = add(UIView {}, scroll)
    height = content.heightAnchor:constraint("==", 2000)
    height.isActive = true
    content.widthAnchor:constraint("==", 300).isActive = true
  end

  local function changes(app)
    app:advanceFrames(2)
    local before = laidOut
    height.constant = 3000
    app:advanceFrames(2)
    assert.equal(3000, content.frame.height)
    assert.equal(3000, scroll.contentSize.height)
    assert.equal(before, laidOut)
  end

  it("lays out only what is below the scroll view that is pinned to the screen", function()
    changes(layOut(function() fill() pin(scroll, root) pin(content, scroll) end))
  end)

  it("does so by the content's guide", function()
    changes(layOut(function() fill() pin(scroll, root.safeAreaLayoutGuide) pin(content, scroll.contentLayoutGuide) end))
  end)

  it("does so in a stack view", function()
    changes(layOut(function()
      local stack = add(UIStackView { axis = "vertical" })
      pin(stack, root)
      scroll, content = UIScrollView {}, nil
      stack:addArrangedSubview(scroll)
      content = add(UIView {}, scroll)
      height = content.heightAnchor:constraint("==", 2000)
      NSLayoutConstraint.activate { height, content.widthAnchor:constraint("==", 300) }
      pin(content, scroll)
    end))
  end)

  it("does so for a stack view that is the content", function()
    changes(layOut(function()
      scroll = add(UIScrollView {})
      pin(scroll, root)
      local stack = add(UIStackView { axis = "vertical" }, scroll)
      pin(stack, scroll)
      content = UIView {}
      stack:addArrangedSubview(content)
      height = content.heightAnchor:constraint("==", 2000)
      NSLayoutConstraint.activate { height, content.widthAnchor:constraint("==", 300) }
    end))
  end)

  it("does so for a scroll view in another one, whose content stays as it is", function()
    local outer ---@type any
    local app = layOut(function()
      outer = add(UIScrollView {})
      pin(outer, root)
      local page = add(UIView {}, outer)
      pin(page, outer)
      NSLayoutConstraint.activate { page.widthAnchor:constraint("==", root.widthAnchor), page.heightAnchor:constraint("==", 1000) }
      fill(page)
      pin(scroll, page)
      pin(content, scroll)
    end)
    changes(app)
    assert.equal(1000, outer.contentSize.height)
  end)

  it("lays out the screen when the scroll view is as high as its content", function()
    local app = layOut(function()
      fill()
      pin(content, scroll)
      NSLayoutConstraint.activate {
        scroll.topAnchor:constraint("==", root.topAnchor), scroll.leadingAnchor:constraint("==", root.leadingAnchor),
        scroll.widthAnchor:constraint("==", 300), scroll.heightAnchor:constraint("==", scroll.contentLayoutGuide.heightAnchor),
      }
    end)
    app:advanceFrames(2)
    local before = laidOut
    height.constant = 3000
    app:advanceFrames(2)
    assert.equal(3000, scroll.frame.height)
    assert.equal(before + 1, laidOut)
  end)
end)

it("an arranged view that is added again goes to the end", function()
  local a, b = UIView {}, UIView {}
  local stack = UIStackView { arrangedSubviews = { a, b } }
  stack:addArrangedSubview(a)
  assert.are.same({ b, a }, stack.arrangedSubviews)
  stack:addArrangedSubview(a)
  assert.are.same({ b, a }, stack.arrangedSubviews)
  assert.are.equal(2, #stack.subviews)
end)

describe("a hidden arranged view", function()
  local function row(count, hidden, options)
    local views, stack = {}, nil
    local app = layOut(function()
      options = options or {}
      options.frame = options.frame or { 10, 10, 320, 100 }
      options.distribution = options.distribution or "fillEqually"
      options.spacing = options.spacing or 8
      stack = UIStackView(options)
      for i = 1, count do
        views[i] = UIView {}
        stack:addArrangedSubview(views[i])
        if hidden[i] then views[i].isHidden = true end
      end
      root:addSubview(stack)
    end)
    app:advanceFrames(2)
    assert.same({}, app:layoutProblems())
    return views, stack, app
  end

  -- Measured with a screen of whole points: 0, 109, 215 and 219.
  it("stands in the middle of its gap, without a length, as high as the row", function()
    local views = row(4, { [3] = true })
    assert.near(214.667, views[3].frame.minX, 0.5)
    assert.equal(0, views[3].frame.width)
    assert.equal(100, views[3].frame.height)
    assert.near(218.667, views[4].frame.minX, 0.5)
    assert.near(101.333, views[4].frame.width, 0.5)
  end)

  it("stands at the edge before the first and after the last one", function()
    local views = row(4, { true, false, false, true })
    assert.equal(0, views[1].frame.minX)
    assert.equal(320, views[4].frame.minX)
    assert.equal(0, views[2].frame.minX)
    assert.equal(CGSize(156, 100), views[3].frame.size)
  end)

  it("does so in a column, next to others, and takes its place again", function()
    local views, stack, app = row(5, { false, true, true }, { axis = "vertical", spacing = 20 })
    assert.equal(views[2].frame, views[3].frame)
    assert.near(views[1].frame.maxY + 10, views[2].frame.minY, 0.5)
    assert.equal(CGSize(320, 0), views[2].frame.size)
    for i = 2, 3 do views[i].isHidden = false end
    app:advanceFrames(2)
    for i = 2, 5 do assert.near(4, views[i].frame.height, 0.01) end
    for _, view in ipairs(views) do view.isHidden = true end
    app:advanceFrames(2)
    assert.equal(0, views[5].frame.height)
    assert.equal(100, stack.frame.height)
  end)

  it("fills a column that is narrower than its text, also as it comes and goes", function()
    for _, lines in ipairs { 1, 0 } do
      local title, answer, stack = UILabel { text = "Title" }, UILabel { numberOfLines = lines, isHidden = true }, nil
      answer.text = "The answer to this question is long enough to need two or even three lines"
      local app = layOut(function()
        stack = add(UIStackView { arrangedSubviews = { title, answer }, axis = "vertical" })
        stack.topAnchor:constraint("==", root.topAnchor).isActive = true
        stack.leadingAnchor:constraint("==", root.leadingAnchor, 16).isActive = true
        stack.trailingAnchor:constraint("==", root.trailingAnchor, -16).isActive = true
      end)
      app:advanceFrames(2)
      local function assert_fills(rect)
        assert.near(0, rect.x, 0.01)
        assert.near(stack.bounds.width, rect.width, 0.01)
      end
      assert_fills(answer.frame)
      assert.equal(0, answer.frame.height)
      for _, isHidden in ipairs { false, true } do
        UIView.animate {
          duration = 1,
          options = "curveLinear",
          animations = function()
            answer.isHidden = isHidden
            stack:layoutIfNeeded()
          end,
        }
        app:advance(0.5)
        assert_fills(answer.layer:presentation().frame)
        app:settle()
        assert_fills(answer.frame)
      end
    end
  end)

  it("doesn't make a row higher that is as high as its views", function()
    local shown, hidden, stack ---@type UIView, UIView, any
    layOut(function()
      shown, hidden = UIView {}, UIView {}
      stack = add(UIStackView { arrangedSubviews = { shown, hidden } })
      shown.heightAnchor:constraint("==", 20).isActive = true
      hidden.heightAnchor:constraint("==", 90).isActive = true
      hidden.isHidden = true
      stack.leadingAnchor:constraint("==", root.leadingAnchor).isActive = true
      stack.topAnchor:constraint("==", root.topAnchor).isActive = true
      stack.widthAnchor:constraint("==", 100).isActive = true
    end):advanceFrames(2)
    assert.equal(20, stack.frame.height)
    assert.equal(100, shown.frame.width)
  end)
end)

describe("a conflict with a frame and its mask", function()
  it("names translatesAutoresizingMaskIntoConstraints, and the view", function()
    local app = layOut(function()
      local box = UIView { frame = { 0, 0, 50, 50 }, accessibilityIdentifier = "box" }
      root:addSubview(box)
      box.widthAnchor:constraint("==", 80).isActive = true
    end, { allowLayoutProblems = true })
    local text = app:layoutProblems()[1].text
    assert.matches("translatesAutoresizingMaskIntoConstraints", text)
    assert.matches("true for: UIView:box", text)
  end)

  it("says nothing of masks where there are none", function()
    local app = layOut(function()
      local box = add(UIView {})
      box.widthAnchor:constraint("==", 80).isActive = true
      box.widthAnchor:constraint("==", 90).isActive = true
    end, { allowLayoutProblems = true })
    assert.is_nil(app:layoutProblems()[1].text:match "translatesAutoresizingMask")
  end)
end)

describe("a number in a visual format", function()
  local function constant(number)
    local box, made ---@type any, NSLayoutConstraint[]
    layOut(function()
      box = add(UIView {})
      made = NSLayoutConstraint.constraints { withVisualFormat = "[box(" .. number .. ")]", views = { box = box } }
    end, { allowLayoutProblems = true })
    return made[1].constant, made[1].priority
  end

  it("is read as C reads it", function()
    for text, value in pairs {
      ["1e2"] = 100, ["1E+2"] = 100, ["2.5e1"] = 25, ["250e-1"] = 25, [".5e1"] = 5, ["5."] = 5, ["0x10"] = 16, ["0XfF"] = 255, ["0x1.8p3"] = 12,
      ["0x.8"] = 0.5, ["0x1P-1"] = 0.5, ["+7"] = 7, ["==-1e1"] = -10, ["007"] = 7,
    } do
      assert.equal(value, (constant(text)), text)
    end
    local _, priority = constant "10@7.5e2"
    assert.equal(750, priority)
  end)

  it("may stand between views, before the dash", function()
    layOut(function()
      local views = { a = add(UIView {}), b = add(UIView {}) }
      local made = NSLayoutConstraint.constraints { withVisualFormat = "[a]-1e1-[b]-(-0x8)-|", views = views }
      assert.equal(10, made[1].constant)
      assert.equal(-8, made[2].constant)
    end, { allowLayoutProblems = true })
  end)

  it("is refused where something else follows", function()
    layOut(function() end)
    local box = UIView {}
    for _, text in ipairs { "1e", "0x", "1.2.3", "1e2x", ".", "-", "1e400" } do
      assert.error(function() NSLayoutConstraint.constraints { withVisualFormat = "[box(" .. text .. ")]", views = { box = box } } end)
    end
  end)
end)

describe("transforms", function()
  it("are compared by their numbers, so that -0 is 0", function()
    assert.is_true(CGAffineTransformIsIdentity(CGAffineTransformMakeRotation(0)))
    assert.is_true(CGAffineTransformMakeRotation(0).isIdentity)
    assert.is_true(CATransform3DIsIdentity(CATransform3DMakeRotation(-0.0, 0, 0, 1)))
    assert.is_true(CATransform3DIsIdentity(CATransform3DMakeTranslation(-0.0, 0, -0.0)))
    assert.is_false(CGAffineTransformIsIdentity(CGAffineTransformMakeRotation(1e-9)))
    assert.is_true(CGAffineTransformEqualToTransform(CGAffineTransformMakeTranslation(-0.0, 1), CGAffineTransformMakeTranslation(0, 1)))
    local view = UIView { transform = CGAffineTransformMakeRotation(0) }
    assert.is_true(CGAffineTransformIsIdentity(view.transform))
    assert.equal(CGAffineTransform.identity, view.transform)
  end)
end)

describe("of a superview that holds many constraints", function()
  it("those go that reach into a removed view", function()
    layOut(function()
      local boxes = {}
      for i = 1, 40 do
        local box = add(UIView {})
        boxes[i] = box
        NSLayoutConstraint.activate {
          box.leadingAnchor:constraint("==", root.leadingAnchor, i), box.topAnchor:constraint("==", root.topAnchor),
          box.widthAnchor:constraint("==", 9), box.heightAnchor:constraint("==", 9),
        }
      end
      local box = boxes[20]
      local inner, guide = add(UIView {}, box), UILayoutGuide {}
      inner:addLayoutGuide(guide)
      local own = inner.leadingAnchor:constraint("==", box.leadingAnchor, 3)
      local across = {
        inner.topAnchor:constraint("==", root.topAnchor), guide.topAnchor:constraint("==", boxes[1].bottomAnchor),
        inner.layoutMarginsGuide.bottomAnchor:constraint("<=", root.safeAreaLayoutGuide.bottomAnchor),
        boxes[2].widthAnchor:constraint(">=", inner.widthAnchor, { multiplier = 0 }),
      }
      NSLayoutConstraint.activate { own, table.unpack(across) }
      box:removeFromSuperview()
      assert.is_true(own.isActive)
      for i, constraint in ipairs(across) do assert.is_false(constraint.isActive, "constraint " .. i) end
      assert.are.equal(78, #root.constraints)
    end)
  end)
end)
