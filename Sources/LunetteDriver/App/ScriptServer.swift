import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteScript

/// The server that a scenario gives to an app: what it answers to which request. Source: docs/rules/world.md 2
final class ScriptServer: LuaObject {
  static let luaName = "Server"
  /// Scheme and host, and the path before that of its routes.
  let host, prefix: String
  let baseURL: String
  /// Units: seconds
  var latency: Double
  var onUnhandled = Unhandled.error
  private(set) var records: [ServedRequest] = []
  private var routes: [Route] = []
  private(set) var holds: [ServerHold] = []
  private let folders: [String]
  private unowned let context: ScriptContext
  private weak var network: SimulatedNetwork?
  private(set) var isOffline = false

  /// Source: docs/rules/world.md 2
  static let standardLatency = 0.1

  final class Route {
    let pattern: RoutePattern
    let options: RouteOptions
    /// nil: `function` answers.
    let replies: [PlannedReply]
    let function: LuaFunction?
    let position: String?
    var uses = 0

    init(_ pattern: RoutePattern, _ options: RouteOptions, replies: [PlannedReply], function: LuaFunction?, at position: String?) {
      (self.pattern, self.options, self.replies, self.function, self.position) = (pattern, options, replies, function, position)
    }

    var isUsedUp: Bool { options.times.map { uses >= $0 } ?? false }
  }

  init(baseURL: String, latency: Double, _ host: ScriptHost) throws {
    guard let parts = RoutePattern.parts(of: baseURL) else {
      throw ScenarioError.badValue(name: "baseURL", wanted: "an address such as \"https://shop.test\"", got: "\"\(baseURL)\"")
    }
    (self.host, self.baseURL, self.latency, context) = (parts.host, baseURL, latency, host.context)
    prefix = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
    folders = host.loader.searchFolders
    host.servers.append(self)
  }

  // MARK: Routes

  func add(_ method: String, _ path: String, _ answer: RouteAnswer, _ options: RouteOptions?) throws {
    let pattern = RoutePattern(method: method, path: path)
    var (replies, function) = ([PlannedReply](), LuaFunction?.none)
    switch answer {
    case .function(let given): function = given
    case .table(let table): replies = try (table.sequence?.replies ?? [table]).map { try $0.planned(in: folders) }
    }
    if replies.isEmpty, function == nil { throw ScenarioError.badValue(name: "sequence", wanted: "at least one reply", got: "none") }
    routes.append(Route(pattern, options ?? RouteOptions(), replies: replies, function: function, at: context.position))
  }

  /// Routes that had to be asked and were not, for a test's report.
  var unused: [String] {
    routes.filter { $0.options.required && $0.uses == 0 }.map {
      "\($0.position.map { $0 + ": " } ?? "")the route \($0.pattern.text) is required, and no request has asked for it"
    }
  }

  // MARK: Requests

  func serve(_ simulation: Simulation) {
    network = simulation.network
    simulation.network.responder = { [weak self] in self?.respond(to: $0) }
  }

  private func respond(to exchange: NetworkExchange) {
    let record = ServedRequest(exchange, prefix: prefix)
    records.append(record)
    var planned: PlannedReply
    do {
      planned = try reply(to: record, isHere: record.host == host && record.isBelow(prefix))
    } catch {
      exchange.fault = error
      return network?.answer(exchange, with: NetworkReply(failure: .resourceUnavailable), at: exchange.origin.time) ?? ()
    }
    let due = exchange.origin.time + (planned.latency ?? latency)
    if planned.reply.failure == nil, planned.reply.status == 204 { planned.reply.body = [] }
    if let hold = holds.first(where: { $0.pattern.fits(record) }) {
      hold.keep(exchange, planned.reply)
    } else {
      record.planned = planned.reply
      network?.answer(exchange, with: planned.reply, at: due)
    }
  }

  private func reply(to record: ServedRequest, isHere: Bool) throws -> PlannedReply {
    if isHere {
      for route in routes.reversed() where !route.isUsedUp {
        guard let parameters = route.parameters(of: record) else { continue }
        record.parameters = parameters
        if let function = route.function {
          guard let answer = try ask(function, record) else { continue }
          route.uses += 1
          return answer
        }
        route.uses += 1
        return route.replies[min(route.uses, route.replies.count) - 1]
      }
    }
    return try unhandled(record, isHere: isHere)
  }

  /// Throws: what the function raised
  private func ask(_ function: LuaFunction, _ record: ServedRequest) throws -> PlannedReply? {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(function)
    record.push(on: stack)
    try context.asCall { try stack.call(arguments: 1, results: 1) }
    if stack.isNil(at: -1) { return nil }
    do { return try ReplyTable.read(stack, at: stack.top).planned(in: folders) } catch let mismatch as LuaMismatch {
      throw LuaError(message: "\(function.definition(on: stack)) the function of a route must return a reply: wanted \(mismatch.wanted), got \(mismatch.got)")
    }
  }

  private func unhandled(_ record: ServedRequest, isHere: Bool) throws -> PlannedReply {
    var planned = PlannedReply()
    switch onUnhandled {
    case .notFound: planned.reply.status = 404
    case .offline: planned.reply.failure = .notConnectedToInternet
    case .function(let function):
      if let answer = try ask(function, record) { return answer }
      throw noRoute(record, isHere: isHere)
    case .error: throw noRoute(record, isHere: isHere)
    }
    return planned
  }

  private func noRoute(_ record: ServedRequest, isHere: Bool) -> LuaError {
    let request = record.exchange.request
    var text = record.exchange.origin.position.map { $0 + ": " } ?? ""
    text += "nobody answers \(request.line): "
    if !isHere {
      text += "the server is \(baseURL). Make one for that address, or ask for this one"
      return LuaError(message: text)
    }
    let nearest = routes.enumerated().filter { !$0.element.isUsedUp }.map { place, route in
      (route: route, place: place, difference: route.pattern.difference(method: request.method, path: record.path, query: record.query))
    }.min { ($0.difference.distance, -$0.place) < ($1.difference.distance, -$1.place) }
    if let nearest {
      let words = nearest.difference.words.isEmpty ? "the query, the head or the body is not what it asks for" : nearest.difference.words
      text += "the nearest route is \(nearest.route.pattern.text) (\(words)). "
    } else {
      text += routes.isEmpty ? "the server has no routes. " : "the routes are used up. "
    }
    let method = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"].contains(request.method) ? request.method.lowercased() : "route"
    let first = method == "route" ? "\"\(request.method)\", " : ""
    text += "Add server:\(method)(\(first)\"\(record.path)\", { json = {} })"
    return LuaError(message: text)
  }

  // MARK: Holding, and being gone

  func hold(_ pattern: RoutePattern) -> ServerHold {
    let hold = ServerHold(pattern, self)
    holds.append(hold)
    for record in records where record.exchange.state == .waiting && pattern.fits(record) {
      guard let reply = record.planned else { continue }
      hold.keep(record.exchange, reply)
    }
    return hold
  }

  func forget(_ hold: ServerHold) { holds.removeAll { $0 === hold } }

  func release(_ exchange: NetworkExchange, _ reply: NetworkReply) {
    guard let network, !exchange.isOver else { return }
    records.first { $0.exchange === exchange }?.planned = reply
    network.answer(exchange, with: reply, at: network.time)
  }

  func keepBack(_ exchange: NetworkExchange) { network?.hold(exchange) }

  /// The device is offline from now on, or no longer.
  func setOffline(_ isOffline: Bool, in apps: [ScenarioApp]) throws {
    self.isOffline = isOffline
    for app in apps where app.launched.server === self { try app.change(.online, .bool(!isOffline)) }
  }
}

extension ScriptServer.Route {
  func parameters(of record: ServedRequest) -> [String: String]? {
    guard let found = pattern.parameters(method: record.exchange.request.method, path: record.path, query: record.query) else { return nil }
    guard (options.query ?? [:]).allSatisfy({ record.query[$0] == $1 }) else { return nil }
    guard (options.headers ?? [:]).allSatisfy({ record.exchange.request.fields[$0] == $1 }) else { return nil }
    if let json = options.json, !json.isContained(in: record.json) { return nil }
    return found
  }
}

/// What a server does with a request that no route answers.
enum Unhandled: LuaConvertible {
  case error, notFound, offline
  case function(LuaFunction)

  static var luaTypeName: String { "one of \"error\", \"notFound\", \"offline\", or a function that returns a reply" }
  static var luaType: LuaType { .either([.string, .function]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Unhandled {
    if stack.isFunction(at: index) { return .function(try LuaFunction.read(stack, at: index)) }
    switch stack.text(at: index) {
    case "error": return .error
    case "notFound": return .notFound
    case "offline": return .offline
    default: throw stack.mismatch(luaTypeName, at: index)
    }
  }

  func push(on stack: LuaStack) {
    switch self {
    case .error: stack.push("error")
    case .notFound: stack.push("notFound")
    case .offline: stack.push("offline")
    case .function(let function): stack.push(function)
    }
  }
}

/// Replies that a scenario keeps back.
final class ServerHold: LuaObject {
  static let luaName = "ServerHold"
  let pattern: RoutePattern
  private let server: ScriptServer
  private var kept: [(exchange: NetworkExchange, reply: NetworkReply)] = []

  init(_ pattern: RoutePattern, _ server: ScriptServer) { (self.pattern, self.server) = (pattern, server) }

  func keep(_ exchange: NetworkExchange, _ reply: NetworkReply) {
    kept.append((exchange, reply))
    server.keepBack(exchange)
  }

  /// How many wait.
  var count: Int { kept.count { !$0.exchange.isOver && $0.exchange.state == .held } }

  /// - Parameter number: which of those that were kept back, from 1 in the order of the requests; nil for all, and from then on none is kept
  func release(_ number: Int?) throws {
    guard let number else {
      for (exchange, reply) in kept { server.release(exchange, reply) }
      kept = []
      return server.forget(self)
    }
    guard kept.indices.contains(number - 1) else {
      throw ScenarioError.badValue(name: "release: argument 1 'number'", wanted: "from 1 to \(kept.count), the number of replies held", got: "\(number)")
    }
    server.release(kept[number - 1].exchange, kept[number - 1].reply)
  }
}
