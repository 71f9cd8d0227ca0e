-- A button asks whether the app may notify, and then plans a notification that comes after three seconds.
local app = {}

function app:didFinishLaunching()
  local centre = UNUserNotificationCenter.current()
  local window = UIWindow { backgroundColor = "white" }
  local label = UILabel { frame = { 20, 40, 280, 30 }, text = "?" }
  local remind = UIButton { frame = { 20, 100, 100, 44 } }
  remind:setTitle("Remind", "normal")
  remind:addTarget("touchUpInside", function()
    remind.isEnabled = false
    centre:requestAuthorization({ "alert" }, function(granted)
      label.text = granted and "yes" or "no"
      if not granted then return end
      centre:add(UNNotificationRequest {
        identifier = "tea",
        content = UNMutableNotificationContent { title = "Tea" },
        trigger = UNTimeIntervalNotificationTrigger { timeInterval = 3, repeats = false },
      })
    end)
  end)
  centre.delegate = {
    willPresent = function() return { "banner" } end,
    didReceive = function() label.text = "opened" end,
  }
  window:addSubview(label)
  window:addSubview(remind)
  window:makeKeyAndVisible()
end

return app
