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
      local function add(control, width, height)
        control.frame = { 16, y, width, height }
        view:addSubview(control)
        y = y + height + 8
      end
      add(UISegmentedControl { items = { "One", "Two", "Three" }, selectedSegmentIndex = 2 }, 288, 32)
      add(UISwitch { isOn = true }, 51, 31)
      local off = UISwitch {}
      off.frame = { 100, y - 39, 51, 31 }
      view:addSubview(off)
      add(UISlider { value = 0.4 }, 288, 31)
      add(UIStepper {}, 94, 32)
      add(UIProgressView { progress = 0.5 }, 288, 4)
      add(UITextField { borderStyle = "roundedRect", placeholder = "Placeholder" }, 288, 34)
      add(UITextField { borderStyle = "roundedRect", text = "Text" }, 288, 34)
      add(UISearchBar { placeholder = "Search" }, 288, 56)
      add(UIPageControl { numberOfPages = 4, currentPage = 2 }, 92, 26)
      add(UIActivityIndicatorView { hidesWhenStopped = false, style = "large" }, 37, 37)
      for _, kind in ipairs { "filled", "tinted", "gray", "plain" } do
        local configuration = UIButton.Configuration[kind]()
        configuration.title = kind
        add(UIButton { configuration = configuration }, 120, 28)
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

describe("today's looks", function()
  for _, appearance in ipairs { "light", "dark" } do
    for _, contrast in ipairs { "normal", "high" } do
      it("are kept, " .. appearance .. ", " .. contrast .. " contrast", function()
        assert.frame(sheet(appearance, contrast), "controls-" .. appearance .. "-" .. contrast)
      end)
    end
  end
end)
