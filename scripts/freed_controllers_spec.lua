-- What nobody holds is freed: after a full collection no weak table leads to it any more. Source: docs/rules/controllers.md 18.8

---@class freed_controllers_spec.Plain: UIViewController
---@field go any
---@field button any
---@field field any
---@overload fun(properties?: table): freed_controllers_spec.Plain
local Plain = class("FreedPlain", UIViewController)
---@class freed_controllers_spec.List: UITableViewController
---@field search any
---@field updateSearchResults any
---@overload fun(properties?: table): freed_controllers_spec.List
local List = class("FreedList", UITableViewController)
function List:viewDidLoad() self.rows = { "one", "two" } end
function List:numberOfRowsInSection() return #self.rows end
function List:cellForRowAt(tableView, indexPath)
  local cell = UITableViewCell {}
  cell.textLabel.text = self.rows[indexPath.row]
  return cell
end
---@class freed_controllers_spec.Grid: UICollectionViewController
---@overload fun(properties?: table): freed_controllers_spec.Grid
local Grid = class("FreedGrid", UICollectionViewController)
function Grid:numberOfItemsInSection() return 0 end
function Grid:cellForItemAt() end

-- Runs a story in an app whose root is an empty controller, before and after: what the story has put into `gone` must be gone.
local function freed(story, device)
  local gone = setmetatable({}, { __mode = "v" })
  local app = launchWindow(function(window)
    window.rootViewController = UIViewController {}
  end, { device = device or "iPhone SE", window = { backgroundColor = "white" } })
  app:settle()
  story(gone, app, function(root)
    app.window.rootViewController = root
    app:settle()
  end)
  app:settle()
  app.window.rootViewController = UIViewController {}
  app:settle()
  collectgarbage()
  local left = {}
  for name in pairs(gone) do left[#left + 1] = name end
  table.sort(left)
  assert.are.same({}, left)
end

describe("a presentation keeps nobody alive:", function()
  for _, animated in ipairs { true, false } do
    local way = animated and ", animated" or ""
    for _, style in ipairs {
      "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "overCurrentContext",
    } do
      for _, device in ipairs { "iPhone SE", "iPad" } do
        it(style .. " on an " .. device .. way, function()
          freed(function(gone, app, show)
            gone.presenter, gone.presented = Plain {}, Plain { modalPresentationStyle = style }
            show(gone.presenter)
            gone.presenter:present(gone.presented, animated, function() gone.closure = {} end)
            app:settle()
            gone.presented:dismiss(animated)
          end, device)
        end)
      end
    end
    for _, style in ipairs { "flipHorizontal", "crossDissolve", "partialCurl" } do
      it("by " .. style .. way, function()
        freed(function(gone, app, show)
          gone.presenter, gone.presented = Plain {}, Plain { modalTransitionStyle = style }
          show(gone.presenter)
          gone.presenter:present(gone.presented, animated)
          app:settle()
          gone.presenter:dismiss(animated)
        end)
      end)
    end
    it("a popover" .. way, function()
      freed(function(gone, app, show)
        gone.presenter, gone.presented = Plain {}, Plain { modalPresentationStyle = "popover" }
        show(gone.presenter)
        gone.presented.popoverPresentationController.sourceView = gone.presenter.view
        gone.presenter:present(gone.presented, animated)
        app:settle()
        gone.presented:dismiss(animated)
      end, "iPad")
    end)
    it("one above another" .. way, function()
      freed(function(gone, app, show)
        gone.A, gone.B, gone.C = Plain {}, Plain {}, Plain {}
        show(gone.A)
        gone.A:present(gone.B, animated)
        app:settle()
        gone.B:present(gone.C, animated)
        app:settle()
        gone.A:dismiss(animated)
      end)
    end)
    it("with an animator of the app's" .. way, function()
      freed(function(gone, app, show)
        gone.presenter, gone.presented = Plain {}, Plain { modalPresentationStyle = "custom" }
        show(gone.presenter)
        local Fade = {}
        function Fade:transitionDuration() return 0.2 end
        function Fade:animateTransition(context)
          local to = context:view "to"
          if to then context.containerView:addSubview(to) end
          UIView.animate { duration = 0.2, animations = function() context.containerView.alpha = 0.9 end, completion = function()
            context:completeTransition(true)
          end }
        end
        local delegate = {
          animationControllerForPresented = function() return Fade end, animationControllerForDismissed = function() return Fade end,
        }
        gone.presented.transitioningDelegate = delegate
        gone.presenter:present(gone.presented, animated)
        app:settle()
        gone.presenter:dismiss(animated)
      end)
    end)
    it("that the root's end cuts short" .. way, function()
      freed(function(gone, app, show)
        gone.presenter, gone.presented = Plain {}, Plain {}
        show(gone.presenter)
        gone.presenter:present(gone.presented, animated)
      end)
    end)
  end

  for _, style in ipairs { "alert", "actionSheet" } do
    it("an " .. style, function()
      freed(function(gone, app, show)
        gone.presenter = Plain {}
        gone.alert = UIAlertController { title = "Sure?", preferredStyle = style }
        local presenter = setmetatable({ gone.presenter }, { __mode = "v" })
        gone.alert:addAction(UIAlertAction { title = "OK", handler = function() presenter[1].view.backgroundColor = "red" end })
        show(gone.presenter)
        gone.presenter:present(gone.alert, true)
        app:settle()
        app:tap "OK"
      end)
    end)
  end
end)

describe("a container keeps nobody alive:", function()
  for _, animated in ipairs { true, false } do
    local way = animated and ", animated" or ""
    it("a push and a pop" .. way, function()
      freed(function(gone, app, show)
        gone.root, gone.top = Plain {}, Plain {}
        gone.navigation = UINavigationController { rootViewController = gone.root }
        show(gone.navigation)
        gone.navigation:pushViewController(gone.top, animated)
        app:settle()
        gone.navigation:popViewController(animated)
        app:settle()
        collectgarbage()
        assert.is_nil(gone.top)
        assert.is_not_nil(gone.root)
      end)
    end)
    it("a stack that is set" .. way, function()
      freed(function(gone, app, show)
        gone.root, gone.other = Plain {}, Plain {}
        local navigation = UINavigationController { rootViewController = gone.root }
        show(navigation)
        navigation:setViewControllers({ gone.other }, animated)
        app:settle()
        collectgarbage()
        assert.is_nil(gone.root)
      end)
    end)
    it("pages that scroll and pages that turn" .. way, function()
      for _, style in ipairs { "scroll", "pageCurl" } do
        freed(function(gone, app, show)
          gone.first, gone.second = Plain {}, Plain {}
          gone.pages = UIPageViewController { transitionStyle = style }
          gone.pages:setViewControllers({ gone.first }, "forward", false)
          show(gone.pages)
          gone.pages:setViewControllers({ gone.second }, "forward", animated)
          app:settle()
          collectgarbage()
          assert.is_nil(gone.first)
        end)
      end
    end)
    it("a child that takes another's place" .. way, function()
      freed(function(gone, app, show)
        gone.container, gone.first, gone.second = Plain {}, Plain {}, Plain {}
        show(gone.container)
        gone.container:addChild(gone.first)
        gone.container.view:addSubview(gone.first.view)
        gone.container:addChild(gone.second)
        gone.container:transition { from = gone.first, to = gone.second, duration = animated and 0.2 or 0 }
        app:settle()
        gone.first:removeFromParent()
        collectgarbage()
        assert.is_nil(gone.first)
      end)
    end)
  end

  it("tabs", function()
    freed(function(gone, app, show)
      gone.first, gone.second = Plain {}, Plain {}
      gone.tabs = UITabBarController { viewControllers = { gone.first, gone.second } }
      show(gone.tabs)
      gone.tabs.selectedIndex = 2
      app:settle()
      gone.tabs:setViewControllers({ Plain {} }, false)
      app:settle()
      collectgarbage()
      assert.is_nil(gone.first)
      assert.is_nil(gone.second)
    end)
  end)

  for _, device in ipairs { "iPhone SE", "iPad" } do
    it("a split on an " .. device, function()
      freed(function(gone, app, show)
        gone.list, gone.detail = Plain {}, Plain {}
        gone.split = UISplitViewController { viewControllers = { UINavigationController { rootViewController = gone.list }, gone.detail } }
        show(gone.split)
        gone.split:showDetailViewController(Plain {})
      end, device)
    end)
  end

  it("a search in the navigation bar and one in a table's header", function()
    freed(function(gone, app, show)
      gone.host = Plain { definesPresentationContext = true }
      gone.results = Plain {}
      gone.search = UISearchController { searchResultsController = gone.results }
      gone.host.navigationItem.searchController = gone.search
      show(UINavigationController { rootViewController = gone.host })
      gone.search.isActive = true
      app:settle()
      gone.search.searchBar.text = "x"
      app:settle()
      gone.search.isActive = false
    end)
    freed(function(gone, app, show)
      gone.host = List { definesPresentationContext = true }
      gone.search = UISearchController {}
      gone.search.searchResultsUpdater = gone.host
      gone.host.search = gone.search
      gone.host.updateSearchResults = function() end
      gone.host.tableView.tableHeaderView = gone.search.searchBar
      show(UINavigationController { rootViewController = gone.host })
      gone.search.isActive = true
      app:settle()
      gone.search.isActive = false
    end)
  end)
end)

describe("a controller is freed that is", function()
  it("data source and delegate of its table or collection view", function()
    freed(function(gone, app, show)
      gone.list = List {}
      show(gone.list)
      gone.grid = Grid { collectionViewLayout = UICollectionViewFlowLayout {} }
      show(gone.grid)
    end)
  end)

  it("the target of its buttons, items and recognizers, and the delegate of its fields", function()
    freed(function(gone, app, show)
      local C = Plain {}
      gone.controller = C
      C.go = function() end
      C.button = UIButton {}
      C.button:addTarget("touchUpInside", C, "go")
      C.field = UITextField { delegate = C }
      local tap = UITapGestureRecognizer {}
      tap:addTarget(C, "go")
      C.view:addGestureRecognizer(tap)
      C.view:addSubview(C.button)
      C.view:addSubview(C.field)
      C.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "Go", target = C, action = "go" }
      show(UINavigationController { rootViewController = C })
      C = nil
    end)
  end)

  it("not freed while it is on the screen, nor are its fields and its methods", function()
    local list = setmetatable({}, { __mode = "v" })
    local app = launchWindow(function(window)
      list.C = List {}
      window.rootViewController = list.C
    end)
    app:settle()
    collectgarbage()
    list.C.rows = { "one", "two", "three" }
    collectgarbage()
    list.C.tableView:reloadData()
    app:settle()
    assert.is_true(app:exists "three")
  end)

  it("the target of an action that stays: the action then does nothing", function()
    local button = UIButton { title = "Go", frame = CGRect(0, 40, 100, 40) }
    local hits = 0
    local app = launchWindow(function(window)
      window.rootViewController = UIViewController {}
      window.rootViewController.view:addSubview(button)
    end)
    app:settle()
    local target = Plain {}
    target.go = function() hits = hits + 1 end
    button:addTarget("touchUpInside", target, "go")
    collectgarbage()
    app:tap "Go"
    assert.are.equal(1, hits)
    target = nil
    collectgarbage()
    app:tap "Go"
    assert.are.equal(1, hits)
  end)
end)
