import Foundation

/// An indicator of a scroll view, as its `subviews` show it: a picture view that takes no touches, in front of the content.
///
/// It joins the subviews when an indicator is shown for the first time; a subview that is added later stands behind it. Frames draw indicators
/// where they are at that moment (`UIScrollView.marks`), so that scrolling moves no view. The frame of this one follows when somebody reads
/// the subviews, and from then on with each scroll. Source: docs/rules/scrolling.md, Insets, paging, zooming
package final class _UIScrollViewScrollIndicator: UIImageView {
  let isVertical: Bool
  /// As it was set; what is read is 0 while nothing is shown.
  private(set) var ownAlpha: CGFloat = 1

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(frame: .zero)
    // The scroll view's mark is what is drawn, and this view is never laid out.
    layer.opacity = 0
    (needsLayout, needsDisplay, isNewToConstraints) = (false, false, false)
  }

  /// Searches, checks and accessibility don't see it.
  package override var isLeftOutOfLists: Bool { true }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  package override var alpha: CGFloat {
    get { scrollView?.indicatorFrame(of: self) == nil ? 0 : ownAlpha }
    set { ownAlpha = min(max(newValue, 0), 1) }
  }

  /// Gives it a frame without consequences: no layout, no animation. Space: the scroll view's bounds
  func settle(at frame: CGRect) {
    simulation.animations.outsideBlocks {
      withLayer { layer in
        layer.isPlacedByView = true
        layer.frame = frame
        layer.isPlacedByView = false
      }
    }
  }
}
