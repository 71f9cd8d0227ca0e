-- Cards with detents, in today's system. Cases: docs/rules/cases/systems.md
local Detent = UISheetPresentationController.Detent

local trace ---@type table
local function noting(name)
  local Noting = class(name, UIViewController)
  for _, method in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
    Noting[method] = function() trace[#trace + 1] = name .. "." .. method end
  end
  return Noting
end
local A, B = noting "A", noting "B"

local function openPair(device, make)
  trace = {}
  local a, b ---@type any, any
  local app = launch({
    system = 17,
    didFinishLaunching = function(self)
      a, b = A {}, B {}
      a.view.backgroundColor, b.view.backgroundColor = "systemBackground", "secondarySystemBackground"
      if make then make(a, b) end
      self.window = UIWindow {}
      self.window.rootViewController = a
      self.window:makeKeyAndVisible()
    end,
  }, { device = device })
  trace = {}
  return app, a, b
end
local function place(view) return view:convert(view.bounds, nil) end
local function at(x, y, width, height, view, near)
  local is = place(view)
  assert.near(x, is.x, near or 0.5)
  assert.near(y, is.y, near or 0.5)
  assert.near(width, is.width, near or 0.5)
  assert.near(height, is.height, near or 0.5)
end
local function shownY(view) return view.superview.layer:presentation().frame.y end

describe("a page sheet on a phone", function()
  it("is a card that comes from below (M-085, M-087)", function()
    local app, a, b = openPair "iPhone 8"
    assert.are.equal("automatic", b.modalPresentationStyle)
    a:present(b, true)
    app:advance(0.1)
    assert.near(325.4, shownY(b.view), 1.5)
    app:settle()
    at(0, 40, 375, 627, b.view)
    at(16, 30, 343, 667 * 343 / 375, a.view)
    assert.are.same({ "B.viewWillAppear", "B.viewDidAppear" }, trace)
    trace = {}
    b:dismiss(true)
    app:settle()
    assert.are.same({ "B.viewWillDisappear", "B.viewDidDisappear" }, trace)
    at(0, 0, 375, 667, a.view)
  end)

  it("leaves the bottom's safe area to its content (M-086)", function()
    local app, a, b = openPair "iPhone 16"
    a:present(b, true)
    app:settle()
    at(0, 69, 393, 783, b.view)
    assert.are.equal(34, b.view.safeAreaInsets.bottom)
    assert.are.equal(0, b.view.safeAreaInsets.top)
  end)

  it("has a sheetPresentationController, as long as it is a sheet (M-009)", function()
    local _, _, b = openPair "iPhone 8"
    assert.is_true(b.sheetPresentationController ~= nil)
    assert.are.equal(b.sheetPresentationController, b.sheetPresentationController)
    b.modalPresentationStyle = "fullScreen"
    assert.is_nil(b.sheetPresentationController)
    launch({ didFinishLaunching = function() end })
    local other = UIViewController { modalPresentationStyle = "pageSheet" }
    assert.is_nil(other.sheetPresentationController)
  end)

  it("follows a finger after 10 points, and no further than its top (M-089, M-090)", function()
    local app, a, b = openPair "iPhone 16"
    a:present(b, true)
    app:settle()
    local finger = app:touch(200, 100)
    finger:move(200, 105, 0.1)
    at(0, 69, 393, 783, b.view)
    finger:move(200, 310, 0.2)
    assert.near(269, place(b.view).y, 1)
    finger:move(200, -100, 0.2)
    assert.near(69, place(b.view).y, 1)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    at(0, 69, 393, 783, b.view)
  end)

  it("goes from half of its height on, and with speed (M-091, M-093)", function()
    for _, row in ipairs { { 380, 0.3, true }, { 400, 0.3, false } } do
      local app, a, b = openPair "iPhone 16"
      a:present(b, true)
      app:settle()
      local finger = app:touch(200, 100)
      finger:move(200, 110 + row[1], 0.4)
      finger:hold(row[2])
      local lifted = app.time
      finger:lift()
      if row[3] then
        app:advance(lifted + 0.1 - app.time)
        assert.near(242, shownY(b.view), 3)
      end
      app:settle()
      assert.are.equal(row[3], a.presentedViewController == b)
    end
  end)

  it("asks and tells its delegate when a finger closes it (M-094)", function()
    local delegate = {}
    for _, name in ipairs { "ShouldDismiss", "WillDismiss", "DidDismiss", "DidAttemptToDismiss" } do
      delegate["presentationController" .. name] = function()
        trace[#trace + 1] = name
        return true
      end
    end
    local app, a, b = openPair("iPhone 16", function(_, b) b.presentationController.delegate = delegate end)
    a:present(b, true)
    app:settle()
    trace = {}
    local finger = app:touch(200, 100)
    finger:move(200, 600, 0.3)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.are.same({ "ShouldDismiss", "WillDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "DidDismiss" }, trace)
    a:present(b, true)
    app:settle()
    trace = {}
    b:dismiss(true)
    app:settle()
    assert.are.same({ "B.viewWillDisappear", "B.viewDidDisappear" }, trace)
  end)

  it("follows a little where it may not be closed (M-095)", function()
    local attempts = 0
    local delegate = {
      presentationControllerShouldDismiss = function() return false end,
      presentationControllerDidAttemptToDismiss = function() attempts = attempts + 1 end,
    }
    local app, a, b = openPair("iPhone 16", function(_, b) b.presentationController.delegate = delegate end)
    a:present(b, true)
    app:settle()
    local finger = app:touch(200, 100)
    finger:move(200, 310, 0.2)
    assert.near(99, place(b.view).y, 1)
    finger:lift()
    app:settle()
    assert.near(69, place(b.view).y, 0.5)
    assert.are.equal(1, attempts)
  end)

  it("tells its controller that it has come back (M-097)", function()
    local app, a, b = openPair "iPhone 16"
    a:present(b, true)
    app:settle()
    trace = {}
    local finger = app:touch(200, 100)
    finger:move(200, 210, 0.2)
    finger:hold(0.3)
    finger:lift()
    -- With the lift it is on its way, and has come when it is at rest.
    assert.are.same({ "B.viewWillDisappear", "B.viewWillAppear" }, trace)
    app:settle()
    assert.are.same({ "B.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear" }, trace)
  end)

  it("gives what it pushes back round corners, and takes them away", function()
    local app, a, b = openPair "iPhone 16"
    a:present(b, true)
    app:settle()
    assert.are.equal(10, a.view.layer.cornerRadius)
    assert.is_true(a.view.clipsToBounds)
    b:dismiss(true)
    app:settle()
    assert.are.equal(0, a.view.layer.cornerRadius)
    assert.is_false(a.view.clipsToBounds)
  end)

  it("leaves a finger to content that is not at its top (M-098)", function()
    local table ---@type any
    local app, a, b = openPair("iPhone 16", function(_, b)
      table = UITableView { frame = { 0, 0, 393, 783 } }
      b.view:addSubview(table)
    end)
    local source = {
      numberOfRowsInSection = function() return 50 end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
    table.dataSource = source
    a:present(b, true)
    app:settle()
    local finger = app:touch(200, 300)
    finger:move(200, 450, 0.2)
    assert.near(209, place(b.view).y, 1)
    assert.are.equal(0, table.contentOffset.y)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    table.contentOffset = { 0, 600 }
    finger = app:touch(200, 300)
    finger:move(200, 400, 0.2)
    assert.near(69, place(b.view).y, 0.5)
    assert.is_true(table.contentOffset.y < 520)
    finger:lift()
  end)
end)

describe("a sheet's detents", function()
  local function half(device, change)
    local app, a, b = openPair(device or "iPhone 16")
    local sheet = b.sheetPresentationController
    sheet.detents = { Detent.medium(), Detent.large() }
    if change then change(sheet, b, a) end
    assert.is_nil(sheet.selectedDetentIdentifier)
    a:present(b, true)
    app:settle()
    return app, b, sheet, a
  end

  it("begin with the first of the list (M-099)", function()
    local _, b, sheet = half()
    at(0, 392, 393, 460, b.view, 1.5)
    assert.are.equal("medium", sheet.selectedDetentIdentifier)
  end)

  it("are higher by the keyboard while a text in the card is edited", function()
    local field = UITextField { frame = { 20, 60, 300, 34 }, placeholder = "Name" }
    local app, b, sheet = half(nil, function(_, b) b.view:addSubview(field) end)
    app:tap(field)
    app:settle()
    local keys = app.keyboardFrame
    at(0, keys.minY - 426, 393, 426 + keys.height, b.view, 1)
    assert.are.equal("medium", sheet.selectedDetentIdentifier)
    sheet:animateChanges(function() sheet.selectedDetentIdentifier = "large" end)
    app:settle()
    at(0, 69, 393, 783, b.view)
    sheet:animateChanges(function() sheet.selectedDetentIdentifier = "medium" end)
    app:settle()
    app:dismissKeyboard()
    app:settle()
    at(0, 392, 393, 460, b.view, 1.5)
    app:tap(field)
    b:dismiss(true)
    app:settle()
    assert.are.equal(0, app.keyboardFrame:intersects(UIScreen.main.bounds) and 1 or 0)
  end)

  it("may be heights of one's own (M-101)", function()
    for _, row in ipairs { { "iPhone 16", 749, 783 }, { "iPhone 8", 627, 627 } } do
      local most ---@type any
      local app, a, b = openPair(row[1])
      b.sheetPresentationController.detents = {
        Detent.custom { identifier = "none", resolver = function() end },
        Detent.custom { identifier = "tall", resolver = function(context)
          most = context.maximumDetentValue
          return 5000
        end },
      }
      a:present(b, true)
      app:settle()
      assert.near(row[2], most, 0.01)
      assert.near(row[3], place(b.view).height, 0.5)
      assert.are.equal("tall", b.sheetPresentationController.selectedDetentIdentifier)
    end
  end)

  it("must be finite heights (M-198)", function()
    for _, wrong in ipairs { 0 / 0, -1, 1 / 0 } do
      local app, a, b = openPair "iPhone 8"
      b.sheetPresentationController.detents = { Detent.custom { identifier = "x", resolver = function() return wrong end } }
      assert.raises("resolver must return a finite height", function()
        a:present(b, true)
        app:settle()
      end)
    end
    local app, a, b = openPair "iPhone 8"
    b.sheetPresentationController.detents = { Detent.custom { identifier = "x", resolver = function() end } }
    a:present(b, true)
    app:settle()
    assert.near(627, place(b.view).height, 0.5)
  end)

  it("are reached with a finger (M-102)", function()
    local told = 0
    local app, b, sheet = half(nil, function(sheet)
      sheet.delegate = { sheetPresentationControllerDidChangeSelectedDetentIdentifier = function() told = told + 1 end }
    end)
    local finger = app:touch(200, 500)
    finger:move(200, 390, 0.3)
    at(0, 292, 393, 560, b.view, 1.5)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.near(460, place(b.view).height, 1)
    assert.are.equal(0, told)
    finger = app:touch(200, 500)
    finger:move(200, 310, 0.3)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.near(783, place(b.view).height, 1)
    assert.are.equal("large", sheet.selectedDetentIdentifier)
    assert.are.equal(1, told)
  end)

  it("are changed by the app along the spring (M-103)", function()
    local told = 0
    local app, b, sheet = half(nil, function(sheet)
      sheet.delegate = { sheetPresentationControllerDidChangeSelectedDetentIdentifier = function() told = told + 1 end }
    end)
    sheet:animateChanges(function() sheet.selectedDetentIdentifier = "large" end)
    app:advance(0.1)
    assert.near(216, shownY(b.view), 3)
    app:advance(0.4)
    assert.near(69, shownY(b.view), 0.5)
    assert.are.equal(0, told)
  end)

  it("leave what is behind alone up to one of them (M-105)", function()
    local tapped = 0
    local app, b, sheet, a = half(nil, function(sheet, _, a)
      sheet.largestUndimmedDetentIdentifier = "medium"
      local button = UIButton { title = "Behind", frame = { 100, 200, 100, 40 } }
      button:addTarget("touchUpInside", function() tapped = tapped + 1 end)
      a.view:addSubview(button)
    end)
    app:tap { 150, 220 }
    assert.are.equal(1, tapped)
    assert.are.equal(b, a.presentedViewController)
    sheet.selectedDetentIdentifier = "large"
    app:settle()
    app:tap { 150, 64 }
    app:settle()
    assert.are.equal(1, tapped)
    assert.is_nil(a.presentedViewController)
  end)

  it("have a grabber (M-106)", function()
    local app, b, sheet = half(nil, function(sheet) sheet.prefersGrabberVisible = true end)
    local grabber = app:find { class = "UISheetGrabber" }
    assert.are.equal(CGRect(178.5, 5, 36, 5), grabber.frame)
    assert.are.equal(2.5, grabber.layer.cornerRadius)
    app:tap(grabber)
    app:settle()
    assert.are.equal("large", sheet.selectedDetentIdentifier)
    assert.near(783, place(b.view).height, 1)
  end)

  it("let content at its top grow the sheet first (M-107)", function()
    for _, expands in ipairs { true, false } do
      local table ---@type UITableView
      local app, b = half(nil, function(sheet, b)
        sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
        table = UITableView { frame = { 0, 0, 393, 460 } }
        table.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
        b.view:addSubview(table)
      end)
      local source = {
        numberOfRowsInSection = function() return 50 end,
        cellForRowAt = function() return UITableViewCell {} end,
      }
      table.dataSource = source
      app:advanceFrames(1)
      local finger = app:touch(200, 700)
      finger:move(200, 490, 0.3)
      assert.near(expands and 660 or 460, place(b.view).height, 1.5)
      assert.are.equal(expands, table.contentOffset.y == 0)
      finger:hold(0.3)
      finger:lift()
    end
  end)

  it("are objects: a name says what to write", function()
    half(nil, function(sheet)
      for _, word in ipairs { "medium", ".medium" } do
        assert.raises("write UISheetPresentationController.Detent.medium()", function() sheet.detents = { word } end)
      end
    end)
  end)
end)
