-- Views: geometry, the tree, hit-testing, animation, labels, and how a frame shows them.

-- an app of one window, which the spec fills
local function add(parent, frame, properties)
  local view = UIView(properties or {})
  view.frame = frame
  parent:addSubview(view)
  return view
end

describe("geometry of a view", function()
  it("derives the centre from the frame, and back", function()
    local view = UIView { frame = { 10, 20, 100, 50 } }
    assert.are.equal(CGPoint { 60, 45 }, view.center)
    view.center = { 100, 100 }
    assert.are.equal(CGRect { 50, 75, 100, 50 }, view.frame)
    assert.are.equal(CGRect { 0, 0, 100, 50 }, view.bounds)
  end)

  it("resizes about the centre when the bounds change", function()
    local view = UIView { frame = { 10, 20, 100, 50 } }
    view.bounds = { 0, 0, 50, 30 }
    assert.are.equal(CGRect { 35, 30, 50, 30 }, view.frame)
  end)

  it("gives the box of the transformed bounds as frame", function()
    local view = UIView { frame = { 100, 100, 80, 60 } }
    view.transform = CGAffineTransform.identity:scaled(0.5, 2)
    assert.are.equal(CGRect { 120, 70, 40, 120 }, view.frame)
    assert.are.equal(CGRect { 0, 0, 80, 60 }, view.bounds)
    assert.are.equal(CGPoint { 140, 130 }, view.center)
  end)

  it("takes a frame back through the transform", function()
    local view = UIView { frame = { 0, 0, 10, 10 } }
    view.transform = CGAffineTransform.identity:scaled(2, 4)
    view.frame = { 10, 20, 100, 50 }
    assert.are.equal(CGRect { 0, 0, 50, 12.5 }, view.bounds)
    assert.are.equal(CGPoint { 60, 45 }, view.center)
  end)
end)

describe("conversion", function()
  it("adds the origins on the way", function()
    local root = UIView { frame = { 0, 0, 400, 300 } }
    local a = add(root, { 50, 40, 200, 150 })
    local b = add(a, { 10, 20, 100, 80 })
    assert.are.equal(CGPoint { 90, 100 }, b:convert({ 30, 40 }, root))
    assert.are.equal(CGPoint { 30, 40 }, b:convertFrom({ 90, 100 }, root))
    assert.are.equal(CGRect { 60, 60, 100, 80 }, b:convert(b.bounds, root))
  end)

  it("goes through a rotation", function()
    local root = UIView { frame = { 0, 0, 400, 300 } }
    local view = add(root, { 100, 100, 80, 60 })
    view.transform = CGAffineTransform.identity:rotated(math.pi / 2)
    local point = view:convertFrom({ 140, 130 }, root)
    assert.near(40, point.x, 1e-6)
    assert.near(30, point.y, 1e-6)
  end)

  it("counts the bounds' origin", function()
    local root = UIView { frame = { 0, 0, 400, 300 } }
    local scrolled = add(root, { 0, 0, 100, 100 })
    scrolled.bounds = { 0, 50, 100, 100 }
    assert.are.equal(CGPoint { 10, 60 }, scrolled:convertFrom({ 10, 10 }, root))
  end)
end)

describe("the tree", function()
  local parent, a, b, c ---@type UIView, any, any, any

  before_each(function()
    parent = UIView { frame = { 0, 0, 100, 100 } }
    a, b, c = add(parent, { 0, 0, 10, 10 }), add(parent, { 0, 0, 10, 10 }), add(parent, { 0, 0, 10, 10 })
  end)

  it("keeps the order of addition, back to front", function()
    assert.are.same({ a, b, c }, parent.subviews)
  end)

  it("brings to the front and sends to the back", function()
    parent:bringSubviewToFront(a)
    assert.are.same({ b, c, a }, parent.subviews)
    parent:sendSubviewToBack(c)
    assert.are.same({ c, b, a }, parent.subviews)
  end)

  it("inserts at a place counted from 1, above and below a sibling", function()
    local d, e, f = UIView {}, UIView {}, UIView {}
    parent:insertSubview(d, 2)
    assert.are.same({ a, d, b, c }, parent.subviews)
    parent:insertSubviewAbove(e, b)
    parent:insertSubviewBelow(f, a)
    assert.are.same({ f, a, d, b, e, c }, parent.subviews)
  end)

  it("exchanges two places", function()
    parent:exchangeSubview(1, 3)
    assert.are.same({ c, b, a }, parent.subviews)
  end)

  it("moves a view that is added elsewhere", function()
    local other = UIView {}
    other:addSubview(b)
    assert.are.same({ a, c }, parent.subviews)
    assert.are.equal(other, b.superview)
    b:removeFromSuperview()
    assert.is_nil(b.superview)
    assert.are.same({}, other.subviews)
  end)

  it("finds views by tag", function()
    b.tag = 7
    assert.are.equal(b, parent:viewWithTag(7))
    assert.is_nil(parent:viewWithTag(8))
  end)
end)

describe("hit-testing", function()
  local root, back, front ---@type UIView, any, any

  before_each(function()
    root = UIView { frame = { 0, 0, 300, 200 } }
    back = add(root, { 20, 20, 100, 100 })
    front = add(root, { 60, 60, 100, 100 })
  end)

  it("answers the frontmost view that contains the point", function()
    assert.are.equal(front, root:hitTest({ 80, 80 }))
    assert.are.equal(back, root:hitTest({ 30, 30 }))
    assert.are.equal(root, root:hitTest({ 250, 10 }))
    assert.is_nil(root:hitTest({ 400, 80 }))
  end)

  it("has the smallest edges in and the largest out", function()
    assert.are.equal(front, root:hitTest({ 60, 60 }))
    assert.are.equal(root, root:hitTest({ 160, 100 }))
  end)

  it("follows the z-order", function()
    root:bringSubviewToFront(back)
    assert.are.equal(back, root:hitTest({ 80, 80 }))
  end)

  it("skips hidden, disabled and transparent views", function()
    for _, change in ipairs { { "isHidden", true }, { "isUserInteractionEnabled", false }, { "alpha", 0.005 } } do
      local key, value = change[1], change[2]
      local before = front[key]
      front[key] = value
      assert.are.equal(back, root:hitTest({ 80, 80 }))
      front[key] = before
    end
    front.alpha = 0.01 -- only what is below is skipped
    assert.are.equal(front, root:hitTest({ 80, 80 }))
  end)

  it("takes a disabled view's children with it", function()
    local parent = add(root, { 200, 20, 80, 50 }, { isUserInteractionEnabled = false })
    add(parent, { 10, 10, 30, 30 })
    assert.are.equal(root, root:hitTest({ 220, 40 }))
  end)

  it("never leaves the parent's bounds", function()
    local child = add(back, { 80, 80, 100, 100 })
    front:removeFromSuperview()
    assert.are.equal(child, root:hitTest({ 110, 110 }))
    assert.are.equal(root, root:hitTest({ 150, 150 }))
  end)

  it("passes labels and image views by", function()
    local label = UILabel { frame = { 0, 0, 100, 100 } }
    back:addSubview(label)
    assert.are.equal(back, root:hitTest({ 30, 30 }))
  end)

  it("asks overridden methods", function()
    ---@class views_spec.Hole: UIView
    ---@overload fun(properties?: table): views_spec.Hole
    local Hole = class("Hole", UIView)
    function Hole:pointInside(point, event) return point.x < 50 end
    root:addSubview(Hole { frame = { 0, 0, 300, 200 } })
    assert.is_true(root:hitTest({ 10, 150 }):isKind(Hole))
    assert.are.equal(front, root:hitTest({ 80, 80 }))
  end)
end)

describe("animation", function()
  it("sets the model at once and shows the way there", function()
    local box ---@type any
    local app = launchWindow(function(window) box = add(window, { 0, 0, 20, 20 }) end)
    UIView.animate { duration = 1, options = "curveLinear", animations = function() box.center = { 110, 10 } end }
    assert.are.equal(CGPoint { 110, 10 }, box.center)
    app:advance(0.5)
    assert.near(60, box.layer:presentation().position.x, 2)
    assert.are.equal(CGPoint { 110, 10 }, box.center)
    app:settle()
    assert.are.equal(CGPoint { 110, 10 }, box.layer:presentation().position)
  end)

  it("waits for its delay and calls its completion once", function()
    local box ---@type any
    local app = launchWindow(function(window) box = add(window, { 0, 0, 20, 20 }) end)
    local finished = {}
    UIView.animate {
      duration = 0.3,
      delay = 0.2,
      animations = function() box.alpha = 0 end,
      completion = function(done) finished[#finished + 1] = done end,
    }
    app:advance(0.45)
    assert.are.same({}, finished)
    app:advance(0.1)
    assert.are.same({ true }, finished)
    app:settle()
    assert.are.same({ true }, finished)
  end)

  it("completes in the order of the ends, and of the beginnings where they end together", function()
    local box ---@type any
    local app = launchWindow(function(window) box = add(window, { 0, 0, 20, 20 }) end)
    app:advanceFrames(1)
    local ended = {}
    local function animate(name, duration, delay, key, value)
      UIView.animate {
        duration = duration,
        delay = delay,
        animations = function() box[key] = value end,
        completion = function() ended[#ended + 1] = name end,
      }
    end
    animate("whole", 0.5, 0, "alpha", 0.5)
    animate("delayed", 0.3, 0.2, "center", { 90, 90 })
    animate("shorter", 0.4, 0, "backgroundColor", "red")
    app:settle()
    assert.are.same({ "shorter", "whole", "delayed" }, ended)
  end)

  it("is half way in the middle when it eases in and out", function()
    local box ---@type any
    local app = launchWindow(function(window) box = add(window, { 0, 0, 20, 20 }) end)
    UIView.animate { duration = 1, animations = function() box.center = { 110, 10 } end }
    app:advance(0.25)
    assert.near(10 + 100 * 0.129, box.layer:presentation().position.x, 2.5)
    app:advance(0.25)
    assert.near(60, box.layer:presentation().position.x, 3.5)
  end)

  it("can be switched off for a while", function()
    local box ---@type any
    launchWindow(function(window) box = add(window, { 0, 0, 20, 20 }) end)
    UIView.animate {
      duration = 1,
      animations = function()
        UIView.performWithoutAnimation(function() box.center = { 110, 10 } end)
      end,
    }
    assert.are.equal(CGPoint { 110, 10 }, box.layer:presentation().position)
  end)

  it("makes a view that fades out untouchable at once", function()
    local box ---@type any
    local app = launchWindow(function(window) box = add(window, { 0, 0, 100, 100 }) end)
    assert.are.equal(box, app:hitTest(50, 50))
    UIView.animate { duration = 1, animations = function() box.alpha = 0 end }
    assert.are_not.equal(box, app:hitTest(50, 50))
  end)
end)

describe("layout", function()
  it("is done once in the frame, however often it was asked for", function()
    local count = 0
    ---@class views_spec.Counter: UIView
    ---@overload fun(properties?: table): views_spec.Counter
    local Counter = class("Counter", UIView)
    function Counter:layoutSubviews()
      Counter.super.layoutSubviews(self)
      count = count + 1
    end
    local view ---@type UIView
    local app = launchWindow(function(window)
      view = Counter { frame = { 0, 0, 100, 100 } }
      window:addSubview(view)
    end)
    count = 0
    view:setNeedsLayout()
    view:setNeedsLayout()
    assert.are.equal(0, count)
    app:advanceFrames(1)
    assert.are.equal(1, count)
    app:advanceFrames(5)
    assert.are.equal(1, count)
  end)

  describe("is asked for", function()
    local counts, outer, inner, app ---@type table, UIView, UIView, App
    ---@class views_spec.Counter2: UIView
    ---@overload fun(properties?: table): views_spec.Counter2
    local Counter = class("Counter", UIView)
    function Counter:layoutSubviews() counts[self] = counts[self] + 1 end

    before_each(function()
      counts = setmetatable({}, { __index = function() return 0 end })
      app = launchWindow(function(window)
        outer = Counter { frame = { 0, 0, 200, 200 } }
        window:addSubview(outer)
        inner = Counter { frame = { 0, 0, 10, 10 } }
        outer:addSubview(inner)
      end)
      app:advanceFrames(2)
      counts = setmetatable({}, { __index = function() return 0 end })
    end)

    local function layouts()
      app:advanceFrames(2)
      return { outer = counts[outer], inner = counts[inner] }
    end

    it("by a view's size, in the view and its superview", function()
      inner.frame = { 0, 0, 20, 20 }
      assert.are.same({ outer = 1, inner = 1 }, layouts())
    end)

    it("by the origin of its bounds, in the view alone", function()
      inner.bounds = { 5, 5, 10, 10 }
      assert.are.same({ outer = 0, inner = 1 }, layouts())
    end)

    it("by a subview that goes, in the superview", function()
      inner:removeFromSuperview()
      assert.are.same({ outer = 1, inner = 0 }, layouts())
    end)

    it("by no place, transform, colour or alpha", function()
      inner.center = { 50, 50 }
      inner.transform = CGAffineTransform.identity:rotated(1)
      inner.backgroundColor, inner.alpha = "red", 0.5
      assert.are.same({ outer = 0, inner = 0 }, layouts())
    end)

    it("by a scroll, in the scroll view and not in its superview", function()
      ---@class views_spec.Scroll: UIScrollView
      ---@overload fun(properties?: table): views_spec.Scroll
      local Scroll = class("Scroll", UIScrollView)
      function Scroll:layoutSubviews() counts[self] = counts[self] + 1 end
      local scroll = Scroll { frame = { 0, 0, 100, 100 }, contentSize = { 100, 500 } }
      outer:addSubview(scroll)
      app:advanceFrames(2)
      counts = setmetatable({}, { __index = function() return 0 end })
      for offset = 1, 3 do
        scroll.contentOffset = { 0, offset }
        app:advanceFrames(1)
      end
      assert.are.equal(3, counts[scroll])
      assert.are.equal(0, counts[outer])
    end)
  end)
end)

describe("a label", function()
  it("is as wide as its text, rounded up to the next pixel", function()
    -- ten digits at 17 pt are 98.83 pt; the screen has two pixels a point
    local label = UILabel { text = "0123456789", font = UIFont.systemFont(17) }
    label:sizeToFit()
    assert.are.equal(99, label.frame.width)
  end)

  it("gives a wide character one em", function()
    local label = UILabel { text = "删除", font = UIFont.systemFont(17) }
    label:sizeToFit()
    assert.are.equal(34, label.frame.width)
  end)

  it("is in the frame, and not when it is hidden", function()
    local label = UILabel { text = "Hello", frame = { 16, 44, 200, 22 } }
    local app = launchWindow(function(window) window:addSubview(label) end)
    assert.matches("Hello", app:frame())
    label.isHidden = true
    app:advanceFrames(1)
    assert.does_not.contain("Hello", app:frame())
  end)

  it("is truncated with an ellipsis", function()
    local app = launchWindow(function(window)
      window:addSubview(UILabel { text = "A long story without an end", frame = { 0, 44, 80, 22 } })
    end)
    assert.contains("…", app:frame())
    assert.does_not.contain("end", app:frame())
  end)

  it("is clipped by a view that clips", function()
    local app = launchWindow(function(window)
      local clip = add(window, { 0, 0, 100, 100 }, { clipsToBounds = true })
      clip:addSubview(UILabel { text = "outside", frame = { 0, 220, 100, 22 } })
    end)
    assert.does_not.contain("outside", app:frame())
  end)
end)
