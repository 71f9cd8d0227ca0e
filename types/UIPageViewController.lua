---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPageViewController { ... } takes.
---@class UIPageViewController.Properties: UIViewController.Properties
---@field transitionStyle? UIPageViewController.TransitionStyle scroll: a finger moves the pages; pageCurl: they turn by program only.
---@field navigationOrientation? UIPageViewController.NavigationOrientation Along which way the pages lie.
---@field spineLocation? UIPageViewController.SpineLocation Of a book; mid shows two pages.
---@field interPageSpacing? number Between two pages while they move. Points.
---@field dataSource? UIPageViewControllerDataSource|table A table with UIPageViewControllerDataSource's methods.
---@field delegate? UIPageViewControllerDelegate|table A table with UIPageViewControllerDelegate's methods.

---Pages that a finger moves through: UIPageViewController { transitionStyle = "scroll" }.
---@class UIPageViewController: UIViewController
---@field transitionStyle UIPageViewController.TransitionStyle scroll: a finger moves the pages; pageCurl: they turn by program only. Read-only.
---@field navigationOrientation UIPageViewController.NavigationOrientation Along which way the pages lie. Read-only.
---@field spineLocation UIPageViewController.SpineLocation Of a book; mid shows two pages. Read-only.
---@field interPageSpacing number Between two pages while they move. Points. Read-only.
---@field viewControllers UIViewController[] The pages that show: one, or two of a book. Read-only.
---@field dataSource UIPageViewControllerDataSource|table|nil A table with UIPageViewControllerDataSource's methods.
---@field delegate UIPageViewControllerDelegate|table|nil A table with UIPageViewControllerDelegate's methods.
---@field super UIPageViewController
---@overload fun(properties?: UIPageViewController.Properties): UIPageViewController
UIPageViewController = {}

---Shows a page; the first time at once. completion(finished).
---@param controllers UIViewController[]
---@param direction? UIPageViewController.NavigationDirection
---@param animated? boolean
---@param completion? function
function UIPageViewController:setViewControllers(controllers, direction, animated, completion) end
