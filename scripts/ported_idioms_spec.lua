-- What apps write line by line as in Swift: closures in notifications, addresses, registrations, dates of pickers, extensions.

describe("an app written as in Swift", function()
  it("observes notifications with a closure at the end", function()
    launchWindow()
    local heard = {}
    local sender = UIView {}
    local token = NotificationCenter.default:addObserver("n", nil, OperationQueue.main, function(n) heard[#heard + 1] = n.name end)
    NotificationCenter.default:addObserver("n", sender, nil, function() heard[#heard + 1] = "from the view" end)
    NotificationCenter.default:post("n")
    assert.are.same({ "n" }, heard)
    NotificationCenter.default:post("n", sender)
    assert.are.same({ "n", "n", "from the view" }, heard)
    NotificationCenter.default:removeObserver(token)
    NotificationCenter.default:post("n")
    assert.are.equal(3, #heard)
  end)

  it("opens addresses that are URLs", function()
    local app = launchWindow()
    app:answerURLs { "https://a.b" }
    local opened
    assert.is_true(UIApplication.shared:canOpenURL(URL { string = "https://a.b/c" }))
    assert.is_true(UIApplication.shared:open(URL { string = "https://a.b/c" }, {}, function(yes) opened = yes end))
    app:settle()
    assert.is_true(opened)
    assert.is_true(UIApplication.shared:open("https://a.b/c", function() end))
    assert.has_error(function() UIApplication.shared:open(3) end)
  end)

  it("registers headers and nibs by register", function()
    local Header = class("PortHeader", UITableViewHeaderFooterView)
    local list = UITableView { frame = { 0, 0, 320, 200 } }
    list:register(Header, "h")
    assert.is_true(list:dequeueReusableHeaderFooterView "h":isKind(Header))
    list:register(UITableViewCell, "c")
    assert.has_error(function() list:register(UIView, "v") end)
  end)

  it("gives pickers dates", function()
    local day = Date { timeIntervalSinceReferenceDate = 86400 * 365 }
    local picker = UIDatePicker { minimumDate = day, datePickerMode = "date" }
    assert.are.equal(86400 * 365, picker.minimumDate)
    picker.maximumDate = day:addingTimeInterval(864000)
    picker:setDate(day:addingTimeInterval(86400), false)
    assert.are.equal(86400 * 366, picker.date)
    picker.date = 86400 * 367
    assert.are.equal(86400 * 367, picker.date)
    local formatter = DateFormatter { dateFormat = "yyyy-MM-dd", timeZone = TimeZone { secondsFromGMT = 0 } }
    assert.are.equal("2002-01-03", formatter:string(picker.date))
    picker.minimumDate = nil
    assert.is_nil(picker.minimumDate)
    assert.has_error(function() picker.date = "today" end)
  end)

  it("tells children of their parent under the short names, too", function()
    local Child = class("PortChild", UIViewController)
    local heard = {}
    function Child:willMoveToParent(parent) heard[#heard + 1] = parent and "will" or "will leave" end
    function Child:didMoveToParent(parent) heard[#heard + 1] = parent and "did" or "did leave" end
    local parent, child = UIViewController {}, Child {}
    parent:addChild(child)
    child:didMove(parent)
    child:willMove(nil)
    child:removeFromParent()
    assert.are.same({ "will", "did", "will leave", "did leave" }, heard)
  end)

  it("uses materials, attributed titles of refresh controls and the status bar's frame", function()
    local app = launchWindow(nil, { device = "iPhone 16", system = 17 })
    for _, style in ipairs { "systemMaterial", "systemUltraThinMaterialDark", "systemChromeMaterialLight" } do
      assert.is_true(UIVisualEffectView { effect = UIBlurEffect { style = style } }.effect ~= nil)
    end
    assert.has_error(function() return UIBlurEffect { style = "systemMaterl" } end)
    local refresh = UIRefreshControl { attributedTitle = NSAttributedString { string = "Pull", attributes = { foregroundColor = "red" } } }
    assert.are.equal("Pull", refresh.attributedTitle)
    refresh.attributedTitle = "Again"
    assert.are.equal("Again", refresh.attributedTitle)
    local bar = app.window.windowScene.statusBarManager
    assert.are.equal(CGRect(0, 0, 393, 59), bar.statusBarFrame)
    assert.is_false(bar.isStatusBarHidden)
  end)

  it("hears how UIKit's classes are extended", function()
    assert.raises("extend(UIView, { name = function", function() function UIView:wiggle() end end)
    assert.are.same({ 0, 1 }, CGVector { dx = 0, dy = 1 })
    assert.are.same({ location = 1, length = 3 }, NSRange { location = 1, length = 3 })
    assert.raises("asyncAfter", function() return DispatchTime.now() end)
  end)
end)

describe("a swipe action with a picture", function()
  local function list(height, action)
    local app = launchWindow(function(window)
      local rows = { "One", "Two" }
      window:addSubview(UITableView {
        frame = window.bounds, rowHeight = height,
        dataSource = {
          numberOfRowsInSection = function() return #rows end,
          cellForRowAt = function(_, _, path)
            local cell = UITableViewCell {}
            cell.textLabel.text = rows[path.row]
            return cell
          end,
        },
        delegate = {
          trailingSwipeActionsConfigurationForRowAt = function()
            local one = UIContextualAction { style = "destructive", title = action.title, handler = function(_, _, done) done(true) end }
            one.image = action.image
            return UISwipeActionsConfiguration { actions = { one } }
          end,
        },
      })
    end, { system = 17 })
    app:swipe("One", "left", { distance = 80 })
    app:settle()
    return app
  end
  local function button(app)
    for _, one in ipairs(app:findAll { class = "UIButton" }) do return one end
  end

  it("shows it in place of the title, and is found by the title", function()
    local one = button(list(44, { title = "Bin", image = UIImage { systemName = "trash" } }))
    assert.is_nil(one.currentTitle)
    assert.are.equal("trash", one.currentImage.name)
    assert.are.equal("Bin", one.accessibilityLabel)
    assert.are.equal("white", one.tintColor)
  end)

  it("shows both in a high row, one above the other", function()
    local app = list(100, { title = "Bin", image = UIImage { systemName = "trash" } })
    local one = button(app)
    assert.are.equal("Bin", one.currentTitle)
    assert.near(one.imageView.center.x, one.titleLabel.center.x, 1)
    assert.is_true(one.imageView.frame.maxY <= one.titleLabel.frame.minY)
    app:tap "Bin"
    app:settle()
  end)

  it("without a title is found by the picture's name", function()
    local app = list(44, { image = UIImage { systemName = "flag.fill" } })
    app:tap "flag.fill"
    app:settle()
    assert.is_false(app:exists "flag.fill")
  end)

  it("that is only a name shows the name", function()
    assert.are.equal("bin.png", button(list(44, { image = UIImage { named = "bin.png" } })).currentTitle)
  end)
end)

describe("a row that the user has moved", function()
  it("is moved in the snapshot that the next apply compares with", function()
    local items, source = { "a", "b", "c", "d" }, nil
    local app = launchWindow(function(window)
      local list = UITableView { frame = window.bounds }
      window:addSubview(list)
      source = UITableViewDiffableDataSource { tableView = list, cellProvider = function(_, _, id)
        local cell = UITableViewCell {}
        cell.textLabel.text = id
        return cell
      end }
      local function apply()
        local snapshot = NSDiffableDataSourceSnapshot()
        snapshot:appendSections { "main" }
        snapshot:appendItems(items)
        source:apply(snapshot, true)
      end
      function source:canMoveRowAt() return true end
      function source:canEditRowAt() return true end
      function source:moveRowAt(_, from, to)
        table.insert(items, to.row, table.remove(items, from.row))
        apply()
      end
      function source:commitEditingStyle(_, _, path)
        table.remove(items, path.row)
        apply()
      end
      apply()
      list:setEditing(true, false)
    end)
    app:settle()
    local function rowTexts()
      local texts = {}
      for row = 1, #items do texts[row] = app.table:cellForRow(IndexPath(1, row)).textLabel.text end
      return table.concat(texts)
    end
    app:drag { from = { row = { 1, 3 }, part = "reorder" }, to = { row = { 1, 1 }, part = "reorder" }, hold = 0.2 }
    app:settle()
    assert.are.equal("cabd", table.concat(items))
    assert.are.equal("cabd", rowTexts())
    assert.are.same(items, source:snapshot().itemIdentifiers)
    app:drag { from = { row = { 1, 1 }, part = "reorder" }, to = { row = { 1, 4 }, part = "reorder" }, hold = 0.2 }
    app:settle()
    assert.are.equal("abdc", rowTexts())
    app:tap { row = { 1, 2 }, part = "minus" }
    app:settle()
    app:tap "Delete"
    app:settle()
    assert.are.equal("adc", rowTexts())
  end)
end)

describe("an app that keeps what it has, as in Swift,", function()
  it("writes and reads property lists", function()
    local place = FileManager.default:url("documentDirectory", "userDomainMask", nil, false):appendingPathComponent "Checklists.plist"
    local items = { { text = "Walk <the> dog & \"cat\"", checked = true, count = 3, weight = 1.5 }, { text = "", checked = false, count = -1, weight = 2 } }
    local data = PropertyListEncoder {}:encode(items)
    assert.contains('<plist version="1.0">', data)
    assert.contains("<key>checked</key>\n\t\t<true/>", data)
    assert(Data.write(data, place, "atomic"))
    local shape = { { text = "string", checked = "boolean", count = "integer", weight = "number" } }
    assert.are.same(items, PropertyListDecoder {}:decode(shape, Data { contentsOf = place }))
    assert.are.same(items, PropertyListSerialization.propertyList(data))
    assert.are.same({}, PropertyListDecoder {}:decode({ { text = "string" } }, PropertyListEncoder {}:encode {}))
    local nothing, err = PropertyListDecoder {}:decode({ { text = "string" } }, PropertyListEncoder {}:encode { { text = 3 } })
    assert.is_nil(nothing)
    assert.contains("[1].text", err.codingPath)
    assert.is_nil((PropertyListDecoder {}:decode({}, "no list")))
    assert.has_error(function() PropertyListEncoder {}:encode { f = print } end)
  end)

  it("asks for folders and lists of texts", function()
    local folder = FileManager.default:url("applicationSupportDirectory", "userDomainMask", nil, true)
    assert.is_true(FileManager.default:fileExists(folder.path))
    UserDefaults.standard:set({ "a", "b" }, "texts")
    assert.are.same({ "a", "b" }, UserDefaults.standard:stringArray "texts")
    UserDefaults.standard:set({ 1, "b" }, "mixed")
    assert.is_nil(UserDefaults.standard:stringArray "mixed")
    assert.is_nil(UserDefaults.standard:stringArray "none")
    assert.are.equal(17, UIFontMetrics { forTextStyle = "body" }:scaledFont(UIFont.systemFont(17)).pointSize)
  end)

  it("keeps pictures of files as bytes", function()
    local app = launchWindow()
    local picture = UIImage.named "pictures/both.png"
    assert(picture)
    local again = UIImage { data = picture:jpegData(0.8) }
    assert.are.equal(picture.size.width * picture.scale, again.size.width)
    assert.are.equal(picture:pngData(), picture:jpegData(1))
    assert.is_nil(UIImage { systemName = "star" }:pngData())
    assert.is_true(app ~= nil)
  end)
end)
