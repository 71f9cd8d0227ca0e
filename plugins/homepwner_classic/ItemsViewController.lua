-- The list of items: a table with the buttons Edit and Add in its header.
local ItemsViewController = class("ItemsViewController", UITableViewController)

local HEADER = 60 -- points
local BUTTON = 100

function ItemsViewController:viewDidLoad()
  ItemsViewController.super.viewDidLoad(self)
  local table = self.tableView
  table:register(UITableViewCell, "item")
  local width = table.bounds.width
  local header = UIView { frame = { 0, 0, width, HEADER }, backgroundColor = "#F0F0F5" }
  self.editButton = UIButton { title = "Edit", frame = { 0, 0, BUTTON, HEADER } }
  self.editButton:addTarget("touchUpInside", self, "toggleEditing")
  self.addButton = UIButton { title = "Add", frame = { width - BUTTON, 0, BUTTON, HEADER }, autoresizingMask = "flexibleLeftMargin" }
  self.addButton:addTarget("touchUpInside", self, "addItem")
  header:addSubview(self.editButton)
  header:addSubview(self.addButton)
  table.tableHeaderView = header
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
