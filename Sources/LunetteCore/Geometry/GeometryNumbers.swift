import CGeometry
import Foundation

/// Core Graphics' structures lie in memory as the rows of doubles with which `CGeometry` computes.
extension CGAffineTransform: GeometryNumbers { @usableFromInline static let initial = CGAffineTransform.identity }
extension CATransform3D: GeometryNumbers { @usableFromInline static let initial = CATransform3D.identity }
extension CGRect: GeometryNumbers { @usableFromInline static let initial = CGRect.zero }
extension CGPoint: GeometryNumbers { @usableFromInline static let initial = CGPoint.zero }
extension UIEdgeInsets: GeometryNumbers { @usableFromInline static let initial = UIEdgeInsets.zero }

@usableFromInline protocol GeometryNumbers {
  /// Any value; it is overwritten.
  static var initial: Self { get }
}

extension GeometryNumbers {
  @usableFromInline static var count: Int { MemoryLayout<Self>.size / MemoryLayout<Double>.size }

  /// Gives the numbers to a function that reads them.
  @inlinable @inline(__always) func read<Answer>(_ body: (UnsafePointer<Double>) -> Answer) -> Answer {
    withUnsafePointer(to: self) { $0.withMemoryRebound(to: Double.self, capacity: Self.count, body) }
  }

  /// The value whose numbers a function writes.
  @inlinable @inline(__always) static func computed(_ body: (UnsafeMutablePointer<Double>) -> Void) -> Self {
    var value = initial
    withUnsafeMutablePointer(to: &value) { $0.withMemoryRebound(to: Double.self, capacity: count, body) }
    return value
  }

  /// The value that a function makes of this one.
  @inlinable @inline(__always) func changed(_ body: (UnsafePointer<Double>, UnsafeMutablePointer<Double>) -> Void) -> Self {
    read { numbers in Self.computed { body(numbers, $0) } }
  }

  /// The value that a function makes of this one and another.
  @inlinable @inline(__always) func combined(with other: Self, _ body: (UnsafePointer<Double>, UnsafePointer<Double>, UnsafeMutablePointer<Double>) -> Void)
    -> Self
  {
    read { one in other.read { two in Self.computed { body(one, two, $0) } } }
  }
}
