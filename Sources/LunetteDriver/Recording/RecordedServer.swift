import Foundation
import Lua
import LunetteKit
import LunetteLog

/// The answers that an app got in a run, as the text of a server's file. Source: docs/rules/world.md 9
struct RecordedServer {
  private(set) var exchanges: [NetworkExchange] = []

  /// Plays a run to a frame and collects what its app asks for. Throws: if the app can't be launched
  /// - Parameter options: with whoever answers; a log's replies stand in for the server where there is none
  init(_ run: Run, upTo frame: Int, _ options: ScriptHost.Options) throws {
    let collected = Collected()
    var options = options
    options.watcher = { app in app.simulation.network.observer = { collected.exchanges.append($0) } }
    let player = try run.play(upTo: frame, options: options)
    player.handleInputs()
    // The answers of requests that are under way are known, too.
    exchanges = collected.exchanges
    player.host.close()
  }

  private final class Collected { var exchanges: [NetworkExchange] = [] }

  mutating func add(_ later: RecordedServer) { exchanges += later.exchanges }

  /// Nil where the app has asked for nothing.
  var text: String? {
    guard !exchanges.isEmpty else { return nil }
    var routes: [Route] = []
    // Where the recording takes the connection away, nobody asks the server.
    for exchange in exchanges where !exchange.isUnasked {
      let request = exchange.request
      let place = routes.firstIndex { $0.method == request.method && $0.url == request.url }
      if place == nil { routes.append(Route(method: request.method, url: request.url)) }
      routes[place ?? routes.count - 1].replies.append(Self.reply(exchange))
    }
    // The route that was made last is asked first: one that asks for more of the query comes later.
    routes = routes.enumerated().sorted { ($0.element.queries, $0.offset) < ($1.element.queries, $1.offset) }.map(\.element)
    return "return function(server)\n" + routes.map { "  \($0.code)\n" }.joined() + "end\n"
  }

  private struct Route {
    let method, url: String
    var replies: [String] = []

    var queries: Int { RoutePattern(method: method, path: url).query.count }

    var code: String {
      let plain = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"].contains(method)
      let call = plain ? "server:\(method.lowercased())(" : "server:route(\(LuaLiteral.quoted(method)), "
      let isSame = replies.allSatisfy { $0 == replies[0] }
      let answer = isSame ? replies[0] : "{ sequence = {\n    \(replies.joined(separator: ",\n    ")),\n  } }"
      return "\(call)\(LuaLiteral.quoted(RoutePattern.literal(url))), \(answer))"
    }
  }

  private static func reply(_ exchange: NetworkExchange) -> String {
    var fields: [String] = []
    // The recording loses the connection again: the server answers as it would have.
    let due = exchange.lost?.due ?? exchange.due
    guard let reply = exchange.lost.map(\.reply) ?? exchange.reply, exchange.state != .held else { return "{ latency = \"never\" }" }
    if reply.failure == nil || reply.afterBytes != nil {
      if reply.status != 200 { fields.append("status = \(reply.status)") }
      if !reply.body.isEmpty { fields.append("body = \(LuaLiteral.quoted(bytes: reply.body))") }
      let heads = reply.fields.list.filter { $0.name.lowercased() != "content-type" || $0.value != "text/plain" || reply.body.isEmpty }
      if !heads.isEmpty {
        fields.append("headers = { " + heads.map { "[\(LuaLiteral.quoted($0.name))] = \(LuaLiteral.quoted($0.value))" }.joined(separator: ", ") + " }")
      }
    }
    if let failure = reply.failure { fields.append("error = \"\(failure.rawValue)\"") }
    if let count = reply.afterBytes { fields.append("afterBytes = \(count)") }
    if let pace = reply.bytesPerSecond { fields.append("bytesPerSecond = \(LuaLiteral.number(pace))") }
    let latency = due - exchange.origin.time
    fields.append(latency < .infinity ? "latency = \(LuaLiteral.number((max(0, latency) * Self.digits).rounded() / Self.digits))" : "latency = \"never\"")
    return "{ \(fields.joined(separator: ", ")) }"
  }

  /// Parts of a second to which latencies are written. Ours: a difference of two times has noise after them
  private static let digits = 1e6
}
