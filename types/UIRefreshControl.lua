---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIRefreshControl { ... } takes.
---@class UIRefreshControl.Properties: UIControl.Properties
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UIRefreshControl|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field attributedTitle? string The text that the control shows, or nil. An attributed text may be set; its words are kept.

---A control for "pull to refresh". It sends valueChanged when a finger has pulled the content down by more than 60 points. Assign it to a scroll view's refreshControl.
---@class UIRefreshControl: UIControl
---@field isRefreshing boolean Whether the control is refreshing; the content then stays 60 points lower. Read-only.
---@field attributedTitle string|nil The text that the control shows, or nil. An attributed text may be set; its words are kept.
---@field super UIRefreshControl
---@overload fun(properties?: UIRefreshControl.Properties): UIRefreshControl
UIRefreshControl = {}

---Begins refreshing without scrolling, and sends no event.
function UIRefreshControl:beginRefreshing() end

---Ends refreshing; the content moves back in 0.25 s.
function UIRefreshControl:endRefreshing() end
