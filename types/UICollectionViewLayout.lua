---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewLayout { ... } takes.
---@class UICollectionViewLayout.Properties

---Decides where the elements of a collection view are. Derive a class from it, or use a UICollectionViewFlowLayout.
---@class UICollectionViewLayout
---@field collectionView UICollectionView|any The collection view that uses the layout, or nil. Read-only.
---@field collectionViewContentSize CGSize The size of the content. Points. Read-only. A method of its name overrides it.
---@field flipsHorizontallyInOppositeLayoutDirection boolean Whether the layout is mirrored in a view whose interface goes from right to left; false unless a class overrides it. Read-only. A method of its name overrides it.
---@field super UICollectionViewLayout
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UICollectionViewLayout.Properties): UICollectionViewLayout
UICollectionViewLayout = {}

---Decoration views of this kind are made from this class; nil removes the registration.
---@param class? UICollectionReusableView
---@param kind string
function UICollectionViewLayout:register(class, kind) end

---The class of the attributes that the layout makes. Override it: function Layout:layoutAttributesClass() return Attributes end
---@return any
function UICollectionViewLayout:layoutAttributesClass() end

---The class of the contexts that the host makes for the layout. Override it: function Layout:invalidationContextClass() return Context end
---@return any
function UICollectionViewLayout:invalidationContextClass() end

---Computes what the other answers need. Called before the first question and after each invalidation. Can be overridden.
function UICollectionViewLayout:prepare() end

---The attributes of all elements that a rectangle of the content touches. Points. Can be overridden.
---@param rect CGRect|table
---@return UICollectionViewLayoutAttributes[]|any
function UICollectionViewLayout:layoutAttributesForElements(rect) end

---The attributes of an item's cell, or nil. Can be overridden.
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionViewLayout:layoutAttributesForItem(indexPath) end

---The attributes of a supplementary view, or nil. Can be overridden.
---@param kind string
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionViewLayout:layoutAttributesForSupplementaryView(kind, indexPath) end

---The attributes of a decoration view, or nil. Can be overridden.
---@param kind string
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionViewLayout:layoutAttributesForDecorationView(kind, indexPath) end

---Where a scroll comes to rest after the finger has lifted, for a proposed place. The velocity is in points per millisecond. Can be overridden.
---@param proposed CGPoint|table
---@param velocity CGPoint|table
---@return CGPoint|table
function UICollectionViewLayout:targetContentOffsetForProposedContentOffset(proposed, velocity) end

---The content offset after updates, and after the view has taken this layout, for a proposed one; a method that takes a velocity as well is asked where a scroll comes to rest, in place of targetContentOffsetForProposedContentOffset. Points. Can be overridden.
---@param proposed CGPoint|table
---@param velocity? CGPoint|table
---@return CGPoint|table
function UICollectionViewLayout:targetContentOffset(proposed, velocity) end

---The layout is computed again at the next layout of the view; all of it without a context. An override must call super. Can be overridden.
---@param context? UICollectionViewLayoutInvalidationContext
function UICollectionViewLayout:invalidateLayout(context) end

---Whether new bounds of the view invalidate the layout. Asked at each scroll and each change of size. Can be overridden.
---@param newBounds CGRect|table
---@return boolean
function UICollectionViewLayout:shouldInvalidateLayoutForBoundsChange(newBounds) end

---What new bounds of the view invalidate. Can be overridden.
---@param newBounds CGRect|table
---@return UICollectionViewLayoutInvalidationContext
function UICollectionViewLayout:invalidationContextForBoundsChange(newBounds) end

---Whether the attributes that a cell prefers to those it got invalidate the layout. Can be overridden.
---@param preferred UICollectionViewLayoutAttributes
---@param original UICollectionViewLayoutAttributes
---@return boolean
function UICollectionViewLayout:shouldInvalidateLayoutForPreferredLayoutAttributes(preferred, original) end

---What the attributes that a cell prefers invalidate. Can be overridden.
---@param preferred UICollectionViewLayoutAttributes
---@param original UICollectionViewLayoutAttributes
---@return UICollectionViewLayoutInvalidationContext
function UICollectionViewLayout:invalidationContextForPreferredLayoutAttributes(preferred, original) end

---The elements of an update are about to move. The layout has been prepared for the new items. Can be overridden.
---@param updateItems UICollectionViewUpdateItem[]
function UICollectionViewLayout:prepareForCollectionViewUpdates(updateItems) end

---All elements of an update have their final attributes. Called inside the animation. Can be overridden.
function UICollectionViewLayout:finalizeCollectionViewUpdates() end

---Where a new item comes from, or nil to fade it in. Can be overridden.
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionViewLayout:initialLayoutAttributesForAppearingItem(indexPath) end

---Where an item that goes away goes to, or nil to fade it out. Can be overridden.
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionViewLayout:finalLayoutAttributesForDisappearingItem(indexPath) end

---Where a new supplementary view comes from, or nil to fade it in. Can be overridden.
---@param kind string
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionViewLayout:initialLayoutAttributesForAppearingSupplementaryElement(kind, indexPath) end

---Where a supplementary view that goes away goes to, or nil to fade it out. Can be overridden.
---@param kind string
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionViewLayout:finalLayoutAttributesForDisappearingSupplementaryElement(kind, indexPath) end

---Where a new decoration view comes from, or nil to fade it in. Can be overridden.
---@param kind string
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionViewLayout:initialLayoutAttributesForAppearingDecorationElement(kind, indexPath) end

---Where a decoration view that goes away goes to, or nil to fade it out. Can be overridden.
---@param kind string
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionViewLayout:finalLayoutAttributesForDisappearingDecorationElement(kind, indexPath) end

---The place for an item that hangs from a finger, where the finger is: by default that of the item there, else the one that it has. Can be overridden.
---@param indexPath IndexPath
---@param position CGPoint|table
---@return IndexPath
function UICollectionViewLayout:targetIndexPathForInteractivelyMovingItem(indexPath, position) end

---The place and the looks of an item that hangs from a finger: by default those of the item, with its middle at the position. Points. Can be overridden.
---@param indexPath IndexPath
---@param position CGPoint|table
---@return UICollectionViewLayoutAttributes|any
function UICollectionViewLayout:layoutAttributesForInteractivelyMovingItem(indexPath, position) end

---The view's bounds are about to change in an animation. Can be overridden.
---@param oldBounds CGRect|table
function UICollectionViewLayout:prepareForAnimatedBoundsChange(oldBounds) end

---The elements have their attributes for the new bounds. Called inside the animation. Can be overridden.
function UICollectionViewLayout:finalizeAnimatedBoundsChange() end

---The view is about to take another layout in place of this one. Can be overridden.
---@param newLayout UICollectionViewLayout
function UICollectionViewLayout:prepareForTransitionToLayout(newLayout) end

---The view is about to take this layout in place of another one. Can be overridden.
---@param oldLayout UICollectionViewLayout
function UICollectionViewLayout:prepareForTransitionFromLayout(oldLayout) end

---All elements have the attributes of the new layout. Called inside the animation, of both layouts. Can be overridden.
function UICollectionViewLayout:finalizeLayoutTransition() end
