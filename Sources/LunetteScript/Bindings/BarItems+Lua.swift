import Foundation
import Lua
import LunetteKit

extension Registry {
  static func barItems(_ r: RegistryBuilder) {
    r.type(
      UIBarButtonItem.self, "UIBarButtonItem",
      doc:
        "A button of a bar: UIBarButtonItem { title = \"Edit\", action = fn }, or { systemItem = \"add\", target = object, action = \"name\" }."
    ) { c in
      c.constructor { a in
        try a.take("systemItem", as: UIBarButtonItem.SystemItem.self, "One of the system's items, with its title.").map {
          UIBarButtonItem(systemItem: $0)
        } ?? UIBarButtonItem()
      }
      c.describe { item in item.title.map { " \"\($0)\"" } ?? item.systemItem.map { " \($0)" } ?? "" }
      c.property("title", "What stands on it.", get: { $0.title }, set: { $0.title = $1 })
      c.property("style", "plain, or done: it stands out.", get: { $0.style }, set: { $0.style = $1 })
      c.property("systemItem", "The item that it was made as.", get: { $0.systemItem })
      c.property("isEnabled", "Whether a touch does anything.", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
      c.property("tag", "A number to find it by.", get: { $0.tag }, set: { $0.tag = $1 })
      c.property(
        "accessibilityIdentifier", "A name that tests find it by.",
        get: { $0.accessibilityIdentifier }, set: { $0.accessibilityIdentifier = $1 })
      c.property("width", "Points; 0 for as wide as it needs.", get: { $0.width }, set: { $0.width = $1 })
      c.property("customView", "A view in its place.", get: { $0.customView }, set: { $0.customView = $1 })
      c.property(
        "target", "Whose method `action` names; nil for the first in the responder chain that has it.",
        get: { BarItemAction.known($0)?.target }, set: { BarItemAction.of($0).target = $1 })
      c.property(
        "action", "A function that gets the item, or the name of a method.",
        get: { BarItemAction.known($0)?.name }, set: { BarItemAction.of($0).name = $1 })
      c.method("sendAction", "Does what a touch on it does.") { (item: UIBarButtonItem) in item.sendAction() }
    }
    r.type(UINavigationItem.self, "UINavigationItem", doc: "What a navigation bar shows for one controller.") { c in
      c.property("title", "In the middle.", get: { $0.title }, set: { $0.title = $1 })
      c.property("prompt", "A line above the title.", get: { $0.prompt }, set: { $0.prompt = $1 })
      c.property("titleView", "A view in place of the title.", get: { $0.titleView }, set: { $0.titleView = $1 })
      c.property("hidesBackButton", "Whether there is no way back.", get: { $0.hidesBackButton }, set: { $0.hidesBackButton = $1 })
      c.property(
        "backBarButtonItem", "The way back from the next controller.", get: { $0.backBarButtonItem }, set: { $0.backBarButtonItem = $1 })
      c.property("leftBarButtonItem", "The outermost on the left.", get: { $0.leftBarButtonItem }, set: { $0.leftBarButtonItem = $1 })
      c.property("rightBarButtonItem", "The outermost on the right.", get: { $0.rightBarButtonItem }, set: { $0.rightBarButtonItem = $1 })
      c.property(
        "leftBarButtonItems", "From the left edge inwards.", get: { $0.leftBarButtonItems }, set: { $0.leftBarButtonItems = $1 })
      c.property(
        "rightBarButtonItems", "From the right edge inwards.", get: { $0.rightBarButtonItems }, set: { $0.rightBarButtonItems = $1 })
    }
  }
}

/// What a script gave a bar's item to do. It lives as long as the item.
private final class BarItemAction {
  private static let companionKey = "action"

  var target: LuaReference?
  var name: FunctionOrName?

  static func known(_ item: UIBarButtonItem) -> BarItemAction? { item.companions[companionKey] as? BarItemAction }

  /// For setting: from then on the item does what the script says.
  static func of(_ item: UIBarButtonItem) -> BarItemAction {
    if let known = known(item) { return known }
    let action = BarItemAction()
    item.companions[companionKey] = action
    item.action = { [unowned action] in action.send($0) }
    return action
  }

  private func send(_ item: UIBarButtonItem) {
    switch name {
    case .function(let function): Callback(function).call(item)
    case .name(let name): (target.map { .method(ScriptDelegate($0), LuaName(name)) } ?? ScriptAction.chain(LuaName(name))).send(item)
    case nil: break
    }
  }
}

private enum FunctionOrName: LuaConvertible {
  case function(LuaFunction)
  case name(String)

  static var luaTypeName: String { "a function or the name of a method" }
  static var luaType: LuaType { .either([.function, .string]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> FunctionOrName {
    if stack.isCallable(at: index) { return .function(try LuaFunction.read(stack, at: index)) }
    guard let name = stack.text(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .name(name)
  }

  func push(on stack: LuaStack) {
    switch self {
    case .function(let function): stack.push(function)
    case .name(let name): stack.push(name)
    }
  }
}
