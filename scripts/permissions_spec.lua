-- What the user allows, questions of the system, the life of an app. Rules: docs/rules/world.md 7

local info = {
  CFBundleDisplayName = "Tea", NSCameraUsageDescription = "Photographs of cups", NSPhotoLibraryUsageDescription = "Pictures of cups",
  NSContactsUsageDescription = "Friends who like tea", NSMicrophoneUsageDescription = "The kettle",
}

--- An app that notes what it is told; `begin(application)` runs in didFinishLaunching.
local function app(begin, options, declared)
  local heard = {}
  local plugin = { info = declared or info, heard = heard }
  for _, name in ipairs { "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "willTerminate" } do
    plugin[name] = function() heard[#heard + 1] = name end
  end
  function plugin:didFinishLaunching(application)
    self.window = UIWindow {}
    self.window.rootViewController = UIViewController {}
    self.window:makeKeyAndVisible()
    if begin then begin(application) end
  end
  return launch(plugin, options), heard
end

local function words(list) return table.concat(list, " ") end

describe("a question of the system", function()
  it("W-134 is an alert, and the app is inactive until it is answered", function()
    local answers = {}
    local center = UNUserNotificationCenter.current
    local app, heard = app(function()
      center():requestAuthorization({ "alert", "badge" }, function(granted, error) answers[#answers + 1] = { granted, error } end)
    end)
    assert.are.equal("inactive", app.state)
    assert.are.equal("inactive", UIApplication.shared.applicationState)
    assert.are.equal("“Tea” Would Like to Send You Notifications", app:alert().title)
    assert.are.equal("didBecomeActive willResignActive", words(heard))
    app:tap "Allow"
    assert.are.same({ { true } }, answers)
    assert.are.equal("active", app.state)
    assert.is_nil(app:alert())
    assert.are.equal("didBecomeActive willResignActive didBecomeActive", words(heard))
    center():requestAuthorization({ "alert" }, function(granted) answers[#answers + 1] = granted end)
    app:advanceFrames(1)
    assert.is_nil(app:alert())
    assert.is_true(answers[2])
  end)

  it("is in the user's language", function()
    for language, words in pairs {
      de = { "„Tea“ möchte auf die Kamera zugreifen", "Nicht erlauben", "Erlauben" }, ja = { "“Tea”がカメラへのアクセスを求めています", "許可しない", "許可" },
      ar = { "يرغب \"Tea\" في الوصول إلى الكاميرا", "عدم السماح", "السماح" }, ["pt-BR"] = { "“Tea” Deseja Acessar a Câmera", "Não Permitir", "Permitir" },
      fi = { "“Tea” Would Like to Access the Camera", "Don’t Allow", "Allow" },
    } do
      local answer ---@type any
      local app = app(function() AVCaptureDevice.requestAccess("video", function(granted) answer = granted end) end, { language = language })
      assert.are.equal(words[1], app:alert().title)
      assert.is_true(app:exists(words[2]))
      app:tap(words[3])
      assert.is_true(answer)
    end
  end)

  it("comes after the one before, and the app stays inactive between them", function()
    local answers = {}
    local app, heard = app(function()
      AVCaptureDevice.requestAccess("video", function(granted) answers[#answers + 1] = granted end)
      AVCaptureDevice.requestAccess("audio", function(granted) answers[#answers + 1] = granted end)
    end)
    assert.are.equal("“Tea” Would Like to Access the Camera", app:alert().title)
    assert.are.equal("Photographs of cups", app:alert().message)
    app:tap "Don’t Allow"
    assert.are.equal("“Tea” Would Like to Access the Microphone", app:alert().title)
    assert.are.equal("inactive", app.state)
    app:tap "Allow"
    assert.are.same({ false, true }, answers)
    assert.are.equal("didBecomeActive willResignActive didBecomeActive", words(heard))
    assert.are.equal("denied", AVCaptureDevice.authorizationStatus "video")
    assert.are.equal("authorized", AVCaptureDevice.authorizationStatus "audio")
  end)

  it("is asked once for two that want the answer", function()
    local answers = {}
    local function noteAnswer(granted) answers[#answers + 1] = granted end
    local app = app(function()
      PHPhotoLibrary.requestAuthorization(noteAnswer)
      PHPhotoLibrary.requestAuthorization(noteAnswer)
    end)
    app:tap "Allow"
    assert.is_nil(app:alert())
    assert.are.same({ "authorized", "authorized" }, answers)
  end)

  it("waits for the app to come to the front, and keeps it inactive over the background", function()
    local app, heard = app()
    app:background()
    CNContactStore {}:requestAccess("contacts", function() end)
    app:advance(1)
    assert.is_nil(app:alert())
    app:foreground()
    assert.are.equal("“Tea” Would Like to Access Your Contacts", app:alert().title)
    app:background()
    app:foreground()
    assert.are.equal("inactive", app.state)
    app:tap "Allow"
    assert.are.equal("active", app.state)
    assert.are.equal(
      "didBecomeActive willResignActive didEnterBackground willEnterForeground didBecomeActive willResignActive "
        .. "didEnterBackground willEnterForeground didBecomeActive", words(heard))
  end)

  it("is awaited in a task", function()
    local granted ---@type any
    local app = app(function()
      Task(function() granted = AVCaptureDevice.requestAccess "video" end)
    end)
    assert.is_nil(granted)
    app:tap "Allow"
    assert.is_true(granted)
  end)

  it("outside of a task needs a completion", function()
    app()
    assert.error_matches(function() AVCaptureDevice.requestAccess "video" end, "inside Task")
  end)

  it("belongs to the system: the app's windows don't have it", function()
    local app = app(function() AVCaptureDevice.requestAccess("video", function() end) end)
    assert.are.equal(1, #UIApplication.shared.windows)
    assert.are.equal(UIApplication.shared.windows[1], app.window)
    assert.is_nil(app.window.rootViewController.presentedViewController)
  end)
end)

describe("permissions", function()
  it("W-147 the user changes in Settings end the app, or are told to it", function()
    local app = app()
    app:setPermission("camera", "denied")
    assert.are.equal("ended", app.state)
    assert.error_matches(function() app:advance(1) end, "the permission for camera")
    app:relaunch()
    assert.are.equal("denied", AVCaptureDevice.authorizationStatus "video")
    app:setPermission("notifications", "authorized")
    assert.are.equal("active", app.state)
  end)

  it("W-147 without a usage text asking is an error that names the key", function()
    app(nil, nil, {})
    for key, ask in pairs {
      NSCameraUsageDescription = function() AVCaptureDevice.requestAccess("video", print) end,
      NSMicrophoneUsageDescription = function() AVAudioSession.sharedInstance():requestRecordPermission(print) end,
      NSPhotoLibraryUsageDescription = function() PHPhotoLibrary.requestAuthorization(print) end,
      NSContactsUsageDescription = function() CNContactStore {}:requestAccess("contacts", print) end,
    } do
      assert.error_matches(ask, key)
      assert.error_matches(ask, "without a usage description")
    end
  end)

  it("are what the launch says, and stay over a relaunch, but not a reinstall", function()
    local app = app(nil, { permissions = { camera = "authorized", microphone = "denied" } })
    assert.are.equal("authorized", AVCaptureDevice.authorizationStatus "video")
    assert.are.equal("denied", AVAudioSession.sharedInstance().recordPermission)
    app:relaunch()
    assert.are.equal("authorized", AVCaptureDevice.authorizationStatus "video")
    app:reinstall()
    assert.are.equal("notDetermined", AVCaptureDevice.authorizationStatus "video")
    assert.are.equal("undetermined", AVAudioSession.sharedInstance().recordPermission)
  end)

  it("have names, and each its own choices", function()
    assert.error_matches(function() launch({}, { permissions = { camra = "denied" } }) end, "camera")
    assert.error_matches(function() launch({}, { permissions = { camera = "allowed" } }) end, "authorized")
    local app = app()
    assert.error_matches(function() app:setPermission("camera", "authorizedAlways") end, "camera = one of")
    assert.error_matches(function() app:setPermission("sensor", "denied") end, "camera")
  end)
end)

describe("the background", function()
  it("W-146 lasts 30 s with a task, then its handler must end it", function()
    local expired ---@type boolean
    local app = app(function(application)
      application:beginBackgroundTask("saving", function() expired = true end)
    end)
    app:background()
    app:advance(29.9)
    assert.is_nil(expired)
    app:advance(1.1)
    assert.is_true(expired)
    assert.are.equal("ended", app.state)
    assert.matches("saving", app.endReason)
    assert.matches("endBackgroundTask", table.concat(app.warnings, " "))
  end)

  it("W-146 ends with the task, and timers wait for the return", function()
    local ticks = 0
    local id ---@type any
    local app = app(function(application)
      every(1, function() ticks = ticks + 1 end)
      id = application:beginBackgroundTask(function() application:endBackgroundTask(id) end)
    end)
    app:advance(0.5)
    app:background()
    app:advance(10)
    assert.are.equal("background", app.state)
    assert.are.equal(10, ticks)
    UIApplication.shared:endBackgroundTask(id)
    assert.are.equal("suspended", app.state)
    app:advance(100)
    assert.are.equal(10, ticks)
    app:foreground()
    assert.are.equal("active", app.state)
    app:advance(0.4)
    assert.are.equal(11, ticks)
    app:advance(1)
    assert.are.equal(12, ticks)
  end)

  it("without a task is over after 5 s; no frame runs until the return, and time goes on", function()
    local app = app()
    app:background()
    app:advance(4.9)
    assert.are.equal("background", app.state)
    local frames = app.frameCount
    app:advance(3600)
    assert.are.equal("suspended", app.state)
    assert.is_near(3604.9, app.time, 0.03)
    assert.is_near(app.time, CFAbsoluteTimeGetCurrent(), 1e-6)
    app:foreground()
    assert.is_near(app.time * 60, app.frameCount, 2)
    assert.is_true(app.frameCount > frames)
    app:advance(1)
    assert.is_near(3605.9, app.time, 0.05)
  end)

  it("is 180 s long where the launch says so, and is told", function()
    local app = app(function(application) application:beginBackgroundTask("x", function() end) end, { backgroundTime = 180 })
    assert.is_true(UIApplication.shared.backgroundTimeRemaining > 1e9)
    app:background()
    app:advance(100)
    assert.is_near(80, UIApplication.shared.backgroundTimeRemaining, 0.1)
    app:advance(81)
    assert.are.equal("ended", app.state)
  end)

  it("may last for years, and what is due comes in its time", function()
    local app = app(nil, { permissions = { notifications = "authorized" } })
    app:background()
    app:advance(10)
    for day = 1, 400 do
      UNUserNotificationCenter.current():add(UNNotificationRequest {
        identifier = "day", content = UNMutableNotificationContent { title = "Day " .. day },
        trigger = UNTimeIntervalNotificationTrigger { timeInterval = 43200 },
      })
      app:advance(86400)
    end
    assert.are.equal("Day 400", app.notifications[1].title)
    app:foreground()
    app:advance(1)
    assert.is_near(34560011, app.time, 0.1)
  end)

  it("loses requests that are under way when the app is suspended", function()
    local server = Server { baseURL = "https://a.test", latency = 20 }
    server:get("/x", { body = "late" })
    local code ---@type any
    local app = app(function()
      URLSession.shared:dataTask("https://a.test/x", function(_, _, error) code = error and error.code end):resume()
    end, { network = server })
    app:background()
    app:advance(60)
    assert.is_nil(code)
    app:foreground()
    app:advanceFrames(1)
    assert.are.equal("networkConnectionLost", code)
  end)
end)
