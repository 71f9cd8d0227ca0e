-- Blurs and what stands behind cells and buttons. Rules: docs/rules/layers.md 3.4, docs/rules/lists.md 2.4

describe("a blur", function()
  local app ---@type App

  local function open(options, make)
    app = launchWindow(make, options)
  end

  -- The colour that stands for the effect, as it is seen.
  local function shade(view) return view.subviews[1].backgroundColor:resolvedColor(view.traitCollection) end
  local function effect(style) return UIVisualEffectView { effect = UIBlurEffect { style = style }, frame = { 0, 0, 100, 40 } } end

  it("follows the appearance around it, as far as its style does", function()
    local adaptive, dark, light ---@type UIVisualEffectView, UIVisualEffectView, UIVisualEffectView
    open({ system = 17 }, function(made)
      adaptive, dark, light = effect "systemMaterial", effect "systemMaterialDark", effect "extraLight"
      for _, view in ipairs { adaptive, dark, light } do made:addSubview(view) end
    end)
    assert.are.same({ "systemMaterial", "systemMaterialDark", "extraLight" }, { adaptive.effect.style, dark.effect.style, light.effect.style })
    local bright = shade(adaptive)
    -- The system's own colours have no names, and can be handed on all the same.
    local other = UIView { backgroundColor = adaptive.subviews[1].backgroundColor }
    assert.are.equal(adaptive.subviews[1].backgroundColor, other.backgroundColor)
    assert.are.equal(tostring(shade(light)), tostring(bright))
    local before = { shade(dark), shade(light) }
    app:setAppearance("dark", { animated = false })
    app:settle()
    assert.are.equal(tostring(shade(dark)), tostring(shade(adaptive)))
    assert.are.same(before, { shade(dark), shade(light) })
    adaptive.overrideUserInterfaceStyle = "light"
    app:settle()
    assert.are.equal(bright, shade(adaptive))
  end)

  it("is opaque where the user wants less transparency, and light in system 12", function()
    local view ---@type UIVisualEffectView
    open({ system = 12 }, function(made)
      view = effect "regular"
      made:addSubview(view)
    end)
    local white, share = shade(view):getWhite()
    assert.are.equal(1, white)
    assert.near(0.3, share, 0.003)
    open({ system = 17, appearance = "dark" }, function(made)
      view = effect "systemThinMaterial"
      made:addSubview(view)
    end)
    app:setAccessibility { isReduceTransparencyEnabled = true }
    app:settle()
    local _, alpha = shade(view):getWhite()
    assert.are.equal(1, alpha)
  end)

  it("stands behind a cell, under the colour and the image", function()
    local cell = UICollectionViewListCell { frame = { 0, 0, 320, 60 } }
    open({ system = 17 }, function(made) made:addSubview(cell) end)
    local background = UIBackgroundConfiguration.listPlainCell()
    background.visualEffect = UIBlurEffect { style = "dark" }
    background.backgroundColor = UIColor.red
    background.image, background.imageContentMode = UIImage { systemName = "star" }, "center"
    cell.backgroundConfiguration = background
    app:settle()
    local behind = cell.subviews[1]
    local blurred, picture = behind.subviews[1], behind.subviews[2]
    assert.are.same({ "dark", "red" }, { blurred.effect.style, blurred.contentView.backgroundColor })
    assert.are.same({ "center", CGRect(0, 0, 320, 60) }, { picture.contentMode, picture.frame })
    background.visualEffect, background.image = nil, nil
    cell.backgroundConfiguration = background
    app:settle()
    assert.are.same({ 0, "red" }, { #behind.subviews, behind.backgroundColor })
  end)

  it("stands behind a button where it has no colour", function()
    local configuration = UIButton.Configuration.plain()
    configuration.title = "Blur"
    configuration.background.visualEffect = UIBlurEffect { style = "dark" }
    local button = UIButton { configuration = configuration, frame = { 0, 0, 100, 40 } }
    open({ system = 17 }, function(made) made:addSubview(button) end)
    local white, alpha = button.subviews[1].backgroundColor:getWhite()
    assert.near(0.11, white, 0.003)
    assert.near(0.73, alpha, 0.003)
    configuration.background.backgroundColor = UIColor.red
    button.configuration = configuration
    app:settle()
    assert.are.equal("red", button.subviews[1].backgroundColor)
  end)
end)

describe("a popover's arrow", function()
  it("looks as what is beside it, elevated in dark", function()
    local root = UIViewController {}
    local app = launchWindow(root, { system = 17, appearance = "dark", device = "iPad" })
    local list = UITableViewController { style = "insetGrouped" }
    local shown = UINavigationController { rootViewController = list }
    shown.modalPresentationStyle = "popover"
    local popover = shown.popoverPresentationController
    popover.sourceView, popover.sourceRect = root.view, CGRect(300, 300, 40, 40)
    root:present(shown, true)
    app:settle()
    local arrow ---@type UIView
    for _, view in ipairs(popover.containerView.subviews) do if view.layer:isKind(CAShapeLayer) then arrow = view end end
    assert.are.same({ "elevated", "dark" }, { arrow.traitCollection.userInterfaceLevel, arrow.traitCollection.userInterfaceStyle })
    -- On the pixels: the arrow is there, in the colour of the list beside it.
    local plate = list.tableView.backgroundColor:resolvedColor(list.traitCollection)
    assert.matches(tostring(plate):match "#%x+", app:snapshot "svg")
    shown.overrideUserInterfaceStyle = "light"
    popover.containerView:setNeedsLayout()
    app:settle()
    app:advanceFrames(1)
    assert.are.equal("light", arrow.traitCollection.userInterfaceStyle)
  end)
end)

describe("modifyingTraits", function()
  it("answers a copy with other traits", function()
    local traits = UITraitCollection { userInterfaceStyle = "light", horizontalSizeClass = "compact" }
    local changed = traits:modifyingTraits(function(mutable)
      assert.are.equal("light", mutable.userInterfaceStyle)
      mutable.userInterfaceStyle = "dark"
      mutable.preferredContentSizeCategory = "AX1"
    end)
    assert.are.same({ "light", "dark", "compact" }, { traits.userInterfaceStyle, changed.userInterfaceStyle, changed.horizontalSizeClass })
    assert.is_nil(traits.preferredContentSizeCategory)
    assert.are.equal("dark", UIColor { dynamicProvider = function(t) return t.userInterfaceStyle == "dark" and "black" or "white" end }
      :resolvedColor(changed) == UIColor.black and "dark" or "light")
    assert.raises("boom", function() traits:modifyingTraits(function() error "boom" end) end)
  end)
end)
