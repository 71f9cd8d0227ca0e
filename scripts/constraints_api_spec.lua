-- Parts of Auto Layout's API that are used less often: distances, directions, margins of controllers, guides, baselines, drawn constraints.
local root, controller ---@type UIView, UIViewController

local function layOut(build, options)
  return launchWindow(function(window)
    controller = UIViewController {}
    window.rootViewController = controller
    root = controller.view
    build(root)
  end, options)
end

local function view(name, superview, class)
  local made = (class or UIView) { accessibilityIdentifier = name, translatesAutoresizingMaskIntoConstraints = false };
  (superview or root):addSubview(made)
  return made
end

local function pin(made, x, y, width, height)
  NSLayoutConstraint.activate {
    made.leadingAnchor:constraint("==", made.superview.leadingAnchor, x), made.topAnchor:constraint("==", made.superview.topAnchor, y),
    made.widthAnchor:constraint("==", width), made.heightAnchor:constraint("==", height),
  }
end

describe("a distance between anchors", function()
  it("is a size: equal to a number, to another distance, to a part of a size", function()
    local a, b, c ---@type any, any, any
    local app = layOut(function()
      a, b, c = view("a"), view("b"), view("c")
      pin(a, 10, 20, 50, 30)
      NSLayoutConstraint.activate {
        b.widthAnchor:constraint("==", 40), b.heightAnchor:constraint("==", 30), c.widthAnchor:constraint("==", 20), c.heightAnchor:constraint("==", 30),
        a.trailingAnchor:anchorWithOffset(b.leadingAnchor):constraint("==", 25),
        b.trailingAnchor:anchorWithOffset(c.leadingAnchor):constraint("==", a.trailingAnchor:anchorWithOffset(b.leadingAnchor), { multiplier = 2 }),
        a.bottomAnchor:anchorWithOffset(b.topAnchor):constraint("==", a.heightAnchor, { multiplier = 0.5, constant = 1 }),
        c.topAnchor:constraint("==", a.topAnchor),
      }
    end)
    assert.equal(CGRect(85, 66, 40, 30), b.frame)
    assert.equal(175, c.frame.minX)
    local distance = a.trailingAnchor:anchorWithOffset(b.leadingAnchor)
    assert.is_true(distance:isKind(NSLayoutDimension))
    assert.equal("width", distance.attribute)
    app:advanceFrames()
    assert.same({}, app:layoutProblems())
  end)

  it("counts in reading direction, and is held by what holds both", function()
    local box, a, b, gap ---@type any, any, any, any
    layOut(function()
      box = view("box")
      pin(box, 0, 0, 200, 100)
      box.semanticContentAttribute = "forceRightToLeft"
      a, b = view("a", box), view("b", box)
      pin(a, 10, 0, 50, 10)
      gap = a.trailingAnchor:anchorWithOffset(b.leadingAnchor):constraint("==", 20)
      NSLayoutConstraint.activate { gap, b.widthAnchor:constraint("==", 30), b.heightAnchor:constraint("==", 10), b.topAnchor:constraint("==", box.topAnchor) }
    end)
    assert.equal(CGRect(140, 0, 50, 10), a.frame)
    assert.equal(CGRect(90, 0, 30, 10), b.frame)
    assert.equal(gap, box.constraints[#box.constraints - 1])
    b:removeFromSuperview()
    assert.is_false(gap.isActive)
  end)
end)

describe("anchors", function()
  it("of a constraint are those that it was made of", function()
    local a, b ---@type any, any
    layOut(function() a, b = view("a"), view("b") pin(a, 0, 0, 9, 9) pin(b, 0, 0, 9, 9) end)
    local constraint = a.leadingAnchor:constraint(">=", b.trailingAnchor, 3)
    assert.equal("leading", constraint.firstAnchor.attribute)
    assert.equal("trailing", constraint.secondAnchor.attribute)
    assert.is_true(constraint.firstAnchor:isKind(NSLayoutXAxisAnchor))
    assert.is_nil(a.widthAnchor:constraint("==", 3).secondAnchor)
  end)

  it("know the system's spacing along their own axis only", function()
    local a, b ---@type any, any
    layOut(function() a, b = view("a"), view("b") pin(a, 0, 0, 9, 9) pin(b, 0, 0, 9, 9) end)
    assert.equal(16, a.leadingAnchor:constraintToSystemSpacingAfter("==", b.trailingAnchor, 2).constant)
    assert.equal(8, a.topAnchor:constraintToSystemSpacingBelow(">=", b.bottomAnchor).constant)
    assert.has_error(function() return a.leadingAnchor.constraintToSystemSpacingBelow end)
    assert.has_error(function() return a.topAnchor:constraintToSystemSpacingBelow("==", b.leadingAnchor) end)
  end)
end)

describe("the direction of reading", function()
  it("is that of the view whose content is arranged, and does not go on to the content of its subviews", function()
    local box, inner, leaf ---@type any, any, any
    local app = layOut(function()
      box = view("box")
      pin(box, 0, 0, 200, 100)
      inner = view("inner", box)
      pin(inner, 10, 0, 100, 50)
      leaf = view("leaf", inner)
      pin(leaf, 5, 5, 20, 20)
    end)
    assert.equal(10, inner.frame.minX)
    box.semanticContentAttribute = "forceRightToLeft"
    app:advanceFrames()
    assert.equal(90, inner.frame.minX)
    assert.equal(5, leaf.frame.minX)
    assert.equal("rightToLeft", box.effectiveUserInterfaceLayoutDirection)
    assert.equal("leftToRight", inner.effectiveUserInterfaceLayoutDirection)
    assert.equal("rightToLeft", UIView.userInterfaceLayoutDirection("forceRightToLeft"))
    assert.equal("leftToRight", UIView.userInterfaceLayoutDirection("playback"))
    assert.equal("leftToRight", UIApplication.shared.userInterfaceLayoutDirection)
  end)

  it("turns a stack view's row round", function()
    local stack ---@type UIStackView
    local app = layOut(function()
      stack = UIStackView { frame = { 0, 0, 300, 40 }, spacing = 10, distribution = "fillEqually", arrangedSubviews = { UIView {}, UIView {}, UIView {} } }
      root:addSubview(stack)
    end)
    assert.equal(0, stack.arrangedSubviews[1].frame.minX)
    stack.semanticContentAttribute = "forceRightToLeft"
    app:advanceFrames()
    assert.equal(300, stack.arrangedSubviews[1].frame.maxX)
    assert.equal(0, stack.arrangedSubviews[3].frame.minX)
    assert.same({}, app:layoutProblems())
  end)

  it("swaps directional margins, and what a visual format holds to them", function()
    local box, inner ---@type any, any
    layOut(function()
      box = view("box")
      pin(box, 0, 0, 200, 100)
      box.semanticContentAttribute = "forceRightToLeft"
      box.directionalLayoutMargins = { top = 0, leading = 30, bottom = 0, trailing = 5 }
      inner = view("inner", box)
      for _, format in ipairs { "H:|-[inner(50)]", "V:|[inner(10)]" } do
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints { withVisualFormat = format, views = { inner = inner } })
      end
    end)
    assert.equal(30, box.layoutMargins.right)
    assert.equal(120, inner.frame.minX)
  end)
end)

describe("a controller's root view", function()
  it("has at least the system's margins, unless the controller says otherwise", function()
    local heard = 0
    ---@class constraints_api_spec.Margins: UIViewController
    ---@overload fun(properties?: table): constraints_api_spec.Margins
    local Margins = class("Margins", UIViewController)
    function Margins:viewLayoutMarginsDidChange() heard = heard + 1 end
    local app = launch {
      didFinishLaunching = function()
        controller = Margins {}
        local window = UIWindow { frame = UIScreen.main.bounds }
        window.rootViewController = controller
        window:makeKeyAndVisible()
      end,
    }
    local view = controller.view
    view.insetsLayoutMarginsFromSafeArea = false
    assert.equal(16, view.layoutMargins.left)
    assert.equal(16, controller.systemMinimumLayoutMargins.leading)
    view.layoutMargins = { 3, 4, 5, 40 }
    assert.equal(UIEdgeInsets(3, 16, 5, 40), view.layoutMargins)
    local before = heard
    controller.viewRespectsSystemMinimumLayoutMargins = false
    assert.equal(UIEdgeInsets(3, 4, 5, 40), view.layoutMargins)
    assert.equal(before + 1, heard)
    app:advanceFrames()
  end)

  it("hears of its safe area", function()
    local heard = {}
    ---@class constraints_api_spec.Safe: UIViewController
    ---@overload fun(properties?: table): constraints_api_spec.Safe
    local Safe = class("Safe", UIViewController)
    function Safe:viewSafeAreaInsetsDidChange() heard[#heard + 1] = self.view.safeAreaInsets.top end
    launch {
      didFinishLaunching = function()
        controller = Safe {}
        local window = UIWindow { frame = UIScreen.main.bounds }
        window.rootViewController = controller
        window:makeKeyAndVisible()
      end,
    }
    controller.additionalSafeAreaInsets = UIEdgeInsets(33, 0, 0, 0)
    assert.equal(controller.view.safeAreaInsets.top, heard[#heard])
  end)
end)

describe("constraints that a view is given", function()
  it("are held by the view that they were added to, and go with what they speak of", function()
    local box, inner, width ---@type any, any, any
    layOut(function()
      box = view("box")
      pin(box, 0, 0, 100, 100)
      inner = view("inner", box)
      width = inner.widthAnchor:constraint("==", 10)
      box:addConstraint(width)
      box:addConstraints {
        inner.heightAnchor:constraint("==", 20), inner.leadingAnchor:constraint("==", box.leadingAnchor),
        inner.topAnchor:constraint("==", box.topAnchor),
      }
    end)
    assert.equal(CGRect(0, 0, 10, 20), inner.frame)
    assert.same({}, inner.constraints)
    assert.equal(width, box.constraints[3])
    box:removeConstraint(width)
    assert.is_false(width.isActive)
    width.isActive = true
    assert.same({ width }, inner.constraints)
    inner:removeFromSuperview()
    assert.is_true(width.isActive)
    assert.equal(2, #box.constraints)
  end)
end)

describe("alignment rectangles and baselines", function()
  it("convert frames both ways", function()
    ---@class constraints_api_spec.Badge: UIView
    ---@overload fun(properties?: table): constraints_api_spec.Badge
    local Badge = class("Badge", UIView)
    function Badge:alignmentRectInsets() return UIEdgeInsets(1, 2, 3, 4) end
    layOut(function() end)
    local badge = Badge {}
    assert.equal(CGRect(12, 11, 94, 96), badge:alignmentRect(CGRect(10, 10, 100, 100)))
    assert.equal(CGRect(10, 10, 100, 100), badge:frameForAlignmentRect(CGRect(12, 11, 94, 96)))
  end)

  it("are those of the view that a class names", function()
    ---@class constraints_api_spec.Card: UIView
    ---@field title any
    ---@overload fun(properties?: table): constraints_api_spec.Card
    local Card = class("Card", UIView)
    function Card:forFirstBaselineLayout() return self.title end
    local card, other ---@type any, any
    layOut(function()
      card = view("card", root, Card)
      pin(card, 0, 50, 100, 100)
      card.title = view("title", card, UILabel)
      card.title.text = "Title"
      NSLayoutConstraint.activate {
        card.title.topAnchor:constraint("==", card.topAnchor, 30), card.title.leadingAnchor:constraint("==", card.leadingAnchor),
      }
      other = view("other", root, UILabel)
      other.text = "Other"
      NSLayoutConstraint.activate {
        other.leadingAnchor:constraint("==", card.trailingAnchor), other.firstBaselineAnchor:constraint("==", card.firstBaselineAnchor),
      }
    end)
    assert.equal(80, other.frame.minY)
    assert.equal(card.title, card.forFirstBaselineLayout)
    assert.equal(card, card.forLastBaselineLayout)
  end)
end)

describe("a guide", function()
  it("tells what decides its place, and whether there is a choice", function()
    local guide, width ---@type UILayoutGuide, NSLayoutConstraint
    layOut(function()
      guide = UILayoutGuide { identifier = "space" }
      root:addLayoutGuide(guide)
      width = guide.widthAnchor:constraint("==", 30)
      NSLayoutConstraint.activate { width, guide.leadingAnchor:constraint("==", root.leadingAnchor, 4) }
    end)
    assert.is_true(guide.hasAmbiguousLayout)
    assert.equal(2, #guide:constraintsAffectingLayout("horizontal"))
    NSLayoutConstraint.activate { guide.topAnchor:constraint("==", root.topAnchor), guide.heightAnchor:constraint("==", 5) }
    assert.is_false(guide.hasAmbiguousLayout)
    assert.equal(CGRect(4, 0, 30, 5), guide.layoutFrame)
    NSLayoutConstraint.deactivate(root.constraints)
    assert.is_false(width.isActive)
    assert.equal(CGRect(0, 0, 0, 0), guide.layoutFrame)
  end)
end)

describe("measuring with systemLayoutSizeFitting", function()
  it("counts a view's own size, also where the view keeps its mask", function()
    layOut(function() end)
    local label = UILabel { text = "Hello" }
    assert.equal(label.intrinsicContentSize, label:systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    assert.equal(CGSize(51, 31), UISwitch {}:systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    assert.equal(CGSize(0, 0), UIView {}:systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    assert.equal(CGRect(0, 0, 0, 0), label.frame)
    local wraps = UILabel { text = ("words "):rep(20), numberOfLines = 0 }
    local size = wraps:systemLayoutSizeFitting(CGSize(100, 0), 1000, 50)
    assert.equal(100, size.width)
    assert.equal(wraps:sizeThatFits(CGSize(100, 1000)).height, size.height)
  end)
end)

describe("frames as pictures", function()
  it("have the constraints drawn into them when asked", function()
    local app = layOut(function()
      local box = view("box")
      pin(box, 10, 20, 100, 50)
      NSLayoutConstraint.activate { box.widthAnchor:constraint("==", 120), box.heightAnchor:constraint(">=", 5, { priority = 500 }) }
    end, { allowLayoutProblems = true })
    assert.does_not.contain("class=\"constraints\"", app:snapshot("svg"))
    local svg = app:snapshot("svg", { constraints = true })
    local marks = svg:match("<g class=\"constraints\".*")
    assert.contains("UIView:box.leading == UIWindow.UIView[1].leading + 10", marks)
    -- The line of the height runs down the middle of the box; its label "50" is beside the line.
    assert.contains("M60 20L60 70", marks)
    assert.contains(">50</text>", marks)
    local _, dashed = marks:gsub("stroke%-dasharray", "")
    assert.equal(1, dashed)
    local _, red = marks:gsub("stroke=\"#E60000\"", "")
    assert.equal(1, red)
  end)
end)
