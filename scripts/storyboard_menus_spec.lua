-- What lunette import has made of scripts/storyboards/Menus.storyboard: menus, segues of accessory buttons, the tint of the file.
-- Rules: docs/rules/controllers.md 22

describe("a storyboard with menus", function()
  local app, log, window ---@type App, string[], UIWindow

  ---@class storyboard_menus_spec.MenuListController: UITableViewController
  local MenuListController = class("MenuListController", UITableViewController)
  function MenuListController:numberOfRowsInSection() return 2 end
  function MenuListController:cellForRowAt(tableView, path) return tableView:dequeueReusableCell("row", path) end
  function MenuListController:sortByName(action) log[#log + 1] = "by " .. action.title end
  function MenuListController:clear(command) log[#log + 1] = "clear " .. command.title end
  function MenuListController:accessoryButtonTappedForRowWith(_, path) log[#log + 1] = "accessory " .. path.row end
  function MenuListController:didSelectRowAt(_, path) log[#log + 1] = "row " .. path.row end
  function MenuListController:prepareForSegue(segue, sender) log[#log + 1] = segue.identifier .. " of " .. tostring(sender):match "^<(%w+)" end

  before_each(function()
    log = {}
    local plugin = {}
    function plugin:didFinishLaunching()
      window = UIWindow {}
      window.rootViewController = UIStoryboard { name = "storyboards.Menus" }:instantiateInitialViewController()
      window:makeKeyAndVisible()
      self.window = window
    end
    app = launch(plugin, { device = "iPhone 8", system = 17 })
    app:settle()
  end)

  it("has the menu of a button, whose actions call their targets", function()
    -- The title is that of the element that is on.
    app:tap "Age"
    app:settle()
    local menu = assert(app:menu())
    assert.are.same({ "Name", "Age" }, { menu[1].title, menu[2].title })
    app:tap "Name"
    app:settle()
    assert.are.same({ "by Name" }, log)
    assert.is_true(app:exists "Name")
    app:tap "Name"
    app:settle()
    app:tap "Clear"
    app:settle()
    assert.are.same({ "by Name", "clear Clear" }, log)
  end)

  it("begins the segue of an accessory button, and another one of the cell", function()
    app:tap { class = "UITableViewCellMarkControl" }
    app:settle()
    assert.are.same({ "info of UITableViewCell", "accessory 1" }, log)
    assert.are.equal(2, #window.rootViewController.viewControllers)
    window.rootViewController:popViewController(false)
    app:settle()
    log = {}
    app:tap { row = { 1, 2 } }
    app:settle()
    assert.are.same({ "detail of UITableViewCell", "row 2" }, log)
  end)

  it("gives its tint to a window without one", function()
    assert.are.equal("#CC331A", tostring(window.tintColor):match "#%x+")
    local other = UIWindow { tintColor = "green" }
    other.rootViewController = UIStoryboard { name = "storyboards.Menus" }:instantiateInitialViewController()
    assert.are.equal("green", other.tintColor.name or tostring(other.tintColor))
  end)
end)
