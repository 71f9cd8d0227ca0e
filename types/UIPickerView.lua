---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPickerView { ... } takes.
---@class UIPickerView.Properties: UIView.Properties
---@field dataSource? UIPickerViewDataSource|table A table with UIPickerViewDataSource's methods.
---@field delegate? UIPickerViewDelegate|table A table with UIPickerViewDelegate's methods.
---@field showsSelectionIndicator? boolean Kept; the lines always show.

---Wheels of rows, of which each has one selected. Both count from 1.
---@class UIPickerView: UIView
---@field dataSource UIPickerViewDataSource|table|nil A table with UIPickerViewDataSource's methods.
---@field delegate UIPickerViewDelegate|table|nil A table with UIPickerViewDelegate's methods.
---@field numberOfComponents integer How many wheels. Read-only.
---@field showsSelectionIndicator boolean Kept; the lines always show.
---@field super UIPickerView
---@overload fun(properties?: UIPickerView.Properties): UIPickerView
UIPickerView = {}

---How many rows a wheel has.
---@param component integer
---@return integer
function UIPickerView:numberOfRows(component) end

---The size of a wheel's rows. Points.
---@param component integer
---@return CGSize
function UIPickerView:rowSize(component) end

---What shows a row; nil for one out of sight.
---@param row integer
---@param component integer
---@return UIView|nil
function UIPickerView:viewForRow(row, component) end

---Asks for everything anew.
function UIPickerView:reloadAllComponents() end

---Asks for the rows of a wheel anew.
---@param component integer
function UIPickerView:reloadComponent(component) end

---Turns a wheel to a row; the delegate hears nothing.
---@param row integer
---@param component? integer
---@param animated? boolean
function UIPickerView:selectRow(row, component, animated) end

---The row in the middle of a wheel; nil for a wheel without rows.
---@param component? integer
---@return integer|nil
function UIPickerView:selectedRow(component) end
