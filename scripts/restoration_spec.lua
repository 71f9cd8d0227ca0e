-- State restoration: docs/rules/controllers.md 15, cases V-291 to V-293.

local log, made ---@type table, table

local function logging(name)
  local C = class(name, UIViewController)
  function C:viewDidLoad() log[#log + 1] = name .. ".load" end
  function C:viewWillAppear(animated) log[#log + 1] = name .. ".wA" end
  function C:viewDidAppear(animated) log[#log + 1] = name .. ".dA" end
  function C:encodeRestorableState(coder)
    C.super.encodeRestorableState(self, coder)
    log[#log + 1] = name .. ".encode"
    coder:encode(self.note, "note")
  end
  function C:decodeRestorableState(coder)
    log[#log + 1] = name .. ".decode"
    self.note = coder:decodeObject "note"
  end
  function C:applicationFinishedRestoringState() log[#log + 1] = name .. ".finished" end
  return C
end

local function plugin(options)
  options = options or {}
  log = {}
  local app = {}
  local A, B = logging "A", logging "B"

  local function openWindow()
    local window = UIWindow {}
    made = { N = UINavigationController {} }
    made.N.restorationIdentifier = "N"
    window.rootViewController = made.N
    app.window = window
  end

  local function restorable(name)
    made[name] = (name == "A" and A or B) {}
    if not (name == "A" and options.nameless) then made[name].restorationIdentifier = name end
    log[#log + 1] = name .. " created"
    return made[name]
  end

  function app:willFinishLaunching() log[#log + 1] = "willFinishLaunching" end
  function app:shouldSaveApplicationState() return true end
  function app:willEncodeRestorableState(application, coder) coder:encode(7, "version") end
  function app:shouldRestoreApplicationState(application, coder)
    log[#log + 1] = "shouldRestore " .. coder:decodeInteger "version"
    return options.restores ~= false
  end
  function app:viewControllerWithRestorationIdentifierPath(application, path, coder)
    local name = path[#path]
    if name ~= "N" then return restorable(name) end
    openWindow()
    log[#log + 1] = "N created"
    return made.N
  end
  function app:didDecodeRestorableState() log[#log + 1] = "didDecode" end
  function app:didFinishLaunching()
    log[#log + 1] = "didFinishLaunching"
    if not self.window then
      openWindow()
      made.N:pushViewController(restorable "A", false)
    end
    self.window:makeKeyAndVisible()
  end
  return app
end

describe("state restoration", function()
  local function openStack(options)
    local app = launch(plugin(options))
    made.N:pushViewController(options and options.push or (function() local B = logging "B" return B { restorationIdentifier = "B" } end)(), false)
    made.N.topViewController.note = "kept"
    app:settle()
    return app
  end

  it("V-291 makes the controllers again, with what they had", function()
    local app = openStack()
    app:background()
    local delegate = app.delegate
    delegate.window = nil
    app:terminate()
    log = {}
    app:relaunch()
    assert.are.same({
      "willFinishLaunching", "shouldRestore 7", "N created", "A created", "B created", "A.load", "B.load", "A.decode", "B.decode", "didDecode",
      "A.finished", "B.finished", "didFinishLaunching", "B.wA", "B.dA",
    }, log)
    assert.are.equal(made.B, made.N.topViewController)
    assert.are.equal(2, #made.N.viewControllers)
    assert.are.equal("kept", made.B.note)
  end)

  it("V-292 leaves out a controller without an identifier, and all below it", function()
    local app = openStack { nameless = true }
    log = {}
    app:background()
    assert.are.same({}, log)
  end)

  it("V-293 is a plain launch where the delegate does not want it", function()
    local app = openStack { restores = false }
    app:background()
    app.delegate.window = nil
    log = {}
    app:relaunch()
    assert.are.same({ "willFinishLaunching", "shouldRestore 7", "didFinishLaunching", "A created", "A.load", "A.wA", "A.dA" }, log)
  end)

  it("gives a table its place back", function()
    ---@class restoration_spec.Rows: UITableViewController
    ---@overload fun(properties?: table): restoration_spec.Rows
    local Rows = class("Rows", UITableViewController)
    function Rows:numberOfRowsInSection() return 100 end
    function Rows:cellForRowAt() return UITableViewCell {} end
    local rows ---@type UITableViewController
    local delegate = {
      shouldSaveApplicationState = function() return true end, shouldRestoreApplicationState = function() return true end,
      willFinishLaunching = function(self)
        rows = Rows { restorationIdentifier = "rows" }
        self.window = UIWindow {}
        self.window.rootViewController = rows
      end,
      didFinishLaunching = function(self) self.window:makeKeyAndVisible() end,
    }
    local app = launch(delegate)
    rows.tableView.contentOffset = CGPoint(0, 880)
    app:settle()
    app:background()
    app:relaunch()
    assert.are.equal(880, rows.tableView.contentOffset.y)
  end)

  it("asks a table's controller itself to edit again", function()
    ---@class restoration_spec.Rows2: UITableViewController
    ---@overload fun(properties?: table): restoration_spec.Rows2
    local Rows = class("EditedRows", UITableViewController)
    local heard = {}
    function Rows:numberOfRowsInSection() return 3 end
    function Rows:cellForRowAt() return UITableViewCell {} end
    function Rows:setEditing(editing, animated)
      heard[#heard + 1] = tostring(editing) .. " " .. tostring(animated)
      Rows.super.setEditing(self, editing, animated)
    end
    local rows ---@type UITableViewController
    local app = launch {
      shouldSaveApplicationState = function() return true end, shouldRestoreApplicationState = function() return true end,
      willFinishLaunching = function(self)
        rows = Rows { restorationIdentifier = "edited" }
        self.window = UIWindow {}
        self.window.rootViewController = rows
      end,
      didFinishLaunching = function(self) self.window:makeKeyAndVisible() end,
    }
    rows:setEditing(true, true)
    app:settle()
    app:background()
    heard = {}
    app:relaunch()
    assert.is_true(rows.isEditing)
    assert.are.same({ "true false" }, heard)
  end)

  describe("of a controller with a restorationClass", function()
    local asked, main, Detail ---@type table, UINavigationController, any
    local function relaunchDetail(answers)
      asked = {}
      ---@class restoration_spec.Detail: UIViewController
      ---@field isRestored any
      ---@overload fun(properties?: table): restoration_spec.Detail
      Detail = class("RestoredDetail", UIViewController)
      function Detail:viewControllerWithRestorationIdentifierPath(path, coder)
        asked[#asked + 1] = table.concat(path, "/") .. " " .. tostring(self == Detail) .. " " .. coder:decodeInteger "page"
        if not answers then return nil end
        local detail = Detail { restorationIdentifier = path[#path], restorationClass = Detail }
        detail.isRestored = true
        return detail
      end
      function Detail:encodeRestorableState(coder) coder:encode(12, "page") end
      local app = launch {
        shouldSaveApplicationState = function() return true end,
        shouldRestoreApplicationState = function() return true end,
        viewControllerWithRestorationIdentifierPath = function(_, _, path) asked[#asked + 1] = "app " .. table.concat(path, "/") end,
        willFinishLaunching = function(self)
          main = UINavigationController { rootViewController = UIViewController { restorationIdentifier = "list" } }
          main.restorationIdentifier = "main"
          self.window = UIWindow {}
          self.window.rootViewController = main
        end,
        didFinishLaunching = function(self) self.window:makeKeyAndVisible() end,
      }
      main:pushViewController(Detail { restorationIdentifier = "detail", restorationClass = Detail }, false)
      app:settle()
      app:background()
      app:relaunch()
      app:settle()
    end

    it("asks that class, with the path and what was written, and not the app", function()
      relaunchDetail(true)
      assert.are.same({ "app main", "app main/list", "main/detail true 12" }, asked)
      assert.are.equal(2, #main.viewControllers)
      assert.is_true(main.topViewController.isRestored)
      assert.are.equal(Detail, main.topViewController.restorationClass)
    end)

    it("leaves it out where the class answers nil", function()
      relaunchDetail(false)
      assert.are.equal(1, #main.viewControllers)
    end)

    it("wants a class", function()
      local worked, message = pcall(function() UIViewController {}.restorationClass = {} end)
      assert.is_false(worked)
      assert.is_true(message:find("a class that class() made", 1, true) ~= nil, message)
    end)
  end)
end)
