-- Views that follow their autoresizing masks inside of views that constraints place. Rule: docs/rules/layout.md 2.3
local function free(view, superview)
  view.translatesAutoresizingMaskIntoConstraints = false
  superview:addSubview(view)
  return view
end

local function pin(view, superview, left, top)
  NSLayoutConstraint.activate {
    view.leadingAnchor:constraint("==", superview.leadingAnchor, left), superview.trailingAnchor:constraint("==", view.trailingAnchor, left),
    view.topAnchor:constraint("==", superview.topAnchor, top),
  }
end

describe("a view that follows its mask", function()
  it("hands its content's size on: a blur card is as high as the label in it", function()
    local card, label = UIVisualEffectView { effect = UIBlurEffect { style = "light" } }, UILabel { text = "Hello" }
    local app = launchWindow(function(window)
      free(card, window)
      free(label, card.contentView)
      pin(card, window, 20, 100)
      pin(label, card.contentView, 10, 10)
      label.bottomAnchor:constraint("==", card.contentView.bottomAnchor, -10).isActive = true
    end)
    app:settle()
    assert.equal(CGRect(20, 100, 280, 40.5), card.frame)
    assert.equal(card.bounds, card.contentView.frame)
    label.text = "Hello\nHello"
    label.numberOfLines = 0
    app:settle()
    assert.equal(61, card.frame.height)
    assert.equal(0, #app.warnings)
  end)

  it("shares a found size as a change of size, along both axes and through several views", function()
    local outer, middle, inner, mark = UIView {}, nil, nil, UIView {} ---@type any, any, any, any
    local app = launchWindow(function(window)
      free(outer, window)
      middle = UIView { frame = { 0, 0, 0, 0 }, autoresizingMask = { "flexibleWidth", "flexibleHeight" } }
      inner = UIView { frame = { 0, 0, 0, 0 }, autoresizingMask = { "flexibleWidth", "flexibleLeftMargin" } }
      middle:addSubview(inner)
      outer:addSubview(middle)
      free(mark, inner)
      NSLayoutConstraint.activate {
        mark.leadingAnchor:constraint("==", inner.leadingAnchor), mark.trailingAnchor:constraint("==", inner.trailingAnchor),
        mark.topAnchor:constraint("==", inner.topAnchor), mark.heightAnchor:constraint("==", 5),
        outer.leadingAnchor:constraint("==", window.leadingAnchor), outer.topAnchor:constraint("==", window.topAnchor),
        outer.widthAnchor:constraint("==", 200), outer.heightAnchor:constraint("==", 100),
      }
    end)
    app:settle()
    assert.equal(CGRect(0, 0, 200, 100), middle.frame)
    assert.equal(CGRect(100, 0, 100, 0), inner.frame)
    assert.equal(CGRect(0, 0, 100, 5), mark.frame)
  end)

  it("keeps what its frame says: the margins that it had, and a frame that it gets later", function()
    local outer, card, mark = UIView { frame = { 0, 0, 100, 50 } }, nil, UIView {} ---@type any, any, any
    local app = launchWindow(function(window)
      free(outer, window)
      card = UIView { frame = { 10, 5, 80, 40 }, autoresizingMask = "flexibleWidth" }
      outer:addSubview(card)
      free(mark, card)
      NSLayoutConstraint.activate {
        mark.leadingAnchor:constraint("==", card.leadingAnchor), mark.trailingAnchor:constraint("==", card.trailingAnchor),
        mark.topAnchor:constraint("==", card.topAnchor), mark.heightAnchor:constraint("==", 5),
        outer.leadingAnchor:constraint("==", window.leadingAnchor), outer.topAnchor:constraint("==", window.topAnchor),
        outer.widthAnchor:constraint("==", 300), outer.heightAnchor:constraint("==", 50),
      }
    end)
    app:settle()
    assert.equal(CGRect(10, 5, 280, 40), card.frame)
    assert.equal(280, mark.frame.width)
    card.frame = { 20, 5, 60, 40 }
    app:settle()
    assert.equal(60, mark.frame.width)
    card:removeFromSuperview()
    card.frame = { 0, 0, 70, 40 }
    app.window:addSubview(card)
    app:settle()
    assert.equal(70, mark.frame.width)
  end)

  it("is told as what it is where something contradicts it", function()
    local outer, card, mark = UIView {}, nil, UIView {} ---@type any, any, any
    local app = launchWindow(function(window)
      free(outer, window)
      card = UIView { autoresizingMask = "flexibleWidth" }
      outer:addSubview(card)
      free(mark, card)
      NSLayoutConstraint.activate {
        mark.leadingAnchor:constraint("==", card.leadingAnchor), mark.trailingAnchor:constraint("==", card.trailingAnchor),
        mark.widthAnchor:constraint("==", 400), outer.widthAnchor:constraint("==", 300),
        outer.leadingAnchor:constraint("==", window.leadingAnchor),
      }
    end, { allowLayoutProblems = true })
    app:settle()
    assert.equal(1, #app.warnings)
    assert.match("<NSAutoresizingMaskLayoutConstraint h=%-&%- v=%-%-& UIView:card%.width == UIView:outer%.width   %(active%)>", app.warnings[1])
  end)
end)

describe("the size of a row", function()
  it("is its content's before the cell is laid out: rows that come in together contradict nothing", function()
    local function fill(view)
      local box = free(UIView {}, view)
      NSLayoutConstraint.activate {
        box.topAnchor:constraint("==", view.topAnchor), box.bottomAnchor:constraint("==", view.bottomAnchor),
        box.heightAnchor:constraint("==", 120), box.leadingAnchor:constraint("==", view.leadingAnchor),
        box.widthAnchor:constraint("==", 300), box.trailingAnchor:constraint("<=", view.trailingAnchor),
      }
    end
    local source = {
      numberOfSections = function() return 20 end,
      numberOfRowsInSection = function() return 2 end,
      cellForRowAt = function()
        local cell = UITableViewCell {}
        fill(cell.contentView)
        return cell
      end,
      viewForHeaderInSection = function()
        local header = UITableViewHeaderFooterView {}
        fill(header.contentView)
        return header
      end,
    }
    local view = UITableView { frame = { 0, 20, 320, 460 }, rowHeight = 120, sectionHeaderHeight = 120, dataSource = source, delegate = source }
    local app = launchWindow(view, { system = 17 })
    app:settle()
    view:setContentOffset({ 0, 2000 }, true)
    app:settle()
    view:setContentOffset({ 0, 0 }, true)
    app:settle()
    assert.equal(0, #app.warnings)
  end)
end)

describe("a turn", function()
  it("inside of a navigation controller and of tabs meets constraints of the new traits with the new size", function()
    local Tall = class("Tall", UIViewController)
    function Tall:viewDidLoad()
      Tall.super.viewDidLoad(self)
      local view = free(UIView {}, self.view)
      self.height = view.heightAnchor:constraint("==", 500)
      NSLayoutConstraint.activate {
        self.height, view.topAnchor:constraint("==", self.view.topAnchor, 20), view.bottomAnchor:constraint("<=", self.view.bottomAnchor),
        view.leadingAnchor:constraint("==", self.view.leadingAnchor), view.widthAnchor:constraint("==", 10),
      }
    end
    function Tall:traitCollectionDidChange() self.height.constant = self.traitCollection.verticalSizeClass == "compact" and 200 or 500 end
    for _, around in ipairs {
      function(controller) return UINavigationController { rootViewController = controller } end,
      function(controller) return UITabBarController { viewControllers = { controller } } end,
    } do
      local app = launchWindow(around(Tall {}), { device = "iPhone 8", system = 17 })
      app:settle()
      app:rotateDevice "landscapeLeft"
      app:settle()
      app:rotateDevice "portrait"
      app:settle()
      assert.equal(0, #app.warnings)
      app:terminate()
    end
  end)
end)

describe("The time of a mask", function()
  it("is that of the layer that it masks", function()
    local view
    local app = launchWindow(function(window)
      window.rootViewController = UIViewController {}
      view = UIView { frame = { 0, 0, 100, 100 } }
      window.rootViewController.view:addSubview(view)
    end)
    local mask = CALayer { frame = view.bounds, backgroundColor = UIColor.black.cgColor }
    view.layer.mask = mask
    local fade = CABasicAnimation { keyPath = "opacity", fromValue = 1, toValue = 0, duration = 1 }
    mask:add(fade, "fade")
    app:advance(0.25)
    assert.is_near(0.75, mask:presentation().opacity, 0.02)
    local now = view.layer:convertTime(CACurrentMediaTime(), nil)
    view.layer.speed, view.layer.timeOffset = 0, now
    app:advance(0.5)
    assert.is_near(0.75, mask:presentation().opacity, 0.02)
    assert.are.equal(view.layer:convertTime(5, nil), mask:convertTime(5, nil))
  end)
end)
