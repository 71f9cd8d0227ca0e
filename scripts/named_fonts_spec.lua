-- Fonts by name with the widths and heights of their typefaces. Sources: Tools/named-fonts.py; rules: docs/rules/text.md 1.1

local function width(name, size, text) return NSString.size(text, { font = UIFont { name = name, size = size } }).width end

describe("a font by name", function()
  it("has the widths of its typeface, in each of its faces", function()
    launch { didFinishLaunching = function() end }
    assert.near(44.48, width("HelveticaNeue-Bold", 20, "2048"), 1e-6)
    assert.near(44.48, width("HelveticaNeue", 20, "2048"), 1e-6)
    assert.near(4 * 20 * 1139 / 2048, width("Helvetica", 20, "2048"), 1e-6)
    assert.near(width("Helvetica-Bold", 20, "Hello"), width("Arial-BoldMT", 20, "Hello"), 1e-9)
    assert.near(4 * 20 * 0.5, width("TimesNewRomanPSMT", 20, "2048"), 1e-6)
    assert.near(5 * 10 * 1229 / 2048, width("CourierNewPS-BoldItalicMT", 10, "iiWWé"), 1e-6)
    assert.near(5 * 10 * 1229 / 2048, width("Courier", 10, "iiWW "), 1e-6)
    assert.near(3 * 10 * 1233 / 2048, width("Menlo-Regular", 10, "iW…"), 1e-6)
    assert.near(100 * (0.73 + 0.48 + 0.41 + 0.51), width("Georgia", 100, "Gers") - 100 * (0.43 - 0.51), 1e-6)
    assert.near(100 * 0.69, width("Avenir-Book", 100, "A"), 1e-6)
    assert.near(100 * 0.73, width("AvenirNext-Bold", 100, "A"), 1e-6)
    assert.is_true(width("HelveticaNeue-Italic", 20, "azxv") < width("HelveticaNeue", 20, "azxv"))
  end)

  it("has the heights of its typeface", function()
    launch { didFinishLaunching = function() end }
    local helvetica = UIFont { name = "Helvetica", size = 17 }
    assert.near(19.55, helvetica.lineHeight, 1e-3)
    assert.near(15.64034, helvetica.ascender, 1e-3)
    assert.near(-3.90966, helvetica.descender, 1e-3)
    local neue = UIFont { name = "HelveticaNeue", size = 16 }
    assert.near(15.232, neue.ascender, 1e-6)
    assert.near(-3.408, neue.descender, 1e-6)
    assert.near(0.448, neue.leading, 1e-6)
    assert.near(19.088, neue.lineHeight, 1e-6)
    assert.near(8.272, neue.xHeight, 1e-6)
    assert.near(27.32, UIFont { name = "Avenir-Book", size = 20 }.lineHeight, 1e-6)
  end)

  it("sizes labels, buttons, fields and attributed texts", function()
    local label, button, field, attributed ---@type UILabel, UIButton, UITextField, UILabel
    local app = launchWindow(function(window)
      local font = UIFont { name = "HelveticaNeue-Bold", size = 20 }
      label = UILabel { text = "2048", font = font }
      button = UIButton {}
      button:setTitle("2048", "normal")
      button.titleLabel.font = font
      field = UITextField { text = "2048", font = font }
      attributed = UILabel { attributedText = NSAttributedString { string = "2048", attributes = { font = font } } }
      for index, view in ipairs { label, button, field, attributed } do
        view:sizeToFit()
        view.frame = { 10, index * 40, view.bounds.width, view.bounds.height }
        window:addSubview(view)
      end
    end, { window = { backgroundColor = "white" } })
    assert.are.same({ 44.5, 24.5 }, { label.bounds.width, label.bounds.height })
    assert.are.equal(44.5, button.bounds.width)
    assert.are.equal(44.5, field.bounds.width)
    assert.are.same(label.bounds, attributed.bounds)
    local svg = app:snapshot "svg"
    assert.matches("font%-family=\"'Helvetica Neue',Helvetica,Arial", svg)
    assert.contains('textLength="44.48"', svg)
  end)

  it("keeps its family with other traits and sizes", function()
    launch { didFinishLaunching = function() end }
    local font = UIFont { name = "TimesNewRomanPSMT", size = 20 }
    local bold = UIFont { descriptor = font.fontDescriptor:withSymbolicTraits { "traitBold" }, size = 0 }
    assert.are.equal("TimesNewRomanPS-BoldMT", bold.fontName)
    assert.are.equal("Times New Roman", bold.familyName)
    assert.near(width("TimesNewRomanPS-BoldMT", 20, "Well"), NSString.size("Well", { font = bold }).width, 1e-9)
    assert.near(width("TimesNewRomanPSMT", 40, "Well"), NSString.size("Well", { font = font:withSize(40) }).width, 1e-9)
  end)

  it("is nil for an unknown name, with one note", function()
    local app = launch { didFinishLaunching = function() end }
    local font = UIFont { name = "NoSuchFont", size = 20 } or UIFont.systemFont(20)
    assert.is_true(font:isEqual(UIFont.systemFont(20)))
    assert.is_nil(UIFont { name = "NoSuchFont", size = 20 })
    assert.is_nil(UIFont.named("NoSuchFont", 20))
    assert.are.equal(1, #app.warnings)
    assert.matches('no font named "NoSuchFont"', app.warnings[1])
  end)

  it("has the widths of the nearest face, or of the system font, with one note", function()
    local app = launch { didFinishLaunching = function() end }
    assert.are.equal(width("HelveticaNeue", 20, "Hello"), width("HelveticaNeue-Light", 20, "Hello"))
    assert.are.equal(width("HelveticaNeue", 20, "Hello"), width("HelveticaNeue-Light", 20, "Hello"))
    assert.are.equal(NSString.size("Hello", { font = UIFont.systemFont(20) }).width, width("Zapfino", 20, "Hello"))
    assert.are.equal(2, #app.warnings)
    assert.matches("HelveticaNeue%-Light.*HelveticaNeue are used", app.warnings[1])
    assert.matches("Zapfino.*system font", app.warnings[2])
  end)
end)
