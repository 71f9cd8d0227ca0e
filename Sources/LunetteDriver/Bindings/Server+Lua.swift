import Lua
import LunetteKit
import LunetteScript

extension Registry {
  /// The server of a scenario. Source: docs/rules/world.md 2
  static func server(_ r: RegistryBuilder) {
    r.type(
      ScriptServer.self, "Server",
      doc: "Answers the requests of the apps that are launched with { network = server }: Server { baseURL = \"https://shop.test\", latency = 0.2 }."
    ) { c in
      c.constructor { arguments in
        let latency = try arguments.take("latency", as: Double.self, "How long it takes until an answer begins; 0.1. Seconds.") ?? ScriptServer.standardLatency
        guard let base = try arguments.take("baseURL", as: String.self, "Where it is.") else {
          throw LuaMismatch(wanted: "baseURL = an address such as \"https://shop.test\"", got: "nil")
        }
        guard latency >= 0 else { throw ScenarioError.badValue(name: "Server.latency", wanted: "0 or more", got: formatted(latency)) }
        guard let host = ScriptHost.current else { throw ScenarioError.badValue(name: "Server", wanted: "a scenario or a spec", got: "other code") }
        return try ScriptServer(baseURL: base, latency: latency, host)
      }
      c.describe { " \($0.baseURL)" }
      for (name, method) in [("get", "GET"), ("post", "POST"), ("put", "PUT"), ("patch", "PATCH"), ("delete", "DELETE"), ("head", "HEAD")] {
        c.method(
          name,
          "Answers \(method) for a path, in which :name and * are any one segment and ** all that remain. The route that was made last is asked first.",
          args: "path", "reply", "options"
        ) { (server: ScriptServer, path: String, answer: RouteAnswer, options: RouteOptions?) in try server.add(method, path, answer, options) }
      }
      c.method("route", "The same for any method; \"*\" is every one.", args: "method", "path", "reply", "options") {
        (server: ScriptServer, method: String, path: String, answer: RouteAnswer, options: RouteOptions?) in
        try server.add(method, path, answer, options)
      }
      c.method("hold", "Keeps back the replies to requests such as \"GET /items\", also those under way, until its release().", args: "request") {
        (server: ScriptServer, request: String) in server.hold(RoutePattern(request))
      }
      c.method(
        "offline", "Takes the device off the network, or puts it on again: requests under way lose their connection, new ones fail.", args: "isOffline"
      ) { (server: ScriptServer, isOffline: Bool) in try server.setOffline(isOffline, in: ScriptHost.current?.apps ?? []) }
      c.property(
        "requests", "What apps have asked for. Also a function: server:requests \"GET /items\" gives those requests.", get: { RequestList(server: $0) })
      c.property("baseURL", "Where it is.", get: \.baseURL)
      c.property("latency", "How long it takes until an answer begins. Seconds.", get: \.latency, set: { $0.latency = max(0, $1) })
      c.property(
        "onUnhandled", "What becomes of a request that no route answers: \"error\", \"notFound\", \"offline\", or a function that returns a reply.",
        get: \.onUnhandled, set: { $0.onUnhandled = $1 })
    }
    r.type(ServerHold.self, "ServerHold", doc: "Replies that server:hold keeps back.") { c in
      c.property("count", "How many wait.", get: \.count)
      c.method("release", "Lets the replies go; with a number that one only, from 1 in the order of the requests.", args: "number") {
        (hold: ServerHold, number: Int?) in try hold.release(number)
      }
    }
  }
}
