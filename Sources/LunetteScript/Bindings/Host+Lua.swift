import Lua
import LunetteKit

extension Registry {
  /// Settings that scripts make in the host itself.
  static func hostSettings(_ r: RegistryBuilder) {
    r.type(HostSettings.self, HostSettings.luaName, doc: "Functions with which a script tells Lunette about itself.") { c in
      c.function(
        "allowFields",
        "Names fields of your own that may be spelt almost like a property, so that they cause no warning: "
          + "lunette.allowFields(\"titel\", ...).",
        args: "names"
      ) { (names: LuaArguments) -> Void in
        var names = names
        while names.count > 0 { ScriptContext.current.names.allow(try names.take(OneOrMoreNames.self).names) }
      }
      c.function(
        "strictQueries",
        "From here on a query that matches several views is an error where one is wanted, for all launches of this file: lunette.strictQueries(). "
          + "False takes the first of them again. A launch's strictQueries and a query's strict are nearer, and win.", args: "isStrict"
      ) { (isStrict: Bool?) -> Void in ScriptContext.current.strictQueries = isStrict ?? true }
    }
  }
}

extension ScriptContext {
  private final class Strictness { var isStrict: Bool? }
  private static let strictKey = CompanionKey<Strictness>()
  /// What `lunette.strictQueries` has said; nil: nothing.
  package var strictQueries: Bool? {
    get { companions[Self.strictKey]?.isStrict }
    set {
      let strictness = companions[Self.strictKey] ?? Strictness()
      strictness.isStrict = newValue
      companions[Self.strictKey] = strictness
    }
  }
}

/// The class of the global `lunette`.
private final class HostSettings: LuaObject {
  static let luaName = "lunette"
}

/// A name, or a list of names.
private struct OneOrMoreNames: LuaReadable {
  let names: [String]
  static var luaTypeName: String { "a name or a list of names" }
  static var luaType: LuaType { .either([.string, .list(.string)]) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> OneOrMoreNames {
    if let name = stack.text(at: index) { return OneOrMoreNames(names: [name]) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return OneOrMoreNames(names: try [String].read(stack, at: index))
  }
}
