local Basket = require "shop.Basket"
local Texts = require "shop.Texts"

-- The basket: a row for each item, and what all of them cost. A swipe takes an item out.
---@class shop.BasketController: UITableViewController
---@field basket shop.Basket
---@overload fun(properties?: table): shop.BasketController
local BasketController = class("BasketController", UITableViewController)

function BasketController:viewDidLoad()
  self.title = Texts.say "Basket"
  self.total = UILabel { frame = { 0, 0, 0, 52 }, textAlignment = "center", font = UIFont.boldSystemFont(17), numberOfLines = 0 }
  self.tableView.tableFooterView = self.total
  self:showTotal()
  self.observer = NotificationCenter.default:addObserver(Basket.didChange, function() self:showTotal() end, self.basket)
end

function BasketController:showTotal()
  local count = self.basket:count()
  self.total.text = count == 0 and Texts.say "Your basket is empty" or Texts.say("%d items", count, Texts.price(self.basket:total()))
end

function BasketController:numberOfRowsInSection() return #self.basket.items end

function BasketController:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell("kept") or UITableViewCell { style = "value1", reuseIdentifier = "kept", selectionStyle = "none" }
  local item = self.basket.items[indexPath.row]
  cell.textLabel.text = item.count > 1 and item.count .. " × " .. item.name or item.name
  cell.detailTextLabel.text = Texts.price(item.price * item.count)
  return cell
end

function BasketController:commitEditingStyle(tableView, _, indexPath)
  self.basket:remove(indexPath.row)
  tableView:deleteRows({ indexPath }, "automatic")
end

return BasketController
