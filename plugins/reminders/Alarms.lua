-- Notifications for reminders: at their time, or at the shop.
local Alarms = {}

Alarms.shop = { latitude = 52.53, longitude = 13.405 }
Alarms.later = 600

local function center() return UNUserNotificationCenter.current() end

function Alarms.setUp(delegate)
  center().delegate = delegate
  center():setNotificationCategories {
    UNNotificationCategory {
      identifier = "reminder",
      actions = {
        UNNotificationAction { identifier = "done", title = "Done" },
        UNNotificationAction { identifier = "later", title = "In 10 Minutes" },
      },
    },
  }
end

local function trigger(item)
  if item.atShop then
    local region = CLCircularRegion { center = Alarms.shop, radius = 100, identifier = "shop", notifyOnExit = false }
    return UNLocationNotificationTrigger { region = region }
  end
  return UNTimeIntervalNotificationTrigger { timeInterval = math.max(1, item.due - Date().timeIntervalSinceReferenceDate) }
end

-- Asks the user once whether it may; answer(granted) comes when that is known. Without a badge the number on the icon stays.
function Alarms.set(item, badge, answer)
  center():requestAuthorization({ "alert", "badge", "sound" }, function(granted)
    if granted then
      local content = UNMutableNotificationContent {
        title = item.title, body = item.atShop and "You are at the shop." or "It is time.", badge = badge, sound = UNNotificationSound.default,
        categoryIdentifier = "reminder", userInfo = { id = item.id },
      }
      center():add(UNNotificationRequest { identifier = item.id, content = content, trigger = trigger(item) })
    end
    answer(granted)
  end)
end

function Alarms.clear(item)
  center():removePendingNotificationRequests { item.id }
  center():removeDeliveredNotifications { item.id }
end

return Alarms
