import Foundation

/// Autoresizing: when a view's size changes, the margins and sizes of its subviews that are flexible share the change.
/// Source: docs/rules/layout.md 2.2
extension UIView {
  func resizeSubviews(from oldSize: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      let frame = view.autoresizedFrame(from: oldSize, to: bounds.size)
      if frame != view.frame { view.frame = frame }
    }
  }

  /// The view's frame after its superview has changed its size.
  package func autoresizedFrame(from old: CGSize, to new: CGSize) -> CGRect {
    let mask = autoresizingMask
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.share(
      new.width - old.width, start: frame.minX, size: frame.width, end: old.width - frame.maxX,
      flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    (frame.origin.y, frame.size.height) = Self.share(
      new.height - old.height, start: frame.minY, size: frame.height, end: old.height - frame.maxY,
      flexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    return frame
  }

  /// One axis: the flexible parts share the change in proportion to their lengths, or equally when all their lengths are zero.
  private static func share(
    _ change: CGFloat, start: CGFloat, size: CGFloat, end: CGFloat, flexible: (start: Bool, size: Bool, end: Bool)
  ) -> (start: CGFloat, size: CGFloat) {
    let parts = [(start, flexible.start), (size, flexible.size), (end, flexible.end)]
    let count = parts.filter(\.1).count
    guard change != 0, count > 0 else { return (start, size) }
    let total = parts.reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    func gain(_ length: CGFloat) -> CGFloat { total == 0 ? change / CGFloat(count) : change * length / total }
    return (start + (flexible.start ? gain(start) : 0), max(0, size + (flexible.size ? gain(size) : 0)))
  }
}
