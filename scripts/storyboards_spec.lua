-- What lunette import has made of scripts/storyboards/Main.storyboard. Rules: docs/rules/controllers.md 22

local log, app ---@type table, App

---@class storyboards_spec.TypeCell: UITableViewCell
---@overload fun(properties?: table): storyboards_spec.TypeCell
local TypeCell = class("TypeCell", UITableViewCell)
function TypeCell:awakeFromNib() self.wakings = (self.wakings or 0) + 1 end

---@class storyboards_spec.TeaListController: UITableViewController
---@field refuses any
---@overload fun(properties?: table): storyboards_spec.TeaListController
local TeaListController = class("TeaListController", UITableViewController)
function TeaListController:numberOfRowsInSection() return 30 end
function TeaListController:cellForRowAt(tableView, path)
  local cell = tableView:dequeueReusableCell("row", path)
  cell.nameLabel.text = "Tea " .. path.row
  return cell
end
function TeaListController:didSelectRowAt() log[#log + 1] = "selected" end
function TeaListController:shouldPerformSegue(identifier)
  log[#log + 1] = "should " .. identifier
  return not self.refuses
end
function TeaListController:prepareForSegue(segue, sender)
  log[#log + 1] = "prepare " .. segue.identifier .. " " .. tostring(segue.destination.isViewLoaded)
  self.segue, self.sender = segue, sender
end
function TeaListController:unwindToTeas(segue) log[#log + 1] = "unwound from " .. tostring(segue.source):match "^<(%w+)" end

---@class storyboards_spec.TeaController: UIViewController
---@field titleLabel any
---@overload fun(properties?: table): storyboards_spec.TeaController
local TeaController = class("TeaController", UIViewController)
function TeaController:viewDidLoad() self.seen = self.titleLabel end
function TeaController:prepareForSegue(segue) self.embedded = segue.destination end
function TeaController:brew(sender) log[#log + 1] = "brew " .. sender.currentTitle end
function TeaController:heat() log[#log + 1] = "heat" end
function TeaController:twice() log[#log + 1] = "twice" end

local function openStoryboard(identifier)
  log = {}
  local plugin = { statusBar = true }
  function plugin:didFinishLaunching()
    local storyboard = UIStoryboard { name = "storyboards.Main" }
    self.window = UIWindow { backgroundColor = "white" }
    self.window.rootViewController = identifier and storyboard:instantiateViewController(identifier) or storyboard:instantiateInitialViewController()
    self.window:makeKeyAndVisible()
  end
  app = launch(plugin, { device = "iPhone 8" })
  return plugin.window.rootViewController
end

describe("A storyboard", function()
  it("M-185 begins with its initial controller, whose root has its outlets when its view is loaded", function()
    local navigation = openStoryboard()
    assert.matches("^<UINavigationController", tostring(navigation))
    assert.are.equal("#CC331A", tostring(navigation.navigationBar.tintColor):match "#%x+")
    local list = navigation.topViewController
    assert.matches("^<TeaListController", tostring(list))
    assert.are.equal("Teas", list.navigationItem.title)
    assert.are.equal("storyboards.Main", list.storyboard.name)
    local detail = list.storyboard:instantiateViewController "Detail"
    assert.is_nil(detail.titleLabel)
    assert.is_false(detail.isViewLoaded)
    navigation:pushViewController(detail, false)
    app:advanceFrames(1)
    assert.are.equal(detail.titleLabel, detail.seen)
    assert.are.equal("CGRect {20, 84, 335, 30}", tostring(detail.titleLabel.frame))
    assert.are.equal(2, #detail.labels)
    assert.are.equal("CGRect {20, 600, 100, 21}", tostring(detail.labels[2].frame))
    assert.are.equal(4, detail.view.subviews[2].subviews[1].layer.cornerRadius)
  end)

  it("M-186 lets a touch of a cell ask, prepare and push, in this order", function()
    local navigation = openStoryboard()
    local list = navigation.topViewController
    app:tap "Tea 2"
    app:settle()
    assert.are.same({ "should detail", "prepare detail false", "selected" }, log)
    assert.matches("^<TeaController", tostring(navigation.topViewController))
    assert.are.equal(list, list.segue.source)
    assert.are.equal("Tea 2", list.sender.nameLabel.text)
    navigation:popViewController(false)
    list.refuses = true
    log = {}
    app:tap "Tea 3"
    app:settle()
    assert.are.same({ "should detail", "selected" }, log)
    assert.are.equal(list, navigation.topViewController)
    log = {}
    list:performSegue("detail", 7)
    app:settle()
    assert.are.same({ "prepare detail false" }, log)
    assert.are.equal(7, list.sender)
    assert.matches("^<TeaController", tostring(navigation.topViewController))
  end)

  it("M-187 knows its segues", function()
    local list = openStoryboard().topViewController
    assert.raises("has no segue with identifier 'nope'", function() list:performSegue "nope" end)
    assert.raises("has no segue with identifier 'x'", function() UIViewController {}:performSegue "x" end)
    assert.is_nil(UIViewController {}.storyboard)
    list:performSegue "byHand"
    app:settle()
    assert.are.same({ "prepare byHand false" }, log)
  end)

  it("M-189 has prototype cells, which wake once each, and static ones", function()
    local navigation = openStoryboard()
    local list = navigation.topViewController
    local cell = list.tableView:cellForRow(IndexPath(1, 1))
    assert.matches("^<TypeCell", tostring(cell))
    assert.are.equal("row", cell.reuseIdentifier)
    assert.are.equal(60, cell.frame.height)
    list.tableView:scrollToRow(IndexPath(1, 30), "bottom")
    app:settle()
    list.tableView:scrollToRow(IndexPath(1, 1), "top")
    app:settle()
    assert.are.equal(1, list.tableView:cellForRow(IndexPath(1, 1)).wakings)
    app:tap "Settings"
    app:settle()
    assert.are.same({ "should settings", "prepare settings false" }, log)
    local settings = navigation.presentedViewController
    assert.are.equal("crossDissolve", settings.modalTransitionStyle)
    assert.are.equal(2, settings.tableView.numberOfSections)
    assert.are.equal(2, settings.tableView:numberOfRows(1))
    assert.are.equal(80, settings.tableView:cellForRow(IndexPath(1, 2)).frame.height)
    assert.is_true(settings.heatSwitch.isOn)
    for _, text in ipairs { "WATER", "Not too hot", "AWAY", "Celsius", "Back to the teas" } do assert.is_true(app:exists(text) or app:exists(text:sub(1, 1) .. text:sub(2):lower())) end
    log = {}
    app:tap "Close"
    app:settle()
    assert.are.same({ "unwound from SettingsController" }, log)
    assert.is_nil(navigation.presentedViewController)
  end)

  it("sends its actions, and embeds a child", function()
    local detail = openStoryboard "Detail"
    app:advanceFrames(1)
    app:tap "Brew"
    app:settle()
    assert.are.same({ "brew Brew" }, log)
    app:doubleTap { 100, 300 }
    app:settle()
    assert.are.equal("twice", log[2])
    assert.are.equal(1, #detail.children)
    assert.are.equal(detail.embedded, detail.children[1])
    assert.are.equal(detail.view.subviews[4], detail.embedded.view.superview)
    assert.are.equal("CGRect {0, 0, 375, 100}", tostring(detail.embedded.view.frame))
  end)

  it("is made anew each time, and says what it doesn't have", function()
    local storyboard = openStoryboard().storyboard
    assert.are_not.equal(storyboard:instantiateViewController "Detail", storyboard:instantiateViewController "Detail")
    assert.raises("doesn't contain a view controller with identifier 'Nope'", function() storyboard:instantiateViewController "Nope" end)
    assert.raises("Could not find a storyboard named 'Nope'", function() return UIStoryboard { name = "Nope" } end)
    assert.raises("UIStoryboard takes { name", function() return UIStoryboard {} end)
  end)

  it("M-191 must be imported before", function()
    assert.raises("lunette import scripts/storyboards/Raw.storyboard", function() return UIStoryboard { name = "storyboards.Raw" } end)
  end)

  it("has other distances where the classes of sizes are others", function()
    log = {}
    local plugin = {}
    function plugin:didFinishLaunching()
      self.window = UIWindow {}
      self.window.rootViewController = UIStoryboard { name = "storyboards.Main" }:instantiateViewController "Detail"
      self.window:makeKeyAndVisible()
    end
    app = launch(plugin, { device = "iPad" })
    app:advanceFrames(1)
    assert.are.equal(60, plugin.window.rootViewController.heightConstraint.constant)
  end)
end)

it("A class that the app doesn't have is stood in for", function()
  openStoryboard "Detail"
  assert.matches("Unknown class NoteController in Interface Builder file.", table.concat(app.warnings, "\n"))
end)

it("A class can be made of UIStoryboardSegue", function()
  local Fade = class("FadeOfSpecs", UIStoryboardSegue)
  function Fade:perform() self.didFade = true end
  local segue = Fade {}
  segue:perform()
  assert.is_true(segue.didFade)
end)
