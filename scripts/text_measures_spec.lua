-- Sizes of texts and of the controls that show them. Rules: docs/rules/text.md 2, 3, 5 and 7, docs/rules/controllers.md 18.9

local WHITE = { window = { backgroundColor = "white" } }
local font = function(size) return UIFont.systemFont(size or 17) end
local function text(string, attributes) return NSAttributedString { string = string, attributes = attributes } end

describe("a label's intrinsic size", function()
  it("counts the lines that hard newlines make", function()
    launchWindow(nil, WHITE)
    for _, string in ipairs { "one\ntwo\nthree", "one\r\ntwo\u{2028}three", "a\nb\n" } do
      local label = UILabel { text = string, numberOfLines = 0 }
      assert.are.equal(label:sizeThatFits { 0, 0 }, label.intrinsicContentSize)
      assert.are.equal(61, label.intrinsicContentSize.height)
      label.numberOfLines = 2
      assert.are.equal(41, label.intrinsicContentSize.height)
      label.numberOfLines = 1
      assert.are.equal(20.5, label.intrinsicContentSize.height)
    end
    local styled = UILabel { attributedText = text("a\nb", { font = font(30) }), numberOfLines = 0 }
    assert.are.equal(72, styled.intrinsicContentSize.height)
  end)

  it("has one line without newlines, whatever the frame", function()
    launchWindow(nil, WHITE)
    local label = UILabel { text = "a long text of several words", numberOfLines = 0, frame = { 0, 0, 40, 40 } }
    assert.are.equal(20.5, label.intrinsicContentSize.height)
  end)

  it("takes math.huge as no limit", function()
    launchWindow(nil, WHITE)
    local label = UILabel { text = "some words to break", numberOfLines = 0 }
    assert.are.equal(label:sizeThatFits { 80, 0 }, label:sizeThatFits { 80, math.huge })
    assert.are.equal(label:sizeThatFits { 0, 0 }, label:sizeThatFits { math.huge, math.huge })
    local drawn = text("some words to break", { font = font() })
    assert.are.equal(
      drawn:boundingRect({ 80, 1e9 }, "usesLineFragmentOrigin"),
      drawn:boundingRect({ 80, math.huge }, "usesLineFragmentOrigin"))
    local view = UITextView { text = "some words to break" }
    assert.are.equal(view:sizeThatFits { 80, 0 }, view:sizeThatFits { 80, math.huge })
    assert.is_number(UITextField { text = "a" }:sizeThatFits { math.huge, math.huge }.width)
    assert.is_number(UIButton {}:sizeThatFits { math.huge, math.huge }.width)
  end)
end)

describe("an attributed text", function()
  it("gives labels and fields the font and the colour of its first character", function()
    launchWindow(nil, WHITE)
    local mixed = NSMutableAttributedString { string = "ab", attributes = { font = font(30), foregroundColor = "red" } }
    mixed:setAttributes({}, { 2, 2 })
    for _, view in ipairs { UILabel {}, UITextField {} } do
      view.attributedText = mixed
      assert.is_true(view.font:isEqual(font(30)))
      assert.are.equal("red", view.textColor)
      assert.are.equal("ab", view.attributedText.string)
    end
  end)

  it("keeps the label's own font for characters that have none", function()
    launchWindow(nil, WHITE)
    local mixed = NSMutableAttributedString { string = "ab", attributes = { font = font(30) } }
    mixed:setAttributes({}, { 2, 2 })
    local label = UILabel {}
    label.attributedText = mixed
    local expected = NSString.size("a", { font = font(30) }).width + NSString.size("b", { font = font() }).width
    assert.near(expected, label:sizeThatFits({ 0, 0 }).width, 0.5)
  end)

  it("gives a text view its typing attributes", function()
    launchWindow(nil, WHITE)
    local view = UITextView {}
    view.attributedText = text("ab", { font = font(30), foregroundColor = "red" })
    assert.is_true(view.typingAttributes.font:isEqual(font(30)))
    assert.is_true(view.font:isEqual(font(30)))
  end)

  it("measures spaces at its end", function()
    launchWindow(nil, WHITE)
    local attributes = { font = font() }
    assert.near(4.34961, NSString.size(" ", attributes).width, 1e-4)
    local word = NSString.size("ab", attributes).width
    assert.near(word + 2 * 4.34961, text("ab  ", attributes):size().width, 1e-4)
    assert.near(word + 4.34961, NSString.boundingRect("ab ", { size = { 100, 0 }, attributes = attributes }).width, 1e-4)
    assert.near(
      word + 4.34961, NSString.boundingRect("ab ", { size = { 100, 0 }, options = "usesLineFragmentOrigin", attributes = attributes }).width, 1e-4)
  end)

  it("gives canonically equivalent texts the same width", function()
    launchWindow(nil, WHITE)
    for _, pair in ipairs { { "i\u{301}", "\u{ED}" }, { "a\u{323}", "\u{1EA1}" }, { "e\u{323}\u{302}", "\u{1EC7}" }, { "O\u{308}", "\u{D6}" } } do
      for _, name in ipairs { "Helvetica", "Menlo-Regular" } do
        local attributes = { font = UIFont { name = name, size = 17 } }
        assert.are.equal(NSString.size(pair[1], attributes).width, NSString.size(pair[2], attributes).width)
      end
      assert.are.equal(NSString.size(pair[1], { font = font() }).width, NSString.size(pair[2], { font = font() }).width)
    end
    assert.near(3.76855, NSString.size("i\u{301}", { font = font() }).width, 1e-4)
  end)
end)

describe("a line of text", function()
  it("is cut in its middle as a recorded label", function()
    launch({
      didFinishLaunching = function()
        UIFont.register {
          name = "Recorded", unitsPerEm = 2048, lineHeight = 2724,
          advances = {
            a = 1042, b = 1204, c = 946, d = 1206, e = 1071, f = 641, g = 1206, h = 1159, i = 496, k = 1018, l = 496, n = 1159, o = 1200,
            p = 1204, r = 711, s = 869, t = 694, u = 1159, w = 1480, [" "] = 561, ["-"] = 819, T = 1073, U = 1407, I = 545, L = 963,
            ["…"] = 1504,
          },
        }
      end,
    }, { device = { size = { 375, 667 }, scale = 3 } })
    local label = UILabel {
      text = "This is a test string used to test UILabel - and it should wrap and can be as long as three lines", numberOfLines = 2,
      font = UIFont { name = "Recorded", size = 68.01 }, lineBreakMode = "byTruncatingMiddle", frame = { 4, 254, 353, 300 },
    }
    assert.are.equal("test…e lines", label.lines[2])
    assert.near(350.667, label:textRect({ 0, 0, 353, 300 }, 2).width, 0.341)
  end)

  it("stays in the label when it is justified and reads from right to left", function()
    local label = UILabel {
      text = "שלום עולם טוב מאוד שלום עולם", numberOfLines = 0, textAlignment = "justified", frame = { 10, 30, 120, 100 },
    }
    local app = launchWindow({ label }, WHITE)
    for x, length in app:snapshot("svg"):gmatch '<text x="([%d.]+)"[^>]-textLength="([%d.]+)"' do
      assert.is_true(tonumber(x) >= 10 - 0.01 and tonumber(x) + tonumber(length) <= 130.01, x .. " " .. length)
    end
  end)
end)

describe("a field", function()
  it("is cut in its smallest size when the text doesn't fit in that", function()
    local field = UITextField {
      text = "a text that is too long for it", adjustsFontSizeToFitWidth = true, minimumFontSize = 12, frame = { 10, 30, 80, 30 },
    }
    local app = launchWindow({ field }, WHITE)
    assert.matches('font%-size="12"', app:snapshot "svg")
    assert.matches("…", app:snapshot "svg")
  end)

  it("shows its background in place of a border", function()
    local field = UITextField { frame = { 10, 30, 80, 30 }, borderStyle = "line", text = "a" }
    local app = launchWindow({ field }, WHITE)
    local function drawn()
      app.window:layoutIfNeeded()
      return app:snapshot "svg"
    end
    local plain = drawn()
    local function picture(color)
      return UIGraphicsImageRenderer { size = { 4, 4 } }:image(function()
        UIColor.named(color):setFill()
        UIBezierPath { rect = { 0, 0, 4, 4 } }:fill()
      end)
    end
    field.background = picture "red"
    local with = drawn()
    assert.are_not.equal(plain, with)
    field.disabledBackground = picture "blue"
    field.isEnabled = false
    assert.are_not.equal(with, drawn())
    field.borderStyle = "roundedRect"
    field.isEnabled = true
    field.background = nil
    field.borderStyle = "line"
    assert.are.equal(plain, drawn())
  end)

  it("tells a secure text in bullets", function()
    local field = UITextField { text = "hunter2", isSecureTextEntry = true, frame = { 10, 30, 200, 30 } }
    local app = launchWindow({ field }, WHITE)
    assert.is_false(app:exists "hunter2")
    assert.is_false(app:exists { contains = "hunter" })
    assert.is_true(app:exists "•••••••")
    assert.does_not.contain("hunter2", app:tree())
    for _, form in ipairs { "text", "json", "svg" } do assert.is_nil(app:snapshot(form):find("hunter2", 1, true), form) end
    app:tap "•••••••"
    assert.does_not.contain("hunter2", app:explain())
    assert.does_not.contain("hunter2", tostring(field))
    for _, call in ipairs { function() app:selectText "xyz" end, function() app:tap "nothing" end } do
      local _, message = pcall(call)
      assert.does_not.contain("hunter2", tostring(message))
    end
    assert.are.equal("hunter2", field.text)
  end)
end)

describe("a control", function()
  it("keeps an explicit title colour while it is disabled", function()
    local button = UIButton { type = "system" }
    button:setTitle("Go", "normal")
    launchWindow({ button }, WHITE)
    button.isEnabled = false
    assert.are_not.equal("red", button.currentTitleColor)
    button:setTitleColor("red", "normal")
    assert.are.equal("red", button.currentTitleColor)
    button:setTitleColor("blue", "disabled")
    assert.are.equal("blue", button.currentTitleColor)
  end)

  it("has its own height when it is a progress bar", function()
    local bar = UIProgressView { frame = { 10, 50, 200, 30 } }
    launchWindow({ bar }, WHITE)
    assert.are.equal(CGRect(10, 50, 200, 2), bar.frame)
    bar.frame = { 20, 80, 100, 9 }
    assert.are.equal(CGRect(20, 80, 100, 2), bar.frame)
  end)

  it("keeps 6 points around a title at its edge, and no shadow without a title", function()
    local button = UIButton { contentHorizontalAlignment = "left", contentVerticalAlignment = "top" }
    button:setTitle("A title", "normal")
    button:setTitleShadowColor("red", "normal")
    launchWindow({ button }, WHITE)
    button:sizeToFit()
    button:layoutIfNeeded()
    local title = button.titleLabel:sizeThatFits { 0, 0 }
    assert.are.equal(title.height + 12, button.bounds.height)
    assert.are.equal(6, button.titleLabel.frame.y)
    assert.are.equal("red", button.titleLabel.shadowColor)
    button:setTitle(nil, "normal")
    assert.is_nil(button.titleLabel.shadowColor)
  end)
end)

describe("lines of a text style", function()
  -- Heights of labels in files of Interface Builder, at 2x: docs/rules/text.md 1
  it("are as far apart as the style says", function()
    launchWindow(nil, WHITE)
    for style, rows in pairs {
      headline = { 20.5, 42.5, 64.5 }, body = { 20.5, 42.5, 64.5 }, caption1 = { 14.5, 30.5, 46.5 }, title1 = { 33.5, 67.5, 101.5 },
      subheadline = { 18, 38, 58 }, caption2 = { 13.5, 26.5, 39.5 },
    } do
      local label = UILabel { numberOfLines = 0, font = UIFont.preferredFont(style) }
      for count, height in ipairs(rows) do
        label.text = ("a\n"):rep(count - 1) .. "a"
        assert.are.equal(height, label.intrinsicContentSize.height, style .. " " .. count)
      end
    end
    local body = UIFont.preferredFont "body"
    assert.near(22, body.lineHeight + body.leading, 0.001)
    assert.are.equal(0, UIFont.systemFont(17).leading)
    local label = UILabel { numberOfLines = 0, text = "a\na", font = body:withSize(15) }
    assert.are.equal(36, label.intrinsicContentSize.height)
  end)

  it("follow the text size, and count in strings where they are asked for", function()
    local label = UILabel { numberOfLines = 0, text = "a\na", font = UIFont.preferredFont "body", adjustsFontForContentSizeCategory = true }
    local app = launchWindow({ label }, WHITE)
    app:setTextSize "XXXL"
    app:settle()
    assert.near(23 * 1.193359375 + 29, label.intrinsicContentSize.height, 0.5)
    local lineHeight = 15 * 1.193359375
    app:setTextSize "L"
    app:settle()
    local string = text("a\na", { font = UIFont.preferredFont "subheadline" })
    assert.near(2 * lineHeight, string:boundingRect({ 300, 0 }, { "usesLineFragmentOrigin" }).height, 0.01)
    assert.near(lineHeight + 20, string:boundingRect({ 300, 0 }, { "usesLineFragmentOrigin", "usesFontLeading" }).height, 0.01)
  end)
end)

describe("a table's header", function()
  it("is coloured by a tint of its own", function()
    local header ---@type UIView
    launchWindow({ UITableView {
      frame = { 0, 20, 320, 400 },
      dataSource = { numberOfRowsInSection = function() return 1 end, titleForHeaderInSection = function() return "Head" end,
        cellForRowAt = function() return UITableViewCell {} end },
      delegate = { willDisplayHeaderView = function(_, _, view) header = view view.tintColor = "red" end },
    } }, WHITE)
    assert.are.equal("red", header.backgroundColor)
  end)
end)
