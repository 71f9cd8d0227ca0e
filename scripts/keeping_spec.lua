-- Data that an app stores, and observers of its properties: docs/rules/controllers.md 15, cases V-288, V-289.

local function launchKept(plugin)
  return launch(plugin or { didFinishLaunching = function()
    local window = UIWindow {}
    window.rootViewController = UIViewController {}
    window:makeKeyAndVisible()
  end })
end

describe("UserDefaults", function()
  it("holds values by their names", function()
    launchKept()
    local defaults = UserDefaults.standard
    defaults:set(3, "count")
    defaults:set("Ada", "name")
    defaults:set(true, "on")
    defaults:set({ 1, "two" }, "list")
    defaults:set({ x = 1.5 }, "table")
    assert.are.equal(3, defaults:integer "count")
    assert.are.equal("integer", math.type(defaults:object "count"))
    assert.are.equal("3", defaults:string "count")
    assert.are.equal("Ada", defaults:string "name")
    assert.is_true(defaults:bool "on")
    assert.are.same({ 1, "two" }, defaults:array "list")
    assert.are.same({ x = 1.5 }, defaults:dictionary "table")
    assert.is_nil(defaults:array "table")
  end)

  it("answers nil, 0 and false for what is not there", function()
    launchKept()
    local defaults = UserDefaults.standard
    assert.is_nil(defaults:object "x")
    assert.is_nil(defaults:string "x")
    assert.are.equal(0, defaults:integer "x")
    assert.are.equal(0, defaults:double "x")
    assert.is_false(defaults:bool "x")
  end)

  it("falls back on what is registered", function()
    launchKept()
    local defaults = UserDefaults.standard
    defaults:register { volume = 5 }
    assert.are.equal(5, defaults:integer "volume")
    defaults:set(7, "volume")
    assert.are.equal(7, defaults:integer "volume")
    defaults:removeObject "volume"
    assert.are.equal(5, defaults:integer "volume")
  end)

  it("tells when a value changes", function()
    launchKept()
    local count = 0
    NotificationCenter.default:addObserver(UserDefaults.didChangeNotification, function() count = count + 1 end)
    UserDefaults.standard:set(1, "x")
    UserDefaults.standard:set(1, "x")
    assert.are.equal(1, count)
  end)

  it("refuses what is no value", function()
    launchKept()
    assert.raises("got a function", function() UserDefaults.standard:set(function() end, "x") end)
  end)
end)

describe("DispatchQueue.main", function()
  it("runs functions in their order before the next frame", function()
    local app = launchKept()
    local log = {}
    DispatchQueue.main:async(function() log[#log + 1] = "a" end)
    DispatchQueue.main:async(function() log[#log + 1] = "b" end)
    assert.are.same({}, log)
    app:advanceFrames(1)
    assert.are.same({ "a", "b" }, log)
  end)

  it("runs a function some simulated seconds later", function()
    local app = launchKept()
    local at ---@type number
    DispatchQueue.main:asyncAfter(0.3, function() at = app.time end)
    app:advance(0.25)
    assert.is_nil(at)
    app:advance(0.1)
    assert.near(0.3, at, 0.02)
  end)

  it("refuses to wait for itself", function()
    launchKept()
    assert.raises("wait for itself", function() DispatchQueue.main:sync(function() end) end)
  end)
end)

describe("extend", function()
  it("gives all objects of a class more methods, those of subclasses too", function()
    extend(UIView, { grow = function(self, by) self.frame = CGRect(0, 0, self.frame.width + by, self.frame.height) return self end })
    local label = UILabel { frame = { 0, 0, 10, 20 } }
    assert.are.equal(label, label:grow(5))
    assert.are.equal(15, label.frame.width)
    ---@class keeping_spec.Mine: UIButton
    ---@overload fun(properties?: table): keeping_spec.Mine
    local Mine = class("Mine", UIButton)
    assert.are.equal(3, Mine {}:grow(3).frame.width)
  end)

  it("leaves a method of a script's class where it is", function()
    extend(UIView, { name_of_it = function() return "any" end })
    ---@class keeping_spec.Mine2: UIView
    ---@overload fun(properties?: table): keeping_spec.Mine2
    local Mine = class("Mine", UIView)
    function Mine:name_of_it() return "mine" end
    assert.are.equal("mine", Mine {}:name_of_it())
    assert.are.equal("any", UIView {}:name_of_it())
  end)

  it("may be done again, and is then the newer one", function()
    extend(UIView, { twice = function() return 1 end })
    extend(UIView, { twice = function() return 2 end })
    assert.are.equal(2, UIView {}:twice())
  end)

  it("is found by name, as an action is", function()
    local app = launchKept()
    local got ---@type any
    extend(UIView, { wave = function(self, sender) got = self end })
    local button = UIButton { title = "Wave", frame = { 0, 0, 100, 44 } }
    button:addTarget("touchUpInside", button, "wave")
    app.window:addSubview(button)
    app:tap "Wave"
    app:advanceFrames(1)
    assert.are.equal(button, got)
  end)

  it("cannot replace what the class has", function()
    local message = assert.raises("UIView has 'addSubview' already", function() extend(UIView, { addSubview = function() end }) end)
    assert.matches("keeping_spec.lua:%d+:", message)
    assert.raises("must be a method", function() extend(UIView, { color = "red" }) end)
    assert.raises("extend: write", function() extend("UIView", {}) end)
    assert.raises("UIView has no property 'greet'", function() return UIView {}.greet end)
  end)
end)

describe("observing", function()
  it("tells of a property that a script sets, with the old value and the new one, at once", function()
    launchKept()
    local view = UIView {}
    local seen = {}
    local observation = view:observe("alpha", function(object, change)
      assert.are.equal(view, object)
      seen[#seen + 1] = { change.old, change.new }
    end)
    view.alpha = 0.5
    view.alpha = 0.5
    view.alpha = 0
    assert.are.same({ { 1, 0.5 }, { 0.5, 0 } }, seen)
    observation:invalidate()
    view.alpha = 1
    assert.are.equal(2, #seen)
    assert.is_false(observation.isValid)
  end)

  it("follows the content of a scroll view under a finger and after it, each time it moves", function()
    local app = launchKept()
    local scroll = UIScrollView { frame = app.window.bounds, contentSize = { 320, 3000 } }
    app.window:addSubview(scroll)
    local told, didScroll = {}, 0
    scroll.delegate = { scrollViewDidScroll = function() didScroll = didScroll + 1 end }
    scroll:observe("contentOffset", function(view, change)
      assert.are.equal(view.contentOffset, change.new)
      told[#told + 1] = change.new.y
    end)
    app:drag { from = { 160, 400 }, to = { 160, 200 } }
    app:settle()
    assert.are.equal(didScroll, #told)
    assert.are.equal(scroll.contentOffset.y, told[#told])
  end)

  it("sees what a method changes, and what a finger does to a control", function()
    local app = launchKept()
    local toggle = UISwitch { frame = { 100, 100, 51, 31 } }
    app.window:addSubview(toggle)
    local values = {}
    toggle:observe("isOn", function(_, change) values[#values + 1] = change.new end)
    toggle:setOn(true, false)
    app:tap(toggle)
    app:advanceFrames(1)
    assert.are.same({ true, false }, values)
  end)

  it("has the old way too", function()
    launchKept()
    local view = UIView {}
    local heard = {}
    local observer = { observeValue = function(self, key, object, change) heard[#heard + 1] = key .. "=" .. tostring(change.new) end }
    view:addObserver(observer, "tag")
    view.tag = 4
    view:removeObserver(observer, "tag")
    view.tag = 5
    assert.are.same({ "tag=4" }, heard)
    assert.raises("because it is not registered as an observer", function() view:removeObserver(observer, "tag") end)
  end)

  it("tells of a field of one's own where it is said to have changed", function()
    launchKept()
    ---@class keeping_spec.Map: UIView
    ---@field place any
    ---@overload fun(properties?: table): keeping_spec.Map
    local Map = class("Map", UIView)
    local map = Map { place = "here" }
    local seen = {}
    map:observe("place", function(_, change) seen[#seen + 1] = change.new end)
    map:willChangeValue "place"
    map.place = "there"
    map:didChangeValue "place"
    assert.are.same({ "there" }, seen)
  end)

  it("hears of bar items and navigation items, too", function()
    launchKept()
    local heard = {}
    local item, page = UIBarButtonItem { title = "Save" }, UINavigationItem { title = "One" }
    item:observe("isEnabled", function(object, change) heard[#heard + 1] = { object, change.old, change.new } end)
    page:observe("title", function(object, change) heard[#heard + 1] = { object, change.old, change.new } end)
    item.isEnabled = false
    page.title = "Two"
    assert.are.same({ { item, true, false }, { page, "One", "Two" } }, heard)
  end)

  it("fails in words", function()
    launchKept()
    local view = UIView {}
    assert.raises("did you mean 'alpha'", function() view:observe("alhpa", function() end) end)
    view:observe("tag", function(v) v.tag = v.tag + 1 end)
    assert.raises("again and again", function() view.tag = 1 end)
    local other = UIView {}
    other:observe("tag", function() error "no" end)
    assert.raises("no", function() other.tag = 1 end)
  end)
end)

describe("archives", function()
  local function item()
    ---@class keeping_spec.Item
    ---@overload fun(properties?: table): keeping_spec.Item
    local Item = class "Item"
    function Item:encode(coder)
      coder:encode(self.itemName, "itemName")
      coder:encode(self.valueInDollars, "valueInDollars")
      coder:encode(self.friend, "friend")
      coder:encode(self.place, "place")
    end
    function Item:initWithCoder(coder)
      self.itemName = coder:decodeObject "itemName"
      self.valueInDollars = coder:decodeInteger "valueInDollars"
      self.friend = coder:decodeObject "friend"
      self.place = coder:decodeObject "place"
      self.missing = coder:decodeObject "nothing"
      self.none = coder:decodeInteger "nothing"
      self.no = coder:decodeBool "nothing"
    end
    return Item
  end

  it("V-288 give an object back with its fields; missing keys are nil, 0 and false", function()
    launchKept()
    local Item = item()
    local one = Item { itemName = "Shiny Spork", valueInDollars = 42, place = CGRect(1, 2, 3, 4) }
    assert.is_true(NSKeyedArchiver.archiveRootObject(one, "items.archive"))
    local read = NSKeyedUnarchiver.unarchiveObject "items.archive"
    assert.are_not.equal(one, read)
    assert.is_true(read:isKind(Item))
    assert.are.equal("Shiny Spork", read.itemName)
    assert.are.equal(42, read.valueInDollars)
    assert.are.equal(CGRect(1, 2, 3, 4), read.place)
    assert.is_nil(read.missing)
    assert.are.equal(0, read.none)
    assert.is_false(read.no)
    assert.is_nil(NSKeyedUnarchiver.unarchiveObject "other.archive")
  end)

  it("V-289 write an object once, and follow circles", function()
    launchKept()
    local Item = item()
    local a, b = Item { itemName = "a" }, Item { itemName = "b" }
    a.friend, b.friend = b, a
    NSKeyedArchiver.archiveRootObject({ a, b, a }, "items")
    local list = NSKeyedUnarchiver.unarchiveObject "items"
    assert.are.equal(3, #list)
    assert.is_true(list[1] == list[3])
    assert.is_true(list[1].friend == list[2])
    assert.is_true(list[2].friend == list[1])
  end)

  it("are bytes for files and settings, with dates, addresses, colours and numbers that JSON doesn't have", function()
    launchKept()
    local data = NSKeyedArchiver.archivedData({
      date = Date { timeIntervalSinceReferenceDate = 1.5 }, url = URL { string = "https://a.test/b" }, path = IndexPath(2, 3), none = NSNull.null,
      id = UUID { uuidString = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F" }, color = UIColor { red = 1, green = 0.5, blue = 0, alpha = 0.25 },
      numbers = { 1 / 0, -1 / 0, math.maxinteger, 0.1 }, bytes = "\xff\0a",
    }, true)
    assert.is_string(data)
    UserDefaults.standard:set(data, "kept")
    local read = NSKeyedUnarchiver.unarchivedObject(UserDefaults.standard:data "kept")
    assert.are.equal(1.5, read.date.timeIntervalSinceReferenceDate)
    assert.are.equal("https://a.test/b", read.url.absoluteString)
    assert.are.equal(IndexPath(2, 3), read.path)
    assert.are.equal(NSNull.null, read.none)
    assert.are.equal("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", read.id.uuidString)
    assert.are.equal(UIColor { red = 1, green = 0.5, blue = 0, alpha = 0.25 }, read.color)
    assert.are.same({ 1 / 0, -1 / 0, math.maxinteger, 0.1 }, read.numbers)
    assert.are.equal("\xff\0a", read.bytes)
  end)

  it("take UIKit's labels, and answer nil and an error for what is damaged or of another class", function()
    launchKept()
    local Item = item()
    local data = NSKeyedArchiver.archivedData { withRootObject = Item { itemName = "tea" }, requiringSecureCoding = true }
    assert.are.equal("tea", NSKeyedUnarchiver.unarchivedObject { ofClass = Item, from = data }.itemName)
    assert.are.equal("tea", NSKeyedUnarchiver.unarchivedObject(Item, data).itemName)
    for _, call in ipairs {
      function() return NSKeyedUnarchiver.unarchivedObject "garbage" end,
      function() return NSKeyedUnarchiver.unarchivedObject "{}" end,
      function() return NSKeyedUnarchiver.unarchivedObject '{"objects":[],"root":{"ref":1}}' end,
      function() return NSKeyedUnarchiver.unarchivedObject '{"objects":[5],"root":1}' end,
      function() return NSKeyedUnarchiver.unarchivedObject '{"objects":[],"root":{"kind":"CGRect","numbers":[1,2]}}' end,
      function() return NSKeyedUnarchiver.unarchivedObject '{"objects":[{"list":[{"kind":"bytes"}]}],"root":{"ref":1}}' end,
      function() return NSKeyedUnarchiver.unarchivedObject '{"objects":[{"class":{},"values":{}}],"root":{"ref":1}}' end,
      function() return NSKeyedUnarchiver.unarchivedObject '{"objects":[],"root":{"kind":"Socks"}}' end,
      function() return NSKeyedUnarchiver.unarchivedObject(class "Other", data) end,
    } do
      local object, problem = call()
      assert.is_nil(object)
      assert.are.equal(4864, problem.code)
      assert.matches("couldn’t be read because", problem.localizedDescription)
    end
  end)

  it("say what can't be written, and where", function()
    launchKept()
    local function archive()
      local data = NSKeyedArchiver.archivedData { print } -- here
      return data
    end
    local line = debug.getinfo(archive, "S").linedefined + 1
    assert.raises("keeping_spec.lua:" .. line .. ": a function can't be archived", archive)
    assert.raises("a function can't be archived", function() NSKeyedArchiver.archiveRootObject(function() end, "x") end)
    ---@class keeping_spec.Bare
    ---@overload fun(properties?: table): keeping_spec.Bare
    local Bare = class "Bare"
    assert.raises("has no method encode", function() NSKeyedArchiver.archiveRootObject(Bare {}, "x") end)
    assert.raises("UIView", function() NSKeyedArchiver.archiveRootObject(UIView {}, "x") end)
    assert.raises("must be a string", function() NSKeyedUnarchiver.unarchiveObject() end)
  end)
end)
