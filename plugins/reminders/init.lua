-- reminders: notifications, permission prompts, the place, work in the background, a badge and a quick action.
local Store, Alarms = require "reminders.Store", require "reminders.Alarms"
local ListController = require "reminders.ListController"
local EditController = require "reminders.EditController"

local app = {
  name = "reminders", description = "Reminders at a time or at a place, with notifications.",
  info = {
    CFBundleDisplayName = "Reminders",
    NSLocationWhenInUseUsageDescription = "To remind you when you are at the shop.",
    BGTaskSchedulerPermittedIdentifiers = { "tidy" },
    UIApplicationShortcutItems = { { UIApplicationShortcutItemType = "new", UIApplicationShortcutItemTitle = "New Reminder" } },
  },
}

function app:didFinishLaunching()
  Store:load()
  Alarms.setUp(self)
  BGTaskScheduler.shared:register("tidy", function(task)
    Store:tidy()
    self.list:refresh()
    task:setTaskCompleted(true)
  end)
  self.list = ListController {}
  self.window = UIWindow { backgroundColor = "Screen", rootViewController = UINavigationController { rootViewController = self.list } }
  self.window:makeKeyAndVisible()
  NotificationCenter.default:addObserver(NSCurrentLocaleDidChange, function() self.list:refresh() end)
end

function app:didBecomeActive() self.list:refresh() end

-- Another day, another zone: what was "Mar 28, 12:09 AM" is "12:09 AM" now.
function app:applicationSignificantTimeChange() self.list:refresh() end

-- The list is saved while there is time for it.
function app:didEnterBackground(application)
  local task
  task = application:beginBackgroundTask("saving", function() application:endBackgroundTask(task) end)
  BGTaskScheduler.shared:submit(BGAppRefreshTaskRequest { identifier = "tidy" })
  Store:save()
  application:endBackgroundTask(task)
end

function app:performActionFor(_, item, done)
  self.list.navigationController:setViewControllers({ self.list, EditController { list = self.list } }, false)
  done(item.type == "new")
end

-- Notifications: shown in front too; their buttons tick a reminder off, or move it.

function app:willPresent() return { "banner", "badge" } end

function app:didReceive(_, response, done)
  local item = Store:named(response.notification.request.content.userInfo.id)
  if item and response.actionIdentifier == "done" then
    Store:setDone(item, true)
  elseif item and response.actionIdentifier == "later" then
    item.due, item.atShop = Date().timeIntervalSinceReferenceDate + Alarms.later, nil
    Store:sort()
    Store:save()
    Alarms.set(item, Store:lateCount(item.due), function() end)
  end
  self.list:refresh()
  done()
end

return app
