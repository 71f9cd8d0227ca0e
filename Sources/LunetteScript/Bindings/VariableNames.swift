import Lua
import LunetteKit

/// The name of a view in messages about its constraints: the local variable that holds the view where the constraint is made, or one of an
/// enclosing function. It is looked for once for each view that has no name yet.
enum VariableNames {
  static func note(_ item: AnyObject?) {
    guard let view = item as? UIView, view.layoutName == nil else { return }
    let stack = ScriptContext.current.state.stack
    guard let name = name(of: view, stack) else { return }
    view.setLayoutName(name)
  }

  private static func name(of view: UIView, _ stack: LuaStack) -> String? {
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(4)
    var frame = lua_Debug()
    // Level 0 is the host's own function, level 1 the script's.
    guard lua_getstack(stack.raw, 1, &frame) != 0 else { return nil }
    for index in stride(from: Int32(1), through: mostVariables, by: 1) {
      guard let name = lua_getlocal(stack.raw, &frame, index) else { break }
      defer { stack.pop() }
      if holds(view, stack), let text = usable(name) { return text }
    }
    guard lua_getinfo(stack.raw, "f", &frame) != 0 else { return nil }
    for index in stride(from: Int32(1), through: mostVariables, by: 1) {
      guard let name = lua_getupvalue(stack.raw, -1, index) else { break }
      defer { stack.pop() }
      if holds(view, stack), let text = usable(name) { return text }
    }
    return nil
  }

  /// Lua's own limit of local variables in a function. Source: Lua 5.4, lparser.c (MAXVARS)
  private static let mostVariables: Int32 = 200

  private static func holds(_ view: UIView, _ stack: LuaStack) -> Bool {
    guard let box = lshim_to_box(stack.raw, -1), let object = box.pointee.object else { return false }
    return object == Unmanaged.passUnretained(view).toOpaque()
  }

  /// Leaves out the compiler's own variables, and names without a meaning.
  private static func usable(_ name: UnsafePointer<CChar>) -> String? {
    let text = String(cString: name)
    return text == "self" || text.hasPrefix("(") ? nil : text
  }
}
