-- Methods that a class may override: dispatch, super, the check of the answer. Every method is declared once, in LunetteKit.

local show = launchWindow

describe("a class's own method", function()
  it("is called in place of UIKit's, with its arguments", function()
    local heard = {}
    ---@class overrides_spec.Card: UIView
    ---@overload fun(properties?: table): overrides_spec.Card
    local Card = class("Card", UIView)
    function Card:hitTest(point, event)
      heard[#heard + 1] = tostring(point)
      return Card.super.hitTest(self, point, event)
    end
    local card = Card { frame = { 10, 10, 100, 100 } }
    local app = show(card)
    app:touch(30, 40):lift()
    assert.are.same("CGPoint {20, 30}", heard[1])
  end)

  it("is overridden for one object by a field of that object", function()
    ---@class overrides_spec.Card2: UIView
    ---@overload fun(properties?: table): overrides_spec.Card2
    local Card = class("Card", UIView)
    local count = 0
    local card = Card { frame = { 0, 0, 100, 100 } }
    card.layoutSubviews = function() count = count + 1 end
    show(card)
    assert.are.equal(1, count)
  end)

  it("means no where it answers nothing to a question", function()
    ---@class overrides_spec.Card3: UIView
    ---@overload fun(properties?: table): overrides_spec.Card3
    local Card = class("Card", UIView)
    function Card:pointInside() end
    local card = Card { frame = { 0, 0, 100, 100 } }
    local app = show(card)
    assert.is_nil(UIView.hitTest(card, { 5, 5 }))
    assert.is_false(app:hitTest(5, 5) == card)
  end)

  it("must answer what was asked for", function()
    ---@class overrides_spec.Card4: UIView
    ---@overload fun(properties?: table): overrides_spec.Card4
    local Card = class("Card", UIView)
    function Card:sizeThatFits() return "large" end
    local card = Card {}
    assert.has_error(function() card:sizeToFit() end, "sizeThatFits must return a CGSize, got the string \"large\"")
    function Card:sizeThatFits() return { 30, 20 } end
    card:sizeToFit()
    assert.are.equal(CGSize { 30, 20 }, card.bounds.size)
  end)
end)

describe("a read-only property", function()
  it("is overridden by a method of its name", function()
    ---@class overrides_spec.Card5: UIView
    ---@overload fun(properties?: table): overrides_spec.Card5
    local Card = class("Card", UIView)
    local card = Card {}
    show(card)
    assert.is_false(card.canBecomeFirstResponder)
    assert.is_false(card:becomeFirstResponder())
    function Card:canBecomeFirstResponder() return true end
    assert.is_true(card.canBecomeFirstResponder)
    assert.is_true(card:becomeFirstResponder())
  end)

  it("has what the class answers under super", function()
    ---@class overrides_spec.Root: UIViewController
    ---@overload fun(properties?: table): overrides_spec.Root
    local Root = class("Root", UIViewController)
    function Root:supportedInterfaceOrientations()
      return Root.super.supportedInterfaceOrientations(self)
    end
    local plain = UIViewController {}
    assert.are.same(plain.supportedInterfaceOrientations, Root {}.supportedInterfaceOrientations)
    ---@class overrides_spec.Field: UITextField
    ---@overload fun(properties?: table): overrides_spec.Field
    local Field = class("Field", UITextField)
    function Field:canBecomeFirstResponder() return not Field.super.canBecomeFirstResponder(self) end
    assert.is_false(Field {}.canBecomeFirstResponder)
  end)
end)

describe("a property that can be assigned", function()
  it("is asked for where apps override it", function()
    ---@class overrides_spec.Page: UIViewController
    ---@overload fun(properties?: table): overrides_spec.Page
    local Page = class("Page", UIViewController)
    function Page:hidesBottomBarWhenPushed()
      assert.is_false(Page.super.hidesBottomBarWhenPushed(self))
      return self.navigationController ~= nil and self.navigationController.topViewController == self
    end
    local nav = UINavigationController { rootViewController = UIViewController { title = "Root" } }
    local tabs = UITabBarController { viewControllers = { nav } }
    local app = launchWindow(tabs, { device = "iPhone 8" })
    nav:pushViewController(Page {}, true)
    app:settle()
    assert.is_true(tabs.tabBar.frame.maxX <= 0 or tabs.tabBar.frame.minY >= app.window.bounds.height)
    nav:pushViewController(UIViewController {}, true)
    app:settle()
    assert.are.equal(0, tabs.tabBar.frame.minX)
  end)

  it("says how a controller is presented", function()
    ---@class overrides_spec.Over: UIViewController
    ---@overload fun(properties?: table): overrides_spec.Over
    local Over = class("Over", UIViewController)
    function Over:modalPresentationStyle() return "overFullScreen" end
    local root = UIViewController {}
    local app = launchWindow(root, { system = 17 })
    local over = Over {}
    root:present(over, false)
    app:settle()
    assert.are.equal(app.window.bounds.size, over.view.frame.size)
    assert.is_true(root.view.window ~= nil)
    assert.are.equal("automatic", Over.super.modalPresentationStyle(over))
  end)

  it("gives a view its margins", function()
    ---@class overrides_spec.Wide: UIView
    ---@overload fun(properties?: table): overrides_spec.Wide
    local Wide = class("Wide", UIView)
    function Wide:layoutMargins() return UIEdgeInsets(0, 50, 0, 0) end
    local wide, inner = Wide { frame = { 0, 0, 100, 100 } }, UIView { translatesAutoresizingMaskIntoConstraints = false }
    wide:addSubview(inner)
    inner.leadingAnchor:constraint({ equalTo = wide.layoutMarginsGuide.leadingAnchor }).isActive = true
    inner.topAnchor:constraint({ equalTo = wide.topAnchor }).isActive = true
    inner.widthAnchor:constraint("==", 10).isActive, inner.heightAnchor:constraint("==", 10).isActive = true, true
    launchWindow(wide):advance(0.1)
    assert.are.equal(50, inner.frame.minX)
    assert.are.equal(8, Wide.super.layoutMargins(wide).left)
  end)

  it("has the class's own value under super, whichever it is", function()
    ---@class overrides_spec.Quoted: UILabel
    ---@overload fun(properties?: table): overrides_spec.Quoted
    local Quoted = class("Quoted", UILabel)
    function Quoted:text() return "(" .. Quoted.super.text(self) .. ")" end
    assert.are.equal("(x)", Quoted({ text = "x" }).text)
    assert.is_nil(Quoted.font)
  end)
end)

describe("what the host asks", function()
  it("is whether a text view may be first responder, though its text can't be edited", function()
    ---@class overrides_spec.Note: UITextView
    ---@overload fun(properties?: table): overrides_spec.Note
    local Note = class("Note", UITextView)
    function Note:canBecomeFirstResponder() return true end
    local note = Note { frame = { 0, 0, 100, 100 }, isEditable = false, isSelectable = false }
    show(note)
    assert.is_true(note:becomeFirstResponder())
    assert.is_true(note.isFirstResponder)
  end)

  it("is whether a finger is inside a collection's cell, while it moves", function()
    ---@class overrides_spec.Half: UICollectionViewCell
    ---@overload fun(properties?: table): overrides_spec.Half
    local Half = class("Half", UICollectionViewCell)
    function Half:pointInside(point, event) return point.x < 50 end
    local view = UICollectionView {
      frame = { 0, 0, 300, 300 }, collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 100, 100 } }, isScrollEnabled = false,
    }
    view:register(Half, "half")
    view.dataSource = {
      numberOfItemsInSection = function() return 1 end,
      cellForItemAt = function(_, list, path) return list:dequeueReusableCell("half", path) end,
    }
    local app = show(view)
    local finger = app:touch(20, 50)
    app:advance(0.2)
    local cell = view:cellForItem(IndexPath(1, 1))
    assert.is_true(cell.isHighlighted)
    finger:move(80, 50)
    assert.is_false(cell.isHighlighted)
    finger:move(20, 50)
    assert.is_true(cell.isHighlighted)
    finger:lift()
  end)
end)

describe("super", function()
  it("runs the class's own method once, whoever overrides what it calls", function()
    local log = {}
    ---@class overrides_spec.Cell: UITableViewCell
    ---@overload fun(properties?: table): overrides_spec.Cell
    local Cell = class("Cell", UITableViewCell)
    function Cell:setSelected(selected, animated)
      log[#log + 1] = "cell " .. tostring(selected) .. " " .. tostring(animated)
      Cell.super.setSelected(self, selected, animated)
    end
    ---@class overrides_spec.Special: overrides_spec.Cell
    ---@overload fun(properties?: table): overrides_spec.Special
    local Special = class("Special", Cell)
    function Special:setSelected(selected, animated)
      log[#log + 1] = "special"
      Special.super.setSelected(self, selected, animated)
    end
    local cell = Special {}
    cell.isSelected = true
    assert.are.same({ "special", "cell true false" }, log)
    assert.is_true(cell.isSelected)
    cell:setSelected(false)
    assert.is_false(cell.isSelected)
  end)

  it("may leave out an argument that means no, and no other", function()
    local controller = UIViewController {}
    controller:viewWillAppear()
    controller:setEditing(true)
    assert.is_true(controller.isEditing)
    assert.has_error(function() controller:setEditing() end)
  end)

  it("gets the fingers in the order in which they went down", function()
    ---@class overrides_spec.Card6: UIView
    ---@overload fun(properties?: table): overrides_spec.Card6
    local Card = class("Card", UIView)
    local counts = {}
    function Card:touchesBegan(touches, event)
      counts[#counts + 1] = #touches
      Card.super.touchesBegan(self, touches, event)
    end
    local card = Card { frame = { 0, 0, 200, 200 }, isMultipleTouchEnabled = true }
    local app = show(card)
    app:tap(card, { fingers = 2 })
    assert.are.same({ 2 }, counts)
  end)
end)

describe("a window's sendEvent", function()
  it("is overridden, and super hands the touches on", function()
    local count, taps = 0, 0
    ---@class overrides_spec.Window: UIWindow
    ---@overload fun(properties?: table): overrides_spec.Window
    local Window = class("Window", UIWindow)
    function Window:sendEvent(event)
      count = count + 1
      Window.super.sendEvent(self, event)
    end
    local app = launch {
      didFinishLaunching = function()
        local window = Window {}
        local button = UIButton { title = "Go", frame = { 20, 20, 100, 44 } }
        button:addTarget("touchUpInside", function() taps = taps + 1 end)
        window:addSubview(button)
        window:makeKeyAndVisible()
      end,
    }
    app:tap "Go"
    assert.are.equal(1, taps)
    assert.is_true(count >= 2)
  end)
end)

describe("A controller's class answers by methods", function()
  it("its title and its items, which the bars of a container show", function()
    local item = UITabBarItem { title = "Own", badgeValue = "3" }
    local Own = class("Own", UIViewController)
    function Own:title() return "Title of " .. self.name end
    Own.name = "one"
    function Own:tabBarItem() return item end
    local Bare = class("Bare", UIViewController)
    local shown = UINavigationItem { title = "An item of its own" }
    function Bare:navigationItem() return shown end
    local own, bare = Own {}, Bare {}
    local nav = UINavigationController { rootViewController = own }
    local tabs = UITabBarController { viewControllers = { own, nav } }
    local app = launchWindow(tabs, { system = 17 })
    app:settle()
    assert.are.equal("Title of one", own.title)
    assert.are.same({ "Own", "3" }, { tabs.tabBar.items[1].title, tabs.tabBar.items[1].badgeValue })
    own = Own {}
    nav.viewControllers = { own }
    assert.are.equal("Title of one", nav.navigationBar.topItem.title)
    nav:pushViewController(bare, false)
    assert.are.equal(shown, nav.navigationBar.topItem)
    assert.are.equal(shown, bare.navigationItem)
  end)

  it("its transitioning delegate, asked before it comes and before it goes", function()
    local asked = {}
    local Own = class("Own", UIViewController)
    function Own:transitioningDelegate()
      local way = self.isBeingDismissed and "going" or "coming"
      return {
        animationControllerForPresented = function() asked[#asked + 1] = "presented " .. way end,
        animationControllerForDismissed = function() asked[#asked + 1] = "dismissed " .. way end,
      }
    end
    local root, own = UIViewController {}, Own {}
    local app = launchWindow(root, { system = 17 })
    root:present(own, true)
    app:settle()
    root:dismiss(true)
    app:settle()
    assert.are.same({ "presented coming", "dismissed going" }, asked)
  end)

  it("a custom presentation by that delegate", function()
    local Half = class("Half", UIPresentationController)
    function Half:frameOfPresentedViewInContainerView() return CGRect(0, 300, 320, 268) end
    local Own = class("Own", UIViewController)
    Own.modalPresentationStyle = "custom"
    function Own:transitioningDelegate()
      return {
        presentationControllerForPresented = function(_, presented, presenting)
          return Half { presentedViewController = presented, presentingViewController = presenting }
        end,
      }
    end
    local root, own = UIViewController {}, Own {}
    local app = launchWindow(root, { system = 17, device = "iPhone SE" })
    root:present(own, true)
    app:settle()
    assert.are.equal(CGRect(0, 300, 320, 268), own.view.frame)
  end)

  it("how it comes, and whether a finger may pull it down", function()
    local attempts = 0
    local Own = class("Own", UIViewController)
    function Own:isModalInPresentation() return true end
    local Faded = class("Faded", UIViewController)
    Faded.modalTransitionStyle, Faded.modalPresentationStyle = "crossDissolve", "fullScreen"
    local root, own, faded = UIViewController {}, Own {}, Faded {}
    local app = launchWindow(root, { system = 17, device = "iPhone 16" })
    own.presentationController.delegate = { presentationControllerDidAttemptToDismiss = function() attempts = attempts + 1 end }
    root:present(faded, true)
    app:advance(0.1)
    assert.is_true(faded.view.layer:presentation().opacity < 1)
    app:settle()
    root:dismiss(false)
    root:present(own, true)
    app:settle()
    local finger = app:touch(200, 120)
    finger:move(200, 800, 0.2)
    finger:lift()
    app:settle()
    assert.are.equal(own, root.presentedViewController)
    assert.are.equal(1, attempts)
  end)

  it("what is wrong is an error", function()
    local Own = class("Own", UIViewController)
    function Own:title() return {} end
    assert.error_matches(function() launchWindow(UINavigationController { rootViewController = Own {} }) end, "title must return")
    local Other = class("Other", UIViewController)
    function Other:transitioningDelegate() return 5 end
    local root = UIViewController {}
    launchWindow(root)
    assert.error_matches(function() root:present(Other {}, true) end, "transitioningDelegate must return")
  end)
end)
