-- What a class of the app draws or decides in place of UIKit: the line of a field, the animations of a view's layer, the rectangle that constraints see.

describe("a field whose class draws its line", function()
  local asked ---@type table
  local function shown(Class, values)
    asked = {}
    local field = Class { frame = { 10, 30, 200, 30 }, borderStyle = "roundedRect", placeholder = "Name" }
    for name, value in pairs(values or {}) do field[name] = value end
    local app = launchWindow(function(window) window:addSubview(field) end)
    app:advanceFrames(1)
    return app, field
  end
  local function class1(draws)
    local Field = class("DrawnField", UITextField)
    function Field:drawPlaceholder(rect)
      asked[#asked + 1] = { "placeholder", rect }
      if draws then draws(self, rect, "drawPlaceholder", Field) end
    end
    function Field:drawText(rect)
      asked[#asked + 1] = { "text", rect }
      if draws then draws(self, rect, "drawText", Field) end
    end
    return Field
  end

  it("is asked for the placeholder, and for the text while it isn't edited, each in its rectangle", function()
    local app, field = shown(class1())
    assert.are.same({ { "placeholder", CGRect(7, 0, 186, 30) } }, asked)
    asked = {}
    field.text = "Ann"
    app:advanceFrames(1)
    assert.are.equal("text", asked[1][1])
    asked = {}
    field:becomeFirstResponder()
    app:settle()
    assert.are.same({}, asked)
    field:resignFirstResponder()
    app:settle()
    assert.are.equal("text", asked[1][1])
  end)

  it("shows nothing of its own without a call of super", function()
    local app = shown(class1())
    assert.is_nil(app:snapshot("svg"):find("Name", 1, true))
    app = shown(UITextField)
    assert.is_truthy(app:snapshot("svg"):find("Name", 1, true))
  end)

  it("shows what its class draws, over the border", function()
    local app = shown(class1(function(self, rect)
      NSString.draw(self.placeholder:upper(), { rect.x, 8 }, { font = UIFont.systemFont(12), foregroundColor = "red" })
    end))
    local picture = app:snapshot "svg"
    assert.is_truthy(picture:find("NAME", 1, true))
    assert.is_nil(picture:find("Name", 1, true))
  end)

  it("looks as before where its class only calls super", function()
    local plain = shown(UITextField):snapshot "svg"
    local own = shown(class1(function(self, rect, name, Field) Field.super[name](self, rect) end)):snapshot "svg"
    assert.are.equal(plain:match "<text.->", own:match "<text.->")
    plain, own = shown(UITextField, { text = "Ann" }):snapshot "svg", nil
    own = shown(class1(function(self, rect, name, Field) Field.super[name](self, rect) end), { text = "Ann" }):snapshot "svg"
    assert.are.equal(plain:match "<text.->", own:match "<text.->")
  end)

  it("moves its line with the rectangle that super gets, by its alignment", function()
    for _, alignment in ipairs { "left", "center", "right" } do
      local function x(app) return tonumber(app:snapshot("svg"):match '<text[^>]- x="([%d.]+)') end
      local values = { text = "Ann", textAlignment = alignment }
      local plain = x(shown(UITextField, values))
      local moved = x(shown(class1(function(self, rect, name, Field) Field.super[name](self, rect:offsetBy(20, 0)) end), values))
      assert.near(20, moved - plain, 0.01)
    end
  end)

  it("may be asked by anybody at any time, and then draws nothing", function()
    local app, field = shown(UITextField)
    field:drawText(CGRect(0, 0, 10, 10))
    field:drawPlaceholder(CGRect(0, 0, 10, 10))
    app:advanceFrames(1)
    assert.is_truthy(app:snapshot("svg"):find("Name", 1, true))
  end)
end)

describe("a view with alignment rectangles of its own", function()
  local function shown(Class, constrain)
    local view = Class {}
    view.translatesAutoresizingMaskIntoConstraints = false
    local app = launchWindow(function(window)
      window:addSubview(view)
      NSLayoutConstraint.activate(constrain(view, window))
    end)
    app:advanceFrames(1)
    return view, app
  end
  local function shadowed()
    local View = class("ShadowedView", UIView)
    function View:alignmentRect(frame) return CGRect(frame.x + 4, frame.y + 2, frame.width - 10, frame.height - 8) end
    function View:frameForAlignmentRect(rect) return CGRect(rect.x - 4, rect.y - 2, rect.width + 10, rect.height + 8) end
    return View
  end

  it("is laid out by them", function()
    local view = shown(shadowed(), function(view, window)
      return {
        view.leftAnchor:constraint("==", window.leftAnchor, 20), view.topAnchor:constraint("==", window.topAnchor, 30),
        view.widthAnchor:constraint("==", 100), view.heightAnchor:constraint("==", 50),
      }
    end)
    assert.are.equal(CGRect(16, 28, 110, 58), view.frame)
  end)

  it("has its intrinsic size with what they leave out", function()
    local View = shadowed()
    function View:intrinsicContentSize() return CGSize(60, 40) end
    local view = shown(View, function(view, window)
      return { view.leftAnchor:constraint("==", window.leftAnchor, 20), view.topAnchor:constraint("==", window.topAnchor, 30) }
    end)
    view.superview:setNeedsLayout()
    view.superview:layoutIfNeeded()
    assert.are.equal(16, view.frame.x)
    assert.are.equal(28, view.frame.y)
  end)

  it("may have them by its size", function()
    local View = class("ScaledView", UIView)
    function View:alignmentRect(frame) return CGRect(frame.x + frame.width / 4, frame.y, frame.width / 2, frame.height) end
    function View:frameForAlignmentRect(rect) return CGRect(rect.x - rect.width / 2, rect.y, rect.width * 2, rect.height) end
    local view = shown(View, function(view, window)
      return {
        view.leftAnchor:constraint("==", window.leftAnchor, 100), view.topAnchor:constraint("==", window.topAnchor, 30),
        view.widthAnchor:constraint("==", 100), view.heightAnchor:constraint("==", 50),
      }
    end)
    assert.are.equal(CGRect(50, 30, 200, 50), view.frame)
  end)

  it("is told where they aren't numbers", function()
    local View = class("LostView", UIView)
    function View:frameForAlignmentRect() return CGRect.null end
    assert.raises("frameForAlignmentRect must return a CGRect", function()
      shown(View, function(view, window)
        return {
          view.leftAnchor:constraint("==", window.leftAnchor, 100), view.topAnchor:constraint("==", window.topAnchor, 30),
          view.widthAnchor:constraint("==", 100), view.heightAnchor:constraint("==", 50),
        }
      end)
    end)
  end)
end)
