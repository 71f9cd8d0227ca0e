import Foundation
import Lua
import LunetteKit

/// What an event or a gesture sets off: a function, a target's method by name, or whoever in the responder chain has that method.
/// Source: lua-api.md 1.10 and 1.13
enum ScriptAction {
  case function(Callback)
  case method(ScriptDelegate, LuaName)
  case chain(LuaName)

  /// Tells it from others: the same function, or the same target and method, is the same action.
  struct Identity: Hashable {
    private let object: UnsafeRawPointer?
    private let name: String?

    /// - Parameter arguments: as for the action, which they leave unread
    init(_ arguments: LuaArguments) {
      object = lua_topointer(arguments.stack.raw, arguments.next)
      name = arguments.count > 1 ? arguments.stack.text(at: arguments.next + 1) : nil
    }

    init(functionAt index: Int32, _ stack: LuaStack) { (object, name) = (lua_topointer(stack.raw, index), nil) }
  }

  /// `fn`, or `target, "name"` where the target may be nil.
  init(_ arguments: LuaArguments) throws(LuaMismatch) {
    var arguments = arguments
    if arguments.count <= 1 {
      self = .function(Callback(try arguments.take(LuaFunction.self)))
      return
    }
    let target = try arguments.take(LuaReference?.self)
    let name = LuaName(try arguments.take(String.self))
    if let target { self = .method(ScriptDelegate(target), name) } else { self = .chain(name) }
  }

  func send(_ sender: any LuaObject, _ event: UIEvent? = nil) {
    switch self {
    case .function(let callback):
      if let event { callback.call(Pushed(sender), event) } else { callback.call(Pushed(sender)) }
    case .method(let target, let name):
      if target.has(name) { target.notify(name, Self.arguments(sender, event)) } else { target.reportMissing(name) }
    case .chain(let name):
      _ = Self.sendAlongChain(name, sender, event)
    }
  }

  /// The first responder, or without one the sender (the window for a bar's item), and up the chain: the first that has the method and doesn't decline gets it.
  /// Source: gestures.md 5.4
  static func sendAlongChain(_ name: LuaName, _ sender: any LuaObject, _ event: UIEvent?) -> Bool {
    let start = UIApplication.shared.keyWindow?.firstResponder ?? sender as? UIResponder ?? UIApplication.shared.keyWindow
    guard let responder = start?.sendTarget(forAction: name.text, sender) else { return false }
    ScriptAction.method(ScriptDelegate(ScriptHost.current.reference(to: responder)), name).send(sender, event)
    return true
  }

  private static func arguments(_ sender: any LuaObject, _ event: UIEvent?) -> [CallArgument] {
    event.map { [.object(sender), .object($0)] } ?? [.object(sender)]
  }
}

/// An object of any class, for a callback's argument.
struct Pushed: LuaPushable {
  static var luaType: LuaType { .any }
  private let object: any LuaObject
  init(_ object: any LuaObject) { self.object = object }
  func push(on stack: LuaStack) { object.push(on: stack) }
}
