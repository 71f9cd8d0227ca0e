-- UICollectionView makes cells and supplementary views by init(frame:), with the frame that the layout has for them.

describe("A cell that a collection view makes", function()
  local given

  ---@param headerHeight number
  ---@param fill fun(screen: table)
  local function showItems(headerHeight, fill)
    given = {}
    local Screen = class("Screen", UICollectionViewController)
    function Screen:numberOfItemsInSection() return 2 end
    local screen = Screen { collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 100, 50 }, headerReferenceSize = { 0, headerHeight } } }
    fill(Screen)
    local app = launchWindow(screen, { device = "iPhone 8" })
    app:settle()
    return screen.collectionView
  end

  local function newClass(name, base)
    local View = class(name, base)
    function View:init(options)
      View.super.init(self, options)
      given[#given + 1] = { tostring(options.frame), tostring((self.contentView or self).bounds) }
      self.label = UILabel { frame = (self.contentView or self).bounds, text = "x" };
      (self.contentView or self):addSubview(self.label)
    end
    return View
  end

  it("has its item's frame while it is made", function()
    local Cell = newClass("Cell", UICollectionViewCell)
    local list = showItems(0, function(Screen)
      function Screen:viewDidLoad()
        Screen.super.viewDidLoad(self)
        self.collectionView:register(Cell, "cell")
      end
      function Screen:cellForItemAt(view, path) return view:dequeueReusableCell("cell", path) end
    end)
    assert.are.same({ "CGRect {0, 0, 100, 50}", "CGRect {0, 0, 100, 50}" }, given[1])
    assert.are.equal(CGRect { 0, 0, 100, 50 }, list:cellForItem(IndexPath { item = 2, section = 1 }).label.frame)
  end)

  it("has it also where a registration makes it, as headers have", function()
    local Cell, Header = newClass("Cell", UICollectionViewCell), newClass("Header", UICollectionReusableView)
    local registration = UICollectionView.CellRegistration { cellClass = Cell, handler = function() end }
    local list = showItems(30, function(Screen)
      function Screen:viewDidLoad()
        Screen.super.viewDidLoad(self)
        self.collectionView:register(Header, UICollectionView.elementKindSectionHeader, "header")
      end
      function Screen:cellForItemAt(view, path) return view:dequeueConfiguredReusableCell(registration, path, 1) end
      function Screen:viewForSupplementaryElementOfKind(view, kind, path) return view:dequeueReusableSupplementaryView(kind, "header", path) end
    end)
    assert.are.equal(CGRect { 0, 0, 100, 50 }, list:cellForItem(IndexPath { item = 1, section = 1 }).label.frame)
    assert.are.equal(CGRect { 0, 0, 375, 30 }, list:supplementaryView(UICollectionView.elementKindSectionHeader, IndexPath { item = 1, section = 1 }).label.frame)
  end)
end)
