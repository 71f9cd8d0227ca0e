---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableView { ... } takes.
---@class UITableView.Properties: UIScrollView.Properties
---@field style? UITableView.Style plain, grouped or insetGrouped.
---@field dataSource? UITableViewDataSource|table A table with UITableViewDataSource's methods.
---@field delegate? UITableViewDelegate|table A table with UITableViewDelegate's methods.
---@field rowHeight? number The height of rows that nobody is asked about. Points.
---@field separatorStyle? UITableView.SeparatorStyle none or singleLine.
---@field separatorInset? UIEdgeInsets|number[] Only left and right count. Points.
---@field separatorColor? UIColor|string The colour of the lines between rows.
---@field allowsSelection? boolean Whether a tap selects a row.
---@field allowsMultipleSelection? boolean Whether taps select and deselect several rows.
---@field tableHeaderView? UIView A view above the first row.
---@field tableFooterView? UIView A view below the last row.
---@field isEditing? boolean In editing mode, or a row is swiped open.
---@field allowsSelectionDuringEditing? boolean Whether a tap selects a row in editing mode.
---@field allowsMultipleSelectionDuringEditing? boolean Check circles in editing mode, and no swipes.
---@field sectionHeaderHeight? number Of titled headers in plain tables, of untitled ones in grouped tables. Points.
---@field sectionFooterHeight? number Of titled footers in plain tables, of untitled ones in grouped tables. Points.
---@field estimatedRowHeight? number Until rows come into view; 0 asks for all heights at once. Points.
---@field estimatedSectionHeaderHeight? number Until headers come into view; 0 asks at once. Points.
---@field estimatedSectionFooterHeight? number Until footers come into view; 0 asks at once. Points.
---@field takesZeroSectionHeightsLiterally? boolean Whether a header height of 0 means 0 in a grouped table, as from iOS 11 on.
---@field sectionIndexMinimumDisplayRowCount? integer Rows from which on the section index is shown.
---@field sectionIndexColor? UIColor|string Of the index's titles.
---@field sectionIndexBackgroundColor? UIColor|string Behind the index's titles.
---@field sectionIndexTrackingBackgroundColor? UIColor|string The same while a finger is on them.
---@field backgroundView? UIView Behind the rows, as large as the table; it does not scroll.
---@field prefetchDataSource? UITableViewDataSourcePrefetching|table A table with UITableViewDataSourcePrefetching's methods.

---A list of rows in sections, of which the visible ones have cells.
---@class UITableView: UIScrollView
---@field style UITableView.Style plain, grouped or insetGrouped. Read-only.
---@field dataSource UITableViewDataSource|table|nil A table with UITableViewDataSource's methods.
---@field delegate UITableViewDelegate|table|nil A table with UITableViewDelegate's methods.
---@field rowHeight number The height of rows that nobody is asked about. Points.
---@field separatorStyle UITableView.SeparatorStyle none or singleLine.
---@field separatorInset UIEdgeInsets|number[] Only left and right count. Points.
---@field separatorColor UIColor|string The colour of the lines between rows.
---@field allowsSelection boolean Whether a tap selects a row.
---@field allowsMultipleSelection boolean Whether taps select and deselect several rows.
---@field tableHeaderView UIView|nil A view above the first row.
---@field tableFooterView UIView|nil A view below the last row.
---@field numberOfSections integer As the data source said last. Read-only.
---@field visibleCells UITableViewCell[] From the top. Read-only.
---@field indexPathsForVisibleRows IndexPath[] From the top. Read-only.
---@field indexPathForSelectedRow IndexPath|nil The first selected row, or nil. Read-only.
---@field indexPathsForSelectedRows IndexPath[] From the top. Read-only.
---@field isEditing boolean In editing mode, or a row is swiped open.
---@field allowsSelectionDuringEditing boolean Whether a tap selects a row in editing mode.
---@field allowsMultipleSelectionDuringEditing boolean Check circles in editing mode, and no swipes.
---@field sectionHeaderHeight number Of titled headers in plain tables, of untitled ones in grouped tables. Points.
---@field sectionFooterHeight number Of titled footers in plain tables, of untitled ones in grouped tables. Points.
---@field estimatedRowHeight number Until rows come into view; 0 asks for all heights at once. Points.
---@field estimatedSectionHeaderHeight number Until headers come into view; 0 asks at once. Points.
---@field estimatedSectionFooterHeight number Until footers come into view; 0 asks at once. Points.
---@field takesZeroSectionHeightsLiterally boolean Whether a header height of 0 means 0 in a grouped table, as from iOS 11 on.
---@field sectionIndexMinimumDisplayRowCount integer Rows from which on the section index is shown.
---@field sectionIndexColor UIColor|string|nil Of the index's titles.
---@field sectionIndexBackgroundColor UIColor|string|nil Behind the index's titles.
---@field sectionIndexTrackingBackgroundColor UIColor|string|nil The same while a finger is on them.
---@field automaticDimension number A height: take the default, or measure.
---@field indexSearch string As a title of the section index it shows a magnifier.
---@field backgroundView UIView|nil Behind the rows, as large as the table; it does not scroll.
---@field prefetchDataSource UITableViewDataSourcePrefetching|table|nil A table with UITableViewDataSourcePrefetching's methods.
---@field super UITableView
---@overload fun(properties?: UITableView.Properties): UITableView
UITableView = {}

---In a section, as the data source said last.
---@param section integer
---@return integer
function UITableView:numberOfRows(section) end

---In the content. Points.
---@param indexPath IndexPath
---@return CGRect
function UITableView:rectForRow(indexPath) end

---Of a section, in the content. Points.
---@param section integer
---@return CGRect
function UITableView:rect(section) end

---The row at a point of the content, or nil.
---@param point CGPoint|number[]
---@return IndexPath|nil
function UITableView:indexPathForRow(point) end

---The rows that a rect of the content meets.
---@param rect CGRect|number[]
---@return IndexPath[]
function UITableView:indexPathsForRows(rect) end

---The row of a visible cell, or nil.
---@param cell UITableViewCell
---@return IndexPath|nil
function UITableView:indexPath(cell) end

---The cell of a visible row, or nil.
---@param indexPath IndexPath
---@return UITableViewCell|nil
function UITableView:cellForRow(indexPath) end

---Scrolls a row to the top, middle or bottom; none moves as little as needed.
---@param indexPath IndexPath
---@param position? UITableView.ScrollPosition
---@param animated? boolean
function UITableView:scrollToRow(indexPath, position, animated) end

---Selects a row without calling the delegate; nil clears the selection.
---@param indexPath? IndexPath
---@param animated? boolean
---@param position? UITableView.ScrollPosition
function UITableView:selectRow(indexPath, animated, position) end

---Deselects a row without calling the delegate.
---@param indexPath IndexPath
---@param animated? boolean
function UITableView:deselectRow(indexPath, animated) end

---Makes cells of this class for an identifier; nil takes it back.
---@param class? UITableViewCell
---@param identifier string
function UITableView:register(class, identifier) end

---A cell that is not in use. Without a path: nil when there is none and no class is registered.
---@param identifier string
---@param indexPath? IndexPath
---@return UITableViewCell|nil
function UITableView:dequeueReusableCell(identifier, indexPath) end

---Forgets everything; the data source is asked again at the next layout.
function UITableView:reloadData() end

---Rows that the data source has now, at their places after the update.
---@param indexPaths IndexPath[]
---@param animation? UITableView.RowAnimation
function UITableView:insertRows(indexPaths, animation) end

---Rows that the data source has no more, at their places before the update.
---@param indexPaths IndexPath[]
---@param animation? UITableView.RowAnimation
function UITableView:deleteRows(indexPaths, animation) end

---Rows that are shown anew.
---@param indexPaths IndexPath[]
---@param animation? UITableView.RowAnimation
function UITableView:reloadRows(indexPaths, animation) end

---A row that changes its place.
---@param from IndexPath
---@param to IndexPath
function UITableView:moveRow(from, to) end

---Sections that the data source has now, by their numbers after the update.
---@param sections integer|integer[]
---@param animation? UITableView.RowAnimation
function UITableView:insertSections(sections, animation) end

---Sections that the data source has no more, by their numbers before the update.
---@param sections integer|integer[]
---@param animation? UITableView.RowAnimation
function UITableView:deleteSections(sections, animation) end

---Sections that are shown anew, with their headers, footers and rows.
---@param sections integer|integer[]
---@param animation? UITableView.RowAnimation
function UITableView:reloadSections(sections, animation) end

---A section that changes its place.
---@param from integer
---@param to integer
function UITableView:moveSection(from, to) end

---Collects updates until endUpdates.
function UITableView:beginUpdates() end

---Applies what was collected.
function UITableView:endUpdates() end

---Applies the updates that a function makes; completion(finished) follows.
---@param updates? function
---@param completion? function
function UITableView:performBatchUpdates(updates, completion) end

---Into or out of editing mode. Can be overridden.
---@param editing boolean
---@param animated? boolean
function UITableView:setEditing(editing, animated) end

---Asks the data source for them anew.
function UITableView:reloadSectionIndexTitles() end

---Its resting place in the content. Points.
---@param section integer
---@return CGRect
function UITableView:rectForHeader(section) end

---Its resting place in the content. Points.
---@param section integer
---@return CGRect
function UITableView:rectForFooter(section) end

---The header on the screen, or nil.
---@param section integer
---@return UITableViewHeaderFooterView|nil
function UITableView:headerView(section) end

---The footer on the screen, or nil.
---@param section integer
---@return UITableViewHeaderFooterView|nil
function UITableView:footerView(section) end

---Makes headers and footers of this class for an identifier; nil takes it back.
---@param class? UITableViewHeaderFooterView
---@param identifier string
function UITableView:registerHeaderFooter(class, identifier) end

---A view that is not in use; nil when there is none and no class is registered.
---@param identifier string
---@return UITableViewHeaderFooterView|nil
function UITableView:dequeueReusableHeaderFooterView(identifier) end

---Scrolls to the selected row that is nearest.
---@param position? UITableView.ScrollPosition
---@param animated? boolean
function UITableView:scrollToNearestSelectedRow(position, animated) end
