-- A finger keeps what it touches. Controls whose owner has gone meanwhile (a question that another finger has answered, a picker that the app has taken
-- away) do nothing more when it moves or lifts.

local function present(controller, options)
  local presenter = UIViewController {}
  local app = launchWindow(presenter, options)
  presenter:present(controller, false)
  app:advance(0.1)
  return app, presenter
end

-- Where a finger rests, and what takes the owner away; both get the app.
local function outlives(app, x, y, takeAway)
  local finger = app:touch(x, y)
  takeAway()
  app:settle()
  collectgarbage()
  collectgarbage()
  finger:move(x + 3, y + 10)
  finger:lift()
  app:settle()
  assert.sound(app)
end

local function alert()
  local made = UIAlertController { title = "Tea", message = "Now?", preferredStyle = "alert" }
  made:addAction(UIAlertAction { title = "OK" })
  return made
end

describe("a finger that rests on what goes away", function()
  it("beside a permission question that another finger answers", function()
    local app = launch {
      info = { CFBundleDisplayName = "Tea" },
      didFinishLaunching = function()
        UIWindow { rootViewController = UIViewController {} }:makeKeyAndVisible()
        UNUserNotificationCenter.current():requestAuthorization({ "alert" }, function() end)
      end,
    }
    outlives(app, 20, 100, function() app:tap "Allow" end)
  end)

  it("beside an alert that another finger answers", function()
    local app = present(alert())
    outlives(app, 20, 100, function() app:tap "OK" end)
  end)

  it("on an alert's button while the app dismisses the alert", function()
    local app, presenter = present(alert())
    local place = app:find("OK"):convert(app:find("OK").bounds, nil)
    outlives(app, place.midX, place.midY, function() presenter:dismiss(false) end)
  end)

  it("on a sheet's button while the app dismisses the sheet", function()
    local made = UIAlertController { title = "Tea", preferredStyle = "actionSheet" }
    made:addAction(UIAlertAction { title = "Green" })
    made:addAction(UIAlertAction { title = "Cancel", style = "cancel" })
    local app, presenter = present(made)
    made = nil
    local place = app:find("Green"):convert(app:find("Green").bounds, nil)
    outlives(app, place.midX, place.midY, function() presenter:dismiss(false) end)
  end)

  for name, make in pairs {
    ["a picker"] = function()
      return UIPickerView { frame = { 0, 0, 320, 216 }, dataSource = { numberOfRowsInComponent = function() return 20 end }, delegate = { titleForRow = function() return "x" end } }
    end,
    ["a date picker"] = function() return UIDatePicker { frame = { 0, 0, 320, 216 } } end,
    ["a calendar"] = function() return UIDatePicker { frame = { 0, 0, 320, 380 }, preferredDatePickerStyle = "inline" } end,
    ["a scroll view"] = function() return UIScrollView { frame = { 0, 0, 320, 216 }, contentSize = { 320, 1000 } } end,
    ["a table"] = function()
      return UITableView { frame = { 0, 0, 320, 216 }, dataSource = { numberOfRowsInSection = function() return 20 end, cellForRowAt = function() return UITableViewCell {} end } }
    end,
    ["a slider"] = function() return UISlider { frame = { 0, 90, 320, 40 } } end,
    ["a text view"] = function() return UITextView { frame = { 0, 0, 320, 216 }, text = ("word "):rep(300) } end,
  } do
    it("in " .. name .. " that the app takes away", function()
      local app = launchWindow(function(window) window:addSubview(make()) end, { system = 17 })
      app:advance(0.1)
      outlives(app, 160, 110, function() app.window.subviews[1]:removeFromSuperview() end)
    end)
  end

  it("on the dark part of a search that ends", function()
    local list = UITableViewController {}
    list.navigationItem.searchController = UISearchController { searchResultsController = nil, obscuresBackgroundDuringPresentation = true }
    local app = launchWindow(UINavigationController { rootViewController = list })
    app:settle()
    app:tap { class = "UISearchBar" }
    app:settle()
    outlives(app, 160, 250, function() list.navigationItem.searchController = nil end)
  end)
end)
