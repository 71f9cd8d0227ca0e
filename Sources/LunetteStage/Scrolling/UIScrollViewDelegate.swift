import Foundation

/// What a scroll view tells and asks. The defaults are what UIKit does where a delegate doesn't implement the method.
///
/// Source: docs/rules/gestures.md 6; docs/rules/scrolling.md; Apple, UIScrollViewDelegate
/// - Lua: What a scroll view asks and tells.
public protocol UIScrollViewDelegate: AnyObject {
  /// contentOffset has changed.
  /// - Lua: scrollViewDidScroll
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag the content.
  /// - Lua: scrollViewWillBeginDragging
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger lifts. Return a point to change where the content will stop. Velocity in points per millisecond.
  /// - Lua: scrollViewWillEndDragging(scrollView, velocity, target: CGPoint), answers CGPoint?, by hand
  ///
  /// - Parameters:
  /// - velocity: points per millisecond, with the sign of the offset's motion
  /// - target: where it will come to rest; may be changed
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: inout CGPoint)
  /// The finger has lifted. willDecelerate is true if the content continues to move.
  /// - Lua: scrollViewDidEndDragging
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool)
  /// The content continues to move after the finger has lifted.
  /// - Lua: scrollViewWillBeginDecelerating
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has stopped after a deceleration.
  /// - Lua: scrollViewDidEndDecelerating
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A scroll that the app animated has ended.
  /// - Lua: scrollViewDidEndScrollingAnimation
  ///
  /// An animated offset has arrived, or a finger, a drag or leaving the window has stopped it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls the content to its top; true if the method is missing.
  /// - Lua: scrollViewShouldScrollToTop, by hand, else true
  ///
  /// The user tapped the status bar.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content has scrolled to its top.
  /// - Lua: scrollViewDidScrollToTop
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// What assistive technology says after the user has scrolled by a page, or nil for the usual words.
  /// - Lua: accessibilityScrollStatus, else nil
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// adjustedContentInset has changed.
  /// - Lua: scrollViewDidChangeAdjustedContentInset
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that two fingers zoom, or nil.
  /// - Lua: viewForZooming, else nil
  ///
  /// The subview that zooming scales; nil where there is nothing to zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers begin to zoom.
  /// - Lua: scrollViewWillBeginZooming
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// zoomScale has changed.
  /// - Lua: scrollViewDidZoom
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming has ended. view is false if there is none.
  /// - Lua: scrollViewDidEndZooming(scrollView, view: ViewOrFalse, scale)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}
