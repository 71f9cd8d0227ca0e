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
    assert.are.equal(CGRect(0, 0, 320, 44), navigation().navigationBar.frame)
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
    assert.are.equal(UIEdgeInsets { 44, 0, 0, 0 }, page.view.safeAreaInsets)
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

  -- What UIKit gives: the photo of 1000 x 800 at 320 / 1000 in the middle, and the content as large as the screen.
  it("shows a photo as large as fits, zooms it, and turns to the next one", function()
    app:tap "Harbour"
    app:settle()
    local image = photo "Harbour"
    local scroll = image.superview
    assert.are.equal(CGRect(0, 156, 320, 256), image.frame)
    assert.are.equal(CGSize(320, 568), scroll.contentSize)
    assert.near(0.32, scroll.zoomScale, 1e-9)
    app:swipe({ 300, 300 }, "left")
    app:settle()
    assert.shows(app, "2 of 10")
    image = photo "Tram"
    scroll = image.superview
    app:doubleTap { 160, 284 }
    app:settle()
    assert.are.equal(1, scroll.zoomScale)
    assert.are.equal(CGRect(0, 0, 1000, 800), image.frame)
    assert.are.equal(CGSize(1000, 800), scroll.contentSize)
    assert.are.equal(340, scroll.contentOffset.x)
    app:doubleTap { 160, 284 }
    app:settle()
    assert.are.equal(CGRect(0, 156, 320, 256), image.frame)
  end)
end)
