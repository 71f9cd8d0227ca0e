-- Languages that only stretch or mark what texts show. The cases' numbers are those of docs/rules/accessibility.md.
local app, window ---@type App, UIWindow

local function launchIn(language, ...)
  app, window = launchWindow({ ... }, { language = language, window = { backgroundColor = "white" } })
end

--- The texts of the picture, from back to front.
local function drawn()
  local texts = {}
  for text in tostring(app:snapshot "svg"):gmatch(">([^<>]+)</text>") do texts[#texts + 1] = text end
  return table.concat(texts, ", ")
end

describe("pseudo-languages", function()
  it("A-179: a text shows itself twice, and is found by what it reads", function()
    local taps = 0
    local button = UIButton { title = "Save", frame = { 20, 20, 150, 44 } }
    button:addTarget("touchUpInside", function() taps = taps + 1 end)
    local label = UILabel { text = "Save", frame = { 20, 100, 200, 20 } }
    local twice = UILabel { text = "Save Save" }
    local wide = twice:sizeThatFits(CGSize(0, 0)).width
    launchIn("double", button, label)
    assert.are.equal("Save", button:title "normal")
    assert.are.equal("Save", label.text)
    assert.are.equal("Save Save, Save Save", drawn())
    assert.near(wide, label:sizeThatFits(CGSize(0, 0)).width, 0.01)
    app:tap { role = "button", name = "Save" }
    app:tap(button)
    assert.are.equal(2, taps)
    assert.is_true(app:exists { class = "UILabel", text = "Save" })
    assert.is_false(app:exists "Save Save")
  end)

  it("A-180: accents and brackets; what is typed and bare numbers stay", function()
    for language, shown in pairs { accented = "Šåṽé, 42, Ada", bounded = "[# Save #], 42, Ada" } do
      local field = UITextField { frame = { 20, 200, 200, 30 } }
      launchIn(language, UILabel { text = "Save", frame = { 20, 20, 200, 20 } }, UILabel { text = "42", frame = { 20, 60, 100, 20 } }, field)
      app:tap(field)
      app:type "Ada"
      assert.are.equal(shown, drawn())
      assert.are.equal("Ada", field.text)
    end
  end)
end)
