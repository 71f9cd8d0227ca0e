-- All controls of today's system in one sheet: light and dark, each with usual and with high contrast.
local function sheet(appearance, contrast)
  local app = launch({
    system = 17,
    statusBar = false,
    didFinishLaunching = function(self)
      self.window = UIWindow {}
      local controller = UIViewController { title = "Controls" }
      local view = controller.view
      view.backgroundColor = "systemBackground"
      local y = 56
      local function addControl(control, width, height)
        control.frame = { 16, y, width, height }
        view:addSubview(control)
        y = y + height + 8
      end
      addControl(UISegmentedControl { items = { "One", "Two", "Three" }, selectedSegmentIndex = 2 }, 288, 32)
      addControl(UISwitch { isOn = true }, 51, 31)
      local off = UISwitch {}
      off.frame = { 100, y - 39, 51, 31 }
      view:addSubview(off)
      addControl(UISlider { value = 0.4 }, 288, 31)
      addControl(UIStepper {}, 94, 32)
      addControl(UIProgressView { progress = 0.5 }, 288, 4)
      addControl(UITextField { borderStyle = "roundedRect", placeholder = "Placeholder" }, 288, 34)
      addControl(UITextField { borderStyle = "roundedRect", text = "Text" }, 288, 34)
      addControl(UISearchBar { placeholder = "Search" }, 288, 56)
      addControl(UIPageControl { numberOfPages = 4, currentPage = 2 }, 92, 26)
      addControl(UIActivityIndicatorView { hidesWhenStopped = false, style = "large" }, 37, 37)
      for _, kind in ipairs { "filled", "tinted", "gray", "plain" } do
        local configuration = UIButton.Configuration[kind]()
        configuration.title = kind
        addControl(UIButton { configuration = configuration }, 120, 28)
      end
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "Done" }
      controller.toolbarItems = { UIBarButtonItem { title = "Tool" } }
      local navigation = UINavigationController { rootViewController = controller }
      navigation.isToolbarHidden = false
      self.window.rootViewController = navigation
      self.window:makeKeyAndVisible()
    end,
  }, { appearance = appearance, contrast = contrast, animations = false })
  app:advanceFrames(1)
  return app
end

-- What stands above or instead of such a screen.
local screens = {}

local function launchLooks(fill, appearance, contrast)
  return launch({
    system = 17,
    statusBar = false,
    didFinishLaunching = function(self)
      self.window = UIWindow {}
      local controller = UIViewController { title = "Looks" }
      controller.view.backgroundColor = "systemGroupedBackground"
      self.window.rootViewController = controller
      fill(controller)
      self.window:makeKeyAndVisible()
    end,
  }, { appearance = appearance, contrast = contrast, animations = false })
end

function screens.list(appearance, contrast)
  local rows = { "Disclosure", "Checkmark", "Detail", "Outline", "Reorder" }
  local accessories = {
    Disclosure = UICellAccessory.disclosureIndicator,
    Checkmark = UICellAccessory.checkmark,
    Detail = UICellAccessory.detail,
    Outline = UICellAccessory.outlineDisclosure,
    Reorder = function() return UICellAccessory.reorder { displayed = "always" } end,
  }
  local app = launchLooks(function(controller)
    local configuration = UICollectionLayoutListConfiguration { appearance = "insetGrouped", headerMode = "firstItemInSection" }
    local list = UICollectionView { frame = { 0, 0, 320, 568 }, collectionViewLayout = UICollectionViewCompositionalLayout.list(configuration) }
    local registration = UICollectionView.CellRegistration {
      cellClass = UICollectionViewListCell,
      handler = function(cell, path, item)
        local content = path.item == 1 and UIListContentConfiguration.groupedHeader() or UIListContentConfiguration.subtitleCell()
        content.text = item
        if path.item > 1 then
          content.secondaryText = "Second text"
          content.image = UIImage { systemName = "star" }
          cell.accessories = { accessories[item]() }
        end
        cell.contentConfiguration = content
      end,
    }
    local data = { numberOfItemsInSection = function() return #rows + 1 end }
    function data:cellForItemAt(view, path)
      return view:dequeueConfiguredReusableCell(registration, path, path.item == 1 and "Header" or rows[path.item - 1])
    end
    list.dataSource = data
    controller.view:addSubview(list)
    setField(controller, "data", data)
  end, appearance, contrast)
  app:advanceFrames(1)
  app.window.rootViewController.view.subviews[1]:selectItem(IndexPath(1, 3), false)
  app:advanceFrames(1)
  return app
end

local function presenting(style)
  return function(appearance, contrast)
    local app = launchLooks(function() end, appearance, contrast)
    local alert = UIAlertController { title = "Title", message = "A message in two lines, which is a little longer", preferredStyle = style }
    for _, one in ipairs { "default", "destructive", "cancel" } do alert:addAction(UIAlertAction { title = one, style = one }) end
    app.window.rootViewController:present(alert, false)
    app:settle()
    return app
  end
end
screens.alert, screens.actions = presenting "alert", presenting "actionSheet"

function screens.menu(appearance, contrast)
  local button
  local app = launchLooks(function(controller)
    button = UIButton { type = "system", title = "Menu", frame = { 16, 60, 100, 44 }, showsMenuAsPrimaryAction = true }
    local star = UIImage { systemName = "star" }
    local group = UIMenu { options = "displayInline", children = { UIAction { title = "Delete", attributes = "destructive", image = star } } }
    button.menu = UIMenu {
      title = "Title",
      children = {
        UIAction { title = "On", state = "on", image = star }, UIAction { title = "With more", subtitle = "Subtitle" },
        UIAction { title = "Off", attributes = "disabled" }, UIMenu { title = "More", children = { UIAction { title = "x" } } }, group,
      },
    }
    controller.view:addSubview(button)
  end, appearance, contrast)
  app:tap(button)
  app:settle()
  return app
end

function screens.sheet(appearance, contrast)
  local app = launchLooks(function() end, appearance, contrast)
  local settings = UIViewController {}
  settings.view.backgroundColor = "systemBackground"
  settings.view:addSubview(UILabel { text = "In a sheet", textColor = "label", frame = { 16, 40, 200, 22 } })
  settings.view:addSubview(UIDatePicker { frame = { 16, 80, 250, 34 } })
  settings.view:addSubview(UIColorWell { frame = { 16, 130, 28, 28 }, selectedColor = "systemIndigo" })
  local sheet = settings.sheetPresentationController
  sheet.detents, sheet.prefersGrabberVisible = { UISheetPresentationController.Detent.medium() }, true
  app.window.rootViewController:present(settings, false)
  app:settle()
  return app
end

screens.controls = sheet

describe("today's looks", function()
  for _, name in ipairs { "controls", "list", "alert", "actions", "menu", "sheet" } do
    for _, appearance in ipairs { "light", "dark" } do
      for _, contrast in ipairs { "normal", "high" } do
        it("are kept: " .. name .. ", " .. appearance .. ", " .. contrast .. " contrast", function()
          assert.frame(screens[name](appearance, contrast), name .. "-" .. appearance .. "-" .. contrast)
        end)
      end
    end
  end
end)
