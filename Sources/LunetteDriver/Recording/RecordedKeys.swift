import Lua
import LunetteKit
import LunetteScript

extension RecordedAction {
  /// `app:keyCommand("s", { "command" })`, from the input's key and held keys.
  static func keyCommand(_ parts: [InputValue]) -> String {
    guard case .text(let input)? = parts.first, case .number(let flags)? = parts.last else { return "" }
    let held = UIKeyCommand.Modifiers(rawValue: Int(exactly: flags) ?? 0)
    let names = UIKeyCommand.Modifiers.luaCases.filter { held.contains($0.option) }.map { LuaLiteral.quoted($0.name) }
    return "app:keyCommand(\(LuaLiteral.quoted(input))\(names.isEmpty ? "" : ", { \(names.joined(separator: ", ")) }"))"
  }
}
