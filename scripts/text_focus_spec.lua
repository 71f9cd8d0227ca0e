-- A text inside a view with recognizers: its own recognizer is that of the inner view. Rules: docs/rules/gestures.md 3.7

local app, outer, inner, count ---@type App, any, UIView, integer

local function screen(text, recognizer, options)
  options = options or {}
  count = 0
  app = launchWindow(function(window)
    outer = options.outer or UIView { frame = window.bounds }
    outer.frame = window.bounds
    inner = UIView { frame = { 10, 60, 300, 200 } }
    outer:addSubview(inner)
    inner:addSubview(text)
    window:addSubview(outer)
    if recognizer then
      recognizer:addTarget(function(sender)
        if sender.state ~= "changed" then count = count + 1 end
        if options.hides then outer:endEditing(true) end
      end)
      local owner = options.on == "window" and window or options.on == "inner" and inner or options.on == "text" and text or outer
      owner:addGestureRecognizer(recognizer)
    end
  end, { window = { backgroundColor = "white" } })
  app:settle()
end

local function field() return UITextField { frame = { 0, 0, 200, 40 }, text = "alpha beta", borderStyle = "roundedRect" } end
local function view() return UITextView { frame = { 0, 0, 200, 80 }, text = "alpha beta\ngamma", font = UIFont.systemFont(40) } end

describe("a text inside a view with a tap recognizer", function()
  for _, kind in ipairs { { "field", field }, { "text view", view } } do
    local name, make = kind[1], kind[2]
    for _, place in ipairs { "outer", "inner", "window" } do
      it("has the focus after a tap, and the " .. place .. "'s recognizer doesn't act: " .. name, function()
        local text = make()
        screen(text, UITapGestureRecognizer {}, { on = place, hides = true })
        app:tap(text)
        assert.is_true(text.isFirstResponder)
        assert.are.equal(0, count)
      end)

      it("has the focus, and the " .. place .. "'s recognizer acts first when it leaves the views their touches: " .. name, function()
        local text = make()
        screen(text, UITapGestureRecognizer { cancelsTouchesInView = false }, { on = place, hides = true })
        app:tap(text)
        assert.is_true(text.isFirstResponder)
        assert.are.equal(1, count)
        app:tap(text)
        assert.is_true(text.isFirstResponder)
        assert.are.equal(2, count)
      end)
    end

    it("has the focus when a delegate lets both recognize together: " .. name, function()
      local text = make()
      screen(text, UITapGestureRecognizer {
        delegate = { shouldRecognizeSimultaneouslyWith = function() return true end },
      }, { hides = true })
      app:tap(text)
      assert.is_true(text.isFirstResponder)
      assert.are.equal(1, count)
    end)

    it("leaves a touch that a delegate refuses to the text: " .. name, function()
      local text = make()
      screen(text, UITapGestureRecognizer { delegate = { shouldReceiveTouch = function(_, _, touch) return touch.view == outer end } })
      app:tap(text)
      assert.is_true(text.isFirstResponder)
      assert.are.equal(0, count)
    end)

    it("keeps a long press of half a second, and gives up a shorter one: " .. name, function()
      local text = make()
      screen(text, UILongPressGestureRecognizer {})
      app:longPress(text)
      assert.is_true(text.isFirstResponder)
      assert.are.equal(0, count)
      text = make()
      screen(text, UILongPressGestureRecognizer { minimumPressDuration = 0.2 })
      app:longPress(text)
      assert.is_false(text.isFirstResponder)
      assert.are.equal(2, count)
    end)

    it("gives a drag to a pan: " .. name, function()
      local text = make()
      if name == "text view" then text.isScrollEnabled = false end
      screen(text, UIPanGestureRecognizer {})
      app:drag { on = text, by = { 40, 0 } }
      assert.is_false(text.isFirstResponder)
      assert.are.equal(2, count)
    end)

    it("doesn't stop a double tap at the first one, and keeps the second one for a word: " .. name, function()
      local text = make()
      screen(text, UITapGestureRecognizer { numberOfTapsRequired = 2 })
      app:tap(text)
      assert.is_true(text.isFirstResponder)
      app:wait(1)
      app:doubleTap(text)
      assert.are.equal(0, count)
      assert.are.equal(name == "field" and "beta" or "alpha", app:copy())
    end)

    it("leaves a tap with two fingers to the superview: " .. name, function()
      local text = make()
      screen(text, UITapGestureRecognizer { numberOfTouchesRequired = 2 })
      local frame = text:convert(text.bounds, nil)
      local one, two = app:touch(frame.x + 30, frame.y + 20), app:touch(frame.x + 90, frame.y + 20)
      one:lift()
      two:lift()
      assert.are.equal(1, count)
      assert.is_false(text.isFirstResponder)
    end)

    it("lets a recognizer on the text itself act first: " .. name, function()
      local text = make()
      screen(text, UITapGestureRecognizer {}, { on = "text" })
      app:tap(text)
      assert.are.equal(1, count)
      assert.is_false(text.isFirstResponder)
    end)
  end

  it("moves the focus from one field to the next in one tap", function()
    local first, second = field(), field()
    second.frame = { 0, 100, 200, 40 }
    screen(first, UITapGestureRecognizer {}, { hides = true })
    inner:addSubview(second)
    local log = {}
    local function noteEditing(text, name)
      text:addTarget("editingDidBegin", function() log[#log + 1] = name .. " begins" end)
      text:addTarget("editingDidEnd", function() log[#log + 1] = name .. " ends" end)
    end
    noteEditing(first, "first")
    noteEditing(second, "second")
    app:tap(first)
    app:settle()
    app:tap(second)
    app:settle()
    assert.are.same({ "first begins", "first ends", "second begins" }, log)
    app:tap { 300, 250 }
    assert.is_false(second.isEditing)
    assert.are.equal(1, count)
  end)

  it("clears a field with its button", function()
    local text = field()
    text.clearButtonMode = "always"
    screen(text, UITapGestureRecognizer {})
    app:tap { id = "Clear text" }
    assert.are.equal("", text.text)
    assert.are.equal(0, count)
  end)

  it("leaves the tap on a disabled field, and on a text that is only read, to the superview", function()
    local text = field()
    text.isEnabled = false
    screen(text, UITapGestureRecognizer {})
    app:tap({ 60, 80 }, { force = true })
    assert.are.equal(1, count)
    text = view()
    text.isEditable = false
    screen(text, UITapGestureRecognizer {})
    app:tap { 60, 80 }
    assert.are.equal(1, count)
    assert.is_false(text.isFirstResponder)
  end)

  it("opens a link of a text that is only read", function()
    local text = view()
    text.isEditable = false
    local opened ---@type string
    text.delegate = { shouldInteractWith = function(_, _, url) opened = url return false end }
    text.attributedText = NSAttributedString { string = "here", attributes = { link = "https://example.com", font = UIFont.systemFont(30) } }
    screen(text, UITapGestureRecognizer {})
    app:tap { 30, 85 }
    assert.are.equal("https://example.com", opened)
    assert.are.equal(0, count)
  end)

  it("works in a search bar and in a cell of a table with a recognizer", function()
    local bar = UISearchBar { frame = { 0, 0, 300, 44 }, placeholder = "Search" }
    screen(bar, UITapGestureRecognizer {}, { hides = true })
    app:tap "Search"
    assert.is_true(bar.searchTextField.isEditing)
    local text = field()
    local tableView = UITableView {}
    tableView.dataSource = {
      numberOfRowsInSection = function() return 1 end,
      cellForRowAt = function()
        local cell = UITableViewCell {}
        cell.contentView:addSubview(text)
        return cell
      end,
    }
    screen(UIView {}, UITapGestureRecognizer {}, { outer = tableView, hides = true })
    app:tap(text)
    assert.is_true(text.isEditing)
    assert.are.equal(0, count)
  end)

  it("drags the end of a selection though the superview has a pan", function()
    local text = field()
    screen(text, UIPanGestureRecognizer {})
    app:tap(text)
    app:settle()
    app:selectText "alpha"
    local frame = text:convert(text.bounds, nil)
    app:drag { from = { frame.x + 48, frame.y + 20 }, to = { frame.x + 160, frame.y + 20 } }
    assert.are.equal("alpha beta", app:copy())
    assert.are.equal(0, count)
  end)
end)

describe("quick taps on two fields", function()
  local one, two ---@type any, any

  local function fields(make)
    one, two = make(), make()
    two.frame = { 0, 44, 200, 40 }
    screen(one)
    inner:addSubview(two)
    app:advanceFrames(1)
  end

  it("count for each of them alone: the second is a first tap", function()
    fields(field)
    app:tap(one)
    app:tap(two)
    assert.is_true(two.isEditing)
    assert.is_nil(app:copy())
    app:type "!"
    assert.are.equal(1, #two.text:gsub("[^!]", ""))
    assert.are.equal(#"alpha beta" + 1, #two.text)
  end)

  it("select a word with the second tap on the same one, also where a first one was elsewhere", function()
    fields(field)
    local place = two:convert(two.bounds, nil)
    app:tap(one)
    app:tap { place.x + 20, place.y + 20 }
    app:tap { place.x + 20, place.y + 20 }
    assert.are.equal("alpha", app:copy())
  end)

  it("hold for text views", function()
    fields(function() return UITextView { frame = { 0, 0, 200, 40 }, text = "alpha beta" } end)
    app:tap(one)
    app:tap(two)
    app:type "?"
    assert.are.equal(#"alpha beta?", #two.text)
  end)
end)
