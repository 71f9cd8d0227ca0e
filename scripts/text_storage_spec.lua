-- The text storage and the layout manager of a text view; links, and what is found in its text.
describe("a text view's storage", function()
  local view ---@type UITextView
  before_each(function() view = UITextView { frame = { 0, 0, 200, 100 }, text = "one two" } end)

  it("is its text, changed in place", function()
    local storage = view.textStorage
    assert.are.equal(storage, view.textStorage)
    assert.are.equal("one two", storage.string)
    assert.are.equal(7, storage.length)
    storage:replaceCharacters({ 5, 7 }, "three")
    assert.are.equal("one three", view.text)
    storage:addAttribute("foregroundColor", "red", { 1, 3 })
    assert.are.equal("red", view.attributedText:attribute("foregroundColor", 1))
    view.text = "new"
    assert.are.equal("new", storage.string)
    assert.is_true(storage:isKind(NSMutableAttributedString))
  end)

  it("keeps the selection where there is text", function()
    view.selectedRange = { 2, 3 }
    view.textStorage:addAttribute("foregroundColor", "red", { 1, 3 })
    assert.are.same({ 2, 3 }, { view.selectedRange[1], view.selectedRange[2] })
    view.textStorage:deleteCharacters { 3, 7 }
    assert.are.equal(2, view.selectedRange[2])
  end)

  it("shows a group of edits at its end", function()
    local storage = view.textStorage
    storage:beginEditing()
    storage:beginEditing()
    storage:replaceCharacters({ 1, 3 }, "1")
    storage:endEditing()
    assert.are.equal("one two", view.text)
    assert.are.equal("1 two", storage.string)
    storage:endEditing()
    assert.are.equal("1 two", view.text)
    storage:endEditing()
    assert.has_error(function() storage:replaceCharacters({ 3, 99 }, "x") end)
    assert.are.equal("1 two", view.text)
  end)

  it("can be kept after the view", function()
    local storage = UITextView { text = "gone" }.textStorage
    collectgarbage()
    collectgarbage()
    assert.is_true(storage.length >= 0)
    storage:replaceCharacters({ 1, 0 }, "x")
  end)
end)

describe("a text view's layout manager", function()
  local view, manager ---@type UITextView, NSLayoutManager
  before_each(function()
    view = UITextView { frame = { 0, 0, 200, 100 }, text = "first line\nsecond", font = UIFont.systemFont(20) }
    manager = view.layoutManager
  end)

  it("counts glyphs as characters", function()
    assert.are.equal(17, manager.numberOfGlyphs)
    assert.are.equal(manager, view.layoutManager)
    assert.are.equal(view.textStorage, manager.textStorage)
    assert.are.equal(17, manager:glyphRange(view.textContainer).length)
    assert.are.equal(4, manager:glyphIndexForCharacter(4))
    assert.are.equal(4, manager:characterIndexForGlyph(4))
  end)

  it("has a rectangle for each line and for any range", function()
    manager:ensureLayout(view.textContainer)
    local used = manager:usedRect(view.textContainer)
    assert.are.equal(0, used.x)
    assert.are.equal(view.contentSize.height, used.height + 16)
    local lines = {}
    manager:enumerateLineFragments({ 1, 17 }, function(rect, usedRect, range)
      lines[#lines + 1] = range[1] .. "-" .. range[2]
      assert.are.equal(200, rect.width)
      assert.is_true(usedRect.width < rect.width)
    end)
    assert.are.same({ "1-11", "12-17" }, lines)
    local box = manager:boundingRect({ 1, 5 }, view.textContainer)
    assert.are.equal(5, box.x)
    assert.are.equal(0, box.y)
    assert.are.equal(manager:lineFragmentRect(13).y, manager:boundingRect({ 13, 14 }).y)
    assert.are.equal(used.maxY, manager:lineFragmentUsedRect(17).maxY)
    assert.are.equal(CGRect(0, 0, 0, 0), manager:boundingRect({ 3, 2 }))
    assert.is_nil(manager:lineFragmentRect(99))
  end)

  it("finds the glyph at a point", function()
    for _, glyph in ipairs { 1, 4, 10, 12, 17 } do
      local line, place = manager:lineFragmentRect(glyph), manager:location(glyph)
      assert.are.equal(glyph, manager:glyphIndex({ place.x + 1, line.y + 3 }, view.textContainer))
    end
    assert.are.equal(17, manager:characterIndex({ 190, 500 }))
    view.text = ""
    assert.is_nil(manager:glyphIndex { 1, 1 })
    assert.are.equal(0, manager.numberOfGlyphs)
    assert.are.equal(10, manager:usedRect().width)
  end)
end)

describe("links in a text view", function()
  local app, view, delegate, seen ---@type App, any, table, integer

  local function openText(text, options)
    delegate, seen = {}, 0
    app = launchWindow(function(window)
      view = UITextView { frame = { 0, 20, 320, 200 }, isEditable = false, font = UIFont.systemFont(16), delegate = delegate }
      for name, value in pairs(options or {}) do view[name] = value end
      if type(text) == "string" then view.text = text else view.attributedText = text end
      window:addSubview(view)
    end)
    app:answerURLs { "https:", "http:", "mailto:", "tel:" }
  end

  local function tap(position)
    local line, place = view.layoutManager:lineFragmentRect(position), view.layoutManager:location(position)
    app:tap { place.x + 2, view.frame.y + 8 + line.midY }
  end

  -- the address that was opened since the last call, or nil
  local function opened()
    local urls = app.openedURLs
    local last = #urls > seen and urls[#urls] or nil
    seen = #urls
    return last
  end

  it("open their address, unless the delegate keeps them", function()
    local text = NSMutableAttributedString { string = "see here now", attributes = { font = UIFont.systemFont(16) } }
    text:addAttribute("link", "https://lua.org", { 5, 8 })
    openText(text)
    tap(1)
    assert.is_nil(opened())
    tap(6)
    assert.are.equal("https://lua.org", opened())
    local asked ---@type any
    function delegate:shouldInteractWith(textView, url, range, interaction)
      asked = url .. " " .. range[1] .. "-" .. range[2] .. " " .. interaction
      return false
    end
    tap(6)
    assert.are.equal("https://lua.org 5-8 invokeDefaultAction", asked)
    assert.is_nil(opened())
    local url = URL { string = "https://lua.org/manual" }
    text:addAttribute("link", url, { 5, 8 })
    assert.are.equal(url, text:attribute("link", 6))
    view.attributedText = text
    function delegate:shouldInteractWith(_, link)
      asked = link
      return true
    end
    tap(6)
    assert.are.equal(url, asked)
    assert.are.equal("https://lua.org/manual", opened())
    view.isEditable = true
    asked = nil
    tap(6)
    assert.is_nil(asked)
  end)

  it("are found in a text that is not editable", function()
    openText("mail me@lua.org, see www.lua.org/about. or apple.com; call (408) 555-0123!", { dataDetectorTypes = "all" })
    tap(7)
    assert.are.equal("mailto:me@lua.org", opened())
    tap(24)
    assert.are.equal("http://www.lua.org/about", opened())
    tap(46)
    assert.are.equal("http://apple.com", opened())
    tap(65)
    assert.are.equal("tel:4085550123", opened())
    view.dataDetectorTypes = "phoneNumber"
    tap(24)
    assert.is_nil(opened())
    tap(65)
    assert.are.equal("tel:4085550123", opened())
    view.isEditable = true
    tap(65)
    assert.is_nil(opened())
  end)

  it("are not found in plain words and short numbers", function()
    openText("e.g. 12.5, v1.2.3, room 42, 555-12, a@b and file.txt", { dataDetectorTypes = { "link", "phoneNumber" } })
    for position = 1, #view.text do if view.text:sub(position, position) ~= " " then tap(position) end end
    assert.is_nil(opened())
  end)

  it("have looks that can be set", function()
    openText("see https://lua.org", { dataDetectorTypes = "link" })
    assert.is_nil(view.linkTextAttributes)
    view.linkTextAttributes = { foregroundColor = "green", font = UIFont.systemFont(30) }
    app:settle()
    assert.is_true(view.layoutManager:usedRect().height > 30)
    assert.are.equal("see https://lua.org", view.attributedText.string)
    assert.is_nil(view.attributedText:attribute("link", 6))
    assert.has_error(function() view.dataDetectorTypes = "address" end)
  end)

  it("survive a delegate that raises or answers wrongly", function()
    openText("https://lua.org", { dataDetectorTypes = "link" })
    function delegate:shouldInteractWith() error("broken delegate") end
    assert.has_error(function() tap(3) end)
    assert.is_nil(opened())
  end)
end)

describe("a text view's container and layout manager", function()
  local view = UITextView { frame = { 0, 0, 200, 100 }, text = "one\n" }

  it("say that the container is as wide as the view", function()
    assert.is_true(view.textContainer.widthTracksTextView)
    assert.is_false(view.textContainer.heightTracksTextView)
  end)

  it("know the empty line at the end", function()
    local manager = view.layoutManager
    local rect = manager.extraLineFragmentRect
    assert.are.equal(manager:lineFragmentRect(1).height, rect.minY)
    assert.are.equal(200, rect.width)
    view.text = "one"
    assert.are.equal(CGRect.zero, manager.extraLineFragmentRect)
    view.text = ""
    assert.are.equal(0, manager.extraLineFragmentRect.minY)
    assert.is_true(manager.extraLineFragmentRect.height > 0)
  end)

  it("have a glyph for each character, and a layout that needs no word", function()
    view.text = "three"
    local manager = view.layoutManager
    local range = manager:characterRange { 2, 99 }
    assert.are.same({ 2, 5 }, { range[1], range[2] })
    manager:invalidateLayout { 1, 3 }
    manager:invalidateDisplay { 1, 3 }
    assert.are.equal(5, manager.numberOfGlyphs)
  end)

  it("say what to write in the place of what isn't simulated", function()
    assert.raises("headIndent", function() view.textContainer.exclusionPaths = {} end)
    assert.raises("textViewDidChange", function() view.textStorage.delegate = {} end)
    assert.raises("lineSpacing", function() view.layoutManager.delegate = {} end)
  end)
end)
