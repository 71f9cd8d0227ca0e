-- What holds where the rules of today's system meet: turns, other apps, other text sizes. Rules: docs/rules/appearance.md 2, 3, 6; docs/rules/lists.md 1.5, 3
describe("today's rules together", function()
  local function noting(log)
    local View = class("NotingView", UIView)
    function View:draw() log[#log + 1] = "draw " .. UITraitCollection.current.userInterfaceStyle end
    function View:layoutSubviews() log[#log + 1] = "layout" end
    function View:traitCollectionDidChange() log[#log + 1] = "traits" end
    return View
  end

  it("a change of traits draws a view before it is laid out", function()
    local log = {}
    local View = noting(log)
    local app = launchWindow(function(window) window:addSubview(View { frame = { 0, 0, 50, 50 } }) end, { system = 17 })
    log[1], log[2] = nil, nil
    app:setAppearance("dark", { animated = false })
    app:advanceFrames(1)
    assert.are.same({ "traits", "draw dark", "layout" }, log)
  end)

  it("another text size is a change of traits", function()
    local view, told = UIView {}, {}
    local app = launchWindow(function(window) window:addSubview(view) end, { system = 17 })
    view:registerForTraitChanges({ "preferredContentSizeCategory" }, function(_, previous)
      told[#told + 1] = previous.preferredContentSizeCategory .. " " .. view.traitCollection.preferredContentSizeCategory
    end)
    view:registerForTraitChanges({ "userInterfaceStyle" }, function() told[#told + 1] = "style" end)
    app:setTextSize "extraLarge"
    app:advanceFrames(1)
    assert.are.same({ "large extraLarge" }, told)
  end)

  it("a dynamic colour that a file keeps is asked in each app", function()
    local asked = 0
    local paper = UIColor {
      dynamicProvider = function(traits)
        asked = asked + 1
        return traits.userInterfaceStyle == "dark" and "white" or "#112233"
      end,
    }
    for launches = 1, 3 do
      local app = launchWindow(function(window) window:addSubview(UIView { frame = { 0, 0, 10, 10 }, backgroundColor = paper }) end, { system = 17 })
      app:advanceFrames(2)
      assert.are.equal(launches, asked)
      assert.are.equal("#112233", paper.cgColor.description)
      -- A colour of this app alone is another one.
      assert.are.equal("red", UIColor { dynamicProvider = function() return "red" end }.cgColor.description)
    end
  end)

  local function present(style, options)
    local presented, presenter = UIViewController {}, UIViewController {}
    presented.modalPresentationStyle = style
    local app = launchWindow(function(window) window.rootViewController = presenter end, { device = options.device, system = 17 })
    if options.orientation then app:rotateDevice(options.orientation) end
    app:settle()
    presenter:present(presented, false)
    app:settle()
    return app, presented, presenter
  end
  local function place(view) return view:convert(view.bounds, nil) end

  it("a card that was presented in landscape is one in portrait", function()
    local app, presented, presenter = present("automatic", { device = "iPhone 16", orientation = "landscapeLeft" })
    assert.are.equal(CGRect(0, 0, 852, 393), place(presented.view))
    app:rotateDevice "portrait"
    app:settle()
    assert.are.equal(CGRect(0, 69, 393, 783), place(presented.view))
    presenter:dismiss(false)
    app:settle()
    assert.are.equal(CGRect(0, 0, 393, 852), place(presenter.view))
  end)

  it("sheets of a pad have round corners", function()
    local _, form = present("formSheet", { device = "iPad" })
    assert.are.equal(CGRect(114, 202, 540, 620), place(form.view))
    assert.are.equal(10, form.view.superview.layer.cornerRadius)
    assert.are.equal(4, #form.view.superview.layer.maskedCorners)
    local _, page = present("pageSheet", { device = "iPad" })
    assert.are.equal(CGRect(0, 20, 768, 1004), place(page.view))
    assert.are.equal(2, #page.view.superview.layer.maskedCorners)
  end)

  it("detents that there aren't raise", function()
    local Detent = UISheetPresentationController.Detent
    local sheet = UIViewController {}.sheetPresentationController
    if not sheet then
      launchWindow(function() end, { system = 17 })
      sheet = UIViewController {}.sheetPresentationController
    end
    assert.has_error(function() sheet.detents = {} end, "detents must have at least one element, for example Detent.large()")
    sheet.selectedDetentIdentifier = "small"
    sheet.detents = { Detent.medium(), Detent.custom { identifier = "small", resolver = function() return 100 end } }
    assert.has_error(
      function() sheet.selectedDetentIdentifier = "smal" end,
      'selectedDetentIdentifier must name one of the sheet\'s detents, "medium", "small", got "smal"'
    )
    assert.are.equal("small", sheet.selectedDetentIdentifier)
  end)

  it("a menu closes when the device is turned", function()
    local button
    local app = launchWindow(function(window)
      button = UIButton { frame = { 40, 120, 100, 44 }, menu = UIMenu { children = { UIAction { title = "A" } } }, showsMenuAsPrimaryAction = true }
      window:addSubview(button)
    end, { device = "iPhone 16", system = 17 })
    app:tap(button)
    app:settle()
    assert.is_true(app:menu() ~= nil)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.is_nil(app:menu())
    app:tap(button)
    app:settle()
    assert.is_true(app:menu() ~= nil)
  end)

  it("a short list keeps clear of the safe area", function()
    local list
    local configuration = UICollectionLayoutListConfiguration { appearance = "plain" }
    local app = launchWindow(function(window)
      local controller = UIViewController {}
      list = UICollectionView { frame = window.bounds, collectionViewLayout = UICollectionViewCompositionalLayout.list(configuration) }
      list:register(UICollectionViewListCell, "row")
      list.dataSource = {
        numberOfItemsInSection = function() return 2 end,
        cellForItemAt = function(_, view, path) return view:dequeueReusableCell("row", path) end,
      }
      controller.view:addSubview(list)
      window.rootViewController = controller
    end, { device = "iPhone 16", system = 17 })
    app:advanceFrames(2)
    assert.is_true(list.alwaysBounceVertical)
    assert.are.equal(CGPoint(0, -59), list.contentOffset)
  end)

  it("an edit menu that is wider than the window has pages", function()
    local view
    local function action(title) return UIAction { title = title, handler = function() end } end
    local delegate = {
      menuFor = function()
        return UIMenu { children = { action "One", action "A title that is rather long", action "Another one as long", action "Last" } }
      end,
    }
    local app = launchWindow(function(window)
      view = UIView { frame = { 50, 300, 100, 40 } }
      window:addSubview(view)
    end, { device = "iPhone 8", system = 17 })
    local interaction = UIEditMenuInteraction(delegate)
    view:addInteraction(interaction)
    interaction:presentEditMenu(UIEditMenuConfiguration { sourcePoint = { 50, 20 } })
    app:settle()
    assert.are.same({ "One", "A title that is rather long", "Another one as long", "Last" }, app:editMenu())
    assert.is_false(app:exists "Last")
    local bar = app:find("One").superview.superview
    assert.is_true(bar.frame.x >= 0 and bar.frame.maxX <= 375)
    app:tap "›"
    app:settle()
    assert.is_true(app:exists "Last")
    app:tap "‹"
    app:settle()
    assert.is_true(app:exists "One")
  end)

  describe("colours that the user chooses", function()
    local app, well, controller
    local chosen = {}
    before_each(function()
      chosen = {}
      app = launchWindow(function(window)
        controller = UIViewController {}
        well = UIColorWell { frame = { 100, 100, 28, 28 }, title = "Paint" }
        well:addTarget("valueChanged", function(sender) chosen[#chosen + 1] = sender.selectedColor end)
        controller.view:addSubview(well)
        window.rootViewController = controller
      end, { system = 17 })
    end)

    it("come from the picker that a well opens", function()
      assert.is_nil(well.selectedColor)
      app:tap { role = "button", name = "Paint" }
      app:settle()
      assert.are.equal("Paint", controller.presentedViewController.title)
      assert.is_true(app:exists { role = "button", name = "black", selected = true })
      app:pickColor "#FF8800"
      app:settle()
      assert.are.equal("#FF8800", well.selectedColor)
      assert.are.same({ "#FF8800" }, chosen)
      assert.is_nil(controller.presentedViewController)
    end)

    it("come from the grid, too, and the picker stays until it is closed", function()
      app:tap(well)
      app:settle()
      app:tap { 30, 150 }
      assert.are.same({ well.selectedColor }, chosen)
      assert.is_true(controller.presentedViewController ~= nil)
      app:tap "Done"
      app:settle()
      assert.is_nil(controller.presentedViewController)
    end)

    it("reach the delegate of a picker", function()
      local log = {}
      local delegate = {
        colorPickerViewControllerDidSelect = function(_, _, color, continuously) log[#log + 1] = color .. " " .. tostring(continuously) end,
        colorPickerViewControllerDidSelectColor = function(_, picker) log[#log + 1] = picker.selectedColor end,
        colorPickerViewControllerDidFinish = function() log[#log + 1] = "finished" end,
      }
      local picker = UIColorPickerViewController { delegate = delegate, supportsAlpha = false, selectedColor = "red" }
      controller:present(picker, false)
      app:settle()
      app:pickColor "#00FF0080"
      app:settle()
      assert.are.same({ "green false", "green", "finished" }, log)
    end)

    it("need somebody who asks", function()
      well:removeFromSuperview()
      assert.has_error(
        function() app:pickColor "red" end,
        "there is no UIColorWell and no UIColorPickerViewController on the screen; tap a well, or present a picker first"
      )
    end)
  end)
end)
