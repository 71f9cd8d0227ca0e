-- The rules of the Lua API itself: values, classes, names, errors; no app is touched here.

-- the error that `f` raises, as text
describe("construction", function()
  it("takes a table of properties", function()
    local label = UILabel { text = "Hi", frame = { 0, 0, 100, 20 } }
    assert.are.equal("Hi", label.text)
    assert.are.equal(CGRect { 0, 0, 100, 20 }, label.frame)
  end)

  it("takes constructor-only arguments among them", function()
    assert.are.equal("grouped", UITableView { style = "grouped" }.style)
    assert.are.equal("row", UITableViewCell { reuseIdentifier = "row" }.reuseIdentifier)
  end)

  it("needs no properties", function()
    assert.are.equal(CGRect { 0, 0, 0, 0 }, UIView {}.frame)
  end)

  it("refuses an unknown property", function()
    assert.raises("UILabel has no property 'txt' (did you mean 'text'?)", function() UILabel { txt = "Hi" } end)
  end)
end)

describe("a wrong name", function()
  it("is an error when read, with the script's line", function()
    local message = assert.raises("UILabel has no property 'txt' (did you mean 'text'?)", function() return UILabel {}.txt end)
    assert.matches("api_spec%.lua:%d+:", message)
  end)

  it("is an error when written", function()
    assert.raises("UILabel has no property 'txt' (did you mean 'text'?)", function() UILabel {}.txt = "Hi" end)
  end)

  it("is an error when called", function()
    local message = assert.raises("UILabel has no", function() UILabel {}:sizeTofit() end)
    assert.contains("'sizeTofit'", message)
    assert.contains("did you mean 'sizeToFit'?", message)
  end)

  it("is no field of a native object", function()
    assert.raises("UIView has no property 'owner'", function() UIView {}.owner = "me" end)
  end)

  it("is an error on a value", function()
    assert.raises("'widht'", function() return CGRect { 0, 0, 1, 1 }.widht end)
  end)
end)

describe("a wrong value", function()
  it("names the property and what it takes", function()
    local message = assert.raises("alpha", function() UIView {}.alpha = "half" end)
    assert.contains("number", message)
    assert.contains("string", message)
  end)

  it("of the wrong length is no rect", function()
    assert.raises("frame", function() UIView {}.frame = { 1, 2 } end)
  end)

  it("of the wrong class is no argument", function()
    local message = assert.raises("addSubview", function() UIView {}:addSubview(3) end)
    assert.contains("UIView", message)
  end)

  it("is refused by a read-only property", function()
    assert.raises("superview", function() UIView {}.superview = UIView {} end)
  end)

  it("is refused by the clock and by how the device is held, which the host alone sets", function()
    local app = launch { didFinishLaunching = function() end }
    for _, name in ipairs { "time", "frameCount" } do
      assert.raises("read-only", function() app[name] = 5 end)
    end
    assert.raises("read-only", function() UIDevice.current.orientation = "landscapeLeft" end)
  end)
end)

describe("geometry", function()
  it("compares by value", function()
    assert.is_true(CGPoint { 1, 2 } == CGPoint { 1, 2 })
    assert.is_false(CGPoint { 1, 2 } == CGPoint { 2, 1 })
    assert.is_true(CGSize { 1, 2 } == CGSize { 1, 2 })
    assert.is_true(CGRect { 1, 2, 3, 4 } == CGRect { 1, 2, 3, 4 })
    assert.is_true(UIEdgeInsets { 1, 2, 3, 4 } == UIEdgeInsets { 1, 2, 3, 4 })
  end)

  it("has its fields by name", function()
    local point, size = CGPoint { 1, 2 }, CGSize { 3, 4 }
    local rect, insets = CGRect { 1, 2, 3, 4 }, UIEdgeInsets { 1, 2, 3, 4 }
    assert.are.same({ 1, 2 }, { point.x, point.y })
    assert.are.same({ 3, 4 }, { size.width, size.height })
    assert.are.same({ 1, 2, 3, 4 }, { rect.x, rect.y, rect.width, rect.height })
    assert.are.same({ 1, 2, 3, 4 }, { insets.top, insets.left, insets.bottom, insets.right })
  end)

  it("measures a rect", function()
    local rect = CGRect { 10, 20, 30, 40 }
    assert.are.same({ 10, 25, 40 }, { rect.minX, rect.midX, rect.maxX })
    assert.are.same({ 20, 40, 60 }, { rect.minY, rect.midY, rect.maxY })
    assert.are.equal(CGRect { 15, 26, 20, 28 }, rect:inset(5, 6))
    assert.are.equal(CGRect { 15, 14, 30, 40 }, rect:offset(5, -6))
    assert.are.equal(CGRect { 12, 21, 24, 36 }, rect:inset { 1, 2, 3, 4 })
  end)

  it("joins two rects, and cuts one with the other", function()
    local rect = CGRect { 0, 0, 10, 10 }
    assert.are.equal(CGRect { -5, 0, 15, 20 }, rect:union { -5, 5, 10, 15 })
    assert.are.equal(CGRect { 0, 5, 5, 5 }, rect:intersection { -5, 5, 10, 15 })
    assert.are.equal(CGRect { 10, 0, 0, 10 }, rect:intersection { 10, 0, 5, 10 })
    assert.is_nil(rect:intersection { 11, 0, 5, 5 })
    assert.has_error(function() rect:union(3) end, "CGRect:union: argument 1 'rect' must be a CGRect {x, y, width, height}, got 3")
  end)

  it("contains its smallest edges and not its largest", function()
    local rect = CGRect { 10, 20, 30, 40 }
    assert.is_true(rect:contains { 10, 20 })
    assert.is_false(rect:contains { 40, 20 })
    assert.is_false(rect:contains { 10, 60 })
    assert.is_true(rect:intersects { 39, 59, 5, 5 })
    assert.is_false(rect:intersects { 40, 20, 5, 5 })
  end)

  it("prints its numbers", function()
    assert.matches("1.*2.*3.*4", tostring(CGRect { 1, 2, 3, 4 }))
    assert.matches("1%.5.*2", tostring(CGPoint { 1.5, 2 }))
  end)

  it("cannot be changed", function()
    local view = UIView { frame = { 1, 2, 3, 4 } }
    assert.raises("whole rect", function() view.frame.x = 3 end)
    assert.are.equal(CGRect { 1, 2, 3, 4 }, view.frame)
  end)

  it("may be kept", function()
    local view = UIView { frame = { 1, 2, 3, 4 } }
    local kept = view.frame
    view.frame = { 5, 6, 7, 8 }
    assert.are.equal(CGRect { 1, 2, 3, 4 }, kept)
  end)

  it("makes transforms", function()
    local transform = CGAffineTransform.identity:scaled(2, 3)
    assert.are.same({ 2, 0, 0, 3, 0, 0 },
      { transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty })
    local turned = CGAffineTransform.identity:rotated(math.pi / 2)
    assert.near(0, turned.a, 1e-9)
    assert.near(1, turned.b, 1e-9)
    -- as in UIKit, the newest step comes first: the translation is scaled
    local moved = transform:translated(10, 10)
    assert.are.same({ 20, 30 }, { moved.tx, moved.ty })
  end)
end)

describe("an index path", function()
  it("has a section and a row", function()
    local path = IndexPath(1, 3)
    assert.are.equal(1, path.section)
    assert.are.equal(3, path.row)
    assert.are.equal("1.3", tostring(path))
  end)

  it("compares by value and by order", function()
    assert.is_true(IndexPath(1, 3) == IndexPath(1, 3))
    assert.is_false(IndexPath(1, 3) == IndexPath(3, 1))
    assert.is_true(IndexPath(1, 9) < IndexPath(2, 1))
    assert.is_true(IndexPath(2, 1) < IndexPath(2, 2))
    assert.is_false(IndexPath(2, 2) < IndexPath(2, 2))
  end)

  it("cannot be changed", function()
    assert.is_false(pcall(function() IndexPath(1, 3).row = 4 end))
  end)
end)

describe("a colour", function()
  it("is a name or a hex string", function()
    for _, color in ipairs { "red", "lightGray", "clear", "#336699", "#33669980" } do
      UIView { backgroundColor = color }
    end
  end)

  it("is refused when nobody knows it", function()
    assert.raises("reddish", function() UIView { backgroundColor = "reddish" } end)
    assert.raises("#12", function() UIView { backgroundColor = "#12" } end)
  end)
end)

describe("an enumeration", function()
  it("is a string with UIKit's case name", function()
    assert.are.equal("plain", UITableView {}.style)
    assert.are.equal("possible", UITapGestureRecognizer {}.state)
    assert.are.equal("center", UILabel { textAlignment = "center" }.textAlignment)
  end)

  it("lists the cases it knows", function()
    local message = assert.raises("", function() UILabel { textAlignment = "middle" } end)
    for _, word in ipairs { "middle", "left", "center", "right" } do assert.contains(word, message) end
  end)
end)

describe("an option set", function()
  it("is one string or a list, and reads back as the same", function()
    local view = UIView { autoresizingMask = "flexibleWidth" }
    assert.are.equal("flexibleWidth", view.autoresizingMask)
    view.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
    assert.are.same({ "flexibleWidth", "flexibleHeight" }, view.autoresizingMask)
    view.autoresizingMask = { "flexibleWidth" }
    assert.are.equal("flexibleWidth", view.autoresizingMask)
  end)
end)

describe("counting", function()
  it("starts at 1 in a view's subviews", function()
    local parent, back, front = UIView {}, UIView {}, UIView {}
    parent:addSubview(front)
    parent:insertSubview(back, 1)
    assert.are.equal(2, #parent.subviews)
    assert.are.equal(back, parent.subviews[1])
    assert.are.equal(front, parent.subviews[2])
  end)
end)

describe("an object", function()
  it("is always the same value", function()
    local parent, child = UIView {}, UIView {}
    parent:addSubview(child)
    assert.is_true(parent.subviews[1] == child)
    assert.is_true(child.superview == parent)
    local notes = { [child] = "mine" }
    assert.are.equal("mine", notes[parent.subviews[1]])
  end)

  it("stays itself while only the host holds it", function()
    ---@class api_spec.Box: UIView
    ---@field note any
    ---@overload fun(properties?: table): api_spec.Box
    local Box = class("Box", UIView)
    local parent = UIView {}
    do
      local box = Box {}
      box.note = "kept"
      parent:addSubview(box)
    end
    collectgarbage()
    collectgarbage()
    assert.are.equal("kept", parent.subviews[1].note)
    assert.is_true(parent.subviews[1]:isKind(Box))
  end)

  it("knows its class", function()
    local label = UILabel {}
    assert.is_true(label:isKind(UILabel))
    assert.is_true(label:isKind(UIView))
    assert.is_true(label:isKind(UIResponder))
    assert.is_false(label:isKind(UITableView))
  end)

  it("names itself with its frame", function()
    assert.matches("UIView.*1.*2.*30.*40", tostring(UIView { frame = { 1, 2, 30, 40 } }))
  end)
end)

describe("class", function()
  it("makes a kind of its base", function()
    ---@class api_spec.Badge: UILabel
    ---@overload fun(properties?: table): api_spec.Badge
    local Badge = class("Badge", UILabel)
    local badge = Badge { text = "3" }
    assert.are.equal("3", badge.text)
    assert.is_true(badge:isKind(Badge))
    assert.is_true(badge:isKind(UILabel))
    assert.matches("^<?Badge", tostring(badge))
  end)

  it("lets instances carry fields", function()
    ---@class api_spec.Badge2: UILabel
    ---@field count any
    ---@overload fun(properties?: table): api_spec.Badge2
    local Badge = class("Badge", UILabel)
    local one, two = Badge {}, Badge {}
    one.count = 1
    two.count = 2
    assert.are.same({ 1, 2 }, { one.count, two.count })
    assert.is_nil(one.other) -- a field that no one has set, not a wrong name
  end)

  it("runs init before the instance is handed out", function()
    ---@class api_spec.Badge3: UIView
    ---@overload fun(properties?: table): api_spec.Badge3
    local Badge = class("Badge", UIView)
    function Badge:init(...)
      Badge.super.init(self, ...)
      self.note = UILabel { text = "new" }
      self:addSubview(self.note)
    end
    local badge = Badge { frame = { 0, 0, 10, 10 } }
    assert.are.equal("new", badge.note.text)
    assert.are.equal(badge.note, badge.subviews[1])
    assert.are.equal(CGRect { 0, 0, 10, 10 }, badge.frame)
  end)

  it("overrides a method, and super reaches the one before", function()
    local log = {}
    ---@class api_spec.Outer: UIView
    ---@overload fun(properties?: table): api_spec.Outer
    local Outer = class("Outer", UIView)
    function Outer:layoutSubviews()
      Outer.super.layoutSubviews(self)
      log[#log + 1] = "outer"
    end
    ---@class api_spec.Inner: api_spec.Outer
    ---@overload fun(properties?: table): api_spec.Inner
    local Inner = class("Inner", Outer)
    function Inner:layoutSubviews()
      Inner.super.layoutSubviews(self)
      log[#log + 1] = "inner"
    end
    local view = Inner { frame = { 0, 0, 10, 10 } }
    view:setNeedsLayout()
    view:layoutIfNeeded()
    assert.are.same({ "outer", "inner" }, log)
  end)

  it("overrides a read-only property by a method", function()
    ---@class api_spec.Eager: UIView
    ---@overload fun(properties?: table): api_spec.Eager
    local Eager = class("Eager", UIView)
    function Eager:canBecomeFirstResponder() return true end
    local window = UIWindow { frame = { 0, 0, 320, 568 } }
    local view = Eager { frame = { 0, 0, 10, 10 } }
    window:addSubview(view)
    window:makeKeyAndVisible()
    assert.is_true(view:becomeFirstResponder())
    assert.is_true(view.isFirstResponder)
  end)

  it("makes unrelated classes under one name", function()
    local first, second = class("Twin", UIView), class("Twin", UIView)
    assert.is_false(first {}:isKind(second))
  end)

  it("refuses a base that is no class", function()
    assert.raises("class", function() class("Odd", 3) end)
  end)
end)

describe("a plugin that is missing", function()
  it("was looked for in each place once", function()
    local ok, message = pcall(launch, "no such plugin")
    assert.is_false(ok)
    local seen = {}
    for place in message:match("looked for (.*)"):gmatch("[^,]+") do
      place = place:match("^%s*(.-)%s*$")
      assert.is_nil(seen[place])
      seen[place] = true
    end
  end)
end)

describe("an error in a callback", function()
  it("comes out of the call that ran it, with its own line", function()
    local message = assert.raises("no cell today", launch, {
      numberOfRowsInSection = function() return 1 end,
      cellForRowAt = function() error "no cell today" end,
    })
    assert.matches("api_spec%.lua:%d+: no cell today", message)
    assert.contains("cellForRowAt", message)
    assert.contains("1.1", message)
  end)

  it("is named once where it ended up in itself", function()
    local app = launch {
      numberOfRowsInSection = function() return 50 end,
      cellForRowAt = function() return UITableViewCell {} end,
      scrollViewDidScroll = function(_, table) table.contentOffset = { 0, table.contentOffset.y + 1 } end,
    }
    local ok, message = pcall(function() app.table.contentOffset = { 0, 5 } end)
    assert.is_false(ok)
    local _, count = message:gsub("%(in scrollViewDidScroll%)", "")
    assert.are.equal(1, count)
  end)

  it("does not break the simulation", function()
    pcall(launch, {
      numberOfRowsInSection = function() return 1 end,
      cellForRowAt = function() error "no cell today" end,
    })
    local app = launch { numberOfRowsInSection = function() return 0 end, cellForRowAt = function() end }
    assert.are.equal(0, #app.table.visibleCells)
  end)
end)

describe("the sandbox of a run", function()
  it("visits the keys of a table in one order", function()
    local function order()
      local keys = {}
      for key in pairs { pear = 1, apple = 2, fig = 3, plum = 4, date = 5 } do keys[#keys + 1] = key end
      return keys
    end
    assert.are.same(order(), order())
  end)

  it("writes simulated times in any form", function()
    assert.are.equal("Mon Jan  1 00:00:00 2001", os.date())
    assert.are.equal("2001-01-02 01:01:05", os.date("%Y-%m-%d %H:%M:%S", 90065))
    assert.are.equal(2001, os.date("*t").year)
    assert.has_error(function() os.date "%Ez" end)
  end)
end)
