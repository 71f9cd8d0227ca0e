import Foundation
import LunetteDriver

/// A day of an app that is suspended, and the notifications that come meanwhile.
func measureServices(_ report: Report) throws {
  var options = ScriptHost.Options()
  options.output = { _ in }
  let host = ScriptHost(options: options)
  defer { host.close() }
  try host.run(
    source: """
      app = launch({ didFinishLaunching = function() end }, { permissions = { notifications = "authorized" } })
      app:background()
      app:advance(10)
      function day()
        local center = UNUserNotificationCenter.current()
        for hour = 1, 10 do
          center:add(UNNotificationRequest {
            identifier = "hour " .. hour, content = UNMutableNotificationContent { title = "Tea" },
            trigger = UNTimeIntervalNotificationTrigger { timeInterval = 3600 * hour },
          })
        end
        app:advance(86400)
        assert(app.state == "suspended" and #app.notifications == 10)
      end
      """, name: "=services")
  let day = try Clock.processor { try host.run(source: "day()", name: "=services") }
  report.add(Figure("24 h suspended, 10 notifications, no frame", day * 1e3, "ms", .atMost(5)))
}
