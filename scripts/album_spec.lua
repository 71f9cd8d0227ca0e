-- The plugin album: its list with a search, its pages, and photos that zoom under constraints.

describe("album", function()
  local app ---@type App

  before_each(function() app = launch("album", { device = "iPhone SE" }) end)

  local function navigation() return app.window.rootViewController end
  local function photo(name) return app:find { id = name } end

  it("shows a list below a search", function()
    assert.shows(app, "Harbour")
    assert.shows(app, "Search")
    assert.sound(app)
  end)

  it("finds photos by name and place, and shows all again after Cancel", function()
    app:tap { role = "searchField" }
    app:settle()
    app:type "lag"
    app:settle()
    assert.shows(app, "Cliffs")
    assert.shows(app, "Lighthouse")
    assert.not_shows(app, "Harbour")
    app:tap "Cancel"
    app:settle()
    assert.shows(app, "Harbour")
  end)

  it("goes on with the search after a photo, whose bar is there", function()
    app:tap { role = "searchField" }
    app:settle()
    app:type "lag"
    app:settle()
    assert.is_true(navigation().isNavigationBarHidden)
    app:tap "Lighthouse"
    app:settle()
    assert.is_false(navigation().isNavigationBarHidden)
    local bar = navigation().navigationBar
    assert.are.equal(CGRect(0, 0, app.window.bounds.width, bar.bounds.height), bar.frame)
    assert.shows(app, "2 of 2")
    app:tap "Album"
    app:settle()
    assert.is_true(navigation().isNavigationBarHidden)
    assert.not_shows(app, "Harbour")
    app:tap "Cancel"
    app:settle()
    assert.is_false(navigation().isNavigationBarHidden)
    assert.shows(app, "Harbour")
  end)

  it("gives a photo's page the safe area below the bar", function()
    app:tap "Tram"
    app:settle()
    local page = navigation().topViewController.viewControllers[1]
    assert.are.equal(UIEdgeInsets { navigation().navigationBar.frame.maxY, 0, 0, 0 }, page.view.safeAreaInsets)
  end)

  it("lets its pages go", function()
    local gone = setmetatable({}, { __mode = "v" })
    app:tap "Tram"
    app:settle()
    gone.pages = navigation().topViewController
    gone.page = gone.pages.viewControllers[1]
    app:tap "Album"
    app:settle()
    app:clearCalls()
    collectgarbage()
    assert.are.same({}, gone)
  end)

  -- What UIKit gives: the photo of 1000 x 800 as large as fits in the middle, and the content as large as the screen.
  it("shows a photo as large as fits, zooms it, and turns to the next one", function()
    app:tap "Harbour"
    app:settle()
    local image = photo "Harbour"
    local scroll = image.superview
    local screen = app.window.bounds
    local scale = math.min(screen.width / 1000, screen.height / 800)
    local fitting = CGRect(screen.midX - 500 * scale, screen.midY - 400 * scale, 1000 * scale, 800 * scale)
    assert.are.equal(fitting, image.frame)
    assert.are.equal(screen.size, scroll.contentSize)
    assert.near(scale, scroll.zoomScale, 1e-9)
    app:swipe(scroll, "leading")
    app:settle()
    assert.shows(app, "2 of 10")
    image = photo "Tram"
    scroll = image.superview
    app:doubleTap(scroll)
    app:settle()
    assert.are.equal(1, scroll.zoomScale)
    assert.are.equal(CGRect(0, 0, 1000, 800), image.frame)
    assert.are.equal(CGSize(1000, 800), scroll.contentSize)
    assert.is_true(scroll.bounds:contains { 500, 400 }) -- what was tapped
    app:doubleTap(scroll)
    app:settle()
    assert.are.equal(fitting, image.frame)
  end)
end)
