-- The list of items, with Edit and + in the bar. A tap on a row shows the row's item.
local DetailViewController = require "DetailViewController"

---@class homepwner.ItemsViewController: UITableViewController
---@field store homepwner.ItemStore
---@field imageStore homepwner.ImageStore
---@overload fun(properties?: table): homepwner.ItemsViewController
local ItemsViewController = class("ItemsViewController", UITableViewController)

function ItemsViewController:viewDidLoad()
  ItemsViewController.super.viewDidLoad(self)
  self.title = "Homepwner"
  -- The name stands between two buttons, and gets smaller where it is longer.
  self.navigationItem.titleView = UILabel {
    text = self.title, font = UIFont.boldSystemFont(17), textAlignment = "center", accessibilityTraits = "header", adjustsFontSizeToFitWidth = true,
    minimumScaleFactor = 0.5,
  }
  self.navigationItem.leftBarButtonItem = self.editButtonItem
  self.navigationItem.rightBarButtonItem = UIBarButtonItem { systemItem = "add", target = self, action = "addNewItem" }
  self.tableView:register(UITableViewCell, "item")
  self.tableView.estimatedRowHeight, self.tableView.rowHeight = 44, UITableView.automaticDimension
end

function ItemsViewController:viewWillAppear(animated)
  ItemsViewController.super.viewWillAppear(self, animated)
  self.tableView:reloadData()
end

-- Adds an item and presents it; Cancel removes the item.
function ItemsViewController:addNewItem()
  local detail = DetailViewController.forItem {
    item = self.store:createItem(), isNew = true, store = self.store, imageStore = self.imageStore,
    dismissBlock = function() self.tableView:reloadData() end,
  }
  local navigation = UINavigationController { rootViewController = detail, modalPresentationStyle = "formSheet" }
  self:present(navigation, true)
end

-- Data source

function ItemsViewController:numberOfRowsInSection() return #self.store.items end

function ItemsViewController:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell("item", indexPath)
  -- Two lines while the list is edited, and more in a language with longer words.
  cell.textLabel.numberOfLines, cell.textLabel.font = 0, UIFont.systemFont(15)
  cell.textLabel.text = self.store.items[indexPath.row]:description()
  return cell
end

-- Delegate, and changes by the user

function ItemsViewController:didSelectRowAt(_, indexPath)
  local detail = DetailViewController.forItem {
    item = self.store.items[indexPath.row], isNew = false, store = self.store, imageStore = self.imageStore,
  }
  self.navigationController:pushViewController(detail, true)
end

function ItemsViewController:commitEditingStyle(tableView, style, indexPath)
  if style ~= "delete" then return end
  local item = self.store.items[indexPath.row]
  self.imageStore:deleteImage(item.itemKey)
  self.store:removeItem(item)
  tableView:deleteRows({ indexPath }, "fade")
end

function ItemsViewController:titleForDeleteConfirmationButtonForRowAt() return "删除" end

function ItemsViewController:moveRowAt(_, from, to) self.store:moveItem(from.row, to.row) end

return ItemsViewController
