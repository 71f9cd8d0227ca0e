import Foundation
import Lua
import LunetteKit

/// Collects the declarations of the Lua API's classes, from which `Registry.shared` is made. Their members are declared when they are first needed.
///
/// ```swift
/// r.type(UIView.self, "UIView", inherits: "UIResponder", doc: "A rectangle on the screen.") { c in
///   c.constructor { _ in UIView() }
///   c.property("alpha", "Opacity, from 0 to 1.", \.alpha)
///   c.method("addSubview", "Adds a view in front.", "view", UIView.addSubview(_:))
///   c.method("sizeThatFits", "The size that its content needs in a width.", args: "width") { (v: UIView, width: CGFloat) in … }
///   c.value("areAnimationsEnabled", "…") { UIView.areAnimationsEnabled }
/// }
/// ```
///
/// The types in checks, messages and the reference come from the closures' signatures.
package final class RegistryBuilder {
  fileprivate(set) var classes: [ClassDeclaration] = []

  package func type<Object: LuaObject>(
    _ type: Object.Type, _ name: String, inherits superclass: String? = nil, doc: String,
    _ members: @escaping (ClassBuilder<Object>) -> Void
  ) {
    classes.append(
      ClassDeclaration(type: ObjectIdentifier(type), name: name, superclass: superclass, doc: doc) { members(ClassBuilder($0, name)) })
  }
}

/// Declares the members of one class.
package struct ClassBuilder<Object: LuaObject> {
  private let declared: ClassContents
  /// The class's name.
  let owner: String
  fileprivate init(_ declared: ClassContents, _ owner: String) { (self.declared, self.owner) = (declared, owner) }

  /// How scripts make an object. Keys that the closure doesn't take are properties, which are set afterwards.
  package func constructor(_ construct: @escaping (ConstructorArguments) throws -> Object) { declared.construct = construct }

  /// How scripts make an object of a class that also takes arguments in order, without their names: `URLQueryItem("page", "2")`.
  package func constructor(args names: String..., inOrder construct: @escaping (inout CallReader) throws -> Object) {
    let call = CallNames(owner, names)
    declared.orderedArguments = names
    declared.constructInOrder = { stack in
      var reader = CallReader(stack, from: 2, call)
      return try construct(&reader)
    }
  }

  /// What the class's initializer takes in UIKit, for `Class.super.init(self, ...)` of a script's class: by name, or in the order of the declarations.
  func initial<Value: LuaReadable>(_ name: String, as type: Value.Type, label: String? = nil, _ set: @escaping (Object, Value) throws -> Void) {
    initial(
      InitialValue(name: name, label: label) { object, stack, index, _ in
        try set(unsafeDowncast(object, to: Object.self), try Value.read(stack, at: index))
      })
  }

  func initial(_ values: InitialValue...) {
    if declared.initializers.isEmpty { declared.initializers.append([]) }
    declared.initializers[0] += values
  }

  /// A further initializer, whose arguments are properties: `item.super.init(self, "Edit", "plain", target, "edit")`.
  func initializer(_ properties: String...) { declared.initializers.append(properties.map(InitialValue.init(property:))) }

  /// The text that `tostring` adds after the class: ` frame={0, 0, 10, 10}`.
  package func describe(_ describe: @escaping (Object) -> String) {
    declared.describe = { describe(unsafeDowncast($0, to: Object.self)) }
  }

  /// Asked before each member of an object: an error to raise in its place.
  func refusing(_ refusal: @escaping (Object) -> (any Error)?) { declared.refusal = { refusal(unsafeDowncast($0, to: Object.self)) } }

  /// What belongs to an object's state besides the properties that scripts may write: what it was made of, what methods have given it.
  ///
  /// An object of this target or of the core whose class declares nothing of it, and no property that can be written, is all that it stores.
  func state<Value>(_ name: String, _ get: @escaping (Object) -> Value) {
    declared.furtherState.append((name, { StateWriter.property { get(unsafeDowncast($0, to: Object.self)) } }))
  }

  /// Declares a further part of the object's state, which the closure writes.
  func state(_ name: String, written write: @escaping (Object, StateWriter) -> Void) {
    declared.furtherState.append((name, { { write(unsafeDowncast($0, to: Object.self), $1) } }))
  }

  // MARK: Properties

  /// A property that scripts may read and write. For one that scripts may only read, `get: \.name` is used.
  ///
  /// The key path is passed in a closure, so that the optimizer replaces it by a plain access. Passed as an argument it would be evaluated
  /// at run time, which is 30 times slower.
  @inline(__always)
  package func property<Value: LuaConvertible>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, _ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<Object, Value>
  ) {
    declared.property(
      owner, name, doc, unit, get: { unsafeDowncast($0, to: Object.self)[keyPath: path()] },
      set: { unsafeDowncast($0, to: Object.self)[keyPath: path()] = $1 })
  }

  /// A property that is never nil, but may be set to nil, as in UIKit.
  /// - Parameter other: what nil means
  func property<Value: LuaConvertible>(
    _ name: String, _ doc: String, nilMeans other: @autoclosure @escaping () -> Value,
    _ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<Object, Value>
  ) {
    property(name, doc, nilMeans: other(), get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 })
  }

  func property<Value: LuaConvertible>(
    _ name: String, _ doc: String, nilMeans other: @autoclosure @escaping () -> Value, get: @escaping (Object) -> Value,
    set: @escaping (Object, Value) throws -> Void
  ) {
    declared.property(
      owner, name, doc, nilMeans: other, get: { get(unsafeDowncast($0, to: Object.self)) }, set: { try set(unsafeDowncast($0, to: Object.self), $1) })
  }

  /// A property that can't be written in Swift either.
  @_disfavoredOverload @inline(__always)
  package func property<Value: LuaPushable>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, _ path: @autoclosure @escaping () -> KeyPath<Object, Value>
  ) {
    declared.property(owner, name, doc, unit, get: { unsafeDowncast($0, to: Object.self)[keyPath: path()] })
  }

  package func property<Value: LuaPushable>(_ name: String, _ doc: String, unit: MeasuredUnit? = nil, get: @escaping (Object) -> Value) {
    declared.property(owner, name, doc, unit, get: { get(unsafeDowncast($0, to: Object.self)) })
  }

  package func property<Value: LuaConvertible>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, get: @escaping (Object) -> Value, set: @escaping (Object, Value) throws -> Void
  ) {
    declared.property(
      owner, name, doc, unit, get: { get(unsafeDowncast($0, to: Object.self)) }, set: { try set(unsafeDowncast($0, to: Object.self), $1) })
  }

  /// A list that is made of another one, such as the objects of a list of weak references. A loop over `object.name[i]` makes it once.
  /// - Parameter number: from 1; tells several properties apart whose lists are made of the same one
  package func listProperty<Source, Element: LuaPushable>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, of source: @escaping (Object) -> [Source], number: Int = 1,
    _ map: @escaping (Source) -> Element
  ) {
    declared.listProperty(owner, name, doc, unit, of: { source(unsafeDowncast($0, to: Object.self)) }, number: number, map)
  }

  /// A list that leaves out what has become nil.
  package func listProperty<Source, Element: LuaPushable>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, of source: @escaping (Object) -> [Source], number: Int = 1,
    present map: @escaping (Source) -> Element?
  ) {
    declared.partProperty(owner, name, doc, unit, of: { source(unsafeDowncast($0, to: Object.self)) }, number: number, map)
  }

  /// A list that is changed element by element and that scripts may set.
  package func listProperty<Element: LuaConvertible>(
    _ name: String, _ doc: String, read: @escaping (Object) -> ReadList<Element>, set: @escaping (Object, [Element]) throws -> Void
  ) {
    declared.listProperty(
      owner, name, doc, [Element].self, read: { read(unsafeDowncast($0, to: Object.self)) }, set: { try set(unsafeDowncast($0, to: Object.self), $1) })
  }

  /// A list as above; nil that is written means that it is empty.
  package func listProperty<Element: LuaConvertible>(
    _ name: String, _ doc: String, read: @escaping (Object) -> ReadList<Element>, setOrEmpty set: @escaping (Object, [Element]) throws -> Void
  ) {
    declared.listProperty(
      owner, name, doc, [Element].self, read: { read(unsafeDowncast($0, to: Object.self)) },
      set: { (object, elements: [Element]?) in try set(unsafeDowncast(object, to: Object.self), elements ?? []) })
  }

  /// A list as above that is nil where it has nothing.
  package func listProperty<Element: LuaConvertible>(
    _ name: String, _ doc: String, read: @escaping (Object) -> ReadList<Element>?, setOptional set: @escaping (Object, [Element]?) throws -> Void
  ) {
    declared.listProperty(
      owner, name, doc, [Element]?.self, read: { read(unsafeDowncast($0, to: Object.self)) }, set: { try set(unsafeDowncast($0, to: Object.self), $1) })
  }

  /// Declares a property whose value is a list that scripts may set; its source answers nil where the property may be nil.
  package func listProperty<Source, Element: LuaConvertible, Value: LuaConvertible>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, of source: @escaping (Object) -> [Source]?, _ map: @escaping (Source) -> Element,
    set: @escaping (Object, Value) throws -> Void
  ) {
    declared.listProperty(
      owner, name, doc, unit, of: { source(unsafeDowncast($0, to: Object.self)) }, map, set: { try set(unsafeDowncast($0, to: Object.self), $1) })
  }

  /// The method that was declared last has a name that scripts' classes use for fields: their objects don't have it.
  func givesWayToFields() { declared.letLastGiveWay() }

  /// Says when the member that was declared last raises an error, beyond that for arguments that don't fit.
  package func raises(_ error: String) { declared.letLastRaise(error) }

  /// Says that a script's class may have a method in the place of the property that was declared last, which the host asks when it is told of a change.
  package func asked() { declared.letLastBeAsked() }

  /// Says the unit of the numbers that the method or function that was declared last takes or answers.
  package func measured(in unit: MeasuredUnit) { declared.letLastBeMeasured(in: unit) }

  /// Says what the function gets that a script gives the member that was declared last: as this argument, as all of its functions, or as a property.
  package func calls(_ argument: String? = nil, with arguments: @autoclosure @escaping () -> KeyValuePairs<String, LuaType>) {
    declared.letLastCall((argument, arguments))
  }

  /// Says a way to call the member that was declared last, whose own arguments are left open: all ways are said, or none. An argument that may be left
  /// out has a name that ends with "?".
  func form(_ arguments: @autoclosure @escaping () -> KeyValuePairs<String, LuaType>) { declared.letLastTake(arguments) }

  // MARK: Methods by reference: those that only pass on, with the names of the arguments

  @_disfavoredOverload package func method(_ name: String, _ doc: String, _ body: @escaping (Object) -> () throws -> Void) {
    method(name, doc, [], []) { object, _ in try body(object)() }
  }
  @_disfavoredOverload package func method<R: LuaPushable>(_ name: String, _ doc: String, _ body: @escaping (Object) -> () throws -> R) {
    method(name, doc, [], []) { (object: Object, _: inout CallReader) in try body(object)() }
  }
  package func method<A: LuaArgument>(
    _ name: String, _ doc: String, _ a: String, _ body: @escaping (Object) -> (A) throws -> Void
  ) {
    method(name, doc, [a], [.init(A.self)]) { object, r in try body(object)(r.next()) }
  }
  package func method<A: LuaArgument, R: LuaPushable>(
    _ name: String, _ doc: String, _ a: String, _ body: @escaping (Object) -> (A) throws -> R
  ) {
    method(name, doc, [a], [.init(A.self)]) { (object: Object, r: inout CallReader) in try body(object)(r.next()) }
  }
  package func method<A: LuaArgument, B: LuaArgument>(
    _ name: String, _ doc: String, _ a: String, _ b: String, _ body: @escaping (Object) -> (A, B) throws -> Void
  ) {
    method(name, doc, [a, b], [.init(A.self), .init(B.self)]) { object, r in try body(object)(r.next(), r.next()) }
  }
  package func method<A: LuaArgument, B: LuaArgument, R: LuaPushable>(
    _ name: String, _ doc: String, _ a: String, _ b: String, _ body: @escaping (Object) -> (A, B) throws -> R
  ) {
    method(name, doc, [a, b], [.init(A.self), .init(B.self)]) { (object: Object, r: inout CallReader) in try body(object)(r.next(), r.next()) }
  }
  package func method<A: LuaArgument, B: LuaArgument, C: LuaArgument>(
    _ name: String, _ doc: String, _ a: String, _ b: String, _ c: String, _ body: @escaping (Object) -> (A, B, C) throws -> Void
  ) {
    method(name, doc, [a, b, c], [.init(A.self), .init(B.self), .init(C.self)]) { object, r in try body(object)(r.next(), r.next(), r.next()) }
  }
  package func method<A: LuaArgument, B: LuaArgument, C: LuaArgument, R: LuaPushable>(
    _ name: String, _ doc: String, _ a: String, _ b: String, _ c: String, _ body: @escaping (Object) -> (A, B, C) throws -> R
  ) {
    method(name, doc, [a, b, c], [.init(A.self), .init(B.self), .init(C.self)]) { (object: Object, r: inout CallReader) in
      try body(object)(r.next(), r.next(), r.next())
    }
  }

  package func method<A: LuaArgument, B: LuaArgument, C: LuaArgument, D: LuaArgument>(
    _ name: String, _ doc: String, _ a: String, _ b: String, _ c: String, _ d: String, _ body: @escaping (Object) -> (A, B, C, D) throws -> Void
  ) {
    method(name, doc, [a, b, c, d], [.init(A.self), .init(B.self), .init(C.self), .init(D.self)]) { object, r in
      try body(object)(r.next(), r.next(), r.next(), r.next())
    }
  }

  // MARK: Methods, one overload for each number of arguments: fixed arity is twice as fast as parameter packs

  package func method(_ name: String, _ doc: String, _ body: @escaping (Object) throws -> Void) {
    method(name, doc, [], []) { object, _ in try body(object) }
  }
  package func method<R: LuaPushable>(_ name: String, _ doc: String, _ body: @escaping (Object) throws -> R) {
    method(name, doc, [], []) { (object: Object, _: inout CallReader) in try body(object) }
  }
  package func method<A: LuaArgument>(_ name: String, _ doc: String, args: String..., body: @escaping (Object, A) throws -> Void) {
    method(name, doc, args, [.init(A.self)]) { object, r in try body(object, r.next()) }
  }
  package func method<A: LuaArgument, R: LuaPushable>(
    _ name: String, _ doc: String, args: String..., body: @escaping (Object, A) throws -> R
  ) {
    method(name, doc, args, [.init(A.self)]) { (object: Object, r: inout CallReader) in try body(object, r.next()) }
  }
  package func method<A: LuaArgument, B: LuaArgument>(
    _ name: String, _ doc: String, args: String..., body: @escaping (Object, A, B) throws -> Void
  ) {
    method(name, doc, args, [.init(A.self), .init(B.self)]) { object, r in try body(object, r.next(), r.next()) }
  }
  package func method<A: LuaArgument, B: LuaArgument, R: LuaPushable>(
    _ name: String, _ doc: String, args: String..., body: @escaping (Object, A, B) throws -> R
  ) {
    method(name, doc, args, [.init(A.self), .init(B.self)]) { (object: Object, r: inout CallReader) in try body(object, r.next(), r.next())
    }
  }
  package func method<A: LuaArgument, B: LuaArgument, C: LuaArgument>(
    _ name: String, _ doc: String, args: String..., body: @escaping (Object, A, B, C) throws -> Void
  ) {
    method(name, doc, args, [.init(A.self), .init(B.self), .init(C.self)]) { object, r in try body(object, r.next(), r.next(), r.next()) }
  }
  package func method<A: LuaArgument, B: LuaArgument, C: LuaArgument, R: LuaPushable>(
    _ name: String, _ doc: String, args: String..., body: @escaping (Object, A, B, C) throws -> R
  ) {
    method(name, doc, args, [.init(A.self), .init(B.self), .init(C.self)]) { (object: Object, r: inout CallReader) in
      try body(object, r.next(), r.next(), r.next())
    }
  }

  package func method<A: LuaArgument, B: LuaArgument, C: LuaArgument, D: LuaArgument>(
    _ name: String, _ doc: String, args: String..., body: @escaping (Object, A, B, C, D) throws -> Void
  ) {
    method(name, doc, args, [.init(A.self), .init(B.self), .init(C.self), .init(D.self)]) { object, r in
      try body(object, r.next(), r.next(), r.next(), r.next())
    }
  }

  package func method<A: LuaArgument, B: LuaArgument, C: LuaArgument, D: LuaArgument, R: LuaPushable>(
    _ name: String, _ doc: String, args: String..., body: @escaping (Object, A, B, C, D) throws -> R
  ) {
    method(name, doc, args, [.init(A.self), .init(B.self), .init(C.self), .init(D.self)]) { (object: Object, r: inout CallReader) in
      try body(object, r.next(), r.next(), r.next(), r.next())
    }
  }

  func method<A: LuaArgument, B: LuaArgument, C: LuaArgument, D: LuaArgument, E: LuaArgument>(
    _ name: String, _ doc: String, args: String..., body: @escaping (Object, A, B, C, D, E) throws -> Void
  ) {
    method(name, doc, args, [.init(A.self), .init(B.self), .init(C.self), .init(D.self), .init(E.self)]) { object, r in
      try body(object, r.next(), r.next(), r.next(), r.next(), r.next())
    }
  }

  @inline(__always)
  private func method(
    _ name: String, _ doc: String, _ names: [String], _ types: [ParameterType], _ body: @escaping (Object, inout CallReader) throws -> Void
  ) {
    method(name, doc, names, types) { (object: Object, reader: inout CallReader) -> Nothing in
      try body(object, &reader)
      return Nothing()
    }
  }

  @inline(__always)
  private func method<R: LuaPushable>(
    _ name: String, _ doc: String, _ names: [String], _ types: [ParameterType], _ body: @escaping (Object, inout CallReader) throws -> R
  ) {
    declared.method(CallNames(owner, ":", name, names), name, doc, types) { try body(unsafeDowncast($0, to: Object.self), &$1) }
  }

  // MARK: Of the type

  package func function(_ name: String, _ doc: String, _ body: @escaping () throws -> Void) {
    function(name, doc, [], []) { (_: inout CallReader) -> Nothing in
      try body()
      return Nothing()
    }
  }
  package func function<R: LuaPushable>(_ name: String, _ doc: String, _ body: @escaping () throws -> R) {
    function(name, doc, [], []) { (_: inout CallReader) in try body() }
  }
  package func function<A: LuaArgument>(_ name: String, _ doc: String, args: String..., body: @escaping (A) throws -> Void) {
    function(name, doc, args, [.init(A.self)]) { (r: inout CallReader) -> Nothing in
      try body(r.next())
      return Nothing()
    }
  }
  package func function<A: LuaArgument, R: LuaPushable>(_ name: String, _ doc: String, args: String..., body: @escaping (A) throws -> R) {
    function(name, doc, args, [.init(A.self)]) { (r: inout CallReader) in try body(r.next()) }
  }
  package func function<A: LuaArgument, B: LuaArgument>(
    _ name: String, _ doc: String, args: String..., body: @escaping (A, B) throws -> Void
  ) {
    function(name, doc, args, [.init(A.self), .init(B.self)]) { (r: inout CallReader) -> Nothing in
      try body(r.next(), r.next())
      return Nothing()
    }
  }
  package func function<A: LuaArgument, B: LuaArgument, R: LuaPushable>(
    _ name: String, _ doc: String, args: String..., body: @escaping (A, B) throws -> R
  ) {
    function(name, doc, args, [.init(A.self), .init(B.self)]) { (r: inout CallReader) in try body(r.next(), r.next()) }
  }

  package func function<A: LuaArgument, B: LuaArgument, C: LuaArgument>(
    _ name: String, _ doc: String, args: String..., body: @escaping (A, B, C) throws -> Void
  ) {
    function(name, doc, args, [.init(A.self), .init(B.self), .init(C.self)]) { (r: inout CallReader) -> Nothing in
      try body(r.next(), r.next(), r.next())
      return Nothing()
    }
  }
  package func function<A: LuaArgument, B: LuaArgument, C: LuaArgument, R: LuaPushable>(
    _ name: String, _ doc: String, args: String..., body: @escaping (A, B, C) throws -> R
  ) {
    function(name, doc, args, [.init(A.self), .init(B.self), .init(C.self)]) { (r: inout CallReader) in try body(r.next(), r.next(), r.next()) }
  }

  @inline(__always)
  private func function<R: LuaPushable>(
    _ name: String, _ doc: String, _ names: [String], _ types: [ParameterType], _ body: @escaping (inout CallReader) throws -> R
  ) {
    declared.function(CallNames(owner, ".", name, names), name, doc, types, body)
  }

  /// A static value of the class: `UIScreen.main`.
  package func value<Value: LuaPushable>(_ name: String, _ doc: String, _ get: @escaping () -> Value) { declared.value(name, doc, get) }

  /// A function of the type that depends on the class through which it is read.
  package func classFunction(_ name: String, _ doc: String, _ parameters: [ApiDescription.Parameter], answers type: LuaType, _ body: LuaBody) {
    declared.add(MemberForm(name, .typeFunction, doc, parameters: { parameters }, answers: { type }), kind: LSHIM_VALUE, get: body)
  }

  func add(_ form: MemberForm, kind: Int, get: LuaBody, set: LuaBody? = nil) { declared.add(form, kind: kind, get: get, set: set) }

  func receiver(_ object: UnsafeMutableRawPointer?) -> Object { unsafeDowncast(LunetteScript.receiver(object, owner), to: Object.self) }
}
