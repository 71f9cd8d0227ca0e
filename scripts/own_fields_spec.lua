-- Fields of objects: watched by their class, of UIKit's own objects, observed; and __tostring. docs/classes.md

describe("a field that its class watches", function()
  it("calls the class's setter in place of the assignment", function()
    ---@class own_fields_spec.Badge: UILabel
    ---@overload fun(properties?: table): own_fields_spec.Badge
    local Badge = class("Badge", UILabel)
    function Badge:setValue(value)
      self.value = value
      self.text = "<" .. tostring(value) .. ">"
    end
    local badge = Badge {}
    badge.value = 3
    assert.are.equal("<3>", badge.text)
    assert.are.equal(3, badge.value)
    badge.value = nil
    assert.are.equal("<nil>", badge.text)
    assert.are.equal("<4>", Badge { value = 4 }.text)
  end)

  it("tells didSet what the field was before", function()
    local heard = {}
    ---@class own_fields_spec.Item: UIViewController
    ---@overload fun(properties?: table): own_fields_spec.Item
    local Item = class("Item", UIViewController)
    Item.count = 0
    function Item:didSetCount(old) heard[#heard + 1] = old .. ">" .. self.count end
    local item = Item {}
    item.count = 2
    item.count = 5
    assert.are.same({ "0>2", "2>5" }, heard)
  end)

  it("may correct the value in didSet", function()
    ---@class own_fields_spec.Volume: UIView
    ---@overload fun(properties?: table): own_fields_spec.Volume
    local Volume = class("Volume", UIView)
    local calls = 0
    function Volume:didSetLevel() calls = calls + 1 self.level = math.min(self.level, 10) end
    local volume = Volume {}
    volume.level = 30
    assert.are.equal(10, volume.level)
    assert.are.equal(1, calls)
  end)

  it("is only stored while init runs, and the constructor's values are assigned after it", function()
    local heard = {}
    ---@class own_fields_spec.Board: UIView
    ---@overload fun(properties?: table): own_fields_spec.Board
    local Board = class("Board", UIView)
    function Board:init(options)
      Board.super.init(self, options)
      assert.are.equal(7, self.score)
      self.level = 1
      self.label = UILabel {}
    end
    function Board:setScore(score) self.score = score self.label.text = tostring(score) end
    function Board:setLevel(level) heard[#heard + 1] = level self.level = level end
    local board = Board { score = 7, level = 9 }
    assert.are.equal("7", board.label.text)
    assert.are.equal(1, board.level)
    assert.are.same({}, heard)
  end)

  it("works in a class without a native part, in one of NSObject, and by inheritance", function()
    for _, super in ipairs { false, NSObject } do
      local Base = super and class("Base", super) or class("Base")
      local heard = {}
      function Base:didSetName(old) heard[#heard + 1] = tostring(old) .. ">" .. tostring(self.name) end
      ---@class own_fields_spec.Person
      ---@field name any
      ---@overload fun(properties?: table): own_fields_spec.Person
      local Person = class("Person", Base)
      function Person:setAge(age) self.age = math.max(age, 0) end
      local person = Person { name = "Ada", other = 1 }
      person.name = "Eve"
      person.age = -4
      assert.are.same({ "nil>Ada", "Ada>Eve" }, heard)
      assert.are.equal(0, person.age)
      assert.are.equal(1, person.other)
      assert.is_true(person:isKind(Base))
    end
  end)

  it("is shown by pairs as any other", function()
    ---@class own_fields_spec.Model
    ---@field a any
    ---@overload fun(properties?: table): own_fields_spec.Model
    local Model = class("Model")
    function Model:didSetA() end
    local m = Model { a = 1, b = 2 }
    m.a = 3
    local names = {}
    for k, v in pairs(m) do names[#names + 1] = k .. v end
    assert.are.same({ "a3", "b2" }, names)
  end)

  it("doesn't mistake UIKit's methods and methods without a value for setters", function()
    local calls = 0
    ---@class own_fields_spec.V: UITableViewCell
    ---@field selected any
    ---@overload fun(properties?: table): own_fields_spec.V
    local V = class("V", UITableViewCell)
    function V:setSelected(s, a) V.super.setSelected(self, s, a) calls = calls + 1 end
    function V:setNeedsPaint() self.needsPaint = true end
    lunette.allowFields("selected")
    local v = V {}
    calls = 0
    v.selected = true
    assert.are.equal(0, calls)
    v:setNeedsPaint()
    v.needsPaint = false
    assert.is_false(v.needsPaint)
  end)

  it("lets an error out with its own place, and goes on afterwards", function()
    ---@class own_fields_spec.V2: UIView
    ---@overload fun(properties?: table): own_fields_spec.V2
    local V = class("V", UIView)
    function V:setValue(v) if v == 1 then error "no" end self.value = v end
    local v = V {}
    assert.has_error(function() v.value = 1 end)
    v.value = 2
    assert.are.equal(2, v.value)
  end)

  it("is stored past the watchers by setField", function()
    ---@class own_fields_spec.V3: UIView
    ---@overload fun(properties?: table): own_fields_spec.V3
    local V = class("V", UIView)
    function V:setValue(v) error "no" end
    local v = V {}
    setField(v, "value", 5)
    assert.are.equal(5, v.value)
    assert.are.equal(5, getField(v, "value"))
    assert.is_nil(getField(v, "other"))
    ---@class own_fields_spec.M
    ---@overload fun(properties?: table): own_fields_spec.M
    local M = class("M")
    function M:setValue(v) error "no" end
    local m = M {}
    setField(m, "value", 6)
    assert.are.equal(6, m.value)
    assert.are.equal(6, getField(m, "value"))
  end)
end)

describe("a field of a native object", function()
  it("is an error unless it is declared or set for this object", function()
    local view = UIView {}
    assert.has_error(function() view.redItem = 3 end)
    setField(view, "redItem", 3)
    assert.are.equal(3, view.redItem)
    view.redItem = 4
    assert.are.equal(4, view.redItem)
    assert.has_error(function() return view.redItm end)
    assert.has_error(function() view.redItm = 1 end)
    assert.has_error(function() return UIView {}.redItem end)
    assert.is_nil(getField(UIView {}, "redItem"))
    assert.has_error(function() setField(view, "frame", 1) end)
  end)

  it("is declared for all objects of a class", function()
    extend(UIView, { isMarked = false, note = 0 })
    local label, view = UILabel { isMarked = true }, UIView {}
    assert.is_true(label.isMarked)
    assert.is_false(view.isMarked)
    assert.are.equal(0, view.note)
    view.note = "x"
    assert.are.equal("x", view.note)
    ---@class own_fields_spec.Card: UIView
    ---@overload fun(properties?: table): own_fields_spec.Card
    local Card = class("Card", UIView)
    assert.is_false(Card {}.isMarked)
    assert.is_true(Card { isMarked = true }.isMarked)
    assert.has_error(function() return UIViewController {}.isMarked end)
    assert.has_error(function() extend(UIView, { list = {} }) end)
    assert.has_error(function() extend(UIView, { frame = false }) end)
  end)

  it("stays as long as the object", function()
    local root = UIView {}
    do
      local child = UIView {}
      setField(child, "sign", "here")
      root:addSubview(child)
    end
    collectgarbage()
    assert.are.equal("here", root.subviews[1].sign)
    local tap = UITapGestureRecognizer {}
    setField(tap, "sign", 1)
    assert.are.equal(1, tap.sign)
  end)
end)

describe("observing", function()
  it("hears of a script's own field when it is assigned", function()
    ---@class own_fields_spec.Person2: NSObject
    ---@overload fun(properties?: table): own_fields_spec.Person2
    local Person = class("Person", NSObject)
    Person.name = ""
    local heard = {}
    local p = Person {}
    p:observe("name", function(o, change) heard[#heard + 1] = tostring(change.old) .. ">" .. tostring(change.new) end)
    p.name = "Ada"
    p.name = "Ada"
    assert.are.same({ ">Ada", "Ada>Ada" }, heard)
  end)

  it("follows a path", function()
    local Address, Person = class("Address", NSObject), class("Person", NSObject)
    Address.city = "" Person.address = false
    local heard = {}
    local p = Person { address = Address { city = "Rome" } }
    p:observe("address.city", function(o, change) heard[#heard + 1] = tostring(change.old) .. ">" .. tostring(change.new) end)
    p.address.city = "Oslo"
    p.address = Address { city = "Bern" }
    p.address.city = "Lima"
    assert.are.same({ "Rome>Oslo", "Oslo>Bern", "Bern>Lima" }, heard)
    local v = UIView {}
    v:observe("layer.cornerRadius", function(_, c) heard = c.new end)
    v.layer.cornerRadius = 4
    assert.are.equal(4, heard)
  end)

  it("refuses an unknown key as UIKit does", function()
    for _, f in ipairs {
      function() UIView {}:observe("colour", function() end) end,
      function() class("A", UIView) {}:observe("colour", function() end) end,
      function() UIView {}:observe("layer.colour", function() end) end,
    } do
      assert.raises("this class is not key value coding-compliant for the key colour", f)
    end
  end)

  it("hears setters once", function()
    ---@class own_fields_spec.A: UIView
    ---@overload fun(properties?: table): own_fields_spec.A
    local A = class("A", UIView)
    function A:setValue(v) self.value = v end
    local heard = {}
    local a = A {}
    a:observe("value", function(_, c) heard[#heard + 1] = c.new end)
    a.value = 1
    a.value = 1
    assert.are.same({ 1, 1 }, heard)
  end)
end)

describe("tostring", function()
  it("shows what the class's __tostring returns", function()
    for _, super in ipairs { false, UIView, NSObject } do
      local A = super and class("A", super) or class("A")
      function A:__tostring() return "A " .. self.name end
      ---@class own_fields_spec.B: own_fields_spec.A
      ---@overload fun(properties?: table): own_fields_spec.B
      local B = class("B", A)
      assert.are.equal("A x", tostring(A { name = "x" }))
      assert.are.equal("A y", tostring(B { name = "y" }))
    end
    ---@class own_fields_spec.C: UIView
    ---@overload fun(properties?: table): own_fields_spec.C
    local C = class("C", UIView)
    function C:__tostring() return 3 end
    assert.has_error(function() return tostring(C {}) end)
  end)
end)

describe("a property of UIKit's that its class watches", function()
  local function noted(parent, ...)
    local Class, heard = class("Watched", parent), {}
    for _, name in ipairs { ... } do
      local property = name:sub(1, 1):lower() .. name:sub(2)
      Class["didSet" .. name] = function(self, old)
        heard[#heard + 1] = ("%s %s>%s"):format(name, tostring(old), tostring(self[property]))
      end
    end
    return Class, heard
  end

  it("tells didSet of fingers, of assignments and of the list's own layout", function()
    local Button, heard = noted(UIButton, "IsHighlighted", "IsEnabled")
    local List, sizes = noted(UITableView, "ContentSize")
    local button
    local app = launchWindow(function(window)
      button = Button { frame = { 20, 100, 200, 44 } }
      window:addSubview(button)
      window:addSubview(List { frame = { 0, 200, 320, 100 }, rowHeight = 40, dataSource = {
        numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end,
      } })
    end)
    local finger = app:touch(60, 120)
    app:advance(0.1)
    assert.are.same({ "IsHighlighted false>true" }, heard)
    finger:lift()
    app:settle()
    button.isEnabled = false
    button.isEnabled = false
    assert.are.same({ "IsHighlighted false>true", "IsHighlighted true>false", "IsEnabled true>false" }, heard)
    assert.are.equal("ContentSize CGSize {0, 0}>CGSize {320, 120}", sizes[#sizes])
  end)

  it("is silent while init runs, and while didSet runs", function()
    local Label, heard = noted(UILabel, "Text", "Frame")
    local first = Label.didSetText
    function Label:init(options)
      Label.super.init(self, options)
      self.text = "made"
    end
    function Label:didSetText(old)
      first(self, old)
      self.text = self.text .. "!"
    end
    local label = Label { frame = { 0, 0, 10, 10 } }
    assert.are.same({}, heard)
    label.text = "one"
    label.frame = { 0, 0, 20, 10 }
    label:sizeToFit()
    label.text = "one!"
    assert.are.equal("Text made>one", heard[1])
    assert.are.equal("one!", label.text)
    assert.are.equal(3, #heard)
  end)

  it("raises the method's error where the script has set the property", function()
    local Label = class("Label", UILabel)
    function Label:didSetText() error "not so" end
    local label = Label {}
    assert.matches("own_fields_spec.lua:%d+: not so", assert.raises("not so", function() label.text = "a" end))
    label.alpha = 0.5
  end)

  it("doesn't keep objects, and ends with them", function()
    local Label = noted(UILabel, "Text")
    local held = setmetatable({}, { __mode = "v" })
    for _ = 1, 200 do held[#held + 1] = Label { text = "x" } end
    collectgarbage()
    collectgarbage()
    local left = 0
    for _ in pairs(held) do left = left + 1 end
    assert.is_true(left < 3)
    local label = Label {}
    label.text = "still heard"
  end)
end)

describe("a control's states", function()
  it("are set by the methods that its class overrides, also by a finger", function()
    local calls = {}
    local Chip = class("Chip", UIButton)
    for _, name in ipairs { "setHighlighted", "setSelected", "setEnabled" } do
      Chip[name] = function(self, value)
        Chip.super[name](self, value)
        calls[#calls + 1] = name .. " " .. tostring(value)
      end
    end
    local chip
    local app = launchWindow(function(window)
      chip = Chip { frame = { 20, 100, 200, 44 } }
      window:addSubview(chip)
    end)
    app:tap { 60, 120 }
    assert.are.same({ "setHighlighted true", "setHighlighted false" }, calls)
    chip.isSelected = true
    chip.isEnabled = false
    assert.are.same({ "setSelected true", "setEnabled false" }, { calls[3], calls[4] })
    assert.is_true(chip.isSelected and not chip.isEnabled)
    chip:setSelected(false)
    assert.is_false(chip.isSelected)
    assert.are.equal(5, #calls)
  end)

  it("stay where an override keeps nothing, and take what it assigns", function()
    local Still = class("Still", UIControl)
    function Still:setHighlighted() self.asked = true end
    local still = Still {}
    still.isHighlighted = true
    assert.is_true(still.asked)
    assert.is_false(still.isHighlighted)
    local Own = class("Own", UIControl)
    function Own:setSelected(selected) self.isSelected = not selected end
    local own = Own {}
    own.isSelected = false
    assert.is_true(own.isSelected)
  end)
end)

describe("didSet of UIKit's property that raises", function()
  it("raises once, whatever it has changed before", function()
    local Fading, count = class("RaisingView", UIView), 0
    function Fading:didSetAlpha()
      count = count + 1
      self.alpha = 0.25
      error "refused"
    end
    launchWindow(function() end)
    local view = Fading {}
    assert.error_matches(function() view.alpha = 0.5 end, "refused")
    assert.are.equal(0.25, view.alpha)
    assert.are.equal(0, view.tag)
    assert.are.equal(1, count)
  end)
end)

describe("a control's own method of the name of a setter", function()
  it("runs once where a script calls it, and other controls are told", function()
    local Row, count = class("OwnSetterRow", UIControl), 0
    function Row:setSelected(index)
      count = count + 1
      self.index = index
      self.isSelected = index and true or false
      if self.other then self.other.isSelected = true end
    end
    launchWindow(function() end)
    local row, other = Row {}, Row {}
    row:setSelected(3)
    assert.are.same({ 3, 1 }, { row.index, count })
    assert.is_true(row.isSelected)
    row.isSelected = false
    assert.are.same({ false, 2 }, { row.index, count })
    row.other = other
    row:setSelected(4)
    assert.are.same({ 4, true, 4 }, { row.index, other.index, count })
  end)
end)
