-- The plugin reminders: permissions, notifications, the place, work in the background, badge, quick action.
local app, server ---@type any, Server

local function launchReminders(options)
  server = Server { file = "plugins/reminders/server.lua" }
  options = options or {}
  options.network, options.date, options.timeZone = options.network or server, "2026-03-31T08:30:00Z", "Europe/Berlin"
  app = launch("reminders", options)
  app:settle()
end

local function addReminder(title, when)
  app:tap { role = "button", name = "Add" }
  app:settle()
  app:type(title)
  app:tap(when)
  app:pressReturn()
  app:settle { timers = false }
end

local function row(section, number)
  local cell = app.table:cellForRow(IndexPath(section, number))
  return cell and { cell.textLabel.text, cell.detailTextLabel.text, cell.accessoryType }
end

local allowed = { permissions = { notifications = "authorized", location = "authorizedWhenInUse" } }

describe("reminders", function()
  it("asks once whether it may notify, with the first reminder, and says how to turn it on", function()
    launchReminders()
    assert.is_nil(app:alert())
    addReminder("Tea", "10 min")
    assert.are.equal("“Reminders” Would Like to Send You Notifications", app:alert().title)
    app:tap "Don’t Allow"
    app:settle()
    assert.shows(app, "Notifications are off in Settings.")
    addReminder("Coffee", "1 hour")
    assert.is_nil(app:alert())
    app:setPermission("notifications", "authorized")
    addReminder("Cocoa", "1 hour")
    app:settle()
    assert.not_shows(app, "Notifications are off in Settings.")
  end)

  it("has the times of reminders in their order, in the device's words", function()
    launchReminders(allowed)
    addReminder("Nine", "9:00")
    addReminder("Hour", "1 hour")
    addReminder("Tea", "10 min")
    addReminder("Milk", "Shop")
    assert.are.same({ "Tea", "10:40\u{202F}AM", "none" }, row(1, 1))
    assert.are.same({ "Hour", "11:30\u{202F}AM", "none" }, row(1, 2))
    assert.are.same({ "Nine", "Apr 1, 2026 at 9:00\u{202F}AM", "none" }, row(1, 3))
    assert.are.same({ "Milk", "At the shop", "none" }, row(1, 4))
    app:setLocation(52.52, 13.405)
    app:settle()
    assert.are.equal("At the shop, 1.1 km away", row(1, 4)[2])
    app:setPermission("location", "denied")
    app:settle()
    assert.are.equal("At the shop", row(1, 4)[2])
  end)

  it("follows midnight, and another way to write times", function()
    launchReminders(allowed)
    app:setDate "2026-03-31T21:59:50Z"
    addReminder("Tea", "10 min")
    local due = row(1, 1)[2]
    assert.matches("Apr", due, 1, true)
    app:advance(15)
    assert.is_nil(row(1, 1)[2]:find("Apr", 1, true))
    local before = row(1, 1)[2]
    app:setLocale "de_DE"
    app:advance(0.1)
    assert.are_not.equal(before, row(1, 1)[2])
  end)

  it("has ten minutes chosen at first, and times that are exact", function()
    launchReminders(allowed)
    local started = Date() - app.time
    for _, choice in ipairs { { "10 min", 600 }, { "1 hour", 3600 } } do
      local title, seconds = choice[1], choice[2]
      app:tap { role = "button", name = "Add" }
      app:settle()
      assert.are.equal("What?", app:find({ id = "what" }).placeholder)
      assert.are.equal(1, app:find({ role = "segmentedControl" }).selectedSegmentIndex)
      app:type(title)
      if seconds == 3600 then app:tap "1 hour" end
      app:advance(0.1)
      local before = app.time
      app:pressReturn()
      local due = 0
      for _, item in ipairs(JSONSerialization.jsonObject(app:file "Documents/reminders.json").items) do
        if item.title == title then due = item.due - seconds - started.timeIntervalSinceReferenceDate end
      end
      assert.is_near(before, due, 0.1)
      app:settle()
    end
  end)

  it("has a form below the bar, which the return key leaves alone while it is empty", function()
    launchReminders(allowed)
    app:tap { role = "button", name = "Add" }
    app:settle()
    local field, choice = app:find { id = "what" }, app:find { role = "segmentedControl" }
    local screen = field.superview
    assert.are.equal(screen.safeAreaInsets.top + 16, field.frame.y)
    assert.are.equal(field.frame.maxY + 16, choice.frame.y)
    for _, one in ipairs { field, choice } do
      assert.are.equal(44, one.frame.height)
      assert.are.equal(16, one.frame.x)
      assert.are.equal(screen.bounds.width - 16, one.frame.maxX)
    end
    assert.are.equal("<UIColor white>", tostring(field.superview.backgroundColor:resolvedColor(field.traitCollection)))
    assert.is_false(field.delegate:textFieldShouldReturn(field))
    assert.is_true(field.isEditing)
  end)

  it("can be read in the dark", function()
    launchReminders { system = 17, appearance = "dark", permissions = allowed.permissions }
    assert.lints(app)
    app:tap { role = "button", name = "Add" }
    app:settle()
    assert.lints(app)
  end)

  it("follows the place only where it is needed, and forgets it when it fails", function()
    launchReminders { permissions = { notifications = "authorized" } }
    addReminder("Tea", "10 min")
    assert.is_nil(app:alert())
    addReminder("Milk", "Shop")
    assert.are.equal("Allow “Reminders” to use your location?", app:alert().title)
    assert.are.equal("To remind you when you are at the shop.", app:alert().message)
    app:tap "Allow While Using App"
    app:setLocation(52.52, 13.405)
    app:settle()
    assert.are.equal("At the shop, 1.1 km away", row(1, 2)[2])
    app:setLocation(52.5203, 13.405)
    app:settle()
    assert.are.equal("At the shop, 1.1 km away", row(1, 2)[2])
    app:setLocation(52.525, 13.405)
    app:settle()
    assert.are.equal("At the shop, 0.6 km away", row(1, 2)[2])
    app:relaunch()
    app:settle()
    app:setPermission("location", "denied")
    app.delegate.list.place:startUpdatingLocation()
    app:settle()
    assert.are.equal("At the shop", row(1, 2)[2])
  end)

  it("notifies in the background, and its buttons work without opening the app", function()
    launchReminders(allowed)
    addReminder("Tea", "10 min")
    app:background()
    app:advance(599)
    assert.are.same({}, app.notifications)
    app:advance(2)
    local notification = app.notifications[1]
    assert.are.same({ "Tea", "It is time.", 1 }, { notification.title, notification.body, notification.badge })
    assert.are.equal(1, app.badge)
    app:tapNotification("Tea", "In 10 Minutes")
    assert.are_not.equal("active", app.state)
    assert.are.equal(0, app.badge)
    app:advance(599.9)
    assert.are.same({}, app.notifications)
    app:advance(0.2)
    assert.are.equal(1, #app.notifications)
    app:tapNotification("Tea", "Done")
    assert.are_not.equal("active", app.state)
    app:foreground()
    app:settle()
    assert.are.equal("checkmark", row(1, 1)[3])
    assert.are.equal(0, app.badge)
  end)

  it("shows notifications in front too, and a touch opens it", function()
    launchReminders(allowed)
    addReminder("Tea", "10 min")
    app:background()
    app:advance(590)
    app:foreground()
    app:advance(12)
    assert.are.equal("Tea", app.notifications[1].title)
    app:background()
    app:tapNotification "Tea"
    assert.are.equal("active", app.state)
    assert.are.equal(1, app.badge)
    assert.are.equal("none", row(1, 1)[3])
  end)

  it("reminds at the shop, once the device has been there for a while", function()
    launchReminders(allowed)
    app:setLocation(52.52, 13.405)
    addReminder("Milk", "Shop")
    app:background()
    app:advance(10)
    app:setLocation(52.530904, 13.405)
    app:advance(30)
    assert.are.same({}, app.notifications)
    app:setLocation(52.53, 13.405)
    app:advance(21)
    assert.are.equal("Milk", app.notifications[1].title)
    assert.are.equal("You are at the shop.", app.notifications[1].body)
    app:setLocation(52.50, 13.405)
    app:advance(60)
    assert.are.equal(1, #app.notifications)
    app:tapNotification("Milk", "later")
    app:foreground()
    app:settle()
    assert.are_not.equal("At the shop", row(1, 1)[2]:sub(1, 11))
  end)

  it("says nothing when the device leaves the shop", function()
    launchReminders(allowed)
    app:setLocation(52.53, 13.405)
    addReminder("Milk", "Shop")
    app:background()
    app:setLocation(52.50, 13.405)
    app:advance(60)
    assert.are.same({}, app.notifications)
  end)

  it("ticks off with a touch that is felt, puts done ones last, and takes the alarm back", function()
    launchReminders(allowed)
    addReminder("Tea", "10 min")
    addReminder("Hour", "1 hour")
    app:tap "Tea"
    app:settle()
    assert.are.same({ "Hour", "Tea" }, { row(1, 1)[1], row(1, 2)[1] })
    assert.are.equal("checkmark", row(1, 2)[3])
    assert.are.same({ "impact", "light" }, { app.haptics[1].kind, app.haptics[1].style })
    app:background()
    app:advance(700)
    assert.are.same({}, app.notifications)
    app:foreground()
    app:settle()
    app:tap "Tea"
    app:settle()
    assert.are.same({ "Tea", "none" }, { row(1, 1)[1], row(1, 1)[3] })
    assert.are.equal(1, app.badge)
  end)

  it("removes with a swipe, with the alarm and the badge", function()
    launchReminders(allowed)
    addReminder("Tea", "10 min")
    addReminder("Hour", "1 hour")
    app:background()
    app:advance(601)
    app:foreground()
    app:settle()
    assert.are.equal(1, app.badge)
    app:swipe("Tea", "leading")
    app:settle()
    app:tap "Delete"
    app:settle()
    assert.are.equal(0, app.badge)
    assert.are.same({}, app.notifications)
    assert.are.same("Hour", row(1, 1)[1])
    assert.is_nil(row(1, 2))
    assert.is_false(app.table.dataSource:canEditRowAt(app.table, IndexPath(2, 1)))
  end)

  it("keeps everything over a relaunch, and numbers go on", function()
    launchReminders(allowed)
    addReminder("Tea", "10 min")
    app:relaunch()
    app:settle()
    assert.are.equal("Tea", row(1, 1)[1])
    addReminder("More", "10 min")
    local kept = JSONSerialization.jsonObject(app:file "Documents/reminders.json")
    assert.are.equal(2, kept.last)
    assert.are.equal("reminder 2", kept.items[2].id)
    app:background()
    app:advance(601)
    assert.are.equal(2, #app.notifications)
  end)

  it("tidies up in the background", function()
    launchReminders(allowed)
    addReminder("Tea", "10 min")
    addReminder("Hour", "1 hour")
    app:tap "Tea"
    app:settle()
    app:background()
    app:advance(10)
    assert.are.equal("suspended", app.state)
    app:runBackgroundTask "tidy"
    app:advance(6)
    assert.is_nil(row(1, 2)) -- what the app switcher shows
    assert.are.equal("suspended", app.state)
    app:foreground()
    app:settle()
    assert.are.equal("Hour", row(1, 1)[1])
    assert.is_nil(row(1, 2))
    assert.are.equal(1, #JSONSerialization.jsonObject(app:file "Documents/reminders.json").items)
  end)

  it("ends its work in the background by itself", function()
    launchReminders()
    app:background()
    app:advance(60)
    assert.are.equal("suspended", app.state)
    assert.are.same({}, app.warnings)
  end)

  it("has the own reminders with their note above the household's", function()
    launchReminders()
    addReminder("Tea", "10 min")
    assert.are.equal("Tea", row(1, 1)[1]) -- also while the question is open
    app:tap "Don’t Allow"
    app:settle()
    local function top(text) return app:find(text):convert({ 0, 0 }, nil).y end
    local order = { "Reminders", "Tea", "Notifications are off in Settings.", "Household", "Take out the bins", "Shared by everybody" }
    for index = 2, #order do assert.is_true(top(order[index - 1]) < top(order[index]), order[index]) end
    assert.are.equal(2, app.table.numberOfSections)
    local own, shared = app.table:cellForRow(IndexPath(1, 1)), app.table:cellForRow(IndexPath(2, 1))
    assert.are.same({ 56, 56 }, { own.frame.height, shared.frame.height })
    assert.are.same({ "default", "none" }, { own.selectionStyle, shared.selectionStyle })
  end)

  it("has done ones in the colour of details, and no row stays selected", function()
    launchReminders(allowed)
    addReminder("Tea", "10 min")
    local function colors()
      local cell = app.table:cellForRow(IndexPath(1, 1))
      return { cell.textLabel.textColor, cell.detailTextLabel.textColor }
    end
    local text, detail = table.unpack(colors())
    assert.are_not.equal(text, detail)
    app:tap "Tea"
    app:settle()
    assert.are.same({ detail, detail }, colors())
    assert.is_nil(app.table.indexPathForSelectedRow)
    app:tap "Tea"
    app:settle()
    assert.are.same({ text, detail }, colors())
  end)

  it("keeps each change at once", function()
    local function again()
      app:relaunch()
      app:settle()
    end
    launchReminders(allowed)
    addReminder("Tea", "10 min")
    addReminder("Hour", "1 hour")
    app:tap "Hour"
    again()
    assert.are.same({ "Tea", "none" }, { row(1, 1)[1], row(1, 1)[3] })
    assert.are.same({ "Hour", "checkmark" }, { row(1, 2)[1], row(1, 2)[3] })
    app:swipe("Hour", "leading")
    app:settle()
    app:tap "Delete"
    app:settle()
    again()
    assert.is_nil(row(1, 2))
    app:background()
    app:advance(601)
    app:tapNotification("Tea", "In 10 Minutes")
    again()
    app:foreground()
    app:settle()
    assert.are.equal("10:50\u{202F}AM", row(1, 1)[2])
  end)

  it("has a reminder at its new place when it was moved", function()
    launchReminders(allowed)
    addReminder("Tea", "10 min")
    app:advance(300)
    addReminder("Soup", "10 min")
    app:background()
    app:advance(301)
    app:tapNotification("Tea", "In 10 Minutes")
    app:foreground()
    app:settle()
    assert.are.same({ "Soup", "Tea" }, { row(1, 1)[1], row(1, 2)[1] })
  end)

  it("has those of one time in the order in which they came", function()
    launchReminders(allowed)
    for number = 1, 11 do addReminder("Reminder " .. number, "9:00") end
    for number = 1, 7 do
      app:scrollTo { row = { 1, number } }
      assert.are.equal("Reminder " .. number, row(1, number)[1])
    end
  end)

  it("counts on the icon what is late, which the shop does not change", function()
    launchReminders(allowed)
    addReminder("Tea", "10 min")
    addReminder("Soup", "10 min")
    app:setLocation(52.52, 13.405)
    addReminder("Milk", "Shop")
    app:background()
    app:advance(605)
    assert.are.same({ 1, 2 }, { app.notifications[1].badge, app.notifications[2].badge })
    assert.are.equal(2, app.badge)
    app:setLocation(52.53, 13.405)
    app:advance(21)
    assert.are.equal("Milk", app.notifications[3].title)
    assert.are.equal(2, app.badge)
  end)

  it("makes a new one from the icon's menu", function()
    launchReminders(allowed)
    app:background()
    app:quickAction "New Reminder"
    app:settle()
    assert.shows(app, "New Reminder")
    assert.is_true(app:find({ id = "what" }).isEditing)
  end)

  it("saves only what says something", function()
    launchReminders(allowed)
    app:tap { role = "button", name = "Add" }
    app:settle()
    app:type "  "
    app:pressReturn()
    app:settle()
    assert.shows(app, "New Reminder")
    app:type "Tea"
    app:settle()
    app:tap "Save"
    app:settle()
    assert.shows(app, "Tea")
    assert.is_false(app.isKeyboardVisible)
  end)

  it("has the household's list, and says so when it can't be reached", function()
    launchReminders()
    assert.are.same({ "Water the plants", "Take out the bins" }, { row(2, 1)[1], row(2, 2)[1] })
    assert.shows(app, "Shared by everybody")
    assert.shows(app, "Household")
    app:tap "Water the plants"
    app:settle()
    assert.are.same({}, app.haptics)
    app:close()
    local broken = Server { baseURL = "https://reminders.test" }
    broken:get("/household", { sequence = { { status = 500, json = {} }, { json = { { title = 5 }, 7, { title = "Good" } } } } })
    launchReminders { network = broken }
    assert.shows(app, "The household can't be reached.")
    assert.is_nil(row(2, 1))
    app:relaunch()
    app:settle()
    assert.are.same({ "Good" }, { row(2, 1)[1] })
    app:close()
    local slow = Server { baseURL = "https://reminders.test" }
    slow:get("/household", { status = 500, latency = 5 })
    app = launch("reminders", { network = slow })
    assert.shows(app, "Loading")
    app:settle()
    assert.shows(app, "The household can't be reached.")
  end)
end)
