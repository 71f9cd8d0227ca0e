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
  func initial<Value: LuaReadable>(_ name: String, as type: Value.Type, _ set: @escaping (Object, Value) throws -> Void) {
    declared.initialValues.append(
      InitialValue(name: name) { object, stack, index in
        try set(unsafeDowncast(object, to: Object.self), try Value.read(stack, at: index))
      })
  }

  /// The text that `tostring` adds after the class: ` frame={0, 0, 10, 10}`.
  package func describe(_ describe: @escaping (Object) -> String) {
    declared.describe = { describe(unsafeDowncast($0, to: Object.self)) }
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
    property(name, doc, unit: unit, get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 })
  }

  /// A property that can't be written in Swift either.
  @_disfavoredOverload @inline(__always)
  package func property<Value: LuaPushable>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, _ path: @autoclosure @escaping () -> KeyPath<Object, Value>
  ) {
    property(name, doc, unit: unit, get: { $0[keyPath: path()] })
  }

  package func property<Value: LuaPushable>(_ name: String, _ doc: String, unit: MeasuredUnit? = nil, get: @escaping (Object) -> Value) {
    add(
      name, .init(name: name, kind: .readOnlyProperty, doc: doc, unit: unit, type: Value.luaType), kind: LSHIM_PROPERTY,
      get: getter(name, get))
  }

  package func property<Value: LuaConvertible>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, get: @escaping (Object) -> Value, set: @escaping (Object, Value) throws -> Void
  ) {
    let owner = owner
    var body = setter(name, set)
    if Value.self == String.self || Value.self == String?.self {
      let plain = body
      body = LuaBody { stack, object in
        if stack.type(at: stack.top) == LUA_TNUMBER { stack.owner.meetNumber(inTextOf: "\(owner).\(name)", stack) }
        return plain.run(stack, object)
      }
    }
    add(
      name, .init(name: name, kind: .property, doc: doc, unit: unit, type: Value.luaType), kind: LSHIM_PROPERTY, get: getter(name, get),
      set: body, writeState: StateWriter.property(get))
  }

  /// A list that is made of another one, such as the objects of a list of weak references. A loop over `object.name[i]` makes it once.
  package func listProperty<Source, Element: LuaPushable>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, of source: @escaping (Object) -> [Source], _ map: @escaping (Source) -> Element?
  ) {
    add(
      name, .init(name: name, kind: .readOnlyProperty, doc: doc, unit: unit, type: [Element].luaType), kind: LSHIM_PROPERTY,
      get: listGetter(name, of: source, map))
  }

  /// The same for a list that a script sets, too; nil where it may be nil.
  package func listProperty<Source, Element: LuaConvertible, Value: LuaConvertible>(
    _ name: String, _ doc: String, unit: MeasuredUnit? = nil, of source: @escaping (Object) -> [Source]?, _ map: @escaping (Source) -> Element,
    set: @escaping (Object, Value) throws -> Void
  ) {
    add(
      name, .init(name: name, kind: .property, doc: doc, unit: unit, type: Value.luaType), kind: LSHIM_PROPERTY,
      get: listGetter(name, of: source, map), set: setter(name, set), writeState: StateWriter.property { source($0)?.map(map) })
  }

  private func setter<Value: LuaReadable>(_ name: String, _ set: @escaping (Object, Value) throws -> Void) -> LuaBody {
    let owner = owner
    return LuaBody { stack, object in
      finish(stack, naming: "\(owner).\(name)") {
        let value: Value
        do throws(LuaMismatch) { value = try Value.read(stack, at: stack.top) } catch {
          throw BindingFault.property(owner: owner, name: name, mismatch: error)
        }
        try set(receiver(object), value)
        if stack.owner.notesGiven { stack.owner.didGive(name, object) }
        return 0
      }
    }
  }

  private func listGetter<Source, Element: LuaPushable>(
    _ name: String, of source: @escaping (Object) -> [Source]?, _ map: @escaping (Source) -> Element?
  ) -> LuaBody {
    let owner = owner
    return LuaBody { stack, object in
      if let list = source(receiver(object)) { stack.pushList(of: list, map) } else { stack.pushNil() }
      stack.nameWork("\(owner).\(name)")
      return 1
    }
  }

  private func getter<Value: LuaPushable>(_ name: String, _ get: @escaping (Object) -> Value) -> LuaBody {
    LuaBody { stack, object in
      get(receiver(object)).pushProperty(on: stack)
      stack.nameWork("\(owner).\(name)")
      return 1
    }
  }

  /// The method that was declared last has a name that scripts' classes use for fields: their objects don't have it.
  func givesWayToFields() { declared.letLastGiveWay() }

  /// Says when the member that was declared last raises an error, beyond that for arguments that don't fit.
  package func raises(_ error: String) { declared.letLastRaise(error) }

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

  private func method(
    _ name: String, _ doc: String, _ names: [String], _ types: [ParameterType], _ body: @escaping (Object, inout CallReader) throws -> Void
  ) {
    method(name, doc, names, types) { (object: Object, reader: inout CallReader) -> Nothing in
      try body(object, &reader)
      return Nothing()
    }
  }

  private func method<R: LuaPushable>(
    _ name: String, _ doc: String, _ names: [String], _ types: [ParameterType], _ body: @escaping (Object, inout CallReader) throws -> R
  ) {
    let call = CallNames(owner, ":", name, names)
    let run = LuaBody { stack, object in
      finish(stack, naming: call.call) {
        var reader = CallReader(stack, from: 2, call)
        if stack.owner.notesGiven { stack.noteCall(of: name, object) }
        return returned(try body(receiver(object), &reader), stack)
      }
    }
    add(
      name,
      .init(name: name, kind: .method, doc: doc, parameters: parameters(names, types), type: R.self == Nothing.self ? nil : R.luaType),
      kind: LSHIM_METHOD, get: run)
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

  private func function<R: LuaPushable>(
    _ name: String, _ doc: String, _ names: [String], _ types: [ParameterType], _ body: @escaping (inout CallReader) throws -> R
  ) {
    let call = CallNames(owner, ".", name, names)
    let run = LuaBody { stack, _ in
      lshim_note_reach(stack.raw, nil)
      return finish(stack, naming: call.call) {
        var reader = CallReader(stack, from: 1, call)
        return returned(try body(&reader), stack)
      }
    }
    add(
      name,
      .init(
        name: name, kind: .typeFunction, doc: doc, parameters: parameters(names, types), type: R.self == Nothing.self ? nil : R.luaType),
      kind: LSHIM_FUNCTION, get: run)
  }

  /// A static value of the class: `UIScreen.main`.
  package func value<Value: LuaPushable>(_ name: String, _ doc: String, _ get: @escaping () -> Value) {
    let body = LuaBody { stack, _ in
      get().push(on: stack)
      return 1
    }
    add(name, .init(name: name, kind: .typeValue, doc: doc, parameters: [], type: Value.luaType), kind: LSHIM_VALUE, get: body)
  }

  /// A function of the type that depends on the class through which it is read.
  package func classFunction(_ name: String, _ doc: String, _ parameters: [ApiDescription.Parameter], answers type: LuaType, _ body: LuaBody) {
    add(name, .init(name: name, kind: .typeFunction, doc: doc, parameters: parameters, type: type), kind: LSHIM_VALUE, get: body)
  }

  // MARK: Pieces

  func add(
    _ name: String, _ description: @escaping @autoclosure () -> ApiDescription.Member, kind: Int, get: LuaBody, set: LuaBody? = nil,
    isOverridable: Bool = false, writeState: StateWriter.Property? = nil
  ) {
    declared.members.append(
      MemberDeclaration(name, kind: kind, get: get, set: set, isOverridable: isOverridable, writeState: writeState, describe: description))
  }

  func receiver(_ object: UnsafeMutableRawPointer?) -> Object {
    guard let object else { preconditionFailure("\(owner): a trampoline calls a method without its receiver") }
    // The trampoline has checked the class already.
    return unsafeDowncast(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(), to: Object.self)
  }

  private func returned<R: LuaPushable>(_ result: R, _ stack: LuaStack) -> Int32 {
    if R.self == Nothing.self { return 0 }
    result.push(on: stack)
    if R.self == SeveralNumbers.self, let several = result as? SeveralNumbers { return Int32(max(several.values.count, 1)) }
    if R.self == LineDash.self { return LineDash.results }
    if R.self == Awaited.self, let awaited = result as? Awaited { return awaited.status }
    if R.self == Attempted.self, let attempted = result as? Attempted { return attempted.results }
    return 1
  }

  private func parameters(_ names: [String], _ types: [ParameterType]) -> [ApiDescription.Parameter] {
    let named = types.filter(\.isNamed)
    precondition(named.count == names.count, "\(owner): \(names) do not name \(named.count) arguments")
    return zip(names, named).map { ApiDescription.Parameter($0, $1.type, isOptional: $1.isOptional) }
  }
}

/// Asks a parameter's type for its description when that is needed.
private struct ParameterType {
  private let argument: any LuaArgument.Type
  var isNamed: Bool { argument.isNamed }
  var isOptional: Bool { argument.isOptional }
  var type: LuaType { argument.luaType.required }
  init<A: LuaArgument>(_ type: A.Type) { argument = type }
}

/// Several numbers as results: `local red, green, blue, alpha = color:getRed()`.
struct SeveralNumbers: LuaPushable {
  static var luaType: LuaType { .number }
  let values: [CGFloat]
  init(_ values: CGFloat...) { self.values = values }
  func push(on stack: LuaStack) {
    for value in values { stack.push(value) }
    // Without numbers the result is nil.
    if values.isEmpty { stack.pushNil() }
  }
}

/// The result of a function that returns nothing.
private struct Nothing: LuaPushable {
  static var luaType: LuaType { .any }
  func push(on stack: LuaStack) { stack.pushNil() }
}

/// Three results: a list, its length, a number.
struct LineDash: LuaPushable {
  static let results: Int32 = 3
  let pattern: [CGFloat]
  let phase: CGFloat
  static var luaType: LuaType { .list(.number) }

  func push(on stack: LuaStack) {
    stack.push(pattern)
    stack.push(pattern.count)
    stack.push(phase)
  }
}

extension LuaStack {
  /// A method that sets something for a state, an axis or a position: all of its arguments but the first name what it sets.
  fileprivate func noteCall(of name: String, _ object: UnsafeMutableRawPointer?) {
    guard name.hasPrefix("set"), top > 1 else { return }
    let others = top < 3 ? [] : (3...top).map { text(at: $0) ?? shown(at: $0) }
    owner.didGive(([name] + others).joined(separator: " "), object)
  }
}
