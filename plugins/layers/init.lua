-- layers: what a layer can do, one screen a subject.
local Subjects = require "Subjects"

local app = { name = "layers", description = "A gallery of CALayer: geometry, gradients, shapes, masks, transforms, copies, animations." }

---@class layers.Screen: UIViewController
---@field subject table
---@overload fun(properties?: table): layers.Screen
local Screen = class("Screen", UIViewController)

function Screen:viewDidLoad()
  self.view.backgroundColor = "white"
  self.title = self.subject.name
  self.subject.show(self.view)
end

---@class layers.List: UITableViewController
---@overload fun(properties?: table): layers.List
local List = class("List", UITableViewController)

function List:viewDidLoad()
  self.title = "Layers"
  self.tableView:reloadData()
end

function List:numberOfRowsInSection() return #Subjects end

function List:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell("subject") or UITableViewCell { reuseIdentifier = "subject" }
  cell.textLabel.numberOfLines = 2 -- for long words
  cell.textLabel.text = Subjects[indexPath.row].name
  cell.accessoryType = "disclosureIndicator"
  return cell
end

function List:didSelectRowAt(tableView, indexPath)
  tableView:deselectRow(indexPath, true)
  self.navigationController:pushViewController(Screen { subject = Subjects[indexPath.row] }, true)
end

function app:didFinishLaunching()
  self.window = UIWindow {}
  self.window.rootViewController = UINavigationController { rootViewController = List {} }
  self.window:makeKeyAndVisible()
end

return app
