-- The plugin photos: its grid, its line, one photo, selecting and deleting.

describe("photos", function()
  local app, view ---@type App, any

  before_each(function()
    app = launch "photos"
    view = app:find { role = "collectionView" }
  end)

  local function place(number) return app:find({ id = "Photo " .. number }).frame end
  local function titleOf(month) return view:supplementaryView(UICollectionView.elementKindSectionHeader, IndexPath(month, 1)) end

  it("looks as it did", function() assert.frame(app, "grid") end)

  it("shows the months under their titles, as many photos to a line as fit", function()
    assert.shows(app, "May 2018")
    assert.shows(app, "June 2018")
    local perLine = math.floor((view.bounds.width + 2) / 80)
    local last = math.min(perLine, view:numberOfItems(1))
    for number = 1, last do
      local frame = place(number)
      assert.are.same({ 40, 78, 78 }, { frame.y, frame.width, frame.height })
      if number > 1 then assert.is_true(frame.x >= place(number - 1).maxX + 2) end
    end
    if last == perLine then assert.are.equal(view.bounds.width, math.max(place(1).maxX, place(last).maxX)) end
    -- After May's lines come 16 points and the title of June.
    local below = place(view:numberOfItems(1)).maxY + 16
    assert.are.equal(CGRect { 0, below, view.bounds.width, 40 }, titleOf(2).frame)
  end)

  it("keeps the title of a month at the top while its photos pass", function()
    for _ = 1, 2 do app:drag { on = view, by = { 0, -155 }, duration = 0.25, hold = 0.3 } end
    app:settle()
    local top = view.contentOffset.y + view.adjustedContentInset.top
    local month = 0
    for section = 1, view.numberOfSections do
      if view:layoutAttributesForItem(IndexPath(section, view:numberOfItems(section))).frame.maxY > top then month = section break end
    end
    assert.are.equal(top, titleOf(month).frame.y)
    assert.frame(app, "pinned title")
  end)

  it("opens a photo and comes back", function()
    app:tap { id = "Photo 6" }
    app:settle()
    local photo = app:find { id = "large photo" }
    assert.are.equal(photo.superview.bounds.midX, photo.frame.midX)
    assert.are.equal(photo.superview.bounds.midY, photo.frame.midY)
    assert.are.equal(photo.frame.width, photo.frame.height)
    assert.shows(app, "Photo 6")
    app:tap "Photos"
    app:settle()
    assert.are.equal(0, #view.indexPathsForSelectedItems)
  end)

  it("leafs through a line, and rests with one photo in the middle", function()
    app:tap "Line"
    app:settle()
    assert.not_shows(app, "May 2018")
    local offset = view.contentOffset.x
    local function middle() return view:indexPathForItem { view.bounds.midX, view.bounds.midY } end
    local shown = middle()
    app:fling { from = view, velocity = { -600, 0 } }
    app:settle()
    assert.is_true(view.contentOffset.x > offset)
    local next = middle()
    assert.is_true(shown < next)
    assert.are.equal(view.bounds.midX, view:cellForItem(next).center.x)
    assert.are.equal(1.2, view:cellForItem(next).transform.a)
    app:tap "Grid"
    app:settle()
    assert.is_true(view:cellForItem(next) ~= nil)
    assert.shows(app, "May 2018")
  end)

  it("begins and ends its line with a photo in the middle", function()
    app:tap "Line"
    app:settle()
    for _, case in ipairs { { 0, IndexPath(1, 1) }, { view.contentSize.width - view.bounds.width, IndexPath(3, 10) } } do
      view.contentOffset = { case[1], view.contentOffset.y }
      app:settle()
      assert.are.equal(view.bounds.midX, view:cellForItem(case[2]).center.x)
    end
  end)

  it("selects photos, counts them, and deletes them", function()
    local second = place(2)
    app:tap "Select"
    assert.is_false(app:find({ text = "Delete" }).isEnabled)
    app:tap { id = "Photo 2" }
    app:tap { id = "Photo 9" }
    app:tap { id = "Photo 3" }
    app:tap { id = "Photo 9" }
    assert.shows(app, "2 selected")
    app:advance(2) -- the scroll indicator, which flashed at first, is gone
    assert.frame(app, "two selected")
    app:tap "Delete"
    app:settle()
    assert.shows(app, "Photos")
    assert.not_shows(app, { id = "Photo 2" })
    assert.are.equal(5, view:numberOfItems(1))
    assert.are.equal(second, place(4))
  end)

  it("takes the selection away when it is done", function()
    app:tap "Select"
    app:tap { id = "Photo 2" }
    app:tap "Done"
    app:settle()
    assert.are.same({}, view.indexPathsForSelectedItems)
    assert.not_shows(app, "✓")
    app:tap { id = "Photo 2" }
    app:settle()
    assert.shows(app, { id = "large photo" })
  end)

  it("fills a wide screen with longer lines", function()
    app:rotateDevice "portrait"
    app:settle()
    local narrow = view.bounds.width
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.is_true(view.bounds.width > narrow)
    assert.are.equal(40, place(math.min(math.floor((view.bounds.width + 2) / 80), view:numberOfItems(1))).y)
    app:tap "Line"
    app:settle()
    local middle = view:indexPathForItem { view.bounds.midX, view.bounds.midY }
    assert.are.equal(view.bounds.midX, view:cellForItem(middle).center.x)
  end)
end)
