local Album = require "photos.Album"
local GridLayout = require "photos.GridLayout"
local LineLayout = require "photos.LineLayout"
local MonthHeader = require "photos.MonthHeader"
local PhotoCell = require "photos.PhotoCell"
local PhotoController = require "photos.PhotoController"

-- The gallery: a grid by months, or all photos in a line. Select lets one choose photos and delete them.
---@class photos.PhotosController: UIViewController
---@field isSelecting boolean
---@overload fun(properties?: table): photos.PhotosController
local PhotosController = class("PhotosController", UIViewController)

local header = UICollectionView.elementKindSectionHeader

function PhotosController:viewDidLoad()
  self.months = Album.months()
  self.isSelecting = false
  self.collectionView = UICollectionView {
    frame = self.view.bounds, collectionViewLayout = GridLayout {}, autoresizingMask = { "flexibleWidth", "flexibleHeight" },
    backgroundColor = "white", alwaysBounceVertical = true,
  }
  self.collectionView:register(PhotoCell, "photo")
  self.collectionView:registerSupplementaryView(MonthHeader, header, "month")
  self.collectionView.dataSource, self.collectionView.delegate = self, self
  self.view:addSubview(self.collectionView)
  self:showItems()
end

-- The bar

function PhotosController:showItems()
  local function item(title, action)
    return UIBarButtonItem { title = title, action = function() self[action](self) end }
  end
  self.title = self.isSelecting and ("%d selected"):format(#self.collectionView.indexPathsForSelectedItems) or "Photos"
  self.navigationItem.rightBarButtonItem = item(self.isSelecting and "Done" or "Select", "toggleSelecting")
  if self.isSelecting then
    self.navigationItem.leftBarButtonItem = item("Delete", "deleteSelected")
    self.navigationItem.leftBarButtonItem.isEnabled = #self.collectionView.indexPathsForSelectedItems > 0
  else
    self.navigationItem.leftBarButtonItem = item(self:isLine() and "Grid" or "Line", "switchLayout")
  end
end

function PhotosController:isLine() return self.collectionView.collectionViewLayout:isKind(LineLayout) end

function PhotosController:switchLayout()
  local view = self.collectionView
  local bounds = view.bounds
  local shown = view:indexPathForItem { bounds.midX, bounds.midY } or view.indexPathsForVisibleItems[1]
  view:setCollectionViewLayout(self:isLine() and GridLayout { shown = shown } or LineLayout { shown = shown }, true)
  view.alwaysBounceVertical = not self:isLine()
  self:showItems()
end

function PhotosController:toggleSelecting()
  self.isSelecting = not self.isSelecting
  for _, path in ipairs(self.collectionView.indexPathsForSelectedItems) do self.collectionView:deselectItem(path, false) end
  self.collectionView.allowsMultipleSelection = self.isSelecting
  local cells = self.collectionView.visibleCells ---@cast cells photos.PhotoCell[]
  for _, cell in ipairs(cells) do cell.canBeSelected = self.isSelecting end
  self:showItems()
end

function PhotosController:deleteSelected()
  local paths = self.collectionView.indexPathsForSelectedItems
  table.sort(paths, function(a, b) return b < a end)
  self.collectionView:performBatchUpdates(function()
    for _, path in ipairs(paths) do table.remove(self.months[path.section].photos, path.item) end
    self.collectionView:deleteItems(paths)
  end)
  self:toggleSelecting()
end

-- The photos

function PhotosController:photo(indexPath) return self.months[indexPath.section].photos[indexPath.item] end

function PhotosController:numberOfSections() return #self.months end

function PhotosController:numberOfItemsInSection(_, section) return #self.months[section].photos end

function PhotosController:cellForItemAt(collectionView, indexPath)
  local cell = collectionView:dequeueReusableCell("photo", indexPath)
  cell:show(self:photo(indexPath), self.isSelecting)
  return cell
end

function PhotosController:viewForSupplementaryElementOfKind(collectionView, kind, indexPath)
  local view = collectionView:dequeueReusableSupplementaryView(kind, "month", indexPath)
  view.label.text = self.months[indexPath.section].title
  return view
end

function PhotosController:didSelectItemAt(collectionView, indexPath)
  if self.isSelecting then return self:showItems() end
  collectionView:deselectItem(indexPath, false)
  self.navigationController:pushViewController(PhotoController { photo = self:photo(indexPath) }, true)
end

function PhotosController:didDeselectItemAt() self:showItems() end

return PhotosController
