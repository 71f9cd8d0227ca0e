-- What the delegate of a presentation is asked where there is no room for its style: docs/rules/controllers.md 5.
describe("a popover's delegate", function()
  local app, root, colors, heard ---@type App, UIViewController, UIViewController, table

  local function present(device, delegate)
    root, colors, heard = UIViewController {}, UIViewController { title = "Colours", modalPresentationStyle = "popover" }, {}
    app = launchWindow(root, { device = device, system = 17 })
    colors.popoverPresentationController.sourceView = root.view
    colors.popoverPresentationController.delegate = delegate
    root:present(colors, true)
    app:settle()
  end

  local wrapping = {
    adaptivePresentationStyle = function(_, _, traits)
      heard[#heard + 1] = traits.horizontalSizeClass
      return "fullScreen"
    end,
    viewControllerForAdaptivePresentationStyle = function(_, presentation, style)
      heard[#heard + 1] = style
      return UINavigationController { rootViewController = presentation.presentedViewController }
    end,
    willPresentWithAdaptiveStyle = function(_, _, style) heard[#heard + 1] = "will " .. style end,
  }

  it("may have another controller shown on a phone", function()
    present("iPhone 8", wrapping)
    assert.are.same({ "compact", "fullScreen", "will fullScreen" }, heard)
    assert.is_true(colors.navigationController:isKind(UINavigationController))
    assert.are.equal(colors.navigationController, root.presentedViewController)
    assert.are.equal(root, colors.presentingViewController)
    assert.is_true(app:exists "Colours")
    assert.are.equal(app.window.bounds, colors.navigationController.view.frame)
    colors:dismiss(true)
    app:settle()
    assert.is_nil(root.presentedViewController)
  end)

  it("isn't asked for one where there is room", function()
    present("iPad", wrapping)
    assert.are.same({ "will none" }, heard)
    assert.is_nil(colors.navigationController)
    assert.are.equal(colors, root.presentedViewController)
  end)

  it("keeps the controller by answering nil", function()
    local silent = { viewControllerForAdaptivePresentationStyle = function(_, _, style) heard[#heard + 1] = style end }
    present("iPhone 8", silent)
    assert.are.same({ "pageSheet" }, heard)
    assert.are.equal(colors, root.presentedViewController)
  end)
end)

describe("A popover that its delegate turns into a sheet", function()
  local function presentAs(style, options)
    local root, shown = UIViewController {}, UIViewController { modalPresentationStyle = "popover", preferredContentSize = { 200, 200 } }
    local app = launchWindow(root, options)
    local popover = shown.popoverPresentationController
    popover.sourceView, popover.delegate = root.view, { adaptivePresentationStyle = function() return style end }
    root:present(shown, true)
    app:settle()
    return shown.view:convert(shown.view.bounds, nil)
  end

  it("is a card on a phone of today, whichever sheet it is, and fills an earlier one", function()
    for _, style in ipairs { "formSheet", "pageSheet" } do
      assert.are.equal(CGRect(0, 69, 393, 783), presentAs(style, { system = 17, device = "iPhone 16" }))
      assert.are.equal(CGRect(0, 0, 375, 667), presentAs(style, { system = 12, device = "iPhone 8" }))
    end
  end)
end)
