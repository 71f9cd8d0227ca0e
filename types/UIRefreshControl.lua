---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIRefreshControl { ... } takes.
---@class UIRefreshControl.Properties: UIControl.Properties
---@field attributedTitle? string Shown in it; here a plain text, or nil.

---Pull to refresh: valueChanged when a finger has pulled the content past its 60 points. Set it as a scroll view's refreshControl.
---@class UIRefreshControl: UIControl
---@field isRefreshing boolean Whether it holds the content down. Read-only.
---@field attributedTitle string|nil Shown in it; here a plain text, or nil.
---@field super UIRefreshControl
---@overload fun(properties?: UIRefreshControl.Properties): UIRefreshControl
UIRefreshControl = {}

---Makes the room without scrolling and sends nothing.
function UIRefreshControl:beginRefreshing() end

---Lets the content go back, in 0.25 s.
function UIRefreshControl:endRefreshing() end
