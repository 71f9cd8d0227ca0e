---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableView { ... } takes.
---@class UITableView.Properties: UIScrollView.Properties
---@field style? UITableView.Style The style of the table, set when it is made.
---@field backgroundView? UIView A view behind the rows, as large as the table, or nil. It does not scroll.
---@field allowsSelection? boolean Whether a tap selects a row.
---@field allowsMultipleSelection? boolean Whether several rows can be selected; a tap then selects or deselects a row.
---@field dataSource? UITableViewDataSource|table A table with UITableViewDataSource's methods.
---@field delegate? UITableViewDelegate|table A table with UITableViewDelegate's methods.
---@field rowHeight? number The height of rows if the delegate has no heightForRowAt. Points.
---@field insetsContentViewsToSafeArea? boolean Whether what rows and headers show stays clear of a notch at the side; true by default. Their backgrounds don't.
---@field separatorStyle? UITableView.SeparatorStyle Whether there are lines between rows.
---@field separatorInset? UIEdgeInsets|table The distances of the lines from the cells' edges. Only left and right count. Points.
---@field separatorColor? UIColor.Name|string|UIColor The colour of the lines between rows.
---@field separatorEffect? UIBlurEffect An effect in whose colour the lines are shown, in place of separatorColor, or nil.
---@field tableHeaderView? UIView A view above the first section, or nil.
---@field tableFooterView? UIView A view below the last section, or nil.
---@field isEditing? boolean Whether the table is in editing mode, or a row is open after a swipe.
---@field allowsSelectionDuringEditing? boolean Whether a tap selects a row in editing mode.
---@field allowsMultipleSelectionDuringEditing? boolean Whether several rows can be selected in editing mode, with check circles. Rows can't be swiped then.
---@field sectionHeaderTopPadding? number The room above each header; UITableView.automaticDimension for the system's: 22 in plain tables of today. Points.
---@field fillerRowHeight? number The height of the empty rows with which a short plain table goes on: UITableView.automaticDimension for that of its rows, 0 for none. Points.
---@field sectionHeaderHeight? number The height of headers with a title in plain tables, and without a title in grouped tables. Points.
---@field sectionFooterHeight? number The height of footers with a title in plain tables, and without a title in grouped tables. Points.
---@field estimatedRowHeight? number The height that is assumed for rows until they are visible; 0 means that all heights are asked for at once. Points.
---@field estimatedSectionHeaderHeight? number The height that is assumed for headers until they are visible; 0 means that all heights are asked for at once. Points.
---@field estimatedSectionFooterHeight? number The height that is assumed for footers until they are visible; 0 means that all heights are asked for at once. Points.
---@field takesZeroSectionHeightsLiterally? boolean Whether in grouped tables a header or footer height of 0 means 0, as from iOS 11 on. False: 0 means the default height.
---@field sectionIndexMinimumDisplayRowCount? integer The number of rows from which on the section index is shown.
---@field sectionIndexColor? UIColor.Name|string|UIColor The colour of the titles of the section index, or nil.
---@field sectionIndexBackgroundColor? UIColor.Name|string|UIColor The colour behind the titles of the section index, or nil.
---@field sectionIndexTrackingBackgroundColor? UIColor.Name|string|UIColor The colour behind the titles of the section index while a finger is on them, or nil.
---@field prefetchDataSource? UITableViewDataSourcePrefetching|table A table with UITableViewDataSourcePrefetching's methods.
---@field selfSizingInvalidation? ListView.SelfSizingInvalidation When cells, headers and footers that measure themselves are measured again: with another width, text size or editing mode (disabled), also with another content configuration or invalidateIntrinsicContentSize (enabled, the default of today), or also when constraints in them change.
---@field isPrefetchingEnabled? boolean Whether the prefetchDataSource is told anything; true by default.
---@field dragDelegate? UITableViewDragDelegate|table A table with UITableViewDragDelegate's methods.
---@field dropDelegate? UITableViewDropDelegate|table A table with UITableViewDropDelegate's methods.
---@field dragInteractionEnabled? boolean Whether a finger that rests lifts rows; at first as usual on the device and in the system.
---@field isSpringLoaded? boolean Whether a row or item acts, as by a tap, while items are held over it.

---A list of rows in sections. Only visible rows have cells.
---@class UITableView: UIScrollView
---@field backgroundView UIView|any A view behind the rows, as large as the table, or nil. It does not scroll.
---@field contextMenuInteraction UIContextMenuInteraction|any The interaction that shows the delegate's context menus, or nil where it has none. Read-only.
---@field allowsSelection boolean Whether a tap selects a row.
---@field allowsMultipleSelection boolean Whether several rows can be selected; a tap then selects or deselects a row.
---@field numberOfSections integer The number of sections that the data source returned last. Read-only.
---@field style UITableView.Style The style of the table, set when it is made. Read-only.
---@field dataSource UITableViewDataSource|table|any A table with UITableViewDataSource's methods.
---@field delegate UITableViewDelegate|table|any A table with UITableViewDelegate's methods.
---@field rowHeight number The height of rows if the delegate has no heightForRowAt. Points.
---@field insetsContentViewsToSafeArea boolean Whether what rows and headers show stays clear of a notch at the side; true by default. Their backgrounds don't.
---@field separatorStyle UITableView.SeparatorStyle Whether there are lines between rows.
---@field separatorInset UIEdgeInsets|table The distances of the lines from the cells' edges. Only left and right count. Points.
---@field separatorColor UIColor.Name|string|UIColor The colour of the lines between rows.
---@field separatorEffect UIBlurEffect|any An effect in whose colour the lines are shown, in place of separatorColor, or nil.
---@field tableHeaderView UIView|any A view above the first section, or nil.
---@field tableFooterView UIView|any A view below the last section, or nil.
---@field visibleCells UITableViewCell[] In ascending order. Read-only.
---@field indexPathsForVisibleRows IndexPath[] In ascending order. Read-only.
---@field indexPathForSelectedRow IndexPath|any The first selected row, or nil. Read-only.
---@field indexPathsForSelectedRows IndexPath[] In ascending order. Read-only.
---@field isEditing boolean Whether the table is in editing mode, or a row is open after a swipe.
---@field allowsSelectionDuringEditing boolean Whether a tap selects a row in editing mode.
---@field allowsMultipleSelectionDuringEditing boolean Whether several rows can be selected in editing mode, with check circles. Rows can't be swiped then.
---@field sectionHeaderTopPadding number The room above each header; UITableView.automaticDimension for the system's: 22 in plain tables of today. Points.
---@field fillerRowHeight number The height of the empty rows with which a short plain table goes on: UITableView.automaticDimension for that of its rows, 0 for none. Points.
---@field sectionHeaderHeight number The height of headers with a title in plain tables, and without a title in grouped tables. Points.
---@field sectionFooterHeight number The height of footers with a title in plain tables, and without a title in grouped tables. Points.
---@field estimatedRowHeight number The height that is assumed for rows until they are visible; 0 means that all heights are asked for at once. Points.
---@field estimatedSectionHeaderHeight number The height that is assumed for headers until they are visible; 0 means that all heights are asked for at once. Points.
---@field estimatedSectionFooterHeight number The height that is assumed for footers until they are visible; 0 means that all heights are asked for at once. Points.
---@field takesZeroSectionHeightsLiterally boolean Whether in grouped tables a header or footer height of 0 means 0, as from iOS 11 on. False: 0 means the default height.
---@field sectionIndexMinimumDisplayRowCount integer The number of rows from which on the section index is shown.
---@field sectionIndexColor UIColor.Name|string|UIColor|nil The colour of the titles of the section index, or nil.
---@field sectionIndexBackgroundColor UIColor.Name|string|UIColor|nil The colour behind the titles of the section index, or nil.
---@field sectionIndexTrackingBackgroundColor UIColor.Name|string|UIColor|nil The colour behind the titles of the section index while a finger is on them, or nil.
---@field automaticDimension number As a height: the default height, or the height that the content needs.
---@field indexSearch string As a title of the section index: it is shown as a magnifying glass.
---@field prefetchDataSource UITableViewDataSourcePrefetching|table|any A table with UITableViewDataSourcePrefetching's methods.
---@field selfSizingInvalidation ListView.SelfSizingInvalidation When cells, headers and footers that measure themselves are measured again: with another width, text size or editing mode (disabled), also with another content configuration or invalidateIntrinsicContentSize (enabled, the default of today), or also when constraints in them change.
---@field isPrefetchingEnabled boolean Whether the prefetchDataSource is told anything; true by default.
---@field dragDelegate UITableViewDragDelegate|table|any A table with UITableViewDragDelegate's methods.
---@field dropDelegate UITableViewDropDelegate|table|any A table with UITableViewDropDelegate's methods.
---@field dragInteractionEnabled boolean Whether a finger that rests lifts rows; at first as usual on the device and in the system.
---@field isSpringLoaded boolean Whether a row or item acts, as by a tap, while items are held over it.
---@field hasActiveDrag boolean Whether a finger carries something that comes from here. Read-only.
---@field hasActiveDrop boolean Whether a finger carries something over it. Read-only.
---@field super UITableView
---@overload fun(properties?: UITableView.Properties): UITableView
UITableView = {}

---Tells that a section has another place in the data source now.
---@param from integer
---@param to integer
function UITableView:moveSection(from, to) end

---Applies the updates that a function makes as one batch, and then calls completion(finished). It is an error if the data source's counts don't agree with them.
---@param updates? function
---@param completion? fun(finished: boolean): any
function UITableView:performBatchUpdates(updates, completion) end

---Asks the data source for everything again, and makes the cells anew in the next layout. The selection is lost. Called, too, when a table view controller first appears. Can be overridden.
function UITableView:reloadData() end

---The number of rows in a section that the data source returned last.
---@param section integer
---@return integer
function UITableView:numberOfRows(section) end

---The rectangle of a row in the content. Points.
---@param indexPath IndexPath
---@return CGRect
function UITableView:rectForRow(indexPath) end

---The rectangle of a section with its header and footer, in the content. Points.
---@param section integer
---@return CGRect
function UITableView:rect(section) end

---The row at a point of the content, or nil.
---@param point CGPoint|table
---@return IndexPath|any
function UITableView:indexPathForRow(point) end

---The rows that a rectangle of the content touches.
---@param rect CGRect|table
---@return IndexPath[]
function UITableView:indexPathsForRows(rect) end

---The row of a visible cell, or nil.
---@param cell UITableViewCell
---@return IndexPath|any
function UITableView:indexPath(cell) end

---The cell of a row, or nil if the row is not visible.
---@param indexPath IndexPath
---@return UITableViewCell|any
function UITableView:cellForRow(indexPath) end

---Scrolls until a row is at the top, in the middle or at the bottom; none scrolls as little as is needed.
---@param indexPath IndexPath
---@param position? UITableView.ScrollPosition
---@param animated? boolean
function UITableView:scrollToRow(indexPath, position, animated) end

---Selects a row without calling the delegate, and scrolls to it unless the position is none. nil clears the selection.
---@param indexPath? IndexPath
---@param animated? boolean
---@param position? UITableView.ScrollPosition
function UITableView:selectRow(indexPath, animated, position) end

---Deselects a row without calling the delegate.
---@param indexPath IndexPath
---@param animated? boolean
function UITableView:deselectRow(indexPath, animated) end

---Cells for this identifier are made from this class, or by this nib; nil removes the registration. A class of headers and footers is registered as by registerHeaderFooter.
---@param class? UITableViewCell
---@param identifier string
function UITableView:register(class, identifier) end

---Cells for this identifier are made by this nib, which has one cell; nil removes the registration.
---@param nib? UINib
---@param identifier string
function UITableView:registerNib(nib, identifier) end

---A cell from the pool, or a new one of the registered class. Without an index path the result is nil if there is neither.
---@param identifier string
---@param indexPath? IndexPath
---@return UITableViewCell|any
function UITableView:dequeueReusableCell(identifier, indexPath) end

---Tells that the data source has new rows, at these places after the update.
---@param indexPaths IndexPath[]
---@param animation? UITableView.RowAnimation
function UITableView:insertRows(indexPaths, animation) end

---Tells that the data source no longer has these rows, which were at these places before the update.
---@param indexPaths IndexPath[]
---@param animation? UITableView.RowAnimation
function UITableView:deleteRows(indexPaths, animation) end

---Asks for new cells for these rows.
---@param indexPaths IndexPath[]
---@param animation? UITableView.RowAnimation
function UITableView:reloadRows(indexPaths, animation) end

---Asks for the contents of these rows again: cellForRowAt dequeues the cells that they have. Their heights are asked for again.
---@param indexPaths IndexPath[]
function UITableView:reconfigureRows(indexPaths) end

---Tells that a row has another place in the data source now.
---@param from IndexPath
---@param to IndexPath
function UITableView:moveRow(from, to) end

---Tells that the data source has new sections, with these numbers after the update.
---@param sections integer|integer[]
---@param animation? UITableView.RowAnimation
function UITableView:insertSections(sections, animation) end

---Tells that the data source no longer has these sections, which had these numbers before the update.
---@param sections integer|integer[]
---@param animation? UITableView.RowAnimation
function UITableView:deleteSections(sections, animation) end

---Asks for the headers, footers and rows of these sections again.
---@param sections integer|integer[]
---@param animation? UITableView.RowAnimation
function UITableView:reloadSections(sections, animation) end

---Begins a batch: updates are collected until endUpdates.
function UITableView:beginUpdates() end

---Ends the batch and applies its updates, animated. It is an error if the data source's counts don't agree with them.
function UITableView:endUpdates() end

---Begins or ends editing mode. Can be overridden.
---@param editing boolean
---@param animated? boolean
function UITableView:setEditing(editing, animated) end

---Asks the data source for the titles of the section index again.
function UITableView:reloadSectionIndexTitles() end

---The rectangle in the content where it is without floating. Points.
---@param section integer
---@return CGRect
function UITableView:rectForHeader(section) end

---The rectangle in the content where it is without floating. Points.
---@param section integer
---@return CGRect
function UITableView:rectForFooter(section) end

---The section's header if it is visible, or nil.
---@param section integer
---@return UITableViewHeaderFooterView|any
function UITableView:headerView(section) end

---The section's footer if it is visible, or nil.
---@param section integer
---@return UITableViewHeaderFooterView|any
function UITableView:footerView(section) end

---Headers and footers for this identifier are made from this class; nil removes the registration.
---@param class? UITableViewHeaderFooterView
---@param identifier string
function UITableView:registerHeaderFooter(class, identifier) end

---Headers and footers for this identifier are made by this nib, which has one of them; nil removes the registration.
---@param nib? UINib
---@param identifier string
function UITableView:registerHeaderFooterNib(nib, identifier) end

---A header or footer from the pool, or a new one of the registered class, or nil if there is neither.
---@param identifier string
---@return UITableViewHeaderFooterView|any
function UITableView:dequeueReusableHeaderFooterView(identifier) end

---Scrolls to the selected row that needs the least scrolling.
---@param position? UITableView.ScrollPosition
---@param animated? boolean
function UITableView:scrollToNearestSelectedRow(position, animated) end
