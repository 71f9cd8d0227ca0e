import Foundation

/// Setting the offset, and telling of it.
extension UIScrollView {
  /// Scrolls as little as needed to show `rect`; nothing when it is visible. Space: content.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard isFinite("rect", rect.minX, rect.minY, rect.width, rect.height), !rect.isEmpty else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low >= from && high <= to { return 0 }
      return low < from || high - low > to - from ? low - from : high - to
    }
    let target = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let legal = legalOffset(nearest: target)
    if legal != contentOffset { Overridable.setContentOffset(self, legal, animated) }
  }

  /// Puts the content at an offset from outside its own laws of motion, which then go on from there.
  func placeContent(at offset: CGPoint) {
    // A delegate that corrects each step of an animated offset doesn't end it: its correction stands until the next step.
    if scrollNotices == 0 {
      switch motion {
      case .animating, .zooming: stopMotion(notify: false)
      case .decelerating, nil: break
      }
    }
    let old = contentOffset
    guard offset != old else { return }
    bounds.origin = offset
    if drag != nil { rebaseDrag() }
    let new = contentOffset
    continueDeceleration(x: new.x == old.x ? .none : .offset(new.x), y: new.y == old.y ? .none : .offset(new.y))
  }

  /// Sets an offset that the scroll view has computed itself. The delegate is told, and may set another one.
  func move(to offset: CGPoint) {
    if offset != contentOffset { bounds.origin = offset }
  }

  /// A fault where one of the numbers isn't; laws of motion and ranges can't work with it.
  func isFinite(_ name: String, _ numbers: CGFloat...) -> Bool {
    if numbers.allSatisfy({ abs($0) < .greatestFiniteMagnitude }) { return true }
    let list = numbers.map { "\($0)" }.joined(separator: ", ")
    simulation.recordFault(UIException(.invalidArgument, "\(name) must be finite, got {\(list)}"))
    return false
  }

  /// A fault where a number of the point isn't finite. An offset is set in every frame of a scroll, so no list is made of its numbers.
  package func isFinite(_ name: String, _ point: CGPoint) -> Bool {
    point.x.isFinite && point.y.isFinite || isFinite(name, point.x, point.y)
  }

  func isFinite(_ inset: UIEdgeInsets, _ name: String) -> Bool { isFinite(name, inset.top, inset.left, inset.bottom, inset.right) }
}

/// Misuse of a scroll view that would never end.
public struct ScrollReentryError: Error, CustomStringConvertible {
  public var description: String {
    "scrollViewDidScroll has changed contentOffset from inside itself \(ScrollConstants.mostScrollNotices) times without coming to rest; "
      + "change it there only while it isn't where it should be"
  }
}
