-- An open menu goes with the view that it belongs to, however that goes. Rules: docs/rules/lists.md 3
describe("an open menu goes with its view", function()
  local app, a, b, button ---@type App, UIViewController, UIViewController, UIButton
  local function action(title) return UIAction { title = title, handler = function() end } end
  local function menuButton()
    local made = UIButton { frame = { 40, 200, 100, 44 } }
    made:setTitle("Menu", "normal")
    made.menu = UIMenu { children = { action "Copy", action "Delete" } }
    made.showsMenuAsPrimaryAction = true
    return made
  end
  local function openStack()
    app = launchWindow(function(window)
      a = UIViewController {}
      a.view.backgroundColor = "white"
      button = menuButton()
      a.view:addSubview(button)
      local nav = UINavigationController { rootViewController = UIViewController {} }
      nav:pushViewController(a, false)
      window.rootViewController = nav
    end, { device = "iPhone 16", system = 17 })
    app:advance(0.1)
    b = UIViewController {}
    b.view.backgroundColor = "white"
  end
  local function openMenu()
    app:tap(button)
    app:settle()
    assert.is_true(app:menu() ~= nil)
  end
  it("where another controller is pushed over its own, and where that is popped", function()
    openStack()
    openMenu()
    a.navigationController:pushViewController(b, true)
    assert.is_nil(app:menu())
    app:settle()
    a.navigationController:popViewController(true)
    app:settle()
    openMenu()
    a.navigationController:popViewController(true)
    assert.is_nil(app:menu())
    app:settle()
  end)
  it("where something is presented over its controller, in every style", function()
    for _, style in ipairs { "automatic", "fullScreen", "overFullScreen", "formSheet", "custom" } do
      openStack()
      openMenu()
      b.modalPresentationStyle = style
      a:present(b, true)
      assert.is_nil(app:menu(), style)
      app:settle()
    end
    openStack()
    openMenu()
    local alert = UIAlertController { title = "x", preferredStyle = "alert" }
    a:present(alert, true)
    assert.is_nil(app:menu())
  end)
  it("where its controller is dismissed", function()
    openStack()
    local inner = menuButton()
    b.view:addSubview(inner)
    a:present(b, true)
    app:settle()
    app:tap(inner)
    app:settle()
    assert.is_true(app:menu() ~= nil)
    b:dismiss(true)
    assert.is_nil(app:menu())
    app:settle()
  end)
  it("where its button is taken away, alone or with what it stands in, or loses the menu", function()
    openStack()
    openMenu()
    button:removeFromSuperview()
    app:advance(0.05)
    assert.is_nil(app:menu())
    openStack()
    openMenu()
    a.view:removeFromSuperview()
    app:advance(0.05)
    assert.is_nil(app:menu())
    openStack()
    openMenu()
    button.menu = nil
    app:advance(0.05)
    assert.is_nil(app:menu())
  end)
  it("where its bar item goes, with its controller or alone", function()
    openStack()
    a.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "More", menu = UIMenu { children = { action "Copy" } } }
    app:advance(0.1)
    app:tap "More"
    app:settle()
    assert.is_true(app:menu() ~= nil)
    a.navigationController:pushViewController(b, true)
    assert.is_nil(app:menu())
    app:settle()
    a.navigationController:popViewController(true)
    app:settle()
    app:tap "More"
    app:settle()
    assert.is_true(app:menu() ~= nil)
    a.navigationItem.rightBarButtonItem = nil
    app:advance(0.05)
    assert.is_nil(app:menu())
    a.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "More", menu = UIMenu { children = { action "Copy" } } }
    app:advance(0.1)
    app:tap "More"
    app:settle()
    a:present(b, true)
    assert.is_nil(app:menu())
  end)
  it("where the device is turned", function()
    openStack()
    openMenu()
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.is_nil(app:menu())
  end)
  it("as a context menu, whose end its delegate hears", function()
    openStack()
    local log = {}
    local view = UIView { frame = { 40, 400, 100, 100 }, backgroundColor = "red" }
    view:addInteraction(UIContextMenuInteraction {
      configurationForMenuAtLocation = function()
        return UIContextMenuConfiguration { actionProvider = function() return UIMenu { children = { action "Copy" } } end }
      end,
      willEndFor = function() log[#log + 1] = "end" end,
    })
    a.view:addSubview(view)
    app:advance(0.1)
    local function hold()
      local finger = app:touch(90, 450)
      app:advance(0.7)
      finger:lift()
      app:settle()
      assert.is_true(app:menu() ~= nil)
    end
    hold()
    view:removeFromSuperview()
    app:settle()
    assert.is_nil(app:menu())
    assert.are.same({ "end" }, log)
    assert.are.equal(1, view.transform.a)
    a.view:addSubview(view)
    app:advance(0.1)
    hold()
    a:present(b, true)
    app:settle()
    assert.is_nil(app:menu())
    assert.are.same({ "end", "end" }, log)
    assert.are.equal(1, view.transform.a)
    b:dismiss(false)
    app:settle()
    hold()
    view:removeInteraction(view.interactions[1])
    app:settle()
    assert.is_nil(app:menu())
    assert.are.equal(1, view.transform.a)
  end)
  it("as the menu of a row, which belongs to the list", function()
    local source, ended = {}, 0
    function source.numberOfRowsInSection() return 3 end
    function source.cellForRowAt(_, tableView, path) return tableView:dequeueReusableCell("c", path) end
    function source.contextMenuConfigurationForRowAt()
      return UIContextMenuConfiguration { actionProvider = function() return UIMenu { children = { action "Copy" } } end }
    end
    function source.willEndContextMenuInteraction() ended = ended + 1 end
    local list ---@type UITableView
    app = launchWindow(function(window)
      list = UITableView { frame = { 0, 100, 393, 500 } }
      list:register(UITableViewCell, "c")
      list.dataSource, list.delegate = source, source
      window:addSubview(list)
    end, { device = "iPhone 16", system = 17 })
    app:advance(0.1)
    local function hold()
      local finger = app:touch(200, 122)
      app:advance(0.7)
      finger:lift()
      app:settle()
      assert.is_true(app:menu() ~= nil)
    end
    hold()
    assert.near(1.15, list:cellForRow(IndexPath(1, 1)).transform.a, 0.001)
    list:reloadData()
    app:settle()
    assert.is_true(app:menu() ~= nil)
    for _, cell in ipairs(list.visibleCells) do assert.are.equal(1, cell.transform.a) end
    list:removeFromSuperview()
    app:settle()
    assert.is_nil(app:menu())
    assert.are.equal(1, ended)
  end)

  it("as an edit menu", function()
    openStack()
    local interaction = UIEditMenuInteraction { menuFor = function() return UIMenu { children = { action "Copy" } } end }
    a.view:addInteraction(interaction)
    for _, leave in ipairs {
      function() a:present(b, false) end, function() a.navigationController:popViewController(true) end,
    } do
      interaction:presentEditMenu { sourcePoint = { 200, 400 } }
      app:advance(0.1)
      assert.is_true(app:exists "Copy")
      leave()
      app:settle()
      assert.is_false(app:exists "Copy")
      b:dismiss(false)
      app:settle()
    end
  end)

  it("as the popover of a date picker", function()
    openStack()
    local picker = UIDatePicker { datePickerMode = "date", frame = { 40, 300, 200, 40 } }
    a.view:addSubview(picker)
    app:advance(0.1)
    app:tap { 80, 320 }
    app:settle()
    assert.is_true(app:exists { class = "UIPickerView" })
    a.navigationController:popViewController(true)
    app:settle()
    assert.is_false(app:exists { class = "UIPickerView" })
    assert.are.equal(1, #app.window.subviews)
  end)

  it("but is another menu where that is wanted", function()
    openStack()
    local interaction = UIContextMenuInteraction {
      configurationForMenuAtLocation = function()
        return UIContextMenuConfiguration { actionProvider = function() return UIMenu { children = { action "Copy" } } end }
      end,
    }
    local view = UIView { frame = { 40, 400, 100, 100 }, backgroundColor = "red" }
    view:addInteraction(interaction)
    a.view:addSubview(view)
    app:advance(0.1)
    local finger = app:touch(90, 450)
    app:advance(0.7)
    finger:lift()
    interaction:updateVisibleMenu(function(menu) return menu:replacingChildren { action "One", action "Two" } end)
    app:settle()
    local menu = assert(app:menu())
    assert.are.same({ "One", "Two" }, { menu[1].title, menu[2].title })
    assert.has_error(function() interaction:updateVisibleMenu(function() return 5 end) end)
  end)
end)
