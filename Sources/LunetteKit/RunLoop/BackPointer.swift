/// A pointer to whoever holds the object, directly or by way of others: a view's superview, a layer's view.
///
/// It counts no reference, since a weak reference makes an object count all its references the slow way, which was a quarter of a
/// scrolled frame. In return the target must take it back when the two part, and in its `deinit`. Debug builds check it: reading a
/// pointer whose target has ended stops the program there. Release builds trust it.
@propertyWrapper
public struct BackPointer<Target: AnyObject> {
  #if DEBUG
    /// A struct around it, for an optional `unowned` in a dictionary's element is destroyed wrongly by Swift 6.
    @usableFromInline
    struct Held {
      @usableFromInline unowned let object: Target
      @usableFromInline init(_ object: Target) { self.object = object }
    }
    @usableFromInline var held: Held?
    @usableFromInline var target: Target? { held?.object }
    /// Of the target, which may be ending and can't be looked at then.
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

  public var projectedValue: BackPointer {
    @inline(__always) get { self }
    @inline(__always) set { self = newValue }
  }

  /// The target ends, if it is this object: the pointer leads nowhere from now on. For its `deinit`.
  public mutating func takeBack(from ending: Target) {
    if identity == ObjectIdentifier(ending) { self = BackPointer(wrappedValue: nil) }
  }

  // MARK: Without counting a reference, for what happens in every frame

  /// Whether it leads nowhere.
  @inline(__always)
  package var isNil: Bool { target == nil }

  /// Whether this is the object that it leads to; of nil whether it leads nowhere.
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

  @inline(__always)
  package func isSame(as other: BackPointer) -> Bool {
    #if DEBUG
      target === other.target
    #else
      target?.toOpaque() == other.target?.toOpaque()
    #endif
  }

  /// What `body` says of the target; nil where it leads nowhere. Nothing in it may let the target go.
  @inline(__always)
  package func look<Result>(_ body: (Target) -> Result) -> Result? {
    #if DEBUG
      target.map(body)
    #else
      target.map { $0._withUnsafeGuaranteedRef(body) }
    #endif
  }
}
