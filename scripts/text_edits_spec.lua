-- What a text view knows after edits at any places is what one knows that was given the text at once.
local seed

local function upTo(n)
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed // 65536 % n
end

local function linesOf(view)
  local lines = {}
  local manager = view.layoutManager
  manager:enumerateLineFragments({ 1, manager.numberOfGlyphs }, function(rect, used, range)
    lines[#lines + 1] = ("%s %s %d-%d"):format(rect, used, range[1], range[2])
  end)
  lines[#lines + 1] = tostring(manager.extraLineFragmentRect)
  lines[#lines + 1] = tostring(view.contentSize)
  return lines
end

local function assertIsLikeNew(view, settings)
  local new = UITextView(settings)
  new.text = view.text
  assert.are.same(linesOf(new), linesOf(view))
  local last = view.endOfDocument
  assert.are.equal(new:caretRect(new.endOfDocument), view:caretRect(last))
end

local pieces = { "a", "word ", "\n", "two words", "\n\n", "\t", "x\ny", "a rather long text without an end that is broken", ".", "(", "-", "\r\n", "AV" }

describe("an edited text is laid out as a new one", function()
  for name, given in pairs {
    ["in one style"] = {},
    ["in a wide font"] = { font = UIFont.systemFont(23) },
    ["aligned"] = { textAlignment = "center" },
    ["with a limit of lines"] = { lines = 4 },
  } do
    it(name .. ", after each edit and after several", function()
      seed = 7
      for _ = 1, 12 do
        local settings = { frame = { 0, 0, 120, 100 }, font = given.font, textAlignment = given.textAlignment }
        local view = UITextView(settings)
        view.text = ("word word\nand\n\nmore of it\n"):rep(3)
        local function look()
          if not given.lines then return assertIsLikeNew(view, settings) end
          view.textContainer.maximumNumberOfLines = given.lines
          local new = UITextView(settings)
          new.textContainer.maximumNumberOfLines = given.lines
          new.text = view.text
          assert.are.same(linesOf(new), linesOf(view))
        end
        for i = 1, 25 do
          local length = #view.text
          local from = upTo(length + 1)
          view.selectedRange = { location = from, length = upTo(3) == 0 and upTo(length - from + 1) or 0 }
          local kind = upTo(6)
          if kind == 0 then view:deleteBackward()
          elseif kind == 1 then view.textStorage:replaceCharacters({ location = from, length = 0 }, pieces[upTo(#pieces) + 1])
          else view:insertText(pieces[upTo(#pieces) + 1]) end
          if upTo(3) > 0 or i == 25 then look() end
        end
      end
    end)
  end

  it("where it ends to be plain, and where it becomes so again", function()
    local settings = { frame = { 0, 0, 120, 100 } }
    local view = UITextView(settings)
    view.text = "one\ntwo\nthree"
    for _, edit in ipairs { { 4, 0, "é" }, { 0, 1, "x" }, { 4, 1, "" }, { 2, 0, "plain\n" }, { 8, 2, "" } } do
      view.selectedRange = { location = edit[1], length = edit[2] }
      if edit[3] == "" then view:deleteBackward() else view:insertText(edit[3]) end
      assertIsLikeNew(view, settings)
    end
  end)
end)

describe("attributes added at many places", function()
  it("make the content as large as the same text given at once", function()
    local view = UITextView { frame = { 0, 0, 120, 100 }, text = ("word\n"):rep(20) }
    local before = view.contentSize.height
    for i = 1, 20, 2 do view.textStorage:addAttribute("font", UIFont.systemFont(30), { location = i * 5 - 5, length = 4 }) end
    local new = UITextView { frame = { 0, 0, 120, 100 }, attributedText = view.attributedText }
    assert.are.equal(new.contentSize, view.contentSize)
    assert.is_true(view.contentSize.height > before)
  end)

  it("are shown in the next frame though nobody asked", function()
    local view
    local app = launchWindow(function(root)
      view = UITextView { frame = { 0, 0, 120, 100 }, text = "word" }
      root:addSubview(view)
    end)
    app:settle()
    view.text = ("word\n"):rep(40)
    app:settle()
    view.contentOffset = { 0, 200 }
    view.textStorage:addAttribute("font", UIFont.systemFont(30), { location = 0, length = 4 })
    app:settle()
    assert.are.equal(view.contentSize.height, view.subviews[1].frame.height)
    assert.are.equal(200, view.contentOffset.y)
  end)

  it("let a label-like text view grow", function()
    local view = UITextView { isScrollEnabled = false, text = "word" }
    local app = launchWindow(function(root)
      root:addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor:constraint("==", root.topAnchor).isActive = true
      view.leadingAnchor:constraint("==", root.leadingAnchor).isActive = true
      view.widthAnchor:constraint("==", 120).isActive = true
    end)
    app:settle()
    local before = view.frame.height
    view.textStorage:addAttribute("font", UIFont.systemFont(40), { location = 0, length = 4 })
    app:settle()
    assert.is_true(view.frame.height > before)
  end)
end)
