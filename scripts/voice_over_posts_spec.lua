-- Where VoiceOver's cursor goes, and what it meets, where apps have words and containers of their own. Source: docs/rules/accessibility.md 2, 3, 7
local app ---@type App

describe("a cell with other words of the app's", function()
  local function rows(fill)
    app = launchWindow(function(window)
      local list = UITableView { frame = window.bounds }
      list.dataSource = {
        numberOfRowsInSection = function() return 1 end,
        cellForRowAt = function()
          local cell = UITableViewCell { accessoryType = "detailButton" }
          cell.textLabel.text = "Tea"
          cell.contentView:addSubview(UIButton { type = "system", title = "Buy", frame = { 200, 0, 60, 44 } })
          fill(cell)
          return cell
        end,
      }
      window:addSubview(list)
    end)
  end

  it("is followed by its controls as before", function()
    for _, fill in ipairs {
      function(cell) cell.accessibilityLabel = "Green tea" end,
      function(cell) cell.accessibilityHint = "Shows it." end,
      function(cell) cell.accessibilityCustomActions = { UIAccessibilityCustomAction { name = "Share" } } end,
    } do
      rows(fill)
      local name = app:find { class = "UITableViewCell" }.accessibilityLabel
      assert.accessibility(app, ('- table:\n  - cell "%s"\n  - button "Buy"\n  - button "More Info, %s"'):format(name, name), { children = "deep-equal" })
    end
  end)

  it("is one with all in it where the app has made it an element itself", function()
    rows(function(cell) cell.isAccessibilityElement = true end)
    assert.accessibility(app, '- table:\n  - cell "Tea"', { children = "deep-equal" })
  end)
end)

it("a post with a view that is no element leads to the first one in it, or to the one around it", function()
  local box, inner = UIView { frame = { 0, 200, 320, 100 } }, UIView { frame = { 0, 0, 50, 20 } }
  box:addSubview(UILabel { text = "Inside", frame = { 0, 0, 100, 20 } })
  local card = UIView { frame = { 0, 300, 320, 100 }, isAccessibilityElement = true, accessibilityLabel = "Card" }
  card:addSubview(inner)
  app = launchWindow { UILabel { text = "First", frame = { 0, 100, 100, 20 } }, box, card }
  local vo = app:voiceOver()
  UIAccessibility.post("layoutChanged", box)
  assert.are.equal("Inside", vo.description)
  UIAccessibility.post("screenChanged", inner)
  assert.are.equal("Card", vo.description)
  UIAccessibility.post("layoutChanged", UIView {})
  assert.are.equal("Card", vo.description)
end)

describe("the editing menu", function()
  local function openMenu(direction)
    app = launchWindow({ UITextField { frame = { 20, 100, 280, 34 }, borderStyle = "roundedRect", text = "two words", accessibilityLabel = "Field" } }, { direction = direction })
    app:tap { role = "textField" }
    app:settle()
    app:longPress { role = "textField" }
    app:settle()
  end

  it("stands and is read from the side where reading begins", function()
    local places = {}
    for _, direction in ipairs { "leftToRight", "rightToLeft" } do
      openMenu(direction)
      assert.accessibility(app, '- button "Cut"\n- button "Copy"\n- button "Select All"')
      local function x(name) local view = app:find { role = "button", name = name } return view:convert(view.bounds, nil).x end
      table.insert(places, x "Cut" < x "Copy" and x "Copy" < x "Select All")
    end
    assert.are.same({ true, false }, places)
  end)

  it("calls the signs for further pages by words", function()
    for _, direction in ipairs { "leftToRight", "rightToLeft" } do
      local view = UIView { frame = { 50, 300, 100, 40 } }
      local function action(title) return UIAction { title = title, handler = function() end } end
      local delegate = { menuFor = function() return UIMenu { children = { action "One", action "A title that is rather long", action "Another one as long", action "Last" } } end }
      app = launchWindow({ view }, { system = 17, direction = direction })
      local interaction = UIEditMenuInteraction(delegate)
      view:addInteraction(interaction)
      interaction:presentEditMenu(UIEditMenuConfiguration { sourcePoint = { 50, 20 } })
      app:settle()
      app:tap { role = "button", name = "Show next items" }
      app:settle()
      assert.shows(app, { role = "button", name = "Show previous items" })
      assert.shows(app, direction == "rightToLeft" and "›" or "‹")
    end
  end)
end)

it("what has been turned off has no cursor and says so; what it said stays", function()
  app = launchWindow { UILabel { text = "Hi", frame = { 0, 100, 100, 20 } }, UILabel { text = "Ho", frame = { 0, 200, 100, 20 } } }
  local vo = app:voiceOver()
  vo:stop()
  assert.is_nil(vo.element)
  assert.are.equal("", vo.description)
  assert.raises("turned off", function() vo:next() end)
  assert.is_nil(UIAccessibility.focusedElement())
  assert.are.same({ "Hi" }, vo.transcript)
  local again = app:voiceOver()
  again:next()
  assert.are.equal("Ho", again.description)
  assert.raises("turned off", function() vo:activate() end)
end)

describe("the cursor in a row", function()
  local rows, list, vo ---@type integer[], UITableView, VoiceOver

  before_each(function()
    rows = {}
    for i = 1, 30 do rows[i] = i end
    app = launchWindow(function(window)
      list = UITableView { frame = window.bounds }
      list:register(UITableViewCell, "row")
      list.dataSource = {
        numberOfRowsInSection = function() return #rows end,
        cellForRowAt = function(_, view, path)
          local cell = view:dequeueReusableCell("row", path)
          cell.textLabel.text, cell.accessoryType = "Row " .. rows[path.row], "detailButton"
          return cell
        end,
        commitEditingStyle = function(_, view, _, path)
          table.remove(rows, path.row)
          view:deleteRows({ path }, "automatic")
        end,
      }
      window:addSubview(list)
    end)
    vo = app:voiceOver()
  end)

  it("stays at the same control of the same row after reloadData", function()
    vo:touch { role = "button", name = "More Info, Row 5" }
    for _ = 1, 3 do
      list:reloadData()
      app:advanceFrames(1)
      assert.are.equal("More Info, Row 5. Button.", vo.description)
    end
  end)

  it("goes to the row that comes to its place, from what confirms a deletion, too", function()
    vo:touch { role = "button", name = "More Info, Row 5" }
    table.remove(rows, 5)
    list:deleteRows({ IndexPath { row = 5, section = 1 } }, "none")
    app:advanceFrames(1)
    assert.are.equal("More Info, Row 6. Button.", vo.description)
    list:setEditing(true, false)
    app:advanceFrames(1)
    vo:touch { role = "button", name = "Delete Row 3" }
    vo:activate()
    app:settle()
    vo:touch { role = "button", name = "Delete" }
    vo:activate()
    app:settle()
    assert.are.equal(4, rows[3])
    assert.are.equal("Row 4", vo.description)
  end)
end)

it("escape on a presented screen leaves the screens behind it alone", function()
  for _, system in ipairs { 12, 17 } do
    for _, style in ipairs { "fullScreen", "pageSheet", "formSheet", "overFullScreen", "currentContext", "popover" } do
      local navigation, below ---@type UINavigationController, UIViewController
      app = launchWindow(function(window)
        below = UIViewController { title = "Below" }
        below.view.backgroundColor = "white"
        navigation = UINavigationController { rootViewController = UIViewController { title = "Root" } }
        navigation:pushViewController(below, false)
        window.rootViewController = navigation
      end, { system = system })
      local inner = UINavigationController { rootViewController = UIViewController { title = "Card" }, modalPresentationStyle = style, isModalInPresentation = true }
      inner:pushViewController(UIViewController { title = "Deeper" }, false)
      if style == "popover" then inner.popoverPresentationController.sourceView = below.view end
      below:present(inner, true)
      app:settle()
      local vo = app:voiceOver()
      assert.is_true(vo:escape(), style)
      app:settle()
      assert.are.same({ 1, 2 }, { #inner.viewControllers, #navigation.viewControllers })
      assert.is_false(vo:escape(), style)
      app:settle()
      assert.are.same({ 1, 2 }, { #inner.viewControllers, #navigation.viewControllers })
      app:hardwareKeyboard(true)
      app:press "tab"
      app:press "escape"
      app:settle()
      assert.are.same({ 1, 2 }, { #inner.viewControllers, #navigation.viewControllers })
      assert.are.equal(inner, below.presentedViewController)
    end
  end
end)
