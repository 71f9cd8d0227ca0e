-- A call of the driver is refused before its first finger lands, or runs to its end. Source: docs/rules/exploring.md 4

-- A view with a recognizer that writes "tapped" and enables the button, which writes "0" and disables itself.
local function clear(window)
  local label = UILabel { frame = { 20, 300, 200, 30 }, accessibilityIdentifier = "label" }
  local button = UIButton { type = "system", frame = { 120, 180, 80, 44 }, isEnabled = false }
  button:setTitle("Clear", "normal")
  local area = UIView { frame = { 0, 20, 320, 120 }, accessibilityIdentifier = "area" }
  area:addGestureRecognizer(UITapGestureRecognizer { action = function()
    label.text = "tapped"
    button.isEnabled = true
  end })
  button:addTarget("touchUpInside", function()
    label.text = "0"
    button.isEnabled = false
  end)
  for _, view in ipairs { label, button, area } do window:addSubview(view) end
end

it("E-131: a disabled button is refused before the touch", function()
  local app = launchWindow(clear)
  local before = app:stateHash()
  local message = assert.raises("is disabled", function() app:tap "Clear" end)
  assert.contains("no finger went down", message)
  assert.equal(0, app.time)
  assert.equal(before, app:stateHash())
end)

it("E-132: so is a point on it, unless the finger is sent by force", function()
  local app = launchWindow(clear)
  local before = app:stateHash()
  assert.raises("is disabled", function() app:tap { 160, 202 } end)
  assert.equal(0, app.time)
  assert.equal(before, app:stateHash())
  app:tap({ 160, 202 }, { force = true })
  assert.near(0.05, app.time, 1e-9)
  assert.contains('UIButton "Clear" hears touchesBegan', app:explain())
  assert.is_false(app:exists "0")
end)

it("every call that taps a disabled button is refused before its first finger", function()
  for _, call in ipairs {
    function(app) app:doubleTap "Clear" end,
    function(app) app:longPress "Clear" end,
    function(app) app:tap("Clear", { fingers = 2 }) end,
    function(app) app:tap({ 160, 500 }, { taps = 2 }) app:tap "Clear" end,
  } do
    local app = launchWindow(clear)
    assert.raises("is disabled", call, app)
    assert.contains("no finger went down", app:explain())
  end
end)

it("a double tap on a button that disables itself runs to its end", function()
  local app = launchWindow(clear)
  app:tap { id = "area" }
  app:doubleTap "Clear"
  assert.near(0.25, app.time, 1e-9)
  assert.is_true(app:exists "0")
end)

machine("E-129: random fingers touch only what can be touched", {
  cases = 30,
  init = function() return { app = (launchWindow(clear)) } end,
  commands = commands.touches(),
})
