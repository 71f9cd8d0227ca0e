---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIScrollView { ... } takes.
---@class UIScrollView.Properties: UIView.Properties
---@field delegate? UIScrollViewDelegate|table A table with UIScrollViewDelegate's methods.
---@field contentSize? CGSize|table The size of the content. Points.
---@field contentOffset? CGPoint|table The point of the content that is at the view's top left corner. Setting it during a drag or a deceleration lets the movement continue from there. Points.
---@field contentInset? UIEdgeInsets|table Additional room around the content. Points.
---@field contentInsetAdjustmentBehavior? UIScrollView.ContentInsetAdjustmentBehavior Which safe area insets are added to contentInset: never none; always all; scrollableAxes those of axes that can scroll; automatic the same as scrollableAxes, but only inside a view controller's view.
---@field isScrollEnabled? boolean Whether fingers can scroll the content. Setting it to false ends a drag.
---@field bounces? boolean Whether the content can be dragged past its edges, from where it comes back.
---@field alwaysBounceVertical? boolean Whether content that is smaller than the view can be dragged along this axis, too.
---@field alwaysBounceHorizontal? boolean Whether content that is smaller than the view can be dragged along this axis, too.
---@field isPagingEnabled? boolean Whether scrolling ends at multiples of the view's size.
---@field isDirectionalLockEnabled? boolean Whether a drag that begins clearly along one axis scrolls only along that axis.
---@field decelerationRate? ScrollDecelerationRate|number How slowly the content stops after a drag: normal, fast, or the fraction of speed that is left after a millisecond.
---@field avoidsKeyboard? boolean Not UIKit's: while a field in the scroll view is edited, the bottom inset grows by what the keyboard covers, and the field is scrolled above the keyboard. A table controller does it for its table by itself.
---@field scrollsToTop? boolean Whether a tap on the status bar may scroll the content to its top.
---@field keyboardDismissMode? UIScrollView.KeyboardDismissMode Whether a drag hides the keyboard: none never, onDrag when the drag begins, interactive moves the keyboard with the finger.
---@field refreshControl? UIRefreshControl The control above the content for "pull to refresh", or nil.
---@field showsVerticalScrollIndicator? boolean Whether the indicator is shown while the content moves.
---@field showsHorizontalScrollIndicator? boolean Whether the indicator is shown while the content moves.
---@field indicatorStyle? UIScrollView.IndicatorStyle The colour of the indicators.
---@field scrollIndicatorInsets? UIEdgeInsets|table The distances of the indicators from the view's edges. Setting it sets both indicators; reading it returns the vertical one's. Points.
---@field verticalScrollIndicatorInsets? UIEdgeInsets|table The distances of the indicator from the view's edges. Points.
---@field horizontalScrollIndicatorInsets? UIEdgeInsets|table The distances of the indicator from the view's edges. Points.
---@field minimumZoomScale? number The smallest scale when no finger zooms; it must be greater than 0.
---@field maximumZoomScale? number The largest scale when no finger zooms; it must be greater than 0.
---@field zoomScale? number The scale of the view that the delegate returns from viewForZooming. Setting it uses the nearest scale within the limits.
---@field bouncesZoom? boolean Whether fingers may zoom past the limits. The scale then returns to the limit.
---@field delaysContentTouches? boolean Whether touches on the content are held back until it is clear that they don't scroll.
---@field canCancelContentTouches? boolean Whether a drag may take touches away from the content and scroll.

---A view whose content can be larger than itself.
---@class UIScrollView: UIView
---@field delegate UIScrollViewDelegate|table|any A table with UIScrollViewDelegate's methods.
---@field contentLayoutGuide UILayoutGuide The layout guide of the content, in the content's coordinates. Read-only.
---@field frameLayoutGuide UILayoutGuide The layout guide of the visible area, which does not move while the content scrolls. Read-only.
---@field contentSize CGSize|table The size of the content. Points.
---@field contentOffset CGPoint|table The point of the content that is at the view's top left corner. Setting it during a drag or a deceleration lets the movement continue from there. Points.
---@field contentInset UIEdgeInsets|table Additional room around the content. Points.
---@field contentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior Which safe area insets are added to contentInset: never none; always all; scrollableAxes those of axes that can scroll; automatic the same as scrollableAxes, but only inside a view controller's view.
---@field adjustedContentInset UIEdgeInsets The insets that are used: contentInset and the added part of the safe area. Points. Read-only.
---@field isScrollEnabled boolean Whether fingers can scroll the content. Setting it to false ends a drag.
---@field bounces boolean Whether the content can be dragged past its edges, from where it comes back.
---@field alwaysBounceVertical boolean Whether content that is smaller than the view can be dragged along this axis, too.
---@field alwaysBounceHorizontal boolean Whether content that is smaller than the view can be dragged along this axis, too.
---@field isPagingEnabled boolean Whether scrolling ends at multiples of the view's size.
---@field isDirectionalLockEnabled boolean Whether a drag that begins clearly along one axis scrolls only along that axis.
---@field decelerationRate ScrollDecelerationRate|number How slowly the content stops after a drag: normal, fast, or the fraction of speed that is left after a millisecond.
---@field DecelerationRate table<string, number> UIKit's numbers for decelerationRate, by name.
---@field avoidsKeyboard boolean Not UIKit's: while a field in the scroll view is edited, the bottom inset grows by what the keyboard covers, and the field is scrolled above the keyboard. A table controller does it for its table by itself.
---@field scrollsToTop boolean Whether a tap on the status bar may scroll the content to its top.
---@field keyboardDismissMode UIScrollView.KeyboardDismissMode Whether a drag hides the keyboard: none never, onDrag when the drag begins, interactive moves the keyboard with the finger.
---@field refreshControl UIRefreshControl|any The control above the content for "pull to refresh", or nil.
---@field showsVerticalScrollIndicator boolean Whether the indicator is shown while the content moves.
---@field showsHorizontalScrollIndicator boolean Whether the indicator is shown while the content moves.
---@field indicatorStyle UIScrollView.IndicatorStyle The colour of the indicators.
---@field scrollIndicatorInsets UIEdgeInsets|table The distances of the indicators from the view's edges. Setting it sets both indicators; reading it returns the vertical one's. Points.
---@field verticalScrollIndicatorInsets UIEdgeInsets|table The distances of the indicator from the view's edges. Points.
---@field horizontalScrollIndicatorInsets UIEdgeInsets|table The distances of the indicator from the view's edges. Points.
---@field verticalIndicatorFrame CGRect|any The rectangle of the indicator in the view's bounds, or nil while it is not shown. Points. Read-only.
---@field horizontalIndicatorFrame CGRect|any The rectangle of the indicator in the view's bounds, or nil while it is not shown. Points. Read-only.
---@field panGestureRecognizer UIPanGestureRecognizer The recognizer with which fingers scroll the view. Read-only.
---@field pinchGestureRecognizer UIPinchGestureRecognizer|any The recognizer with which fingers zoom the view, or nil if zooming is impossible. Read-only.
---@field isTracking boolean Whether a finger is on the object. Read-only.
---@field isDragging boolean Whether a finger is scrolling the content. Read-only.
---@field isDecelerating boolean Whether the content is moving after the finger has lifted. Read-only.
---@field isZooming boolean Whether two fingers are zooming the content. Read-only.
---@field isZoomBouncing boolean Whether the scale is returning to a limit. Read-only.
---@field minimumZoomScale number The smallest scale when no finger zooms; it must be greater than 0.
---@field maximumZoomScale number The largest scale when no finger zooms; it must be greater than 0.
---@field zoomScale number The scale of the view that the delegate returns from viewForZooming. Setting it uses the nearest scale within the limits.
---@field bouncesZoom boolean Whether fingers may zoom past the limits. The scale then returns to the limit.
---@field delaysContentTouches boolean Whether touches on the content are held back until it is clear that they don't scroll.
---@field canCancelContentTouches boolean Whether a drag may take touches away from the content and scroll.
---@field super UIScrollView
---@overload fun(properties?: UIScrollView.Properties): UIScrollView
UIScrollView = {}

---adjustedContentInset has changed. Can be overridden.
function UIScrollView:adjustedContentInsetDidChange() end

---Scrolls to an offset, in 0.3 s if animated, and stops a deceleration or another animation. Called, too, where a text follows its caret, and for what scrolls to a rectangle, a row or an item. Points. Can be overridden.
---@param offset CGPoint|table
---@param animated? boolean
function UIScrollView:setContentOffset(offset, animated) end

---Scrolls as little as is needed to make a rectangle of the content visible. Called, too, for a field that becomes first responder out of sight. Points. Can be overridden.
---@param rect CGRect|table
---@param animated? boolean
function UIScrollView:scrollRectToVisible(rect, animated) end

---Shows the indicators for 0.4 s. Called, too, when a table view controller or a collection view controller has appeared. Can be overridden.
function UIScrollView:flashScrollIndicators() end

---Zooms around the middle of the view, in 0.3 s if animated.
---@param scale number
---@param animated? boolean
function UIScrollView:setZoomScale(scale, animated) end

---The same as zoomToRect, UIKit's zoom(to:animated:).
---@param rect CGRect|table
---@param animated? boolean
function UIScrollView:zoom(rect, animated) end

---Zooms so that a rectangle of the zoomed view fills the scroll view as far as possible, in 0.3 s if animated. Points.
---@param rect CGRect|table
---@param animated? boolean
function UIScrollView:zoomToRect(rect, animated) end

---Asked before content gets touches. False: the content gets nothing. Can be overridden.
---@param touches UITouch[]
---@param event? UIEvent
---@param view UIView
---@return boolean
function UIScrollView:touchesShouldBegin(touches, event, view) end

---Asked when a finger drags that is on this view. True: the view's touch is cancelled and the content scrolls. Can be overridden.
---@param view UIView
---@return boolean
function UIScrollView:touchesShouldCancel(view) end

---Whether the scroll view's own pan or pinch gets a touch. True. Can be overridden.
---@param recognizer UIGestureRecognizer
---@param touch UITouch
---@return boolean
function UIScrollView:shouldReceiveTouch(recognizer, touch) end

---Whether the scroll view's own pan or pinch may recognize together with another recognizer. False. Can be overridden.
---@param recognizer UIGestureRecognizer
---@param other UIGestureRecognizer
---@return boolean
function UIScrollView:shouldRecognizeSimultaneouslyWith(recognizer, other) end

---Whether the scroll view's own pan or pinch waits until another recognizer has failed. False. Can be overridden.
---@param recognizer UIGestureRecognizer
---@param other UIGestureRecognizer
---@return boolean
function UIScrollView:shouldRequireFailureOf(recognizer, other) end

---Whether another recognizer waits until the scroll view's own pan or pinch has failed. False. Can be overridden.
---@param recognizer UIGestureRecognizer
---@param other UIGestureRecognizer
---@return boolean
function UIScrollView:shouldBeRequiredToFailBy(recognizer, other) end
