-- What lint finds where a voice has nothing to say, or a user no way out: each beside a screen that is right.
local app, window ---@type App, UIWindow

local function picture(label)
  local made = UIGraphicsImageRenderer { size = CGSize(24, 24) }:image(function() UIRectFill(CGRect(0, 0, 24, 24)) end)
  if label then made.accessibilityLabel = label end
  return made
end

local function launchOnWhite(fill, system)
  app, window = launchWindow(function(window)
    local screen = UIViewController {}
    screen.view.backgroundColor, window.rootViewController = "white", screen
    window:makeKeyAndVisible()
    if fill then fill(screen.view, screen) end
  end, { system = system, window = { backgroundColor = "white" } })
  app:settle()
end

local function rows(fill)
  return function(view)
    local list = UITableView { frame = view.bounds }
    list.dataSource = {
      numberOfRowsInSection = function() return 2 end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        fill(cell, path.row)
        return cell
      end,
    }
    view:addSubview(list)
  end
end

local function finds(rule, words)
  local text = assert.raises(rule, function() assert.lints(app) end)
  assert.is_truthy(text:find(words, 1, true), text)
end

for _, system in ipairs { 12, 17 } do
  describe("missing-name in system " .. system, function()
    it("is found in rows that show nothing but a picture", function()
      launchOnWhite(rows(function(cell) cell.imageView.image = picture() end), system)
      finds("5 missing-name", "shows a picture")
      launchOnWhite(rows(function(cell, row) cell.imageView.image, cell.accessibilityLabel = picture(), "Photo " .. row end), system)
      assert.lints(app)
      launchOnWhite(rows(function(cell, row)
        cell.contentView:addSubview(UIImageView { image = picture "Cat", isAccessibilityElement = true, accessibilityLabel = "Photo " .. row, frame = { 15, 0, 44, 44 }, contentMode = "center" })
      end), system)
      assert.lints(app)
    end)

    it("isn't found in rows without anything, with a sign or with a field", function()
      launchOnWhite(rows(function(cell, row)
        if row == 1 then cell.accessoryType = "checkmark" end
      end), system)
      assert.lints(app)
      launchOnWhite(rows(function(cell, row) cell.contentView:addSubview(UITextField { placeholder = "Name " .. row, frame = { 15, 0, 200, 44 } }) end), system)
      assert.lints(app)
    end)

    it("is found in views that the app has made elements, and not in those with a value", function()
      for _, class in ipairs { "UIView", "UIImageView" } do
        launchOnWhite(function(view) view:addSubview(_G[class] { isAccessibilityElement = true, frame = { 20, 100, 100, 44 } }) end, system)
        finds("5 missing-name", class .. " at {20, 100} is an element")
      end
      launchOnWhite(function(view) view:addSubview(UIView { isAccessibilityElement = true, accessibilityValue = "5 of 10", frame = { 20, 100, 100, 44 } }) end, system)
      assert.lints(app)
      launchOnWhite(function(view)
        view.accessibilityElements = { UIAccessibilityElement { accessibilityContainer = view, accessibilityFrameInContainerSpace = { 0, 100, 50, 50 } } }
      end, system)
      finds("5 missing-name", "{0, 100} is an element")
    end)
  end)
end

describe("undetected-element", function()
  local Sign = class("Sign", UIView)
  function Sign:draw() NSAttributedString { string = "Exit" }:draw(CGPoint(0, 0)) end

  it("is found in a text that a view draws, and in a layer of text", function()
    launchOnWhite(function(view) view:addSubview(Sign { frame = { 20, 100, 100, 50 }, backgroundColor = "white" }) end)
    finds("11 undetected-element", "Sign shows a text")
    launchOnWhite(function(view)
      local plate = UIView { frame = { 20, 100, 100, 50 }, backgroundColor = "white" }
      plate.layer:addSublayer(CATextLayer { string = "Exit", fontSize = 20, foregroundColor = "black", frame = { 0, 0, 100, 30 } })
      view:addSubview(plate)
    end)
    finds("11 undetected-element", "UIView shows a text")
  end)

  it("isn't where the view says it, or stands in an element", function()
    launchOnWhite(function(view)
      view:addSubview(Sign { frame = { 20, 100, 100, 50 }, backgroundColor = "white", isAccessibilityElement = true, accessibilityLabel = "Exit" })
    end)
    assert.lints(app)
    launchOnWhite(function(view)
      local around = UIView { frame = { 20, 100, 100, 50 }, isAccessibilityElement = true, accessibilityLabel = "Exit" }
      around:addSubview(Sign { frame = { 0, 0, 100, 50 }, backgroundColor = "white" })
      view:addSubview(around)
    end)
    assert.lints(app)
  end)
end)

it("a picture among the letters has a name that voices say, a plus sign hasn't", function()
  launchOnWhite(function(view) view:addSubview(UIButton { type = "system", title = "👍", frame = { 20, 100, 60, 44 } }) end)
  assert.lints(app)
  launchOnWhite(function(view) view:addSubview(UIButton { type = "system", title = "+", frame = { 20, 100, 60, 44 } }) end)
  finds("12 poor-description", "which no voice can say")
end)

describe("no-way-out", function()
  local function present(controller)
    launchOnWhite()
    controller.modalPresentationStyle = "fullScreen"
    controller.view.backgroundColor = "white"
    window.rootViewController:present(controller, false)
    app:settle()
  end

  it("is found in a navigation controller whose bar has no button", function()
    local screen = UIViewController { title = "For ever" }
    screen.view.backgroundColor = "white"
    present(UINavigationController { rootViewController = screen })
    finds("17 no-way-out", "covers the screen")
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem { systemItem = "done" }
    app:settle()
    assert.lints(app)
  end)

  it("a view's own accessibilityPerformEscape is one, and that of a screen in a navigation controller", function()
    local Leaving = class("LeavingView", UIView)
    function Leaving:accessibilityPerformEscape() return true end
    local screen = UIViewController {}
    screen.view = Leaving { backgroundColor = "white" }
    present(screen)
    assert.lints(app)
    local Screen = class("LeavingScreen", UIViewController)
    function Screen:accessibilityPerformEscape() return true end
    local inner = Screen { title = "Card" }
    inner.view.backgroundColor = "white"
    present(UINavigationController { rootViewController = inner })
    assert.lints(app)
  end)

  it("is found in a modal view that covers all", function()
    local card ---@type UIView
    launchOnWhite(function(view)
      card = UIView { frame = view.bounds, backgroundColor = "white", accessibilityViewIsModal = true }
      card:addSubview(UILabel { text = "For ever", frame = { 20, 100, 200, 22 } })
      view:addSubview(card)
    end)
    finds("17 no-way-out", "is modal")
    card:addSubview(UIButton { type = "system", title = "Close", frame = { 20, 200, 100, 44 } })
    assert.lints(app)
  end)
end)

it("bar items, tab items and swipe actions with a picture are called as the picture is", function()
  for _, system in ipairs { 12, 17 } do
    for _, direction in ipairs { "leftToRight", "rightToLeft" } do
      local ran = 0
      app = launchWindow(function(window)
        local list = UITableViewController {}
        list.tableView.dataSource = {
          numberOfRowsInSection = function() return 1 end,
          cellForRowAt = function()
            local cell = UITableViewCell {}
            cell.textLabel.text = "Letter"
            return cell
          end,
        }
        list.tableView.delegate = {
          trailingSwipeActionsConfigurationForRowAt = function()
            local action = UIContextualAction { style = "normal", handler = function(_, _, done) ran = ran + 1 done(true) end }
            action.image = picture "Archive"
            return UISwipeActionsConfiguration { actions = { action } }
          end,
        }
        list.navigationItem.rightBarButtonItem = UIBarButtonItem { image = picture "Compose" }
        list.toolbarItems = { UIBarButtonItem { image = picture "Filter" } }
        local navigation = UINavigationController { rootViewController = list }
        navigation.isToolbarHidden = false
        navigation.tabBarItem = UITabBarItem { image = picture "Inbox", tag = 1 }
        local tabs = UITabBarController {}
        tabs.viewControllers = { navigation }
        window.rootViewController = tabs
      end, { system = system, direction = direction })
      app:settle()
      assert.accessibility(app, [[
- navigationBar:
  - button "Compose"
- table:
  - cell "Letter" [actions="Archive"]
- toolbar:
  - button "Filter"
- tabBar:
  - button "Inbox" [selected]
]])
      assert.lints(app)
      local vo = app:voiceOver()
      vo:touch { role = "cell", name = "Letter" }
      vo:perform "Archive"
      assert.are.equal(1, ran)
    end
  end
end)

it("a setting's short name leads to its whole one", function()
  app = launchWindow {}
  for _, name in ipairs { "reduceMotion", "isBoldText", "invertColors", "isVoiceOver" } do
    assert.raises("did you mean 'is", function() app:setAccessibility { [name] = true } end)
  end
end)
