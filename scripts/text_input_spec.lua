-- Text fields, text views, the keyboard. Numbers of cases: docs/rules/cases/controllers.md 9 and 10 (V-...).

local log, fields ---@type table, table

-- A delegate that notes the questions that it is asked, by the short names of the cases.
local function delegate(tag, answers)
  answers = answers or {}
  local function ask(name, key)
    return function() log[#log + 1] = name .. tag return answers[key] ~= false end
  end
  return {
    textFieldShouldBeginEditing = ask("sB", "shouldBegin"),
    textFieldDidBeginEditing = function() log[#log + 1] = "dB" .. tag end,
    textFieldShouldEndEditing = ask("sE", "shouldEnd"),
    textFieldDidEndEditing = function() log[#log + 1] = "dE" .. tag end,
    textFieldShouldReturn = ask("sR", "shouldReturn"),
    textFieldShouldClear = ask("sCl", "shouldClear"),
    shouldChangeCharactersIn = function(_, _, range, string)
      log[#log + 1] = ("sC%s(%d,%d,%q)"):format(tag, range.location, range.length, string)
      return answers.shouldChange ~= false
    end,
  }
end

local function observe()
  for short, name in pairs {
    kWF = UIResponder.keyboardWillChangeFrameNotification, kWS = UIResponder.keyboardWillShowNotification,
    kDF = UIResponder.keyboardDidChangeFrameNotification, kDS = UIResponder.keyboardDidShowNotification,
    kWH = UIResponder.keyboardWillHideNotification, kDH = UIResponder.keyboardDidHideNotification,
  } do
    NotificationCenter.default:addObserver(name, function() log[#log + 1] = short end)
  end
end

local function launchLogged(fill, options)
  log, fields = {}, {}
  return launchWindow(function(window)
    window.backgroundColor = "white"
    observe()
    fill(window)
  end, options)
end

local function openFields(count, properties, answers, options)
  return launchLogged(function(window)
    for n = 1, count do
      local field = UITextField { frame = { 10, 20 + 44 * n, 300, 34 }, borderStyle = "roundedRect", accessibilityIdentifier = "F" .. n }
      for key, value in pairs(properties or {}) do field[key] = value end
      field.delegate = delegate(count > 1 and tostring(n) or "", answers)
      field:addTarget("editingChanged", function() log[#log + 1] = count > 1 and "eC" .. n or "eC" end)
      fields[n] = field
      window:addSubview(field)
    end
  end, options)
end

local function take()
  local result = table.concat(log, " ")
  log = {}
  return result
end

describe("focus and keyboard", function()
  it("V-215 asks, begins, tells of the keyboard", function()
    local app = openFields(1)
    app:tap { id = "F1" }
    assert.are.equal("sB dB kWF kWS", take())
    app:advance(.3)
    assert.are.equal("kDF kDS", take())
  end)

  local heights = {
    { "V-217", "iPhone 8", { 0, 451, 375, 216 } }, { "V-217", "iPhone 4s", { 0, 264, 320, 216 } },
    { "V-217", "iPhone 16", { 0, 561, 393, 291 } }, { "V-217", "iPad", { 0, 760, 768, 264 } },
  }
  for _, case in ipairs(heights) do
    it(case[1] .. " is as high as on the " .. case[2], function()
      local app = openFields(1, nil, nil, { device = case[2] })
      app:tap { id = "F1" }
      assert.are.equal(CGRect(case[3]), app.keyboardFrame)
    end)
  end

  it("V-219 tells of the keyboard before a text view begins", function()
    local app = launchLogged(function(window)
      window:addSubview(UITextView {
        frame = { 0, 0, 320, 200 }, accessibilityIdentifier = "T",
        delegate = { textViewDidBeginEditing = function() log[#log + 1] = "dB" end },
      })
    end)
    app:tap { id = "T" }
    assert.are.equal("kWF kWS dB", take())
  end)

  it("V-220 goes from field to field without a word of the keyboard", function()
    local app = openFields(2)
    app:tap { id = "F1" }
    app:advance(.5)
    take()
    app:tap { id = "F2" }
    assert.are.equal("sB2 sE1 dE1 dB2", take())
  end)

  it("V-223, V-224 and V-225 ends, refuses and stays", function()
    local app = openFields(1)
    assert.is_true(fields[1]:becomeFirstResponder())
    take()
    assert.is_true(fields[1]:becomeFirstResponder())
    assert.are.equal("", take())
    fields[1]:resignFirstResponder()
    assert.is_false(app.isKeyboardVisible)
    local refusing = openFields(1, nil, { shouldBegin = false })
    assert.is_false(fields[1]:becomeFirstResponder())
    assert.is_false(refusing.isKeyboardVisible)
  end)

  it("V-227 and V-228 shows a plain view's input view, and nothing without one", function()
    ---@class text_input_spec.Plain: UIView
    ---@overload fun(properties?: table): text_input_spec.Plain
    local Plain = class("Plain", UIView)
    function Plain:canBecomeFirstResponder() return true end
    local plain, input ---@type UIView, UIView
    local app = launchLogged(function(window)
      plain = Plain { frame = { 0, 0, 100, 100 } }
      window:addSubview(plain)
    end)
    plain:becomeFirstResponder()
    assert.are.equal("", take())
    plain:resignFirstResponder()
    ---@class text_input_spec.WithInput: text_input_spec.Plain
    ---@overload fun(properties?: table): text_input_spec.WithInput
    local WithInput = class("WithInput", Plain)
    function WithInput:inputView() return input end
    input = UIView { frame = { 0, 0, 320, 100 } }
    local other = WithInput { frame = { 0, 100, 100, 100 } }
    app.window:addSubview(other)
    other:becomeFirstResponder()
    assert.are.equal("kWF kWS", take())
    assert.are.equal(CGRect { 0, 468, 320, 100 }, app.keyboardFrame)
  end)

  it("V-229 has the accessory view on top", function()
    local bar = UIView { frame = { 0, 0, 320, 44 }, accessibilityIdentifier = "bar" }
    local app = openFields(1, { inputAccessoryView = bar })
    app:tap { id = "F1" }
    app:settle()
    assert.are.equal(CGRect { 0, 308, 320, 260 }, app.keyboardFrame)
    assert.are.equal(308, app:find({ id = "bar" }):convert(CGPoint { 0, 0 }, nil).y)
  end)

  it("V-231 shows only the accessory view with a hardware keyboard, which types all the same", function()
    local app = openFields(1, { inputAccessoryView = UIView { frame = { 0, 0, 375, 44 } } }, nil, { device = "iPhone 8" })
    app:hardwareKeyboard(true)
    app:tap { id = "F1" }
    assert.are.equal(CGRect { 0, 623, 375, 44 }, app.keyboardFrame)
    app:type "ok"
    assert.are.equal("ok", fields[1].text)
  end)

  it("V-237 resigns for an action without a target", function()
    local app = openFields(1)
    app:tap { id = "F1" }
    assert.is_true(UIApplication.shared:sendAction("resignFirstResponder", nil, nil, nil))
    assert.is_false(fields[1].isFirstResponder)
    assert.is_false(app.isKeyboardVisible)
  end)

  it("V-239 has a number pad without return, as high", function()
    local app = openFields(1, { keyboardType = "numberPad" })
    app:tap { id = "F1" }
    app:settle()
    assert.are.equal(216, app.keyboardFrame.height)
    app:tap { key = "7" }
    assert.are.equal("7", fields[1].text)
    assert.error_matches(function() app:tap { key = "return" } end, "shows no key \"return\"")
  end)

  for kind, expected in pairs { sentences = "Ab", none = "ab", allCharacters = "AB" } do
    it("V-240 shifts tapped keys by " .. kind, function()
      local app = openFields(1, { autocapitalizationType = kind })
      app:tap { id = "F1" }
      app:settle()
      app:tap { key = "a" }
      app:tap { key = "b" }
      assert.are.equal(expected, fields[1].text)
    end)
  end

  it("V-240 shifts the first letter of words", function()
    local app = openFields(1, { autocapitalizationType = "words" })
    app:tap { id = "F1" }
    app:settle()
    for _, key in ipairs { "a", "space", "b", "c" } do app:tap { key = key } end
    assert.are.equal("A Bc", fields[1].text)
  end)

  it("V-241 waits with return until there is text", function()
    local app = openFields(1, { enablesReturnKeyAutomatically = true })
    app:tap { id = "F1" }
    app:settle()
    take()
    app:tap { key = "return" }
    assert.are.equal("", take())
    app:type "x"
    take()
    app:tap { key = "return" }
    assert.are.equal("sR", take())
  end)

  it("takes the touches of what lies behind it", function()
    local hit ---@type boolean
    local app = launchLogged(function(window)
      local field = UITextField { frame = { 10, 20, 300, 34 }, accessibilityIdentifier = "F" }
      window:addSubview(field)
      local button = UIButton { title = "Behind", frame = { 100, 500, 100, 40 } }
      button:addTarget("touchUpInside", function() hit = true end)
      window:addSubview(button)
    end)
    app:tap { id = "F" }
    app:settle()
    assert.error_matches(function() app:tap "Behind" end, "did not reach.*UIKeyboard")
    assert.is_nil(hit)
  end)

  it("has pages, a shift that locks, and a double space", function()
    local app = openFields(1, { autocapitalizationType = "none" })
    app:tap { id = "F1" }
    app:settle()
    app:tap { key = "123" }
    app:tap { key = "1" }
    app:tap { key = "#+=" }
    app:tap { key = "€" }
    app:tap { key = "ABC" }
    app:doubleTap { key = "shift" }
    app:tap { key = "x" }
    app:tap { key = "y" }
    app:tap { key = "shift" }
    app:tap { key = "z" }
    app:tap { key = "delete" }
    app:doubleTap { key = "space" }
    assert.are.equal("1€XY. ", fields[1].text)
  end)

  it("turns a view of one's own into a text input", function()
    ---@class text_input_spec.Own: UIView
    ---@overload fun(properties?: table): text_input_spec.Own
    local Own = class("Own", UIView)
    function Own:canBecomeFirstResponder() return true end
    function Own:insertText(text) self.held = (self.held or "") .. text end
    function Own:deleteBackward() self.held = self.held:sub(1, -2) end
    local own = Own { frame = { 0, 0, 100, 100 } }
    local app = launchLogged(function(window) window:addSubview(own) end)
    own:becomeFirstResponder()
    assert.is_true(app.isKeyboardVisible)
    app:type "abc\b"
    assert.are.equal("ab", own.held)
  end)
end)

describe("UITextField", function()
  local function focused(text, properties, answers)
    local app = openFields(1, properties, answers)
    fields[1].text = text
    app:tap { id = "F1" }
    app:settle()
    take()
    return app, fields[1]
  end
  local function caret(field, offset)
    local place = field:position(field.beginningOfDocument, offset)
    field.selectedTextRange = field:textRange(place, place)
  end
  local function selection(field) return { field.selectedRange.location, field.selectedRange.location + field.selectedRange.length } end

  it("V-243 asks once a character", function()
    local app, field = focused ""
    app:type "Hi"
    assert.are.equal('sC(0,0,"H") eC sC(1,0,"i") eC', take())
    assert.are.equal("Hi", field.text)
    assert.are.same({ 2, 2 }, selection(field))
  end)

  it("V-244 and V-245 deletes before the caret, and nothing at the start", function()
    local app, field = focused "abc"
    caret(field, 3)
    app:deleteBackward()
    assert.are.equal('sC(2,1,"") eC', take())
    caret(field, 0)
    app:deleteBackward()
    assert.are.equal("", take())
    assert.are.equal("ab", field.text)
  end)

  it("V-247 types over the selection", function()
    local app, field = focused "abcd"
    app:selectText(2, 3)
    app:type "Z"
    assert.are.equal('sC(1,2,"Z") eC', take())
    assert.are.equal("aZd", field.text)
    assert.are.same({ 2, 2 }, selection(field))
  end)

  it("V-248 and V-249 deletes whole characters", function()
    local app, field = focused "A😀B"
    caret(field, 3)
    app:type "\b"
    assert.are.equal('sC(1,2,"") eC', take())
    assert.are.equal("AB", field.text)
    field.text = "Ae\u{301}B"
    caret(field, 3)
    app:deleteBackward()
    assert.are.equal('sC(1,2,"") eC', take())
    assert.are.equal("AB", field.text)
  end)

  it("V-251 puts the caret to the end of a text that is set", function()
    local _, field = focused "abcdef"
    field.selectedRange = { 3, 4 }
    field.text = "xy"
    assert.are.same({ 2, 2 }, selection(field))
    assert.are.equal("", take())
  end)

  it("V-252 and V-253 marks text", function()
    local _, field = focused "abcdef"
    field.selectedRange = { location = 2, length = 2 }
    field:setMarkedText("XYZ", { location = 1, length = 1 })
    assert.are.equal("abXYZef", field.text)
    assert.are.equal(2, field.markedTextRange.start.offset)
    assert.are.equal(5, field.markedTextRange["end"].offset)
    assert.are.same({ 3, 4 }, selection(field))
    assert.are.equal("", take())
    field:setMarkedText(nil)
    assert.are.equal("abef", field.text)
    assert.is_nil(field.markedTextRange)
    assert.are.same({ 2, 2 }, selection(field))
  end)

  it("V-255 pastes at once", function()
    local app, field = focused "ab"
    app:paste "hello"
    assert.are.equal('sC(2,0,"hello") eC', take())
    app:selectText "hello"
    assert.are.equal("hello", app:copy())
    assert.are.equal("hello", UIPasteboard.general.string)
    assert.are.equal("abhello", field.text)
  end)

  it("V-256 and V-257 stays on return, unless an action ends it", function()
    local app, field = focused "a"
    app:pressReturn()
    assert.are.equal("sR", take())
    assert.is_true(field.isFirstResponder)
    field:addTarget("primaryActionTriggered", function() log[#log + 1] = "primary" end)
    field:addTarget("editingDidEndOnExit", function() log[#log + 1] = "exit" end)
    app:press "return"
    assert.are.equal("sR primary exit sE dE kWF kWH", (take():gsub("sE kWF kWH dE", "sE dE kWF kWH")))
    assert.is_false(field.isFirstResponder)
  end)

  it("V-259, V-260 and V-261 clears with its button", function()
    local app, field = focused("abc", { clearButtonMode = "whileEditing" })
    assert.is_true(app:exists { class = "UITextFieldClearButton" })
    app:tap { class = "UITextFieldClearButton" }
    assert.are.equal("sCl eC", take())
    assert.are.equal("", field.text)
    app:settle()
    assert.is_false(app:exists { class = "UITextFieldClearButton" })
    for mode, shown in pairs { unlessEditing = { true, false }, never = { false, false }, always = { true, true } } do
      local other = openFields(1, { clearButtonMode = mode, text = "abc" })
      assert.are.equal(shown[1], other:exists { class = "UITextFieldClearButton" })
      fields[1]:becomeFirstResponder()
      other:advance(.1)
      assert.are.equal(shown[2], other:exists { class = "UITextFieldClearButton" })
    end
    local refusing = openFields(1, { clearButtonMode = "always", text = "abc" }, { shouldClear = false })
    refusing:tap { class = "UITextFieldClearButton" }
    assert.are.equal("sCl", take())
    assert.are.equal("abc", fields[1].text)
  end)

  it("V-263 and V-264 keeps secrets, and starts again when it is come back to", function()
    local app, field = focused("abc", { isSecureTextEntry = true })
    assert.matches("•••", app:frame())
    assert.are.equal("abc", field.text)
    app:selectText()
    field:copy()
    assert.is_nil(UIPasteboard.general.string)
    app:dismissKeyboard()
    app:tap { id = "F1" }
    app:type "x"
    assert.are.equal("x", field.text)
    app:dismissKeyboard()
    app:tap { id = "F1" }
    app:deleteBackward()
    assert.are.equal("", field.text)
  end)

  it("V-265 shows its placeholder while it is empty", function()
    local app, field = focused("", { placeholder = "Name" })
    assert.matches("Name", app:frame())
    app:type "x"
    assert.is_nil(app:frame():find "Name")
    assert.are.equal("x", field.text)
  end)

  it("V-267 blinks", function()
    local app = focused "ab"
    local function isShown() return app:snapshot("json"):find '"caret"' ~= nil end
    app:type "c"
    assert.is_true(isShown())
    app:advance(.6)
    assert.is_false(isShown())
    app:advance(.5)
    assert.is_true(isShown())
    app:advance(.5)
    assert.is_false(isShown())
    app:type "d"
    assert.is_true(isShown())
  end)

  it("V-268 and V-269 scrolls to its caret, and is cut while nobody edits", function()
    local long = ("long text "):rep(10)
    local app, field = focused(long)
    local function x() return field:caretRect(field.selectedTextRange.start).x end
    caret(field, #long)
    assert.is_true(x() <= 293 and x() > 200)
    app:press "start"
    assert.are.equal(7, x())
    app:dismissKeyboard()
    app:settle()
    assert.matches("…", app:frame())
  end)

  it("V-271 selects the word that is tapped twice", function()
    local app, field = focused "Hello UIKit"
    local rect = field:caretRect(field:position(field.beginningOfDocument, 8))
    app:doubleTap { 10 + rect.x, 64 + 17 }
    assert.are.same({ 6, 11 }, selection(field))
  end)

  it("V-272 is not edited while disabled", function()
    local app = openFields(1, { isEnabled = false })
    app:tap({ 100, 80 }, { force = true })
    assert.are.equal("", take())
    assert.is_false(fields[1].isFirstResponder)
  end)

  it("V-273 tells why editing ended", function()
    local reason ---@type string
    local app = launchLogged(function(window)
      window:addSubview(UITextField {
        frame = { 0, 0, 300, 34 }, accessibilityIdentifier = "F", delegate = { textFieldDidEndEditing = function(_, _, why) reason = why end },
      })
    end)
    app:tap { id = "F" }
    app:dismissKeyboard()
    assert.are.equal("committed", reason)
  end)

  it("fits its text, 30 high with a round border", function()
    launchLogged(function()
      local field = UITextField { text = "abc", borderStyle = "roundedRect" }
      field:sizeToFit()
      assert.are.equal(30, field.bounds.height)
      assert.are.equal(UILabel({ text = "abc" }).intrinsicContentSize.width + 14, field.bounds.width)
      assert.are.equal(field.intrinsicContentSize, field.bounds.size)
    end)
  end)

  it("undoes and redoes what was typed in one go", function()
    local app, field = focused ""
    app:type "one"
    app:press("left", 3)
    app:type "two "
    assert.are.equal("two one", field.text)
    app:press "undo"
    assert.are.equal("one", field.text)
    app:press "undo"
    assert.are.equal("", field.text)
    app:press("redo", 2)
    assert.are.equal("two one", field.text)
    assert.is_false(field.undoManager.canRedo)
  end)

  it("moves by words and lines, and selects", function()
    local app, field = focused "one two three"
    app:press "wordLeft"
    assert.are.same({ 8, 8 }, selection(field))
    app:press("selectWordLeft")
    assert.are.same({ 4, 8 }, selection(field))
    app:press "left"
    assert.are.same({ 4, 4 }, selection(field))
    app:press "selectEnd"
    app:press "delete"
    assert.are.equal("one ", field.text)
  end)

  it("replaces and clears its text through its delegate", function()
    local app, field = focused "abc"
    app:replaceText "xyz"
    assert.are.equal('sC(0,3,"xyz") eC', take())
    app:clearText()
    assert.are.equal('sC(0,3,"") eC', take())
    assert.are.equal("", field.text)
  end)

  it("may be changed, emptied and taken away while its delegate is asked", function()
    local field ---@type UITextField
    local app = launchLogged(function(window)
      field = UITextField { frame = { 0, 0, 300, 34 }, accessibilityIdentifier = "F", text = "abcdef" }
      field.delegate = { shouldChangeCharactersIn = function(_, f) f.text = "z" return true end }
      window:addSubview(field)
    end)
    app:tap { id = "F" }
    app:type "1"
    assert.are.equal("z1", field.text)
    field.delegate = { shouldChangeCharactersIn = function(_, f) f:removeFromSuperview() return true end }
    app:type "2"
    assert.is_nil(field.superview)
    assert.error_matches(function() app:type "3" end, "nobody takes the keyboard")
  end)

  it("keeps the positions of a text that is not UTF-8 valid", function()
    local app, field = focused "a\xffb"
    caret(field, 2)
    app:deleteBackward()
    assert.are.equal("ab", field.text)
    assert.is_nil(field:position(field.beginningOfDocument, 7))
    local other = UITextField { text = "other" }
    assert.are.equal(0, field:offset(field.beginningOfDocument, other.endOfDocument))
    assert.is_nil(field:textRange(field.beginningOfDocument, other.endOfDocument))
  end)

  it("has a menu for what is selected", function()
    local app, field = focused "Hello UIKit"
    local rect = field:caretRect(field:position(field.beginningOfDocument, 8))
    UIPasteboard.general.string = "World"
    app:doubleTap { 10 + rect.x, 64 + 17 }
    assert.is_true(UIMenuController.shared.isMenuVisible)
    assert.are.same({ "cut", "copy", "paste" }, { table.unpack(app:editMenu(), 1, 3) })
    app:tap "Paste"
    assert.are.equal("Hello World", field.text)
    assert.is_false(UIMenuController.shared.isMenuVisible)
  end)

  it("lets its rects be overridden", function()
    ---@class text_input_spec.Inset: UITextField
    ---@overload fun(properties?: table): text_input_spec.Inset
    local Inset = class("Inset", UITextField)
    function Inset:textRect(bounds) return CGRect { bounds.x + 50, bounds.y, bounds.width - 60, bounds.height } end
    local app = launchLogged(function(window) window:addSubview(Inset { text = "moved", frame = { 0, 0, 300, 34 } }) end)
    assert.matches('x="50"', app:snapshot "svg")
  end)
end)

describe("UITextView", function()
  local view ---@type UITextView
  local function openView(text, properties, answers)
    return launchLogged(function(window)
      view = UITextView { frame = { 0, 0, 320, 200 }, font = UIFont.systemFont(17), text = text, accessibilityIdentifier = "T" }
      for key, value in pairs(properties or {}) do view[key] = value end
      view.delegate = {
        shouldChangeTextIn = function(_, _, range, string)
          log[#log + 1] = ("sC(%d,%d,%q)"):format(range.location, range.length, string)
          return not answers or answers(string)
        end,
        textViewDidChangeSelection = function() log[#log + 1] = "sel" end,
        textViewDidChange = function() log[#log + 1] = "dC" end,
      }
      window:addSubview(view)
    end)
  end
  local function positionAt(offset) return view:position(view.beginningOfDocument, offset) end

  it("V-275 and V-276 is as high as its lines, with a caret in them", function()
    openView "Hello\nWorld"
    local second = view:caretRect(positionAt(6))
    assert.are.equal(CGRect { 5, 27, 1, 21.5 }, second)
    assert.are.equal(7, view:caretRect(positionAt(0)).y)
    assert.are.equal(56, view.contentSize.height)
    view.text = ""
    assert.are.equal(36, view.contentSize.height)
  end)

  it("asks, moves its caret, and tells, in this order", function()
    local app = openView ""
    app:tap { id = "T" }
    take()
    app:type "a"
    assert.are.equal('sC(0,0,"a") sel dC', take())
  end)

  it("V-277 takes return for a change", function()
    local app = openView("", nil, function(string)
      if string == "\n" then
        view:resignFirstResponder()
        return false
      end
      return true
    end)
    app:tap { id = "T" }
    app:type "ab"
    app:pressReturn()
    assert.are.equal("ab", view.text)
    assert.is_false(view.isFirstResponder)
  end)

  it("V-279 keeps its column between lines", function()
    local app = openView "aaaa aaaa aaaa\nbb\ncccc cccc cccc"
    app:tap { id = "T" }
    view.selectedRange = { location = 10, length = 0 }
    app:press "down"
    assert.are.equal(17, view.selectedRange.location)
    app:press "down"
    assert.are.equal(28, view.selectedRange.location)
  end)

  it("scrolls with its caret", function()
    local app = openView ""
    app:tap { id = "T" }
    app:type(("line\n"):rep(20))
    local bottom = view:caretRect(view.selectedTextRange.start)
    assert.is_true(bottom.y + bottom.height <= view.contentOffset.y + 200)
    assert.is_true(view.contentOffset.y > 100)
    app:press "start"
    assert.are.equal(0, view.contentOffset.y)
  end)

  it("keeps the attributes that it is typed into", function()
    local text = NSMutableAttributedString { string = "plain bold", attributes = { font = UIFont.systemFont(17) } }
    text:addAttribute("font", UIFont.boldSystemFont(17), { 7, 10 })
    local app = openView("", { attributedText = text })
    app:tap { id = "T" }
    app:press "end"
    app:type "er"
    assert.are.equal("plain bolder", view.text)
    assert.are.equal("bold", view.attributedText:attribute("font", 12).weight)
    view.typingAttributes = { font = UIFont.italicSystemFont(17) }
    app:type "!"
    assert.is_true(view.attributedText:attribute("font", 13).isItalic)
  end)

  it("is only read where it is not editable", function()
    local app = openView("Hello", { isEditable = false })
    app:tap { id = "T" }
    assert.is_false(app.isKeyboardVisible)
    assert.error_matches(function() app:type "x" end, "nobody takes the keyboard")
  end)

  it("looks as it did", function()
    local app = openView "Hello\nWorld, this wraps over the end of its line."
    app:tap { id = "T" }
    app:settle()
    app:selectText "World"
    assert.frame(app, "selected")
  end)
end)
