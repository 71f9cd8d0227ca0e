import Foundation
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
  private let ownInfo: LuaTable?
  /// A table with more.
  var userInfo: LuaTable? { ownInfo }

  init(domain: String, code: Int, name: String? = nil, localizedDescription: String, userInfo: LuaTable? = nil) {
    (self.domain, errorCode, self.name, self.localizedDescription, ownInfo) = (domain, code, name, localizedDescription, userInfo)
  }

  var code: ErrorCode { name.map(ErrorCode.name) ?? .number(errorCode) }

  /// Source: Foundation, NSError.description
  var debugText: String {
    let more = detail("NSDebugDescription").map { " UserInfo={NSDebugDescription=\($0)}" } ?? ""
    return "Error Domain=\(domain) Code=\(errorCode) \"\(localizedDescription)\"\(more)"
  }

  /// A text of `userInfo`.
  func detail(_ key: String) -> String? { userInfo.flatMap { ScriptError.detail(key, of: $0) } }

  fileprivate static func detail(_ key: String, of info: LuaTable) -> String? {
    let stack = ScriptContext.current.state.stack
    stack.reserve(4)
    stack.push(info)
    defer { stack.pop() }
    stack.pushRawField(key, of: -1)
    defer { stack.pop() }
    return stack.text(at: -1)
  }
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

  /// The address that was asked for; nil for an error that a script has made.
  let address: String?

  init(_ failure: NetworkFailure, asking address: String? = nil) {
    self.address = address
    super.init(domain: NetworkFailure.domain, code: failure.code, name: failure.rawValue, localizedDescription: failure.description)
  }

  /// Source: Apple, NSURLErrorFailingURLErrorKey, NSURLErrorFailingURLStringErrorKey
  override var userInfo: LuaTable? {
    guard let address else { return nil }
    let stack = ScriptContext.current.state.stack
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 3)
    stack.setField("NSLocalizedDescription", to: localizedDescription)
    stack.setField("NSErrorFailingURLStringKey", to: address)
    if let url = URL(string: address) { stack.setField("NSErrorFailingURLKey", to: ScriptURL.of(url)) }
    return LuaTable(LuaReference(popping: stack))
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
        let domain = try arguments.take("domain", as: String.self, "Whose codes these are.") ?? ""
        let code = try arguments.take("code", as: Int.self, "What went wrong, as a number of the domain.") ?? 0
        let words = try arguments.take("localizedDescription", as: String.self, "What went wrong, in words.")
        let userInfo = try arguments.take("userInfo", as: LuaTable.self, "A table with more; its NSLocalizedDescription are the words.")
        return ScriptError(
          domain: domain, code: code,
          // Source: Apple, NSError.localizedDescription
          localizedDescription: words ?? userInfo.flatMap { ScriptError.detail("NSLocalizedDescription", of: $0) }
            ?? "The operation couldn’t be completed. (\(domain) error \(code).)", userInfo: userInfo)
      }
      c.describe { " \($0.domain) \($0.errorCode) \"\($0.localizedDescription)\"" }
      c.property("domain", "Whose codes these are: \"NSCocoaErrorDomain\".", get: \.domain)
      c.property("code", "What went wrong: \"timedOut\" where the class has names for it, else a number of the domain.", get: \.code)
      c.property("errorCode", "The code as Apple's number.", get: \.errorCode)
      c.property("localizedDescription", "What went wrong, in words.", get: \.localizedDescription)
      c.property(
        "localizedFailureReason", "Why it went wrong: NSLocalizedFailureReason of userInfo, or nil.", get: { $0.detail("NSLocalizedFailureReason") })
      c.property(
        "localizedRecoverySuggestion", "What to do: NSLocalizedRecoverySuggestion of userInfo, or nil.",
        get: { $0.detail("NSLocalizedRecoverySuggestion") })
      c.property("debugDescription", "Domain, number and words, for whoever writes the app.", get: \.debugText)
      c.property("userInfo", "A table with more, where in a text for example; or nil.", get: \.userInfo)
    }
    r.type(ScriptURLError.self, "URLError", inherits: "NSError", doc: "Why a request failed: URLError { code = \"timedOut\" } makes one.") { c in
      c.constructor { arguments in ScriptURLError(try arguments.take("code", as: NetworkFailure.self, "What went wrong.") ?? .unknown) }
      c.constructor(args: "code") { r in ScriptURLError(try r.next()) }
      c.property("failingURL", "What was asked for; nil for an error that the app has made.", get: { $0.address.flatMap { URL(string: $0) }.map(ScriptURL.of) })
      c.property("failureURLString", "The same as a text.", get: \.address)
    }
    r.type(ScriptNull.self, "NSNull", doc: "Nothing, as a value that a table can hold: NSNull.null is what null is in JSON. It counts as true in conditions.") {
      c in
      c.value("null", "The one object of this class.") { ScriptContext.current.null }
    }
  }
}
