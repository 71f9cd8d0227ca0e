---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionReusableView { ... } takes.
---@class UICollectionReusableView.Properties: UIView.Properties

---A header, a footer or another view of a collection view that is used again for another place.
---@class UICollectionReusableView: UIView
---@field reuseIdentifier string|any The name of the pool that the view goes to when it leaves the screen; the collection view sets it. Read-only.
---@field super UICollectionReusableView
---@overload fun(properties?: UICollectionReusableView.Properties): UICollectionReusableView
UICollectionReusableView = {}

---Called when the view is taken out of the pool to be used again. Call super. Can be overridden.
function UICollectionReusableView:prepareForReuse() end

---The view has got another place or other looks from the layout. It already has them. Can be overridden.
---@param layoutAttributes UICollectionViewLayoutAttributes
function UICollectionReusableView:apply(layoutAttributes) end

---The attributes that the view would like to have. Asked by layouts that estimate sizes. Can be overridden.
---@param layoutAttributes UICollectionViewLayoutAttributes
---@return UICollectionViewLayoutAttributes
function UICollectionReusableView:preferredLayoutAttributesFitting(layoutAttributes) end

---The collection view is about to take another layout. Can be overridden.
---@param oldLayout UICollectionViewLayout
---@param newLayout UICollectionViewLayout
function UICollectionReusableView:willTransitionFromLayout(oldLayout, newLayout) end

---The collection view has taken another layout. Can be overridden.
---@param oldLayout UICollectionViewLayout
---@param newLayout UICollectionViewLayout
function UICollectionReusableView:didTransitionFromLayout(oldLayout, newLayout) end
