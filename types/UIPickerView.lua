---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPickerView { ... } takes.
---@class UIPickerView.Properties: UIView.Properties
---@field dataSource? UIPickerViewDataSource|table A table with UIPickerViewDataSource's methods.
---@field delegate? UIPickerViewDelegate|table A table with UIPickerViewDelegate's methods.
---@field showsSelectionIndicator? boolean Kept only; the selection's lines are always shown.

---Wheels (components) with rows, of which one is selected in each wheel. Components and rows count from 1.
---@class UIPickerView: UIView
---@field dataSource UIPickerViewDataSource|table|any A table with UIPickerViewDataSource's methods.
---@field delegate UIPickerViewDelegate|table|any A table with UIPickerViewDelegate's methods.
---@field numberOfComponents integer The number of wheels. Read-only.
---@field showsSelectionIndicator boolean Kept only; the selection's lines are always shown.
---@field super UIPickerView
---@overload fun(properties?: UIPickerView.Properties): UIPickerView
UIPickerView = {}

---The number of rows of a wheel.
---@param component integer
---@return integer
function UIPickerView:numberOfRows(component) end

---The size of the rows of a wheel. Points.
---@param component integer
---@return CGSize
function UIPickerView:rowSize(component) end

---The view that shows a row, or nil if the row is not visible.
---@param row integer
---@param component integer
---@return UIView|any
function UIPickerView:viewForRow(row, component) end

---Asks the data source and the delegate for all wheels again.
function UIPickerView:reloadAllComponents() end

---Asks the data source and the delegate for one wheel again.
---@param component integer
function UIPickerView:reloadComponent(component) end

---Turns a wheel to a row. The delegate is not told.
---@param row integer
---@param component? integer
---@param animated? boolean
function UIPickerView:selectRow(row, component, animated) end

---The selected row of a wheel, or nil if the wheel has no rows.
---@param component? integer
---@return integer|any
function UIPickerView:selectedRow(component) end
