-- How an app is told of its own life: first its delegate, then notifications. Source: Apple, UIApplication; docs/lua-api.md 3.

local heard ---@type table
-- of no test
local earlier = launch { didFinishLaunching = function() end }

local function watched(also)
  heard = {}
  local delegate = {
    didFinishLaunching = function()
      for _, name in ipairs {
        "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "didReceiveMemoryWarning",
        "willTerminate",
      } do
        NotificationCenter.default:addObserver(UIApplication[name .. "Notification"], function(notification)
          heard[#heard + 1] = "N." .. name
          assert.are.equal(UIApplication.shared, notification.object)
        end)
      end
      heard[#heard + 1] = "didFinishLaunching"
      UIWindow {}:makeKeyAndVisible()
    end,
  }
  for _, name in ipairs { "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "didReceiveMemoryWarning", "willTerminate" } do
    delegate[name] = function(_, application) heard[#heard + 1] = name .. " " .. application.applicationState end
  end
  for key, value in pairs(also or {}) do delegate[key] = value end
  return launch(delegate)
end

local function take()
  local words = table.concat(heard, " ")
  heard = {}
  return words
end

describe("an app", function()
  it("hears of its start, of leaving the front and of coming back, each with its notification", function()
    local app = watched()
    assert.are.equal("didFinishLaunching N.didFinishLaunching didBecomeActive active N.didBecomeActive", take())
    app:background()
    assert.are.equal("willResignActive active N.willResignActive didEnterBackground background N.didEnterBackground", take())
    assert.are.equal("background", UIApplication.shared.applicationState)
    app:foreground()
    assert.are.equal("willEnterForeground background N.willEnterForeground didBecomeActive active N.didBecomeActive", take())
  end)

  it("hears of short memory, its controllers too", function()
    ---@class app_life_spec.Controller: UIViewController
    ---@overload fun(properties?: table): app_life_spec.Controller
    local Controller = class("Controller", UIViewController)
    function Controller:didReceiveMemoryWarning() heard[#heard + 1] = "controller" end
    local app = watched()
    app.window.rootViewController = Controller {}
    take()
    app:memoryWarning()
    assert.are.equal("controller N.didReceiveMemoryWarning didReceiveMemoryWarning active", take())
  end)

  it("hears that it ends, and is closed then", function()
    local app = watched()
    take()
    app:terminate()
    assert.are.equal("willTerminate active N.willTerminate", take())
    assert.has_error(function() app:advance(1) end, "the app has been closed; launch it again")
  end)

  it("of another test says where it belongs", function()
    assert.raises("launch it in before_each", function() earlier:advance(1) end)
    assert.raises("launch it in before_each", function() earlier:tap "Go" end)
    assert.raises("launch it in before_each", function() earlier:find "Go" end)
    local app = watched()
    app:close()
    assert.raises("the app has been closed; launch it again", function() app:tap "Go" end)
  end)

  it("is opened with an address by another app, and says whether it takes it", function()
    local app = watched { openURL = function(_, application, url, options)
      assert.are.equal(UIApplication.shared, application)
      assert.is_false(options.openInPlace)
      return url.scheme == "pwn"
    end }
    assert.is_true(app:openURL "pwn:3")
    assert.is_false(app:openURL "other:3")
    assert.is_false(watched():openURL "pwn:3")
  end)

  it("hears nothing where it is only closed", function()
    local app = watched()
    take()
    app:close()
    assert.are.equal("", take())
  end)

  it("is closed all the same where its last words fail", function()
    local app = watched { willTerminate = function() error "last words" end }
    local works, message = pcall(function() app:terminate() end)
    assert.is_false(works)
    assert.is_truthy(tostring(message):find "last words")
    assert.has_error(function() app:advance(1) end, "the app has been closed; launch it again")
  end)

  it("closes where a cell that waits to be used again holds the window of its own table", function()
    local first, window, list ---@type UITableViewCell, UIWindow, UITableView
    local app = launch { didFinishLaunching = function()
      window = UIWindow {}
      list = UITableView { frame = { 0, 0, 320, 480 }, dataSource = {
        numberOfRowsInSection = function() return 50 end,
        cellForRowAt = function(_, tableView)
          local cell = tableView:dequeueReusableCell "c" or UITableViewCell { reuseIdentifier = "c" }
          first = first or cell
          return cell
        end,
      } }
      window:addSubview(list)
      window:makeKeyAndVisible()
    end }
    for _, y in ipairs { 1000, 1, 2000 } do
      list.contentOffset = { 0, y }
      app:advance(0.1)
    end
    first.contentView:addSubview(window)
    app:close()
    assert.has_error(function() app:advance(0.1) end)
  end)
end)

describe("what UIKit has and is not here", function()
  it("is refused with what to do instead", function()
    local _, message = pcall(function() return UITableView {}.cellLayoutMarginsFollowReadableWidth end)
    assert.matches("UITableView has no property 'cellLayoutMarginsFollowReadableWidth': it is not simulated; leave it out", message)
    _, message = pcall(function() UIButton { toolTip = "primary" } end)
    assert.matches("it is not simulated; set a button's menu", message)
  end)
end)

describe("an app behind the home screen", function()
  it("gets no touch and no key, from the first moment on", function()
    local count, field = 0, nil ---@type integer, any
    local app = launchWindow(function(window)
      local button = UIButton { type = "system", frame = { 20, 100, 100, 44 } }
      button:setTitle("Go", "normal")
      button:addAction(UIAction { handler = function() count = count + 1 end }, "touchUpInside")
      field = UITextField { frame = { 20, 200, 200, 30 }, placeholder = "Name" }
      window:addSubview(button)
      window:addSubview(field)
    end)
    app:tap "Name"
    app:background()
    for _, act in ipairs {
      function() app:tap "Go" end, function() app:type "abc" end, function() app:press "backspace" end,
      function() app:drag { from = { 20, 300 }, to = { 20, 200 } } end,
    } do
      assert.error_matches(act, "the app is in the background: app:foreground%(%) brings it back")
    end
    assert.are.same({ 0, "" }, { count, field.text })
    app:foreground()
    app:tap "Go"
    assert.are.equal(1, count)
  end)
end)
