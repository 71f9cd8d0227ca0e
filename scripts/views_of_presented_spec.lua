-- Where the views of cards, popovers and pages stand: in a view of the system's, so that their own frame begins at 0; and which part of an
-- alert is its view.

local function presented(options, style, set)
  local root, shown = UIViewController {}, UIViewController {}
  root.view.backgroundColor, shown.view.backgroundColor = UIColor.white, UIColor.red
  local app = launchWindow(root, options)
  shown.modalPresentationStyle = style
  if set then set(shown, root) end
  root:present(shown, false)
  app:settle()
  return app, shown, root
end

describe("the view of a sheet in the middle", function()
  it("fills the card, which is moved in its place, in system 17", function()
    local app, shown = presented({ device = "iPad", system = 17 }, "formSheet")
    local middle = function() return shown.view:convert(shown.view.bounds, nil).midX end
    assert.are.equal(CGRect(0, 0, 540, 620), shown.view.frame)
    assert.are.equal(app.window.bounds.midX, middle())
    assert.are.equal(app.window, shown.view.window)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(CGRect(0, 0, 540, 620), shown.view.frame)
    assert.are.equal(app.window.bounds.midX, middle())
    shown:dismiss(false)
    app:settle()
    assert.is_nil(shown.view.superview)
  end)
end)

describe("the view of a popover", function()
  for _, system in ipairs { 12, 17 } do
    it("fills what is cut off at the round corners, in system " .. system, function()
      local _, shown = presented({ device = "iPad", system = system }, "popover", function(one, root)
        one.preferredContentSize = { width = 200, height = 100 }
        one.popoverPresentationController.sourceView = root.view
        one.popoverPresentationController.sourceRect = { x = 300, y = 300, width = 10, height = 10 }
      end)
      assert.are.equal(CGRect(0, 0, 200, system == 12 and 100 or 113), shown.view.frame)
      assert.are.equal(0, shown.view.layer.cornerRadius)
      assert.is_false(shown.view.clipsToBounds)
      assert.is_true(shown.view.superview.clipsToBounds)
    end)
  end

  it("goes on into the arrow, whose side is in its safe area, in system 17", function()
    local sides = {
      { "up", UIEdgeInsets(13, 0, 0, 0), CGRect(205, 310, 200, 113) }, { "down", UIEdgeInsets(0, 0, 13, 0), CGRect(205, 187, 200, 113) },
      { "left", UIEdgeInsets(0, 13, 0, 0), CGRect(310, 255, 213, 100) }, { "right", UIEdgeInsets(0, 0, 0, 13), CGRect(87, 255, 213, 100) },
    }
    for _, side in ipairs(sides) do
      local direction, insets, place = table.unpack(side)
      for _, system in ipairs { 17, 12 } do
        local _, shown = presented({ device = "iPad", system = system }, "popover", function(one, root)
          one.preferredContentSize = { width = 200, height = 100 }
          one.popoverPresentationController.sourceView = root.view
          one.popoverPresentationController.sourceRect = { x = 300, y = 300, width = 10, height = 10 }
          one.popoverPresentationController.permittedArrowDirections = { direction }
        end)
        assert.are.equal(system == 17 and insets or UIEdgeInsets.zero, shown.view.safeAreaInsets)
        local is = shown.view:convert(shown.view.bounds, nil)
        assert.are.equal(system == 17 and place.size or CGSize(200, 100), is.size)
        if system == 17 then assert.are.equal(place, is) end
      end
    end
  end)

  it("keeps its bar and its rows clear of the arrow, and takes no room for it where it is no popover", function()
    local list = UITableViewController {}
    local navigation = UINavigationController { rootViewController = list }
    for _, device in ipairs { "iPad", "iPhone 16" } do
      local root = UIViewController {}
      local app = launchWindow(root, { device = device, system = 17 })
      navigation.modalPresentationStyle = "popover"
      navigation.popoverPresentationController.sourceView = root.view
      navigation.popoverPresentationController.sourceRect = { x = 300, y = 100, width = 10, height = 10 }
      root:present(navigation, false)
      app:settle()
      assert.are.equal(device == "iPad" and 13 or 0, navigation.navigationBar.frame.y)
      root:dismiss(false)
      app:settle()
      list = UITableViewController {}
      navigation = UINavigationController { rootViewController = list }
    end
  end)

  it("asks its delegate where it points after a turn", function()
    local asked = {}
    local delegate = {
      willRepositionPopoverTo = function(_, popover, rect, view)
        asked[#asked + 1] = { popover, rect, view }
        return #asked == 1 and CGRect(500, 200, 20, 20) or nil
      end,
    }
    local app, shown, root = presented({ device = "iPad", system = 17 }, "popover", function(one, root)
      one.preferredContentSize = { width = 200, height = 100 }
      one.popoverPresentationController.sourceView = root.view
      one.popoverPresentationController.sourceRect = { x = 300, y = 300, width = 10, height = 10 }
      one.popoverPresentationController.delegate = delegate
    end)
    assert.are.equal(0, #asked)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(1, #asked)
    assert.are.equal(shown.popoverPresentationController, asked[1][1])
    assert.are.equal(CGRect(300, 300, 10, 10), asked[1][2])
    assert.are.equal(root.view, asked[1][3])
    assert.are.equal(CGRect(500, 200, 20, 20), shown.popoverPresentationController.sourceRect)
    assert.are.equal(510, shown.view:convert(shown.view.bounds, nil).midX)
    app:rotateDevice "portrait"
    app:settle()
    assert.are.equal(2, #asked)
    assert.are.equal(CGRect(500, 200, 20, 20), shown.popoverPresentationController.sourceRect)
  end)

  it("asks its delegate as up to iOS 12, and tells it", function()
    local log = {}
    local allowed = false
    local delegate = {
      prepareForPopoverPresentation = function(_, popover)
        log[#log + 1] = "prepare"
        popover.sourceRect = { x = 100, y = 400, width = 10, height = 10 }
      end,
      popoverPresentationControllerShouldDismissPopover = function()
        log[#log + 1] = "should"
        return allowed
      end,
      popoverPresentationControllerDidDismissPopover = function() log[#log + 1] = "did" end,
    }
    local app, shown, root = presented({ device = "iPad", system = 12 }, "popover", function(one, root)
      one.preferredContentSize = { width = 200, height = 100 }
      one.popoverPresentationController.delegate = delegate
      one.popoverPresentationController.sourceView = root.view
    end)
    assert.are.same({ "prepare" }, log)
    assert.are.equal(CGRect(10, 423, 200, 100), shown.view:convert(shown.view.bounds, nil))
    app:tap { 600, 800 }
    app:settle()
    assert.are.equal(shown, root.presentedViewController)
    allowed = true
    app:tap { 600, 800 }
    app:settle()
    assert.is_nil(root.presentedViewController)
    assert.are.same({ "prepare", "should", "should", "did" }, log)
  end)

  it("tells no delegate of a dismissal by the app", function()
    local log = {}
    local app, shown = presented({ device = "iPad", system = 17 }, "popover", function(one, root)
      one.popoverPresentationController.sourceView = root.view
      one.popoverPresentationController.delegate = {
        popoverPresentationControllerShouldDismissPopover = function() log[#log + 1] = "should" end,
        popoverPresentationControllerDidDismissPopover = function() log[#log + 1] = "did" end,
      }
    end)
    shown:dismiss(true)
    app:settle()
    assert.are.same({}, log)
  end)
end)

describe("the view of a page", function()
  local function pages(options)
    local controller = UIPageViewController(options)
    local all = { UIViewController { title = "1" }, UIViewController { title = "2" }, UIViewController { title = "3" } }
    local function after(_, one) for i = 1, 2 do if all[i] == one then return all[i + 1] end end end
    local function before(_, one) for i = 2, 3 do if all[i] == one then return all[i - 1] end end end
    controller.dataSource = {
      viewControllerAfter = function(_, owner, one) return after(owner, one) end,
      viewControllerBefore = function(_, owner, one) return before(owner, one) end,
    }
    controller:setViewControllers({ all[2] }, "forward", false)
    return controller, all
  end

  it("begins at 0 in the place that it has among the pages", function()
    local controller, all = pages { transitionStyle = "scroll", interPageSpacing = 20 }
    local app = launchWindow(controller)
    app:settle()
    local size = app.window.bounds
    assert.are.equal(CGRect(0, 0, size.width, size.height), all[2].view.frame)
    local strip = all[2].view.superview.superview
    assert.are.equal(size.width + 20, strip.contentOffset.x)
    local finger = app:touch(300, 300)
    finger:move(200, 300, 0.2)
    assert.are.equal(0, all[3].view.frame.x)
    assert.is_true(all[3].view:convert(all[3].view.bounds, nil).x > 200)
    finger:move(50, 300, 0.1)
    finger:lift()
    app:settle()
    assert.are.same({ all[3] }, controller.viewControllers)
    assert.are.equal(0, all[3].view:convert(all[3].view.bounds, nil).x)
    assert.is_nil(all[2].view.superview)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(app.window.bounds.width, all[3].view.frame.width)
    assert.are.equal(0, all[3].view.frame.x)
  end)

  it("leaves no empty place behind after many turns", function()
    local controller, all = pages { transitionStyle = "scroll" }
    local app = launchWindow(controller)
    local strip = all[2].view.superview.superview
    for turn = 1, 6 do
      controller:setViewControllers({ all[turn % 3 + 1] }, "forward", turn % 2 == 0)
      app:settle()
    end
    local filled = 0
    for _, holder in ipairs(strip.subviews) do filled = filled + #holder.subviews end
    assert.are.equal(1, filled)
    assert.are.equal(1, #strip.subviews)
  end)

  it("shares the width with the other page of an opened book", function()
    local book = UIPageViewController { transitionStyle = "pageCurl", spineLocation = "mid" }
    local left, right = UIViewController {}, UIViewController {}
    book:setViewControllers({ left, right }, "forward", false)
    local app = launchWindow(book)
    app:settle()
    local half = app.window.bounds.width / 2
    assert.are.equal(0, right.view.frame.x)
    assert.are.equal(half, right.view.frame.width)
    assert.are.equal(half, right.view:convert(right.view.bounds, nil).x)
  end)
end)

describe("the view of an alert", function()
  local function shownAlert(options, set, style)
    local root = UIViewController {}
    local app = launchWindow(root, options)
    local alert = UIAlertController { title = "Wait", message = "Loading", preferredStyle = style or "alert" }
    alert:addAction(UIAlertAction { title = "Fine" })
    alert:addAction(UIAlertAction { title = "Cancel", style = "cancel" })
    if set then set(alert) end
    root:present(alert, false)
    app:settle()
    return app, alert, root
  end

  for _, system in ipairs { 12, 17 } do
    it("is the box in the middle, in system " .. system, function()
      local app, alert = shownAlert { system = system }
      local frame, window = alert.view.frame, app.window.bounds
      assert.are.equal(270, frame.width)
      assert.is_true(frame.height < 200)
      assert.are.equal(window.width / 2, frame.x + frame.width / 2)
      assert.are.near(window.height / 2, frame.y + frame.height / 2, 0.5)
      assert.are.equal(app.window, alert.view.window)
    end)

    it("holds what the app adds, in front of the words, in system " .. system, function()
      local indicator = UIActivityIndicatorView { frame = { x = 10, y = 5, width = 50, height = 50 } }
      local app, alert = shownAlert({ system = system }, function(alert) alert.view:addSubview(indicator) end)
      local place, box = indicator:convert(indicator.bounds, nil), alert.view.frame
      assert.are.equal(box.x + 10, place.x)
      assert.are.equal(box.y + 5, place.y)
      assert.are.equal(indicator, alert.view.subviews[#alert.view.subviews])
      app:tap "Fine"
      app:settle()
      assert.is_nil(alert.view.window)
    end)
  end

  it("is as high as the app's constraints say, the buttons at its lower edge", function()
    local app, alert = shownAlert({ system = 17 }, function(alert) alert.view.heightAnchor:constraint("==", 300).isActive = true end)
    assert.are.equal(300, alert.view.frame.height)
    assert.are.near(app.window.bounds.height / 2, alert.view.frame.y + 150, 0.5)
    local button = app:find("Fine").superview
    assert.are.equal(alert.view.frame.y + 300, button:convert(button.bounds, nil).maxY)
    app:tap "Fine"
    app:settle()
    assert.is_nil(alert.presentingViewController)
  end)

  it("of an action sheet has the cancel button in it", function()
    local app, alert, root = shownAlert({ system = 17, device = "iPhone 16" }, nil, "actionSheet")
    local frame = alert.view.frame
    assert.are.equal(8, frame.x)
    assert.are.equal(app.window.bounds.height - app.window.safeAreaInsets.bottom, frame.y + frame.height)
    app:tap { 100, 100 }
    app:settle()
    assert.is_nil(root.presentedViewController)
  end)

  it("stands above the keyboard, and turns with the screen", function()
    local app, alert = shownAlert({ system = 12 }, function(alert) alert:addTextField() end)
    assert.are.near(176, alert.view.frame.midY, 0.5)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(app.window.bounds.midX, alert.view.frame.midX)
  end)

  it("colours all buttons by its tint, and may come again", function()
    local app, alert, root = shownAlert({ system = 17 }, function(alert) alert.view.tintColor = UIColor.purple end)
    app:tap "Cancel"
    app:settle()
    assert.is_nil(root.presentedViewController)
    root:present(alert, true)
    app:settle()
    assert.are.equal(270, alert.view.frame.width)
    assert.are.equal(app.window, alert.view.window)
    app:tap "Fine"
    app:settle()
  end)

  it("is presented whole after it was a child's", function()
    local root = UIViewController {}
    local app = launchWindow(root)
    local alert = UIAlertController { title = "Wait", preferredStyle = "alert" }
    alert:addAction(UIAlertAction { title = "Fine" })
    root:addChild(alert)
    root.view:addSubview(alert.view)
    alert:didMove(root)
    app:settle()
    alert:willMove(nil)
    alert.view:removeFromSuperview()
    alert:removeFromParent()
    root:present(alert, true)
    app:settle()
    app:tap "Fine"
    app:settle()
    assert.is_nil(root.presentedViewController)
  end)

  it("fills the popover of a pad", function()
    local _, alert = shownAlert({ system = 17, device = "iPad" }, function(alert)
      alert.popoverPresentationController.sourceView = UIApplication.shared.keyWindow
      alert.popoverPresentationController.sourceRect = { x = 300, y = 300, width = 10, height = 10 }
    end, "actionSheet")
    assert.are.equal(0, alert.view.frame.x)
    assert.are.equal(0, alert.view.frame.y)
    assert.is_true(alert.view.frame.width < 400)
  end)
end)

describe("the arrow of a popover", function()
  it("goes on with the colour of an action sheet's plate", function()
    local root = UIViewController {}
    local app = launchWindow(root, { device = "iPad" })
    local sheet = UIAlertController { title = "Title", preferredStyle = "actionSheet" }
    sheet:addAction(UIAlertAction { title = "Copy", style = "default" })
    sheet.popoverPresentationController.sourceView = root.view
    sheet.popoverPresentationController.sourceRect = { 300, 300, 40, 20 }
    root:present(sheet, false)
    app:settle()
    local colors = {}
    local function visit(layer)
      if layer:isKind(CAShapeLayer) then colors[#colors + 1] = layer.fillColor end
      for _, sublayer in ipairs(layer.sublayers or {}) do visit(sublayer) end
    end
    visit(app.window.layer)
    assert.are.same({ sheet.view.subviews[1].backgroundColor }, colors)
  end)
end)

describe("what an app has done to such a view before", function()
  local function alertOf(words)
    local alert = UIAlertController { title = "Title", message = words, preferredStyle = "alert" }
    alert:addAction(UIAlertAction { title = "OK", style = "default" })
    return alert
  end

  it("doesn't keep an alert from being presented whole", function()
    local root = UIViewController {}
    local app = launchWindow(root)
    local alert = alertOf "elsewhere"
    root.view:addSubview(alert.view)
    alert.view.frame = CGRect(0, 0, 50, 50)
    root:present(alert, false)
    app:settle()
    assert.are.equal(270, alert.view.frame.width)
    app:tap "OK"
    app:settle()
    assert.is_nil(root.presentedViewController)
  end)

  it("leaves room for what is pinned to the sides of an alert with a height of its own", function()
    local root = UIViewController {}
    local app = launchWindow(root)
    local alert = alertOf "text below"
    local text = UITextView { text = "hi", translatesAutoresizingMaskIntoConstraints = false }
    local view = alert.view
    view:addSubview(text)
    NSLayoutConstraint.activate {
      view.heightAnchor:constraint("==", 300),
      text.topAnchor:constraint("==", view.topAnchor, 60),
      text.bottomAnchor:constraint("==", view.bottomAnchor, -60),
      text.leadingAnchor:constraint("==", view.leadingAnchor, 10),
      text.trailingAnchor:constraint("==", view.trailingAnchor, -10),
    }
    root:present(alert, true)
    app:settle()
    assert.are.equal(CGSize(270, 300), view.frame.size)
    assert.are.equal(CGRect(10, 60, 250, 180), text.frame)
  end)

  it("leaves no holder behind where a page's controller got another view", function()
    local one, other = UIViewController {}, UIViewController {}
    local pages = UIPageViewController { transitionStyle = "scroll" }
    pages:setViewControllers({ one }, "forward", false)
    local app = launchWindow(pages)
    for _ = 1, 5 do
      one.view = UIView {}
      pages:setViewControllers({ other }, "forward", false)
      app:settle()
      pages:setViewControllers({ one }, "forward", false)
      app:settle()
    end
    local strip = one.view.superview.superview
    assert.is_true(#strip.subviews <= 2)
  end)
end)
