-- Alerts and action sheets: docs/rules/controllers.md 6, cases V-151 to V-173.

local log ---@type table
local root ---@type UIViewController

local function launchLogging(device, options)
  log = {}
  ---@class alerts_spec.Root: UIViewController
  ---@overload fun(properties?: table): alerts_spec.Root
  local Root = class("Root", UIViewController)
  for _, name in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
    Root[name] = function(self, animated) log[#log + 1] = name end
  end
  root = Root {}
  local app = launchWindow(root, { device = device, animations = options and options.animations })
  app:advanceFrames(1)
  log = {}
  return app
end

local function alert(title, message, style)
  return UIAlertController { title = title, message = message, preferredStyle = style or "alert" }
end

local function addAction(controller, title, style)
  local action = UIAlertAction { title = title, style = style, handler = function(a) log[#log + 1] = a.title end }
  controller:addAction(action)
  return action
end

local function presentAlert(app, controller)
  root:present(controller, true)
  app:settle()
end

-- button: the view of the button with a title; plate: the alert or sheet that holds the button
local function button(app, title) return app:find(title).superview end
local function screenFrame(view) return view:convert(view.bounds, view.window) end
local function plate(app, title)
  local view = button(app, title)
  while view.layer.cornerRadius == 0 do view = view.superview end
  return view
end

describe("an alert", function()
  it("V-151 stacks three buttons, the cancel action last", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "Cancel", "cancel") addAction(a, "One") addAction(a, "Two")
    presentAlert(app, a)
    local one, two, cancel = screenFrame(button(app, "One")), screenFrame(button(app, "Two")), screenFrame(button(app, "Cancel"))
    assert.is_true(one.minY < two.minY and two.minY < cancel.minY)
    for _, frame in ipairs { one, two, cancel } do
      assert.are.equal(CGSize(270, 44), frame.size)
    end
  end)

  it("V-152 with one line and one action is 270 x 98, with a header of 54", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "OK")
    presentAlert(app, a)
    assert.are.equal(CGRect(25, 235, 270, 98), plate(app, "OK").frame)
    assert.are.equal(54, screenFrame(button(app, "OK")).minY - 235)
  end)

  it("V-153 with a title and a message is 119.5 high", function()
    local app = launchLogging()
    local a = alert("Title", "A message")
    addAction(a, "OK")
    presentAlert(app, a)
    assert.near(119.5, plate(app, "OK").frame.height, 1)
    assert.near(224.25, plate(app, "OK").frame.minY, 0.5)
    assert.is_true(app:exists "A message")
  end)

  it("puts two short actions side by side, the cancel action on the left", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "OK") addAction(a, "Cancel", "cancel")
    presentAlert(app, a)
    assert.are.equal(CGRect(25, 289, 135, 44), screenFrame(button(app, "Cancel")))
    assert.are.equal(CGRect(160, 289, 135, 44), screenFrame(button(app, "OK")))
  end)

  it("stacks two long ones", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "A rather long title here") addAction(a, "Cancel", "cancel")
    presentAlert(app, a)
    assert.are.equal(270, button(app, "Cancel").frame.width)
  end)

  it("V-155 has one cancel action at most", function()
    launchLogging()
    local a = alert("Title")
    addAction(a, "Cancel", "cancel")
    assert.has_error(function() addAction(a, "Never", "cancel") end, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    assert.are.equal(1, #a.actions)
  end)

  it("V-156 has text fields, an action sheet hasn't", function()
    launchLogging()
    local a = alert("Title", nil, "actionSheet")
    assert.raises("Text fields can only be added to an alert controller of style", function() a:addTextField(function() end) end)
  end)

  it("V-157 has something to show", function()
    launchLogging()
    assert.raises("must have a title, a message or an action to display", function() root:present(alert(), true) end)
  end)

  it("V-159 has gone when its handler runs, which may present another one", function()
    local app = launchLogging()
    local a = alert("First")
    local presented = "unknown"
    a:addAction(UIAlertAction { title = "OK", handler = function()
      presented = root.presentedViewController
      local b = alert("Second")
      addAction(b, "Done")
      root:present(b, true)
    end })
    presentAlert(app, a)
    app:tap "OK"
    app:settle()
    assert.is_nil(presented)
    assert.is_true(app:exists "Second")
    assert.are.equal("Second", app:alert().title)
  end)

  it("V-160 calls the handler once, with its action, when it has gone after 0.404 s", function()
    local app = launchLogging()
    local a = alert("Title")
    local got, count ---@type any, integer
    count = 0
    local action = UIAlertAction { title = "OK", handler = function(x) got, count = x, count + 1 end }
    a:addAction(action)
    presentAlert(app, a)
    app:tap "OK"
    app:advance(0.3)
    assert.are.equal(0, count)
    app:advance(0.12)
    assert.are.equal(1, count)
    assert.is_true(got == action)
    app:settle()
    assert.are.equal(1, count)
    assert.is_nil(app:alert())
  end)

  it("a button that is touched while the alert still comes counts, too", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "OK")
    root:present(a, true)
    app:advance(0.1)
    app:tap "OK"
    app:settle()
    assert.are.same({ "OK" }, log)
    assert.is_nil(app:alert())
    assert.are.same({}, app.warnings)
  end)

  it("V-161 does nothing for a disabled action, which may be enabled while it shows", function()
    local app = launchLogging()
    local a = alert("Title")
    local ok = addAction(a, "OK")
    addAction(a, "Cancel", "cancel")
    ok.isEnabled = false
    presentAlert(app, a)
    app:tap("OK", { force = true })
    app:settle()
    assert.are.same({}, log)
    assert.is_true(app:alert() == a)
    ok.isEnabled = true
    app:tap "OK"
    app:settle()
    assert.are.same({ "OK" }, log)
  end)

  it("V-163 tells the presenter nothing", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "OK")
    presentAlert(app, a)
    assert.are.same({}, log)
    app:tap "OK"
    app:settle()
    assert.are.same({ "OK" }, log)
  end)

  it("V-164 with a field has the keyboard, and stands in the middle of what it leaves", function()
    local app = launchLogging()
    local a = alert("Name")
    a:addTextField(function(field) field.placeholder = "Your name" end)
    addAction(a, "OK")
    presentAlert(app, a)
    assert.is_true(a.textFields[1].isFirstResponder)
    assert.near(176, plate(app, "OK").frame.midY, 0.5)
    app:type "Ada"
    assert.are.equal("Ada", a.textFields[1].text)
    app:tap "OK"
    app:settle()
    assert.is_false(app.isKeyboardVisible)
  end)

  it("V-165 takes the button on which the finger lifts", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "Cancel", "cancel") addAction(a, "OK")
    presentAlert(app, a)
    local from, to = screenFrame(button(app, "Cancel")), screenFrame(button(app, "OK"))
    local finger = app:touch(from.midX, from.midY)
    assert.is_true(button(app, "Cancel").isHighlighted)
    finger:move(to.midX, to.midY)
    assert.is_true(button(app, "OK").isHighlighted)
    assert.is_false(button(app, "Cancel").isHighlighted)
    finger:lift()
    app:settle()
    assert.are.same({ "OK" }, log)
  end)

  it("stays where the finger lifts beside its buttons", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "OK")
    presentAlert(app, a)
    local from = screenFrame(button(app, "OK"))
    local finger = app:touch(from.midX, from.midY)
    finger:move(from.midX, 20)
    finger:lift()
    app:settle()
    assert.are.same({}, log)
    assert.is_true(app:alert() == a)
  end)

  it("V-171 draws the preferred action bold in place of the cancel action", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "Cancel", "cancel")
    local send = addAction(a, "Send")
    presentAlert(app, a)
    assert.are.equal("semibold", app:find("Cancel").font.weight)
    assert.are.equal("regular", app:find("Send").font.weight)
    a.preferredAction = send
    app:advanceFrames(1)
    assert.are.equal("semibold", app:find("Send").font.weight)
    assert.are.equal("regular", app:find("Cancel").font.weight)
    assert.has_error(function() a.preferredAction = UIAlertAction { title = "Other" } end)
  end)

  it("V-172 darkens what is behind it by 40 %, by .267 after 0.1 s", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "OK")
    root:present(a, true)
    app:advance(0.1)
    local dim = a.view.superview.subviews[1]
    assert.are.equal("#00000066", tostring(dim.backgroundColor))
    assert.near(0.267, 0.4 * dim.layer:presentation().opacity, 0.01)
    app:settle()
    assert.are.equal(1, dim.alpha)
  end)

  it("V-173 takes the keyboard away, and gives it back", function()
    local app = launchLogging()
    local field = UITextField { frame = { 10, 20, 200, 30 } }
    root.view:addSubview(field)
    local heard = {}
    for _, name in ipairs { "keyboardWillHideNotification", "keyboardWillShowNotification" } do
      NotificationCenter.default:addObserver(UIResponder[name], function() heard[#heard + 1] = name end)
    end
    field:becomeFirstResponder()
    app:settle()
    heard = {}
    local a = alert("Title")
    addAction(a, "OK")
    root:present(a, true)
    assert.are.same({ "keyboardWillHideNotification" }, heard)
    app:settle()
    assert.is_false(field.isFirstResponder)
    app:tap "OK"
    app:settle()
    assert.is_true(field.isFirstResponder)
    assert.are.same({ "keyboardWillHideNotification", "keyboardWillShowNotification" }, heard)
  end)

  it("runs no handler when code dismisses it", function()
    local app = launchLogging()
    local a = alert("Title")
    addAction(a, "OK")
    presentAlert(app, a)
    local done ---@type boolean
    a:dismiss(true, function() done = true end)
    app:settle()
    assert.is_true(done)
    assert.are.same({}, log)
  end)

  it("scrolls what is too high for the screen", function()
    local app = launchLogging()
    local a = alert("Title", ("A long story. "):rep(120))
    for i = 1, 12 do addAction(a, "Choice " .. i) end
    presentAlert(app, a)
    local frame = plate(app, "Choice 1").frame
    assert.is_true(frame.minY >= 0 and frame.maxY <= 568)
    app:drag { from = { 160, 500 }, to = { 160, 200 }, hold = 0.2 }
    app:settle()
    assert.are.same({}, log)
  end)

  it("is told in words what it does not have", function()
    local ok, message = pcall(function() UIAlertController { titel = "x" } end)
    assert.is_false(ok)
    assert.matches("did you mean 'title'", message)
    ok, message = pcall(function() UIAlertController { preferredStyle = "sheet" } end)
    assert.is_false(ok)
    assert.matches("actionSheet", message)
  end)
end)

describe("an action sheet", function()
  local function sheet()
    local a = alert("Title", nil, "actionSheet")
    addAction(a, "Photo") addAction(a, "Cancel", "cancel") addAction(a, "Delete", "destructive")
    return a
  end

  it("V-167 has the cancel button in a block of its own at the bottom", function()
    local app = launchLogging()
    presentAlert(app, sheet())
    assert.are.equal(CGRect(10, 501, 300, 57), screenFrame(button(app, "Cancel")))
    assert.are.equal(493, screenFrame(button(app, "Delete")).maxY)
    assert.are.equal(57, button(app, "Photo").frame.height)
    assert.are.equal("#FF3B30", tostring(app:find("Delete").textColor))
  end)

  it("V-168 takes a touch beside it for the cancel action", function()
    local app = launchLogging()
    presentAlert(app, sheet())
    app:tap { 160, 60 }
    app:settle()
    assert.are.same({ "Cancel" }, log)
    assert.is_nil(app:alert())
  end)

  it("V-168 without a cancel action stays", function()
    local app = launchLogging()
    local a = alert("Title", nil, "actionSheet")
    addAction(a, "Photo")
    presentAlert(app, a)
    app:tap { 160, 60 }
    app:settle()
    assert.is_true(app:alert() == a)
  end)

  it("comes from below and goes there", function()
    local app = launchLogging()
    local a = sheet()
    root:present(a, true)
    app:advanceFrames(1)
    local box = a.view
    assert.is_true(box.layer:presentation().frame.maxY - 57 > 540)
    app:settle()
    assert.are.equal(501, screenFrame(button(app, "Cancel")).minY)
  end)
end)

describe("an action sheet on a pad", function()
  local function sheet()
    local a = alert("Title", nil, "actionSheet")
    addAction(a, "Photo") addAction(a, "Cancel", "cancel")
    return a
  end

  it("V-169 is a popover without a cancel button, whose action runs when the finger touches beside it", function()
    local app = launchLogging "iPad"
    local a = sheet()
    local source = UIView { frame = { 100, 100, 80, 40 } }
    root.view:addSubview(source)
    a.popoverPresentationController.sourceView = source
    a.popoverPresentationController.sourceRect = source.bounds
    presentAlert(app, a)
    assert.is_true(app:exists "Photo")
    assert.is_false(app:exists "Cancel")
    app:tap { 600, 900 }
    app:settle()
    assert.are.same({ "Cancel" }, log)
    assert.is_nil(root.presentedViewController)
  end)

  it("wants to know what it points at", function()
    local app = launchLogging "iPad"
    local ok, message = pcall(function()
      root:present(sheet(), true)
      app:settle()
    end)
    assert.is_false(ok)
    assert.contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs", message)
  end)
end)

describe("a finger on an alert that has gone", function()
  it("is heard by nobody: on a button, and beside it", function()
    for _, isBeside in ipairs { false, true } do
      local app = launchLogging()
      do
        local alert = UIAlertController { title = "x", preferredStyle = "alert" }
        alert:addAction(UIAlertAction { title = "OK", handler = function() log[#log + 1] = "OK" end })
        root:present(alert, false)
      end
      app:advance(0.1)
      local button = app:find "OK"
      local place = button:convert(button.bounds, nil)
      button = nil
      local finger = app:touch(isBeside and 5 or place.midX, isBeside and 40 or place.midY)
      root:dismiss(false)
      app:settle()
      collectgarbage()
      collectgarbage()
      finger:move(place.midX + 3, place.midY)
      finger:lift()
      app:settle()
      assert.are.same({}, log)
      assert.is_nil(root.presentedViewController)
    end
  end)

  it("is heard by nobody where a question of the system was answered", function()
    local app = launch {
      info = { CFBundleDisplayName = "Tea" },
      didFinishLaunching = function(self)
        self.window = UIWindow { rootViewController = UIViewController {} }
        self.window:makeKeyAndVisible()
        UNUserNotificationCenter.current():requestAuthorization({ "alert" }, function() end)
      end,
    }
    local finger = app:touch(20, 100)
    app:tap "Allow"
    app:advance(0.1)
    finger:lift()
    assert.is_false(app:exists "Allow")
  end)
end)

describe("an action sheet with more actions than fit", function()
  for _, system in ipairs { 12, 17 } do
    it("runs what is seen under the finger, and not what is scrolled behind Cancel; system " .. system, function()
      local chosen, root ---@type string?, UIViewController
      local app = launchWindow(function(window)
        root = UIViewController {}
        window.rootViewController = root
      end, { device = "iPhone 4s", system = system })
      local sheet = UIAlertController { title = "Delete", preferredStyle = "actionSheet" }
      for i = 1, 20 do sheet:addAction(UIAlertAction { title = "Choice " .. i, handler = function() chosen = "Choice " .. i end }) end
      sheet:addAction(UIAlertAction { title = "Cancel", style = "cancel", handler = function() chosen = "Cancel" end })
      root:present(sheet, false)
      app:settle()
      app:tap "Cancel"
      app:settle()
      assert.are.equal("Cancel", chosen)
      root:present(sheet, false)
      app:settle()
      app:scrollTo "Choice 20"
      app:tap "Choice 20"
      app:settle()
      assert.are.equal("Choice 20", chosen)
    end)
  end
end)
