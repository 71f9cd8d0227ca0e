-- Where the device is. Rules: docs/rules/world.md 7

local usage = { NSLocationWhenInUseUsageDescription = "The way home", NSLocationAlwaysAndWhenInUseUsageDescription = "Reminders on the way" }

--- An app with a location manager, and what its delegate has heard.
local function app(options, declared)
  local heard = {}
  local plugin = { info = declared or usage, heard = heard }
  local function tell(...) heard[#heard + 1] = table.concat({ ... }, " ") end
  function plugin:didChangeAuthorization(_, status) tell("authorization", status) end
  function plugin:didUpdateLocations(_, locations) tell("at", locations[#locations].coordinate.latitude) end
  function plugin:didFailWithError(_, error) tell("failed", error.code) end
  function plugin:didEnterRegion(_, region) tell("entered", region.identifier) end
  function plugin:didExitRegion(_, region) tell("left", region.identifier) end
  function plugin:didDetermineState(_, state, region) tell(region.identifier, state) end
  function plugin:monitoringDidFail(_, region, error) tell("unwatched", region.identifier, error.errorCode) end
  function plugin:didFinishLaunching()
    self.manager = CLLocationManager { delegate = self }
  end
  return launch(plugin, options), plugin.manager, heard, plugin
end

local function take(heard)
  local words = table.concat(heard, ", ")
  for index in pairs(heard) do heard[index] = nil end
  return words
end

local function region(identifier, latitude, radius)
  return CLCircularRegion { center = { latitude = latitude or 52.53, longitude = 13.405 }, radius = radius or 100, identifier = identifier }
end

local inUse, always = { permissions = { location = "authorizedWhenInUse" } }, { permissions = { location = "authorizedAlways" } }

describe("the authorization", function()
  it("W-141 is told once, asked once, and denied is error 1", function()
    local app, manager, heard = app()
    assert.are.equal("authorization notDetermined", take(heard))
    manager:requestWhenInUseAuthorization()
    local titles = {}
    for _, action in ipairs(app:alert().actions) do titles[#titles + 1] = action.title end
    assert.are.same({ "Allow While Using App", "Allow Once", "Don’t Allow" }, titles)
    app:tap "Don’t Allow"
    assert.are.equal("authorization denied", take(heard))
    manager:requestWhenInUseAuthorization()
    app:advance(1)
    assert.is_nil(app:alert())
    manager:startUpdatingLocation()
    app:advanceFrames(1)
    assert.are.equal("failed denied", take(heard))
  end)

  it("for once is over with the use", function()
    local app, manager, heard = app()
    manager:requestWhenInUseAuthorization()
    app:tap "Allow Once"
    assert.are.equal("authorizedWhenInUse", manager.authorizationStatus)
    app:background()
    app:advance(10)
    take(heard)
    app:foreground()
    assert.are.equal("authorization notDetermined", take(heard))
    manager:requestWhenInUseAuthorization()
    app:tap "Allow Once"
    app:relaunch()
    assert.are.equal("notDetermined", CLLocationManager {}.authorizationStatus)
  end)

  it("for always is asked once more, and changed in Settings it is told", function()
    local app, manager, heard = app(inUse)
    take(heard)
    manager:requestAlwaysAuthorization()
    app:tap "Change to Always Allow"
    assert.are.equal("authorization authorizedAlways", take(heard))
    app:setPermission("location", "denied")
    assert.are.equal("active", app.state)
    assert.are.equal("authorization denied", take(heard))
  end)

  it("without a usage text is an error", function()
    local _, manager = app(nil, {})
    assert.error_matches(function() manager:requestWhenInUseAuthorization() end, "NSLocationWhenInUseUsageDescription")
    assert.error_matches(function() manager:requestAlwaysAuthorization() end, "UsageDescription")
    assert.error_matches(function() manager.allowsBackgroundLocationUpdates = true end, "UIBackgroundModes")
  end)
end)

describe("locations", function()
  it("W-142 come when the device has moved by the filter, on a sphere", function()
    local app, manager, heard = app(inUse)
    manager.distanceFilter = 100
    take(heard)
    manager:startUpdatingLocation()
    app:setLocation(52.5200, 13.4050)
    app:setLocation(52.52045, 13.4050)
    app:setLocation(52.52135, 13.4050)
    assert.are.equal("at 52.52, at 52.52135", take(heard))
    assert.is_near(1112, CLLocation(52.52, 13.405):distance(CLLocation(52.53, 13.405)), 2)
    manager:stopUpdatingLocation()
    app:setLocation(53, 13)
    assert.are.equal("", take(heard))
  end)

  it("begin when the user allows it", function()
    local app, manager, heard = app()
    app:setLocation(52, 13)
    manager:startUpdatingLocation()
    app:advance(1)
    assert.are.equal("authorization notDetermined", take(heard))
    manager:requestWhenInUseAuthorization()
    app:tap "Allow While Using App"
    assert.are.equal("authorization authorizedWhenInUse, at 52", take(heard):gsub("%.0", ""))
  end)

  it("come once for requestLocation, or fail after 10 s", function()
    local app, manager, heard = app(inUse)
    take(heard)
    manager:requestLocation()
    app:advance(9.9)
    assert.are.equal("", take(heard))
    app:advance(0.2)
    assert.are.equal("failed locationUnknown", take(heard))
    manager:requestLocation()
    app:setLocation(52.5, 13)
    app:setLocation(53.5, 13)
    assert.are.equal("at 52.5", take(heard))
  end)

  it("follow a journey, and stop in the background", function()
    local app, manager, heard = app(inUse)
    take(heard)
    manager:startUpdatingLocation()
    app:travel { { 0, 50.5, 8 }, { 10, 51.5, 8 }, { 20, 52.5, 8 }, { 30, 53.5, 8 } }
    app:advance(11)
    assert.are.equal("at 50.5, at 51.5", take(heard))
    app:background()
    app:advance(60)
    assert.are.equal("", take(heard))
    app:foreground()
    assert.are.equal("at 53.5", take(heard))
  end)

  it("go on in the background where the app says so, which keeps it awake", function()
    local app, manager, heard = app(inUse, {
      NSLocationWhenInUseUsageDescription = "x", UIBackgroundModes = { "location" },
    })
    manager.allowsBackgroundLocationUpdates = true
    manager:startUpdatingLocation()
    take(heard)
    app:background()
    app:advance(60)
    assert.are.equal("background", app.state)
    app:setLocation(50.5, 8)
    assert.are.equal("at 50.5", take(heard))
    manager:stopUpdatingLocation()
    app:advance(1)
    assert.are.equal("suspended", app.state)
  end)

  it("have places on the earth", function()
    local app = app(inUse)
    assert.error_matches(function() app:setLocation(91, 0) end, "latitude")
    assert.error_matches(function() app:setLocation(0, 181) end, "longitude")
    assert.error_matches(function() app:travel { { 1, 2 } } end, "seconds, latitude, longitude")
    assert.error_matches(function() CLCircularRegion { center = { latitude = 1 }, radius = 5 } end, "longitude")
    assert.error_matches(function() CLCircularRegion { center = { latitude = 1, longitude = 1 }, radius = 0 } end, "radius")
  end)
end)

describe("regions", function()
  it("W-143 tell 20 s after the edge, and not of a short visit", function()
    local app, manager, heard = app(always)
    app:setLocation(52.5345, 13.405)
    manager:startMonitoring(region "home")
    take(heard)
    app:setLocation(52.53, 13.405)
    app:advance(19.9)
    assert.are.equal("", take(heard))
    app:advance(0.2)
    assert.are.equal("entered home", take(heard))
    app:advance(60)
    assert.are.equal("", take(heard))
    app:setLocation(52.5345, 13.405)
    app:advance(5)
    app:setLocation(52.53, 13.405)
    app:advance(60)
    assert.are.equal("", take(heard))
    app:setLocation(52.5345, 13.405)
    app:advance(21)
    assert.are.equal("left home", take(heard))
  end)

  it("W-143 are 20 at most", function()
    local app, manager, heard = app(always)
    take(heard)
    for number = 1, 21 do manager:startMonitoring(region("r" .. number)) end
    app:advanceFrames(1)
    assert.are.equal("unwatched r21 5", take(heard))
    assert.are.equal(20, #manager.monitoredRegions)
    manager:stopMonitoring(region "r3")
    manager:startMonitoring(region "r21")
    app:advanceFrames(1)
    assert.are.equal("", take(heard))
  end)

  it("wake a suspended app that may always know the place", function()
    local app, manager, heard = app(always)
    app:setLocation(52.5345, 13.405)
    manager:startMonitoring(region "home")
    app:background()
    app:advance(100)
    take(heard)
    app:setLocation(52.53, 13.405)
    app:advance(21)
    assert.are.equal("entered home", take(heard))
    app:advance(20)
    assert.are.equal("suspended", app.state)
  end)

  it("tell the side of their edge", function()
    local app, manager, heard = app(inUse)
    take(heard)
    manager:requestState(region "home")
    app:setLocation(52.53, 13.405)
    manager:requestState(region "home")
    manager:requestState(region("far", 10))
    app:advanceFrames(1)
    assert.are.equal("home unknown, home inside, far outside", take(heard))
  end)
end)
