import Foundation
import Lua
import LunetteKit

/// A request that a script fills in. A task takes it as it is when the task is made. Source: Apple, URLRequest
final class ScriptURLRequest: LuaObject {
  static let luaName = "URLRequest"
  var request: NetworkRequest
  /// Whether its address reads as a URL; that of a web view's request reads as it was given.
  private(set) var hasURL = true
  /// nil: the session's.
  var timeout: TimeInterval?
  /// Kept, without effect: nothing is cached.
  var cachePolicy = CachePolicy.useProtocolCachePolicy

  init(_ request: NetworkRequest, timeout: TimeInterval? = nil) { (self.request, self.timeout) = (request, timeout) }
  /// What a web view asks for.
  convenience init(_ link: TextLink) {
    self.init(NetworkRequest(url: link.address))
    hasURL = link.isURL
  }

  var address: TextLink { TextLink(address: request.url, isURL: hasURL) }
  /// Throws: for a text that is no address
  func setAddress(_ link: TextLink?) throws {
    guard let link else { return }
    guard let url = URL(string: link.address) else {
      throw BindingFault.badValue(name: "URLRequest.url", wanted: Address.luaTypeName, got: "\"\(link.address)\"")
    }
    (request.url, hasURL) = (url.absoluteString, true)
  }
}

/// Source: Apple, NSURLRequest.CachePolicy
enum CachePolicy: String, LuaEnum {
  case useProtocolCachePolicy, reloadIgnoringLocalCacheData, reloadIgnoringCacheData, reloadIgnoringLocalAndRemoteCacheData
  case returnCacheDataElseLoad, returnCacheDataDontLoad, reloadRevalidatingCacheData
}

/// The head of an answer. Source: Apple, HTTPURLResponse
final class ScriptResponse: LuaObject {
  static let luaName = "HTTPURLResponse"
  let reply: NetworkReply
  let address: String
  /// Whether its address reads as a URL; that of a web view's answer reads as the web view was given it.
  private let hasURL: Bool
  init(_ reply: NetworkReply, from address: String) { (self.reply, self.address, hasURL) = (reply, address, true) }
  init(_ response: WKNavigationResponse) {
    var reply = NetworkReply()
    reply.status = response.status
    reply.fields["Content-Type"] = Self.pageType
    self.reply = reply
    (address, hasURL) = (response.address.address, response.address.isURL)
  }

  var link: TextLink { TextLink(address: address, isURL: hasURL) }
  /// The pages of a simulated web are HTML.
  private static let pageType = "text/html; charset=utf-8"

  /// Source: Apple, URLResponse.suggestedFilename
  var fileName: String {
    let name = URL(string: address)?.lastPathComponent ?? ""
    return name.isEmpty || name == "/" ? "Unknown" : name
  }
}

/// A URL, its text, or a URLRequest.
struct RequestArgument: LuaReadable {
  let request: NetworkRequest
  let timeout: TimeInterval?
  static var luaTypeName: String { "a URL, its text, or a URLRequest" }
  static var luaType: LuaType { .either([ScriptURL.luaType, .string, ScriptURLRequest.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RequestArgument {
    if let request = try? ScriptURLRequest.read(stack, at: index) { return RequestArgument(request: request.request, timeout: request.timeout) }
    do { return RequestArgument(request: NetworkRequest(url: try Address.read(stack, at: index).url.absoluteString), timeout: nil) } catch {
      throw stack.mismatch(luaTypeName, at: index, hint: stack.isNil(at: index) ? "URL { string = } answers nil for a text that is no address" : nil)
    }
  }
}

/// Fields of a head as a table.
struct FieldTable: LuaConvertible {
  var fields: HTTPFields
  static var luaTypeName: String { "a table of texts by their names" }
  static var luaType: LuaType { .map(.string) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> FieldTable {
    FieldTable(fields: HTTPFields(try [String: String].read(stack, at: index)))
  }

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, Int32(clamping: fields.list.count))
    for field in fields.list { stack.setField(field.name, to: field.value) }
  }
}

extension Registry {
  static func requests(_ r: RegistryBuilder) {
    r.type(
      ScriptURLRequest.self, "URLRequest",
      doc: "What a task asks a server for: URLRequest { url =, httpMethod = \"POST\", httpBody = }. A task takes it as it is when the task is made."
    ) { c in
      c.constructor { arguments in
        guard let address = try arguments.take("url", as: Address.self, "Where it goes: a URL or its text.") else {
          throw LuaMismatch(wanted: "url = \(Address.luaTypeName)", got: "nil")
        }
        return ScriptURLRequest(NetworkRequest(url: address.url.absoluteString))
      }
      c.constructor(args: "url") { r in ScriptURLRequest(NetworkRequest(url: (try r.next() as Address).url.absoluteString)) }
      c.describe { " \($0.request.line)" }
      c.property(
        "url", "Where it goes. The request that a web view asks its delegate about has a text here if the web view was given a text.",
        get: { Optional($0.address) }, set: { try $0.setAddress($1) })
      c.property("httpMethod", "\"GET\" if none is set.", get: { $0.request.method }, set: { $0.request.method = $1.uppercased() })
      c.property(
        "httpBody", "What is sent, or nil. JSONSerialization.data(table) makes it of a table.", get: { $0.request.body.map(TextBytes.init) },
        set: { $0.request.body = $1?.bytes })
      c.property(
        "timeoutInterval", "How long it waits for the next byte; 60, and never longer than the session does.", unit: .seconds, get: { $0.timeout ?? 60 },
        set: { request, seconds in
          guard seconds > 0 else { throw BindingFault.badValue(name: "URLRequest.timeoutInterval", wanted: "above 0", got: formatted(seconds)) }
          request.timeout = seconds
        })
      c.property(
        "allowsCellularAccess", "Whether it may go over a phone's network, app:setNetwork(\"cellular\"); true.", get: { $0.request.allowsCellular },
        set: { $0.request.allowsCellular = $1 })
      c.property(
        "allowsExpensiveNetworkAccess", "The same for a network that costs money, as a phone's does; true.", get: { $0.request.allowsExpensive },
        set: { $0.request.allowsExpensive = $1 })
      c.property("cachePolicy", "Kept only: nothing is cached.", \.cachePolicy)
      c.property(
        "allHTTPHeaderFields", "The fields of its head.", get: { FieldTable(fields: $0.request.fields) }, set: { $0.request.fields = $1.fields })
      c.method("setValue", "Sets a field of the head, or removes it with nil. Upper and lower case are the same.", args: "value", "field") {
        (request: ScriptURLRequest, value: String?, field: String) in request.request.fields[field] = value
      }
      c.method("addValue", "Adds a value to a field of the head, after a comma.", args: "value", "field") {
        (request: ScriptURLRequest, value: String, field: String) in request.request.fields.add(value, to: field)
      }
      c.method("value", "The value of a field of the head, or nil.", args: "field") { (request: ScriptURLRequest, field: String) in
        request.request.fields[field]
      }
    }
    r.type(ScriptResponse.self, "HTTPURLResponse", doc: "The head of a server's answer.") { c in
      c.describe { " \($0.reply.status) \($0.address)" }
      c.property("statusCode", "200 where all is well. 404 is no error: the server has answered.", get: { $0.reply.status })
      c.property("url", "Where the answer came from, after all redirections.", get: { Optional($0.link) })
      c.property("mimeType", "The kind of the content: \"application/json\"; nil if it is unknown.", get: { $0.reply.fields.mimeType })
      c.property("textEncodingName", "How its text is encoded: \"utf-8\", or nil.", get: { $0.reply.fields.textEncoding })
      c.property("expectedContentLength", "The length of its body, or -1.", unit: .bytes, get: { $0.reply.expectedLength })
      c.property("suggestedFilename", "A name for a file with its content.", get: { $0.fileName })
      c.property("allHeaderFields", "The fields of its head.", get: { FieldTable(fields: $0.reply.fields) })
      c.method("value", "The value of a field of its head, or nil. Upper and lower case are the same.", args: "field") {
        (response: ScriptResponse, field: String) in response.reply.fields[field]
      }
      c.function("localizedString", "What a status means, in English: \"not found\".", args: "statusCode") { (code: Int) in HTTPNames.status(code) }
    }
  }
}
