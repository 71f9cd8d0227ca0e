import Lua
import LunetteKit

/// An error as a value: what Swift writes with `try` answers nil and one of these. Source: docs/rules/world.md 1
final class ScriptError: LuaObject {
  static let luaName = "NSError"
  let domain: String
  let code: Int
  let localizedDescription: String
  let userInfo: LuaTable?

  init(domain: String, code: Int, localizedDescription: String, userInfo: LuaTable? = nil) {
    (self.domain, self.code, self.localizedDescription, self.userInfo) = (domain, code, localizedDescription, userInfo)
  }
}

extension Registry {
  static func errors(_ r: RegistryBuilder) {
    r.type(
      ScriptError.self, "NSError",
      doc: "What went wrong, as a value: functions that may fail answer nil and an error. NSError { domain =, code =, localizedDescription = } makes one."
    ) { c in
      c.constructor { arguments in
        ScriptError(
          domain: try arguments.take("domain", as: String.self, "Whose codes these are.") ?? "",
          code: try arguments.take("code", as: Int.self, "What went wrong, as a number of the domain.") ?? 0,
          localizedDescription: try arguments.take("localizedDescription", as: String.self, "What went wrong, in words.") ?? "",
          userInfo: try arguments.take("userInfo", as: LuaTable.self, "A table with more."))
      }
      c.describe { " \($0.domain) \($0.code) \"\($0.localizedDescription)\"" }
      c.property("domain", "Whose codes these are: \"NSCocoaErrorDomain\".", get: \.domain)
      c.property("code", "What went wrong, as a number of the domain.", get: \.code)
      c.property("errorCode", "The code as Apple's number.", get: \.code)
      c.property("localizedDescription", "What went wrong, in words.", get: \.localizedDescription)
      c.property("userInfo", "A table with more, where in a text for example; or nil.", get: \.userInfo)
    }
    r.type(ScriptNull.self, "NSNull", doc: "Nothing, as a value that a table can hold: NSNull.null is what null is in JSON. It counts as true in conditions.") {
      c in
      c.value("null", "The one object of this class.") { ScriptContext.current.null }
    }
  }
}
