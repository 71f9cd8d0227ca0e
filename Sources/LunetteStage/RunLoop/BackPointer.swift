/// A pointer from an object to the one that holds it, directly or through others: a view's superview, a layer's view.
///
/// It counts no references. A weak reference would make an object count all its references in a slower way, which cost a quarter of the
/// time of a scrolled frame. Therefore the target must call `takeBack`, when it lets the object go and in its own `deinit`. Debug builds
/// check this: reading a pointer whose target has ended stops the program. Release builds rely on it.
@propertyWrapper
public struct BackPointer<Target: AnyObject> {
  #if DEBUG
    /// A struct around the reference, because Swift 6 destroys an optional `unowned` in a dictionary's element wrongly.
    @usableFromInline
    struct Held {
      @usableFromInline unowned let object: Target
      @usableFromInline init(_ object: Target) { self.object = object }
    }
    @usableFromInline var held: Held?
    @usableFromInline var target: Target? { held?.object }
    /// The identity of the target, which can be compared even while the target is ending.
    @usableFromInline var identity: ObjectIdentifier?
  #else
    @usableFromInline var target: Unmanaged<Target>?
    private var identity: ObjectIdentifier? { target.map { $0._withUnsafeGuaranteedRef(ObjectIdentifier.init) } }
  #endif

  @inlinable
  public init(wrappedValue: Target?) {
    #if DEBUG
      held = wrappedValue.map(Held.init)
      identity = wrappedValue.map(ObjectIdentifier.init)
    #else
      target = wrappedValue.map(Unmanaged.passUnretained)
    #endif
  }

  @inlinable
  public var wrappedValue: Target? {
    @inline(__always) get {
      #if DEBUG
        target
      #else
        target?.takeUnretainedValue()
      #endif
    }
    @inline(__always) set { self = BackPointer(wrappedValue: newValue) }
  }

  @inlinable
  public var projectedValue: BackPointer {
    @inline(__always) get { self }
    @inline(__always) set { self = newValue }
  }

  /// Sets the pointer to nil if it leads to this object. The target calls it in its `deinit`.
  public mutating func takeBack(from ending: Target) {
    if identity == ObjectIdentifier(ending) { self = BackPointer(wrappedValue: nil) }
  }

  // MARK: Without counting a reference, for what happens in every frame

  /// Whether the pointer is nil.
  @inlinable
  @inline(__always)
  package var isNil: Bool { target == nil }

  /// Whether the pointer leads to this object; with nil, whether the pointer is nil.
  @inlinable
  @inline(__always)
  package func leads(to other: Target?) -> Bool {
    #if DEBUG
      target === other
    #else
      target?.toOpaque() == other.map { Unmanaged.passUnretained($0).toOpaque() }
    #endif
  }

  @inline(__always)
  package func leads(toObject other: AnyObject) -> Bool { identity == ObjectIdentifier(other) }

  @inlinable
  @inline(__always)
  package func isSame(as other: BackPointer) -> Bool {
    #if DEBUG
      target === other.target
    #else
      target?.toOpaque() == other.target?.toOpaque()
    #endif
  }

  /// The result of `body` for the target; nil when the pointer is nil. The body must not release the target.
  @inlinable
  @inline(__always)
  package func look<Result>(_ body: (Target) -> Result) -> Result? {
    #if DEBUG
      target.map(body)
    #else
      target.map { $0._withUnsafeGuaranteedRef(body) }
    #endif
  }
}
