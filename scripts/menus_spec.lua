-- Menus of controls and context menus. Cases M-113 to M-126; docs/rules/lists.md 3.
describe("a menu", function()
  local app, button, ran, tapped ---@type App, UIButton, table, integer

  local function action(title, values)
    local made = UIAction { title = title, handler = function(one) ran[#ran + 1] = { title = one.title, sender = one.sender } end }
    for name, value in pairs(values or {}) do made[name] = value end
    return made
  end

  local function openButton(children, options)
    options = options or {}
    ran, tapped = {}, 0
    app = launchWindow(function(window)
      button = UIButton { frame = options.frame or { 40, 120, 100, 44 } }
      button:setTitle("Menu", "normal")
      button:addTarget("touchUpInside", function() tapped = tapped + 1 end)
      button.menu = UIMenu { title = options.title or "", children = children, options = options.options or {} }
      button.showsMenuAsPrimaryAction = options.primary ~= false
      if options.selects then button.changesSelectionAsPrimaryAction = true end
      window:addSubview(button)
    end, { device = "iPhone 16", system = 17 })
    app:advance(0.1)
  end

  local function platter()
    local views = app.window.subviews
    return app:menu() and views[#views].subviews[1] or nil
  end
  local function frame() return platter().frame end
  local function rect(x, y, width, height) return CGRect(x, y, width, height) end

  it("M-113: opens when the finger lands, 8 below its button", function()
    openButton { action "Copy", action("Delete", { attributes = "destructive" }) }
    assert.is_nil(app:menu())
    local finger = app:touch(90, 140)
    app:advance(1 / 60)
    assert.are.equal(rect(40, 172, 250, 88), frame())
    assert.are.equal("Copy", app:menu()[1].title)
    finger:lift()
    app:settle()
    -- A finger that lifts where it landed leaves it open.
    assert.is_true(platter() ~= nil)
    assert.are.equal(0, tapped)
  end)

  it("M-114: the same finger slides to a row", function()
    openButton { action "Copy", action "Delete" }
    local finger = app:touch(90, 140)
    app:advance(0.1)
    finger:move(90, 190, 0.2)
    finger:lift()
    app:advance(0.05)
    assert.are.equal(1, #ran)
    assert.are.equal("Copy", ran[1].title)
    assert.are.equal(button, ran[1].sender)
    assert.is_nil(platter())
    assert.are.equal(0, tapped)
  end)

  it("M-115: keeps inside the screen, and goes above where there is no room", function()
    openButton({ action "Copy", action "Delete" }, { frame = { 240, 760, 120, 44 } })
    app:tap(button)
    app:settle()
    assert.are.equal(385, frame().maxX)
    assert.are.equal(752, frame().maxY)
  end)

  it("M-117: without primary action it opens by resting", function()
    openButton({ action "Copy" }, { primary = false })
    app:tap(button)
    app:settle()
    assert.are.equal(1, tapped)
    assert.is_nil(platter())
    local finger = app:touch(90, 140)
    app:advance(0.6)
    assert.is_true(platter() ~= nil)
    finger:lift()
    app:settle()
    assert.are.equal(1, tapped)
  end)

  it("M-118: attributes", function()
    openButton { action("Off", { attributes = "disabled" }), action("Away", { attributes = "hidden" }), action("Stay", { attributes = "keepsMenuPresented" }) }
    app:tap(button)
    app:settle()
    assert.are.equal(88, frame().height)
    app:tap "Off"
    app:settle()
    assert.are.equal(0, #ran)
    assert.is_true(platter() ~= nil)
    app:tap "Stay"
    app:settle()
    assert.are.equal(1, #ran)
    assert.is_true(platter() ~= nil)
    assert.is_false(app:menu()[1].enabled)
  end)

  it("M-119: inline groups and titles", function()
    local inline = UIMenu { options = "displayInline", children = { action "B", action "C" } }
    openButton { action "A", inline }
    app:tap(button)
    app:settle()
    assert.are.equal(140, frame().height)
    openButton({ action "A", inline }, { title = "Edit" })
    app:tap(button)
    app:settle()
    assert.are.equal(170, frame().height)
  end)

  it("M-121: deferred elements", function()
    local times = 0
    local function provider(done)
      times = times + 1
      after(1, function() done { action "Late" } end)
    end
    local function twice(element)
      times = 0
      openButton { element }
      app:tap(button)
      app:advance(0.3)
      assert.is_true(app:find "Loading…" ~= nil)
      app:advance(1)
      assert.is_true(app:find "Late" ~= nil)
      app:tap { 200, 700 }
      app:advance(0.5)
      app:tap(button)
      app:advance(0.5)
    end
    twice(UIDeferredMenuElement(provider))
    assert.are.equal(1, times)
    assert.is_true(app:find "Late" ~= nil)
    twice(UIDeferredMenuElement.uncached(provider))
    assert.are.equal(2, times)
    app:advance(1)
  end)

  it("M-122: submenus take the place of their parents", function()
    openButton { action "Copy", UIMenu { title = "More", children = { action "One", action "Two" } } }
    app:tap(button)
    app:settle()
    assert.are.equal("Two", app:menu()[2].children[2].title)
    app:tap "More"
    app:settle()
    assert.are.equal(132, frame().height)
    assert.is_true(app:find "One" ~= nil)
    app:tap { 200, 700 }
    app:settle()
    assert.is_nil(platter())
    assert.are.equal(0, #ran)
    assert.is_nil(app:menu())
  end)

  it("M-123: commands go up the responder chain", function()
    local saved = 0
    local function launchWith(methods)
      ---@class menus_spec.Saver: UIViewController
      ---@overload fun(properties?: table): menus_spec.Saver
      local Saver = class("SaverController", UIViewController)
      for name, method in pairs(methods) do Saver[name] = method end
      app = launchWindow(Saver {}, { device = "iPhone 16", system = 17 })
      button = UIButton { frame = { 40, 120, 100, 44 } }
      button.menu = UIMenu { children = { UICommand { title = "Save", action = "saveDocument" } } }
      button.showsMenuAsPrimaryAction = true
      app.window.rootViewController.view:addSubview(button)
      app:advance(0.1)
      app:tap(button)
      app:settle()
    end
    launchWith {}
    assert.is_false(app:menu()[1].enabled)
    launchWith { saveDocument = function() saved = saved + 1 end }
    assert.is_true(app:menu()[1].enabled)
    app:tap "Save"
    app:settle()
    assert.are.equal(1, saved)
  end)

  it("one of several is chosen", function()
    openButton({ action "Small", action "Large" }, { options = "singleSelection", selects = true })
    assert.are.equal("Small", button:title "normal")
    app:tap(button)
    app:settle()
    assert.are.equal("on", app:menu()[1].state)
    app:tap "Large"
    app:settle()
    assert.are.equal("Large", button:title "normal")
    assert.are.equal("on", button.menu.children[2].state)
    assert.are.equal("off", button.menu.children[1].state)
  end)

  describe("of a view", function()
    local calls, list, target ---@type table, UITableView, UIView

    local function openTable(answer)
      calls = {}
      app = launchWindow(function(window)
        list = UITableView { frame = window.bounds }
        list:register(UITableViewCell, "c")
        local delegate = {
          configurationForMenuAtLocation = function(_, _, point)
            calls[#calls + 1] = ("asked %d %d"):format(point.x, point.y)
            return answer and UIContextMenuConfiguration {
              actionProvider = function(suggested)
                assert.are.equal(0, #suggested)
                return UIMenu { children = { UIAction { title = "Share", handler = function() calls[#calls + 1] = "share" end } } }
              end,
            } or nil
          end,
          willDisplayMenuFor = function() calls[#calls + 1] = "display" end,
          willEndFor = function() calls[#calls + 1] = "end" end,
          willPerformPreviewActionForMenuWith = function(_, _, _, animator)
            calls[#calls + 1] = "preview"
            animator:addCompletion(function() calls[#calls + 1] = "completed" end)
          end,
        }
        list.dataSource = {
          numberOfRowsInSection = function() return 3 end,
          cellForRowAt = function(_, view, path)
            local cell = view:dequeueReusableCell("c", path)
            if path.row == 2 then
              target = UIView { frame = { 20, 2, 100, 40 }, backgroundColor = "red" }
              cell.contentView:addSubview(target)
              target:addInteraction(UIContextMenuInteraction(delegate))
            end
            return cell
          end,
        }
        list.delegate = { didSelectRowAt = function(_, _, path) calls[#calls + 1] = "selected " .. path.row end }
        window:addSubview(list)
      end, { device = "iPhone 8", system = 17 })
      app:advance(0.1)
    end

    local function press()
      local place = target:convert({ 30, 20 }, nil)
      local finger = app:touch(place.x, place.y)
      app:advance(0.6)
      return finger
    end

    it("M-125: opens by resting, and the row is not selected", function()
      openTable(true)
      local finger = press()
      assert.are.same({ "asked 30 20", "display" }, calls)
      assert.is_true(app:find "Share" ~= nil)
      finger:lift()
      app:settle()
      app:tap { 200, 600 }
      app:settle()
      assert.are.same({ "asked 30 20", "display", "end" }, calls)
      -- A tap on what it belongs to.
      finger = press()
      finger:lift()
      app:settle()
      app:tap { 70, 66 }
      app:settle()
      assert.are.same({ "asked 30 20", "display", "preview", "end", "completed" }, { table.unpack(calls, 4) })
    end)

    it("M-126: without a configuration the tap goes on", function()
      openTable(false)
      local finger = press()
      finger:lift()
      app:settle()
      assert.are.same({ "asked 30 20", "selected 2" }, calls)
    end)
  end)
end)

describe("menus", function()
  it("of a button that shows what is chosen have one element that is on", function()
    local button, chosen = UIButton { type = "system", frame = { 20, 100, 200, 40 } }, {} ---@type UIButton, string[]
    local app = launchWindow(function(window) window:addSubview(button) end, { system = 17 })
    local function action(title) return UIAction { title = title, handler = function(one) chosen[#chosen + 1] = one.title end } end
    button.menu = UIMenu { children = { action "Red", UIMenu { options = "displayInline", children = { action "Blue" } } } }
    button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction = true, true
    app:advance(0.1)
    assert.are.equal("Red", button.currentTitle)
    app:tap(button)
    app:settle()
    app:tap "Blue"
    app:settle()
    assert.are.equal("Blue", button.currentTitle)
    assert.are.same({ "Blue" }, chosen)
    assert.are.equal("off", button.menu.children[1].state)
    assert.are.same(button.menu.children[2].children, button.menu.selectedElements)
  end)

  it("know what is chosen, and whoever takes a command may change it while the menu is open", function()
    local a, b = UIAction { title = "A" }, UIAction { title = "B", state = "on" }
    local menu = UIMenu { options = "singleSelection", children = { a, UIMenu { options = "displayInline", children = { b } } } }
    assert.are.same({ b }, menu.selectedElements)
    local Root = class("ValidatingRoot", UIViewController) ---@type any
    local count = 0
    function Root.save() count = count + 1 end
    function Root.validate(_, command)
      command.title, command.state, command.attributes = "Save " .. count, "on", count > 0 and "disabled" or {}
    end
    local command = UICommand { title = "Save", action = "save" }
    local app = launchWindow(function(window)
      local root = Root {}
      local button = UIButton { frame = { 40, 200, 100, 44 } }
      button:setTitle("Menu", "normal")
      button.menu = UIMenu { children = { command } }
      button.showsMenuAsPrimaryAction = true
      root.view:addSubview(button)
      window.rootViewController = root
    end, { system = 17 })
    app:advance(0.1)
    app:tap "Menu"
    app:settle()
    assert.are.equal("Save 0", app:menu()[1].title)
    app:tap "Save 0"
    app:settle()
    assert.are.equal(1, count)
    assert.are.equal("Save", command.title)
    app:tap "Menu"
    app:settle()
    assert.is_false(app:menu()[1].enabled)
  end)
end)

describe("a context menu while the keyboard is up", function()
  it("stands above it, so that each row can be chosen", function()
    local chosen ---@type string
    local app = launchWindow(function(window)
      window:addSubview(UITextField { frame = { 20, 100, 200, 34 }, borderStyle = "roundedRect", placeholder = "Name" })
      local label = UILabel { text = "Press me", frame = { 20, 470, 200, 40 }, isUserInteractionEnabled = true }
      label:addInteraction(UIContextMenuInteraction {
        configurationForMenuAtLocation = function()
          return UIContextMenuConfiguration {
            actionProvider = function()
              local children = {}
              for i, title in ipairs { "Copy", "Delete", "Third" } do
                children[i] = UIAction { title = title, handler = function() chosen = title end }
              end
              return UIMenu { children = children }
            end,
          }
        end,
      })
      window:addSubview(label)
    end, { device = "iPhone 16", system = 17 })
    app:tap { role = "textField" }
    app:settle()
    for _, title in ipairs { "Copy", "Delete", "Third" } do
      app:longPress "Press me"
      app:settle()
      app:tap(title)
      app:settle()
      assert.are.equal(title, chosen)
    end
  end)
end)
