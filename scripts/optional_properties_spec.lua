-- What is optional in UIKit may be set to nil: no items, no colour, or the class's own.

describe("nil", function()
  local app, controller
  before_each(function()
    controller = UIViewController {}
    app = launchWindow(controller, { system = 17 })
  end)

  it("empties lists", function()
    local item = UIBarButtonItem { title = "A", style = "plain" }
    local toolbar, tabs = UIToolbar { items = { item } }, UITabBarController { viewControllers = { UIViewController {} } }
    toolbar.items = nil
    tabs.viewControllers = nil
    assert.are.same({ {}, {} }, { toolbar.items, tabs.viewControllers })
    toolbar:setItems({ item }, false)
    toolbar:setItems(nil, false)
    tabs:setViewControllers(nil, false)
    controller.toolbarItems = { item }
    controller:setToolbarItems(nil, false)
    assert.are.same({ {}, {}, {} }, { toolbar.items, tabs.viewControllers, controller.toolbarItems })
    local navigation = controller.navigationItem
    navigation.rightBarButtonItems, navigation.leftBarButtonItems = { item }, { item }
    navigation.rightBarButtonItems, navigation.leftBarButtonItems = nil, nil
    assert.are.same({ {}, {} }, { navigation.rightBarButtonItems, navigation.leftBarButtonItems })
  end)

  it("takes recognizers away, and a list replaces them", function()
    local view, first, second = UIView {}, UITapGestureRecognizer {}, UIPanGestureRecognizer {}
    view:addGestureRecognizer(first)
    view.gestureRecognizers = { first, second }
    assert.are.equal(2, #view.gestureRecognizers)
    view.gestureRecognizers = nil
    assert.are.same({ {}, nil }, { view.gestureRecognizers, first.view })
  end)

  it("is no colour of a layer", function()
    local view = UIView { frame = { 0, 100, 50, 50 } }
    view.layer.borderWidth, view.layer.borderColor = 2, UIColor.red.cgColor
    view.layer.borderColor = nil
    controller.view:addSubview(view)
    app:settle()
    assert.is_nil((app:snapshot "svg"):find("#FF3B30", 1, true))
    assert.are.equal("clear", view.layer.borderColor)
  end)

  it("is the class's own colour and font of a text", function()
    for _, make in ipairs { UILabel, UITextField, UITextView } do
      local plain, text = make {}, make { textColor = UIColor.red, font = UIFont.systemFont(40) }
      text.textColor, text.font = nil, nil
      assert.are.equal(plain.textColor, text.textColor)
      assert.is_true(plain.font:isEqual(text.font))
    end
    local table = UITableView { separatorColor = UIColor.red }
    table.separatorColor = nil
    assert.are.equal(UITableView {}.separatorColor, table.separatorColor)
  end)

  it("is still an error where UIKit has no nil", function()
    assert.error_matches(function() UIStackView {}.axis = nil end, "UIStackView.axis must be")
    assert.error_matches(function() UIView {}.alpha = nil end, "UIView.alpha must be a number, got nil")
  end)
end)
