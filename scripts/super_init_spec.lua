-- What a class's own init hands to UIKit's initializer: docs/classes.md, "Making objects".

describe("Class.super.init", function()
  it("gives a registered cell its style, by name and in UIKit's order", function()
    local Named = class("InitNamedCell", UITableViewCell)
    function Named:init(_, identifier) Named.super.init(self, { style = "subtitle", reuseIdentifier = identifier }) end
    local Ordered = class("InitOrderedCell", UITableViewCell)
    function Ordered:init(_, identifier)
      Ordered.super.init(self, "value1", identifier)
      self.detailTextLabel.text = "made"
    end
    local list = UITableView { frame = { 0, 0, 320, 200 } }
    list:register(Named, "named")
    list:register(Ordered, "ordered")
    local named, ordered = list:dequeueReusableCell "named", list:dequeueReusableCell "ordered"
    assert.are.equal("subtitle", named.style)
    named.detailTextLabel.text = "below"
    assert.are.equal("named", named.reuseIdentifier)
    assert.are.equal("value1", ordered.style)
    assert.are.equal("made", ordered.detailTextLabel.text)
    assert.are.equal("ordered", ordered.reuseIdentifier)
  end)

  it("changes a cell's style after its texts were used", function()
    local Late = class("InitLateCell", UITableViewCell)
    function Late:init(options)
      self.textLabel.text = "gone"
      Late.super.init(self, { style = options.wanted })
    end
    local cell = Late { wanted = "value2" }
    assert.is_not_nil(cell.detailTextLabel)
    assert.is_nil(cell.textLabel.text)
    assert.is_nil(Late { style = "subtitle", wanted = "default" }.detailTextLabel)
  end)

  it("gives controllers their style, layout, root and pages", function()
    local Table = class("InitTable", UITableViewController)
    function Table:init(store)
      Table.super.init(self, "insetGrouped")
      self.store = store
    end
    local store = setmetatable({}, { __index = { kind = "store" } })
    local list = Table(store)
    assert.are.equal("insetGrouped", list.tableView.style)
    assert.are.equal(store, list.store)
    local Grid = class("InitGrid", UICollectionViewController)
    function Grid:init() Grid.super.init(self, { collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 5, 6 } } }) end
    assert.are.equal(CGSize(5, 6), Grid {}.collectionViewLayout.itemSize)
    local Stack = class("InitStack", UINavigationController)
    function Stack:init() Stack.super.init(self, { rootViewController = UIViewController { title = "first" } }) end
    assert.are.equal("first", Stack {}.topViewController.title)
    local Pages = class("InitPages", UIPageViewController)
    function Pages:init() Pages.super.init(self, "scroll", "vertical") end
    assert.are.equal("scroll", Pages {}.transitionStyle)
    assert.are.equal("vertical", Pages {}.navigationOrientation)
    local View = class("InitView", UIView)
    function View:init(frame) View.super.init(self, frame) end
    assert.are.equal(CGRect(1, 2, 3, 4), View(CGRect(1, 2, 3, 4)).frame)
    assert.are.equal(CGRect(1, 2, 3, 4), View { 1, 2, 3, 4 }.frame)
  end)

  it("sets properties, and leaves those of the same table alone", function()
    local Sheet = class("InitSheet", UIViewController)
    function Sheet:init(options)
      self.title = "own"
      Sheet.super.init(self, options)
      Sheet.super.init(self, { modalPresentationStyle = "formSheet", note = 3 })
    end
    local sheet = Sheet { title = "given" }
    assert.are.equal("own", sheet.title)
    assert.are.equal("formSheet", sheet.modalPresentationStyle)
  end)

  it("hands arguments in order to init, and makes UIKit's part without a table", function()
    local Detail = class("InitDetail", UIViewController)
    function Detail:init(first, second) self.first, self.second = first, second end
    local view = UIView {}
    local detail = Detail(view, 2)
    assert.are.equal(view, detail.first)
    assert.are.equal(2, detail.second)
    assert.are.equal("text", Detail("text").first)
    local Plain = class("InitPlain", UIViewController)
    assert.has_error(function() Plain(3) end, "UIViewController takes one table of properties, got 3; write UIViewController { name = value, ... }")
  end)

  -- A class whose init takes two arguments of its own, and hands on `names`, or `order`.
  local function made(super, names, order)
    local Class = class("InitMade", super)
    function Class:init(_, _)
      if names then Class.super.init(self, names) else Class.super.init(self, table.unpack(order)) end
    end
    return Class("x", 1)
  end

  it("gives a recognizer its target and action", function()
    local count, target = 0, {}
    function target:go() count = count + 1 end
    local app = launchWindow(function(window)
      for place, options in ipairs { { target = target, action = "go" }, { order = { target, "go" } }, { action = function() count = count + 1 end } } do
        local view = UIView { frame = { 0, place * 100, 100, 100 } }
        view:addGestureRecognizer(made(UITapGestureRecognizer, not options.order and options, options.order))
        window:addSubview(view)
      end
    end)
    for place = 1, 3 do app:tap { 50, place * 100 + 50 } end
    assert.are.equal(3, count)
  end)

  it("hands on what UIKit's initializers take, by name or in order", function()
    local image, effect, layout = UIImage { systemName = "star" }, UIBlurEffect { style = "light" }, UICollectionViewFlowLayout { minimumLineSpacing = 77 }
    local target = { go = function() end }
    for _, form in ipairs { "names", "order" } do
      local function of(class, names, order) return made(class, form == "names" and names, order) end
      local item = of(UIBarButtonItem, { title = "T", style = "done", target = target, action = "go" }, { "T", "done", target, "go" })
      assert.are.same({ "T", "done", "go" }, { item.title, item.style, item.action })
      assert.are.equal(target, item.target)
      assert.are.equal("add", of(UIBarButtonItem, { barButtonSystemItem = "add" }, { "add", target, "go" }).systemItem)
      assert.are.equal(image, of(UIBarButtonItem, { image = image, style = "plain" }, { image, "plain" }).image)
      local tab = of(UITabBarItem, { title = "T", image = image, tag = 4 }, { "T", image, 4 })
      assert.are.same({ "T", 4 }, { tab.title, tab.tag })
      assert.are.equal(2, of(UISegmentedControl, { items = { "a", "b" } }, { { "a", "b" } }).numberOfSegments)
      assert.are.equal(2, #of(UIStackView, { arrangedSubviews = { UIView {}, UIView {} } }, { { UIView {}, UIView {} } }).arrangedSubviews)
      assert.are.equal(image, of(UIImageView, { image = image }, { image }).image)
      assert.are.equal(effect, of(UIVisualEffectView, { effect = effect }, { effect }).effect)
      assert.are.equal("large", of(UIActivityIndicatorView, { style = "large" }, { "large" }).style)
      assert.are.equal("bar", of(UIProgressView, { progressViewStyle = "bar" }, { "bar" }).progressViewStyle)
      local results = UIViewController {}
      assert.are.equal(results, of(UISearchController, { searchResultsController = results }, { results }).searchResultsController)
      local grid = of(UICollectionView, { frame = { 0, 0, 9, 9 }, collectionViewLayout = layout }, { { 0, 0, 9, 9 }, layout })
      assert.are.same({ 77, 9 }, { grid.collectionViewLayout.minimumLineSpacing, grid.frame.width })
      local presented, presenting = UIViewController {}, UIViewController {}
      local presentation = of(UIPresentationController, { presentedViewController = presented, presenting = presenting }, { presented, presenting })
      assert.are.equal(presented, presentation.presentedViewController)
      assert.are.equal(presenting, presentation.presentingViewController)
    end
  end)

  it("takes a frame where the class has an initializer of its own besides", function()
    for _, class in ipairs { UIImageView, UISegmentedControl, UIStackView, UIVisualEffectView } do
      assert.are.equal(CGRect(1, 2, 30, 40), made(class, nil, { CGRect(1, 2, 30, 40) }).frame)
    end
  end)

  it("needs a layout for a collection view without an init of its own", function()
    local Grid = class("InitGrid", UICollectionView)
    assert.error_matches(function() Grid {} end, "must be initialized with a non%-nil layout parameter")
  end)

  it("names what is wrong", function()
    local Bad = class("InitBad", UITableViewController)
    function Bad:init(options) Bad.super.init(self, options.style) end
    assert.error_matches(function() Bad { style = nil, other = 1 } Bad(setmetatable({ style = "groupd" }, {})) end,
      [[UITableViewController.init: argument 1 'style' must be one of .*did you mean "grouped"]])
    local Worse = class("InitWorse", UITableViewCell)
    function Worse:init() Worse.super.init(self, { style = 5 }) end
    assert.error_matches(function() Worse {} end, "UITableViewCell.init wants style = one of")
  end)

  it("leaves nil in front to the initializer that is long enough", function()
    local target = { go = function() end }
    local item = made(UIBarButtonItem, nil, { nil, "done", target, "go" })
    assert.are.same({ "done", "go" }, { item.style, item.action })
    assert.are.equal(target, item.target)
  end)

  it("raises what UIKit refuses at its own line", function()
    local Ring = class("InitRing", UIStackView)
    function Ring:init() Ring.super.init(self, { arrangedSubviews = { self } }) end
    assert.error_matches(function() Ring() end, "Can't add self as subview")
    assert.is_string(tostring(UIView {}))
  end)

  it("comes before the setters of a control's states", function()
    local Chip = class("InitChip", UIControl)
    function Chip:init(options)
      Chip.super.init(self, options)
      self.dot = UIView { isHidden = not self.isSelected }
    end
    function Chip:setSelected(selected)
      Chip.super.setSelected(self, selected)
      self.dot.isHidden = not selected
    end
    local chip = Chip { isSelected = true }
    assert.is_true(chip.isSelected)
    assert.is_false(chip.dot.isHidden)
    chip.isSelected = false
    assert.is_true(chip.dot.isHidden)
  end)
end)
