-- Limits of numbers: far above what any app needs, and low enough that a mistake gives an error message.

describe("limits", function()
  it("nests controllers as deep as views", function()
    launchWindow()
    assert.raises("Controllers can't be nested deeper than 256 levels", function()
      local c = UIViewController {}
      for _ = 1, 100000 do
        local child = UIViewController {}
        c:addChild(child)
        c = child
      end
    end)
    -- The same when the parents are added around the child.
    assert.raises("Controllers can't be nested deeper than 256 levels", function()
      local c = UIViewController {}
      for _ = 1, 300 do
        local parent = UIViewController {}
        parent:addChild(c)
        c = parent
      end
    end)
  end)

  it("counts children and presented controllers together, as many as there are now", function()
    local _, window = launchWindow()
    local function nest(outer, count)
      for _ = 1, count do
        local inner = UIViewController {}
        outer:addChild(inner)
        outer = inner
      end
      return outer
    end
    local root, tower = UIViewController {}, UIViewController {}
    window.rootViewController = root
    nest(tower, 150)
    local top = root
    for _ = 1, 110 do
      local next = UIViewController { modalPresentationStyle = "overFullScreen" }
      top:present(next, false)
      top = next
    end
    assert.raises("Controllers can't be nested deeper than 256 levels; addChild would make them so. What is presented counts, too.", function()
      top:addChild(tower)
    end)
    assert.raises("controllers can't be presented over one another deeper than 256 levels", function()
      top:present(tower, false)
    end)
    -- What has gone doesn't count any more.
    tower:addChild(UIViewController {})
    tower.children[1]:removeFromParent()
    top:addChild(tower)
    assert.are.equal(top, tower.parent)
  end)

  it("puts down a thousand fingers", function()
    local app = launchWindow()
    local list = {}
    for i = 1, 100000 do list[i] = { i / 1000, i, "began", 10, 10 } end
    assert.raises("at most 1000", function() app:touches(list) end)
    -- Each event has all fingers, so another finger must cost no more than one look at each finger.
    for i = 1, 1000 do app:touch(i % 300, i % 400) end
    assert.raises("at most 1000", function() app:touch(10, 10) end)
  end)

  it("shows ten thousand rows at once", function()
    assert.raises("more than 10000 rows would be on the screen at once", function()
      launch {
        numberOfRowsInSection = function() return 50000 end,
        heightForRowAt = function() return 1e-6 end,
        cellForRowAt = function() return UITableViewCell {} end,
      }
    end)
  end)

  it("pushes thousands of controllers, and has thousands of recognizers on a view, in no time", function()
    local app, window = launchWindow()
    local nav = UINavigationController { rootViewController = UIViewController {} }
    window.rootViewController = nav
    for _ = 1, 4000 do nav:pushViewController(UIViewController {}, false) end
    assert.are.equal(4001, #nav.viewControllers)
    nav:popToRootViewController(false)
    assert.are.equal(1, #nav.viewControllers)
    local view = UIView { frame = { 0, 0, 100, 100 } }
    window:addSubview(view)
    local taps = 0
    for _ = 1, 5000 do view:addGestureRecognizer(UITapGestureRecognizer { action = function() taps = taps + 1 end }) end
    app:tap(view)
    assert.are.equal(1, taps)
  end)

  it("keeps the last 20,000 calls", function()
    local app, window = launchWindow()
    local scroll = UIScrollView { frame = { 0, 0, 100, 100 }, contentSize = { 100, 1e6 }, delegate = { scrollViewDidScroll = function() end } }
    window:addSubview(scroll)
    for y = 1, 20100 do scroll.contentOffset = { 0, y } end
    assert.are.equal(20000, #app:calls "scrollViewDidScroll")
  end)

  it("reads an error's text whole where it is caught, and tells the beginning of a long one", function()
    local ok, message = pcall(error, ("x"):rep(1000000), 0)
    assert.is_false(ok)
    assert.are.equal(1000000, #message)
    assert.are.equal("a\0b", select(2, pcall(error, "a\0b", 0)))
  end)
end)
