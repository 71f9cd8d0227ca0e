-- The plugin signup: focus, keyboard, checks.
local app ---@type App

local function field(id) return app:find { id = id } end

describe("signup", function()
  before_each(function() app = launch "signup" end)

  it("goes from field to field with the return key, and hides the keyboard after the last one", function()
    app:tap { id = "name" }
    app:settle()
    for _, id in ipairs { "name", "mail", "password", "again" } do
      assert.is_true(field(id).isEditing, id)
      app:type "x"
      app:pressReturn()
      app:settle()
    end
    assert.is_false(app.isKeyboardVisible)
  end)

  it("moves the focus with a tap on another field, and hides the keyboard with a tap beside them", function()
    app:tap { id = "name" }
    app:settle()
    app:drag { on = { id = "name" }, by = { 0, -60 } }
    app:settle()
    app:tap { id = "mail" }
    assert.is_true(field("mail").isEditing)
    assert.is_false(field("name").isEditing)
    app:tap { 4, app.keyboardFrame.y - 20 } -- the margin
    app:settle()
    assert.is_false(field("mail").isEditing)
    assert.is_false(app.isKeyboardVisible)
  end)

  it("clears a field with its button without losing the focus", function()
    app:tap { id = "name" }
    app:settle()
    app:type "Ada"
    app:settle()
    app:tap { id = "Clear text" }
    assert.are.equal("", field("name").text)
    assert.is_true(field("name").isEditing)
  end)

  it("scrolls the edited text above the keyboard", function()
    app:scrollTo { id = "about" }
    app:tap { id = "about" }
    app:settle()
    app:type "one\ntwo\nthree\nfour\nfive\nsix"
    app:settle()
    local view = field "about"
    assert.is_true(view.isFirstResponder)
    assert.is_true(view.frame.height > 80)
    local frame = view:convert(view.bounds, nil)
    assert.is_true(frame.y < app.keyboardFrame.y)
  end)

  it("tells what is wrong once a field was left, and joins when all is well", function()
    app:tap { id = "name" }
    app:settle()
    app:type "Ada"
    app:pressReturn()
    app:type "ada at home"
    assert.are.equal("adaathome", field("mail").text)
    app:pressReturn()
    app:settle()
    app:dismissKeyboard()
    app:settle()
    app:scrollTo "This is no e-mail address."
    app:scrollTo { id = "mail" }
    app:tap { id = "mail" }
    app:press "end"
    app:type "@example.com"
    app:pressReturn()
    app:type "analytical"
    assert.not_shows(app, "analytical")
    app:pressReturn()
    app:type "analytical"
    app:pressReturn()
    app:settle()
    assert.not_shows(app, { contains = "different" })
    app:scrollTo { id = "terms" }
    app:tap { id = "terms" }
    app:settle()
    app:tap "Join"
    app:settle()
    assert.shows(app, "Welcome, Ada")
  end)
end)
