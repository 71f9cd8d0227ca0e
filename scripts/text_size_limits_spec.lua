-- minimumContentSizeCategory and maximumContentSizeCategory. Source: docs/rules/appearance.md 2
local app

local function label(text, y)
  return UILabel { text = text, frame = { 0, y, 300, 60 }, font = UIFont.preferredFont "body", adjustsFontForContentSizeCategory = true }
end

describe("limits of the text size", function()
  it("hold for a view and all below it, within those around", function()
    local free, outer, inner = label("free", 0), label("outer", 60), label("inner", 0)
    local box = UIView { frame = { 0, 120, 320, 200 }, minimumContentSizeCategory = "medium", maximumContentSizeCategory = "extraLarge" }
    local nested = UIView { frame = { 0, 60, 320, 100 }, maximumContentSizeCategory = "accessibilityLarge" }
    nested:addSubview(inner)
    box:addSubview(outer)
    box:addSubview(nested)
    app = launchWindow({ free, box }, { system = 17 })
    local function sizes() return { free.font.pointSize, outer.font.pointSize, inner.font.pointSize } end
    assert.are.same({ 17, 17, 17 }, sizes())
    app:setTextSize "AX3"
    assert.are.same({ 40, 19, 19 }, sizes())
    app:advanceFrames(1)
    assert.are.equal("extraLarge", inner.traitCollection.preferredContentSizeCategory)
    assert.are.equal("accessibilityExtraLarge", free.traitCollection.preferredContentSizeCategory)
    app:setTextSize "XS"
    assert.are.same({ 14, 16, 16 }, sizes())
    app:setTextSize "AX3"
    nested.maximumContentSizeCategory = "large"
    app:advanceFrames(1)
    assert.are.same({ 40, 19, 17 }, sizes())
    box.maximumContentSizeCategory, nested.maximumContentSizeCategory = nil, nil
    app:advanceFrames(1)
    assert.are.same({ 40, 40, 40 }, sizes())
    assert.is_nil(box.maximumContentSizeCategory)
    assert.raises("must be one of", function() box.maximumContentSizeCategory = "enormous" end)
  end)

  it("tell of themselves as of other traits, and hold for what comes later", function()
    local told, box = {}, UIView { frame = { 0, 0, 320, 200 } }
    box:registerForTraitChanges({ "preferredContentSizeCategory" }, function(view) told[#told + 1] = view.traitCollection.preferredContentSizeCategory end)
    app = launchWindow({ box }, { textSize = "AX3" })
    box.maximumContentSizeCategory = "large"
    app:advanceFrames(1)
    assert.are.same({ "large" }, told)
    local late = label("late", 0)
    assert.are.equal(40, late.font.pointSize)
    box:addSubview(late)
    assert.are.equal(17, late.font.pointSize)
  end)

  it("keep the rows of a list as high as its texts are shown", function()
    local function heights(limit)
      local view ---@type UICollectionView
      app = launchWindow(function(window)
        view = UICollectionView {
          frame = window.bounds, collectionViewLayout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "plain" }),
        }
        view.maximumContentSizeCategory = limit
        local rows = UICollectionView.CellRegistration {
          cellClass = UICollectionViewListCell,
          handler = function(cell, _, item)
            local content = cell:defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
          end,
        }
        view.dataSource = {
          numberOfItemsInSection = function() return 2 end,
          cellForItemAt = function(_, list, path) return list:dequeueConfiguredReusableCell(rows, path, "Row " .. path.item) end,
        }
        window:addSubview(view)
      end, { system = 17, textSize = "AX3" })
      app:settle()
      return view:cellForItem(IndexPath(1, 1)).bounds.height, app:find("Row 1").font.pointSize
    end
    local free, large = heights(nil)
    local limited, small = heights "large"
    assert.is_true(free > 50 and large == 40, ("%g high, %g points"):format(free, large))
    assert.are.equal(44, limited)
    assert.are.equal(17, small)
  end)
end)

it("headings of lists grow in their own weight, as fonts of styles do", function()
  for _, expected in ipairs { { "plainHeader", 17, 40 }, { "sidebarHeader", 20, 43 }, { "extraProminentInsetGroupedHeader", 20, 43 } } do
    app = launchWindow(function(window)
      local cell = UITableViewCell { frame = { 0, 40, 320, 80 } }
      local configuration = UIListContentConfiguration[expected[1]]()
      configuration.text = "Title"
      cell.contentConfiguration = configuration
      window:addSubview(cell)
    end, { system = 17 })
    local function look() return { app:find("Title").font.pointSize, app:find("Title").font.weight } end
    assert.are.same({ expected[2], "bold" }, look(), expected[1])
    app:setTextSize "AX3"
    assert.are.same({ expected[3], "bold" }, look(), expected[1])
  end
end)
