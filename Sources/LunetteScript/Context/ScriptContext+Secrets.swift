import Lua
import LunetteKit

/// The texts of secure fields, which reports about an app show as the screen does. Source: docs/accessibility.md, "Queries"
extension ScriptContext {
  /// Whether a path from an object leads to such a text: `{"text"}` from a field, `{"searchTextField", "text"}` from a search bar.
  package func isSecret(_ path: [String], of object: any LuaObject) -> Bool {
    guard let name = path.last, Self.textProperties.contains(name) else { return false }
    if path.count == 1 { return isSecureField(object) }
    guard look(at: path.dropLast(), of: object) else { return false }
    defer { state.stack.pop() }
    guard let address = lshim_to_box(state.stack.raw, -1)?.pointee.object else { return false }
    return isSecureField(Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue())
  }

  private func isSecureField(_ object: AnyObject) -> Bool {
    ((object as? UITextField) ?? (object as? UISearchBar)?.searchTextField)?.isSecureTextEntry == true
  }

  /// The properties that tell a field's text.
  private static let textProperties: Set = ["text", "attributedText"]

  /// Puts what may be told in the place of a value on top of the stack that is secret: a bullet for each character.
  package func hideSecret(_ stack: LuaStack) {
    if stack.isNil(at: -1) { return }
    let bullets = stack.text(at: -1).map { String(repeating: "•", count: $0.count) } ?? "•••"
    stack.pop()
    stack.push(bullets)
  }
}
