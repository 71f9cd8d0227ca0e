/// A value that is stored once and shared by all its copies, for large fields that few objects have or that stay the same from frame to
/// frame. Copying such a field costs one reference, and two fields that share the value are equal without comparing it.
///
/// ```swift
/// @Shared var text: ViewText?
/// $text = other.$text               // shares it
/// $text.isSame(as: other.$text)     // quick
/// ```
///
/// The type has no constraints: with them Swift would look up each conformance among thousands when a process starts.
@propertyWrapper
public struct Shared<Value> {
  @usableFromInline
  final class Box {
    @usableFromInline let value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box?

  @inlinable init(box: Box?) { self.box = box }

  /// No value; made without handling a whole `Value`.
  @inlinable
  public static var none: Shared { Shared(box: nil) }

  @inlinable
  public init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  @inlinable
  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  @inlinable
  public var projectedValue: Shared {
    get { self }
    set { self = newValue }
  }

  @inlinable
  public var isNil: Bool { box == nil }

  /// Whether both share one stored value, or both have none. Equal values that are stored twice are not the same.
  @inlinable
  public func isSame(as other: Shared) -> Bool { box === other.box }

  /// The result of `body` for the value, which isn't copied; nil without a value.
  @inlinable
  @inline(__always)
  public func look<Result>(_ body: (borrowing Value) -> Result) -> Result? { box.map { body($0.value) } }
}

// A box never changes.
/// Unchecked: a box never changes.
extension Shared: @unchecked Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
  @inlinable
  public static func == (a: Shared, b: Shared) -> Bool { a.box === b.box || a.box?.value == b.box?.value }
}

extension Shared: Hashable where Value: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(box?.value) }
}
