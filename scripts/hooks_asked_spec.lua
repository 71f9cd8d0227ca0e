-- Methods that UIKit lets a class override are asked where UIKit asks them: parts of controls, what a presentation moves, the next responder, the tab bar's height.

local star = UIImage { systemName = "star" }

describe("a class of an app's own", function()
  it("places title, image, content and background of its button", function()
    ---@class hooks_asked_spec.Button: UIButton
    local Button = class("Button", UIButton)
    function Button:contentRect(bounds) return bounds:insetBy(10, 0) end
    function Button:titleRect(content) return CGRect(content.x, content.height - 20, content.width, 20) end
    function Button:imageRect(content) return CGRect(content.x + (content.width - 40) / 2, 5, 40, 40) end
    function Button:backgroundRect(bounds) return bounds:insetBy(1, 2) end
    local button = Button { type = "custom", frame = { 100, 100, 80, 80 } }
    button:setTitle("Hi", "normal")
    button:setImage(star, "normal")
    button:setBackgroundImage(star, "normal")
    launchWindow(function(window) window:addSubview(button) end)
    assert.are.equal(CGRect(10, 60, 60, 20), button.titleLabel.frame)
    assert.are.equal(CGRect(20, 5, 40, 40), button.imageView.frame)
    assert.are.equal(CGRect(1, 2, 78, 76), button.subviews[1].frame)
  end)

  it("may ask its superclass for a button's rectangle, and is told of numbers that are not finite", function()
    local Button = class("MovedButton", UIButton)
    local isNowhere = false
    function Button:titleRect(content)
      return isNowhere and CGRect.null or Button.super.titleRect(self, content):offsetBy(5, 0)
    end
    local plain, moved = UIButton { type = "custom", frame = { 0, 0, 80, 40 } }, Button { type = "custom", frame = { 0, 50, 80, 40 } }
    plain:setTitle("Hi", "normal")
    moved:setTitle("Hi", "normal")
    local app = launchWindow(function(window)
      window:addSubview(plain)
      window:addSubview(moved)
    end)
    assert.are.equal(plain.titleLabel.frame:offsetBy(5, 0), moved.titleLabel.frame)
    isNowhere = true
    assert.raises("titleRect must return a CGRect", function()
      moved:setNeedsLayout()
      app:advanceFrames(1)
    end)
    assert.are.equal(plain.titleLabel.frame, moved.titleLabel.frame)
  end)

  it("places the images at the ends of its slider", function()
    local Slider = class("Slider", UISlider)
    function Slider:minimumValueImageRect() return CGRect(50, 5, 10, 10) end
    local function shown(Class)
      local app = launchWindow(function(window)
        window:addSubview(Class { frame = { 0, 60, 200, 30 }, minimumValueImage = star, maximumValueImage = star })
      end)
      return app:snapshot "svg"
    end
    assert.is_not.equal(shown(UISlider), shown(Slider))
  end)

  it("hides the caret and the selection of its field and its text view", function()
    for _, Kind in ipairs { UITextField, UITextView } do
      local asked = {}
      local Text = class("Text", Kind)
      function Text:caretRect(position)
        asked.caret = position.offset
        return CGRect.zero
      end
      function Text:selectionRects(range)
        asked.selection = range.range.length
        return {}
      end
      local function snapshots(Class)
        local view
        local app = launchWindow(function(window)
          view = Class { frame = { 20, 100, 200, 40 }, text = "code" }
          window:addSubview(view)
        end)
        view:becomeFirstResponder()
        app:settle()
        local caret = app:snapshot "json"
        view:selectAll()
        app:advanceFrames(2)
        return caret, app:snapshot "json"
      end
      local caret, selection = snapshots(Kind)
      local noCaret, noSelection = snapshots(Text)
      assert.is_truthy(caret:find('"caret"', 1, true))
      assert.is_nil(noCaret:find('"caret"', 1, true))
      assert.are.equal(4, asked.caret)
      assert.are.equal(4, asked.selection)
      assert.is_not.equal(selection, noSelection)
    end
  end)

  it("wraps the view that its presentation shows", function()
    local Card = class("Card", UIPresentationController)
    function Card:presentationTransitionWillBegin()
      self.wrapper = UIView { frame = self.frameOfPresentedViewInContainerView }
      local view = Card.super.presentedView(self)
      view.frame = self.wrapper.bounds
      self.wrapper:addSubview(view)
    end
    function Card:presentedView() return self.wrapper end
    function Card:frameOfPresentedViewInContainerView() return CGRect(0, 268, 320, 300) end
    local told = {}
    function Card:preferredContentSizeDidChange(child) told[#told + 1] = child.preferredContentSize end
    function Card:sizeForChildContentContainer(_, size) return CGSize(size.width / 2, 100) end
    local sizes = {}
    local Sheet = class("Sheet", UIViewController)
    function Sheet:viewWillTransition(size) sizes[#sizes + 1] = size end
    local sheet = Sheet { modalPresentationStyle = "custom" }
    sheet.transitioningDelegate = {
      presentationControllerForPresented = function(_, presented, presenting)
        return Card { presentedViewController = presented, presentingViewController = presenting }
      end,
    }
    local root = UIViewController {}
    local app = launchWindow(function(window) window.rootViewController = root end)
    root:present(sheet, true)
    app:settle()
    local card = sheet.presentationController
    assert.are.equal(card.containerView, card.wrapper.superview)
    assert.are.equal(card.wrapper, sheet.view.superview)
    assert.are.equal(CGRect(0, 268, 320, 300), sheet.view:convert(sheet.view.bounds, nil))
    sheet.preferredContentSize = { 320, 200 }
    assert.are.equal(1, #told)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({ CGSize(284, 100) }, sizes)
    root:dismiss(true)
    app:settle()
    assert.is_nil(card.wrapper.window)
    assert.is_nil(root.presentedViewController)
  end)

  it("says which responder comes next for touches and actions", function()
    local log = {}
    local Presenter = class("Presenter", UIResponder)
    function Presenter:save() log[#log + 1] = "save" end
    function Presenter:touchesBegan() log[#log + 1] = "touchesBegan" end
    local presenter = Presenter {}
    local Card = class("NextCard", UIView)
    function Card:next() return presenter end
    local card, button = Card { frame = { 0, 0, 200, 200 } }, UIButton { frame = { 0, 0, 100, 50 } }
    button:addTarget("touchUpInside", nil, "save")
    card:addSubview(button)
    local app = launchWindow(function(window)
      window.rootViewController = UIViewController {}
      window.rootViewController.view:addSubview(card)
    end)
    app:tap(button)
    app:tap { 150, 150 }
    assert.are.same({ "save", "touchesBegan" }, log)
  end)

  it("shows what its children show, up to the first container that does it its own way", function()
    local shown = {}
    local Container = class("Container", UIViewController)
    function Container:show(controller) shown[#shown + 1] = controller.title end
    function Container:showDetailViewController(controller) shown[#shown + 1] = controller.title end
    local child, middle, container = UIViewController {}, UIViewController {}, Container {}
    middle:addChild(child)
    container:addChild(middle)
    local app = launchWindow(UINavigationController { rootViewController = container })
    child:show(UIViewController { title = "one" })
    child:showDetailViewController(UIViewController { title = "two" })
    app:settle()
    assert.are.same({ "one", "two" }, shown)
    assert.is_nil(container.presentedViewController)
    assert.are.equal(1, #container.navigationController.viewControllers)
  end)

  it("may answer another next responder each time it is asked, and the events end", function()
    local Odd = class("Odd", UIView)
    local asked = 0
    function Odd:next()
      asked = asked + 1
      if asked % 2 == 1 then return self.inner end
    end
    local odd = Odd { frame = { 0, 0, 200, 200 } }
    odd.inner = UIView { frame = { 0, 0, 50, 50 } }
    odd:addSubview(odd.inner)
    local app = launchWindow(odd)
    app:tap { 20, 20 }
    app:settle()
    assert.is_true(asked > 0)
  end)

  it("is told of a next responder that leads back to it", function()
    local Circle = class("Circle", UIView)
    function Circle:next() return self.inner end
    local circle = Circle { frame = { 0, 0, 200, 200 } }
    circle.inner = UIView { frame = { 0, 0, 50, 50 } }
    circle:addSubview(circle.inner)
    local app = launchWindow(circle)
    assert.raises("next must answer a responder from which the chain leads out of the app", function() app:tap { 150, 150 } end)
  end)

  it("gives its tab bar a height, which the safe area follows", function()
    local Bar = class("HighBar", UITabBar)
    function Bar:sizeThatFits(size) return CGSize(Bar.super.sizeThatFits(self, size).width, 80) end
    for _, device in ipairs { "iPhone 8", "iPhone 16" } do
      local tabs = UITabBarController { viewControllers = { UIViewController { title = "A" }, UIViewController { title = "B" } } }
      tabs:setValue(Bar {}, "tabBar")
      launchWindow(function(window) window.rootViewController = tabs end, { device = device })
      local height = tabs.view.bounds.height
      assert.are.equal(CGRect(0, height - 80, tabs.view.bounds.width, 80), tabs.tabBar.frame)
      assert.are.equal(80, tabs.viewControllers[1].view.safeAreaInsets.bottom)
    end
  end)

  it("lays out its view in layoutSublayers, before layoutSubviews", function()
    local log = {}
    local View = class("LayerView", UIView)
    function View:layoutSublayers(layer)
      log[#log + 1] = layer == self.layer and "layoutSublayers" or "another layer"
      View.super.layoutSublayers(self, layer)
    end
    function View:layoutSubviews() log[#log + 1] = "layoutSubviews" end
    launchWindow(function(window) window:addSubview(View { frame = { 0, 0, 50, 50 } }) end)
    assert.are.same({ "layoutSublayers", "layoutSubviews" }, log)
  end)

  it("hears when it leads a transition, which is known before the pages appear", function()
    local Drive = class("Drive", UIPercentDrivenInteractiveTransition)
    function Drive:startInteractiveTransition(context)
      self.context = context
      Drive.super.startInteractiveTransition(self, context)
    end
    local seen = {}
    local Page = class("Page", UIViewController)
    function Page:viewWillAppear()
      local coordinator = self.transitionCoordinator
      seen[#seen + 1] = coordinator and { coordinator.initiallyInteractive, coordinator.isInteractive } or "no transition"
    end
    local navigation = UINavigationController { rootViewController = Page {} }
    local app = launchWindow(function(window) window.rootViewController = navigation end)
    navigation:pushViewController(UIViewController {}, false)
    app:settle()
    local drive = Drive {}
    local animator = {
      transitionDuration = function() return 0.4 end,
      animateTransition = function(_, context)
        context.containerView:insertSubview(context:view "to", 1)
        UIView.animate {
          duration = 0.4,
          animations = function() context:view("from").alpha = 0 end,
          completion = function() context:completeTransition(not context.transitionWasCancelled) end,
        }
      end,
    }
    navigation.delegate = { animationControllerForOperation = function() return animator end, interactionControllerForAnimator = function() return drive end }
    seen = {}
    navigation:popViewController(true)
    app:advance(0.1)
    drive:update(0.5)
    assert.are.same({ { true, true } }, seen)
    assert.is_truthy(drive.context)
    drive:finish()
    app:settle()
    assert.are.equal(1, #navigation.viewControllers)
  end)

  it("computes the values of its flow layout", function()
    local Grid = class("Grid", UICollectionViewFlowLayout)
    local width = 100 ---@type number
    function Grid:itemSize() return CGSize(width, 40) end
    function Grid:minimumLineSpacing() return 1 end
    function Grid:minimumInteritemSpacing() return 5 end
    function Grid:sectionInset() return { top = 7, left = 3, bottom = 0, right = 3 } end
    local view
    local app = launchWindow(function(window)
      view = UICollectionView { frame = { 0, 0, 320, 400 }, collectionViewLayout = Grid {} }
      view:register(UICollectionViewCell, "cell")
      view.dataSource = {
        numberOfItemsInSection = function() return 9 end,
        cellForItemAt = function(_, list, path) return list:dequeueReusableCell("cell", path) end,
      }
      -- A delegate without the methods of a flow layout leaves the layout its own values.
      view.delegate = { didSelectItemAt = function() end }
      window:addSubview(view)
    end)
    assert.are.equal(CGRect(3, 7, 100, 40), view:cellForItem(IndexPath(1, 1)).frame)
    assert.are.equal(CGRect(3, 48, 100, 40), view:cellForItem(IndexPath(1, 4)).frame)
    width = -1
    assert.raises("itemSize must answer finite numbers", function()
      view.collectionViewLayout:invalidateLayout()
      app:advanceFrames(1)
    end)
  end)
end)
