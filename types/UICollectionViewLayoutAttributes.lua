---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewLayoutAttributes { ... } takes.
---@class UICollectionViewLayoutAttributes.Properties
---@field forCellWith? IndexPath The item, for the attributes of a cell.
---@field forSupplementaryViewOfKind? string The kind, for the attributes of a supplementary view.
---@field forDecorationViewOfKind? string The kind, for the attributes of a decoration view.
---@field with? IndexPath The index path of a supplementary or decoration view.
---@field indexPath? IndexPath The section and the item of the element.
---@field frame? CGRect|table The rectangle in the content. Points.
---@field bounds? CGRect|table The rectangle in the element's own coordinates. Points.
---@field center? CGPoint|table The centre in the content. Points.
---@field size? CGSize|table The size without the transform. Points.
---@field transform? CGAffineTransform|table The transform about the centre, in the plane.
---@field transform3D? CATransform3D|table The transform about the centre, in space.
---@field alpha? number Opacity, from 0 to 1.
---@field zIndex? integer Elements with a larger zIndex are in front.
---@field isHidden? boolean Whether the element is not shown.

---The place and the looks of one element of a collection view.
---@class UICollectionViewLayoutAttributes
---@field indexPath IndexPath The section and the item of the element.
---@field representedElementCategory UICollectionViewLayoutAttributes.ElementCategory Whether it is a cell, a supplementary view or a decoration view. Read-only.
---@field representedElementKind string|any The kind of a supplementary or decoration view; nil for a cell. Read-only.
---@field frame CGRect|table The rectangle in the content. Points.
---@field bounds CGRect|table The rectangle in the element's own coordinates. Points.
---@field center CGPoint|table The centre in the content. Points.
---@field size CGSize|table The size without the transform. Points.
---@field transform CGAffineTransform|table The transform about the centre, in the plane.
---@field transform3D CATransform3D|table The transform about the centre, in space.
---@field alpha number Opacity, from 0 to 1.
---@field zIndex integer Elements with a larger zIndex are in front.
---@field isHidden boolean Whether the element is not shown.
---@field super UICollectionViewLayoutAttributes
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UICollectionViewLayoutAttributes.Properties): UICollectionViewLayoutAttributes
UICollectionViewLayoutAttributes = {}

---Other attributes of the same class with the same values and fields.
---@return UICollectionViewLayoutAttributes
function UICollectionViewLayoutAttributes:copy() end

---Whether other attributes have the same values for the same element. A view whose attributes are equal is told of nothing. Can be overridden.
---@param other? UICollectionViewLayoutAttributes
---@return boolean
function UICollectionViewLayoutAttributes:isEqual(other) end
