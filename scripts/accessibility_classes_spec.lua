-- What UIKit's classes say, and in which order. The cases' numbers are those of docs/rules/accessibility.md.
local app, window ---@type App, any

local function tree(options) return (app:accessibility(options)) end

-- What VoiceOver reads of a view, or of the nth element.
local function read(target)
  local vo = app:voiceOver()
  if type(target) == "number" then
    vo:first()
    for _ = 2, target do vo:next() end
  elseif target then
    vo:touch(target)
  end
  return vo.description, vo.hint
end

local function readAll()
  local lines = {}
  for _, line in ipairs(app:voiceOver():readAll()) do lines[#lines + 1] = (line:gsub(" | .*", "")) end
  return lines
end

local function dot(name, x, y) return UILabel { text = name, frame = { x, y, 32, 32 } } end
local function names()
  local list = {}
  for name in tree():gmatch('"(.-)"') do list[#list + 1] = name end
  return table.concat(list, " ")
end

local function rows(texts, more)
  local source = {
    numberOfRowsInSection = function(_, _, section) return #(type(texts[1]) == "table" and texts[section] or texts) end,
    cellForRowAt = function(_, tableView, path)
      local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row", style = more and more.style or "default" }
      local text = (type(texts[1]) == "table" and texts[path.section] or texts)[path.row]
      cell.textLabel.text = text
      if more and more.fill then more.fill(cell, path) end
      return cell
    end,
  }
  if type(texts[1]) == "table" then source.numberOfSections = function() return #texts end end
  for name, value in pairs(more or {}) do if name ~= "fill" and name ~= "style" then source[name] = value end end
  local view = UITableView { frame = UIScreen.main.bounds }
  view.dataSource, view.delegate = source, source
  return view
end

describe("order", function()
  it("A-026: rows of an iPad are 13 points high", function()
    app, window = launchWindow(function(window) window:addSubview(dot("a", 300, 100)) window:addSubview(dot("b", 10, 112)) end, { device = "iPad" })
    assert.are.equal("b a", names())
    app, window = launchWindow(function(window) window:addSubview(dot("a", 300, 100)) window:addSubview(dot("b", 10, 113)) end, { device = "iPad" })
    assert.are.equal("a b", names())
  end)

  it("A-029: from right to left each row begins on the right", function()
    app, window = launchWindow(function(window)
      for i = 1, 9 do window:addSubview(dot(tostring(i), 60 * ((i - 1) % 3) + 60, 60 * ((i - 1) // 3) + 60)) end
    end, { direction = "rightToLeft" })
    assert.are.equal("3 2 1 6 5 4 9 8 7", names())
  end)

  it("A-030: bar, content, tabs", function()
    app, window = launchWindow(function(window)
      local controller = UITableViewController {}
      controller.title = "Things"
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      local list = rows { "One", "Two", "Three" }
      controller.tableView.dataSource = list.dataSource
      local other = UIViewController { title = "Other" }
      local tabs = UITabBarController {}
      local navigation = UINavigationController { rootViewController = controller }
      navigation.tabBarItem = UITabBarItem { title = "List" }
      tabs.viewControllers = { navigation, other }
      window.rootViewController = tabs
    end)
    assert.are.equal("Things Things Edit One Two Three List Other", names())
  end)

  it("A-031: header, rows, header, rows", function()
    app, window = launchWindow { rows({ { "a", "b" }, { "c", "d" } }, { titleForHeaderInSection = function(_, _, section) return "H" .. section end }) }
    assert.are.equal("H1 a b H2 c d", names())
  end)
end)

describe("fields and pickers", function()
  it("A-045, A-046, A-047: text fields", function()
    local field = UITextField { placeholder = "Name", frame = { 10, 10, 200, 30 } }
    local secret = UITextField { isSecureTextEntry = true, text = "hunter2", frame = { 10, 60, 200, 30 } }
    app, window = launchWindow { field, secret }
    assert.are.equal("Name", field.accessibilityValue)
    local text, hint = read(field)
    assert.are.equal("Name. Text Field.", text)
    assert.are.equal("Double tap to edit.", hint)
    assert.are.equal("•••••••", secret.accessibilityValue)
    assert.is_truthy(read(secret):find("Secure Text Field.", 1, true))
    field.accessibilityLabel, field.text = "Name", "Ada"
    app:tap(field)
    text, hint = read(field)
    assert.are.equal("Name: Ada. Text Field. Is editing.", text)
    assert.are.equal("", hint)
  end)

  it("A-049: a text view is a field while it can be edited", function()
    local view = UITextView { text = "abc", frame = { 0, 0, 200, 100 } }
    app, window = launchWindow { view }
    assert.are.equal("abc. Text Field.", read(view))
    view.isEditable = false
    assert.are.equal("abc", read(view))
    assert.are.equal("staticText", view.accessibilityTraits)
  end)

  it("A-050: a search bar is its field and its buttons", function()
    local bar = UISearchBar { placeholder = "Search fruits", frame = { 0, 0, 320, 56 } }
    app, window = launchWindow { bar }
    assert.are.equal("Search fruits. Search Field.", read(1))
    app:tap(bar)
    app:type "App"
    assert.is_truthy(tree():find("- searchField.-: App\n"), tree())
    assert.is_truthy(tree():find('- button "Clear text"', 1, true), tree())
  end)

  it("A-051: a wheel tells its row", function()
    local colors = { "Red", "Green", "Blue" }
    local picker = UIPickerView { frame = { 0, 0, 320, 216 } }
    local source = {
      numberOfComponents = function() return 1 end, numberOfRowsInComponent = function() return 3 end,
      titleForRow = function(_, _, row) return colors[row] end,
    }
    picker.dataSource, picker.delegate = source, source
    app, window = launchWindow { picker }
    picker:selectRow(2, 1, false)
    assert.is_truthy(tree():find("- pickerWheel: Green\n", 1, true), tree())
    assert.are.equal("Green. Adjustable. 2 of 3.", (read(1)))
  end)

  it("A-053: wheels of a date picker", function()
    local picker = UIDatePicker { datePickerMode = "time", frame = { 0, 0, 320, 216 } }
    picker.date = os.time { year = 2026, month = 1, day = 1, hour = 9, min = 58 }
    app, window = launchWindow { picker }
    local text = tree()
    for _, words in ipairs { "9 o'clock", "58 minutes", "AM" } do assert.is_truthy(text:find("- pickerWheel: " .. words .. "\n", 1, true), text) end
  end)
end)

describe("speech of controls", function()
  it("A-033 to A-043: buttons, switches, sliders, steppers, segments, pages", function()
    local button = UIButton { title = "Save", frame = { 0, 0, 100, 44 } }
    local switch = UISwitch { isOn = true, frame = { 0, 60, 51, 31 } }
    local slider = UISlider { value = 0.75, frame = { 0, 120, 200, 31 } }
    local stepper = UIStepper { frame = { 0, 180, 94, 29 } }
    local segments = UISegmentedControl { items = { "A", "B", "C" }, selectedSegmentIndex = 2, frame = { 0, 240, 200, 29 } }
    local pages = UIPageControl { numberOfPages = 3, currentPage = 2, frame = { 0, 300, 100, 37 } }
    app, window = launchWindow { button, switch, slider, stepper, segments, pages }
    assert.are.equal("Save. Button.", (read(button)))
    local text, hint = read(switch)
    assert.are.equal("Switch Button. On.", text)
    assert.are.equal("Double tap to toggle setting.", hint)
    assert.are.equal("1", switch.accessibilityValue)
    text, hint = read(slider)
    assert.are.equal("75%. Adjustable.", text)
    assert.are.equal("Swipe up or down with one finger to adjust the value.", hint)
    assert.are.same({ "Save. Button.", "Switch Button. On.", "75%. Adjustable.", "Decrement. Dimmed. Button.", "Increment. Button.", "A. Button. 1 of 3.",
      "Selected: B. Button. 2 of 3.", "C. Button. 3 of 3.", "page 2 of 3. Adjustable." }, readAll())
    assert.are.same({ "Page control" }, pages.accessibilityUserInputLabels)
  end)
end)

describe("bars", function()
  local function navigation(...)
    local controllers = { ... }
    app, window = launchWindow(function(window)
      local navigation = UINavigationController { rootViewController = controllers[1] }
      window.rootViewController = navigation
      for i = 2, #controllers do navigation:pushViewController(controllers[i], false) end
    end)
  end

  it("A-054, A-055: the way back", function()
    navigation(UIViewController { title = "First" }, UIViewController { title = "Second" })
    assert.are.same({ "First. Back Button.", "Second. Heading." }, readAll())
    navigation(UIViewController {}, UIViewController {})
    assert.are.same({ "Back Button." }, readAll())
  end)

  it("A-057: items of the system have names", function()
    local controller = UIViewController {}
    controller.navigationItem.rightBarButtonItems = {
      UIBarButtonItem { systemItem = "add" }, UIBarButtonItem { systemItem = "trash" },
      UIBarButtonItem { systemItem = "action" }, UIBarButtonItem { title = "Next" },
    }
    navigation(controller)
    assert.are.equal('- navigationBar:\n  - button "Next"\n  - button "Share"\n  - button "Delete"\n  - button "Add"\n', tree())
  end)

  it("A-058, A-059: tabs and their badges", function()
    local tabs = UITabBarController {}
    app, window = launchWindow(function(window)
      local list = {}
      for i, title in ipairs { "Item A", "Item B", "Item C" } do
        list[i] = UIViewController {}
        list[i].tabBarItem = UITabBarItem { title = title }
      end
      tabs.viewControllers = list
      tabs.selectedIndex = 2
      window.rootViewController = tabs
    end)
    assert.are.same({ "Item A. Tab. 1 of 3.", "Selected: Item B. Tab. 2 of 3.", "Item C. Tab. 3 of 3." }, readAll())
    for i, badge in ipairs { "3", "A", "" } do tabs.viewControllers[i].tabBarItem.badgeValue = badge end
    app:advanceFrames(1)
    assert.are.same({ "Item A: 3 items. Tab. 1 of 3.", "Selected: Item B: A. Tab. 2 of 3.", "Item C. Tab. 3 of 3." }, readAll())
  end)
end)

describe("rows", function()
  it("A-061, A-062, A-063: a cell is its texts, and says that it is selected", function()
    app, window = launchWindow { rows({ "Apple", "Pear" }) }
    assert.are.equal('- table:\n  - cell "Apple"\n  - cell "Pear"\n', tree())
    window.subviews[1]:selectRow(IndexPath(1, 1), false, "none")
    app:advanceFrames(1)
    assert.are.equal("Selected: Apple", (read(1)))
    app, window = launchWindow { rows({ "some text" }, { style = "subtitle", fill = function(cell) cell.detailTextLabel.text = "some subtitle" end }) }
    assert.are.equal('- table:\n  - cell "some text, some subtitle"\n', tree())
  end)

  it("A-065: a detail button follows its row", function()
    app, window = launchWindow { rows({ "Apple" }, { fill = function(cell) cell.accessoryType = "detailButton" end }) }
    assert.are.same({ "Apple", "More Info, Apple. Button." }, readAll())
  end)

  it("A-066: marks of editing follow their rows", function()
    local list = rows({ "Apple" }, {
      canEditRowAt = function() return true end, canMoveRowAt = function() return true end, moveRowAt = function() end, commitEditingStyle = function() end,
    })
    app, window = launchWindow { list }
    list:setEditing(true, false)
    app:settle()
    assert.are.equal('- table:\n  - cell "Apple"\n  - button "Delete Apple"\n  - button "Reorder Apple"\n', tree())
  end)

  it("A-067: a row with a switch is one element with it", function()
    local changed, selected, switch = 0, 0, nil
    app, window = launchWindow { rows({ "Sounds" }, {
      fill = function(cell)
        switch = UISwitch { isOn = true }
        switch:addTarget("valueChanged", function() changed = changed + 1 end)
        cell.accessoryView = switch
      end,
      didSelectRowAt = function() selected = selected + 1 end,
    }) }
    local vo = app:voiceOver()
    assert.are.same({ "Sounds. Switch Button. On. | Double tap to toggle setting." }, vo:readAll())
    vo:activate()
    app:settle()
    assert.is_false(switch.isOn)
    assert.are.same({ 1, 0 }, { changed, selected })
  end)

  it("A-069: a header is a heading, as it is shown", function()
    app, window = launchWindow { rows({ { "a" } }, { titleForHeaderInSection = function() return "Fruits" end }) }
    assert.are.equal("Fruits. Heading.", (read(1)))
  end)

  it("A-071: swipe actions come before the app's own, trailing ones first", function()
    local function swipeAction(title) return UIContextualAction { style = "normal", title = title, handler = function(_, _, done) done(true) end } end
    app, window = launchWindow { rows({ "Apple" }, {
      trailingSwipeActionsConfigurationForRowAt = function() return UISwipeActionsConfiguration { actions = { swipeAction "Delete", swipeAction "Flag" } } end,
      leadingSwipeActionsConfigurationForRowAt = function() return UISwipeActionsConfiguration { actions = { swipeAction "Pin" } } end,
      fill = function(cell) cell.accessibilityCustomActions = { UIAccessibilityCustomAction { name = "Delete" } } end,
    }) }
    assert.is_truthy(tree { actions = true }:find('[actions="Delete, Flag, Pin, Delete"]', 1, true), tree { actions = true })
  end)
end)

describe("how it is read", function()
  local function element(options)
    options.frame, options.isAccessibilityElement = { 0, 100, 100, 40 }, true
    app, window = launchWindow { UIView(options) }
    return read(1)
  end

  it("A-073, A-074, A-075: label, value, hint", function()
    assert.are.equal("Volume: 60%", (element { accessibilityLabel = "Volume", accessibilityValue = "60%" }))
    local text, hint = element { accessibilityHint = "Hint", accessibilityTraits = "adjustable" }
    assert.are.same({ "Hint. Adjustable.", "" }, { text, hint })
    text, hint = element { accessibilityLabel = "Label", accessibilityHint = "Hint.", accessibilityTraits = "adjustable" }
    assert.are.same({ "Label. Adjustable.", "Hint. Swipe up or down with one finger to adjust the value." }, { text, hint })
  end)

  it("A-077, A-078, A-079, A-083: words of the traits in their order", function()
    assert.are.equal("Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field.", (element {
      accessibilityLabel = "27",
      accessibilityTraits = { "selected", "notEnabled", "button", "keyboardKey", "header", "link", "adjustable", "image", "searchField" },
    }))
    assert.are.equal("Fake. Switch Button. Mixed.",
      (element { accessibilityLabel = "Fake", accessibilityValue = "2", accessibilityTraits = { "toggleButton", "button" } }))
    assert.are.equal("Fake. On.", (element { accessibilityLabel = "Fake", accessibilityValue = "1", accessibilityTraits = "toggleButton" }))
    assert.are.equal("Done. Button.", (element { accessibilityLabel = "Done.", accessibilityTraits = "button" }))
    assert.are.equal("Selected.", (element { accessibilityTraits = "selected" }))
  end)

  it("A-081, A-082: lists and landmarks have a start and an end", function()
    local function box(kind, names)
      local view = UIView { frame = { 0, 0, 200, 400 }, accessibilityContainerType = kind }
      for i, name in ipairs(names) do view:addSubview(UILabel { text = name, frame = { 0, i * 40, 100, 20 } }) end
      app, window = launchWindow { view }
      return readAll()
    end
    assert.are.same({ "1. List Start.", "2", "3", "4. List End." }, box("list", { "1", "2", "3", "4" }))
    assert.are.same({ "A. Landmark.", "B. End." }, box("landmark", { "A", "B" }))
  end)
end)

describe("pictures, lists, fields", function()
  it("a symbol says what it stands for, a picture with only a name nothing", function()
    local function picture(image, y) return UIImageView { image = image, frame = { 0, y, 20, 20 }, isAccessibilityElement = true } end
    app, window = launchWindow { picture(UIImage { systemName = "trash" }, 0), picture(UIImage { systemName = "star.fill" }, 40), picture(UIImage { named = "img_7" }, 80) }
    assert.are.equal('- image "Delete"\n- image "Favorite"\n- image\n', tree())
    assert.are.same({ "Delete. Image.", "Favorite. Image.", "Image." }, readAll())
  end)

  it("cells of a data table say their headers and their place", function()
    ---@class accessibility_classes_spec.Grid: UIView
    ---@field cells UILabel[][]
    ---@overload fun(properties?: table): accessibility_classes_spec.Grid
    local Grid = class("GridOfCells", UIView)
    function Grid:accessibilityRowCount() return #self.cells end
    function Grid:accessibilityColumnCount() return 2 end
    function Grid:accessibilityDataTableCellElement(row, column) return self.cells[row][column] end
    function Grid:accessibilityHeaderElementsForColumn(column) return { self.cells[1][column] } end
    local grid = Grid { frame = { 0, 0, 300, 300 }, accessibilityContainerType = "dataTable", accessibilityLabel = "Prices" }
    grid.cells = {}
    for row, texts in ipairs { { "Fruit", "Price" }, { "Apple", "2" }, { "All" } } do
      grid.cells[row] = {}
      for column, text in ipairs(texts) do
        local label = UILabel { text = text, frame = { (column - 1) * 100, row * 40, 90, 20 } }
        grid:addSubview(label)
        grid.cells[row][column] = label
      end
    end
    grid.cells[3][2] = grid.cells[3][1]
    app, window = launchWindow { grid }
    assert.are.same({
      "Fruit. Row 1. Column 1.", "Price. Column 2.", "Fruit. Apple. Row 2. Column 1.", "Price. 2. Column 2.",
      "Fruit. All. Spans 2 columns. Row 3. Column 1.",
    }, app:voiceOver():readAll())
    assert.is_truthy(app:accessibility():find('- dataTable "Prices":', 1, true))
  end)

  it("a cell of a data table may say itself which rows and columns are its own", function()
    local Cell = class("CellThatSpans", UILabel)
    function Cell:accessibilityRowRange() return { 2, 3 } end
    function Cell:accessibilityColumnRange() return self.columns end
    local Grid = class("GridOfSpans", UIView)
    function Grid:accessibilityRowCount() return 3 end
    function Grid:accessibilityColumnCount() return 2 end
    function Grid:accessibilityDataTableCellElement(row, column) return row == 2 and column == 1 and self.cell or nil end
    local grid = Grid { frame = { 0, 0, 300, 300 }, accessibilityContainerType = "dataTable" }
    local cell = Cell { text = "Wide", frame = { 0, 40, 90, 20 }, columns = { 1, 2 } }
    grid.cell = cell
    grid:addSubview(cell)
    app, window = launchWindow { grid }
    local vo = app:voiceOver()
    assert.are.equal("Wide. Spans 2 rows. Spans 2 columns. Row 2. Column 1.", vo.description)
    -- What makes no sense counts for nothing.
    for _, columns in ipairs { { 2, 1 }, { 0, 1 }, { 1 }, {} } do
      cell.columns = columns
      assert.are.equal("Wide. Spans 2 rows. Row 2. Column 1.", vo.description)
    end
  end)

  it("words with attributes of speech are the same words, also of bar items and of announcements", function()
    local item = UIBarButtonItem { title = "Go" }
    local words = NSAttributedString { string = "Leave", attributes = { accessibilitySpeechPitch = 1.5, accessibilitySpeechLanguage = "en", accessibilityTextHeadingLevel = 2 } }
    item.accessibilityAttributedLabel = words
    item.accessibilityAttributedHint = NSAttributedString { string = "Goes away" }
    assert.are.same({ "Leave", "Goes away" }, { item.accessibilityLabel, item.accessibilityHint })
    assert.are.equal(1.5, item.accessibilityAttributedLabel:attributes(1).attributes.accessibilitySpeechPitch)
    item.accessibilityLabel = "Plain"
    assert.are.equal("Plain", item.accessibilityAttributedLabel.string)
    for name, value in pairs { accessibilitySpeechPitch = 3, accessibilityTextHeadingLevel = 7, accessibilitySpeechSpellOut = "yes", accessibilitySpeechPich = 1 } do
      assert.error_matches(function() return NSAttributedString { string = "x", attributes = { [name] = value } } end, name)
    end
    app, window = launchWindow { UIView { frame = { 0, 0, 10, 10 } } }
    UIAccessibility.post("announcement", NSAttributedString { string = "Saved", attributes = { accessibilitySpeechQueueAnnouncement = true, accessibilitySpeechAnnouncementPriority = "high" } })
    assert.are.equal("Saved", app.accessibilityNotifications[#app.accessibilityNotifications].spoken)
  end)

  it("an element that is alone only begins its list or landmark", function()
    for word, kind in pairs { ["List Start."] = "list", ["Landmark."] = "landmark" } do
      local group = UIView { frame = { 0, 0, 320, 100 }, accessibilityContainerType = kind }
      group:addSubview(UILabel { text = "1", frame = { 0, 0, 100, 20 } })
      app, window = launchWindow { group }
      assert.are.same({ "1. " .. word }, readAll())
    end
  end)

  it("a field says what a tap does in place of its own hint", function()
    local field = UITextField { frame = { 0, 40, 200, 30 }, text = "x", accessibilityHint = "Own" }
    app, window = launchWindow { field }
    assert.are.same({ "x. Text Field.", "Double tap to edit." }, { read(1) })
    app:tap(field)
    assert.are.same({ "x. Text Field. Is editing.", "" }, { read(1) })
    app:dismissKeyboard()
    field.isEnabled = false
    assert.are.same({ "x. Dimmed. Text Field.", "Own" }, { read(1) })
  end)
end)
