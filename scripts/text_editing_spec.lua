-- Rare cases of editing: fields that refuse, views that are added and removed, the caret's places, units of text.
-- Rules: docs/rules/controllers.md 9 to 12.

local log ---@type table

local function take()
  local result = table.concat(log, " ")
  log = {}
  return result
end

local function launchLogged(fill, options)
  log = {}
  return launchWindow(function(window)
    window.backgroundColor = "white"
    fill(window)
  end, options)
end

local function field(properties)
  local made = UITextField { frame = { 10, 40, 300, 34 }, borderStyle = "roundedRect" }
  for key, value in pairs(properties or {}) do made[key] = value end
  return made
end

local function asked(tag, made, answers)
  made.delegate = {
    textFieldShouldBeginEditing = function() log[#log + 1] = "sB" .. tag return true end,
    textFieldDidBeginEditing = function() log[#log + 1] = "dB" .. tag end,
    textFieldShouldEndEditing = function() log[#log + 1] = "sE" .. tag return answers ~= "refuses" end,
    textFieldDidEndEditing = function() log[#log + 1] = "dE" .. tag end,
    shouldChangeCharactersIn = function(_, _, range, string)
      log[#log + 1] = ("sC%s(%d,%d,%q)"):format(tag, range.location, range.length, string)
      return true
    end,
  }
  return made
end

local function positionAt(view, offset) return view:position(view.beginningOfDocument, offset) end

describe("a field that refuses to end", function()
  local first, second, app ---@type any, any, App
  before_each(function()
    first, second = asked("1", field(), "refuses"), asked("2", field { frame = { 10, 100, 300, 34 } })
    app = launchLogged(function(window)
      window:addSubview(first)
      window:addSubview(second)
    end)
    app:tap(first)
    app:settle()
    take()
  end)

  it("stays first responder when another one is tapped", function()
    app:tap(second)
    assert.are.equal("sB2 sE1", take())
    assert.is_true(first.isFirstResponder)
    assert.is_false(second:becomeFirstResponder())
    assert.is_true(app.isKeyboardVisible)
  end)

  it("isn't asked when it is taken out of its window", function()
    first:removeFromSuperview()
    assert.are.equal("dE1", take())
    assert.is_false(app.isKeyboardVisible)
  end)

  it("isn't asked when a view around it is taken away", function()
    local around = UIView { frame = app.window.bounds }
    app.window:addSubview(around)
    around:addSubview(first)
    first:becomeFirstResponder()
    take()
    around:removeFromSuperview()
    assert.are.equal("dE1", take())
  end)
end)

describe("the keyboard", function()
  it("tells of its new place where the next field has a bar on it, and where it loses it", function()
    local first, second = field(), field { frame = { 10, 100, 300, 34 }, inputAccessoryView = UIView { frame = { 0, 0, 320, 44 } } }
    local app = launchLogged(function(window)
      window:addSubview(first)
      window:addSubview(second)
    end)
    app:tap(first)
    app:settle()
    local told = {}
    NotificationCenter.default:addObserver(UIResponder.keyboardWillShowNotification, function(notification)
      told[#told + 1] = { notification.userInfo.frameBegin.height, notification.userInfo.frameEnd.height }
    end)
    app:tap(second)
    app:settle()
    second.inputAccessoryView = nil
    second:reloadInputViews()
    app:settle()
    second.inputView = UIView { frame = { 0, 0, 320, 100 } }
    second:reloadInputViews()
    app:settle()
    assert.are.same({ { 216, 260 }, { 260, 216 }, { 216, 100 } }, told)
    app:type "a"
    assert.are.equal("a", second.text)
  end)

  for _, case in ipairs {
    { "414 points wide", { size = { 414, 736 }, scale = 3 }, 226 }, { "375 points wide", { size = { 375, 667 }, scale = 2 }, 216 },
    { "320 points wide", { size = { 320, 480 }, scale = 2 }, 216 },
  } do
    it("is as high as on a phone that is " .. case[1], function()
      local made = field()
      local app = launchLogged(function(window) window:addSubview(made) end, { device = case[2] })
      made:becomeFirstResponder()
      assert.are.equal(case[3], app.keyboardFrame.height)
    end)
  end

  for _, case in ipairs {
    { "iPhone 4s", { 0, 158, 480, 162 } }, { "iPhone 8", { 0, 213, 667, 162 } }, { "iPhone 16", { 0, 222, 852, 171 } },
    { "iPad", { 0, 416, 1024, 352 } },
  } do
    it("lies at the bottom of a turned " .. case[1] .. " and keeps its keys on the screen", function()
      local made = field()
      local app = launchLogged(function(window)
        local controller = UIViewController {}
        window.rootViewController = controller
        controller.view:addSubview(made)
      end, { device = case[1] })
      app:rotateDevice "landscapeLeft"
      app:settle()
      made:becomeFirstResponder()
      app:settle()
      assert.are.equal(CGRect(case[2]), app.keyboardFrame)
      for _, name in ipairs { "q", "p", "a", "l", "shift", "delete", "123", "space", "return" } do
        app:tap { key = name }
      end
      assert.are.equal("qpa ", made.text:lower())
    end)
  end

  it("shifts as the caret's new place needs it", function()
    local made = field { text = "Hello. you" }
    local app = launchLogged(function(window) window:addSubview(made) end)
    app:tap(made)
    app:settle()
    made.selectedRange = { location = 7, length = 0 }
    app:tap { key = "a" }
    made.selectedRange = { location = 3, length = 0 }
    app:tap { key = "b" }
    assert.are.equal("Helblo. Ayou", made.text)
  end)

  local layouts = {
    URL = { keys = { "a", ".", "/", ".com" }, gives = "a./.com", without = "space" },
    emailAddress = { keys = { "a", "@", "b", "." }, gives = "a@b." },
    decimalPad = { keys = { "1", ".", "5" }, gives = "1.5", without = "return" },
    numberPad = { keys = { "1", "0" }, gives = "10", without = "." },
    phonePad = { keys = { "+", "4", "9" }, gives = "+49", without = "return" },
    numbersAndPunctuation = { keys = { "1", "-", "?" }, gives = "1-?" },
    twitter = { keys = { "@", "#" }, gives = "@#" },
    webSearch = { keys = { "a", "." }, gives = "a." },
    asciiCapable = { keys = { "a", "space", "b" }, gives = "a b" },
    asciiCapableNumberPad = { keys = { "7" }, gives = "7", without = "a" },
  }
  for kind, case in pairs(layouts) do
    it("has the keys of " .. kind, function()
      local made = field { keyboardType = kind, autocapitalizationType = "none" }
      local app = launchLogged(function(window) window:addSubview(made) end)
      app:tap(made)
      app:settle()
      for _, key in ipairs(case.keys) do app:tap { key = key } end
      assert.are.equal(case.gives, made.text)
      app:tap { key = "delete" }
      assert.are.equal(case.gives:sub(1, -2), made.text)
      if case.without then assert.error_matches(function() app:tap { key = case.without } end, "shows no key") end
    end)
  end

  it("says on its return key what that is for", function()
    for kind, title in pairs { go = "Go", next = "Next", search = "Search", done = "Done", join = "Join", send = "Send" } do
      local returns = 0
      local made = field { returnKeyType = kind, delegate = { textFieldShouldReturn = function() returns = returns + 1 end } }
      local app = launchLogged(function(window) window:addSubview(made) end)
      made:becomeFirstResponder()
      app:settle()
      app:tap { key = title }
      assert.are.equal(1, returns)
      app:close()
    end
  end)
end)

describe("a field", function()
  local made, app ---@type any, App
  local function edit(properties)
    made = asked("", field(properties))
    app = launchLogged(function(window) window:addSubview(made) end)
    app:tap(made)
    app:settle()
    take()
  end

  it("has one line, whatever is pasted into it", function()
    edit()
    app:paste "one\ntwo"
    assert.are.equal("one two", made.text)
    assert.are.equal('sC(0,0,"one two")', take())
  end)

  it("deletes in its middle, and a selection as a whole", function()
    edit { text = "abcd" }
    made.selectedRange = { location = 1, length = 0 }
    app:deleteBackward()
    assert.are.equal('sC(0,1,"")', take())
    made.selectedRange = { location = 0, length = 2 }
    app:deleteBackward()
    assert.are.equal('sC(0,2,"")', take())
    assert.are.equal("d", made.text)
  end)

  it("is emptied when editing begins, or by the first key, where that is wanted", function()
    edit { text = "old", clearsOnBeginEditing = true }
    assert.are.equal("", made.text)
    edit { text = "old", clearsOnInsertion = true }
    assert.are.equal("old", made.text)
    app:type "n"
    assert.are.equal("n", made.text)
  end)

  it("replaces and marks from code without asking", function()
    edit { text = "abcdef" }
    made:replace(made:textRange(positionAt(made, 1), positionAt(made, 3)), "😀")
    assert.are.equal("a😀def", made.text)
    made.selectedRange = { location = 3, length = 0 }
    made:setMarkedText("x", { location = 1, length = 0 })
    made:unmarkText()
    assert.is_nil(made.markedTextRange)
    assert.are.equal("a😀xdef", made.text)
    assert.are.equal("", take())
  end)

  it("has a caret where it is tapped", function()
    edit { text = "nnnnnnnnnn" }
    local x = made:caretRect(positionAt(made, 4)).x
    app:tap { 10 + x + 2, 57 }
    assert.are.equal(4, made.selectedRange.location)
    assert.are.equal(0, made.selectedRange.length)
  end)

  it("draws nothing of its caret while a stretch is selected", function()
    edit { text = "some text" }
    app:press "selectAll"
    assert.are.same({ 0, 9 }, { made.selectedRange.location, made.selectedRange.length })
    assert.is_nil(app:snapshot("json"):find '"caret"')
    assert.matches('"selection"', app:snapshot "json")
  end)

  it("shows views at its sides, and its text between them", function()
    edit {
      text = "between", leftView = UIView { frame = { 0, 0, 30, 20 } }, leftViewMode = "always", rightView = UIView { frame = { 0, 0, 40, 20 } },
      rightViewMode = "unlessEditing", clearButtonMode = "whileEditing",
    }
    assert.are.equal(30, made:textRect(made.bounds).x)
    assert.is_nil(made.rightView.superview)
    made:resignFirstResponder()
    app:settle()
    assert.are.equal(made, made.rightView.superview)
    local rect = made:textRect(made.bounds)
    assert.are.equal(260, rect.x + rect.width)
  end)

  it("stands at the top or the bottom of its height where it should", function()
    edit { text = "nn", frame = { 10, 40, 300, 100 }, borderStyle = "none" }
    local function baseline() return tonumber(app:snapshot("svg"):match '<text x="[%d.]+" y="([%d.]+)"') end
    local middle = baseline()
    made.contentVerticalAlignment = "top"
    app:advanceFrames(1)
    assert.near(40 + UIFont.systemFont(17).ascender, baseline() + (baseline() < 40 and 40 or 0), 0.6)
    local top, caretAtTop = baseline(), made:caretRect(made.endOfDocument).y
    made.contentVerticalAlignment = "bottom"
    app:advanceFrames(1)
    assert.is_true(top < middle and middle < baseline())
    assert.is_true(caretAtTop < made:caretRect(made.endOfDocument).y)
  end)

  it("gives its text default attributes, and what is typed its own", function()
    edit { text = "nn" }
    made.defaultTextAttributes = { font = UIFont.systemFont(20), foregroundColor = "red", kern = 3 }
    assert.are.equal(20, made.font.pointSize)
    assert.are.equal("red", made.textColor)
    local n = NSString.size("n", { font = made.font }).width
    assert.near(2 * n + 6, made:caretRect(made.endOfDocument).x - made:caretRect(made.beginningOfDocument).x, 0.001)
    made.typingAttributes = { font = UIFont.systemFont(20), underlineStyle = "single" }
    app:type "n"
    assert.are.equal("single", made.attributedText:attribute("underlineStyle", 3))
    assert.is_nil(made.attributedText:attribute("underlineStyle", 1))
    made:resignFirstResponder()
    assert.is_nil(made.typingAttributes)
  end)
end)

describe("places in a text", function()
  local made, app ---@type any, App
  local function edit(text, kind)
    made = (kind or UITextField) { frame = { 10, 20, 300, 80 }, text = text, font = UIFont.systemFont(17) }
    app = launchLogged(function(window) window:addSubview(made) end)
  end
  local function unit(granularity, offset, direction)
    local range = made.tokenizer:rangeEnclosingPosition(positionAt(made, offset), granularity, direction)
    return range and made:textInRange(range)
  end

  it("count UTF-16 units, and are nil beyond the text", function()
    edit "a😀b"
    assert.are.equal(4, made:offset(made.beginningOfDocument, made.endOfDocument))
    assert.are.equal(-4, made:offset(made.endOfDocument, made.beginningOfDocument))
    assert.is_nil(positionAt(made, 5))
    assert.is_nil(positionAt(made, -1))
    assert.are.equal("😀", made:textInRange(made:textRange(positionAt(made, 1), positionAt(made, 3))))
    assert.are.equal("😀", made:textInRange(made:textRange(positionAt(made, 3), positionAt(made, 1)))) -- put in order
    made.selectedTextRange = nil
    assert.are.equal(0, made.selectedRange.location)
  end)

  it("are compared, and mean nothing to another text", function()
    edit "abc"
    local other = UITextField { text = "abcdef" }
    assert.are.equal("orderedAscending", made:compare(positionAt(made, 0), positionAt(made, 2)))
    assert.are.equal("orderedDescending", made:compare(positionAt(made, 2), positionAt(made, 0)))
    assert.are.equal("orderedSame", made:compare(positionAt(made, 2), positionAt(made, 2)))
    assert.are.equal("orderedSame", made:compare(positionAt(made, 2), other.endOfDocument))
    assert.is_nil(made:textInRange(other:textRange(other.beginningOfDocument, other.endOfDocument)))
    assert.is_nil(made:positionInDirection(other.endOfDocument, "left", 1))
  end)

  it("are reached character by character and line by line", function()
    edit("a😀b\ncc", UITextView)
    assert.are.equal(3, made:positionInDirection(positionAt(made, 1), "right", 1).offset)
    assert.are.equal(1, made:positionInDirection(positionAt(made, 3), "left", 1).offset)
    assert.are.equal(5, made:positionInDirection(positionAt(made, 0), "down", 1).offset)
    assert.are.equal(0, made:positionInDirection(positionAt(made, 5), "up", 1).offset)
    assert.is_nil(made:positionInDirection(positionAt(made, 1), "left", 2))
  end)

  it("are found under a finger, in a range where there is one", function()
    edit "nnnnnnnn"
    local caret = made:caretRect(positionAt(made, 5))
    local point = { caret.x + 1, caret.y + 5 }
    assert.are.equal(5, made:closestPosition(point).offset)
    assert.are.equal(3, made:closestPosition(point, made:textRange(positionAt(made, 0), positionAt(made, 3))).offset)
    assert.are.equal(5, made:characterRange(point).start.offset)
    assert.is_nil(made:characterRange { 290, caret.y + 5 })
  end)

  it("are in words, sentences, lines and paragraphs", function()
    edit("One two. Three!\nFour five", UITextView)
    assert.are.equal("two", unit("word", 5, "forward"))
    assert.are.equal("two", unit("word", 7, "backward"))
    assert.is_nil(unit("word", 7, "forward"))
    assert.is_nil(unit("word", 4, "backward"))
    assert.are.equal("One two.", unit("sentence", 1, "forward"))
    assert.are.equal("Three!", unit("sentence", 10, "forward"))
    assert.are.equal("One two. Three!", unit("paragraph", 3, "forward"))
    assert.are.equal("Four five", unit("line", 18, "forward"))
    assert.are.equal("O", unit("character", 0, "forward"))
    assert.is_nil(unit("character", 0, "backward"))
    assert.are.equal(made.text, unit("document", 3, "forward"))
    local tokenizer = made.tokenizer
    assert.are.equal(7, tokenizer:positionToBoundary(positionAt(made, 3), "word", "forward").offset)
    assert.are.equal(4, tokenizer:positionToBoundary(positionAt(made, 8), "word", "backward").offset)
    assert.is_nil(tokenizer:positionToBoundary(made.endOfDocument, "word", "forward"))
    assert.is_true(tokenizer:isPositionAtBoundary(positionAt(made, 7), "word", "forward"))
    assert.is_true(tokenizer:isPositionAtBoundary(positionAt(made, 4), "word", "backward"))
    assert.is_false(tokenizer:isPositionAtBoundary(positionAt(made, 5), "word", "backward"))
    assert.is_true(tokenizer:isPositionWithinTextUnit(positionAt(made, 5), "word", "forward"))
  end)
end)

describe("a text view", function()
  local made, app ---@type UITextView, App
  local function edit(properties)
    made = UITextView { frame = { 0, 20, 320, 100 }, font = UIFont.systemFont(17) }
    for key, value in pairs(properties) do made[key] = value end
    app = launchLogged(function(window) window:addSubview(made) end)
    made:becomeFirstResponder()
    app:settle()
  end

  it("has a caret as high as the characters before it", function()
    local text = NSMutableAttributedString { string = "small large", attributes = { font = UIFont.systemFont(17) } }
    text:addAttribute("font", UIFont.systemFont(34), { 7, 11 })
    edit { attributedText = text }
    local small, large = made:caretRect(positionAt(made, 3)), made:caretRect(positionAt(made, 9))
    assert.are.equal(21.5, small.height)
    assert.are.equal(42, large.height)
    assert.is_true(small.y > large.y and small.y + small.height < large.y + large.height) -- on one baseline
  end)

  it("knows its new lines when it tells of a new selection", function()
    local seen ---@type any
    edit { text = "a" }
    made.delegate = { textViewDidChangeSelection = function(_, view) seen = view:caretRect(view.selectedTextRange.start).y end }
    app:type "\n"
    assert.are.equal(27, seen)
  end)

  it("stops its lines where its container says", function()
    edit { text = "one\ntwo\nthree" }
    assert.are.equal(5, made.textContainer.lineFragmentPadding)
    made.textContainer.maximumNumberOfLines = 2
    made.textContainer.lineBreakMode = "byTruncatingTail"
    assert.are.equal(2, made.numberOfLines)
    assert.are.equal(56, made.contentSize.height)
    made.textContainer.lineFragmentPadding = 0
    assert.are.equal(0, made:caretRect(made.beginningOfDocument).x)
    assert.are.equal(320, made.textContainer.size.width)
  end)

  it("undoes and redoes, and tells of it as of typing", function()
    edit { text = "one " }
    made.delegate = { textViewDidChange = function() log[#log + 1] = "dC" end, textViewDidChangeSelection = function() log[#log + 1] = "sel" end }
    app:press "end"
    take()
    app:type "two"
    app:press "undo"
    assert.are.equal("one ", made.text)
    assert.is_true(made.undoManager.canRedo)
    app:press "redo"
    assert.are.equal("one two", made.text)
    assert.are.equal(("sel dC "):rep(5), take() .. " ")
  end)

  it("cuts, copies and pastes whole stretches", function()
    edit { text = "one two" }
    app:selectText "two"
    app:press "cut"
    assert.are.equal("one ", made.text)
    assert.are.equal("two", UIPasteboard.general.string)
    app:press "start"
    app:press "paste"
    assert.are.equal("twoone ", made.text)
  end)
end)

describe("lines from right to left", function()
  local function pieces(text, style)
    local label = UILabel {
      frame = { 0, 0, 200, 30 },
      attributedText = NSAttributedString { string = text, attributes = { font = UIFont.systemFont(17), paragraphStyle = NSMutableParagraphStyle(style) } },
    }
    local app = launchLogged(function(window) window:addSubview(label) end)
    local found = {}
    for x, piece in app:snapshot("svg"):gmatch '<text x="([-%d.]+)".->(.-)</text>' do found[#found + 1] = { x = tonumber(x), text = piece } end
    return found
  end

  it("begin at the right where the paragraph says so, also with letters that run the other way", function()
    local n = NSString.size("nn", { font = UIFont.systemFont(17) }).width
    local right = pieces("nn", { baseWritingDirection = "rightToLeft" })
    assert.are.equal("nn", right[1].text)
    assert.near(200 - n, right[1].x, 0.001)
    assert.are.equal(0, pieces("nn", {})[1].x)
  end)

  it("stand at the left in a label of an app that runs from left to right, unless their paragraph runs the other way", function()
    assert.are.equal(0, pieces("שלום", { baseWritingDirection = "leftToRight" })[1].x)
    assert.are.equal(0, pieces("שלום", {})[1].x)
    assert.is_true(pieces("שלום", { baseWritingDirection = "rightToLeft" })[1].x > 100)
    assert.is_true(pieces("שלום", { alignment = "right" })[1].x > 100)
  end)

  it("stand where they begin to read in a text view", function()
    local view = UITextView { text = "שלום\nnn", frame = { 0, 0, 200, 60 } }
    local app = launchLogged(function(window) window:addSubview(view) end)
    local picture = app:snapshot "svg"
    assert.is_true(tonumber(picture:match '<text x="([%d.]+)"[^>]*>שלום<') > 100)
    assert.is_true(tonumber(picture:match '<text x="([%d.]+)"[^>]*>nn<') < 20)
  end)

  it("say so in pictures, whose letters and marks stand in that order", function()
    local label = UILabel { text = "שלום!", frame = { 0, 0, 200, 30 } }
    local app = launchLogged(function(window) window:addSubview(label) end)
    local x, width = app:snapshot("svg"):match '<text x="([%d.]+)" y="[%d.]+" textLength="([%d.]+)"[^>]* direction="rtl" text%-anchor="end"[^>]*>שלום!<'
    local wanted = NSString.size("שלום!", { font = UIFont.systemFont(17) }).width
    assert.near(wanted, x + width, 0.01)
  end)

  it("put what ends a sentence at its left end", function()
    local mixed = pieces("abc.", { baseWritingDirection = "rightToLeft" })
    assert.are.same({ ".", "abc" }, { mixed[1].text, mixed[2].text })
  end)
end)

describe("the text size of the device", function()
  it("is taken over by fields and text views that follow it, and by no others", function()
    local made, other, view = field(), field(), UITextView { frame = { 0, 200, 320, 100 }, text = "text" }
    for _, one in ipairs { made, other, view } do one.font = UIFont.preferredFont "body" end
    made.adjustsFontForContentSizeCategory, view.adjustsFontForContentSizeCategory = true, true
    local app = launchLogged(function(window)
      for _, one in ipairs { made, other, view } do window:addSubview(one) end
    end)
    app:setTextSize "XXXL"
    assert.are.same({ 23, 17, 23 }, { made.font.pointSize, other.font.pointSize, view.font.pointSize })
    assert.are.equal(23, UIFont.preferredFont("body").pointSize)
  end)
end)

describe("what is set on a field", function()
  it("holds for all its text, attributes or not", function()
    local made = field { attributedText = NSAttributedString { string = "red", attributes = { foregroundColor = "red", font = UIFont.boldSystemFont(30) } } }
    launchLogged(function(window) window:addSubview(made) end)
    made.font, made.textColor = UIFont.systemFont(12), "blue"
    local runs = made.attributedText:runs()
    assert.are.equal(1, #runs)
    assert.are.equal(12, runs[1].attributes.font.pointSize)
    assert.are.equal("blue", runs[1].attributes.foregroundColor)
  end)

  it("as its placeholder takes the place of one with attributes", function()
    local made = field { attributedPlaceholder = NSAttributedString { string = "first", attributes = { foregroundColor = "red" } } }
    assert.are.equal("first", made.placeholder)
    made.placeholder = "second"
    assert.is_nil(made.attributedPlaceholder)
  end)
end)

describe("a picture in a text", function()
  local font = UIFont.systemFont(17)
  local n = NSString.size("n", { font = font }).width
  local function text(bounds)
    local image = UIGraphicsImageRenderer { size = { 20, 10 } }:image(function(context)
      context:setFillColor "red"
      context:fill { 0, 0, 20, 10 }
    end)
    local made = NSMutableAttributedString { string = "nn", attributes = { font = font } }
    made:append(NSAttributedString { attachment = NSTextAttachment { image = image, bounds = bounds } })
    made:append(NSAttributedString { string = "nn", attributes = { font = font } })
    return made
  end

  it("is one character, as wide as itself, on the baseline", function()
    local made ---@type NSMutableAttributedString
    local app = launchLogged(function(window)
      made = text()
      window:addSubview(UILabel { attributedText = made, frame = { 0, 20, 200, 40 } })
    end)
    assert.are.equal(5, made.length)
    assert.near(4 * n + 20, made:size().width, 0.001)
    assert.near(font.lineHeight, made:size().height, 0.001)
    local svg = app:snapshot "svg"
    local x, y, width, height = svg:match '<svg x="([%d.]+)" y="([%d.]+)" width="(%d+)" height="(%d+)"'
    assert.near(2 * n, tonumber(x), 0.001)
    assert.are.same({ "20", "10" }, { width, height })
    assert.near(tonumber(svg:match '<text x="0" y="([%d.]+)"'), y + height, 0.001)
    assert.matches('fill="#FF0000"', svg)
  end)

  it("has the size of its bounds, and makes its line as high as it reaches", function()
    launchLogged(function() end)
    local made = text { 0, -5, 30, 40 }
    assert.near(4 * n + 30, made:size().width, 0.001)
    assert.near(40, made:size().height, 0.001)
  end)

  it("is deleted as a character, and not typed on", function()
    local view ---@type UITextView
    local app = launchLogged(function(window)
      view = UITextView { frame = { 0, 20, 320, 100 }, attributedText = text() }
      window:addSubview(view)
    end)
    view:becomeFirstResponder()
    app:settle()
    view.selectedRange = { location = 3, length = 0 }
    app:type "x"
    assert.is_nil(view.attributedText:attribute("attachment", 4))
    app:press("left", 1)
    app:deleteBackward()
    assert.are.equal("nnxnn", view.text)
  end)
end)

describe("bad input", function()
  it("of a delegate that changes the text while it is asked leaves a text that holds together", function()
    local view ---@type UITextView
    local app = launchLogged(function(window)
      view = UITextView { frame = { 0, 20, 320, 100 }, text = "0123456789" }
      window:addSubview(view)
    end)
    view:becomeFirstResponder()
    app:settle()
    view.delegate = { shouldChangeTextIn = function(_, asked) asked.text = "z" return true end }
    app:type "1"
    assert.are.equal("z1", view.text)
    app:deleteBackward()
    assert.are.equal("z", view.text) -- what was to be deleted is no longer there
    view.delegate = { textViewDidChange = function(_, changed) changed.text = changed.text:upper() end }
    app:type "ab"
    assert.are.equal("ZAB", view.text)
  end)

  it("of a text view that takes itself away in its own callback ends its editing", function()
    local view ---@type UITextView
    local app = launchLogged(function(window)
      view = UITextView { frame = { 0, 20, 320, 100 }, text = "text" }
      window:addSubview(view)
    end)
    view:becomeFirstResponder()
    app:settle()
    for _, name in ipairs { "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing", "shouldChangeTextIn" } do
      app.window:addSubview(view)
      view.delegate = nil
      view:becomeFirstResponder()
      view.delegate = { [name] = function(_, gone) gone:removeFromSuperview() return true end }
      if name == "textViewDidEndEditing" then view:resignFirstResponder() else app:type "x" end
      assert.is_nil(view.superview, name)
      assert.is_false(view.isFirstResponder, name)
    end
    app:settle()
    assert.is_false(app.isKeyboardVisible)
  end)

  it("of ranges beyond the end raises UIKit's exception where attributes are given, and else ends at the text's end", function()
    local view ---@type UITextView
    launchLogged(function(window)
      view = UITextView { frame = { 0, 20, 320, 100 }, text = "text" }
      window:addSubview(view)
    end)
    assert.error_matches(function() view:addAttributes({ kern = 1 }, { 2, 900 }) end, "Out of bounds")
    view.selectedRange = { location = 2, length = 900 }
    assert.are.same({ 2, 2 }, { view.selectedRange.location, view.selectedRange.length })
    view.selectedRange = { location = 900, length = 1 }
    assert.are.same({ 4, 0 }, { view.selectedRange.location, view.selectedRange.length })
  end)

  it("of bytes that are no UTF-8 keeps its positions", function()
    local view ---@type UITextView
    local app = launchLogged(function(window)
      view = UITextView { frame = { 0, 20, 320, 100 }, text = "a\xf0\x9fb\xff" }
      window:addSubview(view)
    end)
    view:becomeFirstResponder()
    app:settle()
    assert.are.equal(view:offset(view.beginningOfDocument, view.endOfDocument), view.selectedRange.location)
    app:press("left", 1)
    app:type "\xfe"
    app:press("selectStart", 1)
    app:deleteBackward()
    assert.are.equal("\u{FFFD}", view.text)
  end)

  it("of a megabyte that is not ASCII is measured and drawn", function()
    local long = UILabel { text = ("日本語の text "):rep(40000), numberOfLines = 0, frame = { 0, 0, 300, 100 } }
    assert.is_true(long:sizeThatFits({ 300, 0 }).height > 100000)
    local app = launchLogged(function(window) window:addSubview(long) end)
    assert.matches("日本語", app:frame())
  end)
end)

describe("a caret inside the first character", function()
  -- Two letters of a Hangul syllable, and a letter with a mark: each is one character of two units.
  for _, text in ipairs { "\u{1112}\u{1161}x", "e\u{301}x" } do
    it("of " .. #text .. " bytes goes back by words, sentences and paragraphs, and deletes", function()
      for _, key in ipairs { "wordLeft", "selectWordLeft", "wordRight", "delete" } do
        local field = UITextField { frame = { 0, 40, 200, 40 }, text = text }
        local app = launchWindow(field)
        field:becomeFirstResponder()
        local place = field:position(field.beginningOfDocument, 1)
        field.selectedTextRange = field:textRange(place, place)
        assert.is_not_nil(field:caretRect(place))
        app:press(key)
        for _, unit in ipairs { "word", "sentence", "paragraph", "character" } do
          field.tokenizer:rangeEnclosingPosition(field:position(field.beginningOfDocument, 1), unit, "forward")
        end
        app:close()
      end
    end)
  end
end)
