-- The plugin photos: its grid, its line, one photo, selecting and deleting.

describe("photos", function()
  local app, view ---@type App, any

  before_each(function()
    app = launch "photos"
    view = app:find { role = "collectionView" }
  end)

  local function titles()
    local all = {}
    for _, label in ipairs(app:findAll { class = "UILabel" }) do
      if label.text and label.text:find "2018" then all[#all + 1] = label.text end
    end
    table.sort(all)
    return table.concat(all, ", ")
  end

  it("looks as it did", function() assert.frame(app, "grid") end)

  it("shows the months under their titles, four photos to a line", function()
    assert.are.equal("June 2018, May 2018", titles())
    assert.are.equal(CGRect { 0, 40, 78, 78 }, app:find({ id = "Photo 1" }).frame)
    assert.are.equal(CGRect { 80.5, 40, 78, 78 }, app:find({ id = "Photo 2" }).frame)
    assert.are.equal(CGRect { 242, 40, 78, 78 }, app:find({ id = "Photo 4" }).frame)
    -- May has two lines of 78, then 16 points and the title of June.
    assert.are.equal(CGRect { 0, 214, 320, 40 }, view:supplementaryView(UICollectionView.elementKindSectionHeader, IndexPath(2, 1)).frame)
  end)

  it("keeps the title of a month at the top while its photos pass", function()
    app:drag { from = { 160, 500 }, to = { 160, 200 }, duration = 0.5, hold = 0.3 }
    app:settle()
    local header = view:supplementaryView(UICollectionView.elementKindSectionHeader, IndexPath(2, 1))
    assert.are.equal(view.contentOffset.y + view.adjustedContentInset.top, header.frame.y)
    assert.frame(app, "pinned title")
  end)

  it("opens a photo and comes back", function()
    app:tap { id = "Photo 6" }
    app:settle()
    assert.are.equal(CGRect { 0, 124, 320, 320 }, app:find({ id = "large photo" }).frame)
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
    local shown = view:indexPathForItem { offset + 160, 300 }
    app:fling { from = { 250, 300 }, velocity = { -600, 0 } }
    app:settle()
    assert.is_true(view.contentOffset.x > offset)
    local next = view:indexPathForItem { view.contentOffset.x + 160, 300 }
    assert.is_true(shown < next)
    assert.are.equal(view.contentOffset.x + 160, view:cellForItem(next).center.x)
    assert.are.equal(1.2, view:cellForItem(next).transform.a)
    app:tap "Grid"
    app:settle()
    assert.is_true(view:cellForItem(next) ~= nil)
    assert.shows(app, "May 2018")
  end)

  it("begins and ends its line with a photo in the middle", function()
    app:tap "Line"
    app:settle()
    for _, case in ipairs { { 0, IndexPath(1, 1) }, { view.contentSize.width - 320, IndexPath(3, 10) } } do
      view.contentOffset = { case[1], view.contentOffset.y }
      app:settle()
      assert.are.equal(case[1] + 160, view:cellForItem(case[2]).center.x)
    end
  end)

  it("selects photos, counts them, and deletes them", function()
    app:tap "Select"
    assert.is_false(app:find({ text = "Delete" }).isEnabled)
    app:tap { id = "Photo 2" }
    app:tap { id = "Photo 9" }
    app:tap { id = "Photo 3" }
    app:tap { id = "Photo 9" }
    assert.shows(app, "2 selected")
    app:settle()
    assert.frame(app, "two selected")
    app:tap "Delete"
    app:settle()
    assert.shows(app, "Photos")
    assert.not_shows(app, { id = "Photo 2" })
    assert.are.equal(5, view:numberOfItems(1))
    assert.are.equal(CGRect { 80.5, 40, 78, 78 }, app:find({ id = "Photo 4" }).frame)
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
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(40, app:find({ id = "Photo 7" }).frame.y)
    app:tap "Line"
    app:settle()
    local middle = view:indexPathForItem { view.contentOffset.x + view.bounds.width / 2, 150 }
    assert.are.equal(view.bounds.midX, view:cellForItem(middle).center.x)
  end)
end)
