-- The photos by name, and a search above them.

local PagesController = require "PagesController"
local Photos = require "Photos"

---@class album.ListController: UITableViewController
---@field photos table[]
---@overload fun(properties?: table): album.ListController
local ListController = class("ListController", UITableViewController)

function ListController:viewDidLoad()
  self.title = "Album"
  self.photos = Photos.matching()
  self.definesPresentationContext = true
  self.search = UISearchController { obscuresBackgroundDuringPresentation = false }
  self.search.searchResultsUpdater = self
  self.tableView.tableHeaderView = self.search.searchBar
  self.tableView.keyboardDismissMode = "onDrag"
end

function ListController:updateSearchResults(search)
  self.photos = Photos.matching(search.isActive and search.searchBar.text or nil)
  self.tableView:reloadData()
end

function ListController:numberOfRowsInSection() return #self.photos end

function ListController:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell "photo" or UITableViewCell { style = "value1", reuseIdentifier = "photo" }
  local photo = self.photos[indexPath.row]
  cell.textLabel.adjustsFontSizeToFitWidth, cell.textLabel.minimumScaleFactor = true, 0.5
  cell.textLabel.text, cell.detailTextLabel.text = photo.name, photo.place
  cell.accessoryType = "disclosureIndicator"
  return cell
end

function ListController:didSelectRowAt(_, indexPath)
  local pages = PagesController { transitionStyle = "scroll", interPageSpacing = 20, photos = self.photos, first = indexPath.row }
  self.navigationController:pushViewController(pages, true)
end

return ListController
