-- app:texts() and app.screenName: what a user reads, whatever the views are made of.

local function row(text, y) return UILabel { frame = { 20, y, 200, 30 }, text = text } end

describe("texts", function()
  it("come from the top down, then from the left", function()
    local app = launchWindow(function(window)
      window:addSubview(row("below", 200))
      window:addSubview(UIButton { type = "system", frame = { 230, 100, 80, 30 }, title = "right" })
      window:addSubview(row("above", 100))
    end)
    assert.equals('- staticText "above"\n- button "right"\n- staticText "below"\n', app:texts())
  end)

  it("are the same in a container, and say what is disabled and on", function()
    local function content(outer, x, y)
      local button = UIButton { type = "system", frame = { 100 - x, 200 - y, 80, 30 }, title = "Go", isEnabled = false }
      outer:addSubview(button)
      outer:addSubview(UISwitch { frame = { 100 - x, 300 - y, 51, 31 }, isOn = true })
    end
    local plain = launchWindow(function(window) content(window, 0, 0) end)
    local boxed = launchWindow(function(window)
      local box = UIView { frame = { 50, 60, 200, 400 } }
      window:addSubview(box)
      content(box, 50, 60)
    end)
    assert.equals('- button "Go" [disabled]\n- switch [on]\n', plain:texts())
    assert.equals(plain:texts(), boxed:texts())
  end)

  it("tell segments, halves of a stepper, how far something is, and the signs of rows", function()
    local app = launchWindow(function(window)
      window:addSubview(UISegmentedControl { items = { "One", "Two" }, frame = { 40, 100, 200, 31 }, selectedSegmentIndex = 2 })
      window:addSubview(UIStepper { frame = { 40, 150, 94, 29 } })
      window:addSubview(UIProgressView { frame = { 40, 200, 200, 4 }, progress = 0.3 })
    end)
    assert.equals(
      '- button "One"\n- button "Two" [selected]\n- button "Decrement" [disabled]\n- button "Increment"\n- progressIndicator: 30%\n', app:texts())
    local plugin = {
      numberOfRowsInSection = function() return 2 end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell { accessoryType = path.row == 1 and "checkmark" or "none" }
        cell.textLabel.text = "row " .. path.row
        return cell
      end,
    }
    assert.matches('staticText "row 1"\n%- [%a]+ "checkmark"\n%- staticText "row 2"', launch(plugin):texts())
  end)

  it("tell a selected row", function()
    local app = launch "fruits"
    app:tap "Cherry"
    app:settle()
    assert.matches('staticText "Cherry" %[selected%]', app:texts())
  end)
end)

describe("the screen's name", function()
  it("is the title in front, with what lies over it", function()
    local app = launch "Tests/Fixtures/explore/pages"
    assert.equals("A", app.screenName)
    app:tap "to B"
    app:settle()
    assert.equals("B", app.screenName)
    app:close()
    assert.equals("closed", app.screenName)
  end)

  it("tells a question of the system's, also over an alert of the app's", function()
    local root = UIViewController { title = "Home" }
    local app = launchWindow(function(window) window.rootViewController = root end)
    root:present(UIAlertController { title = "Sure?" }, false)
    app:settle()
    assert.equals('Home + alert "Sure?"', app.screenName)
    UNUserNotificationCenter.current():requestAuthorization({ "alert" }, function() end)
    app:settle()
    assert.matches('^Home %+ alert ".+ Would Like to Send You Notifications"$', app.screenName)
    app:tap "Allow"
    app:settle()
    assert.equals('Home + alert "Sure?"', app.screenName)
  end)
end)
