-- VoiceOver, Switch Control and a hardware keyboard as users of assistive technology move them. The cases' numbers are those of
-- docs/rules/accessibility.md.
local app, window, list ---@type App, UIWindow, UITableView

local function rows(count, more)
  local source = {
    numberOfRowsInSection = function(_, _, section) return type(count) == "table" and count[section] or count end,
    cellForRowAt = function(_, tableView, path)
      local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text = "Row " .. path.section .. "." .. path.row
      return cell
    end,
  }
  if type(count) == "table" then source.numberOfSections = function() return #count end end
  for name, value in pairs(more or {}) do source[name] = value end
  list = UITableView { frame = UIScreen.main.bounds, rowHeight = 44 }
  list.dataSource, list.delegate = source, source
  return list, source
end

describe("VoiceOver", function()
  it("A-117: begins at the first element and touches rows", function()
    app = launch "fruits"
    local told = 0
    NotificationCenter.default:addObserver(UIAccessibility.voiceOverStatusDidChangeNotification, function() told = told + 1 end)
    local vo = app:voiceOver()
    assert.is_true(UIAccessibility.isVoiceOverRunning)
    assert.are.equal(1, told)
    assert.are.equal("Apple", vo.element.accessibilityLabel)
    assert.is_true(vo.element:accessibilityElementIsFocused())
    assert.is_nil(vo:previous())
    assert.are.equal("Apple", vo.element.accessibilityLabel)
    app:clearCalls()
    vo:touch "Cherry"
    vo:activate()
    local calls = app:calls "didSelectRowAt"
    assert.are.equal(1, #calls)
    assert.are.equal(IndexPath(1, 6), calls[1][2])
    vo:stop()
    assert.is_false(UIAccessibility.isVoiceOverRunning)
  end)

  it("A-117: tells the element that it has the cursor", function()
    local seen = {}
    ---@class voice_over_spec.Spot: UIView
    ---@overload fun(properties?: table): voice_over_spec.Spot
    local Spot = class("Spot", UIView)
    function Spot:accessibilityElementDidBecomeFocused() seen[#seen + 1] = "came " .. self.accessibilityLabel end
    function Spot:accessibilityElementDidLoseFocus() seen[#seen + 1] = "left " .. self.accessibilityLabel end
    local function spot(name, y) return Spot { frame = { 0, y, 100, 20 }, isAccessibilityElement = true, accessibilityLabel = name } end
    app, window = launchWindow { spot("a", 0), spot("b", 50) }
    local vo = app:voiceOver()
    local frames = app.time
    vo:next()
    assert.near(1 / 60, app.time - frames, 1e-9)
    assert.are.same({ "came a", "left a", "came b" }, seen)
  end)

  it("A-118: reads a long table through, and goes through headings", function()
    app, window = launchWindow { (rows({ 50, 50 }, { titleForHeaderInSection = function(_, _, section) return "Part " .. section end })) }
    local vo = app:voiceOver()
    local lines, seen = vo:readAll(), {}
    assert.are.equal(102, #lines)
    for _, line in ipairs(lines) do
      assert.is_nil(seen[line])
      seen[line] = true
    end
    assert.are.equal("Part 1. Heading.", lines[1])
    assert.are.equal("Row 2.50", lines[102])
    local last = vo.element.accessibilityFrame
    assert.are.equal(568, last.y + last.height)
    assert.are.equal("Part 1", vo:first().accessibilityLabel)
    assert.are.equal("Part 2", vo:next "headings".accessibilityLabel)
    assert.is_nil(vo:next "headings")
    assert.are.equal("Part 2. Heading.", vo.description)
    assert.are.equal("Part 1", vo:previous "headings".accessibilityLabel)
  end)

  it("A-119: brings the next row in by the least way", function()
    local view = rows(100, { scrollViewDidScroll = function() end, scrollViewWillBeginDragging = function() end })
    app, window = launchWindow { view }
    local vo = app:voiceOver()
    for _ = 2, 12 do vo:next() end
    assert.are.equal("Row 1.12", vo.description)
    assert.are.equal(0, list.contentOffset.y)
    app:clearCalls()
    local time = app.time
    vo:next()
    assert.are.equal(4, list.contentOffset.y)
    assert.are.equal(1, #app:calls "scrollViewDidScroll")
    assert.are.equal(0, #app:calls "scrollViewWillBeginDragging")
    assert.near(1 / 60, app.time - time, 1e-9)
  end)

  it("A-121: runs an action by its name", function()
    local ran = {}
    app, window = launchWindow { (rows(3, {
      trailingSwipeActionsConfigurationForRowAt = function(_, _, path)
        return UISwipeActionsConfiguration { actions = { UIContextualAction { style = "destructive", title = "Delete", handler = function(_, _, done)
          ran[#ran + 1] = path
          done(true)
        end } } }
      end,
    })) }
    local vo = app:voiceOver()
    vo:next()
    assert.is_true(vo:perform "Delete")
    assert.are.same({ IndexPath(1, 2) }, ran)
    assert.raises('"Delete"', function() vo:perform "Archive" end)
  end)

  it("A-122: where the element has gone the one at its place has the cursor", function()
    local names = { "a", "b", "c" }
    local view = rows(3, {
      numberOfRowsInSection = function() return #names end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = names[path.row]
        return cell
      end,
    })
    app, window = launchWindow { view }
    local vo = app:voiceOver()
    vo:next()
    table.remove(names, 2)
    view:deleteRows({ IndexPath(1, 2) }, "none")
    app:settle()
    assert.are.equal("c", vo.element.accessibilityLabel)
    table.remove(names, 2)
    view:deleteRows({ IndexPath(1, 2) }, "none")
    app:settle()
    assert.are.equal("a", vo.element.accessibilityLabel)
  end)

  it("A-123: after a push the cursor is on the way back", function()
    local A, B = UIViewController { title = "A" }, UIViewController { title = "B" }
    app, window = launchWindow(function(window) window.rootViewController = UINavigationController { rootViewController = A } end)
    local vo = app:voiceOver()
    local before = #app.accessibilityNotifications
    window.rootViewController:pushViewController(B, true)
    app:settle()
    local posts = app.accessibilityNotifications
    assert.are.equal(before + 1, #posts)
    assert.are.equal("screenChanged", posts[#posts].notification)
    assert.are.equal("A. Back Button.", vo.description)
  end)

  it("A-125: keeps a transcript with announcements", function()
    app, window = launchWindow { UISwitch { isOn = true, accessibilityLabel = "Sounds", frame = { 20, 20, 51, 31 } } }
    local vo = app:voiceOver()
    UIAccessibility.post("announcement", "Saved")
    assert.are.same({ "Sounds. Switch Button. On. | Double tap to toggle setting.", "» Saved" }, vo.transcript)
  end)

  it("A-126: says the new value", function()
    app, window = launchWindow { UISlider { value = 0.5, frame = { 20, 20, 200, 31 } } }
    local vo = app:voiceOver()
    vo:increment()
    assert.are.equal("60%. Adjustable.", vo.description)
  end)

  it("A-127: walks an alert only", function()
    app, window = launchWindow(function(window) window.rootViewController = UIViewController {} end)
    local alert = UIAlertController { title = "Delete?", message = "For ever", preferredStyle = "alert" }
    alert:addAction(UIAlertAction { title = "Cancel", style = "cancel" })
    alert:addAction(UIAlertAction { title = "OK" })
    window.rootViewController:present(alert, true)
    app:settle()
    local vo = app:voiceOver()
    local said = { vo.description }
    while vo:next() do said[#said + 1] = vo.description end
    assert.are.same({ "Delete?. Heading.", "For ever", "Cancel. Button.", "OK. Button." }, said)
  end)

  it("goes through links, buttons, fields, images, containers and a custom rotor", function()
    local function item(name, y, traits) return UIView { frame = { 0, y, 100, 20 }, isAccessibilityElement = true, accessibilityLabel = name, accessibilityTraits = traits } end
    local box = UIView { frame = { 0, 200, 200, 100 }, accessibilityContainerType = "list" }
    box:addSubview(item("first of list", 0))
    local price = item("price", 320)
    app, window = launchWindow { item("start", 0), item("link", 40, "link"), item("button", 80, "button"), UITextField { placeholder = "field", frame = { 0, 120, 100, 30 } },
      item("image", 160, "image"), box, price }
    window.accessibilityCustomRotors = { UIAccessibilityCustomRotor { name = "Prices", itemSearch = function(_, forward) return forward and price or nil end } }
    local vo = app:voiceOver()
    for rotor, name in pairs { links = "link", buttons = "button", images = "image", containers = "first of list", Prices = "price" } do
      vo:first()
      assert.are.equal(name, vo:next(rotor).accessibilityLabel, rotor)
    end
    vo:first()
    assert.are.equal("field", vo:next "textFields".placeholder)
    vo:first()
    assert.is_nil(vo:next "headings")
    assert.raises("rotor", function() vo:next "heading" end)
  end)
end)

describe("a hardware keyboard", function()
  it("A-129: goes through groups with tab and inside with arrows", function()
    local chosen = {}
    app, window = launchWindow(function(window)
      local controller = UITableViewController {}
      local _, source = rows(5, { didSelectRowAt = function(_, _, path) chosen[#chosen + 1] = path end })
      controller.tableView.dataSource, controller.tableView.delegate = source, source
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      window.rootViewController = UINavigationController { rootViewController = controller }
    end, { device = "iPad" })
    app:hardwareKeyboard(true)
    app:press "tab"
    assert.is_truthy(app:accessibility():find('- button "Edit" [focused]', 1, true), app:accessibility())
    app:press "tab"
    assert.is_truthy(app:accessibility():find('- cell "Row 1.1" [focused]', 1, true), app:accessibility())
    app:press "down"
    assert.is_truthy(app:accessibility():find('- cell "Row 1.2" [focused]', 1, true), app:accessibility())
    app:press "space"
    assert.are.same({ IndexPath(1, 2) }, chosen)
  end)

  it("arrows go to the nearest one in their direction: in a grid to the line below", function()
    for _, direction in ipairs { "leftToRight", "rightToLeft" } do
      local source = { numberOfItemsInSection = function() return 7 end }
      function source:cellForItemAt(view, path)
        local cell = view:dequeueReusableCell("item", path)
        cell.contentView:addSubview(UILabel { text = "I" .. path.item, frame = { 0, 0, 60, 20 } })
        return cell
      end
      app, window = launchWindow(function(window)
        local flow = UICollectionViewFlowLayout { itemSize = { 200, 100 } }
        local grid = UICollectionView { frame = { 0, 20, 768, 400 }, collectionViewLayout = flow, dataSource = source, delegate = source }
        grid:register(UICollectionViewCell, "item")
        window:addSubview(grid)
      end, { device = "iPad", direction = direction })
      app:settle()
      app:hardwareKeyboard(true)
      app:press "tab"
      local walk = {}
      for _, key in ipairs { "right", "down", "right", "up", "left", "left", "left", "down", "down", "down" } do
        app:press(key)
        walk[#walk + 1] = app:accessibility():match 'cell "(I%d)" %[focused'
      end
      assert.are.equal("I2 I5 I6 I3 I2 I1 I1 I4 I7 I7", table.concat(walk, " "))
      app:terminate()
    end
  end)

  it("escape leaves what is in front, also without a focus", function()
    local alert
    local function present(actions)
      app, window = launchWindow(function(window)
        local second = UIViewController { title = "B" }
        window.rootViewController = UINavigationController { viewControllers = { UIViewController { title = "A" }, second } }
        alert = UIAlertController { title = "Sure?", preferredStyle = "alert" }
        for _, style in ipairs(actions) do alert:addAction(UIAlertAction { title = style, style = style }) end
        after(0.1, function() second:present(alert, false) end)
      end, { device = "iPad" })
      app:settle()
      app:hardwareKeyboard(true)
      app:press "escape"
      app:settle()
    end
    present { "default" }
    assert.is_true(app:exists "Sure?")
    present { "default", "cancel" }
    assert.is_false(app:exists "Sure?")
    assert.is_true(app:exists { role = "navigationBar", name = "B" })
    app:press "escape"
    app:settle()
    assert.is_true(app:exists { role = "navigationBar", name = "A" })
  end)

  it("A-130: a field keeps its keys, and tab leaves it", function()
    local field = UITextField { frame = { 20, 40, 200, 30 }, placeholder = "Name" }
    local button = UIButton { title = "Go", frame = { 20, 100, 100, 44 } }
    app, window = launchWindow(function(window)
      window:addSubview(field)
      window:addSubview(button)
    end, { device = "iPad" })
    app:hardwareKeyboard(true)
    app:press "tab"
    assert.is_true(field.isFirstResponder)
    app:type "a"
    assert.are.equal("a", field.text)
    app:press "tab"
    assert.is_false(field.isFirstResponder)
    assert.is_truthy(app:accessibility():find('- button "Go" [focused]', 1, true), app:accessibility())
  end)
end)

it("A-131: Switch Control stops only at what can be used", function()
  app, window = launchWindow { UILabel { text = "plain", frame = { 0, 0, 100, 20 } }, UIButton { title = "button", frame = { 0, 40, 100, 44 } },
    UILabel { text = "text", frame = { 0, 100, 100, 20 } }, UISwitch { accessibilityLabel = "switch", frame = { 0, 140, 51, 31 } } }
  local switch = app:switchControl()
  assert.is_true(UIAccessibility.isSwitchControlRunning)
  assert.are.equal("button", switch.element.accessibilityLabel)
  assert.are.equal("switch", switch:next().accessibilityLabel)
  assert.is_nil(switch:next())
end)

describe("lists of all kinds", function()
  local collection, source

  local function items(count, layout, headers)
    collection = UICollectionView { frame = UIScreen.main.bounds, collectionViewLayout = layout }
    collection:register(UICollectionViewCell, "cell")
    collection:registerSupplementaryView(UICollectionReusableView, "UICollectionElementKindSectionHeader", "header")
    source = {
      numberOfSections = function() return headers or 1 end,
      numberOfItemsInSection = function() return count end,
      cellForItemAt = function(_, view, path)
        local cell = view:dequeueReusableCell("cell", path)
        if #cell.contentView.subviews == 0 then cell.contentView:addSubview(UILabel { frame = { 0, 0, 90, 20 } }) end
        cell.contentView.subviews[1].text = "Item " .. path.section .. "." .. path.item
        return cell
      end,
      viewForSupplementaryElementOfKind = function(_, view, kind, path)
        local header = view:dequeueReusableSupplementaryView(kind, "header", path)
        if #header.subviews == 0 then header:addSubview(UILabel { frame = { 0, 0, 90, 20 } }) end
        header.subviews[1].text = "Header " .. path.section
        return header
      end,
    }
    collection.dataSource = source
    return collection
  end

  it("meets what is listed twice once", function()
    local box = UIView { frame = { 0, 0, 320, 200 } }
    local one, two = UILabel { text = "one", frame = { 0, 0, 100, 20 } }, UILabel { text = "two", frame = { 0, 40, 100, 20 } }
    box:addSubview(one)
    box:addSubview(two)
    box.accessibilityElements = { one, two, one }
    app, window = launchWindow { box }
    assert.are.same({ "one", "two" }, app:voiceOver():readAll())
  end)

  it("reads every item of a collection view, and its headers", function()
    app, window = launchWindow { items(40, UICollectionViewFlowLayout { itemSize = { 100, 100 }, headerReferenceSize = { 320, 30 } }, 2) }
    local lines = app:voiceOver():readAll()
    assert.are.equal(82, #lines)
    assert.are.equal("Header 1", lines[1])
    assert.are.equal("Item 1.40", lines[41])
    assert.are.equal("Header 2", lines[42])
    assert.are.equal("Item 2.40", lines[82])
    local vo = app:voiceOver()
    for _ = 1, 41 do vo:previous() end
    assert.are.equal("Item 1.40", vo.description)
  end)

  it("goes through a row of items to what is below it", function()
    for _, direction in ipairs { "leftToRight", "rightToLeft" } do
      app, window = launchWindow(function(window)
        local list = items(30, UICollectionViewFlowLayout { itemSize = { 100, 100 }, scrollDirection = "horizontal" })
        list.frame = { 0, 40, 320, 110 }
        window:addSubview(list)
        window:addSubview(UILabel { text = "After", frame = { 0, 300, 100, 20 } })
      end, { direction = direction == "leftToRight" and direction or nil })
      local lines = app:voiceOver():readAll()
      assert.are.equal(31, #lines)
      assert.are.equal("Item 1.30", lines[30])
      assert.are.equal("After", lines[31])
    end
  end)

  it("reads what scrolls together, each element once", function()
    local scroll = UIScrollView { frame = { 0, 0, 320, 300 }, contentSize = { 320, 2000 } }
    for i = 1, 10 do scroll:addSubview(UILabel { text = "Text " .. i, frame = { 0, i * 150, 100, 20 } }) end
    app, window = launchWindow { scroll, UILabel { text = "After", frame = { 0, 400, 100, 20 } } }
    local lines = app:voiceOver():readAll()
    assert.are.equal(11, #lines)
    assert.are.equal("Text 10", lines[10])
    assert.are.equal("After", lines[11])
    local vo = app:voiceOver()
    vo:first()
    assert.are.equal("Text 1", vo.description)
    assert.are.equal(0, scroll.contentOffset.y)
  end)
end)

describe("the focus of a keyboard", function()
  local log

  local function focused() return (app:accessibility():match "[^\n]*focused[^\n]*") end

  local function buttons(fill, options)
    app, window = launchWindow(function(window)
      local stack = UIView { frame = { 0, 100, 320, 100 } }
      for i = 1, 3 do stack:addSubview(UIButton { title = "B" .. i, frame = { 100 * i - 90, 0, 90, 44 } }) end
      window:addSubview(stack)
      window:addSubview(UIButton { title = "Other", frame = { 10, 300, 90, 44 } })
      if fill then fill(stack, window) end
    end, options or { device = "iPad" })
    app:hardwareKeyboard(true)
  end

  it("A-132: objects and what is around them hear of it", function()
    log = {}
    local Watcher = class("Watcher", UIViewController)
    function Watcher:didUpdateFocus(context, coordinator)
      local function name(view) return view and view.accessibilityLabel or "nothing" end
      log[#log + 1] = name(context.previouslyFocusedView) .. " > " .. name(context.nextFocusedView) .. " " .. context.focusHeading
      coordinator:addCoordinatedAnimations(function() log[#log + 1] = "animated" end, function() log[#log + 1] = "over" end)
    end
    local told = 0
    app, window = launchWindow(function(window)
      window.rootViewController = Watcher {}
      for i = 1, 2 do window.rootViewController.view:addSubview(UIButton { title = "B" .. i, frame = { 20, 60 * i, 90, 44 } }) end
    end, { device = "iPad" })
    assert.is_nil(UIFocusSystem.focusSystem(window))
    app:hardwareKeyboard(true)
    NotificationCenter.default:addObserver(UIFocusSystem.didUpdateNotification, function() told = told + 1 end)
    app:press "tab"
    app:press "down"
    app:settle()
    assert.are.same({ "nothing > B1 next", "animated", "over", "B1 > B2 down", "animated", "over" }, log)
    assert.are.equal(2, told)
    local item = UIFocusSystem.focusSystem(window).focusedItem
    assert.are.equal("B2", item.accessibilityLabel)
    assert.is_true(item.isFocused)
    app:press "down"
    assert.are.equal('- button "B2" [focused]', focused())
  end)

  it("leaves out what can't become focused, and takes what says it can", function()
    local Shy = class("Shy", UIButton)
    function Shy:canBecomeFocused() return false end
    local Plain = class("Plain", UIView)
    function Plain:canBecomeFocused() return true end
    local shy, plain = Shy { title = "Shy", frame = { 0, 50, 90, 44 } }, Plain { frame = { 0, 200, 100, 50 } }
    local group
    buttons(function(stack, window)
      group = stack
      stack:addSubview(shy)
      window:addSubview(plain)
    end)
    app:press "tab"
    assert.are.equal('- button "B1" [focused]', focused())
    for _ = 1, 2 do app:press "right" end
    assert.are.equal('- button "B3" [focused]', focused())
    app:press "right"
    assert.are.equal('- button "B3" [focused]', focused())
    app:press "tab"
    assert.is_true(plain.isFocused)
  end)

  it("groups by name, and asks before it moves", function()
    local stays = false
    local Keeper = class("Keeper", UIButton)
    function Keeper:shouldUpdateFocus(context) return not stays end
    local keeper = Keeper { title = "Keeper", frame = { 10, 400, 90, 44 }, focusGroupIdentifier = "all" }
    buttons(function(stack, window)
      stack.focusGroupIdentifier = "all"
      window:addSubview(keeper)
    end)
    app:press "tab"
    for _ = 1, 3 do app:press "down" end
    assert.is_true(keeper.isFocused)
    stays = true
    app:press "tab"
    assert.is_true(keeper.isFocused)
    stays = false
    app:press "tab"
    assert.are.equal('- button "Other" [focused]', focused())
  end)

  it("shift and tab go back to the group before", function()
    local field = UITextField { frame = { 20, 40, 200, 30 }, placeholder = "Name" }
    local box = UIView { frame = { 0, 100, 320, 100 } }
    local one, two = UIButton { title = "One", frame = { 0, 0, 100, 44 } }, UIButton { title = "Two", frame = { 120, 0, 100, 44 } }
    box:addSubview(one)
    box:addSubview(two)
    app, window = launchWindow { field, box }
    app:hardwareKeyboard(true)
    app:press "shiftTab"
    assert.is_true(one.isFocused)
    app:press "shiftTab"
    assert.is_true(field.isFirstResponder)
    assert.is_true(app:keyCommand("\t", { "shift" }))
    assert.is_true(one.isFocused)
    assert.is_false(field.isFirstResponder)
    assert.is_true(app:keyCommand "\t")
    assert.is_true(field.isFirstResponder)
  end)

  it("from right to left the left arrow goes on", function()
    buttons(nil, { device = "iPad", direction = "rightToLeft" })
    app:press "tab"
    assert.are.equal('- button "B3" [focused]', focused())
    app:press "left"
    assert.are.equal('- button "B2" [focused]', focused())
    app:press "right"
    assert.are.equal('- button "B3" [focused]', focused())
  end)
end)

it("escape leaves a popover, from its content and from the region around it", function()
  for _, moves in ipairs { 0, 1 } do
    app, window = launchWindow(function(window)
      local controller, popover = UIViewController {}, UIViewController { modalPresentationStyle = "popover", preferredContentSize = { 200, 200 } }
      popover.view:addSubview(UILabel { text = "Inside", frame = { 20, 20, 100, 20 } })
      window.rootViewController = controller
      local button = UIButton { title = "More", frame = { 100, 100, 100, 44 } }
      controller.view:addSubview(button)
      popover.popoverPresentationController.sourceView = button
      button:addAction(UIAction { handler = function() controller:present(popover, true) end }, "touchUpInside")
    end, { device = "iPad" })
    app:tap "More"
    app:settle()
    local vo = app:voiceOver()
    for _ = 1, moves do vo:next() end
    assert.are.equal(moves == 0 and "Inside" or "dismiss popup. Button.", vo.description)
    assert.is_true(vo:escape())
    app:settle()
    assert.is_false(app:exists "Inside")
  end
end)

it("a row that is deleted has lost the cursor at once, while it leaves the screen", function()
  local names = { "A", "B", "C", "D", "E" }
  local list = UITableView { frame = { 0, 0, 320, 480 } }
  list.dataSource = {
    numberOfRowsInSection = function() return #names end,
    cellForRowAt = function(_, _, path)
      local cell = UITableViewCell {}
      cell.textLabel.text = names[path.row]
      return cell
    end,
  }
  app = launchWindow(function(window) window:addSubview(list) end)
  for _, animation in ipairs { "left", "fade", "top" } do
    names = { "A", "B", "C", "D", "E" }
    list:reloadData()
    local vo = app:voiceOver()
    vo:touch "C"
    table.remove(names, 3)
    list:deleteRows({ IndexPath(1, 3) }, animation)
    app:wait(0.1)
    assert.are.equal("D", vo.description, animation)
    app:settle()
    assert.are.equal("D", vo.description, animation)
    vo:stop()
  end
end)
