---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPageControl { ... } takes.
---@class UIPageControl.Properties: UIControl.Properties
---@field numberOfPages? integer The number of dots.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? function|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field currentPage? integer The number of the current page, from 1. Setting it sends no event.
---@field hidesForSinglePage? boolean Whether nothing is shown when there is only one page.
---@field pageIndicatorTintColor? UIColor.Name|string|UIColor The colour of the other pages' dots; nil means a gray.
---@field currentPageIndicatorTintColor? UIColor.Name|string|UIColor The colour of the current page's dot; nil means a gray.

---A row of dots, one for each page, of which the current page's is highlighted.
---@class UIPageControl: UIControl
---@field numberOfPages integer The number of dots.
---@field currentPage integer The number of the current page, from 1. Setting it sends no event.
---@field hidesForSinglePage boolean Whether nothing is shown when there is only one page.
---@field pageIndicatorTintColor UIColor.Name|string|UIColor|nil The colour of the other pages' dots; nil means a gray.
---@field currentPageIndicatorTintColor UIColor.Name|string|UIColor|nil The colour of the current page's dot; nil means a gray.
---@field super UIPageControl
---@overload fun(properties?: UIPageControl.Properties): UIPageControl
UIPageControl = {}

---The size that so many dots need. Points.
---@param count integer
---@return CGSize
function UIPageControl:sizeForNumberOfPages(count) end
