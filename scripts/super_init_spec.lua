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

  it("names what is wrong", function()
    local Bad = class("InitBad", UITableViewController)
    function Bad:init(options) Bad.super.init(self, options.style) end
    assert.error_matches(function() Bad { style = nil, other = 1 } Bad(setmetatable({ style = "groupd" }, {})) end,
      [[UITableViewController.init: argument 1 'style' must be one of .*did you mean "grouped"]])
    local Worse = class("InitWorse", UITableViewCell)
    function Worse:init() Worse.super.init(self, { style = 5 }) end
    assert.error_matches(function() Worse {} end, "UITableViewCell.init wants style = one of")
  end)
end)
