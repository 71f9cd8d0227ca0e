-- What a text view knows after edits at any places is what one knows that was given the text at once: texts of several styles, that read from the right,
-- and beyond ASCII.
local seed

local function upTo(n)
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed // 65536 % n
end

local function lookOf(view)
  local found = {}
  -- No attributes wait for what is typed next.
  view.selectedRange = { location = 0, length = 0 }
  local manager = view.layoutManager
  manager:enumerateLineFragments({ 1, manager.numberOfGlyphs }, function(rect, used, range)
    found[#found + 1] = ("%s %s %d-%d"):format(rect, used, range[1], range[2])
  end)
  found[#found + 1] = tostring(manager.extraLineFragmentRect)
  found[#found + 1] = tostring(view.contentSize)
  local length = view:offset(view.beginningOfDocument, view.endOfDocument)
  for i = 0, length do found[#found + 1] = tostring(view:caretRect(view:position(view.beginningOfDocument, i))) end
  return found
end

local pieces = {
  plain = { "a", "word ", "\n", "two words", "\n\n", "\t", "x\ny", "a rather long text without an end that is broken", ".", "(", "-", "\r\n", "AV", "\r" },
  others = { "é", "文字", "e\u{301}", "\u{301}", "👨‍👩‍👧", "\u{200D}", "ö\nü", "\n", "“x”", "\u{2028}", "\u{2029}", "\u{85}", "\r", "\n", "«" },
  right = { "אבג ד", "شمس", "a", "12", "(", ")", "\n", "\n", "אב\nגד", " ", "\u{200F}", "\t", "\u{2067}", "\u{2069}", "abc דה" },
}
local all = {}
for _, name in ipairs { "plain", "others", "right" } do
  for _, piece in ipairs(pieces[name]) do all[#all + 1] = piece end
end
pieces.all = all

local styles = {
  {}, { font = UIFont.boldSystemFont(20) }, { foregroundColor = UIColor.red }, { font = UIFont.systemFont(9), kern = 2 },
  { paragraphStyle = NSMutableParagraphStyle { baseWritingDirection = "rightToLeft" } }, { paragraphStyle = NSMutableParagraphStyle { firstLineHeadIndent = 10 } },
}

describe("an edited text is laid out as a new one", function()
  for _, case in ipairs {
    { "in one style, in ASCII", "plain", false }, { "in several styles, in ASCII", "plain", true }, { "in one style, beyond ASCII", "others", false },
    { "in several styles, beyond ASCII", "others", true }, { "in one style, from the right", "right", false },
    { "in several styles, from the right", "right", true }, { "in one style, all mixed", "all", false }, { "in several styles, all mixed", "all", true },
  } do
    local name, kind, isStyled = case[1], pieces[case[2]], case[3]
    it(name, function()
      seed = 11
      for _ = 1, 6 do
        local settings = { frame = { 0, 0, 120, 100 } }
        local view = UITextView(settings)
        local start = ""
        for _ = 1, 12 do start = start .. kind[upTo(#kind) + 1] end
        view.text = start
        for i = 1, 20 do
          local length = view:offset(view.beginningOfDocument, view.endOfDocument)
          local from = upTo(length + 1)
          view.selectedRange = { location = from, length = upTo(3) == 0 and upTo(length - from + 1) or 0 }
          if isStyled and upTo(2) == 0 then view.typingAttributes = styles[upTo(#styles) + 1] end
          if upTo(6) == 0 then view:deleteBackward() else view:insertText(kind[upTo(#kind) + 1]) end
          if upTo(3) > 0 or i == 20 then
            local new = UITextView(settings)
            new.textStorage:setAttributedString(view.attributedText)
            assert.are.same(lookOf(new), lookOf(view))
          end
        end
      end
    end)
  end

  it("that was set in another style, with what it begins with", function()
    local view = UITextView { frame = { 0, 0, 200, 100 }, text = "one\ntwo" }
    assert.are.equal(2, #lookOf(view) - 2 - 8)
    for _, text in ipairs { "one\ntwo\nthree", "one\ntwo", "one" } do
      for _, style in ipairs(styles) do
        style.font = style.font or UIFont.systemFont(14)
        view.attributedText = NSAttributedString(text, style)
        local new = UITextView { frame = { 0, 0, 200, 100 }, attributedText = NSAttributedString(text, style) }
        assert.are.same(lookOf(new), lookOf(view))
      end
    end
  end)
end)
