import Foundation
import Lua
import LunetteKit

/// The methods that a script's `class` overrides, as the simulated UIKit asks for them. One for a state serves all its objects.
///
/// Source: lua-api.md 1.8
final class ScriptOverrides: RuntimeOverrides {
  private unowned let host: ScriptHost
  /// Names by the address of their text, which is constant for a static string.
  private var methods: [UnsafePointer<UInt8>: Method] = [:]

  /// A method that the simulated UIKit asks for, and what it must answer.
  private struct Method {
    let name: LuaName
    let wanted: Wanted
  }

  private enum Wanted {
    /// Nobody looks at the answer.
    case anything
    /// Nil and nothing are no, as everywhere in Lua.
    case truth
    case view, responder, size, orientations

    var text: String {
      switch self {
      case .anything: Anything.luaTypeName
      case .truth: Truth.luaTypeName
      case .view: UIView?.luaTypeName
      case .responder: UIResponder?.luaTypeName
      case .size: CGSize.luaTypeName
      case .orientations: UIInterfaceOrientationMask.luaTypeName
      }
    }

    init(answerOf method: String) {
      switch method {
      case "hitTest": self = .view
      case "targetForAction": self = .responder
      case "sizeThatFits", "sizeForChildContentContainer": self = .size
      case "supportedInterfaceOrientations": self = .orientations
      case _ where Self.questions.contains(method): self = .truth
      default: self = .anything
      }
    }

    private static let questions: Set<String> = [
      "pointInside", "gestureRecognizerShouldBegin", "canPrevent", "canBePrevented", "waitsForMore", "canPerformAction",
      "canBecomeFirstResponder", "canResignFirstResponder", "becomeFirstResponder", "resignFirstResponder", "beginTracking",
      "continueTracking", "touchesShouldBegin", "touchesShouldCancel", "shouldAutomaticallyForwardAppearanceMethods",
      "shouldAutorotate",
    ]

    func accepts(_ answer: RuntimeValue) -> Bool {
      switch (self, answer) {
      case (.anything, _), (.truth, .bool), (.truth, .none), (.view, .none), (.responder, .none), (.size, .size),
        (.orientations, .orientations):
        true
      case (.view, .object(let object)): object is UIView
      case (.responder, .object(let object)): object is UIResponder
      default: false
      }
    }
  }

  init(host: ScriptHost) { self.host = host }

  /// An override that fails records the fault and answers `.none`; while a fault is pending, the class's own methods run.
  func call(_ method: StaticString, on object: AnyObject, _ arguments: [RuntimeValue]) -> RuntimeValue? {
    guard Simulation.current.fault == nil, !host.state.isClosed else { return nil }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(Int32(arguments.count) + 8)
    let method = self.method(method)
    let name = method.name
    stack.pushName(name)
    let address = Unmanaged.passUnretained(object).toOpaque()
    guard lshim_find_override(stack.raw, address, height + 1, name.id), lshim_push_known(stack.raw, address) else { return nil }
    for argument in arguments { push(argument, stack) }
    host.beginCall(name.text, [.object(object)] + arguments.map(\.logged))
    defer { host.endCall() }
    do {
      try stack.call(arguments: Int32(arguments.count) + 1, results: 1)
      let answer = method.wanted == .orientations ? orientations(stack) : answer(stack)
      if method.wanted.accepts(answer), answer.isSomething || stack.isNil(at: -1) || method.wanted == .anything { return answer }
      let mismatch = stack.mismatch(method.wanted.text, at: -1)
      Simulation.current.raise(
        ScriptFault.wrongAnswer(callback: name.text, subject: "", mismatch: mismatch, call: context(name, object, stack, height + 1)))
      return RuntimeValue.none
    } catch {
      Simulation.current.raise(CallbackError(error, callback: name.text))
      return RuntimeValue.none
    }
  }

  func implements(_ method: String, on object: AnyObject) -> Bool {
    guard !host.state.isClosed, let object = object as? any LuaObject else { return false }
    return ScriptDelegate(host.reference(to: object)).has(LuaName(method))
  }

  func className(of object: AnyObject) -> String? { host.scriptClassName(of: object) }

  private func method(_ name: StaticString) -> Method {
    if let known = methods[name.utf8Start] { return known }
    let method = Method(name: LuaName("\(name)"), wanted: Wanted(answerOf: "\(name)"))
    methods[name.utf8Start] = method
    return method
  }

  /// Where the override is written, for a message. - Parameter index: where the method's name stands
  private func context(_ name: LuaName, _ object: AnyObject, _ stack: LuaStack, _ index: Int32) -> CallbackContext {
    stack.top = index - 1
    stack.pushName(name)
    let isFound = lshim_find_override(stack.raw, Unmanaged.passUnretained(object).toOpaque(), index, name.id)
    let definition = isFound ? stack.definition(at: -1) : ""
    return CallbackContext(position: definition.isEmpty ? "" : definition + " ", object: "", delegate: "")
  }

  private func push(_ value: RuntimeValue, _ stack: LuaStack) {
    switch value {
    case .none: stack.pushNil()
    case .bool(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .string(let value): stack.push(value)
    case .point(let value): stack.push(value)
    case .size(let value): stack.push(value)
    case .rect(let value): stack.push(value)
    case .object(let object): if let object = object as? any LuaObject { object.push(on: stack) } else { stack.pushNil() }
    case .orientations(let mask): stack.push(mask)
    case .touches(let touches): stack.push(touches.inLandingOrder)
    }
  }

  private func orientations(_ stack: LuaStack) -> RuntimeValue {
    (try? UIInterfaceOrientationMask.read(stack, at: -1)).map(RuntimeValue.orientations) ?? .none
  }

  private func answer(_ stack: LuaStack) -> RuntimeValue {
    switch stack.type(at: -1) {
    case LUA_TBOOLEAN: return .bool(lua_toboolean(stack.raw, -1) != 0)
    case LUA_TNUMBER: return .number(CGFloat(lua_tonumberx(stack.raw, -1, nil)))
    case LUA_TSTRING: return .string(stack.text(at: -1) ?? "")
    default: break
    }
    if let box = lshim_to_box(stack.raw, -1), let object = box.pointee.object {
      return .object(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
    }
    if let size = try? CGSize.read(stack, at: -1) { return .size(size) }
    return .none
  }
}

extension RuntimeValue {
  fileprivate var logged: CallLog.Argument {
    switch self {
    case .none: .absent
    case .bool(let value): .bool(value)
    case .number(let value): .number(Double(value))
    case .string(let value): .string(value)
    case .point(let value): .point(value)
    case .size(let value): .point(CGPoint(x: value.width, y: value.height))
    case .rect(let value): .point(value.origin)
    case .object(let object): object.map { .object($0) } ?? .absent
    // Only answered, never handed over.
    case .orientations: .absent
    case .touches(let touches): touches.inLandingOrder.first.map { .object($0) } ?? .absent
    }
  }
}
