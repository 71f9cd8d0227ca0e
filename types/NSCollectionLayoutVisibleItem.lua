---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---An item on the screen, for visibleItemsInvalidationHandler; what it changes lasts for a frame.
---@class NSCollectionLayoutVisibleItem
---@field indexPath IndexPath The section and the item. Read-only.
---@field frame CGRect The rectangle in the content, as if its section had not scrolled. Points. Read-only.
---@field bounds CGRect The rectangle in its own coordinates. Points. Read-only.
---@field representedElementCategory UICollectionViewLayoutAttributes.ElementCategory Whether it is a cell or a supplementary view. Read-only.
---@field representedElementKind string|any The kind of a supplementary view; nil for a cell. Read-only.
---@field name string The kind of a supplementary view; "" for a cell. Read-only.
---@field alpha number Opacity, from 0 to 1.
---@field zIndex integer Elements with a larger zIndex are in front.
---@field isHidden boolean Whether it is not shown.
---@field center CGPoint|table The centre in the content. Points.
---@field transform CGAffineTransform|table The transform about the centre, in the plane.
---@field transform3D CATransform3D|table The transform about the centre, in space.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSCollectionLayoutVisibleItem = {}
