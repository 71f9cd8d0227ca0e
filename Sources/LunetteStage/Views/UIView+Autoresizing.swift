import Foundation

/// Autoresizing: when a view's size changes, the margins and sizes of its subviews that are flexible share the change.
/// Source: docs/rules/layout.md 2.2
extension UIView {
  func resizeSubviews(from oldSize: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      let frame = view.autoresizedFrame(from: oldSize, to: bounds.size)
      guard view.transform3D.isAffine else {
        view.take(frame: frame)
        continue
      }
      if frame != view.frame { view.frame = frame } else if view.constraintState != nil { view.layoutGeometryDidChange() }
    }
  }

  /// The view's frame after its superview has changed its size.
  package func autoresizedFrame(from old: CGSize, to new: CGSize) -> CGRect {
    let (across, down) = gains(of: CGSize(width: new.width - old.width, height: new.height - old.height), in: old)
    let frame = flatFrame
    return CGRect(
      x: frame.minX + across.start, y: frame.minY + down.start, width: max(0, frame.width + across.size), height: max(0, frame.height + down.size))
  }

  /// The frame; of a view that is turned in space the one that it would have without its transform, since what is seen of it may have no width.
  /// Ours: UIKit leaves it undefined
  private var flatFrame: CGRect {
    guard !transform3D.isAffine else { return frame }
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Takes bounds and centre that would make this its frame without its transform.
  private func take(frame: CGRect) {
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// How much of a change of its superview's size each value of the frame gets.
  func sharesOfChange(in size: CGSize) -> (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let (across, down) = gains(of: CGSize(width: 1, height: 1), in: size)
    return (across.start, down.start, across.size, down.size)
  }

  private typealias Gain = (start: CGFloat, size: CGFloat)

  private func gains(of change: CGSize, in size: CGSize) -> (across: Gain, down: Gain) {
    let (mask, frame) = (autoresizingMask, flatFrame)
    return (
      Self.gain(
        of: change.width, start: frame.minX, size: frame.width, end: size.width - frame.maxX,
        flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))),
      Self.gain(
        of: change.height, start: frame.minY, size: frame.height, end: size.height - frame.maxY,
        flexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    )
  }

  /// One axis: the flexible parts share the change in proportion to their lengths, or equally when all their lengths are zero.
  private static func gain(
    of change: CGFloat, start: CGFloat, size: CGFloat, end: CGFloat, flexible: (start: Bool, size: Bool, end: Bool)
  ) -> Gain {
    let parts = [(start, flexible.start), (size, flexible.size), (end, flexible.end)]
    let count = parts.filter(\.1).count
    guard change != 0, count > 0 else { return (0, 0) }
    let total = parts.reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    func gain(_ length: CGFloat) -> CGFloat { total == 0 ? change / CGFloat(count) : change * length / total }
    return (flexible.start ? gain(start) : 0, flexible.size ? gain(size) : 0)
  }
}
