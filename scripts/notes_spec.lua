describe("notes", function()
  local app ---@type App

  before_each(function() app = launch "notes" end)

  local function editor() return app:find { role = "textView" } end

  local function edit()
    app:tap "Groceries"
    app:settle()
    app:tap { role = "textView" }
    app:settle()
  end

  it("edits a note, and keeps what was typed and how it looks", function()
    edit()
    app:press "end"
    app:type "\nHoney"
    app:selectText "Honey"
    app:tap "Bold"
    app:tap "Line"
    local text = editor().attributedText
    assert.are.equal("bold", text:attribute("font", text.length).weight)
    assert.are.equal("single", text:attribute("underlineStyle", text.length))
    assert.is_nil(text:attribute("underlineStyle", 12))
  end)

  it("makes room for the keyboard and its bar, and takes it back", function()
    edit()
    assert.shows(app, { role = "button", name = "Bold" })
    assert.are.equal(app.window.bounds.height - app.keyboardFrame.y, editor().contentInset.bottom)
    app:tap "Done"
    app:settle()
    assert.are.equal(0, editor().contentInset.bottom)
    assert.is_false(app.isKeyboardVisible)
  end)

  it("scrolls long notes with their caret", function()
    edit()
    app:press "end"
    for n = 1, 30 do app:type("\nline " .. n) end
    local caret = editor():caretRect(editor().selectedTextRange.start)
    local shown = editor().contentOffset.y + app.keyboardFrame.y
    assert.is_true(caret.y + caret.height <= shown)
  end)
end)
