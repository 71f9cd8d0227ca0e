import Foundation
import Lua
import LunetteKit
import LunetteLog

/// Calls the methods that scripts' classes override. There is one object per Lua state, for all classes. LunetteKit declares which methods
/// can be overridden, see `OverridableMethod`.
///
/// Source: docs/lua-api.md 1.8
final class ScriptOverrides: RuntimeOverrides {
  unowned let host: ScriptContext

  init(host: ScriptContext) { self.host = host }

  /// Calls an override; nil without one. An override that fails, or answers a value of the wrong type, records the fault; while a fault is
  /// pending, the class's own methods run.
  func call<Arguments, Answer>(
    _ name: LuaName, on object: AnyObject, _ arguments: Arguments, _ form: ArgumentForm<Arguments>, _ answer: AnswerForm<Answer>
  ) -> Answer? {
    guard ScriptContext.simulation.mayCall, !host.state.isClosed else { return nil }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.pushName(name)
    let address = Unmanaged.passUnretained(object).toOpaque()
    guard lshim_find_override(stack.raw, address, height + 1) else { return nil }
    // A value of the class stands for a method that answers it: `Field.canBecomeFirstResponder = true`.
    let isAnswer = Arguments.self == Void.self && Answer.self != Void.self && stack.type(at: -1) != LUA_TFUNCTION
    do {
      if isAnswer { return try answer.read(stack) }
      guard lshim_push_known(stack.raw, address) else { return nil }
      let count = form.push(arguments, stack)
      host.beginCall(name.text, [.object(object)] + form.values(arguments).map(logged))
      defer { host.endCall() }
      let definition = host.notesAnswers ? stack.definition(at: -count - 2) : nil
      try stack.call(arguments: count + 1, results: 1)
      if let definition { host.noteAnswer(stack, at: stack.isNil(at: -1) ? nil : -1, definition) }
      return try answer.read(stack)
    } catch let mismatch as LuaMismatch {
      let wrong = LuaMismatch(wanted: answer.wanted(), got: mismatch.got, hint: mismatch.hint)
      ScriptContext.simulation.recordFault(
        ScriptFault.wrongAnswer(callback: name.text, subject: "", mismatch: wrong, call: context(name, object, stack, height + 1)))
    } catch let error as LuaError {
      ScriptContext.simulation.recordFault(CallbackError(error, callback: name.text))
    } catch {
      ScriptContext.simulation.recordFault(error)
    }
    return answer.afterFailure
  }

  func implements(_ method: String, on object: AnyObject) -> Bool {
    guard !host.state.isClosed else { return false }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(method)
    return lshim_find_override(stack.raw, Unmanaged.passUnretained(object).toOpaque(), height + 1)
  }

  func implements(_ method: String, on object: AnyObject, taking arguments: Int) -> Bool {
    guard implements(method, on: object), let object = object as? any LuaObject else { return false }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(4)
    object.push(on: stack)
    stack.push(method)
    return lshim_find(stack.raw, height + 1, height + 2) && lshim_takes(stack.raw, stack.top, Int32(arguments))
  }

  /// Source: Apple, UIKeyInput, which inherits from UITextInputTraits
  func inputTraits(of object: AnyObject) -> UITextInputTraits {
    var traits = UITextInputTraits()
    func take<Value: LuaConvertible>(_ name: LuaName, _ path: WritableKeyPath<UITextInputTraits, Value>) {
      if let value = call(name, on: object, (), .none, AnswerForm.value(Value.self)) { traits[keyPath: path] = value }
    }
    take("keyboardType", \.keyboardType)
    take("returnKeyType", \.returnKeyType)
    take("autocapitalizationType", \.autocapitalizationType)
    take("keyboardAppearance", \.keyboardAppearance)
    take("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
    take("isSecureTextEntry", \.isSecureTextEntry)
    return traits
  }

  func hasText(_ object: AnyObject) -> Bool? { call("hasText", on: object, (), .none, AnswerForm.value(Bool.self)) }

  /// Whether the object's override of this name is running, as where a script has called it.
  func isRunning(_ method: String, on object: AnyObject) -> Bool {
    let (stack, address) = (host.state.stack, Unmanaged.passUnretained(object).toOpaque())
    let (raw, height) = (stack.raw, stack.top)
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(method)
    guard lshim_find_override(raw, address, height + 1), lshim_push_known(raw, address) else { return false }
    let override = stack.top - 1
    for level in 0..<Self.mostLevels {
      var frame = lua_Debug()
      guard lua_getstack(raw, level, &frame) != 0 else { return false }
      guard lua_getinfo(raw, "f", &frame) != 0, lua_rawequal(raw, -1, override) != 0, lua_getlocal(raw, &frame, 1) != nil else {
        stack.top = override + 1
        continue
      }
      if lua_rawequal(raw, -1, override + 1) != 0 { return true }
      stack.top = override + 1
    }
    return false
  }
  /// How far below a setter may have called what assigns its property. Ours
  private static let mostLevels: Int32 = 32

  func makeObject(ofClassIn name: String, of owner: AnyObject, kind: String, _ arguments: [(name: String, value: Any)]) -> AnyObject? {
    guard ScriptContext.simulation.mayCall, !host.state.isClosed else { return nil }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(name)
    let address = Unmanaged.passUnretained(owner).toOpaque()
    guard lshim_find_override(stack.raw, address, height + 1) else { return nil }
    let definition = stack.type(at: -1) == LUA_TFUNCTION ? stack.definition(at: -1) + " " : ""
    do {
      if stack.type(at: -1) == LUA_TFUNCTION {
        guard lshim_push_known(stack.raw, address) else { return nil }
        try stack.call(arguments: 1, results: 1)
      }
      guard isClass(stack, of: kind) else { throw LuaMismatch(wanted: "a class that derives from \(kind)", got: stack.shown(at: -1)) }
      if !arguments.isEmpty { pushTable(of: arguments, on: stack) }
      try stack.call(arguments: arguments.isEmpty ? 0 : 1, results: 1)
      return lshim_to_box(stack.raw, -1)?.pointee.object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    } catch let mismatch as LuaMismatch {
      ScriptContext.simulation.recordFault(ClassChoiceFault(text: "\(definition)\(name) must be \(mismatch.wanted); got \(mismatch.got)"))
    } catch {
      ScriptContext.simulation.recordFault(error)
    }
    return nil
  }

  /// Whether the value on top is a class of the host's of this name, or derives from it.
  private func isClass(_ stack: LuaStack, of kind: String) -> Bool {
    let id = lshim_class_id(stack.raw, -1)
    guard id > 0 else { return false }
    return sequence(first: host.registry.declaration(id: Int(id))) { $0.parent }.contains { $0.name == kind }
  }

  private func pushTable(of values: [(name: String, value: Any)], on stack: LuaStack) {
    lua_createtable(stack.raw, 0, Int32(values.count))
    let table = stack.top
    for (name, value) in values {
      guard let value = value as? any LuaPushable else { continue }
      value.push(on: stack)
      stack.setRawField(name, of: table)
    }
  }

  func send(_ action: String, to object: AnyObject, sender: AnyObject?) {
    guard !host.state.isClosed, let object = object as? any LuaObject else { return }
    let sender = (sender as? (AnyObject & LuaObject)).map { [CallArgument.object($0)] } ?? []
    ScriptDelegate(host.reference(to: object)).notify(LuaName(action), sender)
  }

  func className(of object: AnyObject) -> String? { host.scriptClassName(of: object) }

  func recordFault(_ problem: UIException, in method: String, of object: AnyObject) {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.pushName(LuaName(method))
    let call = context(LuaName(method), object, stack, height + 1)
    ScriptContext.simulation.recordFault(
      call.position.isEmpty ? problem : ScriptFault.badAnswer(callback: method, problem: hostFaultText(problem), call: call))
  }

  func adopt(_ copy: AnyObject, asCopyOf original: AnyObject) {
    guard !host.state.isClosed, let copy = copy as? any LuaObject else { return }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    guard lshim_push_known(stack.raw, Unmanaged.passUnretained(original).toOpaque()) else { return }
    copy.push(on: stack)
    lshim_copy_script_box(stack.raw, height + 1, height + 2)
  }

  /// The position of the override, for a message. - Parameter index: of the method's name on the stack
  private func context(_ name: LuaName, _ object: AnyObject, _ stack: LuaStack, _ index: Int32) -> CallbackContext {
    stack.top = index - 1
    stack.pushName(name)
    let isFound = lshim_find_override(stack.raw, Unmanaged.passUnretained(object).toOpaque(), index)
    let definition = isFound ? stack.definition(at: -1) : ""
    return CallbackContext(position: definition.isEmpty ? "" : definition + " ", object: "", delegate: "")
  }

  /// An argument in the form that a log keeps.
  private func logged(_ value: Any) -> LoggedValue {
    switch value {
    case let value as Bool: .bool(value)
    case let value as String: .string(value)
    case let value as any LuaEnum: .string(value.luaCase)
    case let value as CGPoint: .point(value)
    case let value as CGSize: .point(CGPoint(x: value.width, y: value.height))
    case let value as CGRect: .point(value.origin)
    case let touches as Set<UITouch>: touches.inLandingOrder.first.map { .object($0) } ?? .absent
    case let sender as ActionSender: sender.object.map { .object($0) } ?? .absent
    case let object as any LuaObject: .object(object)
    default: .absent
    }
  }
}

/// An error in what a script's class says about the class of an object: `layerClass`, `layoutAttributesClass`.
struct ClassChoiceFault: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}

extension ScriptContext {
  /// Lets scripts' classes override methods. Called once, before the first script runs.
  package func installOverrides() { overrides = ScriptOverrides(host: self) }
}
