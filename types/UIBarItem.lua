---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBarItem { ... } takes.
---@class UIBarItem.Properties
---@field title? string What stands on it.
---@field image? UIImage|string A picture, filled with the tint unless it is alwaysOriginal.
---@field landscapeImagePhone? UIImage|string The picture in a low bar.
---@field imageInsets? UIEdgeInsets|number[] Around the picture. Points.
---@field isEnabled? boolean Whether a touch does anything.
---@field tag? integer A number to find it by.
---@field accessibilityIdentifier? string A name that tests find it by.
---@field accessibilityLabel? string What assistive technology calls it; nil leaves it to its title.

---What a bar shows, as data.
---@class UIBarItem
---@field title string|nil What stands on it.
---@field image UIImage|string|nil A picture, filled with the tint unless it is alwaysOriginal.
---@field landscapeImagePhone UIImage|string|nil The picture in a low bar.
---@field imageInsets UIEdgeInsets|number[] Around the picture. Points.
---@field isEnabled boolean Whether a touch does anything.
---@field tag integer A number to find it by.
---@field accessibilityIdentifier string|nil A name that tests find it by.
---@field accessibilityLabel string|nil What assistive technology calls it; nil leaves it to its title.
UIBarItem = {}

---Font and colour of the title in a state.
---@param attributes? table<string, any>
---@param state? UIControl.State|UIControl.State[]
function UIBarItem:setTitleTextAttributes(attributes, state) end
