---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A width or a height in a compositional layout: NSCollectionLayoutDimension.fractionalWidth(0.5).
---@class NSCollectionLayoutDimension
---@field dimension number The share, or the points. Read-only.
---@field isFractionalWidth boolean Whether it is a share of the container's width. Read-only.
---@field isFractionalHeight boolean Whether it is a share of the container's height. Read-only.
---@field isAbsolute boolean Whether it is a number of points. Read-only.
---@field isEstimated boolean Whether cells are measured. Read-only.
---@field isUniformAcrossSiblings boolean Whether all items of a group get the length of the longest. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSCollectionLayoutDimension = {}

---A share of the container's width; 1 is all of it.
---@param share number
---@return NSCollectionLayoutDimension
function NSCollectionLayoutDimension.fractionalWidth(share) end

---A share of the container's height; 1 is all of it.
---@param share number
---@return NSCollectionLayoutDimension
function NSCollectionLayoutDimension.fractionalHeight(share) end

---A number of points.
---@param points number
---@return NSCollectionLayoutDimension
function NSCollectionLayoutDimension.absolute(points) end

---About so many points: the cell says how many when it comes into view.
---@param points number
---@return NSCollectionLayoutDimension
function NSCollectionLayoutDimension.estimated(points) end

---As estimated, and then as long as the longest item of its group.
---@param points number
---@return NSCollectionLayoutDimension
function NSCollectionLayoutDimension.uniformAcrossSiblings(points) end
