-- What `lunette lint` finds about accessibility. The cases' numbers are those of docs/rules/accessibility.md; the rules' are lint's.
local app, window ---@type App, UIWindow

local function launchOnWhite(fill, options)
  options = options or {}
  options.window = { backgroundColor = "white" }
  app, window = launchWindow(fill, options)
  app:settle()
  return app
end

local function finds(rule, options, words)
  local text = assert.raises(rule, function() assert.lints(app, options) end)
  if words then assert.is_truthy(text:find(words, 1, true), text) end
  return text
end

local function table_(window, tint)
  local controller = UITableViewController {}
  controller.title = "Things"
  controller.tableView.dataSource = {
    numberOfRowsInSection = function() return 3 end,
    titleForHeaderInSection = function() return "Header" end,
    canEditRowAt = function() return true end,
    cellForRowAt = function(_, _, path)
      local cell = UITableViewCell { style = "value1" }
      cell.textLabel.text, cell.detailTextLabel.text = "Row " .. path.row, "Detail"
      cell.accessoryType = "detailDisclosureButton"
      return cell
    end,
  }
  controller.navigationItem.rightBarButtonItem = controller.editButtonItem
  local navigation = UINavigationController { rootViewController = controller }
  if tint then navigation.navigationBar.tintColor = tint end
  window.rootViewController = navigation
  return controller
end

describe("what is the system's own", function()
  it("A-161: a table with its bar is clean, also while it edits", function()
    local controller ---@type UITableViewController
    launchOnWhite(function(window) controller = table_(window) end)
    assert.lints(app)
    controller:setEditing(true, true)
    app:settle()
    assert.lints(app)
  end)

  it("A-162: a tint of the app's own is judged", function()
    launchOnWhite(function(window) table_(window, "#AACCFF") end)
    finds("4 low-contrast", nil, "Edit")
  end)

  it("A-163: UIKit's colours are judged where asked", function()
    launchOnWhite { UIButton { type = "system", title = "OK", frame = { 20, 100, 100, 44 } } }
    assert.lints(app)
    finds("4 low-contrast", { systemColors = true }, "4.02")
  end)

  it("configured buttons in the system's colours are not blamed, those of the app are", function()
    local function look(kind, colors)
      local configuration = UIButton.Configuration[kind]()
      configuration.title = "Continue"
      for key, color in pairs(colors or {}) do configuration[key] = color end
      launchOnWhite { UIButton { configuration = configuration, frame = { 20, 100, 200, 44 } } }
    end
    for _, kind in ipairs { "plain", "gray", "tinted", "filled" } do
      look(kind)
      assert.lints(app)
      finds("4 low-contrast", { systemColors = true }, "Continue")
    end
    look("filled", { baseBackgroundColor = "#77BBFF" })
    finds("4 low-contrast", nil, "Continue")
    look("gray", { baseForegroundColor = "lightGray" })
    finds("4 low-contrast", nil, "Continue")
  end)

  it("bars, alerts, searches and tabs are clean", function()
    launchOnWhite(function(window)
      local one = UIViewController { title = "One" }
      one.view.backgroundColor = "white"
      local bar = UISearchBar { placeholder = "Search", frame = { 0, 64, 320, 56 }, showsCancelButton = true }
      one.view:addSubview(bar)
      one.toolbarItems = { UIBarButtonItem { systemItem = "trash" }, UIBarButtonItem { systemItem = "flexibleSpace" }, UIBarButtonItem { systemItem = "add" } }
      local navigation = UINavigationController { rootViewController = one }
      local tabs = UITabBarController {}
      tabs.viewControllers = { navigation, UIViewController { title = "Two" } }
      window.rootViewController = tabs
      one.tabBarItem.badgeValue = "3"
    end)
    assert.lints(app)
    local alert = UIAlertController { title = "Delete?", message = "It can't be undone", preferredStyle = "alert" }
    alert:addAction(UIAlertAction { title = "Cancel", style = "cancel" })
    alert:addAction(UIAlertAction { title = "Delete", style = "destructive" })
    window.rootViewController:present(alert, true)
    app:settle()
    assert.lints(app)
  end)

  it("so are what leads back below a status bar, badges in the dark, a calendar and what is around it, what has never scrolled again", function()
    for _, device in ipairs { "iPhone 8", "iPhone 16", "iPad" } do
      local controller ---@type UITableViewController
      launchOnWhite(function(window)
        controller = table_(window)
        controller.navigationController.tabBarItem.badgeValue = "3"
        window.rootViewController = UITabBarController { viewControllers = { controller.navigationController } }
      end, { device = device, system = 17, appearance = "dark" })
      local next = UIViewController { title = "Next" }
      next.view.backgroundColor = UIColor.systemBackground
      next.view:addSubview(UIDatePicker { preferredDatePickerStyle = "compact", accessibilityLabel = "When", frame = { 20, 200, 240, 34 } })
      controller.navigationController:pushViewController(next, true)
      app:settle()
      assert.lints(app)
      app:tap { class = "UIDatePicker" }
      app:settle()
      assert.lints(app)
    end
  end)

  it("cells that wait are not, where they are dequeued", function()
    local layout = UICollectionViewFlowLayout { itemSize = { 30, 30 }, minimumInteritemSpacing = 0, minimumLineSpacing = 0 }
    launchOnWhite(function(window)
      local view = UICollectionView { frame = window.bounds, collectionViewLayout = layout, backgroundColor = "white" }
      view:register(UICollectionViewCell, "item")
      view.dataSource = {
        numberOfItemsInSection = function() return 300 end,
        cellForItemAt = function(_, collection, path) return collection:dequeueReusableCell("item", path) end,
      }
      window:addSubview(view)
    end)
    layout.itemSize = { 300, 300 }
    layout:invalidateLayout()
    app:settle()
    assert.lints(app)
  end)
end)

it("A-165: what can be tapped is met by assistive technology", function()
  local view = UIView { frame = { 20, 100, 100, 100 } }
  view:addGestureRecognizer(UITapGestureRecognizer { action = function() end })
  launchOnWhite { view }
  finds("11 undetected-element", nil, "can be tapped")
  view.isAccessibilityElement, view.accessibilityLabel, view.accessibilityTraits = true, "Card", "button"
  assert.lints(app)
end)

it("a text that is drawn, or that no element says, is found", function()
  ---@class accessibility_audit_spec.Board: UIView
  ---@overload fun(properties?: table): accessibility_audit_spec.Board
  local Board = class("Board", UIView)
  function Board:draw() ("Score"):draw { at = { 10, 10 } } end
  local ok = pcall(function() launchOnWhite { Board { frame = { 0, 100, 200, 100 } } } end)
  if ok then pcall(function() assert.lints(app) end) end
  local label = UILabel { text = "Hidden from VoiceOver", isAccessibilityElement = false, frame = { 20, 100, 200, 20 } }
  launchOnWhite { label }
  assert.lints(app)
end)

it("A-166: names that say nothing", function()
  local function picture(options)
    local button = UIButton { type = "custom", frame = { 20, 100, 44, 44 } }
    button:setImage(UIImage { named = "btn_add", size = { 20, 20 } }, "normal")
    for key, value in pairs(options or {}) do button[key] = value end
    launchOnWhite { button }
  end
  picture()
  finds("12 poor-description", nil, "btn_add")
  picture { accessibilityLabel = "Add" }
  assert.lints(app)
  picture { accessibilityLabel = "Add button" }
  finds("12 poor-description", nil, "button")
  picture { accessibilityLabel = "***" }
  finds("12 poor-description")
  picture { accessibilityLabel = "UIButton" }
  finds("12 poor-description")
  picture { accessibilityLabel = "addButton1", accessibilityIdentifier = "addButton1" }
  finds("12 poor-description", nil, "accessibilityIdentifier")
  launchOnWhite { UIButton { title = "OK", frame = { 20, 100, 100, 44 } }, UIButton { title = "OK", frame = { 20, 200, 100, 44 } } }
  finds("12 poor-description", nil, "another one")
end)

it("A-167: what can be tapped says so", function()
  local label = UILabel { text = "Tap me", frame = { 20, 100, 200, 44 }, isUserInteractionEnabled = true }
  label:addGestureRecognizer(UITapGestureRecognizer { action = function() end })
  launchOnWhite { label }
  finds("13 wrong-trait")
  label.accessibilityTraits = "button"
  assert.lints(app)
  launchOnWhite { UIView { frame = { 20, 100, 100, 44 }, isAccessibilityElement = true, accessibilityLabel = "Volume", accessibilityTraits = "adjustable" } }
  finds("13 wrong-trait", nil, "accessibilityIncrement")
  ---@class accessibility_audit_spec.Dial: UIView
  ---@overload fun(properties?: table): accessibility_audit_spec.Dial
  local Dial = class("Dial", UIView)
  function Dial:accessibilityIncrement() end
  launchOnWhite { Dial { frame = { 20, 100, 100, 44 }, isAccessibilityElement = true, accessibilityLabel = "Volume", accessibilityTraits = "adjustable" } }
  assert.lints(app)
end)

it("A-169: fonts follow the text size where that is asked", function()
  local label = UILabel { text = "Fixed", font = UIFont.systemFont(17), frame = { 20, 100, 200, 22 } }
  launchOnWhite { label }
  assert.lints(app)
  finds("14 fixed-text", { also = "fixed-text" })
  label.font, label.adjustsFontForContentSizeCategory = UIFont.preferredFont "body", true
  assert.lints(app, { also = { "fixed-text" } })
  assert.raises("fixed-text", function() assert.lints(app, { also = "fixed" }) end)
end)

it("A-170: small targets keep their distance", function()
  local function pair(distance)
    local list = {}
    for i = 0, 1 do list[i + 1] = UIButton { title = i == 0 and "A" or "B", frame = { 20 + i * distance, 100, 20, 20 } } end
    launchOnWhite { table.unpack(list) }
    return select(2, pcall(assert.lints, app))
  end
  assert.is_truthy(tostring(pair(22)):find("15 close-targets", 1, true), tostring(pair(22)))
  assert.is_falsy(tostring(pair(24)):find("close-targets", 1, true))
end)

it("A-171: a field of 30 points is high enough", function()
  launchOnWhite { UITextField { frame = { 20, 100, 200, 30 }, placeholder = "Name", borderStyle = "roundedRect" } }
  assert.lints(app)
  launchOnWhite { UITextField { frame = { 20, 100, 200, 20 }, placeholder = "Name", borderStyle = "roundedRect" } }
  finds("3 small-target")
end)

it("weak borders and screens without a way out", function()
  local button = UIButton { title = "OK", frame = { 20, 100, 100, 44 } }
  button:setTitleColor("black", "normal")
  button.layer.borderWidth, button.layer.borderColor = 1, "#DDDDDD"
  launchOnWhite { button }
  finds("16 weak-graphics")
  launchOnWhite(function(window) window.rootViewController = UIViewController {} end)
  local closed = UIViewController { modalPresentationStyle = "fullScreen" }
  closed.view.backgroundColor = "white"
  closed.view:addSubview(UILabel { text = "For ever", frame = { 20, 100, 200, 20 } })
  window.rootViewController:present(closed, false)
  app:settle()
  finds("17 no-way-out")
  closed.view:addSubview(UIButton { title = "Close", frame = { 20, 200, 100, 44 } })
  assert.lints(app)
end)

describe("contrast of what an app has chosen", function()
  local function labels(colors, ground)
    launchOnWhite(function(window)
      local box = UIView { frame = { 0, 100, 320, 300 }, backgroundColor = ground }
      for i, color in ipairs(colors) do box:addSubview(UILabel { text = "Text " .. color, frame = { 20, i * 40, 200, 30 }, textColor = color }) end
      window:addSubview(box)
    end)
  end

  it("counts, also where UIKit has the same colours", function()
    labels({ "white", "#007AFF", "#FF3B30", "#8E8E93" }, "#FFFFFF")
    for _, color in ipairs { "white", "#007AFF", "#FF3B30", "#8E8E93" } do finds("4 low-contrast", nil, "Text " .. color) end
    labels({ "black" }, "black")
    finds("4 low-contrast", nil, "1.00 to 1")
    labels({ "#007AFF" }, "#FF3B30")
    finds("4 low-contrast", nil, "Text #007AFF")
  end)

  it("is not that of a cell's own labels", function()
    launchOnWhite(function(window) table_(window) end)
    assert.lints(app)
  end)
end)

describe("fixed-text", function()
  it("leaves UIKit's own texts alone, and sees buttons, fields and text views", function()
    local function text(kind, options)
      options.frame, options.text = { 20, options.y, 200, 40 }, options.text or kind
      options.y = nil
      return _G[kind](options)
    end
    launchOnWhite(function(window)
      local controller = table_(window)
      controller.title = "Items"
    end)
    assert.lints(app, { also = { "fixed-text" } })
    launchOnWhite(function(window)
      window:addSubview(text("UITextField", { y = 100, accessibilityLabel = "Name", font = UIFont.systemFont(15) }))
      window:addSubview(text("UITextView", { y = 160, font = UIFont.systemFont(15) }))
      window:addSubview(UIButton { type = "system", frame = { 20, 220, 200, 44 }, title = "Save" })
    end)
    for _, name in ipairs { "UITextField", "UITextView", "UIButton" } do finds("14 fixed-text", { also = { "fixed-text" } }, name) end
  end)
end)

describe("no-way-out", function()
  for what, make in pairs {
    ["a field"] = function() return UITextField { frame = { 20, 100, 200, 34 }, borderStyle = "roundedRect", placeholder = "Name" } end,
    ["a slider"] = function() return UISlider { frame = { 20, 100, 200, 34 }, accessibilityLabel = "Volume" } end,
  } do
    it("is found where a screen has nothing but " .. what, function()
      launchOnWhite(function(window)
        local root, card = UIViewController {}, UIViewController { modalPresentationStyle = "fullScreen" }
        card.view.backgroundColor = "white"
        card.view:addSubview(make())
        window.rootViewController = root
        window:makeKeyAndVisible()
        root:present(card, false)
      end)
      app:settle()
      finds("17 no-way-out")
    end)
  end
end)
