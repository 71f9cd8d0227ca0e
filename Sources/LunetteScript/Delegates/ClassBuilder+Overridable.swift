import Foundation
import Lua
import LunetteKit

/// Declares the methods that a script's class may override. Each declaration in LunetteKit (`OverridableMethod`) becomes a member of the
/// native class, which calls the class's own method and so is what `super` means; and it is connected with the script's override.
extension ClassBuilder where Object: RuntimeOverridable {
  func overridable(_ method: OverridableMethod<Object, Void, Void>) {
    bind(method, .none, .nothing, pushing: { _, _ in 0 })
  }
  func overridable<R: LuaConvertible>(_ method: OverridableMethod<Object, Void, R>) {
    bind(method, .none, .value(R.self), pushing: { Self.pushProperty($0, $1) })
  }
  /// A property that scripts may set, too, or override by a method of its name.
  func overridable<R: LuaConvertible>(_ method: OverridableMethod<Object, Void, R>, set: @escaping (Object, R) throws -> Void) {
    overridable(method, reading: R.self, set: set)
  }
  /// - Parameter type: what a script may set, where that isn't what it reads
  func overridable<R: LuaConvertible, Written: LuaConvertible>(
    _ method: OverridableMethod<Object, Void, R>, reading type: Written.Type, set: @escaping (Object, Written) throws -> Void
  ) {
    let owner = owner
    let setter = LuaBody { stack, object in
      finish(stack, naming: "\(owner).\(method.name)") {
        let value: Written
        do throws(LuaMismatch) { value = try Written.read(stack, at: stack.top) } catch {
          throw BindingFault.property(owner: owner, name: method.name, mismatch: error)
        }
        try set(receiver(object), value)
        return 0
      }
    }
    bind(method, .none, .value(R.self), set: setter, pushing: { Self.pushProperty($0, $1) })
  }
  func overridable<A: LuaConvertible>(_ method: OverridableMethod<Object, A, Void>) {
    bind(method, .one(method.argumentNames), .nothing, pushing: { _, _ in 0 })
  }
  func overridable<A: LuaConvertible, R: LuaConvertible>(_ method: OverridableMethod<Object, A, R>) {
    bind(method, .one(method.argumentNames), .value(R.self), pushing: { Self.push($0, $1) })
  }
  func overridable<A: LuaConvertible, B: LuaConvertible>(_ method: OverridableMethod<Object, (A, B), Void>) {
    bind(method, .two(method.argumentNames), .nothing, pushing: { _, _ in 0 })
  }
  func overridable<A: LuaConvertible, B: LuaConvertible, R: LuaConvertible>(_ method: OverridableMethod<Object, (A, B), R>) {
    bind(method, .two(method.argumentNames), .value(R.self), pushing: { Self.push($0, $1) })
  }
  func overridable<A: LuaConvertible, B: LuaConvertible, C: LuaConvertible>(_ method: OverridableMethod<Object, (A, B, C), Void>) {
    bind(method, .three(method.argumentNames), .nothing, pushing: { _, _ in 0 })
  }
  func overridable<A: LuaConvertible, B: LuaConvertible, C: LuaConvertible, R: LuaConvertible>(
    _ method: OverridableMethod<Object, (A, B, C), R>
  ) {
    bind(method, .three(method.argumentNames), .value(R.self), pushing: { Self.push($0, $1) })
  }

  /// A method that the assignment of a property calls: not where a script has called it itself, and it assigns the property.
  func overridableSetter<A: LuaConvertible>(_ method: OverridableMethod<Object, A, Void>) {
    overridable(method)
    let (name, told) = (method.name, method.override)
    method.override = { overrides, object, value in
      (overrides as? ScriptOverrides)?.isRunning(name, on: object) == true ? nil : told?(overrides, object, value)
    }
  }

  private static func push<R: LuaPushable>(_ result: R, _ stack: LuaStack) -> Int32 {
    result.push(on: stack)
    return 1
  }

  private static func pushProperty<R: LuaPushable>(_ value: R, _ stack: LuaStack) -> Int32 {
    value.pushProperty(on: stack)
    return 1
  }

  private func bind<Arguments, Answer>(
    _ method: OverridableMethod<Object, Arguments, Answer>, _ arguments: ArgumentForm<Arguments>, _ answer: AnswerForm<Answer>, set: LuaBody? = nil,
    pushing push: @escaping (Answer, LuaStack) -> Int32
  ) {
    let names = method.argumentNames.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    let call = CallNames(owner, ":", method.name, names)
    let body = LuaBody { stack, object in
      finish(stack, naming: call.call) {
        var reader = CallReader(stack, from: 2, call)
        return push(method.own(receiver(object), try arguments.read(&reader)), stack)
      }
    }
    let kind: ApiDescription.Member.Kind = set != nil ? .property : method.isProperty ? .readOnlyProperty : .method
    add(
      MemberForm(
        method.name, kind, method.doc, unit: method.unit,
        parameters: {
          zip(method.argumentNames, zip(names, arguments.types())).map { declared, parameter in
            .init(parameter.0, parameter.1.required, isOptional: declared.hasSuffix("?") || parameter.1 != parameter.1.required)
          }
        }, answers: answer.type, isOverridable: true),
      kind: method.isProperty ? LSHIM_PROPERTY : LSHIM_METHOD, get: body, set: set)
    let luaName = LuaName(method.name)
    method.override = { overrides, object, values in
      (overrides as? ScriptOverrides)?.call(luaName, on: object, values, arguments, answer) ?? nil
    }
  }
}

/// How the arguments of an overridable method are passed to a script, and read when a script calls the method.
struct ArgumentForm<Arguments> {
  /// A closure, so that it is computed only for the reference or a message.
  let types: () -> [LuaType]
  let read: (inout CallReader) throws -> Arguments
  /// - Returns: the number of values that it pushed
  let push: (Arguments, LuaStack) -> Int32
  let values: (Arguments) -> [Any]
}

extension ArgumentForm where Arguments == Void {
  static var none: Self { Self(types: { [] }, read: { _ in }, push: { _, _ in 0 }, values: { _ in [] }) }
}

extension ArgumentForm where Arguments: LuaConvertible {
  static func one(_ names: [String]) -> Self {
    Self(
      types: { [Arguments.luaType] }, read: { reader in try reader.next(named: names[0]) },
      push: { value, stack in
        value.push(on: stack)
        return 1
      }, values: { [$0] })
  }
}

extension ArgumentForm {
  static func two<A: LuaConvertible, B: LuaConvertible>(_ names: [String]) -> Self where Arguments == (A, B) {
    Self(
      types: { [A.luaType, B.luaType] }, read: { reader in (try reader.next(named: names[0]), try reader.next(named: names[1])) },
      push: { values, stack in
        values.0.push(on: stack)
        values.1.push(on: stack)
        return 2
      }, values: { [$0.0, $0.1] })
  }

  static func three<A: LuaConvertible, B: LuaConvertible, C: LuaConvertible>(_ names: [String]) -> Self where Arguments == (A, B, C) {
    Self(
      types: { [A.luaType, B.luaType, C.luaType] },
      read: { reader in (try reader.next(named: names[0]), try reader.next(named: names[1]), try reader.next(named: names[2])) },
      push: { values, stack in
        values.0.push(on: stack)
        values.1.push(on: stack)
        values.2.push(on: stack)
        return 3
      }, values: { [$0.0, $0.1, $0.2] })
  }
}

extension CallReader {
  /// Reads the next argument. One whose name ends with a question mark may be left out; a boolean is then false.
  fileprivate mutating func next<A: LuaConvertible>(named name: String) throws -> A {
    guard name.hasSuffix("?"), let no = false as? A else { return try next() }
    return try (next() as A?) ?? no
  }
}

/// The answer that an override must give.
struct AnswerForm<Answer> {
  /// A closure, so that it is computed only for the reference or a message.
  let type: () -> LuaType?
  /// The answer's type in messages.
  let wanted: () -> String
  let read: (LuaStack) throws(LuaMismatch) -> Answer
  /// The answer when an override has failed; nil uses the class's own method.
  let afterFailure: Answer?
}

extension AnswerForm where Answer == Void {
  /// Any answer is accepted and ignored.
  static var nothing: Self { Self(type: { nil }, wanted: { Anything.luaTypeName }, read: { _ throws(LuaMismatch) in }, afterFailure: ()) }
}

extension AnswerForm where Answer: LuaConvertible {
  /// Nil and no answer mean false, as everywhere in Lua.
  static func value(_ type: Answer.Type) -> Self {
    if Answer.self == Bool.self, let truth = AnswerForm<Bool>.truth as? Self { return truth }
    return Self(
      type: { Answer.luaType }, wanted: { Answer.luaTypeName }, read: { stack throws(LuaMismatch) in try Answer.read(stack, at: -1) },
      afterFailure: nil)
  }
}

extension AnswerForm where Answer == Bool {
  fileprivate static var truth: Self {
    Self(
      type: { .boolean }, wanted: { BooleanAnswer.luaTypeName },
      read: { stack throws(LuaMismatch) in try BooleanAnswer.read(stack, at: -1).value },
      afterFailure: false)
  }
}

/// Touches, as a list in the order of landing.
extension Set: LuaTyped, LuaArgument, LuaReadable, LuaPushable where Element == UITouch {
  public static var luaTypeName: String { "a list of UITouch" }
  public static var luaType: LuaType { [UITouch].luaType }
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Set<UITouch> {
    Set(try [UITouch].read(stack, at: index))
  }
  public func push(on stack: LuaStack) { stack.push(inLandingOrder) }
}

extension ActionSender: LuaReadable, LuaPushable {
  public static var luaTypeName: String { "the sender of an action, or nil" }
  public static var luaType: LuaType { .optional(.any) }
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ActionSender {
    if stack.isNil(at: index) { return ActionSender(nil) }
    guard let object = lshim_to_box(stack.raw, index)?.pointee.object else { throw stack.mismatch(luaTypeName, at: index) }
    return ActionSender(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
  }
  public func push(on stack: LuaStack) {
    if let object = object as? any LuaObject { object.push(on: stack) } else { stack.pushNil() }
  }
}
