-- Screens that are read from right to left. The cases' numbers are those of docs/rules/accessibility.md.
local app, window ---@type App, UIWindow

local function launchFromRight(fill, options)
  options = options or {}
  options.direction = options.direction or "rightToLeft"
  app, window = launchWindow(fill, options)
  return app
end

local function onScreen(view) return view:convert(view.bounds, nil) end
local function pieces(id)
  for _, view in ipairs(app:snapshot "table".views) do
    if view.id == id then return view.pieces end
  end
end

describe("direction", function()
  it("A-181: is the app's, a view's with an unspecified attribute, and the traits'", function()
    local plain, spatial = UIView {}, UIView { semanticContentAttribute = "spatial" }
    launchFromRight { plain, spatial }
    assert.are.equal("rightToLeft", UIApplication.shared.userInterfaceLayoutDirection)
    assert.are.equal("rightToLeft", plain.effectiveUserInterfaceLayoutDirection)
    assert.are.equal("leftToRight", spatial.effectiveUserInterfaceLayoutDirection)
    assert.are.equal("rightToLeft", window.traitCollection.layoutDirection)
    app:setDirection "leftToRight"
    assert.are.equal("leftToRight", UIApplication.shared.userInterfaceLayoutDirection)
    assert.are.equal("leftToRight", window.traitCollection.layoutDirection)
  end)

  it("A-182: natural texts stand at the right", function()
    local label = UILabel { text = "Hi", frame = { 0, 0, 200, 20 }, accessibilityIdentifier = "label" }
    launchFromRight { label }
    local width = label:sizeThatFits(CGSize(0, 0)).width
    assert.near(200 - width, pieces("label")[1].x, 0.5)
    label.textAlignment = "left"
    assert.near(0, pieces("label")[1].x, 0.5)
    app:setDirection "leftToRight"
    label.textAlignment = "natural"
    assert.near(0, pieces("label")[1].x, 0.5)
  end)

  it("A-190: leading is right; frames and offsets stay", function()
    local view, framed, scroll = UIView {}, UIView { frame = { 20, 0, 100, 10 } }, UIScrollView { frame = { 0, 0, 100, 100 }, contentSize = { 400, 100 } }
    view.translatesAutoresizingMaskIntoConstraints = false
    launchFromRight { view, framed, scroll }
    NSLayoutConstraint.activate {
      view.leadingAnchor:constraint("==", window.leadingAnchor, 20), view.widthAnchor:constraint("==", 100),
      view.topAnchor:constraint("==", window.topAnchor), view.heightAnchor:constraint("==", 10),
    }
    app:advanceFrames(1)
    assert.are.equal(200, view.frame.x)
    assert.are.equal(20, framed.frame.x)
    assert.are.equal(CGPoint(0, 0), scroll.contentOffset)
  end)
end)

describe("tables", function()
  local list, calls ---@type UITableView, table
  local function rows(more, style)
    calls = {}
    local source = {
      numberOfRowsInSection = function() return 3 end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell { style = style or "subtitle" }
        cell.textLabel.text = "Row " .. path.row
        cell.accessoryType = "disclosureIndicator"
        if more and more.fill then more.fill(cell) end
        return cell
      end,
    }
    for name, value in pairs(more or {}) do if name ~= "fill" then source[name] = value end end
    list = UITableView { frame = UIScreen.main.bounds, rowHeight = 44 }
    list.dataSource, list.delegate = source, source
    launchFromRight { list }
    return list
  end

  it("A-183: texts, marks and lines stand on the other side", function()
    rows()
    local cell = list:cellForRow(IndexPath(1, 1))
    local text = onScreen(cell.textLabel)
    assert.are.equal(305, text.x + text.width)
    local mark, line ---@type any, any
    for _, view in ipairs(cell.subviews) do
      local frame = view.frame
      if frame.width == 8 then mark = frame end
      if frame.height == 0.5 then line = frame end
    end
    assert.are.equal(CGRect(15, 15.5, 8, 13), mark)
    assert.are.equal(CGRect(0, 43.5, 305, 0.5), line)
  end)

  it("value cells have their second text at the left, indentation and pictures come from the right", function()
    rows({ fill = function(cell)
      cell.detailTextLabel.text, cell.indentationLevel, cell.accessoryType = "Value", 1, "none"
      cell.imageView.image = UIImage { named = "dot", size = { 20, 20 } }
    end }, "value1")
    local cell = list:cellForRow(IndexPath(1, 1))
    local picture, text, detail = onScreen(cell.imageView), onScreen(cell.textLabel), onScreen(cell.detailTextLabel)
    assert.are.equal(320 - 15 - 10, picture.x + picture.width)
    assert.is_true(text.x + text.width < picture.x)
    assert.are.equal(15, detail.x)
  end)

  it("a trailing swipe is one to the right, and its actions are at the left", function()
    local ran = {}
    local function swipeAction(name) return UIContextualAction { title = name, style = "normal", handler = function(_, _, done) ran[#ran + 1] = name done(true) end } end
    rows {
      trailingSwipeActionsConfigurationForRowAt = function() return UISwipeActionsConfiguration { actions = { swipeAction "Flag" } } end,
      leadingSwipeActionsConfigurationForRowAt = function() return UISwipeActionsConfiguration { actions = { swipeAction "Pin" } } end,
    }
    app:drag { from = { 100, 20 }, by = { 120, 0 } }
    app:settle()
    local flag = app:find "Flag"
    assert.is_true(onScreen(flag).x < 100, tostring(onScreen(flag)))
    assert.is_true(onScreen(list:cellForRow(IndexPath(1, 1)).contentView).x > 0)
    app:tap "Flag"
    app:settle()
    app:drag { from = { 250, 20 }, by = { -120, 0 } }
    app:settle()
    app:tap "Pin"
    assert.are.same({ "Flag", "Pin" }, ran)
  end)

  it("marks of editing stand at the right, and what a minus asks at the left", function()
    rows { canEditRowAt = function() return true end, commitEditingStyle = function() calls[#calls + 1] = true end, canMoveRowAt = function() return true end, moveRowAt = function() end }
    list:setEditing(true, true)
    app:settle()
    app:tap { row = { 1, 1 }, part = "minus" }
    app:settle()
    assert.is_true(onScreen(app:find "Delete").x < 100)
    app:tap "Delete"
    assert.are.equal(1, #calls)
  end)

  it("the section index stands at the left", function()
    rows { sectionIndexTitles = function() return { "A", "B" } end }
    local index = app:find { class = "UITableViewIndex" }
    assert.are.equal(0, onScreen(index).x)
    local content = list:cellForRow(IndexPath(1, 1)).contentView.frame
    assert.are.equal(320 , content.x + content.width)
  end)
end)

describe("controllers", function()
  local A, B, navigation ---@type UIViewController, UIViewController, UINavigationController
  local function stack(pushed)
    A, B = UIViewController { title = "A" }, UIViewController { title = "B" }
    launchFromRight(function(window)
      navigation = UINavigationController { rootViewController = A }
      window.rootViewController = navigation
      if pushed then navigation:pushViewController(B, false) end
    end)
  end

  it("A-185: a push comes from the left", function()
    stack()
    navigation:pushViewController(B, true)
    app:advance(0.1)
    local shown = B.view.layer:presentation() or B.view.layer
    assert.is_true(shown.position.x < 160)
  end)

  it("A-186: the finger's edge is the right one", function()
    stack(true)
    app:drag { from = { 1, 300 }, to = { 260, 300 } }
    app:settle()
    assert.are.equal(B, navigation.topViewController)
    app:drag { from = { 319, 300 }, to = { 60, 300 } }
    app:settle()
    assert.are.equal(A, navigation.topViewController)
  end)

  it("A-187: the first tab is the rightmost one", function()
    launchFromRight(function(window)
      local list = {}
      for i = 1, 4 do list[i] = UIViewController { title = "T" .. i } end
      local tabs = UITabBarController {}
      tabs.viewControllers = list
      window.rootViewController = tabs
    end)
    local first = app:find { role = "button", name = "T1" }
    for i = 2, 4 do assert.is_true(onScreen(app:find { role = "button", name = "T" .. i }).x < onScreen(first).x) end
    local vo = app:voiceOver()
    vo:touch(first)
    assert.is_truthy(vo.description:find("1 of 4.", 1, true), vo.description)
    assert.are.equal("T1", vo:first().accessibilityLabel)
  end)

  it("an alert's first of two buttons is at the right", function()
    stack()
    local alert = UIAlertController { title = "Sure?", preferredStyle = "alert" }
    alert:addAction(UIAlertAction { title = "Yes" })
    alert:addAction(UIAlertAction { title = "No", style = "cancel" })
    A:present(alert, false)
    app:settle()
    assert.is_true(onScreen(app:find "No").x > onScreen(app:find "Yes").x)
  end)

  it("pages go on to the right, and their animation comes from the right", function()
    local pages = {}
    for i = 1, 3 do pages[i] = UIViewController { title = "P" .. i } end
    local function pageNumber(page) for i, one in ipairs(pages) do if one == page then return i end end end
    local controller ---@type UIPageViewController
    local source = {
      viewControllerBefore = function(_, _, page) return pages[pageNumber(page) - 1] end,
      viewControllerAfter = function(_, _, page) return pages[pageNumber(page) + 1] end,
    }
    launchFromRight(function(window)
      controller = UIPageViewController { transitionStyle = "scroll", navigationOrientation = "horizontal" }
      controller.dataSource = source
      controller:setViewControllers({ pages[1] }, "forward", false)
      window.rootViewController = controller
    end)
    app:drag { from = { 40, 300 }, to = { 290, 300 } }
    app:settle()
    assert.are.equal(pages[2], controller.viewControllers[1])
    app:drag { from = { 290, 300 }, to = { 40, 300 } }
    app:settle()
    assert.are.equal(pages[1], controller.viewControllers[1])
    controller:setViewControllers({ pages[3] }, "forward", true)
    app:advance(0.1)
    assert.is_true(onScreen(pages[3].view).x > 0, tostring(onScreen(pages[3].view)))
    app:settle()
    assert.are.equal(pages[3], controller.viewControllers[1])
  end)
end)

describe("controls", function()
  it("A-189: a slider is filled from the right", function()
    local slider = UISlider { frame = { 20, 80, 200, 31 }, value = 0.25 }
    launchFromRight { slider }
    assert.is_true(slider.accessibilityActivationPoint.x > 120)
    app:drag { from = slider.accessibilityActivationPoint, by = { -40, 0 } }
    assert.is_true(slider.value > 0.25)
    assert.near(0.75, app:adjust(slider, 0.75), 0.01)
  end)

  it("a switch is on at the left; steppers, segments and pages count from the right", function()
    local switch = UISwitch { frame = { 20, 20, 51, 31 } }
    local stepper = UIStepper { frame = { 20, 80, 94, 29 }, value = 5 }
    local segments = UISegmentedControl { items = { "A", "B", "C" }, frame = { 20, 140, 210, 29 } }
    local pages = UIPageControl { numberOfPages = 3, currentPage = 1, frame = { 20, 200, 200, 37 } }
    launchFromRight { switch, stepper, segments, pages }
    app:drag { from = { 60, 35 }, to = { 25, 35 }, hold = 0.2 }
    assert.is_true(switch.isOn)
    app:tap { 30, 95 }
    assert.are.equal(6, stepper.value)
    app:tap { 30, 150 }
    assert.are.equal(3, segments.selectedSegmentIndex)
    app:tap { 30, 218 }
    assert.are.equal(2, pages.currentPage)
    local vo = app:voiceOver()
    local said = {}
    for _, line in ipairs(vo:readAll()) do said[#said + 1] = line:match "^%a+" end
    assert.are.equal("Switch Decrement Increment A B Selected page", table.concat(said, " "))
  end)

  it("are adjusted by touches on the half that adds, which is the left one", function()
    local stepper = UIStepper { frame = { 20, 80, 94, 29 }, value = 5 }
    local pages = UIPageControl { numberOfPages = 5, currentPage = 2, frame = { 20, 200, 200, 37 } }
    launchFromRight { stepper, pages }
    assert.are.equal(8, app:adjust(stepper, 8))
    assert.are.equal(3, app:adjust(stepper, 3))
    assert.are.equal(5, app:adjust(pages, 5))
    assert.are.equal(1, app:adjust(pages, 1))
  end)

  it("a field's text, button and caret", function()
    local field = UITextField { text = "Hi", clearButtonMode = "always", frame = { 20, 20, 200, 30 }, borderStyle = "roundedRect", accessibilityIdentifier = "field" }
    launchFromRight { field }
    assert.is_true(field:clearButtonRect(field.bounds).x < 50)
    assert.is_true(pieces("field")[1].x > 100)
  end)

  it("a text view's lines and its caret, also with styles of its own", function()
    local plain = UITextView { text = "One\nTwo", frame = { 0, 100, 320, 60 } }
    local styled = UITextView {
      attributedText = NSAttributedString { string = "Three", attributes = { paragraphStyle = NSMutableParagraphStyle { lineSpacing = 2 } } }, frame = { 0, 200, 320, 60 },
    }
    local left = UITextView { text = "Left", textAlignment = "left", frame = { 0, 300, 320, 60 } }
    local empty = UITextView { frame = { 0, 400, 320, 60 } }
    local app = launchWindow(function(window)
      for _, view in ipairs { plain, styled, left, empty } do window:addSubview(view) end
    end, { direction = "rightToLeft" })
    assert.are.equal(315, empty:caretRect(empty.beginningOfDocument).x)
    assert.are.equal(5, left:caretRect(left.beginningOfDocument).x)
    app:tap(empty)
    app:type "Four"
    local text = app:frame()
    for _, word in ipairs { "One", "Two", "Three", "Four▎" } do assert.is_truthy(text:find(word .. " │", 1, true), word) end
    assert.is_truthy(text:find "│ ?Left")
    app:setDirection "leftToRight"
    assert.is_truthy(app:frame():find "│ ?One")
  end)

  it("A-191: a recognizer's direction stays", function()
    local view, swipes = UIView { frame = { 0, 0, 320, 300 } }, 0
    launchFromRight { view }
    view:addGestureRecognizer(UISwipeGestureRecognizer { direction = "left", action = function() swipes = swipes + 1 end })
    app:swipe(view, "left")
    assert.are.equal(1, swipes)
  end)
end)

it("pictures flip that ask for it", function()
  local image = UIImage { named = "arrow", size = { 20, 20 } }
  launchFromRight { UIImageView { image = image:imageFlippedForRightToLeftLayoutDirection(), frame = { 0, 0, 20, 20 } } }
  assert.is_true(image:imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  assert.is_false(image.flipsForRightToLeftLayoutDirection)
end)

describe("what flips", function()
  it("a button's picture and title, and where they stand", function()
    local function frames(options, direction)
      local button = UIButton { frame = { 0, 100, 200, 44 } }
      button:setTitle("Title", "normal")
      button:setImage(UIImage { systemName = "trash" }, "normal")
      button.contentHorizontalAlignment = options
      launchWindow({ button }, { direction = direction })
      return button.imageView.frame, button.titleLabel.frame
    end
    for alignment, mirrored in pairs { leading = "leading", trailing = "trailing", left = "right", right = "left" } do
      local image, title = frames(mirrored)
      local turnedImage, turnedTitle = frames(alignment, "rightToLeft")
      assert.are.equal(200 - image.x - image.width, turnedImage.x)
      assert.are.equal(200 - title.x - title.width, turnedTitle.x)
    end
    local image, title = frames("center", "rightToLeft")
    assert.is_true(image.x > title.x)
  end)

  it("symbols that point backward and forward", function()
    assert.is_true(UIImage { systemName = "chevron.backward" }.flipsForRightToLeftLayoutDirection)
    assert.is_false(UIImage { systemName = "chevron.left" }.flipsForRightToLeftLayoutDirection)
    local button = UIButton { frame = { 0, 100, 44, 44 } }
    button:setImage(UIImage { systemName = "chevron.backward" }, "normal")
    launchWindow { button }
    assert.are.equal("Back", button.accessibilityLabel)
  end)

  local list, source

  local function collection(layout)
    list = UICollectionView { frame = { 0, 0, 320, 110 }, collectionViewLayout = layout }
    list:register(UICollectionViewCell, "cell")
    source = {
      numberOfItemsInSection = function() return 7 end,
      cellForItemAt = function(_, view, path) return view:dequeueReusableCell("cell", path) end,
    }
    list.dataSource = source
    return list
  end

  local function leftOf(item) return list:cellForItem(IndexPath(1, item)):convert(CGPoint(0, 0), nil).x end

  it("a collection view whose layout asks for it begins at its right end", function()
    local Flipping = class("Flipping", UICollectionViewFlowLayout)
    function Flipping:flipsHorizontallyInOppositeLayoutDirection() return true end
    local layout = Flipping { itemSize = { 100, 100 }, scrollDirection = "horizontal", minimumLineSpacing = 10 }
    launchWindow({ collection(layout) }, { direction = "rightToLeft" })
    assert.are.equal(760 - 320, list.contentOffset.x)
    assert.are.equal(220, leftOf(1))
    assert.are.equal(110, leftOf(2))
    list:scrollToItem(IndexPath(1, 7), {}, false)
    assert.are.equal(0, list.contentOffset.x)
    local plain = UICollectionViewFlowLayout { itemSize = { 100, 100 }, scrollDirection = "horizontal", minimumLineSpacing = 10 }
    launchWindow({ collection(plain) }, { direction = "rightToLeft" })
    assert.are.equal(0, list.contentOffset.x)
    assert.are.equal(0, leftOf(1))
  end)

  it("a section that scrolls by itself begins at its right end, too", function()
    local size = NSCollectionLayoutSize { widthDimension = NSCollectionLayoutDimension.absolute(100), heightDimension = NSCollectionLayoutDimension.absolute(100) }
    local item = NSCollectionLayoutItem { layoutSize = size }
    local section = NSCollectionLayoutSection { group = NSCollectionLayoutGroup.horizontal { layoutSize = size, subitems = { item } } }
    section.orthogonalScrollingBehavior = "continuous"
    launchWindow({ collection(UICollectionViewCompositionalLayout { section = section }) }, { direction = "rightToLeft" })
    assert.are.equal(220, leftOf(1))
    assert.are.equal(120, leftOf(2))
    list:scrollToItem(IndexPath(1, 7), {}, false)
    list:layoutIfNeeded()
    assert.are.equal(0, leftOf(7))
  end)

  it("the items of such a section are read once, in their order", function()
    local size = NSCollectionLayoutSize { widthDimension = NSCollectionLayoutDimension.absolute(150), heightDimension = NSCollectionLayoutDimension.absolute(100) }
    local item = NSCollectionLayoutItem { layoutSize = size }
    for _, direction in ipairs { "rightToLeft", "leftToRight" } do
      local section = NSCollectionLayoutSection { group = NSCollectionLayoutGroup.horizontal { layoutSize = size, subitems = { item } } }
      section.orthogonalScrollingBehavior = "continuous"
      local app = launchWindow({ collection(UICollectionViewCompositionalLayout { section = section }) }, { direction = direction })
      local lines = app:voiceOver():readAll()
      assert.are.equal(list:numberOfItems(1), #lines)
    end
  end)

  it("follows the user who turns the direction around", function()
    local Turning = class("TurningFlowLayout", UICollectionViewFlowLayout)
    function Turning:flipsHorizontallyInOppositeLayoutDirection() return true end
    local app = launchWindow({ collection(Turning { itemSize = { 100, 100 }, scrollDirection = "horizontal", minimumLineSpacing = 10 }) }, {})
    assert.are.equal(0, leftOf(1))
    app:setDirection "rightToLeft"
    app:advanceFrames(2)
    assert.are.equal(220, leftOf(1))
    app:setDirection "leftToRight"
    app:advanceFrames(2)
    assert.are.equal(0, leftOf(1))
    assert.are.equal(110, leftOf(2))
  end)
end)

it("frames of text show texts at the right, too", function()
  local app = launchWindow({ UILabel { text = "Hello", frame = { 0, 40, 320, 20 } }, UITextField { text = "Name", frame = { 0, 80, 320, 30 } } },
    { direction = "rightToLeft" })
  assert.matches("  Hello│", app:snapshot "text")
  assert.matches("  Name│", app:snapshot "text")
end)
