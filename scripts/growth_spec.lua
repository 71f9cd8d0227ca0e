-- Many of a kind: at these numbers a cost that grows with the square would use up the time that a test may take.
describe("many", function()
  local n = 15000

  it("observations of one property are called, and end", function()
    local view, called, observations = UIView {}, 0, {}
    for i = 1, n do observations[i] = view:observe("alpha", function() called = called + 1 end) end
    view.alpha = 0.5
    assert.equal(n, called)
    for i = 1, n - 1 do observations[i]:invalidate() end
    view.alpha = 0.25
    assert.equal(n + 1, called)
  end)

  it("observers of two properties are called in the order in which they were added", function()
    local view, order = UIView {}, {}
    local kept = {}
    for i = 1, 4 do kept[i] = view:observe(i % 2 == 0 and "frame" or "bounds", function() order[#order + 1] = i end) end
    view.frame = { 1, 2, 30, 40 }
    assert.same({ 1, 2, 3, 4 }, order)
  end)

  it("targets of a control", function()
    local button, called = UIButton {}, 0
    for _ = 1, n do button:addTarget("touchUpInside", function() called = called + 1 end) end
    button:sendActions("touchUpInside")
    assert.equal(n, called)
  end)

  it("recognizers that wait for one another", function()
    local view, last = UIView {}, nil
    local first
    for _ = 1, n do
      local recognizer = UITapGestureRecognizer {}
      view:addGestureRecognizer(recognizer)
      if last then recognizer:requireToFail(last) end
      first = first or recognizer
      last = recognizer
    end
    assert.equal(0, #first.failureRequirements)
    first:requireToFail(last) -- closes a circle, so it has no effect but a warning
    assert.equal(0, #first.failureRequirements)
  end)

  it("names of notifications, and observers of one", function()
    local center, called, tokens = NotificationCenter.default, 0, {}
    for i = 1, n do center:addObserver("name" .. i, function() called = called + 1 end) end
    for i = 1, n do center:post("name" .. i) end
    assert.equal(n, called)
    for i = 1, n do tokens[i] = center:addObserver("one", function() called = called + 1 end) end
    for i = 1, n - 2 do center:removeObserver(tokens[i]) end
    center:post("one")
    assert.equal(n + 2, called)
  end)

  it("ranges with an attribute each, and a label that shows them", function()
    local text = NSMutableAttributedString { string = ("ab"):rep(n) }
    for i = 1, n do text:addAttribute("kern", i % 5 + 1, { 2 * i - 1, 2 * i - 1 }) end
    assert.equal(2 * n, #text:runs())
    assert.equal(n % 5 + 1, text:attribute("kern", 2 * n - 1))
    assert.is_nil(text:attribute("kern", 2 * n))
    for i = 1, n do text:removeAttribute("kern", { 2 * i - 1, 2 * i - 1 }) end
    assert.equal(1, #text:runs())
    for i = 1, n do text:append(NSAttributedString { string = "c", attributes = { kern = i % 2 + 1 } }) end
    assert.equal(n + 1, #text:runs())
    text:deleteCharacters { 2 * n + 1, 3 * n }
    assert.equal(1, #text:runs())
    assert.equal(2 * n, text.length)
  end)

  it("characters typed into a field", function()
    local field = UITextField { frame = { 0, 0, 100, 30 } }
    local app = launch { didFinishLaunching = function()
      local window = UIWindow {}
      window:addSubview(field)
      window:makeKeyAndVisible()
    end }
    field:becomeFirstResponder()
    app:type(("x"):rep(n))
    assert.equal(n, #field.text)
    -- The caret is seen.
    local caret = field:caretRect(field.endOfDocument)
    assert.is_true(caret.x > 50 and caret.x < 100)
  end)
end)
