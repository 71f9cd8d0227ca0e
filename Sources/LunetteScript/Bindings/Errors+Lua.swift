import Lua
import LunetteKit

/// An error as a value: what Swift writes with `try` answers nil and one of these. Source: docs/rules/world.md 1
class ScriptError: LuaObject {
  class var luaName: String { "NSError" }
  let domain: String
  /// Apple's number.
  let errorCode: Int
  /// The name of the case in Swift, where there is one.
  let name: String?
  let localizedDescription: String
  let userInfo: LuaTable?

  init(domain: String, code: Int, name: String? = nil, localizedDescription: String, userInfo: LuaTable? = nil) {
    (self.domain, errorCode, self.name, self.localizedDescription, self.userInfo) = (domain, code, name, localizedDescription, userInfo)
  }

  var code: ErrorCode { name.map(ErrorCode.name) ?? .number(errorCode) }
}

/// What went wrong: a case's name, or a number of the domain.
enum ErrorCode: LuaPushable {
  case name(String)
  case number(Int)

  static var luaType: LuaType { .either([.string, .integer]) }

  func push(on stack: LuaStack) {
    switch self {
    case .name(let name): stack.push(name)
    case .number(let number): stack.push(number)
    }
  }
}

/// Why a request failed. Source: Apple, URLError
final class ScriptURLError: ScriptError {
  override class var luaName: String { "URLError" }

  init(_ failure: NetworkFailure) {
    super.init(domain: NetworkFailure.domain, code: failure.code, name: failure.rawValue, localizedDescription: failure.description)
  }
}

extension NetworkFailure: LuaEnum {}

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
      c.describe { " \($0.domain) \($0.errorCode) \"\($0.localizedDescription)\"" }
      c.property("domain", "Whose codes these are: \"NSCocoaErrorDomain\".", get: \.domain)
      c.property("code", "What went wrong: \"timedOut\" where the class has names for it, else a number of the domain.", get: \.code)
      c.property("errorCode", "The code as Apple's number.", get: \.errorCode)
      c.property("localizedDescription", "What went wrong, in words.", get: \.localizedDescription)
      c.property("userInfo", "A table with more, where in a text for example; or nil.", get: \.userInfo)
    }
    r.type(ScriptURLError.self, "URLError", inherits: "NSError", doc: "Why a request failed: URLError { code = \"timedOut\" } makes one.") { c in
      c.constructor { arguments in ScriptURLError(try arguments.take("code", as: NetworkFailure.self, "What went wrong.") ?? .unknown) }
      c.constructor(args: "code") { r in ScriptURLError(try r.next()) }
    }
    r.type(ScriptNull.self, "NSNull", doc: "Nothing, as a value that a table can hold: NSNull.null is what null is in JSON. It counts as true in conditions.") {
      c in
      c.value("null", "The one object of this class.") { ScriptContext.current.null }
    }
  }
}
