-- UITableViewController: its table, its life, its edit button.
local app, window, controller ---@type App, UIWindow, UITableViewController

local function newClass()
  ---@class table_controller_spec.Items: UITableViewController
  ---@overload fun(properties?: table): table_controller_spec.Items
  local Items = class("Items", UITableViewController)
  function Items:numberOfRowsInSection() return 3 end
  function Items:cellForRowAt(tableView, path)
    local cell = UITableViewCell {}
    cell.textLabel.text = "item " .. path.row
    return cell
  end
  return Items
end

describe("a table view controller", function()
  it("without rows of its own has none, also where it is named as the data source", function()
    local Bare = class("Bare", UITableViewController)
    function Bare:viewDidLoad() self.tableView.dataSource = self end
    local bare = Bare {}
    app = launchWindow(bare)
    assert.are.equal(0, bare.tableView:numberOfRows(1))
  end)

  it("T230 has a table of its style for a view, whose data source and delegate it is", function()
    controller = UITableViewController { style = "grouped" }
    assert.is_true(controller.view:isKind(UITableView))
    assert.are.equal(controller.view, controller.tableView)
    assert.are.equal("grouped", controller.tableView.style)
    assert.are.equal(controller, controller.tableView.dataSource)
    assert.are.equal(controller, controller.tableView.delegate)
    assert.are.equal("plain", UITableViewController {}.tableView.style)
  end)

  it("shows nothing until it says what is in it", function()
    app = launchWindow(UITableViewController {})
    assert.are.equal(0, app.table:numberOfRows(1))
  end)

  it("fills the window and asks its own methods", function()
    app = launchWindow(newClass() {})
    assert.are.equal(UIScreen.main.bounds, app.table.frame)
    assert.is_true(app:exists "item 3")
  end)

  it("is told by name what it lacks", function()
    ---@class table_controller_spec.Broken: UITableViewController
    ---@overload fun(properties?: table): table_controller_spec.Broken
    local Broken = class("Broken", UITableViewController)
    function Broken:numberOfRowsInSection() return 1 end
    assert.raises("has no method 'cellForRowAt'", launchWindow, Broken {})
  end)

  it("loads its data when it first appears, and not when it is seen again", function()
    local count = 0
    local Items = newClass()
    function Items:numberOfRowsInSection()
      count = count + 1
      return 3
    end
    local navigation ---@type UINavigationController
    controller = Items {}
    navigation = UINavigationController { rootViewController = controller }
    app = launchWindow(navigation)
    assert.are.equal(1, count)
    count = 0
    navigation:pushViewController(UIViewController {}, false)
    navigation:popViewController(false)
    app:settle()
    assert.are.equal(0, count)
  end)

  describe("T232", function()
    local function select(setUp)
      local navigation ---@type UINavigationController
      controller = newClass() {}
      navigation = UINavigationController { rootViewController = controller }
      app = launchWindow(navigation)
      setUp()
      controller.tableView:selectRow(IndexPath(1, 2))
      navigation:pushViewController(UIViewController {}, true)
      app:settle()
      assert.are.equal(IndexPath(1, 2), controller.tableView.indexPathForSelectedRow)
      navigation:popViewController(true)
      app:settle()
      return controller.tableView.indexPathForSelectedRow
    end

    it("clears the selection when it is seen again", function()
      assert.is_nil(select(function() end))
      assert.is_false(controller.tableView:cellForRow(IndexPath(1, 2)).isSelected)
    end)
    it("keeps it where it is told to", function()
      assert.are.equal(IndexPath(1, 2), select(function() controller.clearsSelectionOnViewWillAppear = false end))
    end)
    it("keeps it where several rows can be selected", function()
      assert.are.equal(IndexPath(1, 2), select(function() controller.tableView.allowsMultipleSelection = true end))
    end)
  end)

  it("T233 its edit button switches controller and table, and its title", function()
    controller = newClass() {}
    app = launchWindow(controller)
    local button = controller.editButtonItem
    assert.are.equal(button, controller.editButtonItem)
    assert.are.equal("Edit", button.title)
    button:sendAction()
    assert.is_true(controller.isEditing)
    assert.is_true(controller.tableView.isEditing)
    assert.are.equal("Done", button.title)
    app:advance(0.15)
    local x = controller.tableView:cellForRow(IndexPath(1, 1)).contentView.layer:presentation().frame.x
    assert.is_true(x > 1 and x < 37, "animated: " .. x)
    button:sendAction()
    app:settle()
    assert.is_false(controller.isEditing)
    assert.is_false(controller.tableView.isEditing)
    assert.are.equal("Edit", button.title)
  end)

  it("hears of setEditing, however it is asked", function()
    local calls = {}
    local Items = newClass()
    function Items:setEditing(editing, animated)
      Items.super.setEditing(self, editing, animated)
      calls[#calls + 1] = tostring(editing) .. " " .. tostring(animated)
    end
    controller = Items {}
    app = launchWindow(controller)
    controller.isEditing = true
    controller.editButtonItem:sendAction()
    controller:setEditing(true, false)
    assert.are.same({ "true false", "false true", "true false" }, calls)
    assert.is_true(controller.tableView.isEditing)
  end)

  it("may be the data source of its table only, or of another's", function()
    local other = {
      numberOfRowsInSection = function() return 1 end,
      cellForRowAt = function()
        local cell = UITableViewCell {}
        cell.textLabel.text = "other"
        return cell
      end,
    }
    controller = newClass() {}
    controller.tableView.dataSource = other
    app = launchWindow(controller)
    assert.is_true(app:exists "other")
    assert.are.equal(other, controller.tableView.dataSource)
  end)
end)

describe("the keyboard of a field in the table of a table view controller", function()
  local function openForm(device)
    ---@class table_controller_spec.Form: UITableViewController
    ---@overload fun(properties?: table): table_controller_spec.Form
    local Form = class("Form", UITableViewController)
    function Form:numberOfRowsInSection() return 20 end
    function Form:cellForRowAt(tableView, path)
      local cell = UITableViewCell {}
      cell.contentView:addSubview(UITextField { frame = { 10, 5, 200, 30 }, placeholder = "field " .. path.row })
      return cell
    end
    app = launch({
      didFinishLaunching = function()
        window = UIWindow { frame = UIScreen.main.bounds }
        controller = Form {}
        window.rootViewController = controller
        window:makeKeyAndVisible()
      end,
    }, { device = device or "iPhone SE" })
    app:settle()
  end

  it("gets room below the rows, and the row is scrolled above it", function()
    openForm()
    local list = controller.tableView
    app:tap "field 11"
    app:settle()
    assert.are.equal(UIEdgeInsets { 0, 0, 216, 0 }, list.contentInset)
    -- the row ends at 484, the keyboard begins at 352
    assert.are.equal(484 - 352, list.contentOffset.y)
    app:dismissKeyboard()
    app:settle()
    assert.are.equal(UIEdgeInsets { 0, 0, 0, 0 }, list.contentInset)
    assert.are.equal(484 - 352, list.contentOffset.y)
  end)

  it("leaves no more content than there is", function()
    openForm()
    local list = controller.tableView
    list.contentOffset = { 0, 880 - 568 }
    app:settle()
    app:tap "field 20"
    app:settle()
    assert.are.equal(880 - 352, list.contentOffset.y)
    app:dismissKeyboard()
    app:settle()
    assert.are.equal(880 - 568, list.contentOffset.y)
  end)

  it("stands on the home indicator, whose room is not made twice", function()
    openForm "iPhone 16"
    app:tap "field 2"
    app:settle()
    assert.are.equal(291, controller.tableView.adjustedContentInset.bottom)
    assert.are.equal(-59, controller.tableView.contentOffset.y)
  end)

  it("an inset that the app sets meanwhile stays, and a field elsewhere changes nothing", function()
    openForm()
    local list = controller.tableView
    app:tap "field 1"
    app:settle()
    list.contentInset = { 0, 0, 50, 0 }
    app:dismissKeyboard()
    app:settle()
    assert.are.equal(50, list.contentInset.bottom)
    window:addSubview(UITextField { frame = { 10, 10, 100, 30 }, placeholder = "elsewhere" })
    app:tap "elsewhere"
    app:settle()
    assert.are.equal(50, list.contentInset.bottom)
  end)

  it("gives the room back when the controller goes", function()
    openForm()
    app:tap "field 1"
    app:settle()
    assert.are.equal(216, controller.tableView.contentInset.bottom)
    window.rootViewController = UIViewController {}
    app:settle()
    assert.are.equal(0, controller.tableView.contentInset.bottom)
  end)
end)
