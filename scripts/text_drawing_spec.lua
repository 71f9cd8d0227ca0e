-- Texts in drawings, labels that draw themselves, titles with attributes. Rules: docs/rules/text.md 2 to 5.

local WHITE = { window = { backgroundColor = "white" } }
local font = UIFont.systemFont(17)
local n, space, line = 9.48779, 4.34961, 20.287109375 -- of that font

-- A window with a view that draws.
local function drawn(body)
  ---@class text_drawing_spec.Canvas: UIView
  ---@overload fun(properties?: table): text_drawing_spec.Canvas
  local Canvas = class("Canvas", UIView)
  function Canvas:draw() body() end
  return launchWindow(function(window) window:addSubview(Canvas { frame = { 0, 0, 320, 200 } }) end, WHITE)
end

local function texts(app)
  local found = {}
  for x, y, text in app:snapshot("svg"):gmatch '<text x="([-%d.]+)" y="([-%d.]+)".->(.-)</text>' do
    found[#found + 1] = { x = tonumber(x), y = tonumber(y), text = text }
  end
  return found
end

describe("a text that is drawn into a context", function()
  it("stands with its top left corner at a point, not wrapped, one line for each line break", function()
    local app = drawn(function() NSString.draw("nnnn\nnn", { 10, 20 }, { font = font, foregroundColor = "red" }) end)
    local first, second = table.unpack(texts(app))
    assert.are.equal("nnnn", first.text)
    assert.near(10, first.x, 0.001)
    assert.near(20 + font.ascender, first.y, 0.001)
    assert.near(20 + line + font.ascender, second.y, 0.001)
    assert.matches('fill="#FF0000"', app:snapshot "svg")
    assert.matches("nnnn", app:frame())
  end)

  it("is wrapped in a rectangle, and leaves out the lines that don't fit its height", function()
    local text = NSAttributedString { string = "nnnn nnnn nnnn", attributes = { font = font } }
    local app = drawn(function() text:draw { 10, 0, 60, 2.5 * line } end)
    assert.are.equal(2, #texts(app))
    app = drawn(function() text:draw { 10, 0, 60, 200 } end)
    assert.are.equal(3, #texts(app))
    app = drawn(function() text:draw { 10, 0, 60, 0.5 * line } end)
    assert.are.equal(0, #texts(app))
  end)

  it("is cut where its last visible line is to be cut, and one line on its baseline without line fragments", function()
    local text = NSAttributedString { string = "nnnn nnnn nnnn", attributes = { font = font } }
    local app = drawn(function() text:draw({ 10, 0, 60, 2 * line }, { "usesLineFragmentOrigin", "truncatesLastVisibleLine" }) end)
    assert.are.equal("…", texts(app)[3].text)
    assert.near(10 + 4 * n, texts(app)[3].x, 0.001)
    app = drawn(function() text:draw({ 10, 50, 60, 200 }, {}) end)
    assert.are.equal(1, #texts(app))
    assert.near(50, texts(app)[1].y, 0.001)
  end)

  it("has its background, its lines and its paragraph's alignment", function()
    local text = NSAttributedString {
      string = "nn", attributes = {
        font = font, backgroundColor = "yellow", underlineStyle = "single", strikethroughStyle = "single",
        paragraphStyle = NSMutableParagraphStyle { alignment = "right" },
      },
    }
    local app = drawn(function() text:draw { 0, 0, 100, 40 } end)
    assert.near(100 - 2 * n, texts(app)[1].x, 0.001)
    local svg = app:snapshot "svg"
    assert.matches('fill="#FFFF00"', svg)
    local background, rest = svg:find 'fill="#FFFF00"', nil
    assert.is_true(background < svg:find "<text")
  end)

  it("is clipped where the context is", function()
    local app = drawn(function()
      UIBezierPath { rect = { 0, 0, 12, 50 } }:addClip()
      NSString.draw("nn", { 10, 0 }, { font = font })
    end)
    assert.matches("clip%-path=.-<text", app:snapshot "svg")
  end)

  it("becomes part of a picture", function()
    local app = launchWindow(function() end, WHITE)
    local picture = UIGraphicsImageRenderer { size = { 100, 40 } }:image(function() NSString.draw("nnnn", { 0, 0 }, { font = font }) end)
    app.window:addSubview(UIImageView { image = picture, frame = { 0, 0, 100, 40 } })
    app:advanceFrames(1)
    assert.are.equal("nnnn", texts(app)[1].text)
  end)

  it("is nothing where there is no context, and of a place that is none an error", function()
    launchWindow(function() end, WHITE)
    NSString.draw("nnnn", { 0, 0 })
    assert.has_error(function() NSString.draw("nnnn", "here") end, "NSString.draw: argument 2 'place' must be a CGPoint or a CGRect, got the string \"here\"")
  end)
end)

describe("a label that draws in a way of its own", function()
  it("counts the room of an overridden textRect in its sizes, and draws where drawText says", function()
    ---@class text_drawing_spec.Padded: UILabel
    ---@overload fun(properties?: table): text_drawing_spec.Padded
    local Padded = class("Padded", UILabel)
    function Padded:textRect(bounds, lines)
      local inner = Padded.super.textRect(self, CGRect { bounds.x + 8, bounds.y + 5, bounds.width - 16, bounds.height - 10 }, lines)
      return CGRect { inner.x - 8, inner.y - 5, inner.width + 16, inner.height + 10 }
    end
    function Padded:drawText(rect)
      Padded.super.drawText(self, CGRect { rect.x + 8, rect.y + 5, rect.width - 16, rect.height - 10 })
    end
    local label ---@type UILabel
    local app = launchWindow(function(window)
      label = Padded { text = "nnnn" }
      label:sizeToFit()
      window:addSubview(label)
    end, WHITE)
    assert.are.equal(CGSize { 38 + 16, 20.5 + 10 }, label.bounds.size)
    assert.are.equal(CGSize { 54, 30.5 }, label.intrinsicContentSize)
    assert.near(8, texts(app)[1].x, 0.001)
    label.numberOfLines = 0
    label.text = "nnnn nnnn"
    assert.are.equal(CGSize { 42.5 + 16, 41 + 10 }, label:sizeThatFits { 76, 0 })
  end)

  it("stands at the top where drawText hands on its textRect", function()
    ---@class text_drawing_spec.Top: UILabel
    ---@overload fun(properties?: table): text_drawing_spec.Top
    local Top = class("Top", UILabel)
    function Top:drawText(rect) Top.super.drawText(self, self:textRect(rect, self.numberOfLines)) end
    local app = launchWindow(function(window) window:addSubview(Top { text = "nnnn", frame = { 0, 0, 100, 100 } }) end, WHITE)
    assert.near(font.ascender + 0.1, texts(app)[1].y, 0.5)
  end)

  it("shows what it draws below and above its text, each in its place, and nothing where it doesn't hand the text on", function()
    ---@class text_drawing_spec.Marked: UILabel
    ---@overload fun(properties?: table): text_drawing_spec.Marked
    local Marked = class("Marked", UILabel)
    function Marked:drawText(rect)
      if self.isHighlighted then return end
      UIColor.yellow:setFill()
      UIBezierPath { rect = rect }:fill()
      Marked.super.drawText(self, rect)
      if self.tag == 1 then
        UIColor.red:setFill()
        UIBezierPath { rect = { 0, 10, 100, 1 } }:fill()
      end
    end
    local label ---@type UILabel
    local app = launchWindow(function(window)
      label = Marked { text = "nnnn", frame = { 0, 0, 100, 22 } }
      window:addSubview(label)
    end, WHITE)
    local svg = app:snapshot "svg"
    assert.is_true(svg:find 'fill="#FFFF00"' < svg:find "<text")
    label.tag = 1
    label.textColor = "blue"
    app:advanceFrames(1)
    svg = app:snapshot "svg"
    assert.is_true(svg:find 'fill="#FFFF00"' < svg:find "<text")
    assert.is_true(svg:find "<text" < svg:find 'fill="#FF0000"')
    assert.matches("nnnn", app:frame())
    label.isHighlighted = true
    app:advanceFrames(1)
    assert.are.same({}, texts(app))
  end)
end)

describe("a title", function()
  local function titled(properties)
    local button = UIButton(properties)
    button.frame = { 0, 0, 200, 40 }
    return launchWindow(function(window) window:addSubview(button) end, WHITE), button
  end

  it("may have attributes, by state, in place of a plain one", function()
    local app, button = titled { title = "plain" }
    button:setAttributedTitle(NSAttributedString { string = "rich", attributes = { font = UIFont.boldSystemFont(20), foregroundColor = "red" } }, "normal")
    button:setAttributedTitle(NSAttributedString { string = "pressed" }, "highlighted")
    app:advanceFrames(1)
    assert.are.equal("rich", button.currentAttributedTitle.string)
    assert.are.equal("plain", button.currentTitle)
    assert.matches('font%-size="20" font%-weight="700" fill="#FF0000">rich', app:snapshot "svg")
    assert.is_true(app:exists "rich")
    local before = button.intrinsicContentSize.width
    button.isHighlighted = true
    app:advanceFrames(1)
    assert.are.equal("pressed", button.currentAttributedTitle.string)
    assert.are.equal("pressed", texts(app)[1].text)
    assert.are.equal("rich", button:attributedTitle("selected").string)
    assert.is_not.equal(before, button.intrinsicContentSize.width)
    button.isHighlighted = false
    button:setAttributedTitle(nil, "normal")
    app:advanceFrames(1)
    assert.are.equal("plain", texts(app)[1].text)
  end)

  it("takes the title's colour where it says none", function()
    local app, button = titled { type = "custom" }
    button:setTitleColor("green", "normal")
    button:setAttributedTitle(NSAttributedString { string = "rich" }, "normal")
    app:advanceFrames(1)
    assert.matches('fill="#00FF00">rich', app:snapshot "svg")
  end)

  it("casts its state's shadow, the other way under a finger where that is wanted", function()
    local app, button = titled { title = "shady", reversesTitleShadowWhenHighlighted = true }
    button:setTitleShadowColor("red", "normal")
    button.titleLabel.shadowOffset = { 0, 2 }
    app:advanceFrames(1)
    local shadow, text = table.unpack(texts(app))
    assert.near(text.y + 2, shadow.y, 0.001)
    assert.matches('fill="#FF0000">shady', app:snapshot "svg")
    button.isHighlighted = true
    app:advanceFrames(1)
    shadow, text = table.unpack(texts(app))
    assert.near(text.y - 2, shadow.y, 0.001)
    button.isHighlighted = false
    button:setTitleShadowColor(nil, "normal")
    app:advanceFrames(1)
    assert.are.equal(1, #texts(app))
  end)
end)
