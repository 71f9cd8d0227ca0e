import Foundation
import Lua
import LunetteKit
import LunetteScript

/// A request as a server's function and a test see it.
final class ServedRequest: LuaPushable {
  static var luaType: LuaType { .table }
  /// Its table stays the same one.
  static var pushesOneValue: Bool { true }
  let exchange: NetworkExchange
  let host: String
  /// Below the server's own.
  let path: String
  let query: [String: String]
  var parameters: [String: String] = [:] { didSet { didChange() } }
  /// The reply that was decided for the request.
  var planned: NetworkReply?

  /// The whole path.
  let whole: String
  /// Both as routes look at them.
  private(set) lazy var route = RoutePath(path)
  private(set) lazy var wholeRoute = RoutePath(whole)
  /// Whether it is asked of the server itself, and not of another address.
  let isHere: Bool
  /// When it was made. Units: seconds since the reference date
  let date: Double

  private weak var server: ScriptServer?

  init(_ exchange: NetworkExchange, of server: ScriptServer, at date: Double) {
    (self.exchange, self.date, self.server) = (exchange, date, server)
    let parts = RoutePattern.parts(of: exchange.request.url) ?? ("", "/", [:])
    (host, query, whole) = (parts.host, parts.query, parts.path)
    let prefix = server.prefix
    isHere = server.host == nil || server.host == host && (whole == prefix || whole.hasPrefix(prefix + "/") || prefix.isEmpty)
    let below = whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : whole
    path = below.isEmpty ? "/" : below
    exchange.didChange = { [weak self] in self?.didChange() }
  }

  private func didChange() {
    server?.requestsDidChange()
    guard let table, let context, !context.state.isClosed else { return }
    let stack = context.state.stack
    stack.reserve(6)
    stack.push(table)
    if stack.isTable(at: -1) { writeState(on: stack) }
    stack.pop()
  }

  /// The path below the server's own, as a reader sees it.
  func path(withQuery: Bool) -> String {
    let address = exchange.request.url
    return path + (withQuery ? address.firstIndex(of: "?").map { String(address[$0...].prefix { $0 != "#" }) } ?? "" : "")
  }

  /// The body, if it is JSON, to compare.
  var json: InputValue? {
    guard let body = exchange.request.body, let value = ScriptJsonText.value(of: body) else { return nil }
    let stack = ScriptContext.current.state.stack
    stack.push(value)
    defer { stack.pop() }
    return try? InputValue.read(stack, at: stack.top)
  }

  /// Its table, which a script may give fields of its own. It stays the same one, and is written anew at each change.
  private var table: LuaReference?
  /// Whose table it is.
  private weak var context: ScriptContext?

  func push(on stack: LuaStack) {
    if let table { return table.push(on: stack) }
    pushTable(on: stack)
    (table, context) = (LuaReference(stack, at: -1), .current)
  }

  /// Writes what may change into the table on top.
  private func writeState(on stack: LuaStack) {
    stack.reserve(4)
    stack.setField("params", to: parameters)
    stack.setField("state", to: exchange.state.rawValue)
    if let status = exchange.status { stack.setField("status", to: status) }
    if let end = exchange.endTime { stack.setField("duration", to: end - exchange.origin.time) }
  }

  private func pushTable(on stack: LuaStack) {
    let request = exchange.request
    stack.reserve(8)
    lua_createtable(stack.raw, 0, 14)
    stack.setField("number", to: exchange.number)
    stack.setField("method", to: request.method)
    stack.setField("url", to: request.url)
    stack.setField("path", to: path)
    stack.setField("query", to: query)
    stack.push(Heads(fields: request.fields))
    stack.setRawField("headers", of: -2)
    if let body = request.body {
      stack.setField("body", to: TextBytes(bytes: body))
      if let json = ScriptJsonText.value(of: body) {
        stack.push(json)
        stack.setRawField("json", of: -2)
      }
    }
    stack.setField("time", to: exchange.origin.time)
    writeState(on: stack)
  }
}

/// The fields of a request's head; a name is found in any case.
private struct Heads: LuaPushable {
  static var luaType: LuaType { .map(.string) }
  let fields: HTTPFields

  func push(on stack: LuaStack) {
    stack.reserve(6)
    lua_createtable(stack.raw, 0, Int32(clamping: fields.list.count))
    for field in fields.list { stack.setField(field.name, to: field.value) }
    lua_createtable(stack.raw, 0, 1)
    stack.pushOwnedFunction(
      LuaBody { [fields] stack, _ in
        stack.push(stack.text(at: 2).flatMap { fields[$0] })
        return 1
      })
    stack.setRawField("__index", of: -2)
    lua_setmetatable(stack.raw, -2)
  }
}

/// `server.requests`: a list, which is also a function: `server:requests "GET /items"` gives those that fit.
struct RequestList: LuaPushable {
  static var luaType: LuaType { .list(.table) }
  let server: ScriptServer

  func push(on stack: LuaStack) {
    stack.reserve(6)
    server.noteLook()
    stack.pushList(of: server.shownRecords) { $0 }
    if lua_getmetatable(stack.raw, -1) == 0 { lua_createtable(stack.raw, 0, 1) }
    stack.push("__call")
    if lua_rawget(stack.raw, -2) != LUA_TNIL {
      stack.pop(2)
      return
    }
    stack.pop()
    stack.pushOwnedFunction(
      LuaBody { [server] stack, _ in
        guard let text = stack.text(at: 3) else { return stack.fault("server:requests wants a request, such as \"GET /items\"") }
        let pattern: RoutePattern
        do { pattern = try RoutePattern(asked: text) } catch { return stack.fault("\(error)") }
        server.records.filter { pattern.fits($0) }.push(on: stack)
        return 1
      })
    stack.setRawField("__call", of: -2)
    lua_setmetatable(stack.raw, -2)
  }
}

extension RoutePattern {
  /// The named segments of a request that fits; nil for one that doesn't.
  func parameters(of record: ServedRequest) -> [String: String]? {
    guard host.map({ $0 == record.host }) ?? record.isHere else { return nil }
    return parameters(method: record.exchange.request.method, path: host == nil ? record.route : record.wholeRoute, query: record.query)
  }

  func fits(_ record: ServedRequest) -> Bool { parameters(of: record) != nil }

  /// - Parameter text: what a script has written, such as `GET /items`
  /// Throws: `ScenarioError.badValue` for a method without a path, which would be taken for a path
  init(asked text: String) throws {
    guard !text.allSatisfy(\.isUppercase) else {
      throw ScenarioError.badValue(
        name: "a request", wanted: "a method and a path, such as \"GET /items\", or \"\(text.isEmpty ? "*" : text) /**\" for every path", got: "\"\(text)\"")
    }
    self.init(text)
    try check(named: "a request")
  }

  /// Throws: `ScenarioError.badValue` for a pattern that can't be meant as it is written
  func check(named name: String) throws {
    guard let problem else { return }
    throw ScenarioError.badValue(name: name, wanted: "a path in which :name and * are one segment and ** all that remain (\(problem))", got: "\"\(path)\"")
  }
}
