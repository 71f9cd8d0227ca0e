---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPageControl { ... } takes.
---@class UIPageControl.Properties: UIControl.Properties
---@field numberOfPages? integer The number of dots.
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UIPageControl|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field currentPage? integer The number of the current page, from 1. Setting it sends no event.
---@field hidesForSinglePage? boolean Whether nothing is shown when there is only one page.
---@field pageIndicatorTintColor? UIColor.Name|string|UIColor The colour of the other pages' dots; nil means a gray.
---@field currentPageIndicatorTintColor? UIColor.Name|string|UIColor The colour of the current page's dot; nil means a gray.
---@field allowsContinuousInteraction? boolean Whether a finger that moves along the dots turns the pages on its way, in system 17.
---@field backgroundStyle? UIPageControl.BackgroundStyle Whether a plate is behind the dots: prominent, minimal, or automatic, which shows it while a finger is there.
---@field preferredIndicatorImage? UIImage|string An image in the place of each dot, or nil.

---A row of dots, one for each page, of which the current page's is highlighted.
---@class UIPageControl: UIControl
---@field numberOfPages integer The number of dots.
---@field currentPage integer The number of the current page, from 1. Setting it sends no event.
---@field hidesForSinglePage boolean Whether nothing is shown when there is only one page.
---@field pageIndicatorTintColor UIColor.Name|string|UIColor|nil The colour of the other pages' dots; nil means a gray.
---@field currentPageIndicatorTintColor UIColor.Name|string|UIColor|nil The colour of the current page's dot; nil means a gray.
---@field allowsContinuousInteraction boolean Whether a finger that moves along the dots turns the pages on its way, in system 17.
---@field backgroundStyle UIPageControl.BackgroundStyle Whether a plate is behind the dots: prominent, minimal, or automatic, which shows it while a finger is there.
---@field preferredIndicatorImage UIImage|string|any An image in the place of each dot, or nil.
---@field super UIPageControl
---@overload fun(properties?: UIPageControl.Properties): UIPageControl
UIPageControl = {}

---The image that was set for a page, from 1, or nil.
---@param page integer
---@return UIImage|string|any
function UIPageControl:indicatorImageForPage(page) end

---Sets an image in the place of the dot of a page, from 1; nil for the dot.
---@param image? UIImage|string
---@param page integer
function UIPageControl:setIndicatorImage(image, page) end

---The size that so many dots need. Points.
---@param count integer
---@return CGSize
function UIPageControl:sizeForNumberOfPages(count) end
