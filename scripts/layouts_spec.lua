-- Each of the twenty-four layouts of plugins/layouts, as it first shows, is kept; and what some of them do.
describe("layouts", function()
  local app, gallery ---@type App, any

  before_each(function()
    app = launch("layouts", { device = "iPhone 8" })
    gallery = app.window.rootViewController.topViewController
  end)

  local function openExample(title)
    local path = gallery.source:indexPath(title)
    gallery.list:scrollToItem(path, "centeredVertically", false)
    app:advance(0.05)
    app:tap { item = { path.section, path.item } }
    app:settle()
    return gallery.navigationController.topViewController
  end

  it("there are twenty-four", function()
    assert.are.equal(24, #gallery.source:snapshot().itemIdentifiers)
    assert.frame(app, "gallery")
  end)

  for _, module in ipairs { "grids", "sections", "across", "lists" } do
    local titles = {
      grids = {
        "Grid", "Inset grid", "Two columns", "Spread", "Nested groups", "Circle", "Tags", "Texts of any length", "Equally high",
        "From left to right",
      },
      sections = { "Distinct sections", "Sections by width", "Badges", "Headers and footers", "Pinned headers", "Cards", "A header of all" },
      across = { "Scrolling across", "Where it rests", "Carousel" },
      lists = { "Plain list", "Cards with swipe actions", "Outline", "Rows that move" },
    }
    for _, title in ipairs(titles[module]) do
      it(module .. ": " .. title, function()
        local sample = openExample(title)
        assert.are.equal(title, sample.title)
        assert.is_true(#sample.list.visibleCells > 3)
        assert.frame(app, (title:lower():gsub(" ", "-")))
      end)
    end
  end

  it("sections by width have more columns on a turned screen", function()
    app:rotateDevice "portrait"
    app:settle()
    local sample = openExample "Sections by width"
    local before = sample.list:layoutAttributesForItem(IndexPath(1, 1)).frame.width
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.is_true(sample.list:layoutAttributesForItem(IndexPath(1, 1)).frame.width < before)
  end)

  it("a row is swiped away, an outline closed, a row moved", function()
    local sample = openExample "Cards with swipe actions"
    app:swipe("Banana", "leading", { distance = 100, duration = 0.2 })
    app:settle()
    app:tap "Delete"
    app:settle()
    assert.is_nil(sample.data:indexPath "Banana")
    gallery.navigationController:popViewController(false)
    app:settle()
    sample = openExample "Outline"
    assert.is_nil(sample.data:indexPath "Walnut")
    assert.is_true(sample.data:indexPath "Fig" ~= nil)
  end)
end)
