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

describe("a view that decides what its layer does", function()
  local keys ---@type table
  local function shown(answer)
    keys = {}
    local View = class("DecidingView", UIView)
    function View:actionForLayer(layer, key)
      assert.are.equal(self.layer, layer)
      keys[#keys + 1] = key
      return answer(self, layer, key, View)
    end
    local view = View { frame = { 10, 30, 100, 30 }, backgroundColor = "red" }
    local app = launchWindow(function(window) window:addSubview(view) end)
    app:advanceFrames(2)
    keys = {}
    return app, view
  end
  local function super(self, layer, key, View) return View.super.actionForLayer(self, layer, key) end

  it("leaves things as they are with what super answers", function()
    local app, view = shown(super)
    view.alpha = 0.5
    assert.are.same({ "opacity" }, keys)
    assert.is_nil(view.layer:animationKeys())
    UIView.animate { duration = 1, animations = function() view.center = { 200, 200 } end }
    app:advance(0.5)
    assert.near(130, view.layer:presentation().position.x, 10)
    app:settle()
    assert.is_nil(view.layer:animationKeys())
  end)

  it("gets an animation with the block's times from super, and false outside of a block", function()
    local answers = {}
    local app, view = shown(function(self, layer, key, View)
      answers[#answers + 1] = super(self, layer, key, View)
      return false
    end)
    UIView.animate { duration = 2, animations = function() view.alpha = 0 end }
    assert.are.equal(2, answers[1].duration)
    assert.are.equal("opacity", answers[1].keyPath)
    assert.are.equal(1, answers[1].fromValue)
    view.alpha = 1
    assert.is_false(answers[2])
    app:advanceFrames(1)
    assert.is_nil(view.layer:animationKeys())
  end)

  it("animates with an animation of its own, in a block and outside", function()
    local app, view = shown(function(_, _, key)
      if key == "position" then return CABasicAnimation { duration = 1 } end
      return false
    end)
    view.center = { 160, 45 }
    app:advance(0.5)
    assert.near(110, view.layer:presentation().position.x, 2)
    app:settle()
    assert.near(160, view.layer:presentation().position.x, 0.01)
  end)

  it("is animated as a bare layer where it answers nil", function()
    local app, view = shown(function() return nil end)
    view.layer.cornerRadius = 10
    app:advance(0.1)
    local radius = view.layer:presentation().cornerRadius
    assert.is_true(radius > 0 and radius < 10)
    app:settle()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    view.layer.cornerRadius = 0
    CATransaction.commit()
    app:advance(0.1)
    assert.are.equal(0, view.layer:presentation().cornerRadius)
  end)

  it("lets a class of layers animate a property of its own along the block", function()
    local Pie = class("Pie", CALayer)
    Pie.progress = 0
    function Pie:needsDisplayForKey(key) return key == "progress" end
    function Pie:actionForKey(key)
      if key ~= "progress" then return Pie.super.actionForKey(self, key) end
      local block = Pie.super.actionForKey(self, "backgroundColor")
      if not block then return false end
      local animation = CABasicAnimation { keyPath = key, duration = block.duration, timingFunction = block.timingFunction }
      animation.fromValue = self:presentation().progress
      return animation
    end
    local View = class("PieView", UIView)
    View.layerClass = Pie
    local view = View { frame = { 10, 30, 100, 100 } }
    local app = launchWindow(function(window) window:addSubview(view) end)
    app:advanceFrames(2)
    UIView.animate { duration = 1, options = { "curveLinear" }, animations = function() view.layer.progress = 1 end }
    app:advance(0.5)
    assert.near(0.5, view.layer:presentation().progress, 0.05)
    app:settle()
    view.layer.progress = 0.2
    app:advanceFrames(1)
    assert.are.equal(0.2, view.layer:presentation().progress)
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

describe("the app's driver", function()
  it("is refused in words while a class draws", function()
    local errors = {}
    local Drawn = class("DrivingView", UIView)
    function Drawn:draw()
      if not self.app then return end
      for name, value in pairs { openURL = "https://a.test", continueActivity = { activityType = "a.b" } } do
        local _, error = pcall(self.app[name], self.app, value)
        errors[#errors + 1] = tostring(error):match "the clock can't be advanced from inside a callback"
      end
    end
    local view = Drawn { frame = { 0, 20, 40, 40 } }
    local app = launchWindow { view }
    view.app = app
    errors = {}
    view:setNeedsDisplay()
    app:advanceFrames(1)
    assert.are.equal(2, #errors)
  end)
end)
