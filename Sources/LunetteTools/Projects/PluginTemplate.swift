/// The templates for new plugins. Each has a spec that passes and a kept frame.
public enum PluginTemplate: String, CaseIterable, Sendable {
  case list, navigation, tabs, form

  /// A description for the command's help.
  public var summary: String {
    switch self {
    case .list: "a list whose rows are ticked off"
    case .navigation: "a list in a navigation controller, with + and Edit, and a screen for each row"
    case .tabs: "two tabs, one with a list and one with settings that are kept"
    case .form: "a form with fields, a switch and a date, and an alert"
    }
  }
}

extension PluginTemplate {
  /// The plugin's code; nil for the list, which is in `NewFiles`, since scenarios use it as well.
  var plugin: String? {
    switch self {
    case .list: nil
    case .navigation: Self.navigationPlugin
    case .tabs: Self.tabsPlugin
    case .form: Self.formPlugin
    }
  }

  var spec: String? {
    switch self {
    case .list: nil
    case .navigation: Self.navigationSpec
    case .tabs: Self.tabsSpec
    case .form: Self.formSpec
    }
  }

  private static let launching = """
    local app = { system = 17 }

    function app:didFinishLaunching()
      -- A blue that is easier to read on a bar than the system's own.
      local window = UIWindow { tintColor = "#0060C0" }
      window.rootViewController = ROOT
      window:makeKeyAndVisible()
    end

    return app

    """

  private static func start(_ root: String) -> String { launching.replacing("ROOT", with: root) }

  private static let navigationPlugin =
    """
    -- NAME: a list in a navigation controller; + adds an item, Edit takes some away, a row leads to a screen of its own.
    local items = { "First", "Second", "Third" }

    ---@class NAME.Detail: UIViewController
    ---@overload fun(properties?: table): NAME.Detail
    local Detail = class("Detail", UIViewController)

    function Detail:viewDidLoad()
      self.view.backgroundColor = "systemBackground"
      self.label = UILabel { text = self.title, textAlignment = "center", font = UIFont.systemFont(28) }
      self.view:addSubview(self.label)
    end

    function Detail:viewDidLayoutSubviews()
      local bounds, safe = self.view.bounds, self.view.safeAreaInsets
      self.label.frame = CGRect(0, safe.top, bounds.width, bounds.height - safe.top - safe.bottom)
    end

    ---@class NAME.List: UITableViewController
    ---@overload fun(properties?: table): NAME.List
    local List = class("List", UITableViewController)

    function List:viewDidLoad()
      List.super.viewDidLoad(self)
      self.title = "NAME"
      self.navigationItem.leftBarButtonItem = self.editButtonItem
      self.navigationItem.rightBarButtonItem = UIBarButtonItem { systemItem = "add", target = self, action = "addItem", accessibilityIdentifier = "add" }
    end

    function List:addItem()
      items[#items + 1] = "Item " .. #items + 1
      self.tableView:insertRows({ IndexPath(1, #items) }, "automatic")
    end

    function List:numberOfRowsInSection() return #items end

    function List:cellForRowAt(tableView, indexPath)
      local cell = tableView:dequeueReusableCell("item") or UITableViewCell { reuseIdentifier = "item" }
      cell.textLabel.text = items[indexPath.row]
      cell.accessoryType = "disclosureIndicator"
      return cell
    end

    function List:commitEditingStyle(tableView, style, indexPath)
      table.remove(items, indexPath.row)
      tableView:deleteRows({ indexPath }, "automatic")
    end

    function List:didSelectRowAt(tableView, indexPath)
      self.navigationController:pushViewController(Detail { title = items[indexPath.row] }, true)
    end


    """ + start("UINavigationController { rootViewController = List {} }")

  private static let navigationSpec = """
    -- What NAME does. Run it with: lunette test scripts/NAME_spec.lua
    describe("NAME", function()
      local app ---@type App

      before_each(function() app = launch "NAME" end)

      it("shows its rows", function()
        assert.are.equal(3, app.table:numberOfRows(1))
        assert.frame(app, "start") -- kept in __frames__/ beside this file; lunette test --update writes it
      end)

      it("adds an item", function()
        app.window.rootViewController.topViewController:addItem()
        app:settle()
        assert.is_true(app:exists "Item 4")
      end)

      it("leads to a screen for a row, and back", function()
        local navigation = app.window.rootViewController
        app:tap "Second"
        app:settle()
        assert.are.equal("Second", navigation.topViewController.title)
        navigation:popViewController(true)
        app:settle()
        assert.is_true(app:exists "Third")
      end)
    end)

    """

  private static let tabsPlugin =
    """
    -- NAME: two tabs. What is chosen in the second is kept when the app is launched again.
    ---@class NAME.List: UITableViewController
    ---@overload fun(properties?: table): NAME.List
    local List = class("List", UITableViewController)

    function List:numberOfRowsInSection() return 3 end

    function List:cellForRowAt(tableView, indexPath)
      local cell = tableView:dequeueReusableCell("item") or UITableViewCell { reuseIdentifier = "item" }
      cell.textLabel.text = "Item " .. indexPath.row
      return cell
    end

    ---@class NAME.Settings: UIViewController
    ---@overload fun(properties?: table): NAME.Settings
    local Settings = class("Settings", UIViewController)

    function Settings:viewDidLoad()
      self.view.backgroundColor = "systemBackground"
      local sounds = UISwitch { isOn = UserDefaults.standard:bool "sounds", frame = { 20, 60, 51, 31 }, accessibilityIdentifier = "sounds" }
      sounds.accessibilityLabel = "Sounds"
      sounds:addTarget("valueChanged", function(control) UserDefaults.standard:set(control.isOn, "sounds") end)
      self.view:addSubview(sounds)
      self.view:addSubview(UILabel { text = "Sounds", frame = { 86, 60, 200, 31 } })
    end

    local tabs = UITabBarController {}
    tabs.tabBar.unselectedItemTintColor = "#666666"
    tabs.viewControllers = { List { title = "Items" }, Settings { title = "Settings" } }


    """ + start("tabs")

  private static let tabsSpec = """
    -- What NAME does. Run it with: lunette test scripts/NAME_spec.lua
    describe("NAME", function()
      local app ---@type App

      before_each(function() app = launch "NAME" end)

      it("shows the first tab", function()
        assert.is_true(app:exists "Item 1")
        assert.frame(app, "start") -- kept in __frames__/ beside this file; lunette test --update writes it
      end)

      it("keeps what is chosen in the second", function()
        app.window.rootViewController.selectedIndex = 2
        app:settle()
        app:tap { id = "sounds" }
        app:settle()
        app:relaunch()
        assert.is_true(UserDefaults.standard:bool "sounds")
      end)
    end)

    """

  private static let formPlugin =
    """
    -- NAME: a form. Save is there once there is a name, and an alert says what was saved.
    ---@class NAME.Form: UIViewController
    ---@overload fun(properties?: table): NAME.Form
    local Form = class("Form", UIViewController)

    function Form:viewDidLoad()
      self.view.backgroundColor = "systemBackground"
      self.name = UITextField { placeholder = "Name", borderStyle = "roundedRect", returnKeyType = "done" }
      self.name:addTarget("editingChanged", self, "update")
      self.name:addTarget("editingDidEndOnExit", function() end)
      self.news = UISwitch { accessibilityIdentifier = "news", accessibilityLabel = "News by mail" }
      self.newsLabel = UILabel { text = "News by mail" }
      self.date = UIDatePicker { datePickerMode = "date" }
      self.save = UIButton { title = "Save" }
      self.save:addTarget("touchUpInside", self, "saveForm")
      for _, view in ipairs { self.name, self.news, self.newsLabel, self.date, self.save } do self.view:addSubview(view) end
      self:update()
    end

    function Form:viewDidLayoutSubviews()
      local width, top = self.view.bounds.width, self.view.safeAreaInsets.top + 20
      self.name.frame = CGRect(20, top, width - 40, 44)
      self.newsLabel.frame = CGRect(20, top + 58, width - 111, 31)
      self.news.frame = CGRect(width - 71, top + 58, 51, 31)
      self.date.frame = CGRect(0, top + 96, width, 216)
      self.save.frame = CGRect(20, top + 320, width - 40, 44)
    end

    function Form:update() self.save.isEnabled = #self.name.text > 0 end

    function Form:saveForm()
      self.view:endEditing(true)
      local alert = UIAlertController { title = "Saved", message = "Thank you, " .. self.name.text .. ".", preferredStyle = "alert" }
      alert:addAction(UIAlertAction { title = "OK" })
      self:present(alert, true)
    end


    """ + start("Form {}")

  private static let formSpec = """
    -- What NAME does. Run it with: lunette test scripts/NAME_spec.lua
    describe("NAME", function()
      local app ---@type App

      before_each(function() app = launch "NAME" end)

      it("looks as it did", function()
        assert.frame(app, "start") -- kept in __frames__/ beside this file; lunette test --update writes it
      end)

      it("saves once there is a name", function()
        local save = app:find { class = "UIButton", text = "Save" } ---@cast save UIButton
        assert.is_false(save.isEnabled)
        app:tap { class = "UITextField" }
        app:type "Ada\\n"
        app:settle()
        app:tap "Save"
        app:settle()
        assert.are.equal("Thank you, Ada.", app:alert().message)
        app:tap "OK"
        app:settle()
        assert.is_nil(app:alert())
      end)
    end)

    """
}
