---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPageControl { ... } takes.
---@class UIPageControl.Properties: UIControl.Properties
---@field numberOfPages? integer How many dots.
---@field currentPage? integer From 1. Setting it sends nothing.
---@field hidesForSinglePage? boolean Nothing is shown while there is one page.
---@field pageIndicatorTintColor? UIColor|string Of the other pages' dots; nil is a grey.
---@field currentPageIndicatorTintColor? UIColor|string Of the present page's dot; nil is a grey.

---A row of dots, one for each page.
---@class UIPageControl: UIControl
---@field numberOfPages integer How many dots.
---@field currentPage integer From 1. Setting it sends nothing.
---@field hidesForSinglePage boolean Nothing is shown while there is one page.
---@field pageIndicatorTintColor UIColor|string|nil Of the other pages' dots; nil is a grey.
---@field currentPageIndicatorTintColor UIColor|string|nil Of the present page's dot; nil is a grey.
---@field super UIPageControl
---@overload fun(properties?: UIPageControl.Properties): UIPageControl
UIPageControl = {}

---The size that so many dots need. Points.
---@param count integer
---@return CGSize
function UIPageControl:sizeForNumberOfPages(count) end
