-- Labels, fonts, attributed strings. Numbers of cases: docs/rules/cases/text.md (X-...).

local function at(scale, body)
  launchWindow(function() body() end, { device = { size = { 320, 568 }, scale = scale } })
end

local function label(text, lines, mode)
  return UILabel { text = text, numberOfLines = lines or 1, lineBreakMode = mode or "byTruncatingTail" }
end

local modes = { "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle" }

describe("UIFont", function()
  it("X-001, X-002, X-003, X-005 and X-006 has the measures of the system font", function()
    local font = UIFont.systemFont(17)
    assert.near(16.186523, font.ascender, 1e-5)
    assert.near(-4.100586, font.descender, 1e-5)
    assert.near(20.287109, font.lineHeight, 1e-5)
    assert.near(11.978, font.capHeight, 1e-3)
    assert.near(8.948, font.xHeight, 1e-3)
    assert.are.equal(0, font.leading)
    for size, height in pairs { [11] = 13.126953, [12] = 14.320312, [13] = 15.513672, [15] = 17.900391, [16] = 19.09375, [20] = 23.867188 } do
      assert.near(height, UIFont.systemFont(size).lineHeight, 1e-5)
    end
    for _, other in ipairs { UIFont.boldSystemFont(17), UIFont.systemFont(17, "light") } do
      assert.near(font.ascender, other.ascender, 1e-9)
      assert.near(font.lineHeight, other.lineHeight, 1e-9)
    end
  end)

  it("X-009 knows UIKit's weights by name and by number", function()
    local expected = { ultraLight = -.8, thin = -.6, light = -.4, regular = 0, medium = .23, semibold = .3, bold = .4, heavy = .56, black = .62 }
    for name, value in pairs(expected) do
      assert.near(value, UIFont.Weight[name], 1e-9)
      assert.are.equal(name, UIFont.systemFont(17, value).weight)
    end
  end)

  it("X-010, X-011 and X-013 has preferred sizes for every style and text size", function()
    local at_large = {
      largeTitle = 34, title1 = 28, title2 = 22, title3 = 20, headline = 17, body = 17, callout = 16, subheadline = 15, footnote = 13,
      caption1 = 12, caption2 = 11,
    }
    for style, size in pairs(at_large) do
      local font = UIFont.preferredFont(style)
      assert.are.equal(size, font.pointSize)
      assert.are.equal(style == "headline" and "semibold" or "regular", font.weight)
    end
    for category, size in pairs { XS = 14, XXXL = 23, AX5 = 53 } do assert.are.equal(size, UIFont.preferredFont("body", category).pointSize) end
  end)

  it("X-014, X-015 and X-017 scales values in thirds and fonts in whole points", function()
    local metrics = UIFontMetrics { style = "body" }
    for category, value in pairs { XS = 14.667, S = 15.333, M = 16.333, L = 17, XL = 18.667, XXL = 20, XXXL = 22.333 } do
      assert.near(value, metrics:scaledValue(17, category), 1e-3)
    end
    for category, value in pairs { XS = 15.667, XXXL = 23.667, AX2 = 32.667 } do assert.near(value, metrics:scaledValue(18, category), 1e-3) end
    assert.are.equal(16, metrics:scaledFont(UIFont.systemFont(17), nil, "M").pointSize)
    assert.are.equal(19, metrics:scaledFont(UIFont.systemFont(17), nil, "XL").pointSize)
  end)

  it("follows the device's text size with a font that was scaled", function()
    local label, field, plain = UILabel { text = "x" }, UITextField { text = "x" }, UILabel { text = "x" }
    local app = launchWindow(function(window)
      local font = UIFontMetrics { forTextStyle = "body" }:scaledFont(UIFont.systemFont(17, "bold"), 30)
      for _, view in ipairs { label, field, plain } do
        view.font, view.adjustsFontForContentSizeCategory = font, true
        window:addSubview(view)
      end
      plain.font = font:withSize(17)
    end)
    for category, size in pairs { XL = 19, AX5 = 30, L = 17 } do
      app:setTextSize(category)
      assert.are.same({ size, size, 17 }, { label.font.pointSize, field.font.pointSize, plain.font.pointSize }, category)
    end
    assert.are.equal("bold", label.font.weight)
  end)

  it("follows the device's text size, and tells of it", function()
    local heard ---@type any
    local app = launchWindow(function(window)
      window:addSubview(UILabel { text = "Hi", font = UIFont.preferredFont "body", adjustsFontForContentSizeCategory = true })
      NotificationCenter.default:addObserver(UIContentSizeCategory.didChangeNotification, function(n) heard = n.userInfo.newValue end)
    end, { textSize = "XL" })
    local shown = app.window.subviews[1]
    assert.are.equal(19, shown.font.pointSize)
    app:setTextSize "AX1"
    assert.are.equal("accessibilityMedium", heard)
    assert.are.equal("accessibilityMedium", UIApplication.shared.preferredContentSizeCategory)
    assert.are.equal(28, shown.font.pointSize)
  end)

  it("stands in for fonts that it knows by name, and has none for others", function()
    local bold = UIFont { name = "HelveticaNeue-BoldItalic", size = 15 }
    assert.are.equal("HelveticaNeue-BoldItalic", bold.fontName)
    assert.are.equal("Helvetica Neue", bold.familyName)
    assert.are.equal("bold", bold.weight)
    assert.is_true(bold.isItalic)
    assert.is_nil(UIFont.named("NoSuchFont", 12))
    assert.is_nil(UIFont { name = "NoSuchFont", size = 12 })
    local traits = UIFont.systemFont(17).fontDescriptor:withSymbolicTraits { "traitBold", "traitItalic" }
    local made = UIFont { descriptor = traits, size = 0 }
    assert.are.equal("bold", made.weight)
    assert.is_true(made.isItalic)
  end)

  it("takes any size without harm", function()
    for _, size in ipairs { 0, -3, 1e9, 1e-9 } do
      local wide = UILabel { text = "Hi there", font = UIFont.systemFont(size), numberOfLines = 0, frame = { 0, 0, 100, 40 } }
      wide:sizeToFit()
      local app = launchWindow(function(window) window:addSubview(wide) end)
      assert.is_string(app:frame())
      assert.is_string(app:snapshot "svg")
    end
    assert.are.equal(14, UIFont.systemFont(0).pointSize)
    assert.are.equal(100000, UIFont.systemFont(1e308).pointSize)
  end)

  it("measures with widths that an app brings", function()
    at(2, function()
      UIFont.register { name = "Square", unitsPerEm = 10, advances = { a = 10, b = 5 }, lineHeight = 12 }
      local square = UILabel { text = "aab", font = UIFont { name = "Square", size = 20 } }
      assert.are.equal(CGSize { 50, 24 }, square.intrinsicContentSize)
    end)
  end)
end)

describe("UILabel", function()
  it("X-020 and X-022 is its text rounded up to pixels", function()
    for scale, sizes in pairs { [2] = { 38, 20.5, 15.5 }, [3] = { 38, 20.333, 15.333 } } do
      at(scale, function()
        assert.near(sizes[1], label("nnnn").intrinsicContentSize.width, 1e-3)
        assert.near(sizes[2], label("nnnn").intrinsicContentSize.height, 1e-3)
        assert.near(sizes[3], label("iiii").intrinsicContentSize.width, 1e-3)
      end)
    end
  end)

  it("X-023, X-024, X-026 and X-027 ignores the limit with one line, and counts the space at which it broke with several", function()
    at(2, function()
      for _, mode in ipairs(modes) do
        local one = label("nnnn nnnn", 1, mode)
        assert.are.equal(one.intrinsicContentSize, one:sizeThatFits { 10, 10 })
        one.adjustsFontSizeToFitWidth, one.minimumScaleFactor = true, .1
        assert.are.equal(one.intrinsicContentSize, one:sizeThatFits { 10, 10 })
      end
      local wrapped = label("nnnn nnnn", 0)
      assert.are.equal(label("nnnn nnnn").intrinsicContentSize, wrapped.intrinsicContentSize)
      wrapped.preferredMaxLayoutWidth = 60
      assert.are.equal(CGSize { 42.5, 41 }, wrapped.intrinsicContentSize)
      assert.are.equal(CGSize { 0, 0 }, label("").intrinsicContentSize)
      assert.are.equal(CGSize { 0, 0 }, UILabel {}.intrinsicContentSize)
    end)
  end)

  local wrapped = {
    { "X-035", "nnnn nnnn", 0, "byTruncatingTail", 60, 42.5, 41 },
    { "X-036", "nnnn nnnn", 0, "byTruncatingTail", 40, 40, 41 },
    { "X-038", "nnnn nnnn nnnn", 2, "byWordWrapping", 60, 42.5, 41 },
    { "X-039", "nnnnnnnn", 0, "byWordWrapping", 50, 47.5, 41 },
    { "X-040", "nnnn nnnn", 0, "byCharWrapping", 45, 42.5, 41 },
    { "X-047", "nn nn", 3, "byTruncatingTail", 25, 23.5, 41 },
    { "X-050", "nnnn nnnn", 0, "byTruncatingTail", 60, 42.5, 41, 10 },
    { "X-052", "nn\nnnn", 0, "byTruncatingTail", 300, 28.5, 41 },
  }
  for _, case in ipairs(wrapped) do
    it(case[1] .. " breaks as iOS does", function()
      at(2, function()
        local size = label(case[2], case[3], case[4]):sizeThatFits { case[5], case[8] or 1000 }
        assert.are.equal(CGSize { case[6], case[7] }, size)
      end)
    end)
  end

  it("X-042 begins a line with a space where characters are what breaks", function()
    at(2, function()
      local cut = UILabel { text = "nnnn nnnn", numberOfLines = 0, lineBreakMode = "byCharWrapping", frame = { 0, 0, 40, 60 } }
      assert.are.equal(" nnn", cut.lines[2])
    end)
  end)

  it("X-044 rounds the height of all lines once", function()
    for _, scale in ipairs { 2, 3 } do
      at(scale, function()
        assert.are.equal(203, label(("n\n"):rep(9) .. "n", 0):sizeThatFits({ 100, 0 }).height)
      end)
    end
  end)

  it("X-046 breaks alike in all modes that end at words", function()
    at(2, function()
      local expected = label("nnnn nnnn nnn", 0, "byWordWrapping"):sizeThatFits { 60, 0 }
      for _, mode in ipairs { "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle" } do
        assert.are.equal(expected, label("nnnn nnnn nnn", 0, mode):sizeThatFits { 60, 0 })
      end
    end)
  end)

  it("X-095, X-096 and X-097 shrinks its text down to a share, then cuts it; the font stays", function()
    local function shrunk(width, factor)
      local small = UILabel {
        text = "Shrink me please", font = UIFont.systemFont(20), frame = { 0, 0, width, 30 }, adjustsFontSizeToFitWidth = true,
        minimumScaleFactor = factor,
      }
      assert.are.equal(20, small.font.pointSize)
      return small.lines[1]
    end
    assert.are.equal("Shrink me pl…", shrunk(80, .6))
    assert.are.equal("Shrink…", shrunk(80, .9))
    assert.are.equal("Shrink me please", shrunk(.75 * label("Shrink me please").intrinsicContentSize.width * 20 / 17, .6))
  end)

  it("X-099 has UIKit's defaults", function()
    local plain = UILabel {}
    assert.is_false(plain.adjustsFontSizeToFitWidth)
    assert.are.equal(0, plain.minimumScaleFactor)
    assert.are.equal("alignBaselines", plain.baselineAdjustment)
    assert.is_false(plain.allowsDefaultTighteningForTruncation)
    assert.are.equal(1, plain.numberOfLines)
    assert.are.equal("byTruncatingTail", plain.lineBreakMode)
  end)

  it("X-103, X-104 and X-105 takes over an attributed text's paragraph style, and spreads what is set afterwards", function()
    local shown = UILabel {}
    local style = NSMutableParagraphStyle { alignment = "center", lineBreakMode = "byTruncatingHead" }
    local text = NSMutableAttributedString { string = "hello", attributes = { paragraphStyle = style } }
    text:addAttribute("font", UIFont.boldSystemFont(30), { 1, 2 })
    shown.attributedText = text
    assert.are.equal("center", shown.textAlignment)
    assert.are.equal("byTruncatingHead", shown.lineBreakMode)
    assert.are.equal("hello", shown.text)
    shown.font = UIFont.systemFont(12)
    assert.are.equal(1, #shown.attributedText:runs())
    assert.are.equal(12, shown.attributedText:attribute("font", 1).pointSize)
    shown.text = "bye"
    assert.are.equal("bye", shown.attributedText.string)
  end)

  it("hands its text to drawText, which may choose another place", function()
    ---@class text_spec.Padded: UILabel
    ---@overload fun(properties?: table): text_spec.Padded
    local Padded = class("Padded", UILabel)
    function Padded:drawText(rect) Padded.super.drawText(self, rect:inset(20, 0)) end
    local app = launchWindow(function(window) window:addSubview(Padded { text = "padded", frame = { 0, 0, 200, 22 } }) end)
    assert.matches('x="20"', app:snapshot "svg")
  end)

  it("shows what is not UTF-8 as replacement characters", function()
    local broken = UILabel { text = "a\xffb\xf0\x9f", frame = { 0, 0, 200, 22 } }
    local app = launchWindow(function(window) window:addSubview(broken) end)
    assert.matches("a\u{FFFD}b", app:frame())
    assert.is_true(broken.intrinsicContentSize.width > 20)
  end)

  it("measures a megabyte", function()
    local long = label(("word "):rep(200000), 0)
    assert.is_true(long:sizeThatFits({ 300, 0 }).height > 100000)
    long.frame = { 0, 0, 300, 100 }
    local app = launchWindow(function(window) window:addSubview(long) end)
    assert.matches("word word", app:frame())
  end)

  it("writes from right to left, and mixed lines in the order in which they are seen", function()
    local app = launchWindow(function(window)
      window:addSubview(UILabel { text = "שלום", frame = { 0, 0, 160, 22 }, textAlignment = "left" })
      local mixed = NSAttributedString { string = "abc (שלום) 12", attributes = { underlineStyle = "single" } }
      window:addSubview(UILabel { attributedText = mixed, frame = { 0, 22, 300, 22 } })
    end)
    assert.matches("abc %(םולש%) 12", app:frame())
  end)

  it("justifies all lines but the last", function()
    local app = launchWindow(function(window)
      window:addSubview(UILabel { text = "nn nn nnnn", numberOfLines = 0, textAlignment = "justified", frame = { 0, 0, 60, 60 } })
    end)
    local svg = app:snapshot "svg"
    -- The second word of the first line ends at the right edge.
    local x, width = svg:match('<text x="([%d.]+)" y="[%d.]+" textLength="([%d.]+)"[^>]*>nn</text>\n<text x="[%d.]+"[^>]*>nnnn')
    assert.near(60, tonumber(x) + tonumber(width), .01)
  end)
end)

describe("NSAttributedString", function()
  local function text(string, attributes) return NSMutableAttributedString { string = string, attributes = attributes } end
  local function lengths(string)
    local result = {}
    for _, run in ipairs(string:runs()) do result[#result + 1] = run.range.length end
    return result
  end

  it("X-111, X-112, X-113 and X-115 splits and joins its runs", function()
    local s = text("abcdef")
    s:addAttribute("foregroundColor", "red", { 3, 4 })
    assert.are.same({ 2, 2, 2 }, lengths(s))
    s:addAttribute("foregroundColor", "red")
    assert.are.same({ 6 }, lengths(s))
    s:removeAttribute "foregroundColor"
    assert.are.same({ 6 }, lengths(s))
    s:addAttributes({ kern = 2, foregroundColor = "red" })
    s:setAttributes({ kern = 1 }, { 1, 2 })
    assert.is_nil(s:attribute("foregroundColor", 1))
    local bold = text("abcd", { font = UIFont.boldSystemFont(17) })
    bold:replaceCharacters({ 2, 3 }, "ZZZ")
    assert.are.equal("aZZZd", bold.string)
    assert.are.same({ 5 }, lengths(bold))
  end)

  it("X-116 and X-117 adds kern after every character; 0 switches pair kerning off", function()
    local font = UIFont.systemFont(17)
    local function width(string, kern) return NSString.size(string, { font = font, kern = kern }).width end
    assert.near(14, width("spacing", 2) - width("spacing"), 1e-6)
    assert.near(2, width("A", 2) - width("A"), 1e-6)
    assert.near(60.13, width("AVATAR"), .01)
    assert.near(65.11, width("AVATAR", 0), .01)
  end)

  it("X-119, X-120 and X-121 makes a line as high as its runs reach", function()
    local line = UIFont.systemFont(17).lineHeight
    local function height(...)
      local s = NSMutableAttributedString { string = "" }
      for _, offset in ipairs { ... } do
        s:append(NSAttributedString { string = "x", attributes = { font = UIFont.systemFont(17), baselineOffset = offset } })
      end
      return s:size().height - line
    end
    assert.near(3, height(3), 1e-6)
    assert.near(3, height(-3), 1e-6)
    assert.near(6, height(3, -3), 1e-6)
    assert.near(7, height(2, -5), 1e-6)
    assert.near(4, height(0, 4), 1e-6)
    local mixed = NSMutableAttributedString { string = "Big ", attributes = { font = UIFont.systemFont(24) } }
    mixed:append(NSAttributedString { string = "small", attributes = { font = UIFont.systemFont(17) } })
    assert.near(UIFont.systemFont(24).lineHeight, mixed:size().height, 1e-6)
    local three = NSMutableAttributedString { string = "" }
    for _, size in ipairs { 13, 20, 34 } do
      three:append(NSAttributedString { string = "x", attributes = { font = UIFont.systemFont(size) } })
    end
    assert.near(UIFont.systemFont(34).lineHeight, three:size().height, 1e-6)
    local baselines = {}
    local app = launchWindow(function(window) window:addSubview(UILabel { attributedText = three, frame = { 0, 0, 100, 60 } }) end)
    for y in app:snapshot("svg"):gmatch '<text x="[%d.]+" y="([%d.]+)"' do baselines[#baselines + 1] = y end
    assert.are.same({ baselines[1], baselines[1], baselines[1] }, baselines)
  end)

  it("X-123, X-124, X-125, X-127 and X-128 follows its paragraph styles", function()
    local function height(string, style)
      local s = NSAttributedString { string = string, attributes = { font = UIFont.systemFont(17), paragraphStyle = NSMutableParagraphStyle(style) } }
      return s:boundingRect({ 1000, 0 }, "usesLineFragmentOrigin").height
    end
    local line = UIFont.systemFont(17).lineHeight
    assert.near(72.86, height("a\nb\nc", { lineSpacing = 6 }), .01)
    assert.near(30.43, height("a", { lineHeightMultiple = 1.5 }), .01)
    local low = NSAttributedString { string = "a", attributes = { font = UIFont.systemFont(17), paragraphStyle = NSMutableParagraphStyle { lineHeightMultiple = 1.5 } } }
    local shown = launchWindow(function(window) window:addSubview(UILabel { attributedText = low, frame = { 0, 0, 100, 30.5 } }) end)
    local bottom = tonumber(shown:snapshot("svg"):match '<text x="0" y="([%d.]+)"') - UIFont.systemFont(17).descender
    assert.near(30.43, bottom, .5) -- the characters stand at the bottom of the line
    assert.near(30, height("a", { minimumLineHeight = 30 }), 1e-6)
    assert.near(15, height("a", { maximumLineHeight = 15 }), 1e-6)
    assert.near(2 * line + 10, height("a\nb", { paragraphSpacing = 10 }), 1e-6)
    at(2, function()
      local style = NSMutableParagraphStyle { firstLineHeadIndent = 20, headIndent = 10, tailIndent = -5 }
      local shown = UILabel {
        attributedText = NSAttributedString { string = ("nn "):rep(20) .. "nn", attributes = { paragraphStyle = style } }, numberOfLines = 0,
        frame = { 0, 0, 200, 60 },
      }
      local app = launchWindow(function(window) window:addSubview(shown) end)
      local places = {}
      for x in app:snapshot("svg"):gmatch '<text x="([%d.]+)"' do places[#places + 1] = tonumber(x) end
      assert.are.same({ 20, 10 }, { places[1], places[2] })
      -- 175 and 185 points of width, for words of 23.3 points each.
      local word = 2 * 9.48779 + 4.34961
      assert.are.equal(math.floor((175 + 4.34961) / word), #shown.lines[1] // 3 + 1)
      assert.are.equal(math.floor((185 + 4.34961) / word), #shown.lines[2] // 3 + 1)
    end)
  end)

  it("X-131 and X-132 rules lines under and through", function()
    local function rules(attributes)
      local app = launchWindow(function(window)
        window:addSubview(UILabel { attributedText = NSAttributedString { string = "nnnn", attributes = attributes }, frame = { 0, 0, 100, 40 } })
      end)
      local svg = app:snapshot "svg"
      local baseline = tonumber(svg:match '<text x="0" y="([%d.]+)"')
      local found = {}
      for y, height in svg:gmatch '<rect x="0" y="([%d.]+)" width="[%d.]+" height="([%d.]+)"' do
        if tonumber(height) < 4 then found = { math.floor(tonumber(y) - baseline + .5), tonumber(height) } end
      end
      return found
    end
    assert.are.same({ 2, 1 }, rules { font = UIFont.systemFont(17), underlineStyle = 1 })
    assert.are.same({ -5, 1 }, rules { font = UIFont.systemFont(17), strikethroughStyle = 1 })
    assert.are.same({ 2, 2 }, rules { font = UIFont.systemFont(17, "semibold"), underlineStyle = 1 })
    assert.are.same({ 3, 2 }, rules { font = UIFont.systemFont(24), underlineStyle = 1 })
  end)

  it("X-136, X-140, X-143, X-144, X-146 and X-147 measures as UIKit does", function()
    local one = NSString.boundingRect("Hi", { size = { 1000, 0 }, options = "usesLineFragmentOrigin", attributes = { font = UIFont.systemFont(17) } })
    assert.near(20.287109375, one.height, 1e-9)
    assert.are.equal(0, one.x)
    assert.are.equal(0, one.y)
    local long = { size = { 50, 30 }, attributes = { font = UIFont.systemFont(17) } }
    assert.near(NSString.size("nnnn nnnn nnnn", long.attributes).width, NSString.boundingRect("nnnn nnnn nnnn", long).width, 1e-9)
    long.options = "usesLineFragmentOrigin"
    assert.near(3 * 20.287109375, NSString.boundingRect("nnnn nnnn nnnn", long).height, 1e-9)
    long.options = { "usesLineFragmentOrigin", "truncatesLastVisibleLine" }
    assert.near(20.287109375, NSString.boundingRect("nnnn nnnn nnnn", long).height, 1e-9)
    local two = NSString.size("a\nb", { font = UIFont.systemFont(17) })
    assert.near(2 * 20.287109375, two.height, 1e-9)
    assert.near(NSString.size("b", { font = UIFont.systemFont(17) }).width, two.width, 1e-9)
    assert.near(13.8, NSString.size("a").height, 1e-5) -- Helvetica 12
  end)

  it("refuses ranges beyond its end in UIKit's words, and attributes that there are not", function()
    local s = text("abc")
    assert.error_matches(function() s:addAttribute("kern", 1, { 2, 9 }) end, "Out of bounds")
    assert.error_matches(function() s:addAttribute("kern", 1, { 2, 9 }) end, "the range { 2, 9 } is not within the 3 UTF%-16 units of the text")
    for _, range in ipairs { { location = math.maxinteger, length = 0 }, { math.mininteger, math.maxinteger } } do
      assert.error_matches(function() s:attributedSubstring(range) end, "Out of bounds")
    end
    assert.error_matches(function() s:attributes(4) end, "the position 4 is not within the 3 UTF%-16 units")
    assert.error_matches(function() s:attributedSubstring { location = -1, length = 2 } end, "Out of bounds")
    assert.error_matches(function() s:addAttribute("colour", "red") end, "colour")
    assert.error_matches(function() s:addAttribute("kern", 0 / 0) end, "finite")
  end)

  it("shows in text, JSON and SVG", function()
    local s = text("bold italic under strike")
    s:addAttribute("font", UIFont.boldSystemFont(17), { 1, 4 })
    s:addAttribute("font", UIFont.italicSystemFont(17), { 6, 11 })
    s:addAttribute("underlineStyle", "single", { 13, 17 })
    s:addAttribute("strikethroughStyle", "single", { 19, 24 })
    s:addAttribute("foregroundColor", "#FF0000", { 19, 24 })
    local app = launchWindow(function(window) window:addSubview(UILabel { attributedText = s, frame = { 0, 0, 300, 22 } }) end,
      { window = { backgroundColor = "white" } })
    assert.frame(app, "attributes", { svg = true })
    assert.matches('"underline":1', app:snapshot "json")
  end)
end)
