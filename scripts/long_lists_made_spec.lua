-- Lists that a property makes of something else, and what an app may have many of: a loop over `list[i]` reads the property once for each element, and what it
-- costs grows with the number of elements. At this number the square would be over the limit of time.

local COUNT = 12000

local function values(make)
  local list = {}
  for i = 1, COUNT do list[i] = make(i) end
  return list
end

-- Reads each element by its number. Returns: the first and the last
local function walk(count, read)
  assert.equals(count, #read())
  for i = 1, count do if read()[i] == nil then error("no element " .. i) end end
  assert.is_nil(read()[count + 1])
  return read()[1], read()[count]
end

local function app() return launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end } end

describe("a long list that is made of something else", function()
  it("are tab stops, items of a query, parts of a path", function()
    local style, parts = NSMutableParagraphStyle {}, URLComponents { string = "https://a.test/" }
    style.tabStops = values(function(i) return NSTextTab { location = i } end)
    local first, last = walk(COUNT, function() return style.tabStops end)
    assert.same({ 1, COUNT }, { first.location, last.location })
    style.tabStops = { NSTextTab { location = 3 } }
    assert.equals(3, style.tabStops[1].location)

    parts.queryItems = values(function(i) return URLQueryItem { name = "k" .. i, value = "a b" } end)
    first, last = walk(COUNT, function() return parts.queryItems end)
    assert.same({ "k1", "k" .. COUNT, "a b" }, { first.name, last.name, last.value })
    first = walk(COUNT, function() return parts.percentEncodedQueryItems end)
    assert.equals("a%20b", first.value)
    parts.query = "x=1"
    assert.equals("x", parts.queryItems[1].name)
    parts.queryItems = nil
    assert.is_nil(parts.queryItems)

    local path = URL { string = "https://a.test/" .. ("a/"):rep(COUNT) }
    assert.equals("/", (walk(COUNT + 1, function() return path.pathComponents end)))
  end)

  it("are items of menus and the pasteboard, titles, detents, curves, points of a path", function()
    local menu = UIMenuController.shared
    menu.menuItems = values(function(i) return { title = "t" .. i, action = "go" } end)
    local first, last = walk(COUNT, function() return menu.menuItems end)
    assert.same({ { title = "t1", action = "go" }, "t" .. COUNT }, { first, last.title })

    UIPasteboard.general.urls = values(function(i) return URL { string = "https://a.test/" .. i } end)
    first, last = walk(COUNT, function() return UIPasteboard.general.urls end)
    assert.equals("https://a.test/" .. COUNT, last.absoluteString)

    local item = UIBarButtonItem { title = "x" }
    item.possibleTitles = values(function(i) return ("%06d"):format(i) end)
    first, last = walk(COUNT, function() return item.possibleTitles end)
    assert.same({ "000001", "012000" }, { first, last })

    local animation = CAKeyframeAnimation { keyPath = "opacity" }
    animation.values, animation.timingFunctions = values(function(i) return i end), values(function() return "easeIn" end)
    assert.equals(1, (walk(COUNT, function() return animation.values end)))
    assert.equals("easeIn", (walk(COUNT, function() return animation.timingFunctions end)))

    local path = UIBezierPath {}
    path:move { 0, 0 }
    for i = 1, COUNT - 1 do path:addLine { i, i } end
    path = path.cgPath
    first, last = walk(COUNT, function() return path.elements end)
    assert.same({ "move", "line" }, { first[1], last[1] })

    local bar = UINavigationBar {}
    bar.items = values(function(i) return UINavigationItem { title = "t" .. i } end)
    first, last = walk(COUNT, function() return bar.items end)
    assert.equals("t" .. COUNT, last.title)
    bar:popItem(false)
    assert.equals(COUNT - 1, #bar.items)
  end)

  it("are lines of a label, cells on the screen", function()
    local label = UILabel { numberOfLines = 0, frame = { 0, 0, 100, 20000 }, text = ("a\n"):rep(COUNT) }
    local count = #label.lines
    assert.is_true(count > 500)
    walk(count, function() return label.lines end)
    label.text = "one\ntwo"
    assert.same({ "one", "two" }, label.lines)
    label.frame = { 0, 0, 100, 20 }
    assert.equals(1, #label.lines)

    local window = UIWindow {}
    local list = UITableView { frame = { 0, 0, 320, 44 * 3000 } }
    list.dataSource = { numberOfRowsInSection = function() return COUNT end, cellForRowAt = function() return UITableViewCell {} end }
    window:addSubview(list)
    list:layoutIfNeeded()
    count = #list.visibleCells
    walk(count, function() return list.visibleCells end)
    local first, last = walk(count, function() return list.indexPathsForVisibleRows end)
    assert.same({ IndexPath(1, 1), IndexPath(1, count) }, { first, last })
    assert.is_true(list.visibleCells[2] == list:cellForRow(IndexPath(1, 2)))
  end)

  it("are a snapshot's marked items", function()
    local snapshot = NSDiffableDataSourceSnapshot {}
    snapshot:appendSections { "a" }
    local ids = values(function(i) return i end)
    snapshot:appendItems(ids)
    snapshot:reloadItems(ids)
    walk(COUNT, function() return snapshot.reloadedItemIdentifiers end)
    snapshot:reconfigureItems { 7, 3 }
    assert.same({ 3, 7 }, snapshot.reconfiguredItemIdentifiers)
    snapshot:reconfigureItems { 5 }
    assert.same({ 3, 5, 7 }, snapshot.reconfiguredItemIdentifiers)
    snapshot:deleteItems { 5 }
    assert.same({ 3, 7 }, snapshot.reconfiguredItemIdentifiers)
  end)
end)

describe("a long list of what an app has done", function()
  it("are haptics, files, announcements, tasks", function()
    local app = app()
    local generator = UIImpactFeedbackGenerator {}
    for _ = 1, 8000 do generator:impactOccurred() end
    assert.equals("impact", walk(8000, function() return app.haptics end).kind)
    generator:impactOccurred()
    assert.equals(8001, #app.haptics)

    local folder = NSHomeDirectory() .. "/tmp/"
    for i = 1, 5000 do assert.is_true(FileManager.default:createFile(folder .. ("%04d"):format(i), "x")) end
    local first, last = walk(5000, function() return app.files end)
    assert.same({ "tmp/0001", "tmp/5000" }, { first, last })
    FileManager.default:removeItem(folder .. "0001")
    assert.equals("tmp/0002", app.files[1])

    for i = 1, 8000 do UIAccessibility.post("announcement", "n" .. i) end
    first, last = walk(#app.accessibilityNotifications, function() return app.accessibilityNotifications end)
    assert.equals("n8000", last.argument)

    local session = URLSession { configuration = URLSessionConfiguration.default }
    local task
    for i = 1, 5000 do task = session:dataTask(URL { string = "https://a.test/" .. i }, function() end) end
    first, last = walk(5000, function() return session.allTasks end)
    assert.is_true(last == task)
    task:cancel()
    app:advance(1)
    assert.equals(4999, #session.allTasks)
  end)

  it("are a server's requests, which stay a function, too", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/**", { json = {} })
    local app = launch({ didFinishLaunching = function() end }, { network = server })
    for i = 1, 4000 do URLSession.shared:dataTask(URL { string = "https://a.test/" .. i }, function() end):resume() end
    assert.equals("waiting", server.requests[1].state)
    app:settle()
    local first, last = walk(4000, function() return server.requests end)
    assert.same({ "/1", "/4000", "replied" }, { first.path, last.path, last.state })
    assert.equals(1, #server:requests "GET /17")
    URLSession.shared:dataTask(URL { string = "https://a.test/late" }, function() end):resume()
    app:settle()
    assert.equals("/late", server.requests[4001].path)
  end)

  it("are notifications that have come", function()
    local app = app()
    app:setPermission("notifications", "authorized")
    UIApplication.shared:registerForRemoteNotifications()
    app:background()
    for i = 1, 4000 do app:push { aps = { alert = "n" .. i } } end
    local first, last = walk(4000, function() return app.notifications end)
    assert.same({ "n1", "n4000" }, { first.body, last.body })
    local center = UNUserNotificationCenter.current()
    for i = 1, 3999 do center:removeDeliveredNotifications { "push-" .. i } end
    assert.same({ "n4000" }, { app.notifications[1].body, app.notifications[2] })
    app:tapNotification "n4000"
    assert.equals(0, #app.notifications)
  end)
end)

describe("what an app may have many of", function()
  it("are tasks in the background", function()
    local app = app()
    local ids, ended = {}, 0
    for i = 1, COUNT do ids[i] = UIApplication.shared:beginBackgroundTask(function() ended = ended + 1 end) end
    for i = 1, COUNT do UIApplication.shared:endBackgroundTask(ids[i]) end
    for i = 1, COUNT do
      ids[i] = UIApplication.shared:beginBackgroundTask(function()
        ended = ended + 1
        UIApplication.shared:endBackgroundTask(ids[i])
      end)
    end
    app:background()
    app:advance(31)
    assert.equals(COUNT, ended)
    assert.equals("suspended", app.state)
  end)

  it("are calls that wait, of one object and of many", function()
    local app = app()
    local Caller = class("Caller", NSObject)
    local heard = {}
    function Caller:go(value) heard[#heard + 1] = value end
    local one, many = Caller {}, values(function() return Caller {} end)
    for i = 1, COUNT do
      one:perform("go", i, 1)
      many[i]:perform("go", -i, 1)
    end
    for i = 2, COUNT do
      NSObject.cancelPreviousPerformRequests(one, "go", i)
      NSObject.cancelPreviousPerformRequests(many[i])
    end
    app:advance(2)
    assert.same({ 1, -1 }, heard)
    one:perform("go", "text", 1)
    one:perform("go", "other", 1)
    one:perform("go", nil, 1)
    NSObject.cancelPreviousPerformRequests(one, "go", "te" .. "xt")
    app:advance(2)
    assert.same({ 1, -1, "other" }, heard)
  end)

  it("are parts of a progress that is observed", function()
    local app = app()
    local whole, told = Progress { totalUnitCount = COUNT }, 0
    whole:observe("fractionCompleted", function() told = told + 1 end)
    local parts = values(function() return Progress { totalUnitCount = 2 } end)
    for i = 1, COUNT do whole:addChild(parts[i], 1) end
    for i = 1, COUNT do parts[i].completedUnitCount = 1 end
    assert.equals(0.5, whole.fractionCompleted)
    assert.equals(0, whole.completedUnitCount)
    for i = 1, COUNT do parts[i].completedUnitCount = 2 end
    assert.is_true(whole.isFinished)
    assert.equals(COUNT, whole.completedUnitCount)
    assert.equals(2 * COUNT, told)
    app:close()
  end)

  it("are monitors of the network and managers of the place", function()
    local app = launch({ didFinishLaunching = function() end }, { network = Server {} })
    app:setPermission("location", "authorizedWhenInUse")
    local heard, monitors, managers = 0, {}, {}
    for i = 1, 6000 do
      monitors[i] = NWPathMonitor {}
      monitors[i].pathUpdateHandler = function() heard = heard + 1 end
      monitors[i]:start()
      managers[i] = CLLocationManager {}
    end
    app:advance(1)
    heard = 0
    app:setNetwork "cellular"
    app:advance(1)
    assert.equals(6000, heard)
    for i = 1, 6000 do monitors[i]:cancel() end
    app:setNetwork "wifi"
    app:advance(1)
    assert.equals(6000, heard)
  end)
end)

describe("A progress", function()
  it("counts parts of any number of units", function()
    local whole, part = Progress { totalUnitCount = 10 }, Progress { totalUnitCount = 1 }
    whole.completedUnitCount, part.completedUnitCount = 5, 1
    whole:addChild(part, math.maxinteger)
    assert.are.equal(math.maxinteger, whole.completedUnitCount)
    assert.are.equal("100% completed", whole.localizedDescription)
  end)
end)

describe("Objects that are first met when lists are let go of", function()
  it("are numbered in the order in which the lists were read", function()
    local parents = {}
    for p = 1, 4 do
      parents[p] = UIView {}
      for i = 1, 40 do parents[p]:addSubview(UIView { tag = i + 100 * p }) end
    end
    collectgarbage()
    collectgarbage()
    local lists, keys, tags = {}, {}, {}
    for p = 1, 4 do lists[p] = parents[p].subviews end
    for p = 1, 4 do assert.are.equal(1 + 100 * p, lists[p][1].tag) end
    collectgarbage()
    for p = 1, 4 do keys[lists[p][5]] = true end
    for view in pairs(keys) do tags[#tags + 1] = view.tag end
    assert.are.same({ 105, 205, 305, 405 }, tags)
  end)
end)
