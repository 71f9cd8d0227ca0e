-- The list of items: a table with the buttons Edit and Add in its header.
---@class homepwner_classic.ItemsViewController: UITableViewController
---@field store homepwner_classic.ItemStore
---@field editButton UIButton Of the nib.
---@overload fun(properties?: table): homepwner_classic.ItemsViewController
local ItemsViewController = class("ItemsViewController", UITableViewController)

function ItemsViewController:viewDidLoad()
  ItemsViewController.super.viewDidLoad(self)
  self.tableView:register(UITableViewCell, "item")
  -- The nib gives this controller, its owner, the two buttons.
  self.tableView.tableHeaderView = Bundle.main:loadNibNamed("HeaderView", self)[1]
end

function ItemsViewController:toggleEditing() self:setEditing(not self.isEditing, true) end

function ItemsViewController:setEditing(editing, animated)
  ItemsViewController.super.setEditing(self, editing, animated)
  self.editButton:setTitle(editing and "Done" or "Edit")
end

function ItemsViewController:addItem()
  local _, row = self.store:createItem()
  local path = IndexPath(1, row)
  self.tableView:insertRows({ path }, "top")
  self.tableView:scrollToRow(path, "none", true)
end

-- Data source

function ItemsViewController:numberOfRowsInSection() return #self.store.items end

function ItemsViewController:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell("item", indexPath)
  cell.textLabel.numberOfLines = 2 -- for long words
  cell.textLabel.text = self.store.items[indexPath.row]:description()
  return cell
end

-- Delegate, and changes by the user

function ItemsViewController:commitEditingStyle(tableView, style, indexPath)
  if style ~= "delete" then return end
  self.store:removeItem(self.store.items[indexPath.row])
  tableView:deleteRows({ indexPath }, "fade")
end

function ItemsViewController:titleForDeleteConfirmationButtonForRowAt() return "删除" end

function ItemsViewController:moveRowAt(tableView, from, to) self.store:moveItem(from.row, to.row) end

return ItemsViewController
