-- Every illegal constraint raises an error at once, and installs nothing.
local box, a, b ---@type UIView, any, any

local function each()
  launch({
    didFinishLaunching = function()
      local window = UIWindow { frame = UIScreen.main.bounds }
      window:makeKeyAndVisible()
      box = UIView { accessibilityIdentifier = "box" }
      window:addSubview(box)
      a, b = UIView { accessibilityIdentifier = "a" }, UIView { accessibilityIdentifier = "b" }
      for _, view in ipairs { a, b } do
        view.translatesAutoresizingMaskIntoConstraints = false
        box:addSubview(view)
      end
    end,
  }, { allowLayoutProblems = true })
end

local function refuses(words, body)
  local before = { #box.constraints, #a.constraints, #b.constraints }
  local ok, message = pcall(body)
  assert.is_false(ok, words)
  assert.contains(words, tostring(message))
  assert.matches("constraints_bad_input_spec.lua:%d+:", tostring(message))
  assert.same(before, { #box.constraints, #a.constraints, #b.constraints })
end

describe("an illegal constraint", function()
  it("of attributes that don't go together", function()
    each()
    local function pair(first, second, multiplier)
      return function() NSLayoutConstraint { item = a, attribute = first, toItem = b, toAttribute = second, multiplier = multiplier } end
    end
    refuses("top is vertical and leading is horizontal", pair("top", "leading"))
    refuses("centerX is horizontal and centerY is vertical", pair("centerX", "centerY"))
    refuses("firstBaseline is vertical and left is horizontal", pair("firstBaseline", "left"))
    refuses("the size width with the location leading", pair("width", "leading"))
    refuses("the location leading with the size width", pair("leading", "width"))
    refuses("Use leading/trailing for both or neither", pair("leading", "left"))
    refuses("Use leading/trailing for both or neither", pair("trailingMargin", "rightMargin"))
    refuses("Location attributes must be specified in pairs", pair("top", "bottom", 0))
    refuses("the first attribute must be one", pair("notAnAttribute", "width"))
    refuses("needs a second attribute", pair("width", "notAnAttribute"))
    refuses("Location attributes must be specified in pairs", function() NSLayoutConstraint { item = a, attribute = "leading", constant = 5 } end)
    refuses("Location attributes must be specified in pairs", function() a.leadingAnchor:constraint("==", 5) end)
    refuses("top is vertical and leading is horizontal", function() a.topAnchor:constraint("==", b.leadingAnchor) end)
    refuses("the size width with the location top", function() a.widthAnchor:constraint("==", b.topAnchor) end)
    refuses("the location top", function() a.topAnchor:constraint("==", a.topAnchor:anchorWithOffset(b.topAnchor)) end)
  end)

  it("of numbers that are none", function()
    each()
    local width = a.widthAnchor:constraint("==", 5)
    for _, number in ipairs { 0 / 0, 1 / 0, -1 / 0 } do
      refuses("finite", function() a.widthAnchor:constraint("==", number) end)
      refuses("finite", function() a.widthAnchor:constraint("==", b.widthAnchor, number) end)
      refuses("finite", function() a.widthAnchor:constraint("==", b.widthAnchor, { multiplier = number }) end)
      refuses("finite", function() width.constant = number end)
      refuses("finite", function() width.priority = number end)
      refuses("finite", function() a:setContentHuggingPriority(number, "horizontal") end)
      refuses("a number", function() NSLayoutConstraint.constraints { withVisualFormat = "[a(n)]", views = { a = a }, metrics = { n = number } } end)
    end
    assert.equal(5, width.constant)
    assert.equal(1000, width.priority)
  end)

  it("of priorities out of range, or that cross 1000 while it is active", function()
    each()
    local width = a.widthAnchor:constraint("==", 5)
    for _, priority in ipairs { 0, -1, 1000.5, 1001 } do
      refuses("It's illegal to set priority", function() width.priority = priority end)
      refuses("It's illegal to set priority", function() a.widthAnchor:constraint("==", 5, { priority = priority }) end)
      refuses("It's illegal to set priority", function() a:setContentCompressionResistancePriority(priority, "vertical") end)
    end
    assert.equal(1000, width.priority)
    width.isActive = true
    refuses("Mutating a priority from required to not", function() width.priority = 999 end)
    width.isActive = false
    width.priority = 999
    width.isActive = true
    width.priority = 1
    refuses("Mutating a priority from required to not", function() width.priority = 1000 end)
    assert.equal(1, width.priority)
    assert.is_true(width.isActive)
  end)

  it("between views that nothing holds together", function()
    each()
    local stranger, guide = UIView {}, UILayoutGuide {}
    local gap = a.leadingAnchor:constraint("==", b.trailingAnchor)
    refuses("no common ancestor", function() NSLayoutConstraint.activate { gap, a.topAnchor:constraint("==", stranger.topAnchor) } end)
    refuses("no owning view", function() NSLayoutConstraint.activate { gap, a.topAnchor:constraint("==", guide.topAnchor) } end)
    refuses("no owning view", function() NSLayoutConstraint.activate { gap, guide.widthAnchor:constraint("==", 1) } end)
    refuses("no common ancestor", function() a.topAnchor:anchorWithOffset(stranger.topAnchor):constraint("==", 1).isActive = true end)
    refuses("from outside the subtree", function() a:addConstraint(gap) end)
    refuses("from outside the subtree", function() box:addConstraints { gap, box.superview.widthAnchor:constraint("==", 5) } end)
    refuses("from outside the subtree", function() box:addConstraints { gap, a.topAnchor:constraint("==", stranger.topAnchor) } end)
    assert.is_false(gap.isActive)
    b:removeFromSuperview()
    refuses("no common ancestor", function() gap.isActive = true end)
    box:addSubview(b)
    gap.isActive = true
    b:removeFromSuperview()
    assert.is_false(gap.isActive)
    box:addSubview(b)
    assert.is_false(gap.isActive)
    box:addLayoutGuide(guide)
    local width = guide.widthAnchor:constraint("==", a.widthAnchor)
    width.isActive = true
    box:removeLayoutGuide(guide)
    assert.is_false(width.isActive)
    refuses("no owning view", function() width.isActive = true end)
  end)

  it("of things that are no views", function()
    each()
    refuses("item", function() NSLayoutConstraint { attribute = "width", constant = 5 } end)
    refuses("attribute", function() NSLayoutConstraint { item = a, constant = 5 } end)
    refuses("width", function() NSLayoutConstraint { item = a, attribute = "widht", constant = 5 } end)
    refuses("\"==\"", function() a.widthAnchor:constraint("=", 5) end)
    refuses("write one of its anchors", function() a.widthAnchor:constraint("==", b) end)
    refuses("anchor", function() a.widthAnchor:constraint("==", "5") end)
    refuses("NSLayoutConstraint", function() NSLayoutConstraint.activate { a } end)
    refuses("UILayoutGuide", function() NSLayoutConstraint { item = 3, attribute = "width" } end)
  end)
end)

describe("a visual format", function()
  local formats = {
    "H:|-(>=m,<=20@750)-[a(==b@low,>=5)]-8@500-[b]-|", "V:|[a(10)]-m-[b(a)]-(==2)-|", "[a]-[b(>=a@999.5)]", "|-(-5)-[a]-(neg@low)-[b]|",
  }
  local function constraintsOf(format)
    return NSLayoutConstraint.constraints { withVisualFormat = format, views = { a = a, b = b }, metrics = { m = 7, low = 200, neg = -3 } }
  end

  it("cut at any place is an error with the place, or a shorter format; nothing is installed", function()
    each()
    for _, format in ipairs(formats) do
      assert.is_true(#constraintsOf(format) > 0)
      for length = 0, #format - 1 do
        local cut = format:sub(1, length)
        local ok, message = pcall(constraintsOf, cut)
        if ok then
          assert.matches("[%]|]$", cut)
        else
          assert.contains("Unable to parse constraint format", message)
          assert.matches("\n *%^", message)
        end
      end
      assert.same({}, box.constraints)
    end
  end)

  it("with any character left out, doubled or replaced never stops the run", function()
    each()
    for _, format in ipairs(formats) do
      for place = 1, #format do
        local before, at, after = format:sub(1, place - 1), format:sub(place, place), format:sub(place + 1)
        for _, changed in ipairs { before .. after, before .. at .. at .. after, before .. "@" .. after, before .. "(" .. after, before .. "\0" .. after, before .. "é" .. after } do
          local ok, message = pcall(constraintsOf, changed)
          if not ok then assert.contains("Unable to parse constraint format", message) end
        end
      end
    end
    assert.same({}, box.constraints)
  end)
end)

describe("an intrinsic size that invalidates itself", function()
  local Sized = class("Sized", UIView)
  function Sized:intrinsicContentSize()
    self.asked = (self.asked or 0) + 1
    for _, view in ipairs(self.others or { self }) do view:invalidateIntrinsicContentSize() end
    return CGSize(5 * self.asked, 5)
  end

  local function layOutInCorner(views, parent)
    return launchWindow(function(window)
      local inside = parent or window
      if parent then window:addSubview(parent) end
      for _, view in ipairs(views) do
        view.translatesAutoresizingMaskIntoConstraints = false
        if parent then parent:addArrangedSubview(view) else inside:addSubview(view) end
        if not parent then
          NSLayoutConstraint.activate {
            view.leadingAnchor:constraint { equalTo = window.leadingAnchor }, view.topAnchor:constraint { equalTo = window.topAnchor },
          }
        end
      end
    end)
  end

  it("is asked once, and again when something else invalidates it", function()
    local view = Sized {}
    local app = layOutInCorner { view }
    app:advanceFrames(5)
    assert.are.equal(5, view.frame.width)
    view:invalidateIntrinsicContentSize()
    app:advanceFrames(5)
    assert.are.equal(10, view.frame.width)
    assert.are.equal(2, view.asked)
  end)

  it("is asked no more in the next frames where its height follows its width", function()
    local Wrapping = class("WrappingSized", UILabel)
    function Wrapping:intrinsicContentSize()
      self.asked = (self.asked or 0) + 1
      self:invalidateIntrinsicContentSize()
      return Wrapping.super.intrinsicContentSize(self)
    end
    local label = Wrapping { text = ("some words "):rep(20), numberOfLines = 0, translatesAutoresizingMaskIntoConstraints = false }
    local app = launchWindow(function(window)
      window:addSubview(label)
      NSLayoutConstraint.activate {
        label.leadingAnchor:constraint { equalTo = window.leadingAnchor }, label.trailingAnchor:constraint { equalTo = window.trailingAnchor },
        label.topAnchor:constraint { equalTo = window.topAnchor },
      }
    end)
    app:advanceFrames(2)
    local asked = label.asked
    app:advanceFrames(10)
    assert.are.equal(asked, label.asked)
  end)

  it("in a stack, and two that invalidate each other, come to an end in each frame", function()
    local view = Sized {}
    layOutInCorner({ view }, UIStackView { frame = { 0, 0, 100, 40 }, distribution = "fillProportionally" }):advanceFrames(5)
    assert.is_true(view.asked < 100)
    local one, other = Sized {}, Sized {}
    one.others, other.others = { other }, { one }
    layOutInCorner({ one, other }):advanceFrames(3)
    assert.is_true(one.asked < 2000)
  end)
end)
