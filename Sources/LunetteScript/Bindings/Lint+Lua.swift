import Lua
import LunetteKit

extension Registry {
  /// Lets an app tell `lunette lint` which findings are intended.
  static func lint(_ r: RegistryBuilder) {
    r.type(
      Lint.self, Lint.luaName, doc: "Functions with which an app tells `lunette lint` about itself. In other runs they have no effect."
    ) { c in
      c.function(
        "allow",
        "Switches a rule, given by its name or number, off for a view and its subviews, or for the whole app: "
          + "lint.allow(\"low-contrast\", hint, \"it repeats the title\"), lint.allow(3, \"taps go to the row\").",
        args: "rule", "viewOrWhy", "why"
      ) { (rule: LintRule, subject: LintSubject, why: String?) -> Void in
        switch subject {
        case .view(let view):
          guard why?.isEmpty == false else { throw LintReasonMissing() }
          ScriptContext.current.lintAllowances.add(rule, view)
        case .everywhere(let why):
          guard !why.isEmpty else { throw LintReasonMissing() }
          ScriptContext.current.lintAllowances.add(rule, nil)
        }
      }
    }
  }
}

/// The class of the global `lint`.
private final class Lint: LuaObject {
  static let luaName = "lint"
}

private enum LintSubject: LuaReadable {
  case view(UIView)
  case everywhere(String)

  static var luaTypeName: String { "a view, or why the rule needn't hold in the whole app" }
  static var luaType: LuaType { .either([UIView.luaType, .string]) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LintSubject {
    if let text = stack.text(at: index) { return .everywhere(text) }
    guard let view = try? UIView.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .view(view)
  }
}

private struct LintReasonMissing: Error, CustomStringConvertible {
  var description: String { "lint.allow: the last argument must say why, for those who read it later" }
}

extension LintRule: LuaReadable {
  package static var luaTypeName: String {
    "a rule's name or number: " + allCases.map { "\($0.rawValue) \"\($0.name)\"" }.joined(separator: ", ")
  }
  package static var luaType: LuaType { .either([.string, .integer]) }
  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LintRule {
    if let text = stack.text(at: index) {
      if let rule = LintRule(name: text) { return rule }
      let nearest = Suggestion.nearest(to: text, among: allCases.map(\.name))
      throw stack.mismatch(luaTypeName, at: index, hint: nearest.map { "did you mean \"\($0)\"?" })
    }
    guard let number = try? Int.read(stack, at: index), let rule = LintRule(rawValue: number) else {
      throw stack.mismatch(luaTypeName, at: index)
    }
    return rule
  }
}
