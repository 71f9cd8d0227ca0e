/// A value that is kept once and shared by all its copies, for large fields that few have or that stay the same from frame to frame: a copy
/// of whoever has the field costs one reference, and two that share the value are found equal without a look at it.
///
/// ```swift
/// @Shared var text: ViewText?
/// $text = other.$text               // shares it
/// $text.isSame(as: other.$text)     // quick
/// ```
@propertyWrapper
public struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  private init(box: Box?) { self.box = box }

  /// No value, without a look at what would be a large one.
  public static var none: Shared { Shared(box: nil) }

  public init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  public var projectedValue: Shared {
    get { self }
    set { self = newValue }
  }

  public var isNil: Bool { box == nil }

  /// Whether both have one and the same value, or none. Two equal values that are kept twice are not the same.
  public func isSame(as other: Shared) -> Bool { box === other.box }

  /// What `body` says of the value, which is not copied; nil where there is none.
  @inline(__always)
  public func look<Result>(_ body: (borrowing Value) -> Result) -> Result? { box.map { body($0.value) } }

  public static func == (a: Shared, b: Shared) -> Bool { a.box === b.box || a.box?.value == b.box?.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(box?.value) }
}
