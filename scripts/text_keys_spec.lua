-- Keys in texts of several scripts, and what a text's editing asks. Rules: docs/rules/text.md 6 and 7

local function edit(text)
  local app = launchWindow(function(window)
    text.frame = { 10, 30, 250, 60 }
    window:addSubview(text)
  end, { window = { backgroundColor = "white" } })
  text:becomeFirstResponder()
  app:settle()
  return app
end

describe("keys", function()
  it("move the caret as the eye reads", function()
    local field = UITextField { text = "שלום" }
    local app = edit(field)
    app:selectText(1, 0)
    local function offset() return field:offset(field.beginningOfDocument, field.selectedTextRange.start) end
    assert.are.equal(0, offset())
    app:press "left"
    assert.are.equal(1, offset())
    app:press("left", 2)
    assert.are.equal(3, offset())
    app:press "right"
    assert.are.equal(2, offset())
    assert.are.equal(3, field:positionInDirection(field.selectedTextRange.start, "left", 1).offset)
    assert.are.equal(1, field:positionInDirection(field.selectedTextRange.start, "right", 1).offset)
  end)

  it("pass every place of a mixed line from left to right", function()
    local field = UITextField { text = "ab שלום cd" }
    local app = edit(field)
    app:selectText(1, 0)
    local x = -1
    for _ = 1, 11 do
      local caret = field:caretRect(field.selectedTextRange.start)
      assert.is_true(caret.x > x - 0.01, caret.x .. " after " .. x)
      x = caret.x
      app:press "right"
    end
    assert.are.equal(10, field.selectedTextRange.start.offset)
  end)

  it("end a selection on their side", function()
    local field = UITextField { text = "שלום" }
    local app = edit(field)
    app:selectText(2, 3)
    app:press "left"
    assert.are.equal(3, field.selectedTextRange.start.offset)
  end)

  it("delete one mark in scripts with marks, and whole characters elsewhere", function()
    for _, case in ipairs {
      { "שָׁ", "שָ" }, { "กี่", "กี" }, { "कि", "क" }, { "e\u{301}", "" }, { "👨‍👩‍👧", "" }, { "\u{1100}\u{1161}", "" },
    } do
      local field = UITextField { text = case[1] }
      local app = edit(field)
      app:deleteBackward()
      assert.are.equal(case[2], field.text)
    end
  end)

  it("don't press a grey return key", function()
    local count = 0
    local field = UITextField {
      enablesReturnKeyAutomatically = true, delegate = { textFieldShouldReturn = function() count = count + 1 return true end },
    }
    local app = edit(field)
    app:pressReturn()
    app:press "return"
    app:type "\n"
    assert.are.equal(0, count)
    app:type "a\n"
    assert.are.equal(1, count)
    local view = UITextView { enablesReturnKeyAutomatically = true }
    app = edit(view)
    app:type "\na\n"
    assert.are.equal("a\n", view.text)
  end)

  it("ask the delegate when they undo and redo", function()
    local asked, answer = {}, true
    local field = UITextField {}
    field.delegate = { shouldChangeCharactersIn = function(_, _, _, string) asked[#asked + 1] = string return answer end }
    local app = edit(field)
    app:type "ab"
    asked, answer = {}, false
    app:press "undo"
    assert.are.same({ "" }, asked)
    assert.are.equal("ab", field.text)
    answer = true
    app:press "undo"
    assert.are.equal("", field.text)
    app:press "redo"
    assert.are.same({ "", "", "ab" }, asked)
    assert.are.equal("ab", field.text)
  end)
end)

describe("a text view", function()
  it("can be edited after a tap when it becomes editable", function()
    local log = {}
    local view = UITextView { text = "some text", isEditable = false }
    view.delegate = {
      textViewShouldBeginEditing = function() log[#log + 1] = "should" return true end,
      textViewDidBeginEditing = function() log[#log + 1] = "did" end,
      textViewDidEndEditing = function() log[#log + 1] = "end" end,
    }
    local app = edit(view)
    assert.is_true(view.isFirstResponder)
    assert.are.same({}, log)
    view.isEditable = true
    app:tap(view)
    app:settle()
    app:type "!"
    assert.are.same({ "should", "did" }, log)
    assert.matches("!", view.text)
    view.isEditable = false
    assert.are.same({ "should", "did", "end" }, log)
    assert.is_true(view.isFirstResponder)
    assert.has_error(function() app:type "?" end)
    view.isEditable = true
    assert.is_true(view:becomeFirstResponder())
    app:settle()
    app:type "?"
    assert.matches("%?", view.text)
  end)
end)

describe("a finger", function()
  it("presses with a force", function()
    local forces, most = {}, nil
    ---@class text_keys_spec.Pad: UIView
    ---@overload fun(properties?: table): text_keys_spec.Pad
    local Pad = class("Pad", UIView)
    local function noteForce(_, touches) forces[#forces + 1] = touches[1].force most = touches[1].maximumPossibleForce end
    Pad.touchesBegan, Pad.touchesMoved, Pad.touchesEnded = noteForce, noteForce, noteForce
    local app = launchWindow(function(window) window:addSubview(Pad { frame = { 0, 0, 200, 200 } }) end)
    local finger = app:touch(100, 100)
    finger:press(3)
    finger:press(3)
    finger:move(120, 100, 0.01)
    finger:press(0.5)
    finger:lift()
    assert.are.same({ 1, 3, 3, 0.5, 0 }, forces)
    assert.near(480 / 72, most, 1e-9)
    assert.error_matches(function() app:touch(10, 10):press(99) end, "force must be between 0 and 6.66")
  end)
end)
