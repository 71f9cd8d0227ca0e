-- What ports of public apps are made of: texts and accessories that size themselves, presentations of one's own, names of UIKit's as Swift writes
-- them. Rules: docs/rules/layout.md 1.2; docs/rules/controllers.md 1.1, 9.4; docs/rules/lists.md; docs/rules/tables.md 8
local long = string.rep("A text that goes on for several lines in a bubble of a chat. ", 4)

local function free(view, superview)
  view.translatesAutoresizingMaskIntoConstraints = false
  superview:addSubview(view)
  return view
end

local function launchToday(controller, options)
  return launchWindow(controller, { system = 17, device = options and options.device or "iPhone 16" })
end

describe("a text view that doesn't scroll", function()
  it("is as high as its text in the width that constraints give it, in a turn, too", function()
    local view, text = UIView {}, UITextView { isScrollEnabled = false, text = long }
    local app = launchWindow(function(window)
      local controller = UIViewController { view = view }
      window.rootViewController = controller
      free(text, view)
      NSLayoutConstraint.activate {
        text.leadingAnchor:constraint("==", view.leadingAnchor, 20), view.trailingAnchor:constraint("==", text.trailingAnchor, 20),
        text.topAnchor:constraint("==", view.topAnchor, 80),
      }
    end, { device = "iPhone SE" })
    local function wanted() return text:sizeThatFits(CGSize(text.frame.width, 1000)).height end
    app:settle()
    local portrait = text.frame.height
    assert.is_true(portrait > 60)
    assert.equal(wanted(), portrait)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.equal(wanted(), text.frame.height)
    assert.is_true(text.frame.height < portrait)
    text.text = "Short"
    app:settle()
    assert.equal(wanted(), text.frame.height)
    text.text = long
    app:rotateDevice "portrait"
    app:settle()
    assert.equal(portrait, text.frame.height)
  end)

  it("hugs a short text and wraps a long one, and an own intrinsic size is asked with the width that was found", function()
    local Padded = class("PaddedLabel", UILabel)
    function Padded:intrinsicContentSize()
      local size = Padded.super.intrinsicContentSize(self)
      return CGSize(size.width + 20, size.height + 10)
    end
    local bubble, label = UITextView { isScrollEnabled = false, text = "Hi" }, Padded { text = long, numberOfLines = 0 }
    local app = launchWindow(function(window)
      free(bubble, window)
      free(label, window)
      NSLayoutConstraint.activate {
        bubble.leadingAnchor:constraint("==", window.leadingAnchor, 10), bubble.topAnchor:constraint("==", window.topAnchor, 30),
        bubble.trailingAnchor:constraint("<=", window.trailingAnchor, -10), label.leadingAnchor:constraint("==", window.leadingAnchor),
        label.topAnchor:constraint("==", window.topAnchor, 200), label.widthAnchor:constraint("==", 200),
      }
    end)
    app:settle()
    assert.is_true(bubble.frame.width < 60)
    assert.equal(label:sizeThatFits(CGSize(200, 1000)).height + 10, label.frame.height)
    bubble.text = long
    app:settle()
    assert.equal(300, bubble.frame.width)
    bubble.isScrollEnabled = true
    assert.equal(CGSize(-1, -1), bubble.intrinsicContentSize)
    bubble.isScrollEnabled = false
  end)

  it("sizes its row", function()
    local source = { numberOfRowsInSection = function() return 1 end }
    function source:cellForRowAt()
      local cell = UITableViewCell {}
      local text = free(UITextView { isScrollEnabled = false, text = long }, cell.contentView)
      for _, edge in ipairs { "topAnchor", "leadingAnchor", "bottomAnchor", "trailingAnchor" } do
        text[edge]:constraint("==", cell.contentView[edge]).isActive = true
      end
      return cell
    end
    local view = UITableView { frame = { 0, 20, 320, 400 }, dataSource = source }
    local app = launchWindow(view, { system = 17 })
    app:settle()
    local text = view:cellForRow(IndexPath(1, 1)).contentView.subviews[1]
    assert.equal(text:sizeThatFits(CGSize(320, 1000)).height, view:rectForRow(IndexPath(1, 1)).height)
  end)
end)

describe("the accessory of a chat", function()
  ---@class today_ports_spec.Accessory: UIView
  ---@field area UITextView
  ---@overload fun(properties?: table): today_ports_spec.Accessory
  local Accessory = class("ChatAccessory", UIView)
  function Accessory:init(properties)
    Accessory.super.init(self, properties)
    self.autoresizingMask = "flexibleHeight"
    self.area = free(UITextView { isScrollEnabled = false, font = UIFont.systemFont(16), accessibilityIdentifier = "area", delegate = self }, self)
    NSLayoutConstraint.activate {
      self.area.topAnchor:constraint("==", self.topAnchor, 8), self.area.bottomAnchor:constraint("==", self.layoutMarginsGuide.bottomAnchor, -8),
      self.area.leadingAnchor:constraint("==", self.leadingAnchor, 8), self.area.trailingAnchor:constraint("==", self.trailingAnchor, -8),
    }
  end
  function Accessory:intrinsicContentSize() return CGSize.zero end
  function Accessory:textViewDidChange() self:invalidateIntrinsicContentSize() end
  ---@class today_ports_spec.Chat: UITableViewController
  ---@overload fun(): today_ports_spec.Chat
  local Chat = class("ChatController", UITableViewController)
  function Chat:numberOfRowsInSection() return 40 end
  function Chat:cellForRowAt(_, path)
    local cell = UITableViewCell {}
    cell.textLabel.text = "Row " .. path.row
    return cell
  end
  function Chat:viewDidLoad()
    self.bar, self.heights = Accessory { frame = { 0, 0, 320, 50 } }, {}
    NotificationCenter.default:addObserver {
      forName = UIResponder.keyboardWillShowNotification,
      using = function(note) self.heights[#self.heights + 1] = note.userInfo.frameEnd.height end,
    }
  end
  function Chat:inputAccessoryView() return self.bar end
  function Chat:canBecomeFirstResponder() return true end
  function Chat:viewDidAppear(animated)
    Chat.super.viewDidAppear(self, animated)
    self:becomeFirstResponder()
  end

  it("tells of its height once, and grows without moving what is above it", function()
    local chat = Chat()
    local app = launchToday(UINavigationController { rootViewController = chat })
    app:settle()
    assert.same({ 93 }, chat.heights)
    app:tap { id = "area" }
    app:settle()
    assert.same({ 93, 350 }, chat.heights)
    local view = chat.tableView
    view:scrollToRow(IndexPath(1, 40), "bottom", false)
    app:type "One line"
    app:settle()
    local offset, inset = view.contentOffset.y, view.adjustedContentInset.bottom
    app:type " and then a second line that is surely long enough to wrap around"
    app:settle()
    assert.equal(offset, view.contentOffset.y)
    assert.is_true(view.adjustedContentInset.bottom > inset)
    assert.equal(3, #chat.heights)
  end)
end)

describe("a text field in a scroll view", function()
  it("scrolls into what the app's insets leave, and stays where it is seen", function()
    local controller = UIViewController {}
    local form = UIScrollView { contentSize = { 393, 1200 }, autoresizingMask = { "flexibleWidth", "flexibleHeight" } }
    local name, place = UITextField { frame = { 20, 600, 300, 34 } }, UITextField { frame = { 20, 300, 300, 34 } }
    form:addSubview(name)
    form:addSubview(place)
    controller.view:addSubview(form)
    form.frame = controller.view.bounds
    local app = launchToday(controller)
    NotificationCenter.default:addObserver {
      forName = UIResponder.keyboardWillShowNotification,
      using = function(note) form.contentInset = UIEdgeInsets(0, 0, note.userInfo.frameEnd.height - controller.view.safeAreaInsets.bottom, 0) end,
    }
    app:settle()
    place:becomeFirstResponder()
    app:settle()
    assert.equal(-59, form.contentOffset.y)
    name:becomeFirstResponder()
    app:settle()
    assert.equal(852 - form.adjustedContentInset.bottom, name:convert(name.bounds, nil).maxY)
    local offset = form.contentOffset.y
    place:becomeFirstResponder()
    app:settle()
    assert.equal(offset, form.contentOffset.y)
  end)
end)

describe("a row that is dragged to another card", function()
  it("leaves the last one there with round corners and without a line", function()
    local source
    local made = UICollectionViewController {
      collectionViewLayout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "insetGrouped" }),
    }
    local view = made.collectionView
    local row = UICollectionView.CellRegistration {
      cellClass = UICollectionViewListCell, handler = function(cell, _, item)
        local content = cell:defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = { UICellAccessory.reorder { displayed = "always" } }
      end,
    }
    source = UICollectionViewDiffableDataSource {
      collectionView = view, cellProvider = function(list, path, item) return list:dequeueConfiguredReusableCell(row, path, item) end,
    }
    source.reorderingHandlers.canReorderItem = function() return true end
    local snapshot = NSDiffableDataSourceSnapshot()
    snapshot:appendSections { "A", "B" }
    snapshot:appendItems({ "A1", "A2", "A3" }, "A")
    snapshot:appendItems({ "B1", "B2", "B3" }, "B")
    source:apply(snapshot, false)
    local app = launchToday(made)
    app:settle()
    local cell = view:cellForItem(IndexPath(1, 1))
    local frame = cell:convert(cell.bounds, nil)
    local finger = app:touch(frame.maxX - 20, frame.midY)
    finger:hold(0.3)
    finger:move(frame.maxX - 20, frame.midY + 200, 0.7)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.equal(2, view:numberOfItems(1))
    local radii = {}
    for section = 1, 2 do
      for item = 1, view:numberOfItems(section) do
        radii[#radii + 1] = view:cellForItem(IndexPath(section, item)).layer.cornerRadius > 0 and "round" or "plain"
      end
    end
    assert.equal("round round round plain plain round", table.concat(radii, " "))
    assert.is_true(view:cellForItem(IndexPath(2, 1)).clipsToBounds)
    assert.is_false(view:cellForItem(IndexPath(2, 2)).clipsToBounds)
  end)
end)

describe("a symbol in a text", function()
  it("has the text's colour", function()
    local text = NSMutableAttributedString { string = "" }
    text:append(NSAttributedString { attachment = NSTextAttachment { image = UIImage { systemName = "star.fill" } } })
    local label = UILabel { frame = { 20, 40, 100, 30 }, textColor = UIColor { red = 0, green = 1, blue = 0, alpha = 1 } }
    label.attributedText = text
    local app = launchWindow(label)
    app:settle()
    assert.frame(app, "star", { svg = true })
  end)
end)

describe("a presentation controller of one's own", function()
  it("tells what it covers, and nobody else does", function()
    local Card = class("CardPresentation", UIPresentationController)
    function Card:presentationTransitionWillBegin() self.presentingViewController:beginAppearanceTransition(false, true) end
    function Card:presentationTransitionDidEnd() self.presentingViewController:endAppearanceTransition() end
    function Card:dismissalTransitionWillBegin() self.presentingViewController:beginAppearanceTransition(true, true) end
    function Card:dismissalTransitionDidEnd() self.presentingViewController:endAppearanceTransition() end
    local calls = {}
    local Home = class("CoveredHome", UIViewController)
    for _, name in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
      Home[name] = function() calls[#calls + 1] = name end
    end
    local home = Home {}
    local app = launchToday(home)
    app:settle()
    calls = {}
    local delegate = {
      presentationControllerForPresented = function(_, presented, presenting)
        return Card { presentedViewController = presented, presenting = presenting }
      end,
    }
    local card = UIViewController { modalPresentationStyle = "custom", transitioningDelegate = delegate }
    home:present(card, true)
    app:settle()
    app:advance(1)
    assert.same({ "viewWillDisappear", "viewDidDisappear" }, calls)
    calls = {}
    home:dismiss(true)
    app:settle()
    assert.same({ "viewWillAppear", "viewDidAppear" }, calls)
    calls = {}
    app.window.rootViewController = UIViewController {}
    app:settle()
    assert.same({ "viewWillDisappear", "viewDidDisappear" }, calls)
    assert.equal(0, #app.warnings)
  end)
end)

describe("a sheet that a finger pulls down", function()
  local log
  ---@class today_ports_spec.Pulled: UIViewController
  ---@overload fun(): today_ports_spec.Pulled
  local Pulled = class("PulledSheet", UIViewController)
  for _, name in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
    Pulled[name] = function() log[#log + 1] = name:sub(5) end
  end
  local function pull(device, isModal, answer, distance)
    log = {}
    local home, sheet = UIViewController {}, Pulled()
    local app = launchToday(home, { device = device })
    local delegate = {
      presentationControllerShouldDismiss = function()
        log[#log + 1] = "should"
        return answer
      end,
      presentationControllerWillDismiss = function() log[#log + 1] = "will" end,
      presentationControllerDidDismiss = function() log[#log + 1] = "did" end,
      presentationControllerDidAttemptToDismiss = function() log[#log + 1] = "attempt" end,
    }
    sheet.presentationController.delegate = delegate
    sheet.isModalInPresentation = isModal
    home:present(sheet, true)
    app:settle()
    log = {}
    local frame = sheet.view:convert(sheet.view.bounds, nil)
    app:drag { from = { frame.midX, frame.y + 10 }, to = { frame.midX, frame.y + 10 + distance } }
    app:settle()
    assert.are.equal(frame, home.presentedViewController and sheet.view:convert(sheet.view.bounds, nil) or frame)
    app:terminate()
    return table.concat(log, " ")
  end

  it("is told of it in one order on every device", function()
    for _, device in ipairs { "iPhone 16", "iPad" } do
      assert.are.equal("attempt", pull(device, true, true, 500))
      assert.are.equal("should attempt", pull(device, false, false, 500))
      assert.are.equal("should will WillDisappear DidDisappear did", pull(device, false, true, 500))
      assert.are.equal("should will WillDisappear WillAppear DidAppear", pull(device, false, true, 60))
    end
  end)
end)

describe("an alert", function()
  local function openAlert(style, size)
    local home = UIViewController {}
    local app = launchWindow(home, { system = 17, device = "iPhone 16", textSize = size })
    local alert = UIAlertController { title = "Title", message = "Message", preferredStyle = style }
    if style == "alert" then alert:addTextField(function(field) field.placeholder = "Name" end) end
    alert:addAction(UIAlertAction { title = "Delete it", style = "destructive" })
    alert:addAction(UIAlertAction { title = "Cancel", style = "cancel" })
    home:present(alert, false)
    app:settle()
    return app
  end

  it("follows the text size in its words, fields and buttons", function()
    local usual = openAlert("alert", nil)
    assert.equal(CGSize(135, 44), usual:find({ role = "button", name = "Cancel" }).frame.size)
    local app = openAlert("alert", "accessibilityExtraExtraExtraLarge")
    assert.equal(UIFont.preferredFont("headline").pointSize, app:find("Title").font.pointSize)
    assert.equal(53, app:find("Title").font.pointSize)
    assert.equal(44, app:find("Message").font.pointSize)
    assert.equal(44, app:find({ placeholder = "Name" }).font.pointSize)
    local delete, cancel = app:find({ role = "button", name = "Delete it" }), app:find({ role = "button", name = "Cancel" })
    assert.equal(270, delete.frame.width)
    assert.equal(delete.frame.maxY, cancel.frame.minY)
    assert.is_true(cancel.frame.height > 80)
    assert.is_true(app:find("Message").frame.minY >= app:find("Title").frame.maxY - 20)
  end)

  it("changes while it is shown, and so does an action sheet", function()
    for _, style in ipairs { "alert", "actionSheet" } do
      local app = openAlert(style, nil)
      local height = app:find({ role = "button", name = "Delete it" }).frame.height
      app:setTextSize "AX3"
      app:settle()
      assert.is_true(app:find({ role = "button", name = "Delete it" }).frame.height > height)
      app:setTextSize "S"
      app:settle()
      assert.equal(height, app:find({ role = "button", name = "Delete it" }).frame.height)
      app:terminate()
    end
  end)
end)

describe("a cell that says how large it is", function()
  it("is asked, and what it leaves to UIKit is measured by its content", function()
    local asked = {}
    local function own(super)
      local Own = class("Fitting" .. #asked .. (super == UITableViewCell and "Row" or "Item"), super)
      function Own:systemLayoutSizeFitting(target, horizontal, vertical)
        asked[#asked + 1] = { target, horizontal, vertical }
        return CGSize(target.width, 123)
      end
      return Own
    end
    local source = {
      numberOfRowsInSection = function() return 2 end, numberOfItemsInSection = function() return 2 end,
      cellForRowAt = function(_, view, path) return view:dequeueReusableCell("c", path) end,
      cellForItemAt = function(_, view, path) return view:dequeueReusableCell("c", path) end,
    }
    local size = NSCollectionLayoutSize {
      widthDimension = NSCollectionLayoutDimension.fractionalWidth(1), heightDimension = NSCollectionLayoutDimension.estimated(50),
    }
    local rows = UITableView { frame = { 0, 0, 320, 200 }, dataSource = source }
    local items = UICollectionView {
      frame = { 0, 200, 320, 300 }, dataSource = source,
      collectionViewLayout = UICollectionViewCompositionalLayout {
        section = NSCollectionLayoutSection {
          group = NSCollectionLayoutGroup.vertical { layoutSize = size, subitems = { NSCollectionLayoutItem { layoutSize = size } } },
        },
      },
    }
    rows:register(own(UITableViewCell), "c")
    items:register(own(UICollectionViewCell), "c")
    local app = launchWindow({ rows, items }, { system = 17 })
    app:settle()
    assert.equal(123, rows:rectForRow(IndexPath(1, 1)).height)
    assert.equal(123, items:cellForItem(IndexPath(1, 1)).frame.height)
    assert.same({ CGSize(320, 0), 1000, 50 }, asked[1])
    local cell = UITableViewCell {}
    local box = free(UIView {}, cell.contentView)
    NSLayoutConstraint.activate {
      box.topAnchor:constraint("==", cell.contentView.topAnchor), box.bottomAnchor:constraint("==", cell.contentView.bottomAnchor),
      box.heightAnchor:constraint("==", 77),
    }
    assert.equal(CGSize(300, 77), cell:systemLayoutSizeFitting(CGSize(300, 0), 1000, 50))
  end)
end)

describe("a popover that becomes a sheet", function()
  it("has the detents that it was given before", function()
    local home, content = UIViewController {}, UIViewController { modalPresentationStyle = "popover" }
    local app = launchToday(home)
    app:settle()
    local popover = content.popoverPresentationController
    popover.sourceView = home.view
    local sheet = popover.adaptiveSheetPresentationController
    assert.equal(sheet, popover.adaptiveSheetPresentationController)
    local heights = {}
    local Detent = UISheetPresentationController.Detent
    sheet.detents = {
      Detent.custom {
        identifier = "part", resolver = function(context)
          heights = { Detent.medium():resolvedValue(context), Detent.large():resolvedValue(context) }
          return heights[1] / 2
        end,
      },
    }
    home:present(content, true)
    app:settle()
    assert.equal("part", content.sheetPresentationController.selectedDetentIdentifier)
    assert.equal(426, heights[1])
    assert.is_true(heights[2] > 700)
    assert.equal(213 + 34, content.view.frame.height)
    home:dismiss(false)
    local app12, sheet12 = launchWindow(UIViewController {}), nil
    app12:settle()
    sheet12 = UIViewController { modalPresentationStyle = "popover" }.popoverPresentationController.adaptiveSheetPresentationController
    assert.is_nil(sheet12)
  end)
end)

describe("a button whose handler makes its title", function()
  it("sizes what is around it before the first layout", function()
    local button = UIButton { configuration = UIButton.Configuration.filled() }
    button.configurationUpdateHandler = function(self)
      local configuration = self.configuration
      configuration.title = "By the handler"
      self.configuration = configuration
    end
    local empty = UIButton { configuration = UIButton.Configuration.filled() }
    assert.is_true(button.intrinsicContentSize.width > empty.intrinsicContentSize.width + 50)
  end)

  it("shows a view behind its content, and an image as it is told", function()
    local configuration, own = UIButton.Configuration.plain(), UIView { backgroundColor = "red" }
    configuration.background.customView = own
    configuration.background.imageContentMode = "center"
    local button = UIButton { frame = { 10, 40, 120, 50 }, configuration = configuration }
    local app = launchWindow(button)
    app:settle()
    assert.equal(CGRect(0, 0, 120, 50), own.frame)
    assert.equal("center", own.superview.contentMode)
    assert.equal(own, button.configuration:updated(button).background.customView)
    configuration.background.customView = nil
    button.configuration = configuration
    app:settle()
    assert.is_nil(own.superview)
  end)
end)

describe("a button of the type close", function()
  it("is a cross of 30 points", function()
    local button = UIButton { type = "close" }
    assert.equal("close", button.buttonType)
    assert.equal(CGSize(30, 30), button.intrinsicContentSize)
    assert.equal("Close", button.accessibilityLabel)
  end)
end)

describe("a search", function()
  it("shows its results without a text where the app wants it", function()
    local results, home = UIViewController {}, UIViewController { title = "Home" }
    local search = UISearchController { searchResultsController = results }
    home.navigationItem.searchController = search
    local app = launchToday(UINavigationController { rootViewController = home })
    app:settle()
    search.isActive = true
    app:settle()
    assert.is_false(search.showsSearchResultsController)
    assert.is_nil(results.viewIfLoaded and results.view.window)
    search.showsSearchResultsController = true
    app:settle()
    assert.is_false(search.automaticallyShowsSearchResultsController)
    assert.is_truthy(results.view.window)
    search.showsSearchResultsController = false
    app:settle()
    assert.is_nil(results.view.window)
  end)
end)

describe("the keyboard's guide", function()
  it("ends at the view's edge where it doesn't use the safe area", function()
    local controller = UIViewController {}
    local app = launchToday(controller)
    local bar = free(UIView {}, controller.view)
    local guide = controller.view.keyboardLayoutGuide
    NSLayoutConstraint.activate {
      bar.bottomAnchor:constraint("==", guide.topAnchor), bar.heightAnchor:constraint("==", 40),
      bar.leadingAnchor:constraint("==", controller.view.leadingAnchor), bar.widthAnchor:constraint("==", 100),
    }
    app:settle()
    assert.equal(852 - 34, bar.frame.maxY)
    guide.usesBottomSafeArea = false
    app:settle()
    assert.equal(852, bar.frame.maxY)
    assert.equal(CGRect(0, 852, 393, 0), guide.layoutFrame)
  end)
end)

describe("names as Swift writes them", function()
  it("say which strings an enumeration of a class has", function()
    assert.error_matches(function() return UIControl.State.normal end, "UIControl has no 'State': UIControl.State is one of the strings \"normal\", \"highlighted\"")
    assert.error_matches(function() return UIButton.Event.touchUpInside end, "UIButton has no 'Event': UIButton.Event is one of the strings \"touchDown\"")
    assert.error_matches(function() return UIFont.TextStyle.body end, "UIFont has no 'TextStyle': UIFont.TextStyle is one of the strings \"largeTitle\"")
    assert.error_matches(function() return CAShapeLayerLineCap.round end, "it is one of the strings \"butt\", \"round\", \"square\"")
    assert.equal(0.99, UIScrollView.DecelerationRate.fast)
    local view = UIScrollView {}
    view.decelerationRate = UIScrollView.DecelerationRate.fast
    assert.equal("fast", view.decelerationRate)
  end)

  it("make a symbol's configuration of a font", function()
    local image = UIImage { systemName = "star" }
    local large = image:withConfiguration(UIImage.SymbolConfiguration { font = UIFont.systemFont(34, "bold") })
    assert.equal(image:withConfiguration(UIImage.SymbolConfiguration { pointSize = 34 }).size, large.size)
    assert.equal(image.size, image:withConfiguration(UIImage.SymbolConfiguration.preferringMulticolor()).size)
  end)
end)
