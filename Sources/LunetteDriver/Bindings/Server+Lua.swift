import Lua
import LunetteKit
import LunetteScript

extension Registry {
  /// The server of a scenario. Source: docs/rules/world.md 2
  static func server(_ r: RegistryBuilder) {
    r.type(
      ScriptServer.self, "Server",
      doc:
        "Answers the requests of the apps that are launched with { network = server }: Server { baseURL = \"https://shop.test\", latency = 0.2 }, or Server { file = \"server.lua\" }."
    ) { c in
      c.constructor { arguments in
        let latency =
          try arguments.take("latency", as: Double.self, "How long it takes until an answer begins; 0.1.", unit: .seconds) ?? ScriptServer.standardLatency
        let base = try arguments.take("baseURL", as: String.self, "Where it is; left out: at every address.")
        let file = try arguments.take(
          "file", as: String.self, "A Lua file beside the script that returns function(server), which makes the routes; --network takes such files, too.")
        let answers = try arguments.take(
          "answers", as: ServerAnswers.self,
          "Any of several replies to a request, such as { [\"GET /items\"] = { { json = {} }, \"timedOut\" } }: the first, or what an exploration or the launch's schedule picks."
        )
        let jitter =
          try arguments.take(
            "jitter", as: Double.self, "How much later answers may begin in schedules other than 0; 0.05 if it is left out.", unit: .seconds)
          ?? ScriptServer.standardJitter
        guard jitter >= 0, jitter < .infinity else { throw ScenarioError.badValue(name: "Server.jitter", wanted: "0 or more", got: formatted(jitter)) }
        guard latency >= 0 else { throw ScenarioError.badValue(name: "Server.latency", wanted: "0 or more", got: formatted(latency)) }
        guard let host = ScriptHost.current else { throw ScenarioError.badValue(name: "Server", wanted: "a scenario or a spec", got: "other code") }
        let server = try ScriptServer(baseURL: base, latency: latency, host)
        server.jitter = jitter
        if let file { try server.run(file: file, in: host) }
        if let answers { try server.add(answers) }
        return server
      }
      c.describe { $0.baseURL.map { " \($0)" } ?? "" }
      for (name, method) in [("get", "GET"), ("post", "POST"), ("put", "PUT"), ("patch", "PATCH"), ("delete", "DELETE"), ("head", "HEAD")] {
        c.method(
          name,
          "Answers \(method) for a path, in which :name and * are any one segment and ** all that remain. The route that was made last is asked first.",
          args: "path", "reply", "options"
        ) { (server: ScriptServer, path: String, answer: RouteAnswer, options: RouteOptions?) in try server.add(method, path, answer, options) }
      }
      c.method("route", "The same for any method; \"*\" is every one.", "method", "path", "reply", "options", ScriptServer.add(_:_:_:_:))
      c.method(
        "har",
        "Answers as an HTTP Archive (HAR 1.2) has recorded it, by method, address and body: among equals with the most equal fields, then in order; the last one stays.",
        args: "file", "options"
      ) { (server: ScriptServer, file: String, options: HarOptions?) in try server.play(har: file, options ?? HarOptions()) }
      c.method(
        "saveHAR", "Writes the requests so far and their answers as an HTTP Archive, a file whose name ends in .har, below the working folder.", "file",
        ScriptServer.saveHAR(_:))
      c.method(
        "spoil", "What becomes of the reply to one request, whatever its route answers.", args: "number", "options"
      ) { (server: ScriptServer, number: Int, options: SpoilOptions) in
        guard number > 0 else { throw ScenarioError.badValue(name: "the number of a request", wanted: "1 or more", got: "\(number)") }
        server.spoils[number, default: []] += try options.spoils()
      }
      c.method("hold", "Keeps back the replies to requests such as \"GET /items\", also those under way, until its release().", args: "request") {
        (server: ScriptServer, request: String) in try server.hold(try RoutePattern(asked: request))
      }
      c.method(
        "offline", "Takes the device off the network, or puts it on again: requests under way lose their connection, new ones fail.", args: "isOffline"
      ) { (server: ScriptServer, isOffline: Bool) in try server.setOffline(isOffline, in: ScriptHost.current?.apps ?? []) }
      c.property(
        "requests", "What apps have asked for. Also a function: server:requests \"GET /items\" gives those requests.", get: { RequestList(server: $0) })
      c.property(
        "baseURL", "Where it is; nil: at every address.", get: \.baseURL, set: { (server: ScriptServer, address: String?) in try server.move(to: address) })
      c.property("latency", "How long it takes until an answer begins.", unit: .seconds, get: \.latency, set: { $0.latency = max(0, $1) })
      c.property(
        "onUnhandled", "What becomes of a request that no route answers: \"error\", \"notFound\", \"offline\", or a function that returns a reply.",
        get: \.onUnhandled, set: { $0.onUnhandled = $1 })
    }
    r.type(ServerHold.self, "ServerHold", doc: "Replies that server:hold keeps back.") { c in
      c.property("count", "How many wait.", get: \.count)
      c.method("release", "Lets the replies go; with a number that one only, from 1 in the order of the requests.", "number", ServerHold.release(_:))
    }
  }
}
