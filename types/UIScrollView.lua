---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIScrollView { ... } takes.
---@class UIScrollView.Properties: UIView.Properties
---@field delegate? UIScrollViewDelegate|table A table with UIScrollViewDelegate's methods.
---@field contentSize? CGSize|number[] How large the content is. Points.
---@field contentOffset? CGPoint|number[] The point of the content at its top left corner. Assigned during a drag or a deceleration, these go on from there. Points.
---@field contentInset? UIEdgeInsets|number[] Room around the content. Points.
---@field contentInsetAdjustmentBehavior? UIScrollView.ContentInsetAdjustmentBehavior Which safe area insets are added to the content inset: never, always, those of scrollableAxes, or automatic, which is the same inside a view controller's view only.
---@field isScrollEnabled? boolean Whether a finger scrolls it. Turned off, it ends a drag.
---@field bounces? boolean Whether it goes past its edges and comes back.
---@field alwaysBounceVertical? boolean Also with content that fits.
---@field alwaysBounceHorizontal? boolean Also with content that fits.
---@field isPagingEnabled? boolean Whether it stops at multiples of its size.
---@field isDirectionalLockEnabled? boolean Whether a drag clearly along one axis scrolls only along it.
---@field decelerationRate? ScrollDecelerationRate|number "normal", "fast", or the share of speed left after a millisecond.
---@field scrollsToTop? boolean Whether a tap on the status bar may scroll it to the top.
---@field keyboardDismissMode? UIScrollView.KeyboardDismissMode Whether a drag sends the keyboard away: none, onDrag, or interactive, which takes it along with the finger.
---@field refreshControl? UIRefreshControl A UIRefreshControl above the content, or nil.
---@field showsVerticalScrollIndicator? boolean Whether it shows while moving.
---@field showsHorizontalScrollIndicator? boolean Whether it shows while moving.
---@field indicatorStyle? UIScrollView.IndicatorStyle default, black or white.
---@field scrollIndicatorInsets? UIEdgeInsets|number[] Room that both indicators leave free; read, the vertical one's. Points.
---@field verticalScrollIndicatorInsets? UIEdgeInsets|number[] Room that it leaves free. Points.
---@field horizontalScrollIndicatorInsets? UIEdgeInsets|number[] Room that it leaves free. Points.
---@field minimumZoomScale? number The smallest scale at rest; a number above 0.
---@field maximumZoomScale? number The largest scale at rest; a number above 0.
---@field zoomScale? number The scale of the view that the delegate names in viewForZooming; set, the nearest one within the limits.
---@field bouncesZoom? boolean Whether fingers may zoom past the limits, from where it springs back.
---@field delaysContentTouches? boolean Whether touches on content wait for a drag.
---@field canCancelContentTouches? boolean Whether a drag may take touches from content.

---A view whose content can be larger than itself.
---@class UIScrollView: UIView
---@field delegate UIScrollViewDelegate|table|nil A table with UIScrollViewDelegate's methods.
---@field contentLayoutGuide UILayoutGuide Its content, in the content's coordinates. Read-only.
---@field frameLayoutGuide UILayoutGuide What is seen of it; it stays while the content scrolls. Read-only.
---@field contentSize CGSize|number[] How large the content is. Points.
---@field contentOffset CGPoint|number[] The point of the content at its top left corner. Assigned during a drag or a deceleration, these go on from there. Points.
---@field contentInset UIEdgeInsets|number[] Room around the content. Points.
---@field contentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior Which safe area insets are added to the content inset: never, always, those of scrollableAxes, or automatic, which is the same inside a view controller's view only.
---@field adjustedContentInset UIEdgeInsets The room that counts: the content inset and what is added of the safe area. Points. Read-only.
---@field isScrollEnabled boolean Whether a finger scrolls it. Turned off, it ends a drag.
---@field bounces boolean Whether it goes past its edges and comes back.
---@field alwaysBounceVertical boolean Also with content that fits.
---@field alwaysBounceHorizontal boolean Also with content that fits.
---@field isPagingEnabled boolean Whether it stops at multiples of its size.
---@field isDirectionalLockEnabled boolean Whether a drag clearly along one axis scrolls only along it.
---@field decelerationRate ScrollDecelerationRate|number "normal", "fast", or the share of speed left after a millisecond.
---@field scrollsToTop boolean Whether a tap on the status bar may scroll it to the top.
---@field keyboardDismissMode UIScrollView.KeyboardDismissMode Whether a drag sends the keyboard away: none, onDrag, or interactive, which takes it along with the finger.
---@field refreshControl UIRefreshControl|nil A UIRefreshControl above the content, or nil.
---@field showsVerticalScrollIndicator boolean Whether it shows while moving.
---@field showsHorizontalScrollIndicator boolean Whether it shows while moving.
---@field indicatorStyle UIScrollView.IndicatorStyle default, black or white.
---@field scrollIndicatorInsets UIEdgeInsets|number[] Room that both indicators leave free; read, the vertical one's. Points.
---@field verticalScrollIndicatorInsets UIEdgeInsets|number[] Room that it leaves free. Points.
---@field horizontalScrollIndicatorInsets UIEdgeInsets|number[] Room that it leaves free. Points.
---@field verticalIndicatorFrame CGRect|nil Where the indicator is shown now, in the view's bounds; nil while it isn't. Points. Read-only.
---@field horizontalIndicatorFrame CGRect|nil Where the indicator is shown now, in the view's bounds; nil while it isn't. Points. Read-only.
---@field panGestureRecognizer UIPanGestureRecognizer Its own pan. Read-only.
---@field pinchGestureRecognizer UIPinchGestureRecognizer|nil Its own pinch; nil while there is nothing to zoom. Read-only.
---@field isTracking boolean A finger is on it. Read-only.
---@field isDragging boolean A finger scrolls it. Read-only.
---@field isDecelerating boolean It moves on after a lift. Read-only.
---@field isZooming boolean Two fingers zoom it. Read-only.
---@field isZoomBouncing boolean Its scale goes back to a limit. Read-only.
---@field minimumZoomScale number The smallest scale at rest; a number above 0.
---@field maximumZoomScale number The largest scale at rest; a number above 0.
---@field zoomScale number The scale of the view that the delegate names in viewForZooming; set, the nearest one within the limits.
---@field bouncesZoom boolean Whether fingers may zoom past the limits, from where it springs back.
---@field delaysContentTouches boolean Whether touches on content wait for a drag.
---@field canCancelContentTouches boolean Whether a drag may take touches from content.
---@field super UIScrollView
---@overload fun(properties?: UIScrollView.Properties): UIScrollView
UIScrollView = {}

---adjustedContentInset has a new value. Can be overridden.
function UIScrollView:adjustedContentInsetDidChange() end

---Scrolls there, in 0.3 s when animated. Stops what moves by itself. Points.
---@param offset CGPoint|number[]
---@param animated? boolean
function UIScrollView:setContentOffset(offset, animated) end

---Scrolls as little as needed to show a rect of the content. Points.
---@param rect CGRect|number[]
---@param animated? boolean
function UIScrollView:scrollRectToVisible(rect, animated) end

---Shows the indicators for 0.4 s.
function UIScrollView:flashScrollIndicators() end

---Zooms around the middle of the view, in 0.3 s when animated.
---@param scale number
---@param animated? boolean
function UIScrollView:setZoomScale(scale, animated) end

---Shows a rect of the zoomed view as large as it fits, in 0.3 s when animated. Points.
---@param rect CGRect|number[]
---@param animated? boolean
function UIScrollView:zoomToRect(rect, animated) end

---Whether content may have touches. Can be overridden.
---@param touches UITouch[]
---@param event? UIEvent
---@param view UIView
---@return boolean
function UIScrollView:touchesShouldBegin(touches, event, view) end

---Whether a drag may take the touch from content. Can be overridden.
---@param view UIView
---@return boolean
function UIScrollView:touchesShouldCancel(view) end
