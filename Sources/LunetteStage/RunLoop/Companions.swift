/// Objects that live as long as the object that they are kept with, each under a key that says its type: a script's delegate with its view.
///
/// Whoever keeps something declares the key:
/// ```swift
/// static let key = CompanionKey<ScriptTextStorage>()
/// view.companions[key] = storage
/// ```
public struct Companions {
  /// Few objects have more than two.
  private var entries: [(key: ObjectIdentifier, object: AnyObject)] = []

  public init() {}

  public subscript<Object: AnyObject>(key: CompanionKey<Object>) -> Object? {
    get { self[ObjectIdentifier(key)] }
    set { self[ObjectIdentifier(key)] = newValue }
  }

  /// The only one of a class.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { self[ObjectIdentifier(type)] }
    set { self[ObjectIdentifier(type)] = newValue }
  }

  /// All of them, in the order in which they were first kept.
  package var all: [AnyObject] { entries.map(\.object) }

  private subscript<Object: AnyObject>(id: ObjectIdentifier) -> Object? {
    get {
      // What is kept under a key or a class has been set here, with that type, so the cast is safe.
      entries.first { $0.key == id }.map { unsafeDowncast($0.object, to: Object.self) }
    }
    set {
      let index = entries.firstIndex { $0.key == id }
      switch (index, newValue) {
      case (let index?, let object?): entries[index].object = object
      case (let index?, nil): entries.remove(at: index)
      case (nil, let object?): entries.append((id, object))
      case (nil, nil): break
      }
    }
  }
}

/// What is kept with an object and is part of its state with all that it stores: values, objects of the API, and nothing that changes by being looked at.
package protocol StoredState: AnyObject {}

/// The name and the type of something that is kept among `Companions`. It is made once and never ends.
public final class CompanionKey<Object: AnyObject>: Sendable {
  public init() {}
}
