-- What UIKit asks of a class of the app's own beside its looks: the classes of what a layout makes, the bar of a search, scrolling, carets, waiting.

local function rootWith(fill)
  return launchWindow(function(window) fill(window) end)
end

describe("a layout's classes", function()
  local function grid(Layout, Cell)
    local source = {
      numberOfItemsInSection = function() return 4 end,
      cellForItemAt = function(_, view, path) return view:dequeueReusableCell("cell", path) end,
    }
    local list
    local app = rootWith(function(window)
      list = UICollectionView { frame = window.bounds, collectionViewLayout = Layout }
      list:register(Cell or UICollectionViewCell, "cell")
      list.dataSource = source
      window:addSubview(list)
    end)
    app:settle()
    return list, app, source
  end

  it("are those of its attributes, which come to the cells with their fields", function()
    local Attributes = class("Attributes", UICollectionViewLayoutAttributes)
    Attributes.shade = 0
    local Cell = class("Cell", UICollectionViewCell)
    function Cell:apply(attributes)
      Cell.super.apply(self, attributes)
      self.alpha = 1 - attributes.shade
    end
    local Layout = class("Layout", UICollectionViewFlowLayout)
    function Layout:layoutAttributesClass() return Attributes end
    function Layout:layoutAttributesForElements(rect)
      local all = Layout.super.layoutAttributesForElements(self, rect)
      for _, attributes in ipairs(all) do
        assert.is_true(attributes:isKind(Attributes))
        attributes.shade = 0.5
      end
      return all
    end
    local list = grid(Layout {}, Cell)
    assert.are.equal(0.5, list.visibleCells[1].alpha)
    assert.is_true(Layout.super.layoutAttributesForItem(list.collectionViewLayout, IndexPath(1, 1)):isKind(Attributes))
  end)

  it("may stand as a value, for compositional layouts, too", function()
    local Attributes = class("Attributes", UICollectionViewLayoutAttributes)
    local Layout = class("Layout", UICollectionViewCompositionalLayout)
    Layout.layoutAttributesClass = Attributes
    local size = NSCollectionLayoutSize { widthDimension = NSCollectionLayoutDimension.fractionalWidth(1), heightDimension = NSCollectionLayoutDimension.absolute(40) }
    local item = NSCollectionLayoutItem { layoutSize = size }
    local section = NSCollectionLayoutSection { group = NSCollectionLayoutGroup.vertical { layoutSize = size, subitems = { item } } }
    local list = grid(Layout { section = section })
    assert.is_true(list:layoutAttributesForItem(IndexPath(1, 2)):isKind(Attributes))
  end)

  it("must be classes of attributes", function()
    local Layout = class("Layout", UICollectionViewFlowLayout)
    function Layout:layoutAttributesClass() return UIView end
    assert.raises("layoutAttributesClass must be a class that derives from UICollectionViewLayoutAttributes", function() grid(Layout {}) end)
  end)

  it("are those of the contexts with which it is invalidated", function()
    local Context = class("Context", UICollectionViewFlowLayoutInvalidationContext)
    Context.reason = "none"
    local Layout = class("Layout", UICollectionViewFlowLayout)
    function Layout:invalidationContextClass() return Context end
    function Layout:shouldInvalidateLayoutForBoundsChange() return true end
    function Layout:invalidationContextForBoundsChange(bounds)
      local context = Layout.super.invalidationContextForBoundsChange(self, bounds)
      context.reason = "bounds"
      return context
    end
    local reasons = {}
    function Layout:invalidateLayout(context)
      if context then reasons[#reasons + 1] = context.reason end
      Layout.super.invalidateLayout(self, context)
    end
    local list, app = grid(Layout {})
    reasons = {}
    list.contentOffset = { 0, 20 }
    app:advanceFrames(1)
    assert.are.equal("bounds", reasons[1])
    reasons = {}
    list:reloadData()
    app:advanceFrames(1)
    assert.are.equal("none", reasons[1])
  end)

  it("must be contexts of a flow layout where the layout is one", function()
    local Layout = class("Layout", UICollectionViewFlowLayout)
    function Layout:invalidationContextClass() return UICollectionViewLayoutInvalidationContext end
    assert.raises("must be a class that derives from UICollectionViewFlowLayoutInvalidationContext", function() grid(Layout {}) end)
  end)
end)

describe("a search", function()
  it("has the bar of its class, which may refuse a cancel button", function()
    local Bar = class("Bar", UISearchBar)
    local asked = {}
    function Bar:setShowsCancelButton(shows) asked[#asked + 1] = shows end
    local Search = class("Search", UISearchController)
    function Search:searchBar()
      self.own = self.own or Bar { placeholder = "Find" }
      return self.own
    end
    local search = Search {}
    local root = UIViewController { title = "Root" }
    root.navigationItem.searchController = search
    local app = launchWindow(UINavigationController { rootViewController = root })
    app:settle()
    assert.is_true(search.searchBar:isKind(Bar))
    assert.is_true(search.searchBar.window ~= nil)
    search.isActive = true
    app:settle()
    assert.is_true(search.isActive)
    assert.is_false(search.searchBar.showsCancelButton)
    search.isActive = false
    app:settle()
    assert.are.same({ true, false }, asked)
  end)

  it("has a plain bar under super", function()
    local Search = class("Search", UISearchController)
    function Search:searchBar()
      local bar = Search.super.searchBar(self)
      bar.prompt = "Where?"
      return bar
    end
    local search = Search {}
    launchWindow(UIViewController {}):settle()
    assert.are.equal("Where?", search.searchBar.prompt)
    assert.are.equal("Search", search.searchBar.placeholder)
  end)
end)

describe("a scroll view's class", function()
  it("decides whether it scrolls to a field that begins editing", function()
    local function offsetAfterEditing(Scroll)
      local scroll, field
      local app = rootWith(function(window)
        scroll = Scroll { frame = { 0, 0, 320, 200 }, contentSize = { 320, 1000 } }
        field = UITextField { frame = { 10, 600, 200, 30 } }
        scroll:addSubview(field)
        window:addSubview(scroll)
      end)
      app:settle()
      field:becomeFirstResponder()
      app:settle()
      return scroll.contentOffset.y
    end
    local Still = class("Still", UIScrollView)
    function Still:scrollRectToVisible() end
    local Stiff = class("Stiff", UIScrollView)
    local got
    function Stiff:setContentOffset(offset, animated) got = { offset.y, animated } end
    assert.are.equal(430, offsetAfterEditing(UIScrollView))
    assert.are.equal(0, offsetAfterEditing(Still))
    assert.are.equal(0, offsetAfterEditing(Stiff))
    assert.are.same({ 430, true }, got)
  end)

  it("hears of rows that it scrolls to and of the caret that its text follows", function()
    local offsets = {}
    local Table = class("Table", UITableView)
    function Table:setContentOffset(offset, animated)
      offsets[#offsets + 1] = offset.y
      Table.super.setContentOffset(self, offset, animated)
    end
    local source = { numberOfRowsInSection = function() return 50 end, cellForRowAt = function() return UITableViewCell {} end }
    local Text = class("Text", UITextView)
    function Text:setContentOffset() offsets.text = true end
    local list, text
    local app = rootWith(function(window)
      list = Table { frame = { 0, 0, 320, 200 }, dataSource = source, rowHeight = 40 }
      text = Text { frame = { 0, 220, 320, 60 }, text = ("line\n"):rep(20) }
      window:addSubview(list)
      window:addSubview(text)
    end)
    app:settle()
    list:scrollToRow(IndexPath(1, 20), "top", false)
    assert.are.equal(760, offsets[1])
    assert.are.equal(760, list.contentOffset.y)
    text:scrollRangeToVisible({ 100, 100 })
    assert.is_true(offsets.text)
    assert.are.equal(0, text.contentOffset.y)
  end)

  it("reloads and shows its indicators where its controller asks for it", function()
    local calls = {}
    local Table = class("Table", UITableView)
    function Table:reloadData()
      calls[#calls + 1] = "reloadData"
      Table.super.reloadData(self)
    end
    function Table:flashScrollIndicators() calls[#calls + 1] = "flash" end
    local Page = class("Page", UITableViewController)
    function Page:loadView() self.view = Table { delegate = self, dataSource = self } end
    function Page:numberOfRowsInSection() return 0 end
    launchWindow(Page {}):settle()
    assert.are.same({ "reloadData", "flash" }, calls)
    calls = {}
    local Grid = class("Grid", UICollectionView)
    function Grid:reloadData()
      calls[#calls + 1] = "reloadData"
      Grid.super.reloadData(self)
    end
    local GridPage = class("GridPage", UICollectionViewController)
    function GridPage:numberOfItemsInSection() return 0 end
    local page = GridPage { collectionViewLayout = UICollectionViewFlowLayout {} }
    page.collectionView = Grid { frame = { 0, 0, 320, 480 }, collectionViewLayout = UICollectionViewFlowLayout {}, dataSource = page }
    launchWindow(page):settle()
    assert.are.same({ "reloadData" }, calls)
  end)
end)

describe("a text's class", function()
  it("says where a finger puts the caret", function()
    for _, Kind in ipairs { UITextField, UITextView } do
      local Code = class("Code", Kind)
      function Code:closestPosition(point, range)
        assert.is_true(Code.super.closestPosition(self, point, range) ~= nil)
        return self.endOfDocument
      end
      local code
      local app = rootWith(function(window)
        code = Code { frame = { 20, 100, 200, 40 }, text = "12345" }
        window:addSubview(code)
      end)
      app:tap({ 26, 120 })
      app:settle()
      assert.are.equal(5, code.selectedRange.location)
    end
  end)

  it("hears of its selection only where that has changed", function()
    local count = 0
    local Field = class("Field", UITextField)
    function Field:didSetSelectedTextRange() count = count + 1 end
    local field
    local app = rootWith(function(window)
      field = Field { frame = { 20, 100, 200, 40 }, text = "hello" }
      window:addSubview(field)
    end)
    app:advance(1)
    local before = count
    app:advance(1)
    assert.are.equal(before, count)
    field.selectedRange = { 2, 3 }
    assert.are.equal(before + 1, count)
  end)
end)

describe("a recognizer's class", function()
  it("waits for another, or lets another wait", function()
    local function order(configure)
      local heard = {}
      local One, Two = class("One", UITapGestureRecognizer), class("Two", UITapGestureRecognizer)
      configure(One, Two)
      local box
      local app = rootWith(function(window)
        box = UIView { frame = { 0, 100, 100, 100 } }
        window:addSubview(box)
      end)
      box:addGestureRecognizer(One { action = function() heard[#heard + 1] = "one" end })
      box:addGestureRecognizer(Two { numberOfTapsRequired = 2, action = function() heard[#heard + 1] = "two" end })
      app:doubleTap({ 50, 150 })
      app:settle()
      return heard
    end
    assert.are.same({ "one", "two" }, order(function() end))
    assert.are.same({ "two" }, order(function(One) function One:shouldRequireFailure(other) return other:isKind(UITapGestureRecognizer) end end))
    assert.are.same({ "two" }, order(function(_, Two) function Two:shouldBeRequiredToFail() return true end end))
  end)
end)

describe("a view's class", function()
  it("sets its layer's contents in place of drawing", function()
    local Picture = class("Picture", UIView)
    local calls = {}
    function Picture:displayLayer(layer)
      calls[#calls + 1] = layer == self.layer
      layer.backgroundColor = "red"
    end
    function Picture:draw() calls[#calls + 1] = "draw" end
    local picture
    local app = rootWith(function(window)
      picture = Picture { frame = { 0, 0, 50, 50 } }
      window:addSubview(picture)
    end)
    app:settle()
    assert.are.same({ true }, calls)
    picture:setNeedsDisplay()
    app:advanceFrames(1)
    assert.are.same({ true, true }, calls)
  end)
end)

describe("a cell's class", function()
  it("hears of the controls that come and go", function()
    local heard = {}
    local Cell = class("Cell", UITableViewCell)
    function Cell:willTransition(state)
      Cell.super.willTransition(self, state)
      heard[#heard + 1] = "will " .. table.concat(state, ",")
    end
    function Cell:didTransition(state) heard[#heard + 1] = "did " .. table.concat(state, ",") end
    local source = {
      numberOfRowsInSection = function() return 1 end,
      cellForRowAt = function() return Cell {} end,
      canEditRowAt = function() return true end,
      commitEditingStyle = function() end,
    }
    local list
    local app = rootWith(function(window)
      list = UITableView { frame = window.bounds, dataSource = source, rowHeight = 60 }
      window:addSubview(list)
    end)
    app:settle()
    list:setEditing(true, true)
    assert.are.same({ "will showingEditControl" }, heard)
    app:settle()
    list:setEditing(false, false)
    assert.are.same({ "will showingEditControl", "did showingEditControl", "will ", "did " }, heard)
    heard = {}
    app:swipe({ 250, 30 }, "left")
    app:settle()
    assert.are.equal("will showingDeleteConfirmation", heard[1])
  end)
end)

describe("a search controller whose class makes its bar", function()
  local function searchWithBarMadeIn(init)
    local Search = class("Search", UISearchController)
    if init then
      function Search:init(...)
        Search.super.init(self, ...)
        self.own = UISearchBar {}
      end
    end
    function Search:searchBar()
      if not self.own then self.own = UISearchBar {} end
      return self.own
    end
    return Search
  end

  it("begins a search in it, though nobody else has asked for the bar", function()
    local root = UIViewController { definesPresentationContext = true }
    local app = launchWindow(UINavigationController { rootViewController = root })
    local search = searchWithBarMadeIn(false) {}
    search.searchBar.frame = { 0, 100, 320, 56 }
    root.view:addSubview(search.searchBar)
    app:settle()
    app:tap { 160, 128 }
    app:settle()
    assert.is_true(search.isActive)
  end)

  it("may get its updater before the class has made the bar", function()
    local texts = {}
    local updater = { updateSearchResults = function(_, search) texts[#texts + 1] = search.searchBar.text end }
    local root = UIViewController { definesPresentationContext = true }
    local app = launchWindow(UINavigationController { rootViewController = root })
    local search = searchWithBarMadeIn(true) { searchResultsUpdater = updater }
    search.searchBar.frame = { 0, 100, 320, 56 }
    root.view:addSubview(search.searchBar)
    app:settle()
    app:tap { 160, 128 }
    app:settle()
    app:type "ab"
    assert.are.equal("ab", texts[#texts])
  end)
end)
