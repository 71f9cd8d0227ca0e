import Foundation

/// A tap on the status bar. Source: Apple, scrollsToTop; docs/rules/gestures.md 6
extension UIApplication {
  /// The user taps the status bar: the scroll view on the screen that has `scrollsToTop` goes to its top. With more than one of them,
  /// or none, nothing happens. Returns: whether one was asked to
  @discardableResult
  public func tapStatusBar() -> Bool {
    var found: [UIScrollView] = []
    for window in visibleWindows { window.collectScrollsToTop(&found, clip: window.bounds) }
    guard found.count == 1 else { return false }
    found[0].scrollToTop()
    return true
  }
}

extension UIView {
  /// Scroll views of this subtree that a tap on the status bar means.
  /// - Parameter clip: what of this view's window can be seen. Space: window.
  fileprivate func collectScrollsToTop(_ found: inout [UIScrollView], clip: CGRect) {
    guard !isHidden, alpha >= Self.smallestTouchableAlpha else { return }
    let visible = convert(bounds, to: nil).shared(with: clip)
    if let scrollView = self as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled, !visible.isEmpty {
      found.append(scrollView)
    }
    for subview in subviews { subview.collectScrollsToTop(&found, clip: clipsToBounds ? visible : clip) }
  }
}

extension UIScrollView {
  /// Asks the delegate, then goes to the top in the time of an animated offset. Content that stands there has arrived at once.
  fileprivate func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    stopMotion(notify: true)
    let top = CGPoint(x: contentOffset.x, y: legalOffsets.y.lowerBound)
    guard top != contentOffset, simulation.areAnimationsEnabled else {
      placeContent(at: top)
      delegate?.scrollViewDidScrollToTop(self)
      return
    }
    animateOffset(to: top, isScrollToTop: true)
  }
}
