-- The tree as text and in frames, and assert.accessibility. The cases' numbers are those of docs/rules/accessibility.md.
local app, window ---@type App, UIWindow
local WHITE = { window = { backgroundColor = "white" } }

describe("the tree", function()
  it("A-106: shows identifiers and frames where asked", function()
    app, window = launchWindow({ UILabel { text = "Hi", accessibilityIdentifier = "hint", accessibilityHint = "greets", frame = { 20, 40, 200, 22 } } }, WHITE)
    assert.are.equal('- staticText "Hi" [id=hint frame=20,40,200,22]\n', app:accessibility { ids = true, frames = true })
    assert.are.equal('- staticText "Hi" [hint="greets"]\n', app:accessibility { hints = true })
    assert.raises("hins", function() app:accessibility { hins = true } end)
  end)

  it("cuts long texts, quotes what would be misread, and writes line breaks as two signs", function()
    app, window = launchWindow({ UILabel { text = ("a"):rep(300), frame = { 0, 0, 100, 20 } }, UILabel { text = "one\ntwo", numberOfLines = 2, frame = { 0, 40, 100, 40 } },
      UIView { isAccessibilityElement = true, accessibilityLabel = "x", accessibilityValue = "[1]", frame = { 0, 100, 20, 20 } } }, WHITE)
    local tree = app:accessibility()
    assert.is_truthy(tree:find('"' .. ("a"):rep(200) .. '…"', 1, true))
    assert.is_truthy(tree:find('"one\\ntwo"', 1, true))
    assert.is_truthy(tree:find('- other "x": "[1]"', 1, true))
    assert.accessibility(app, '- staticText "' .. ("a"):rep(300) .. '"')
  end)

  it("A-114: stands in JSON frames, with the indices of views", function()
    app, window = launchWindow({ UILabel { text = "Hi", accessibilityIdentifier = "hint", frame = { 20, 40, 200, 22 } }, UIButton { title = "Go", frame = { 20, 100, 100, 44 } } }, WHITE)
    local frame = app:snapshot "table"
    assert.are.equal(1, frame.version)
    local list = frame.accessibility
    assert.are.equal(2, #list)
    assert.are.same({ "staticText", "Hi", "hint", "Hi" }, { list[1].role, list[1].label, list[1].id, list[1].description })
    assert.are.same({ "button", "Go", "Go. Button." }, { list[2].role, list[2].label, list[2].description })
    assert.are.same({ x = 20, y = 100, width = 100, height = 44 }, list[2].frame)
    assert.are.same({ "button" }, list[2].traits)
    assert.are.equal("UIButton", frame.views[list[2].view].class)
    assert.is_truthy(app:snapshot "json":find('"accessibility"', 1, true))
  end)
end)

describe("assert.accessibility", function()
  it("A-107: what is left out matches anything", function()
    app, window = launchWindow({ UIButton { title = "Save", frame = { 0, 0, 100, 44 } } }, WHITE)
    assert.accessibility(app, [[ - button ]])
    assert.raises("nothing matches line 1", function() assert.accessibility(app, "- switch", { timeout = 0 }) end)
  end)

  describe("on a table", function()
    before_each(function() app = launch "fruits" end)
    local function fails(template, words, options)
      local text = assert.raises(words or "", function() assert.accessibility(app, template, options or { timeout = 0 }) end)
      return text
    end

    it("A-109: lists are compared in order", function()
      assert.accessibility(app, '- table:\n  - cell "Apple"\n  - cell "Banana"')
      fails('- table:\n  - cell "Banana"\n  - cell "Apple"', "line 3")
    end)

    it("A-110: or whole", function()
      fails('- table:\n  - /children: equal\n  - cell "Apple"\n  - cell "Banana"', "Apricot")
    end)

    it("A-111: with patterns", function()
      assert.accessibility(app, "- cell /^B.*y$/")
      fails("- cell /^Q/")
    end)

    it("A-113: with states; an empty one shows all", function()
      app.table:selectRow(IndexPath(1, 1), false, "none")
      assert.accessibility(app, '- cell "Apple" [selected]')
      assert.accessibility(app, '- cell "Apple"')
      app.table:deselectRow(IndexPath(1, 1), false)
      fails('- cell "Apple" [selected]')
      assert.accessibility(app, '- cell "Apple"')
      local text = fails("")
      for line in app:accessibility():gmatch("[^\n]+") do assert.is_truthy(text:find(line, 1, true), line) end
    end)

    it("of blanks only is an empty one", function()
      local ok, message = pcall(function() assert.accessibility(app, "  \n") end)
      assert.is_false(ok)
      assert.matches("the tree now", tostring(message))
    end)

    it("says what is wrong with a template", function()
      for template, words in pairs {
        ["- cel"] = "no role 'cel'", ["- heading"] = "traits", ['- cell "a'] = "no end", ["- cell [selectd]"] = "selected",
        ["- /children: all"] = "contain, equal and deep-equal",
      } do
        assert.raises(words, function() assert.accessibility(app, template .. "\n", { timeout = 0 }) end)
      end
      assert.raises("timeout", function() assert.accessibility(app, "- cell", { time = 1 }) end)
    end)
  end)

  it("A-114: waits on the simulated clock", function()
    app, window = launchWindow({  }, WHITE)
    Timer.scheduledTimer(0.5, false, function() window:addSubview(UILabel { text = "Late", frame = { 0, 0, 100, 20 } }) end)
    assert.accessibility(app, '- staticText "Late"')
    assert.near(0.5, app.time, 1 / 60)
  end)

  it("A-115: keeps trees by name", function()
    app = launch "fruits"
    assert.accessibility(app, "fruits")
  end)
end)

describe("templates", function()
  local function failure(template)
    local _, message = pcall(assert.accessibility, app, template, { timeout = 0 })
    return tostring(message)
  end

  it("tell near names and wrong patterns", function()
    app = launch "fruits"
    assert.matches("no role 'tabel' %(did you mean 'table'%?%)", failure "- tabel")
    assert.matches("no attribute 'selectd' %(did you mean 'selected'%?%)", failure "- cell [selectd]")
    assert.matches("no pattern of Lua's, .*malformed pattern", failure "- cell /[/")
  end)

  it("compare whole attributes", function()
    app = launchWindow { UILabel { text = "x", frame = { 0, 40, 100, 20 }, accessibilityIdentifier = "hinter" } }
    assert.accessibility(app, "- staticText [id=hinter frame=0,40,100,20]")
    assert.accessibility(app, '- staticText [id="hinter"]')
    assert.matches("nothing matches", failure "- staticText [id=hint]")
    assert.matches("nothing matches", failure "- staticText [frame=0,40,100,2]")
  end)
end)

it("a tree with texts that are cut is a template as it was printed; another beginning is not", function()
  local long = ("word "):rep(100)
  app, window = launchWindow({
    UILabel { text = long, frame = { 0, 0, 320, 400 }, numberOfLines = 0, accessibilityHint = long:upper() }, UITextView { text = long, frame = { 0, 400, 320, 60 } },
  }, WHITE)
  local printed = app:accessibility { hints = true }
  assert.accessibility(app, printed, { children = "deep-equal" })
  for _, change in ipairs { { "…", "x…" }, { "word …", "w …" }, { "%- staticText \"word", "- staticText \"wort" }, { "hint=\"WORD", "hint=\"WORT" } } do
    assert.raises("nothing matches line", function() assert.accessibility(app, (printed:gsub(change[1], change[2])), { timeout = 0 }) end)
  end
  assert.raises("nothing matches line", function() assert.accessibility(app, '- staticText "word…"', { timeout = 0 }) end)
end)
