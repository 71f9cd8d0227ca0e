-- Dynamic colours, traits and the dark appearance. Cases: docs/rules/cases/systems.md
local function plugin(make)
  return {
    system = 17, statusBar = false,
    didFinishLaunching = function(self)
      self.window = UIWindow {}
      self.window.rootViewController = make and make(self.window) or UIViewController {}
      self.window:makeKeyAndVisible()
    end,
  }
end
-- Name, light, dark, both with high contrast, both elevated.
local rows = {
  "systemRed FF3B30 FF453A D70015 FF6961 FF453A FF6961",
  "systemPurple AF52DE BF5AF2 8944AB DA8FFF BF5AF2 DA8FFF",
  "systemOrange FF9500 FF9F0A C93400 FFB340 FF9F0A FFB340",
  "systemPink FF2D55 FF375F D30F45 FF6482 FF375F FF6482",
  "systemYellow FFCC00 FFD60A B25000 FFD426 FFD60A FFD426",
  "systemBrown A2845E AC8E68 7F6545 B59469 AC8E68 B59469",
  "systemGreen 34C759 30D158 248A3D 30DB5B 30D158 30DB5B",
  "systemGray 8E8E93 8E8E93 6C6C70 AEAEB2 8E8E93 AEAEB2",
  "systemMint 00C7BE 63E6E2 0C817B 66D4CF 63E6E2 66D4CF",
  "systemGray2 AEAEB2 636366 8E8E93 7C7C80 636366 7C7C80",
  "systemTeal 30B0C7 40C8E0 008299 5DE6FF 40C8E0 5DE6FF",
  "systemGray3 C7C7CC 48484A AEAEB2 545456 48484A 545456",
  "systemCyan 32ADE6 64D2FF 0071A4 70D7FF 64D2FF 70D7FF",
  "systemGray4 D1D1D6 3A3A3C BCBCC0 444446 3A3A3C 444446",
  "systemBlue 007AFF 0A84FF 0040DD 409CFF 0A84FF 409CFF",
  "systemGray5 E5E5EA 2C2C2E D8D8DC 363638 2C2C2E 363638",
  "systemIndigo 5856D6 5E5CE6 3634A3 7D7AFF 5E5CE6 7D7AFF",
  "systemGray6 F2F2F7 1C1C1E EBEBF0 242426 1C1C1E 242426",
  "tintColor 007AFF 0A84FF 0040DD 409CFF 0A84FF 409CFF",
  "label 000000 FFFFFF 000000 FFFFFF FFFFFF FFFFFF",
  "secondaryLabel 3C3C43/0.6 EBEBF5/0.6 3C3C43/0.68 EBEBF5/0.68 EBEBF5/0.6 EBEBF5/0.68",
  "tertiaryLabel 3C3C43/0.3 EBEBF5/0.3 3C3C43/0.38 EBEBF5/0.38 EBEBF5/0.3 EBEBF5/0.38",
  "quaternaryLabel 3C3C43/0.18 EBEBF5/0.16 3C3C43/0.26 EBEBF5/0.24 EBEBF5/0.16 EBEBF5/0.24",
  "placeholderText 3C3C43/0.3 EBEBF5/0.3 3C3C43/0.38 EBEBF5/0.38 EBEBF5/0.3 EBEBF5/0.38",
  "systemFill 787880/0.2 787880/0.36 787880/0.28 787880/0.44 787880/0.36 787880/0.44",
  "secondarySystemFill 787880/0.16 787880/0.32 787880/0.24 787880/0.4 787880/0.32 787880/0.4",
  "tertiarySystemFill 767680/0.12 767680/0.24 767680/0.2 767680/0.32 767680/0.24 767680/0.32",
  "quaternarySystemFill 747480/0.08 767680/0.18 747480/0.16 767680/0.26 767680/0.18 767680/0.26",
  "separator 3C3C43/0.29 545458/0.6 3C3C43/0.37 545458/0.68 545458/0.6 545458/0.68",
  "opaqueSeparator C6C6C8 38383A C6C6C8 38383A 38383A 38383A",
  "link 007AFF 0984FF 007AFF 0984FF 0984FF 0984FF",
  "systemBackground FFFFFF 000000 FFFFFF 000000 1C1C1E 242426",
  "secondarySystemBackground F2F2F7 1C1C1E EBEBF0 242426 2C2C2E 363638",
  "tertiarySystemBackground FFFFFF 2C2C2E FFFFFF 363638 3A3A3C 444446",
  "systemGroupedBackground F2F2F7 000000 EBEBF0 000000 1C1C1E 242426",
  "secondarySystemGroupedBackground FFFFFF 1C1C1E FFFFFF 242426 2C2C2E 363638",
  "tertiarySystemGroupedBackground F2F2F7 2C2C2E EBEBF0 363638 3A3A3C 444446",
  "darkText 000000 000000 000000 000000 000000 000000",
  "lightText FFFFFF/0.6 FFFFFF/0.6 FFFFFF/0.6 FFFFFF/0.6 FFFFFF/0.6 FFFFFF/0.6",
}
local light = UITraitCollection { userInterfaceStyle = "light" }
local dark = UITraitCollection { userInterfaceStyle = "dark" }
local lightHigh = UITraitCollection { userInterfaceStyle = "light", accessibilityContrast = "high" }
local darkHigh = UITraitCollection { userInterfaceStyle = "dark", accessibilityContrast = "high" }
local elevated = UITraitCollection { userInterfaceStyle = "dark", userInterfaceLevel = "elevated" }

local function parts(color) return { color:getRed() } end
local function is(color, red, green, blue, alpha)
  local is = parts(color)
  assert.near(red / 255, is[1], 0.003)
  assert.near(green / 255, is[2], 0.003)
  assert.near(blue / 255, is[3], 0.003)
  assert.near(alpha or 1, is[4], 0.003)
end
local function goDark(app)
  app:setAppearance("dark", { animated = false })
  app:advanceFrames(1)
end
-- The style of the view with an identifier, as it is drawn.
local function style(app, identifier)
  for _, view in ipairs(app:snapshot("table").views) do
    if view.id == identifier then return view.style or {} end
  end
end

describe("the system's colours", function()
  it("follow the appearance (M-013, M-014)", function()
    launch(plugin())
    assert.are.equal("#FF453A", UIColor.systemRed:resolvedColor(dark).description)
    assert.are.equal("#FF3B30", UIColor.systemRed:resolvedColor(light).description)
    assert.are.equal("#248A3D", UIColor.systemGreen:resolvedColor(lightHigh).description)
    assert.are.equal("#30DB5B", UIColor.systemGreen:resolvedColor(darkHigh).description)
  end)

  it("have opacities, and others with high contrast (M-015)", function()
    launch(plugin())
    is(UIColor.secondaryLabel:resolvedColor(light), 60, 60, 67, 0.6)
    is(UIColor.secondaryLabel:resolvedColor(dark), 235, 235, 245, 0.6)
    is(UIColor.secondaryLabel:resolvedColor(lightHigh), 60, 60, 67, 0.68)
  end)

  it("are lighter on what is elevated (M-017)", function()
    launch(plugin())
    assert.are.equal("black", UIColor.systemBackground:resolvedColor(dark).description)
    assert.are.equal("#1C1C1E", UIColor.systemBackground:resolvedColor(elevated).description)
  end)

  it("are plain and light in system 12, three of them as they were (M-019)", function()
    launch(plugin(), { system = 12 })
    for name, code in pairs { systemGreen = "#4CD964", systemPurple = "#5856D6", systemTeal = "#5AC8FA", systemIndigo = "#5856D6" } do
      assert.are.equal(code, UIColor[name]:resolvedColor(dark).description)
      assert.are.equal(code, UIColor.named(name).description)
    end
    assert.are.equal(UIColor.black, UIColor.label)
  end)

  it("keep their names and their own opacity", function()
    launch(plugin())
    local view = UIView { backgroundColor = "systemTeal" }
    assert.are.equal("systemTeal", view.backgroundColor)
    local faint = UIColor.label:withAlphaComponent(0.5)
    is(faint:resolvedColor(dark), 255, 255, 255, 0.5)
    is(faint:resolvedColor(light), 0, 0, 0, 0.5)
    assert.are.not_equal(UIColor.label, faint)
    view.backgroundColor = faint
    assert.are.equal(faint, view.backgroundColor)
  end)

  it("are as the tables of Apple's guidelines say (M-018)", function()
    launch(plugin())
    local highElevated =
      UITraitCollection { userInterfaceStyle = "dark", accessibilityContrast = "high", userInterfaceLevel = "elevated" }
    for _, row in ipairs(rows) do
      local cells = {}
      for cell in row:gmatch "%S+" do cells[#cells + 1] = cell end
      for place, traits in ipairs { light, dark, lightHigh, darkHigh, elevated, highElevated } do
        local code, alpha = cells[place + 1]:match "^(%x+)/?(.*)$"
        local color = UIColor.named(cells[1]):resolvedColor(traits)
        is(
          color, tonumber(code:sub(1, 2), 16), tonumber(code:sub(3, 4), 16), tonumber(code:sub(5, 6), 16),
          tonumber(alpha) or 1)
      end
    end
  end)
end)

describe("a dynamic colour", function()
  it("is what its function says for the traits (M-021)", function()
    local color = UIColor {
      dynamicProvider = function(traits) return traits.userInterfaceStyle == "dark" and "white" or "#112233" end,
    }
    local app = launch(plugin(function(window)
      local controller = UIViewController {}
      controller.view.accessibilityIdentifier = "v"
      controller.view.backgroundColor = color
      return controller
    end))
    assert.are.equal("white", color:resolvedColor(dark).description)
    assert.are.equal("#112233", color:resolvedColor(light).description)
    assert.are.equal("#112233", style(app, "v").background)
    goDark(app)
    assert.are.equal("#FFFFFF", style(app, "v").background)
  end)

  it("asks its function once for each appearance (M-022)", function()
    local asked = {}
    local app = launch(plugin(function()
      local color = UIColor {
        dynamicProvider = function(traits)
          asked[#asked + 1] = traits.userInterfaceStyle
          return traits.userInterfaceStyle == "dark" and "white" or "black"
        end,
      }
      local controller = UIViewController {}
      for i = 1, 100 do controller.view:addSubview(UIView { frame = { i, i, 10, 10 }, backgroundColor = color }) end
      return controller
    end))
    app:advanceFrames(2)
    assert.are.same({ "light" }, asked)
    goDark(app)
    assert.are.same({ "light", "dark" }, asked)
    app:setAppearance("light", { animated = false })
    app:advanceFrames(3)
    assert.are.same({ "light", "dark" }, asked)
  end)

  it("is asked in the frame that needs it, whether or not somebody looks", function()
    local asked = 0
    local view ---@type UIView
    local app = launch(plugin(function()
      local controller = UIViewController {}
      view = controller.view
      return controller
    end))
    view.backgroundColor = UIColor { dynamicProvider = function() asked = asked + 1 return "red" end }
    assert.are.equal(0, asked)
    app:advanceFrames(1)
    assert.are.equal(1, asked)
  end)

  it("is equal to itself only (M-023)", function()
    launch(plugin())
    local function provider() return "red" end
    local one, other = UIColor { dynamicProvider = provider }, UIColor { dynamicProvider = provider }
    assert.is_true(one == one)
    assert.is_false(one == other)
    assert.is_false(one == one:resolvedColor(light))
    assert.are.equal(UIColor.red, one:resolvedColor(light))
  end)

  it("is given back by the property that it was given to (M-025)", function()
    local color ---@type UIColor
    local app = launch(plugin(function()
      color = UIColor { dynamicProvider = function() return "red" end }
      local controller = UIViewController {}
      controller.view.backgroundColor = color
      return controller
    end))
    local view = app.window.rootViewController.view
    assert.is_true(view.backgroundColor == color)
    goDark(app)
    assert.is_true(view.backgroundColor == color)
    local label = UILabel { textColor = color }
    assert.is_true(label.textColor == color)
  end)

  it("is plain in a layer, which keeps it (M-026)", function()
    local drawn, inLayout ---@type UIUserInterfaceStyle, string
    ---@class dark_mode_spec.Drawing: UIView
    ---@overload fun(properties?: table): dark_mode_spec.Drawing
    local Drawing = class("Drawing", UIView)
    function Drawing:draw() drawn = UITraitCollection.current.userInterfaceStyle end
    function Drawing:layoutSubviews() inLayout = UIColor.label.cgColor.description end
    local app = launch(plugin(function()
      local controller = UIViewController {}
      local view = controller.view
      view.accessibilityIdentifier = "v"
      view.layer.borderWidth = 1
      view.layer.borderColor = UIColor.label.cgColor
      view.backgroundColor = UIColor.label
      local inner = Drawing { frame = { 0, 0, 10, 10 } }
      inner.overrideUserInterfaceStyle = "dark"
      view:addSubview(inner)
      return controller
    end))
    assert.are.equal("dark", drawn)
    assert.are.equal("white", inLayout)
    assert.are.equal("light", UITraitCollection.current.userInterfaceStyle)
    goDark(app)
    assert.are.equal("black", app.window.rootViewController.view.layer.borderColor)
    assert.are.equal("#FFFFFF", style(app, "v").background)
    assert.are.equal("dark", UITraitCollection.current.userInterfaceStyle)
    assert.are.equal("white", UIColor.label.cgColor.description)
  end)

  it("must be a colour in the end (M-197)", function()
    launch(plugin())
    local color ---@type UIColor
    color = UIColor { dynamicProvider = function() return color end }
    assert.raises("stands for itself", function() return color:resolvedColor(light) end)
    local none = UIColor { dynamicProvider = function() end }
    assert.raises("dynamicProvider must return a colour name", function()
      return none:resolvedColor(light)
    end)
    local wrong = UIColor { dynamicProvider = function() error "no colour today" end }
    assert.raises("no colour today", function() return wrong:resolvedColor(dark) end)
  end)

  it("stands for another one, and in texts, borders and drawings", function()
    local app = launch(plugin(function()
      local controller = UIViewController {}
      local inner = UIColor { dynamicProvider = function(t) return t.userInterfaceStyle == "dark" and "#010203" or "#040506" end }
      local outer = UIColor { dynamicProvider = function() return inner end }
      local label = UILabel { text = "words", frame = { 0, 0, 100, 20 }, textColor = outer }
      label.accessibilityIdentifier = "l"
      controller.view:addSubview(label)
      return controller
    end))
    assert.are.equal("#040506", style(app, "l").color)
    goDark(app)
    assert.are.equal("#010203", style(app, "l").color)
  end)
end)

describe("a named colour", function()
  it("is that of the app's file (M-027)", function()
    local app = launch "scripts/colors"
    assert.are.equal("#FF0000", style(app, "w").background)
    goDark(app)
    assert.are.equal("#00FF00", style(app, "w").background)
    is(UIColor.named("Ink"):resolvedColor(lightHigh), 0, 0, 0)
    is(UIColor.named("Brand"):resolvedColor(darkHigh), 0, 255, 0)
    local label = UILabel { textColor = "Ink" }
    assert.are.equal(UIColor.named "Ink", label.textColor)
    assert.raises("did you mean", function() return UIColor.named "Brandt" end)
  end)
end)

describe("traits", function()
  it("are replaced for a view and all below, from the next frame on (M-029)", function()
    local app = launch(plugin())
    local root = app.window.rootViewController.view
    local view, child, sibling = UIView {}, UIView {}, UIView {}
    root:addSubview(view)
    view:addSubview(child)
    root:addSubview(sibling)
    view.overrideUserInterfaceStyle = "dark"
    assert.are.equal("light", view.traitCollection.userInterfaceStyle)
    app:advanceFrames(1)
    assert.are.equal("dark", view.traitCollection.userInterfaceStyle)
    assert.are.equal("dark", child.traitCollection.userInterfaceStyle)
    assert.are.equal("light", sibling.traitCollection.userInterfaceStyle)
    view.overrideUserInterfaceStyle = "unspecified"
    app:advanceFrames(1)
    assert.are.equal("light", child.traitCollection.userInterfaceStyle)
  end)

  it("are those of the nearest that replaces them (M-030)", function()
    local app = launch(plugin())
    local view = UIView {}
    app.window.rootViewController.view:addSubview(view)
    app.window.overrideUserInterfaceStyle = "dark"
    app.window.rootViewController.overrideUserInterfaceStyle = "light"
    app:advanceFrames(1)
    assert.are.equal("dark", app.window.traitCollection.userInterfaceStyle)
    assert.are.equal("light", view.traitCollection.userInterfaceStyle)
    view.overrideUserInterfaceStyle = "dark"
    app:advanceFrames(1)
    assert.are.equal("dark", view.traitCollection.userInterfaceStyle)
  end)

  it("tell of a change from the window down, a controller before its view (M-031, M-033)", function()
    local trace = {}
    local function noting(base, name)
      local Noting = class(name, base)
      function Noting:traitCollectionDidChange(previous)
        trace[#trace + 1] = name .. " " .. previous.userInterfaceStyle
      end
      return Noting
    end
    local A, V, W = noting(UIViewController, "A"), noting(UIView, "V"), noting(UIView, "W")
    local app = launch(plugin(function()
      local controller = A {}
      controller.view = V { frame = { 0, 0, 320, 568 } }
      controller.view:addSubview(W {})
      return controller
    end))
    app:setAppearance "light"
    app:advanceFrames(2)
    assert.are.same({}, trace)
    app:setAppearance "dark"
    app:advanceFrames(2)
    assert.are.same({ "A light", "V light", "W light" }, trace)
  end)

  it("call what is registered for them, after the method (M-034)", function()
    local trace = {}
    ---@class dark_mode_spec.V: UIView
    ---@overload fun(properties?: table): dark_mode_spec.V
    local V = class("V", UIView)
    function V:traitCollectionDidChange() trace[#trace + 1] = "method" end
    local app = launch(plugin())
    local view = V {}
    app.window.rootViewController.view:addSubview(view)
    local token = view:registerForTraitChanges({ "userInterfaceStyle" }, function(object, previous)
      trace[#trace + 1] = (object == view) and previous.userInterfaceStyle or "another"
    end)
    view:registerForTraitChanges({ "horizontalSizeClass" }, function() trace[#trace + 1] = "size" end)
    goDark(app)
    assert.are.same({ "method", "light" }, trace)
    view:unregisterForTraitChanges(token)
    app:setAppearance("light", { animated = false })
    app:advanceFrames(1)
    assert.are.same({ "method", "light", "method" }, trace)
  end)

  it("are replaced by traitOverrides, and taken back (M-035)", function()
    local app = launch(plugin())
    local view = UIView {}
    app.window.rootViewController.view:addSubview(view)
    view.traitOverrides.userInterfaceStyle = "dark"
    app:advanceFrames(1)
    assert.are.equal("dark", view.traitCollection.userInterfaceStyle)
    view.traitOverrides.userInterfaceStyle = nil
    app:advanceFrames(1)
    assert.are.equal("light", view.traitCollection.userInterfaceStyle)
    assert.is_nil(view.traitOverrides.userInterfaceStyle)
  end)

  it("are elevated in what stands in front", function()
    local app = launch(plugin(), { device = "iPad" })
    local sheet = UIViewController { modalPresentationStyle = "formSheet" }
    app.window.rootViewController:present(sheet, false)
    app:advanceFrames(1)
    assert.are.equal("elevated", sheet.traitCollection.userInterfaceLevel)
    assert.are.equal("base", app.window.rootViewController.traitCollection.userInterfaceLevel)
  end)

  it("are told to a view that comes where others hold", function()
    local trace = {}
    ---@class dark_mode_spec.V2: UIView
    ---@overload fun(properties?: table): dark_mode_spec.V2
    local V = class("V", UIView)
    function V:traitCollectionDidChange(previous) trace[#trace + 1] = previous.userInterfaceStyle end
    local app = launch(plugin())
    local root = app.window.rootViewController.view
    root.overrideUserInterfaceStyle = "dark"
    app:advanceFrames(1)
    root:addSubview(V {})
    app:advanceFrames(2)
    assert.are.same({ "light" }, trace)
  end)

  it("are compared, and made the current ones", function()
    launch(plugin())
    assert.is_true(light:hasDifferentColorAppearance(dark))
    assert.is_false(light:hasDifferentColorAppearance(UITraitCollection { horizontalSizeClass = "compact" }))
    local seen ---@type string
    dark:performAsCurrent(function() seen = UIColor.label.cgColor.description end)
    assert.are.equal("white", seen)
    assert.raises("inside", function() dark:performAsCurrent(function() error "inside" end) end)
    assert.are.equal("light", UITraitCollection.current.userInterfaceStyle)
  end)

  it("say how much contrast the user wants", function()
    local app = launch(plugin(), { contrast = "high" })
    assert.are.equal("high", app.window.traitCollection.accessibilityContrast)
    app:setContrast "normal"
    app:advanceFrames(1)
    assert.are.equal("normal", app.window.traitCollection.accessibilityContrast)
  end)
end)

describe("another appearance", function()
  local tapped ---@type boolean
  local function white()
    tapped = false
    return launch(plugin(function()
      local controller = UIViewController {}
      controller.view.accessibilityIdentifier = "v"
      controller.view.backgroundColor = UIColor.systemBackground
      local button = UIButton { frame = { 20, 40, 100, 40 }, title = "Go" }
      button:addTarget("touchUpInside", function() tapped = true end)
      controller.view:addSubview(button)
      return controller
    end))
  end

  it("fades in (M-037)", function()
    local app = white()
    app:setAppearance "dark"
    app:advance(0.175)
    local red = tonumber(style(app, "v").background:sub(2, 3), 16)
    assert.near(128, red, 10)
    app:advance(0.175)
    assert.are.equal("#000000", style(app, "v").background)
    app:settle()
    assert.is_true(app.time <= 0.4)
  end)

  it("is there at once if nothing is animated (M-038)", function()
    local app = white()
    goDark(app)
    assert.are.equal("#000000", style(app, "v").background)
  end)

  it("takes touches while it fades in (M-039)", function()
    local app = white()
    app:setAppearance "dark"
    app:advance(0.1)
    app:tap "Go"
    assert.is_true(tapped)
    assert.are.equal(1, #app:findAll "Go")
  end)

  it("stays when the app is launched again, and may be there from the start", function()
    local app = launch(plugin(), { appearance = "dark" })
    assert.are.equal("dark", app.window.traitCollection.userInterfaceStyle)
    app:relaunch()
    assert.are.equal("dark", app.window.traitCollection.userInterfaceStyle)
  end)

  it("traits are put together: the last that specifies one counts", function()
    launchWindow({}, { system = 17 })
    local dark, compact = UITraitCollection { userInterfaceStyle = "dark" }, UITraitCollection { horizontalSizeClass = "compact", userInterfaceStyle = "light" }
    local both = UITraitCollection { traitsFrom = { dark, compact } }
    assert.are.same({ "light", "compact" }, { both.userInterfaceStyle, both.horizontalSizeClass })
    local own = UITraitCollection { traitsFrom = { compact }, userInterfaceStyle = "dark" }
    assert.are.same({ "dark", "compact" }, { own.userInterfaceStyle, own.horizontalSizeClass })
    assert.has_error(function() UITraitCollection { traitsFrom = dark } end)
  end)
end)

describe("a dynamic colour that a file keeps", function()
  local kept = UIColor { dynamicProvider = function() return UIColor { red = 1, green = 0, blue = 0, alpha = 1 } end }
  for app = 1, 3 do
    it("stays as it is, however many come and go: app " .. app, function()
      local view = UIView {}
      launchWindow(function(window) window:addSubview(view) end)
      for i = 1, 25000 do view.backgroundColor = UIColor { dynamicProvider = function() return UIColor { white = i / 25000, alpha = 1 } end } end
      view.backgroundColor = kept
      assert.are.equal("<UIColor red>", tostring(kept:resolvedColor(view.traitCollection)))
    end)
  end
end)

-- Named as the file is read, before there is an app whose system decides what they are.
local constants = { text = UIColor.label, faint = UIColor.label:withAlphaComponent(0.5), ground = UIColor.systemBackground, good = UIColor.systemGreen }

describe("colours that a file keeps as constants", function()
  it("follow the appearance in the app that uses them", function()
    local views = {}
    local app = launchWindow(function(window)
      for name, color in pairs(constants) do
        views[name] = UIView { frame = { 0, 0, 10, 10 }, backgroundColor = color }
        window:addSubview(views[name])
      end
    end, { system = 17 })
    assert.is_true(constants.text == UIColor.label)
    assert.is_false(constants.text == UIColor.black)
    assert.are.equal("label", views.text.backgroundColor)
    assert.are.equal("systemGreen", views.good.backgroundColor)
    app:setAppearance("dark", { animated = false })
    app:advanceFrames(1)
    assert.are.equal("white", constants.text.cgColor.description)
    assert.are.equal("black", constants.ground.cgColor.description)
    assert.are.equal("#30D158", constants.good.cgColor.description)
    assert.are.same({ 1, 1, 1, 0.5 }, constants.faint.cgColor.components)
  end)

  it("are plain in system 12", function()
    local view = UIView { frame = { 0, 0, 10, 10 } }
    launchWindow(function(window)
      view.backgroundColor = constants.good
      window:addSubview(view)
    end)
    assert.are.equal("#4CD964", constants.good.description)
    assert.are.equal("black", constants.text.description)
    view.backgroundColor = constants.text
    assert.are.equal("black", view.backgroundColor)
  end)

  it("of views that are made before the launch are those of the app's system", function()
    for _, system in ipairs { 12, 17 } do
      local view = UIView { frame = { 20, 80, 40, 40 }, backgroundColor = "systemGreen" }
      local label = UILabel { frame = { 20, 140, 80, 20 }, text = "Ab", textColor = UIColor.label }
      view.layer.borderColor = UIColor.systemGreen
      local app = launchWindow({ view, label }, { system = system, appearance = system == 17 and "dark" or nil })
      local function shown(color) return color and UIColor.named(color):resolvedColor(view.traitCollection).description end
      assert.are.equal(system == 17 and "#30D158" or "#4CD964", shown(view.backgroundColor))
      assert.are.equal(system == 17 and "white" or "black", shown(label.textColor))
      assert.are.equal(system == 17 and "systemGreen" or "#4CD964", tostring(view.backgroundColor))
      local frame = app:snapshot "svg"
      assert.contains(system == 17 and "#30D158" or "#4CD964", frame)
      app:terminate()
    end
  end)

  it("differ from what is no colour, whichever stands first", function()
    local view = UIView {}
    assert.is_false(view == UIColor.red)
    assert.is_false(UIColor.red == view)
    assert.is_false(UIView == UIColor.red)
    assert.is_false(view == Calendar.current)
    assert.is_true(UIColor.red == UIColor.red and Calendar.current == Calendar.current)
  end)
end)
