---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionView { ... } takes.
---@class UICollectionView.Properties: UIScrollView.Properties
---@field collectionViewLayout? UICollectionViewLayout The layout, which must be given.
---@field backgroundView? UIView A view behind the items, as large as the collection view, or nil. It does not scroll.
---@field allowsSelection? boolean Whether a tap selects an item.
---@field allowsMultipleSelection? boolean Whether several items can be selected; a tap then selects or deselects an item.
---@field dataSource? UICollectionViewDataSource|table A table with UICollectionViewDataSource's methods.
---@field delegate? UICollectionViewDelegate|table A table with UICollectionViewDelegate's methods, and those of the layout's delegate.
---@field prefetchDataSource? UICollectionViewDataSourcePrefetching|table A table with UICollectionViewDataSourcePrefetching's methods.
---@field dragDelegate? UICollectionViewDragDelegate|table A table with UICollectionViewDragDelegate's methods.
---@field dropDelegate? UICollectionViewDropDelegate|table A table with UICollectionViewDropDelegate's methods.
---@field dragInteractionEnabled? boolean Whether a finger that rests lifts rows; at first as usual on the device and in the system.
---@field isSpringLoaded? boolean Whether a row or item acts, as by a tap, while items are held over it.
---@field selfSizingInvalidation? ListView.SelfSizingInvalidation When cells, headers and footers that measure themselves are measured again: with another width, text size or editing mode (disabled), also with another content configuration or invalidateIntrinsicContentSize (enabled, the default of today), or also when constraints in them change.
---@field isPrefetchingEnabled? boolean Whether the prefetchDataSource is told anything; true by default.
---@field allowsSelectionDuringEditing? boolean Whether a tap selects an item in editing mode; false by default.
---@field allowsMultipleSelectionDuringEditing? boolean Whether taps select several items in editing mode; false by default.
---@field isEditing? boolean Whether cells show what belongs to editing.

---Items in sections, which a layout sets in a grid or otherwise. Only visible items have cells: UICollectionView { collectionViewLayout = UICollectionViewFlowLayout {} }.
---@class UICollectionView: UIScrollView
---@field backgroundView UIView|any A view behind the items, as large as the collection view, or nil. It does not scroll.
---@field contextMenuInteraction UIContextMenuInteraction|any The interaction that shows the delegate's context menus, or nil where it has none. Read-only.
---@field allowsSelection boolean Whether a tap selects an item.
---@field allowsMultipleSelection boolean Whether several items can be selected; a tap then selects or deselects an item.
---@field numberOfSections integer The number of sections that the data source returned last. Read-only.
---@field collectionViewLayout UICollectionViewLayout The layout that says where the items stand. To change it with an animation, call setCollectionViewLayout.
---@field dataSource UICollectionViewDataSource|table|any A table with UICollectionViewDataSource's methods.
---@field delegate UICollectionViewDelegate|table|any A table with UICollectionViewDelegate's methods, and those of the layout's delegate.
---@field prefetchDataSource UICollectionViewDataSourcePrefetching|table|any A table with UICollectionViewDataSourcePrefetching's methods.
---@field dragDelegate UICollectionViewDragDelegate|table|any A table with UICollectionViewDragDelegate's methods.
---@field dropDelegate UICollectionViewDropDelegate|table|any A table with UICollectionViewDropDelegate's methods.
---@field dragInteractionEnabled boolean Whether a finger that rests lifts rows; at first as usual on the device and in the system.
---@field isSpringLoaded boolean Whether a row or item acts, as by a tap, while items are held over it.
---@field hasActiveDrag boolean Whether a finger carries something that comes from here. Read-only.
---@field hasActiveDrop boolean Whether a finger carries something over it. Read-only.
---@field selfSizingInvalidation ListView.SelfSizingInvalidation When cells, headers and footers that measure themselves are measured again: with another width, text size or editing mode (disabled), also with another content configuration or invalidateIntrinsicContentSize (enabled, the default of today), or also when constraints in them change.
---@field isPrefetchingEnabled boolean Whether the prefetchDataSource is told anything; true by default.
---@field allowsSelectionDuringEditing boolean Whether a tap selects an item in editing mode; false by default.
---@field allowsMultipleSelectionDuringEditing boolean Whether taps select several items in editing mode; false by default.
---@field visibleCells UICollectionViewCell[] In ascending order. Read-only.
---@field indexPathsForVisibleItems IndexPath[] In ascending order. Read-only.
---@field indexPathsForSelectedItems IndexPath[] In ascending order. Read-only.
---@field elementKindSectionHeader string The kind of the headers of a UICollectionViewFlowLayout.
---@field elementKindSectionFooter string The kind of the footers of a UICollectionViewFlowLayout.
---@field CellRegistration any The class of registrations of cells.
---@field SupplementaryRegistration any The class of registrations of supplementary views.
---@field isEditing boolean Whether cells show what belongs to editing.
---@field super UICollectionView
---@overload fun(properties?: UICollectionView.Properties): UICollectionView
UICollectionView = {}

---Tells that a section has another place in the data source now.
---@param from integer
---@param to integer
function UICollectionView:moveSection(from, to) end

---Applies the updates that a function makes as one batch, and then calls completion(finished). It is an error if the data source's counts don't agree with them.
---@param updates? function
---@param completion? fun(finished: boolean): any
function UICollectionView:performBatchUpdates(updates, completion) end

---Asks the data source for everything again, and makes the cells anew in the next layout. The selection is lost. Called, too, when a collection view controller first appears. Can be overridden.
function UICollectionView:reloadData() end

---The number of items in a section that the data source returned last.
---@param section integer
---@return integer
function UICollectionView:numberOfItems(section) end

---The cell of an item, or nil if the item is not visible.
---@param indexPath IndexPath
---@return UICollectionViewCell|any
function UICollectionView:cellForItem(indexPath) end

---The item of a visible cell, or nil.
---@param cell UICollectionViewCell
---@return IndexPath|any
function UICollectionView:indexPath(cell) end

---The item at a point of the content, or nil.
---@param point CGPoint|table
---@return IndexPath|any
function UICollectionView:indexPathForItem(point) end

---Where the layout has an item, or nil if there is no such item.
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionView:layoutAttributesForItem(indexPath) end

---Where the layout has a header, a footer or another supplementary view, or nil.
---@param kind string
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UICollectionView:layoutAttributesForSupplementaryElement(kind, indexPath) end

---A visible header, footer or other supplementary view, or nil.
---@param kind string
---@param indexPath IndexPath
---@return UICollectionReusableView|any
function UICollectionView:supplementaryView(kind, indexPath) end

---The visible supplementary views of a kind, in ascending order.
---@param kind string
---@return UICollectionReusableView[]
function UICollectionView:visibleSupplementaryViews(kind) end

---The index paths of the visible supplementary views of a kind, in ascending order.
---@param kind string
---@return IndexPath[]
function UICollectionView:indexPathsForVisibleSupplementaryElements(kind) end

---Scrolls until an item is at a position: one for each axis, as a name or a list. none scrolls as little as is needed.
---@param indexPath IndexPath
---@param position? UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[]
---@param animated? boolean
function UICollectionView:scrollToItem(indexPath, position, animated) end

---Selects an item without calling the delegate, and scrolls to it unless the position is none. nil clears the selection.
---@param indexPath? IndexPath
---@param animated? boolean
---@param position? UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[]
function UICollectionView:selectItem(indexPath, animated, position) end

---Deselects an item without calling the delegate.
---@param indexPath IndexPath
---@param animated? boolean
function UICollectionView:deselectItem(indexPath, animated) end

---Cells for this identifier are made from this class, or by this nib; nil removes the registration. With two texts, the kind and the identifier, it registers supplementary views, as registerSupplementaryView does.
---@param class? UICollectionReusableView
---@param identifier string
---@param supplementaryIdentifier? string
function UICollectionView:register(class, identifier, supplementaryIdentifier) end

---Supplementary views of this kind and identifier are made from this class; nil removes the registration.
---@param class? UICollectionReusableView
---@param kind string
---@param identifier string
function UICollectionView:registerSupplementaryView(class, kind, identifier) end

---Cells for this identifier are made by this nib, which has one cell; nil removes the registration.
---@param nib? UINib
---@param identifier string
function UICollectionView:registerNib(nib, identifier) end

---Supplementary views of this kind and identifier are made by this nib, which has one view; nil removes the registration.
---@param nib? UINib
---@param kind string
---@param identifier string
function UICollectionView:registerSupplementaryViewNib(nib, kind, identifier) end

---A cell from the pool, or a new one of the registered class. It is an error if no class is registered.
---@param identifier string
---@param indexPath IndexPath
---@return UICollectionViewCell
function UICollectionView:dequeueReusableCell(identifier, indexPath) end

---A supplementary view from the pool, or a new one of the registered class. It is an error if no class is registered.
---@param kind string
---@param identifier string
---@param indexPath IndexPath
---@return UICollectionReusableView
function UICollectionView:dequeueReusableSupplementaryView(kind, identifier, indexPath) end

---Tells that the data source has new items, at these places after the update.
---@param indexPaths IndexPath[]
function UICollectionView:insertItems(indexPaths) end

---Tells that the data source no longer has these items, which were at these places before the update.
---@param indexPaths IndexPath[]
function UICollectionView:deleteItems(indexPaths) end

---Asks for new cells for these items.
---@param indexPaths IndexPath[]
function UICollectionView:reloadItems(indexPaths) end

---Tells that an item has another place in the data source now.
---@param from IndexPath
---@param to IndexPath
function UICollectionView:moveItem(from, to) end

---Tells that the data source has new sections, with these numbers after the update.
---@param sections integer|integer[]
function UICollectionView:insertSections(sections) end

---Tells that the data source no longer has these sections, which had these numbers before the update.
---@param sections integer|integer[]
function UICollectionView:deleteSections(sections) end

---Asks for the items and supplementary views of these sections again.
---@param sections integer|integer[]
function UICollectionView:reloadSections(sections) end

---Takes another layout. Animated, the items go from their old places to the new ones; then completion(finished) is called.
---@param layout UICollectionViewLayout
---@param animated? boolean
---@param completion? fun(finished: boolean): any
function UICollectionView:setCollectionViewLayout(layout, animated, completion) end

---Begins to move an item with a finger. The result is false if the data source doesn't allow it, or the item is not visible.
---@param indexPath IndexPath
---@return boolean
function UICollectionView:beginInteractiveMovementForItem(indexPath) end

---The middle of the item that is moved goes to this point of the content. Points.
---@param point CGPoint|table
function UICollectionView:updateInteractiveMovementTargetPosition(point) end

---The item that is moved stays where it is now; the data source is told.
function UICollectionView:endInteractiveMovement() end

---The item that is moved goes back to where it was.
function UICollectionView:cancelInteractiveMovement() end

---A cell of a registration, filled by its handler.
---@param registration UICollectionViewCellRegistration
---@param indexPath IndexPath
---@param item? any
---@return UICollectionViewCell
function UICollectionView:dequeueConfiguredReusableCell(registration, indexPath, item) end

---A supplementary view of a registration, filled by its handler.
---@param registration UICollectionViewSupplementaryRegistration
---@param indexPath IndexPath
---@return UICollectionReusableView
function UICollectionView:dequeueConfiguredReusableSupplementary(registration, indexPath) end

---Asks for the contents of these items again: cellForItemAt dequeues the cells that they have.
---@param indexPaths IndexPath[]
function UICollectionView:reconfigureItems(indexPaths) end

---Sets isEditing, with an animation.
---@param editing boolean
---@param animated? boolean
function UICollectionView:setEditing(editing, animated) end
