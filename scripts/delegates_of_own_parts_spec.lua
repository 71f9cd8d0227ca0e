-- UIKit's own objects are delegates of their parts, and hear of them by methods that a class of the app may override: a scroll view of its pan, a
-- navigation controller of its bar and of the finger from the edge, a tab bar controller of its bar.

local function rows(count)
  return { numberOfRowsInSection = function() return count end, cellForRowAt = function() return UITableViewCell {} end }
end

describe("a scroll view", function()
  it("is the delegate of its own pan, and of its own pinch", function()
    local scroll = UIScrollView { contentSize = { 100, 1000 }, delegate = { viewForZooming = function() return UIView {} end }, maximumZoomScale = 2 }
    assert.are.equal(scroll, scroll.panGestureRecognizer.delegate)
    assert.are.equal(scroll, scroll.pinchGestureRecognizer.delegate)
    scroll.panGestureRecognizer.delegate = scroll
    assert.raises("must have its scroll view as its delegate", function() scroll.panGestureRecognizer.delegate = {} end)
    assert.raises("built-in pinch", function() scroll.pinchGestureRecognizer.delegate = {} end)
  end)

  it("scrolls together with one inside of it where its class says so", function()
    local asked = {}
    local Outer = class("Outer", UIScrollView)
    function Outer:gestureRecognizerShouldBegin(recognizer)
      asked.begin = recognizer == self.panGestureRecognizer
      return true
    end
    function Outer:shouldRecognizeSimultaneouslyWith(recognizer, other)
      asked.together = true
      return other ~= recognizer
    end
    function Outer:shouldReceiveTouch()
      asked.touch = true
      return true
    end
    local outer, inner
    local app = launchWindow(function(window)
      outer = Outer { frame = { 0, 0, 320, 300 }, contentSize = { 320, 500 } }
      inner = UITableView { frame = { 0, 100, 320, 300 }, dataSource = rows(40) }
      outer:addSubview(inner)
      window:addSubview(outer)
    end)
    app:drag { from = { 160, 250 }, to = { 160, 200 }, duration = 0.3, hold = 0.2 }
    app:settle()
    assert.are.equal(40, inner.contentOffset.y)
    assert.are.equal(40, outer.contentOffset.y)
    assert.are.same({ begin = true, together = true, touch = true }, asked)
  end)

  it("doesn't scroll where its class refuses its own pan, whatever view the finger is on", function()
    local Still = class("Still", UITableView)
    function Still:gestureRecognizerShouldBegin(recognizer) return recognizer ~= self.panGestureRecognizer end
    local still
    local app = launchWindow(function(window)
      still = Still { frame = { 0, 0, 320, 300 }, dataSource = rows(40) }
      window:addSubview(still)
    end)
    app:drag { from = { 160, 250 }, to = { 160, 100 } }
    app:settle()
    assert.are.equal(0, still.contentOffset.y)
  end)

  it("waits for another recognizer where its class says so", function()
    local swiped = 0
    local List = class("List", UIScrollView)
    function List:shouldRequireFailureOf(_, other) return other.name == "swipe" end
    local list
    local app = launchWindow(function(window)
      list = List { frame = { 0, 0, 320, 400 }, contentSize = { 320, 2000 } }
      local swipe = UISwipeGestureRecognizer { direction = "up", name = "swipe" }
      swipe:addTarget(function() swiped = swiped + 1 end)
      list:addGestureRecognizer(swipe)
      window:addSubview(list)
    end)
    app:drag { from = { 160, 300 }, to = { 160, 100 }, duration = 0.1 }
    app:settle()
    assert.are.equal(1, swiped)
    assert.are.equal(0, list.contentOffset.y)
  end)

  it("keeps the touches that its content hands up, unless its class hands them on", function()
    local heard = {}
    local Page = class("Page", UIViewController)
    function Page:touchesBegan() heard[#heard + 1] = "controller" end
    local Open = class("Open", UIScrollView)
    function Open:touchesBegan(touches, event) self.next:touchesBegan(touches, event) end
    local page = Page {}
    local app = launchWindow(page)
    page.view:addSubview(UIScrollView { frame = { 0, 0, 320, 100 }, contentSize = { 320, 1000 } })
    page.view:addSubview(Open { frame = { 0, 100, 320, 100 }, contentSize = { 320, 1000 } })
    page.view:addSubview(UITextView { frame = { 0, 200, 320, 100 }, text = "abc", isEditable = false })
    app:tap { 50, 50 }
    app:tap { 50, 250 }
    assert.are.same({}, heard)
    app:tap { 50, 150 }
    app:settle()
    assert.are.same({ "controller" }, heard)
  end)

  it("in a row keeps the row from being selected, as a table and a collection view do", function()
    local log = {}
    local inner = rows(5)
    inner.didSelectRowAt = function(_, _, path) log[#log + 1] = "inner " .. path.row end
    local views = {
      UIScrollView { frame = { 0, 0, 200, 100 }, contentSize = { 500, 100 } },
      UITableView { frame = { 0, 0, 200, 100 }, dataSource = inner, delegate = inner },
      UICollectionView { frame = { 0, 0, 200, 100 }, collectionViewLayout = UICollectionViewFlowLayout {} },
    }
    local app = launchWindow(function(window)
      window:addSubview(UITableView {
        frame = { 0, 0, 320, 400 }, rowHeight = 100,
        delegate = { didSelectRowAt = function(_, _, path) log[#log + 1] = "outer " .. path.row end },
        dataSource = { numberOfRowsInSection = function() return 4 end, cellForRowAt = function(_, _, path)
          local cell = UITableViewCell {}
          if views[path.row] then cell.contentView:addSubview(views[path.row]) end
          return cell
        end },
      })
    end)
    for row = 0, 3 do
      app:tap { 50, 30 + row * 100 }
      app:settle()
    end
    assert.are.same({ "inner 1", "outer 4" }, log)
  end)

  it("isn't scrolled to an empty rectangle", function()
    local scroll = UIScrollView { frame = { 0, 0, 320, 568 }, contentSize = { 320, 2000 }, contentOffset = { 0, 300 } }
    scroll:scrollRectToVisible({ 0, 0, 0, 0 }, false)
    scroll:scrollRectToVisible({ 0, 1500, 320, 0 }, false)
    assert.are.equal(300, scroll.contentOffset.y)
    scroll:scrollRectToVisible({ 0, 0, 1, 1 }, false)
    assert.are.equal(0, scroll.contentOffset.y)
  end)
end)

describe("the finger from the edge", function()
  local nav, second, app

  local function swipeBack()
    local finger = app:touch(3, 300)
    finger:move(250, 300, 0.3)
    finger:lift()
    app:settle()
    local title = nav.topViewController.title
    if title == "A" then nav:pushViewController(second, false) end
    return title
  end

  before_each(function()
    second = UIViewController { title = "B" }
    second.navigationItem.leftBarButtonItem = UIBarButtonItem { title = "X" }
    nav = UINavigationController { rootViewController = UIViewController { title = "A" } }
    app = launchWindow(nav)
    nav:pushViewController(second, false)
    app:settle()
  end)

  it("goes back past a button of the app's own only with another delegate, or with none", function()
    local swipe = nav.interactivePopGestureRecognizer
    local former = swipe.delegate
    assert.is_not_nil(former)
    assert.are.equal("B", swipeBack())
    local answer = false
    swipe.delegate = { gestureRecognizerShouldBegin = function() return answer end }
    assert.are.equal("B", swipeBack())
    answer = true
    assert.are.equal("A", swipeBack())
    swipe.delegate = nil
    assert.are.equal("A", swipeBack())
    swipe.delegate = former
    assert.are.equal(former, swipe.delegate)
    assert.are.equal("B", swipeBack())
  end)

  it("goes back where the bar is hidden, with no delegate", function()
    nav:setNavigationBarHidden(true, false)
    assert.are.equal("B", swipeBack())
    nav.interactivePopGestureRecognizer.delegate = nil
    assert.are.equal("A", swipeBack())
  end)
end)

describe("a class of navigation controllers", function()
  local calls, keeps, leaves ---@type string[], boolean, boolean
  local Nav = class("Nav", UINavigationController)
  function Nav:shouldPopItem(bar, item)
    calls[#calls + 1] = "shouldPop " .. item.title
    return not keeps
  end
  function Nav:popViewController(animated)
    calls[#calls + 1] = "pop"
    if not leaves then return Nav.super.popViewController(self, animated) end
  end
  function Nav:pushViewController(controller, animated)
    calls[#calls + 1] = "push " .. controller.title
    Nav.super.pushViewController(self, controller, animated)
  end
  function Nav:popToRootViewController(animated)
    calls[#calls + 1] = "root"
    return Nav.super.popToRootViewController(self, animated)
  end
  local nav, app

  before_each(function()
    calls, keeps, leaves = {}, false, false
    nav = Nav { rootViewController = UIViewController { title = "A" } }
    app = launchWindow(UITabBarController { viewControllers = { nav } })
    nav:show(UIViewController { title = "B" })
    app:settle()
  end)

  it("pushes its root and what it shows", function() assert.are.same({ "push A", "push B" }, calls) end)

  it("is asked by the back button, as its bar's delegate, and pops", function()
    assert.are.equal(nav, nav.navigationBar.delegate)
    calls, keeps = {}, true
    app:tap { id = "back" }
    app:settle()
    assert.are.equal("B", nav.topViewController.title)
    keeps = false
    app:tap { id = "back" }
    app:settle()
    assert.are.same({ "shouldPop B", "shouldPop B", "pop" }, calls)
    assert.are.equal("A", nav.topViewController.title)
  end)

  it("pops for a finger from the edge, and stays where the class doesn't", function()
    local function swipe()
      local finger = app:touch(3, 300)
      finger:move(300, 300, 0.2)
      finger:lift()
      app:settle()
    end
    calls, leaves = {}, true
    swipe()
    assert.are.equal("B", nav.topViewController.title)
    leaves = false
    swipe()
    assert.are.same({ "pop", "pop" }, calls)
    assert.are.equal("A", nav.topViewController.title)
  end)

  it("goes to its root with a second tap on its tab", function()
    calls = {}
    app:tap { 160, 545 }
    app:settle()
    assert.are.same({ "root" }, calls)
  end)
end)

describe("a class of tab bar controllers", function()
  it("hears of each tap on a tab before the tabs change, as its bar's delegate", function()
    local calls = {}
    local Tabs = class("Tabs", UITabBarController)
    function Tabs:tabBarDidSelectItem(bar, item) calls[#calls + 1] = item.title .. " at " .. self.selectedIndex end
    local tabs = Tabs { viewControllers = { UIViewController { title = "A" }, UIViewController { title = "B" } } }
    local app = launchWindow(tabs)
    assert.are.equal(tabs, tabs.tabBar.delegate)
    app:tap "B"
    app:tap "B"
    app:settle()
    assert.are.same({ "B at 1", "B at 2" }, calls)
  end)
end)

describe("pages", function()
  it("are locked without a data source, and asked for anew when one is set again", function()
    local pages = {}
    for number = 1, 3 do pages[number] = UIViewController { title = "p" .. number } end
    local function place(page)
      for number = 1, 3 do
        if pages[number] == page then return number end
      end
    end
    local source = {
      viewControllerBefore = function(_, _, page) return pages[(place(page) or 2) - 1] end,
      viewControllerAfter = function(_, _, page) return pages[(place(page) or 2) + 1] end,
    }
    local controller = UIPageViewController { transitionStyle = "scroll", dataSource = source }
    controller:setViewControllers({ pages[1] }, "forward", false)
    local app = launchWindow(controller)
    local function turn()
      app:drag { from = { 250, 200 }, to = { 50, 200 }, duration = 0.2 }
      app:settle()
      return controller.viewControllers[1].title
    end
    controller.dataSource = nil
    assert.are.equal("p1", turn())
    controller.dataSource = source
    assert.are.equal("p2", turn())
    controller:setViewControllers({ pages[1] }, "forward", false)
    app:settle()
    pages[2] = UIViewController { title = "other" }
    controller.dataSource = nil
    controller.dataSource = source
    assert.are.equal("other", turn())
  end)

  it("without bars below end at the tab bar in a navigation controller within tabs", function()
    local page = UIViewController { title = "Page", edgesForExtendedLayout = {} }
    launchWindow(UITabBarController { viewControllers = { UINavigationController { rootViewController = page } } })
    assert.are.equal(CGRect(0, 44, 320, 475), page.view.frame)
    assert.are.equal(0, page.view.safeAreaInsets.bottom)
  end)
end)
