import Foundation

/// The methods of a class that was made at run time. The Objective-C runtime allows such classes in UIKit; here scripts make them.
public protocol RuntimeOverrides: AnyObject {
  /// Calls a method by its name, with the sender as its argument; nothing happens when the object hasn't the method.
  func send(_ action: String, to object: AnyObject, sender: AnyObject?)
  /// Whether the object's class has a method of this name that was made at run time.
  func implements(_ method: String, on object: AnyObject) -> Bool
  /// Whether it has one that takes so many arguments.
  func implements(_ method: String, on object: AnyObject, taking arguments: Int) -> Bool
  /// The name that the object's class has in the script.
  func className(of object: AnyObject) -> String?
  /// Records what is wrong with the answer of an overridden method, with the method's place in the script.
  func recordFault(_ problem: UIException, in method: String, of object: AnyObject)
  /// What an object that takes keys asks of its keyboard.
  func inputTraits(of object: AnyObject) -> UITextInputTraits
  /// What an object that takes keys says of its text; nil where it doesn't say.
  func hasText(_ object: AnyObject) -> Bool?
  /// Makes an object of the class that the object's own class names, as a layout's does in `layoutAttributesClass`: nil where it names none, or one of
  /// another kind, which is recorded.
  /// - Parameters:
  ///   - kind: the class that it must be or derive from
  ///   - arguments: what its constructor gets, by name
  func makeObject(ofClassIn name: String, of owner: AnyObject, kind: String, _ arguments: [(name: String, value: Any)]) -> AnyObject?
  /// Makes a copy an object of the original's class, with the same fields.
  func adopt(_ copy: AnyObject, asCopyOf original: AnyObject)
}

/// An object whose class may be made at run time.
public protocol RuntimeOverridable: AnyObject {
  /// Nil for plain objects, whose methods are Swift's.
  var overrides: (any RuntimeOverrides)? { get }
}

/// A method that a class made at run time may override, declared once: its name in scripts, its description, its arguments, its types, and
/// the class's own implementation. Classes keep theirs in an enumeration `Overridable`:
///
/// ```swift
/// extension UIView.Overridable {
///   public static let sizeThatFits = OverridableMethod("sizeThatFits", "The best size for this room.", unit: .points, "size") {
///     (view: UIView, size: CGSize) in view.sizeThatFits(size)
///   }
/// }
/// ```
///
/// A call of a declaration runs the override that the object has, else the class's own method:
/// `UIView.Overridable.sizeThatFits(view, size)`. A direct call of the method always runs the class's own, which is what `super` means in
/// an override.
///
/// The generic type has no constraint on `Owner`; only the call has one. A constraint would make Swift look up the conformance of each
/// declaration when a process starts.
/// Unchecked: a declaration never changes, but for `override`, which is set once, under the lock of the class whose members are declared.
public final class OverridableMethod<Owner, Arguments, Answer>: @unchecked Sendable {
  public let name: String
  public let doc: String
  /// The unit of what it answers.
  public let unit: MeasuredUnit?
  /// Names that end with a question mark are of arguments that may be left out, which are the last ones; a boolean that is left out is
  /// false.
  public let argumentNames: [String]
  /// Whether the member is a property. Scripts override a property with a method of its name.
  public let isProperty: Bool
  /// The class's own implementation.
  public let own: (Owner, Arguments) -> Answer
  /// Calls the override; nil without one. The scripting host sets it once, before the first class is made at run time.
  public var override: ((any RuntimeOverrides, Owner, Arguments) -> Answer?)?

  private init(
    name: String, doc: String, unit: MeasuredUnit? = nil, argumentNames: [String], isProperty: Bool = false, own: @escaping (Owner, Arguments) -> Answer
  ) {
    (self.name, self.doc, self.unit, self.argumentNames, self.isProperty, self.own) = (name, doc, unit, argumentNames, isProperty, own)
  }
}

extension OverridableMethod where Owner: RuntimeOverridable {
  private func call(_ object: Owner, _ arguments: Arguments) -> Answer {
    if let overrides = object.overrides, let answer = override?(overrides, object, arguments) { return answer }
    return own(object, arguments)
  }

  @discardableResult
  public func callAsFunction(_ object: Owner, _ argument: Arguments) -> Answer { call(object, argument) }

  @discardableResult
  public func callAsFunction<A, B>(_ object: Owner, _ a: A, _ b: B) -> Answer where Arguments == (A, B) { call(object, (a, b)) }

  @discardableResult
  public func callAsFunction<A, B, C>(_ object: Owner, _ a: A, _ b: B, _ c: C) -> Answer where Arguments == (A, B, C) {
    call(object, (a, b, c))
  }
}

extension OverridableMethod where Owner: RuntimeOverridable, Arguments == Void {
  @discardableResult
  public func callAsFunction(_ object: Owner) -> Answer { call(object, ()) }

  /// What an override answers; nil where the object has none.
  public func overridden(_ object: Owner) -> Answer? { object.overrides.flatMap { override?($0, object, ()) } }
}

extension OverridableMethod where Arguments == Void {
  public convenience init(_ name: String, _ doc: String, unit: MeasuredUnit? = nil, own: @escaping (Owner) -> Answer) {
    self.init(name: name, doc: doc, unit: unit, argumentNames: []) { object, _ in own(object) }
  }

  public convenience init(property name: String, _ doc: String, unit: MeasuredUnit? = nil, own: @escaping (Owner) -> Answer) {
    self.init(name: name, doc: doc, unit: unit, argumentNames: [], isProperty: true) { object, _ in own(object) }
  }
}

extension OverridableMethod {
  public convenience init(_ name: String, _ doc: String, unit: MeasuredUnit? = nil, _ argument: String, own: @escaping (Owner, Arguments) -> Answer) {
    self.init(name: name, doc: doc, unit: unit, argumentNames: [argument], own: own)
  }

  public convenience init<A, B>(_ name: String, _ doc: String, unit: MeasuredUnit? = nil, _ a: String, _ b: String, own: @escaping (Owner, A, B) -> Answer)
  where Arguments == (A, B) {
    self.init(name: name, doc: doc, unit: unit, argumentNames: [a, b]) { own($0, $1.0, $1.1) }
  }

  public convenience init<A, B, C>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, _ a: String, _ b: String, _ c: String, own: @escaping (Owner, A, B, C) -> Answer
  ) where Arguments == (A, B, C) {
    self.init(name: name, doc: doc, unit: unit, argumentNames: [a, b, c]) { own($0, $1.0, $1.1, $1.2) }
  }
}
