import CGeometry
import Foundation

/// Distances from the four edges of a rectangle, inwards. Units: points.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  @inlinable
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  @inlinable
  public static var zero: UIEdgeInsets { UIEdgeInsets() }

  // Written out, since what Swift makes by itself is not inlined in other targets: every safe area that is handed down compares.
  @inlinable
  public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool {
    a.top == b.top && a.left == b.left && a.bottom == b.bottom && a.right == b.right
  }

  @inlinable
  public static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension CGRect {
  @inlinable
  public func inset(by insets: UIEdgeInsets) -> CGRect { insets.read { numbers in changed { rect_inset_by($0, numbers, $1) } } }
}

/// Units: points. Source: Apple, NSDirectionalEdgeInsets
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
