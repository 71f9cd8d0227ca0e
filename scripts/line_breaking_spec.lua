-- Where lines of labels end: Unicode's rules, and what labels do otherwise (docs/rules/text.md 3). UnicodeTests runs Unicode's own tests of the
-- rules; these are about what a label makes of them.

local function label(text, width) return UILabel { text = text, numberOfLines = 0, frame = { 0, 0, width, 400 } } end

describe("a line ends", function()
  local cases = {
    { "after a slash", "and/or/either/nor/very/long", 90, { "and/or/", "either/nor/", "very/long" } },
    { "after a hyphen before a letter", "well-earned rest", 60, { "well-", "earned", "rest" } },
    { "after a dash between numbers", "1000–2000", 60, { "1000–", "2000" } },
    { "between ideographs, but not before a full stop", "你好你好。你好", 68, { "你好你", "好。你好" } },
    { "between an ideograph and quotation marks around its neighbours", "他说“你好”吧", 42, { "他说", "“你", "好”吧" } },
    { "between emoji, not between the two letters of a flag", "🇩🇪🇫🇷🇮🇹", 48, { "🇩🇪🇫🇷", "🇮🇹" } },
  }
  for _, case in ipairs(cases) do
    it(case[1], function() assert.are.same(case[4], label(case[2], case[3]).lines) end)
  end
end)

describe("a line does not end", function()
  local cases = {
    { "before an exclamation mark, spaces or not", "Wait ! Wait !", 70, { "Wait !", "Wait !" } },
    { "after an opening bracket, spaces or not", "nnnnn ( nnn )", 70, { "nnnnn", "( nnn )" } },
    { "within a number with its signs", "pay $(12.50) now", 75, { "pay", "$(12.50)", "now" } },
    { "at a space that doesn't divide", "12\u{A0}000\u{A0}km away", 80, { "12\u{A0}000\u{A0}km", "away" } },
    { "at a soft hyphen", "nnnn nn\u{AD}nn", 60, { "nnnn", "nn\u{AD}nn" } },
  }
  for _, case in ipairs(cases) do
    it(case[1], function() assert.are.same(case[4], label(case[2], case[3]).lines) end)
  end

  it("in an attributed text where it doesn't in a plain one", function()
    local bold = NSAttributedString { string = "Wait ! Wait !", attributes = { font = UIFont.boldSystemFont(17) } }
    assert.are.same({ "Wait !", "Wait !" }, UILabel { attributedText = bold, numberOfLines = 0, frame = { 0, 0, 70, 400 } }.lines)
  end)

  it("but a word that is cut loses the spaces before the cut", function()
    assert.are.equal("Wait…", UILabel { text = "Wait !!!!!!", frame = { 0, 0, 56, 20 } }.lines[1])
  end)
end)

describe("spaces", function()
  it("of every width hang beyond the line's end", function()
    for _, space in ipairs { " ", "\u{2003}", "\u{3000}", "\u{2009}" } do
      assert.are.same({ "nnnn", "nnnn" }, label("nnnn" .. space:rep(3) .. "nnnn", 45).lines)
    end
  end)

  it("without a width divide", function() assert.are.same({ "nnnn", "nnnn" }, label("nnnn\u{200B}nnnn", 45).lines) end)
end)

describe("directions", function()
  -- UAX #9, N0: both brackets of a pair read as what is inside, if that reads as the line does.
  it("of all brackets are those of what is inside", function()
    local app = launchWindow(function(window)
      window:addSubview(UILabel { text = "abc א⟨ב de⟩ג", frame = { 0, 40, 200, 20 } })
    end, { window = { backgroundColor = "white" } })
    assert.matches("abc א⟨ב de⟩ג", app:frame())
  end)
end)
