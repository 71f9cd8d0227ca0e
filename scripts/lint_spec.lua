-- `assert.lints(app)` and `lint.allow`: for each rule one screen with a finding, and one without.

local function screen(fill, options)
  return launch({
    didFinishLaunching = function()
      local window = UIWindow { backgroundColor = "white" }
      local controller = UIViewController {}
      controller.view.backgroundColor = "white"
      window.rootViewController = controller
      window:makeKeyAndVisible()
      fill(controller.view, window)
    end,
  }, options)
end

local function label(options)
  options.frame = options.frame or { 20, 100, 200, 22 }
  return UILabel(options)
end

local function button(options)
  local made = UIButton { type = "system", frame = options.frame or { 20, 100, 120, 44 } }
  if options.title then made:setTitle(options.title, "normal") end
  return made
end

local function list(register, waiting)
  local source = {
    numberOfRowsInSection = function() return 60 end,
    cellForRowAt = function(_, tableView, path)
      local cell = not waiting and tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text = "Row " .. path.row
      return cell
    end,
  }
  return function(view)
    local tableView = UITableView { frame = view.bounds }
    if register then tableView:register(UITableViewCell, "other") end
    tableView.dataSource, tableView.delegate = source, source
    view:addSubview(tableView)
  end
end

local function picture(size, mode)
  return function(view)
    view:addSubview(UIImageView { frame = { 20, 100, 100, 100 }, image = UIImage { named = "picture", size = size }, contentMode = mode })
  end
end

local rules = {
  {
    "1 cut%-text",
    fires = function(view) view:addSubview(label { text = "A sentence that is longer than its label", frame = { 20, 100, 100, 22 } }) end,
    clean = function(view) view:addSubview(label { text = "Short", frame = { 20, 100, 100, 22 } }) end,
  },
  {
    "2 overlapping%-texts",
    fires = function(view)
      view:addSubview(label { text = "One text", frame = { 20, 100, 200, 22 } })
      view:addSubview(label { text = "Another", frame = { 50, 104, 200, 22 } })
    end,
    clean = function(view)
      view:addSubview(label { text = "Covered", frame = { 20, 100, 200, 22 } })
      view:addSubview(label { text = "In front", frame = { 10, 90, 220, 40 }, backgroundColor = "white" })
      view:addSubview(label { text = "Below", frame = { 20, 140, 200, 22 } })
    end,
  },
  {
    "3 small%-target",
    fires = function(view)
      local small = button { title = "x", frame = { 20, 100, 20, 20 } }
      small:setTitleColor("black", "normal")
      view:addSubview(small)
    end,
    clean = function(view)
      local tall = button { title = "ok", frame = { 20, 100, 60, 44 } }
      tall:setTitleColor("black", "normal")
      view:addSubview(tall)
      view:addSubview(UISwitch { center = { 100, 200 }, accessibilityLabel = "Sound" })
    end,
  },
  {
    "4 low%-contrast",
    fires = function(view) view:addSubview(label { text = "Pale", textColor = "#999999" }) end,
    clean = function(view)
      view:addSubview(label { text = "Dark", textColor = "#555555" })
      view:addSubview(label { text = "Large", textColor = "#888888", font = UIFont.systemFont(24), frame = { 20, 200, 200, 30 } })
      view:addSubview(label { text = "Disabled", textColor = "#CCCCCC", isEnabled = false, frame = { 20, 300, 200, 22 } })
    end,
  },
  {
    "5 missing%-name",
    fires = function(view) view:addSubview(button {}) end,
    clean = function(view)
      local named = button {}
      named.accessibilityLabel = "Add"
      view:addSubview(named)
      view:addSubview(UISegmentedControl { items = { "One", "Two" }, frame = { 20, 200, 200, 44 } })
    end,
  },
  {
    "6 unsafe%-place",
    options = { device = "iPhone 16" },
    fires = function(view) view:addSubview(label { text = "Under the corner", frame = { 20, 10, 200, 22 } }) end,
    clean = function(view) view:addSubview(label { text = "Below it", frame = { 20, 80, 200, 22 } }) end,
  },
  {
    "7 swallowed%-touches",
    fires = function(view)
      local plain = button { title = "Tap me" }
      plain:setTitleColor("black", "normal")
      view:addSubview(plain)
      view:addSubview(UIView { frame = view.bounds })
    end,
    clean = function(view)
      local plain = button { title = "Tap me" }
      plain:setTitleColor("black", "normal")
      view:addSubview(plain)
      view:addSubview(UIView { frame = view.bounds, isUserInteractionEnabled = false })
      view:addSubview(button { title = "Behind", frame = { 20, 300, 120, 44 } })
      view:addSubview(UIView { frame = { 0, 280, 320, 100 }, backgroundColor = "white" })
    end,
  },
  { "8 stretched%-image", fires = picture({ 100, 50 }), clean = picture({ 100, 50 }, "scaleAspectFit") },
  {
    "9 unsound%-layout",
    options = { allowLayoutProblems = true },
    fires = function(view)
      local box = UIView { translatesAutoresizingMaskIntoConstraints = false }
      view:addSubview(box)
      NSLayoutConstraint.activate { box.widthAnchor:constraint("==", 10), box.heightAnchor:constraint("==", 10) }
    end,
    clean = function(view)
      local box = UIView { translatesAutoresizingMaskIntoConstraints = false }
      view:addSubview(box)
      NSLayoutConstraint.activate {
        box.widthAnchor:constraint("==", 10), box.heightAnchor:constraint("==", 10),
        box.topAnchor:constraint("==", view.topAnchor), box.leadingAnchor:constraint("==", view.leadingAnchor),
      }
    end,
  },
  { "10 unused%-identifier", fires = list(true), clean = list(false) },
}

describe("lint", function()
  for _, rule in ipairs(rules) do
    it("finds " .. rule[1]:gsub("%%", ""), function()
      local app = screen(rule.fires, rule.options)
      app:advanceFrames(2)
      assert.error_matches(function() assert.lints(app) end, rule[1])
    end)

    it("finds no " .. rule[1]:gsub("%%", "") .. " where all is well", function()
      local app = screen(rule.clean, rule.options)
      app:advanceFrames(2)
      assert.lints(app)
    end)
  end

  it("finds cells that wait for reuse and are never dequeued", function()
    local app = screen(list(false, true))
    for _ = 1, 6 do app:fling { from = { 160, 450 }, velocity = { 0, -3000 } } end
    app:settle()
    assert.error_matches(function() assert.lints(app) end, 'identifier "row" that wait')
  end)

  it("allows what the app says, in a view or everywhere", function()
    local hint = label { text = "Pale", textColor = "#999999" }
    local app = screen(function(view)
      view:addSubview(hint)
      lint.allow("low-contrast", hint, "it repeats the title")
    end)
    assert.lints(app)
    app.window:addSubview(label { text = "Pale too", textColor = "#999999", frame = { 20, 300, 200, 22 } })
    assert.error_matches(function() assert.lints(app) end, 'UILabel "Pale too"')
    lint.allow(4, "a test says so")
    assert.lints(app)
  end)

  it("forgets what was allowed with the test", function()
    local app = screen(rules[4].fires)
    assert.error_matches(function() assert.lints(app) end, "4 low%-contrast")
  end)

  it("wants a rule that there is, and a reason", function()
    assert.error_matches(function() lint.allow("low-contrats", "why") end, 'did you mean "low%-contrast"')
    assert.error_matches(function() lint.allow(99, "why") end, "a rule's name or number")
    assert.error_matches(function() lint.allow("cut-text", "") end, "must say why")
    assert.error_matches(function() lint.allow("cut-text", UIView {}) end, "must say why")
  end)

  it("asks of the system's own parts nothing that an app can't change", function()
    local app = screen(function(view)
      local bar = UISearchBar { frame = { 0, 60, 320, 44 }, text = "apple", placeholder = "Search" }
      view:addSubview(bar)
      view:addSubview(UITextField { frame = { 20, 120, 280, 44 }, text = "Name", borderStyle = "roundedRect", clearButtonMode = "always" })
      local picker = UIPickerView { frame = { 0, 200, 320, 216 } }
      picker.dataSource = { numberOfRowsInComponent = function() return 9 end }
      picker.delegate = { titleForRow = function(_, _, row) return "Row " .. row end }
      view:addSubview(picker)
    end)
    app:settle()
    assert.lints(app)
  end)

  it("lets a list that has become short keep the cells of its screen", function()
    local count = 60
    local source = { numberOfRowsInSection = function() return count end }
    function source.cellForRowAt(_, tableView)
      local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text = "Row"
      return cell
    end
    local tableView ---@type UITableView
    local app = screen(function(view)
      tableView = UITableView { frame = view.bounds, dataSource = source, delegate = source }
      view:addSubview(tableView)
    end)
    app:settle()
    count = 1
    tableView:reloadData()
    app:settle()
    assert.lints(app)
  end)

  it("wants names for the pictures in bars, but those of the system", function()
    local function bar(item)
      return launch {
        didFinishLaunching = function()
          local controller = UIViewController {}
          controller.view.backgroundColor = "white"
          controller.navigationItem.rightBarButtonItem = item
          local window = UIWindow { rootViewController = UINavigationController { rootViewController = controller } }
          window:makeKeyAndVisible()
        end,
      }
    end
    local app = bar(UIBarButtonItem { systemItem = "camera", action = function() end })
    app:settle()
    assert.lints(app)
    local picture = UIImage { named = "star", size = { 20, 20 } }
    app = bar(UIBarButtonItem { image = picture, action = function() end })
    app:settle()
    assert.error_matches(function() assert.lints(app) end, "5 missing%-name")
    app = bar(UIBarButtonItem { image = picture, action = function() end, accessibilityLabel = "Favourite" })
    app:settle()
    assert.lints(app)
  end)

  it("leaves the rows of a wheel alone, which stand closer towards its ends", function()
    assert.lints(screen(function(view) view:addSubview(UIDatePicker { frame = { 0, 100, 320, 216 }, datePickerMode = "date" }) end))
  end)

  it("finds nothing in the plugins of this project that they don't explain", function()
    for _, name in ipairs {
      "album", "chain", "constraints", "contacts", "flyweight", "fruits", "gestures", "homepwner", "homepwner_classic", "layers", "notes", "photos",
      "settings", "shuffle", "signup", "timetypes", "tunnel",
    } do
      local app = launch(name)
      app:settle { timers = false }
      assert.message(name).lints(app)
      app:close()
    end
  end)

  it("finds nothing on the screens behind the first, either", function()
    local function look(app)
      app:settle()
      assert.lints(app)
    end
    local app = launch "settings"
    for _, row in ipairs { "Language", "Wake up", "Breakfast" } do
      app:tap(row)
      look(app)
      if row == "Language" then
        app:tap { class = "UISearchBar" }
        look(app)
        app:type "ger"
        look(app)
        app:tap "Cancel"
        app:settle()
      end
      app:tap "Settings"
      app:settle()
    end
    app:scrollTo "Reset all"
    app:tap "Reset all"
    look(app)
    app = launch "homepwner"
    app:tap "+"
    look(app)
    app = launch "tunnel"
    app:tap "Flip"
    look(app)
  end)
end)
