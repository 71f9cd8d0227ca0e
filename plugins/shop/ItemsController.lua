local Api = require "shop.Api"
local Basket = require "shop.Basket"
local BasketController = require "shop.BasketController"
local ItemCell = require "shop.ItemCell"
local Pictures = require "shop.Pictures"
local Texts = require "shop.Texts"

-- The items of the shop. The next page is loaded as soon as the last row appears; a pull loads everything again.
---@class shop.ItemsController: UITableViewController
---@field basket shop.Basket
---@field items table[]
---@field loading Task|any
---@field typing Task|any
---@overload fun(properties?: table): shop.ItemsController
local ItemsController = class("ItemsController", UITableViewController)

-- How long the user must have stopped typing before the shop is asked. Seconds.
local pause = 0.3

function ItemsController:viewDidLoad()
  self.items, self.query = {}, ""
  self.pictures = Pictures {}
  self.title = Texts.say "Shop"
  self.tableView.rowHeight = ItemCell.HEIGHT
  self.tableView:register(ItemCell, "item")
  self.refreshControl = UIRefreshControl {}
  self.refreshControl:addTarget("valueChanged", function() self:reload() end)
  self.search = UISearchController { searchResultsUpdater = self, obscuresBackgroundDuringPresentation = false }
  self.search.searchBar.placeholder = Texts.say "Search"
  self.tableView.tableHeaderView = self.search.searchBar
  self.definesPresentationContext = true
  self.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "", action = function() self:showBasket() end }
  self.observer = NotificationCenter.default:addObserver(Basket.didChange, function() self:showCount() end, self.basket)
  self:showCount()
  self:reload()
end

function ItemsController:showCount() self.navigationItem.rightBarButtonItem.title = Texts.say("Basket %d", self.basket:count()) end

function ItemsController:showBasket() self.navigationController:pushViewController(BasketController { basket = self.basket }, true) end

-- Loading

-- From the first page on. What was asked for before doesn't count any more.
function ItemsController:reload()
  if self.loading then self.loading:cancel() end
  self:load(1)
end

function ItemsController:load(page)
  self.loading = Task(function()
    local ok, items, hasMore = pcall(Api.items, page, self.query)
    -- A newer search has taken this one's place.
    if Task.isCancelled then return end
    self.loading = nil
    self.refreshControl:endRefreshing()
    if ok then self:showItems(items, page, hasMore) else self:say(Texts.problem(items)) end
  end)
end

function ItemsController:showItems(items, page, hasMore)
  self.nextPage = hasMore and page + 1 or nil
  if page == 1 then self.items = items else table.move(items, 1, #items, #self.items + 1, self.items) end
  self:say(#self.items == 0 and Texts.say "Nothing found" or nil)
end

-- Shows the rows, and above them what there is to say; nil for nothing.
function ItemsController:say(text)
  self.message = text
  self.tableView:reloadData()
end

-- Rows

function ItemsController:numberOfRowsInSection() return #self.items end

function ItemsController:titleForHeaderInSection() return self.message end

function ItemsController:cellForRowAt(tableView, indexPath)
  local item = self.items[indexPath.row]
  local cell = tableView:dequeueReusableCell("item", indexPath)
  cell:show(item, function() self.basket:add(item) end)
  cell.picture.image = self.pictures:picture(item.picture, function(picture)
    -- By now the cell may show another item.
    if cell.path == item.picture then cell.picture.image = picture end
  end)
  return cell
end

function ItemsController:willDisplay(_, _, indexPath)
  if indexPath.row == #self.items and not self.message then self:loadMore() end
end

-- A page that failed is asked for again when the user pulls at the list.
function ItemsController:scrollViewDidEndDragging()
  if self.message then self:loadMore() end
end

function ItemsController:loadMore()
  if self.nextPage and not self.loading then self:load(self.nextPage) end
end

-- Search

function ItemsController:updateSearchResults(search)
  local text = search.searchBar.text or ""
  if text == self.query then return end
  self.query = text
  if self.typing then self.typing:cancel() end
  self.typing = Task(function()
    Task.sleep(pause)
    self:reload()
  end)
end

return ItemsController
