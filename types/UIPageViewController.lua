---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPageViewController { ... } takes.
---@class UIPageViewController.Properties: UIViewController.Properties
---@field transitionStyle? UIPageViewController.TransitionStyle scroll: a finger can move the pages. pageCurl: pages turn only by setViewControllers.
---@field navigationOrientation? UIPageViewController.NavigationOrientation The direction in which pages follow each other.
---@field spineLocation? UIPageViewController.SpineLocation Where the spine of a book is; with mid, two pages are shown.
---@field interPageSpacing? number The distance between two pages while they move. Points.
---@field isDoubleSided? boolean Kept only; it has no effect: nothing is seen of a page's back.
---@field dataSource? UIPageViewControllerDataSource|table A table with UIPageViewControllerDataSource's methods.
---@field delegate? UIPageViewControllerDelegate|table A table with UIPageViewControllerDelegate's methods.

---A container that shows one page after the other: UIPageViewController { transitionStyle = "scroll" }.
---@class UIPageViewController: UIViewController
---@field transitionStyle UIPageViewController.TransitionStyle scroll: a finger can move the pages. pageCurl: pages turn only by setViewControllers. Read-only.
---@field navigationOrientation UIPageViewController.NavigationOrientation The direction in which pages follow each other. Read-only.
---@field spineLocation UIPageViewController.SpineLocation Where the spine of a book is; with mid, two pages are shown. Read-only.
---@field interPageSpacing number The distance between two pages while they move. Points. Read-only.
---@field isDoubleSided boolean Kept only; it has no effect: nothing is seen of a page's back.
---@field gestureRecognizers UIGestureRecognizer[] Those of the style pageCurl; with scroll, as in UIKit, a scroll view inside view has them. Read-only.
---@field viewControllers UIViewController[] The pages that are shown: one, or two of a book. Read-only.
---@field dataSource UIPageViewControllerDataSource|table|any A table with UIPageViewControllerDataSource's methods.
---@field delegate UIPageViewControllerDelegate|table|any A table with UIPageViewControllerDelegate's methods.
---@field super UIPageViewController
---@overload fun(properties?: UIPageViewController.Properties): UIPageViewController
UIPageViewController = {}

---Shows a page, and calls completion(finished). The first page is never animated.
---@param controllers UIViewController[]
---@param direction? UIPageViewController.NavigationDirection
---@param animated? boolean
---@param completion? fun(finished: boolean): any
function UIPageViewController:setViewControllers(controllers, direction, animated, completion) end
