---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The menu of the first responder: cut, copy, paste, select, select all.
---@class UIMenuController
---@field shared UIMenuController The device's.
---@field isMenuVisible boolean Whether it is on the screen. Read-only.
---@field menuFrame CGRect Where. Points of the window. Read-only.
---@field menuItems { title: string, action: string }[] An app's own items after the standard ones: a list of { title =, action = "method" }.
---@field willShowMenuNotification string A notification's name.
---@field didShowMenuNotification string A notification's name.
---@field willHideMenuNotification string A notification's name.
---@field didHideMenuNotification string A notification's name.
UIMenuController = {}

---What it points at. Points of the view.
---@param rect CGRect|number[]
---@param view UIView
function UIMenuController:setTargetRect(rect, view) end

---Shows or hides it.
---@param visible boolean
---@param animated? boolean
function UIMenuController:setMenuVisible(visible, animated) end
