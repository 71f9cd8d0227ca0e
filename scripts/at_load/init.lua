-- What an app's files do as they are read: a store that makes its folder and counts its launches, texts, a date, a request.
local found = {}
found.title = NSLocalizedString("Hello", "at load")
found.date = tostring(Date())
found.launches = UserDefaults.standard:integer "launches" + 1
UserDefaults.standard:set(found.launches, "launches")
local documents = FileManager.default:urls("documentDirectory")[1]
found.before = FileManager.default:fileExists(documents:appendingPathComponent("kept.txt"))
Data.write("kept", documents:appendingPathComponent("kept.txt"))
found.bundle = Bundle.main:path("en", "lproj") ~= nil
URLSession.shared:dataTask("https://a.test/x", function(data) found.answer = data end):resume()
Timer.scheduledTimer(0.2, false, function() found.timer = true end)

return { found = found, didFinishLaunching = function(self)
  self.window = UIWindow {}
  self.window:makeKeyAndVisible()
end }
