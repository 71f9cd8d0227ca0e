-- What a user does at random to an app that enables and disables its controls is no fault of the app.

local function counter()
  local app = {}
  function app:didFinishLaunching()
    self.window = UIWindow { backgroundColor = "white" }
    local controller = UIViewController()
    self.window.rootViewController = controller
    local label = UILabel { text = "0", frame = { 20, 30, 280, 30 } }
    local pad = UIView { frame = { 20, 70, 280, 60 }, backgroundColor = "yellow" }
    local clear = UIButton { title = "Clear", frame = { 20, 140, 280, 44 } }
    local covered = UIButton { title = "Covered", frame = { 20, 200, 280, 44 } }
    local cover = UIView { frame = { 0, 190, 320, 100 }, backgroundColor = "gray" }
    clear.isEnabled = false
    local count = 0
    local function show() label.text, clear.isEnabled = tostring(count), count > 0 end
    pad:addGestureRecognizer(UITapGestureRecognizer { action = function() count = count + 1 show() end })
    clear:addTarget("touchUpInside", function() count = 0 show() end)
    covered:addTarget("touchUpInside", function() error "nobody can touch this" end)
    for _, view in ipairs { label, pad, clear, covered, cover } do controller.view:addSubview(view) end
    -- It never settles.
    self.timer = every(0.5, function() label.textColor = count % 2 == 0 and "black" or "blue" end)
    self.window:makeKeyAndVisible()
  end
  return app
end

machine("controls that disable themselves, or are covered, or never rest", {
  init = function() return { app = launch(counter()) } end,
  commands = { commands.touches() },
  cases = 30,
})

it("force lets fingers touch what is disabled, covered or gone", function()
  local app = launch(counter())
  assert.is_false(pcall(app.tap, app, "Clear"))
  app:tap("Clear", { force = true })
  assert.is_false(pcall(app.swipe, app, "Covered", "left"))
  app:swipe("Covered", "left", { force = true })
  app:drag { on = "Covered", by = { 20, 0 }, force = true }
  app:longPress("Covered", { force = true })
end)

machine("a field that ends its editing after each third letter", {
  init = function()
    return { app = launchWindow(function(window)
      window.rootViewController = UIViewController()
      local field = UITextField { frame = { 20, 40, 200, 40 } }
      field:addTarget("editingChanged", function() if #field.text % 3 == 0 then field:resignFirstResponder() end end)
      window.rootViewController.view:addSubview(field)
    end, { window = { backgroundColor = "white" } }) }
  end,
  commands = { commands.touches() },
  cases = 30,
})
