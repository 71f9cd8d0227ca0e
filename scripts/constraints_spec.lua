-- Auto Layout from Lua: constraints, anchors, the visual format language, guides, stack views, and the messages about wrong ones.
local root ---@type UIView

local function layOut(build)
  return launchWindow(function(window)
    local controller = UIViewController {}
    window.rootViewController = controller
    root = controller.view
    build(root)
  end)
end

local function view(name, superview, class)
  local made = (class or UIView) { accessibilityIdentifier = name, translatesAutoresizingMaskIntoConstraints = false };
  (superview or root):addSubview(made)
  return made
end

local function pin(made, x, y, width, height)
  local constraints = {
    made.leadingAnchor:constraint("==", made.superview.leadingAnchor, x),
    made.topAnchor:constraint("==", made.superview.topAnchor, y),
    made.widthAnchor:constraint("==", width),
    made.heightAnchor:constraint("==", height),
  }
  NSLayoutConstraint.activate(constraints)
  return constraints
end

describe("constraints", function()
  it("place a view with anchors, and move it when a constant changes and the layout has run", function()
    local box, constraints ---@type any, any
    local app = layOut(function()
      box = view("box")
      constraints = pin(box, 10, 20, 100, 50)
    end)
    assert.equal(CGRect(10, 20, 100, 50), box.frame)
    constraints[1].constant = 40
    assert.equal(10, box.frame.minX)
    app:advanceFrames()
    assert.equal(40, box.frame.minX)
    assert.equal("leading", constraints[1].firstAttribute)
    assert.equal("equal", constraints[1].relation)
    assert.equal(root, constraints[1].secondItem)
    assert.same({ constraints[3], constraints[4] }, box.constraints)
  end)

  it("take a table: item, attribute, relatedBy, toItem, toAttribute, multiplier, constant", function()
    local box ---@type any
    layOut(function()
      box = view("box")
      NSLayoutConstraint.activate {
        NSLayoutConstraint { item = box, attribute = "width", relatedBy = "==", toItem = root, multiplier = 0.5, constant = 4 },
        NSLayoutConstraint { item = box, attribute = "height", constant = 30, priority = 900, identifier = "high" },
        NSLayoutConstraint { item = box, attribute = "centerX", toItem = root },
        NSLayoutConstraint { item = box, attribute = "top", toItem = root, toAttribute = "top", constant = 5, isActive = true },
      }
    end)
    assert.equal(root.bounds.width / 2 + 4, box.frame.width)
    assert.equal(root.bounds.width / 2, box.center.x)
    assert.equal(5, box.frame.minY)
    assert.equal(30, box.frame.height)
  end)

  it("are made by lines of the visual format language, with metrics and options", function()
    local a, b ---@type any, any
    layOut(function()
      a, b = view("a"), view("b")
      local views = { a = a, b = b }
      NSLayoutConstraint.activate {
        NSLayoutConstraint.constraints { withVisualFormat = "H:|-pad-[a(60)]-[b(==a)]", metrics = { pad = 12 }, views = views, options = "alignAllTop" },
        NSLayoutConstraint.constraints { withVisualFormat = "V:|-30-[a(20)]", views = views },
        b.heightAnchor:constraint("==", a.heightAnchor, { multiplier = 2 }),
      }
    end)
    assert.equal(CGRect(12, 30, 60, 20), a.frame)
    assert.equal(CGRect(80, 30, 60, 40), b.frame)
  end)

  it("animate by layoutIfNeeded in a block", function()
    local box, constraints ---@type any, any
    local app = layOut(function()
      box = view("box")
      constraints = pin(box, 0, 0, 20, 20)
    end)
    constraints[1].constant = 100
    UIView.animate { duration = 1, options = "curveLinear", animations = function() root:layoutIfNeeded() end }
    app:advance(0.5)
    assert.equal(100, box.frame.minX)
    assert.near(60, box.layer:presentation().position.x, 0.1)
  end)

  it("know margins, the safe area, guides and system spacing", function()
    local box, guide, after ---@type any, UILayoutGuide, any
    layOut(function()
      box, after, guide = view("box"), view("after"), UILayoutGuide { identifier = "gap" }
      root:addLayoutGuide(guide)
      root.layoutMargins = { 10, 20, 30, 40 }
      NSLayoutConstraint.activate {
        box.leadingAnchor:constraint("==", root.layoutMarginsGuide.leadingAnchor),
        box.topAnchor:constraint("==", root.safeAreaLayoutGuide.topAnchor, 3),
        box.widthAnchor:constraint("==", 50),
        box.heightAnchor:constraint("==", 10),
        guide.leadingAnchor:constraint("==", box.trailingAnchor),
        guide.widthAnchor:constraint("==", 25),
        guide.topAnchor:constraint("==", box.topAnchor),
        guide.bottomAnchor:constraint("==", box.bottomAnchor),
        after.leadingAnchor:constraintToSystemSpacingAfter("==", guide.trailingAnchor, 2),
        after.topAnchor:constraintToSystemSpacingBelow("==", guide.bottomAnchor),
        after.widthAnchor:constraint("==", 5),
        after.heightAnchor:constraint("==", 5),
      }
    end)
    assert.equal(20, box.frame.minX)
    assert.equal(root.safeAreaInsets.top + 3, box.frame.minY)
    assert.equal(20 + 50 + 25 + 16, after.frame.minX)
    assert.equal(box.frame.maxY + 8, after.frame.minY)
    assert.equal(25, guide.layoutFrame.width)
    assert.same({ top = 10 + root.safeAreaInsets.top, leading = 20, bottom = 30, trailing = 40 }, root.directionalLayoutMargins)
  end)

  it("ask a class for its intrinsic size, and again when it is invalidated", function()
    ---@class constraints_spec.Badge: UIView
    ---@field count any
    ---@overload fun(properties?: table): constraints_spec.Badge
    local Badge = class("Badge", UIView)
    function Badge:intrinsicContentSize() return CGSize(self.count * 10, 12) end
    local badge ---@type any
    local app = layOut(function()
      badge = Badge { translatesAutoresizingMaskIntoConstraints = false }
      badge.count = 3
      root:addSubview(badge)
      NSLayoutConstraint.activate {
        badge.leadingAnchor:constraint("==", root.leadingAnchor),
        badge.topAnchor:constraint("==", root.topAnchor),
      }
    end)
    assert.equal(CGSize(30, 12), badge.bounds.size)
    badge.count = 5
    app:advanceFrames()
    assert.equal(30, badge.bounds.width)
    badge:invalidateIntrinsicContentSize()
    app:advanceFrames()
    assert.equal(50, badge.bounds.width)
    assert.equal(250, badge:contentHuggingPriority("horizontal"))
    for class, widths in pairs { [UISwitch] = 750, [UIStepper] = 750, [UIPageControl] = 750, [UIActivityIndicatorView] = 750, [UISlider] = 250, [UIProgressView] = 250 } do
      assert.equal(widths, class({}):contentHuggingPriority("horizontal"))
      assert.equal(750, class({}):contentHuggingPriority("vertical"))
    end
    badge:setContentCompressionResistancePriority("defaultLow", "vertical")
    assert.equal(250, badge:contentCompressionResistancePriority("vertical"))
  end)

  it("call updateConstraints once, from the inside out", function()
    local order = {}
    ---@class constraints_spec.Noting: UIView
    ---@overload fun(properties?: table): constraints_spec.Noting
    local Noting = class("Noting", UIView)
    function Noting:updateConstraints()
      order[#order + 1] = self.accessibilityIdentifier
      Noting.super.updateConstraints(self)
    end
    local outer ---@type any
    local app = layOut(function()
      outer = view("outer", root, Noting)
      pin(outer, 0, 0, 50, 50)
      pin(view("inner", outer, Noting), 0, 0, 20, 20)
    end)
    assert.same({ "inner", "outer" }, order)
    app:advanceFrames()
    assert.equal(2, #order)
    outer:setNeedsUpdateConstraints()
    app:advanceFrames()
    assert.same({ "inner", "outer", "outer" }, order)
  end)

  it("give a scroll view its content's size", function()
    local scroll, content ---@type any, any
    layOut(function()
      scroll = view("scroll", root, UIScrollView)
      pin(scroll, 0, 0, 200, 100)
      content = view("content", scroll)
      local guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate {
        content.leadingAnchor:constraint("==", guide.leadingAnchor, 5), content.trailingAnchor:constraint("==", guide.trailingAnchor, -5),
        content.topAnchor:constraint("==", guide.topAnchor), content.bottomAnchor:constraint("==", guide.bottomAnchor),
        content.widthAnchor:constraint("==", scroll.frameLayoutGuide.widthAnchor), content.heightAnchor:constraint("==", 400),
      }
    end)
    assert.equal(CGSize(210, 400), scroll.contentSize)
  end)

  it("measure with systemLayoutSizeFitting", function()
    local card ---@type UIView
    layOut(function()
      card = UIView { frame = { 0, 0, 300, 300 } }
      root:addSubview(card)
      local label = view("text", card, UILabel)
      label.numberOfLines = 0
      label.text = ("many words "):rep(12)
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints { withVisualFormat = "H:|-10-[label]-10-|", views = { label = label } })
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints { withVisualFormat = "V:|-10-[label]-(>=10)-|", views = { label = label } })
    end)
    local narrow = card:systemLayoutSizeFitting(CGSize(160, 0), 1000, 50)
    local wide = card:systemLayoutSizeFitting(CGSize(280, 0), 1000, 50)
    assert.equal(160, narrow.width)
    assert.is_true(narrow.height > wide.height and wide.height > 30)
  end)
end)

describe("layout problems", function()
  local function contradict(options)
    return launch({
      didFinishLaunching = function()
        local window = UIWindow { frame = UIScreen.main.bounds }
        window:makeKeyAndVisible()
        local box = UIView { translatesAutoresizingMaskIntoConstraints = false }
        window:addSubview(box)
        NSLayoutConstraint.activate {
          box.leadingAnchor:constraint("==", window.leadingAnchor),
          box.topAnchor:constraint("==", window.topAnchor),
          box.heightAnchor:constraint("==", 10),
          box.widthAnchor:constraint("==", 100),
          box.widthAnchor:constraint("==", 200, { identifier = "wide" }),
        }
      end,
    }, options)
  end

  it("are conflicts, told once in UIKit's words, with variables' names and file and line", function()
    local app = contradict { allowLayoutProblems = true }
    app:advanceFrames(3)
    local problems = app:layoutProblems()
    assert.equal(1, #problems)
    assert.equal(1, #app.warnings)
    assert.contains("Unable to simultaneously satisfy constraints", problems[1].text)
    assert.contains("UIView:box.width == 200", problems[1].broken)
    assert.matches("constraints_spec.lua:%d+", problems[1].position)
    assert.equal(2, #problems[1].constraints)
  end)

  it("are views whose constraints leave a choice", function()
    local box ---@type UIView
    local app = launch({
      didFinishLaunching = function()
        local window = UIWindow { frame = UIScreen.main.bounds }
        window:makeKeyAndVisible()
        box = UIView { translatesAutoresizingMaskIntoConstraints = false }
        window:addSubview(box)
        NSLayoutConstraint.activate {
          box.leadingAnchor:constraint("==", window.leadingAnchor, 10),
          box.topAnchor:constraint("==", window.topAnchor),
          box.heightAnchor:constraint("==", 10),
        }
      end,
    }, { allowLayoutProblems = true })
    assert.is_true(box.hasAmbiguousLayout)
    local problems = app:layoutProblems()
    assert.equal("ambiguity", problems[1].kind)
    assert.equal(box, problems[1].view)
    assert.equal(1, #box:constraintsAffectingLayout("horizontal"))
    local text = app:explainLayout(box)
    assert.contains("left 10\n    <NSLayoutConstraint UIView:box.leading == UIWindow:window.leading + 10", text)
    assert.contains("width 0\n    ambiguous", text)
  end)
end)

describe("bad input", function()
  local function fails(pattern, call)
    layOut(function() end)
    local ok, message = pcall(call)
    assert.is_false(ok)
    assert.contains(pattern, tostring(message))
  end

  it("is told in words", function()
    fails("size width with the location left", function()
      NSLayoutConstraint { item = root, attribute = "width", toItem = root, toAttribute = "left" }
    end)
    fails("multiplier of 0", function() root.leftAnchor:constraint("==", root.rightAnchor, { multiplier = 0 }) end)
    fails("leading/trailing for both or neither", function() root.leadingAnchor:constraint("==", root.leftAnchor) end)
    fails("leading is horizontal and top is vertical", function() root.leadingAnchor:constraint("==", root.topAnchor) end)
    fails("finite number", function() root.widthAnchor:constraint("==", 0 / 0) end)
    fails("illegal to set priority:0", function() root.widthAnchor:constraint("==", 1).priority = 0 end)
    fails("illegal to set priority:1001", function() root.widthAnchor:constraint("==", 1, { priority = 1001 }) end)
    fails("no common ancestor", function() root.topAnchor:constraint("==", UIView {}.topAnchor).isActive = true end)
    fails("has no owning view", function() UILayoutGuide {}.widthAnchor:constraint("==", 1).isActive = true end)
    fails("Location attributes must be specified in pairs", function() root.topAnchor:constraint("==", 5) end)
    fails("write one of its anchors", function() root.topAnchor:constraint("==", UIView {}) end)
    fails('"=="', function() root.topAnchor:constraint("=", root.topAnchor) end)
    fails("nope is not a key in the views dictionary", function()
      NSLayoutConstraint.constraints { withVisualFormat = "H:[nope]", views = { a = root } }
    end)
  end)

  it("leaves nothing half installed", function()
    local inside ---@type any
    fails("no common ancestor", function()
      inside = view("inside")
      NSLayoutConstraint.activate { inside.widthAnchor:constraint("==", 5), inside.topAnchor:constraint("==", UIView {}.topAnchor) }
    end)
    assert.same({}, inside.constraints)
    inside:removeFromSuperview()
  end)

  it("keeps an active constraint required, or not required", function()
    local box, constraint ---@type any, any
    layOut(function()
      box = view("box")
      constraint = pin(box, 0, 0, 10, 10)[3]
    end)
    assert.raises("Mutating a priority from required to not on an installed constraint", function() constraint.priority = 750 end)
    assert.equal(1000, constraint.priority)
  end)

  it("points at the place in a format, wherever that is cut", function()
    layOut(function() end)
    local box = view("box")
    local format = "H:|-(>=10@750,<=20)-[box(>=5@999,==other)]-8-[other]-|"
    local other = view("other")
    for length = 0, #format - 1 do
      local ok, message = pcall(NSLayoutConstraint.constraints, { withVisualFormat = format:sub(1, length), views = { box = box, other = other } })
      local text = tostring(message)
      if ok then
        assert.is_truthy(format:sub(1, length):match("%]$"), format:sub(1, length))
      else
        assert.contains("Unable to parse constraint format", text)
        assert.matches("\n *%^", text)
      end
    end
    assert.equal(6, #NSLayoutConstraint.constraints { withVisualFormat = format, views = { box = box, other = other } })
    box:removeFromSuperview()
    other:removeFromSuperview()
  end)
end)

describe("a stack view", function()
  it("shares its length, hides, and has custom spacing", function()
    local stack, views ---@type UIStackView, any
    local app = layOut(function()
      views = { UIView {}, UIView {}, UIView {} }
      stack = UIStackView { arrangedSubviews = views, distribution = "fillEqually", spacing = 10, frame = { 0, 0, 200, 20 } }
      root:addSubview(stack)
    end)
    assert.equal(60, views[1].frame.width)
    views[2].isHidden = true
    app:advanceFrames()
    assert.equal(95, views[1].frame.width)
    views[2].isHidden = false
    stack:setCustomSpacing(40, views[1])
    app:advanceFrames()
    assert.equal(90, views[2].frame.minX)
    assert.equal(40, stack:customSpacing(views[1]))
    assert.is_nil(stack:customSpacing(views[2]))
    stack.frame = { 0, 0, 200, 200 }
    stack.axis = "vertical"
    app:advanceFrames()
    assert.equal(200, views[1].frame.width)
  end)
end)

describe("cells measured by their constraints", function()
  it("are as high as what is in them", function()
    local texts = { "short", ("a longer text that wraps "):rep(5), "short again" }
    ---@class constraints_spec.Bubble: UITableViewCell
    ---@overload fun(properties?: table): constraints_spec.Bubble
    local Bubble = class("Bubble", UITableViewCell)
    function Bubble:init(properties)
      Bubble.super.init(self, properties)
      self.label = UILabel { numberOfLines = 0, translatesAutoresizingMaskIntoConstraints = false }
      self.contentView:addSubview(self.label)
      for _, format in ipairs { "H:|-15-[label]-15-|", "V:|-12-[label]-12-|" } do
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints { withVisualFormat = format, views = { label = self.label } })
      end
    end
    local list ---@type UITableView
    launch {
      didFinishLaunching = function()
        local source = {
          numberOfRowsInSection = function() return #texts end,
          cellForRowAt = function(_, tableView, path)
            local cell = tableView:dequeueReusableCell("bubble", path)
            cell.label.text = texts[path.row]
            return cell
          end,
        }
        local window = UIWindow { frame = UIScreen.main.bounds }
        list = UITableView { frame = UIScreen.main.bounds, estimatedRowHeight = 50, rowHeight = UITableView.automaticDimension }
        list:register(Bubble, "bubble")
        list.dataSource = source
        window:addSubview(list)
        window:makeKeyAndVisible()
      end,
    }
    local heights = {}
    for row = 1, #texts do heights[row] = list:rectForRow(IndexPath(1, row)).height end
    assert.equal(heights[1], heights[3])
    assert.is_true(heights[2] > 2 * heights[1])
  end)
end)

describe("a view in no window", function()
  local function bar()
    local view = UIView { frame = { 0, 0, 0, 0 } }
    local field = UITextView { isScrollEnabled = false, translatesAutoresizingMaskIntoConstraints = false }
    view:addSubview(field)
    NSLayoutConstraint.activate {
      field.leadingAnchor:constraint { equalTo = view.leadingAnchor },
      field.widthAnchor:constraint { equalToConstant = 100 },
      field.topAnchor:constraint { equalTo = view.topAnchor, constant = 8 },
      field.bottomAnchor:constraint { equalTo = view.bottomAnchor, constant = -8 },
    }
    return view
  end

  it("has no layout that nobody asks for, and so no contradictions", function()
    local view = bar()
    local app = launchWindow(function(window) window:layoutIfNeeded() end)
    app:settle()
    assert.are.same({}, app:layoutProblems())
    -- It has got its size before it is seen.
    view.frame = { 0, 0, 320, 60 }
    app.window:addSubview(view)
    app:settle()
    assert.are.same({}, app:layoutProblems())
  end)

  for how, ask in pairs {
    ["where its layout is asked for"] = function(view) view:layoutIfNeeded() end,
    ["once it comes into one"] = function(view, app)
      app.window:addSubview(view)
      app:advanceFrames(1)
    end,
  } do
    it("tells of contradictions " .. how, function()
      local app = launchWindow(nil, { allowLayoutProblems = true })
      local view = bar()
      ask(view, app)
      assert.matches("Unable to simultaneously satisfy", table.concat(app.warnings, "\n"))
    end)
  end
end)
