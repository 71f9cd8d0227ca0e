---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The menu of the first responder: cut, copy, paste, select, select all.
---@class UIMenuController
---@field shared UIMenuController The one menu of the app.
---@field isMenuVisible boolean Whether the menu is shown. Read-only.
---@field menuFrame CGRect The menu's rectangle, in coordinates of the window. Points. Read-only.
---@field menuItems { title: string, action: string }[]|nil The app's own items, after the standard ones: a list of { title =, action = "method" }.
---@field willShowMenuNotification string The name of a notification.
---@field didShowMenuNotification string The name of a notification.
---@field willHideMenuNotification string The name of a notification.
---@field didHideMenuNotification string The name of a notification.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIMenuController = {}

---Sets the rectangle of a view that the menu points at, in coordinates of the view. Points.
---@param rect CGRect|table
---@param view UIView
function UIMenuController:setTargetRect(rect, view) end

---Shows or hides the menu. It needs a first responder.
---@param visible boolean
---@param animated? boolean
function UIMenuController:setMenuVisible(visible, animated) end

---Shows the menu, which points at a rectangle of a view, in coordinates of the view. It needs a first responder. Points.
---@param view UIView
---@param rect CGRect|table
function UIMenuController:showMenu(view, rect) end

---Hides the menu; with a view only a menu that points at this view.
---@param view? UIView
function UIMenuController:hideMenu(view) end
