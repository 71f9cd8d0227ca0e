import Floors
import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript

/// The app's world: JSON, tasks, timers, requests and answers, and what an answer costs in a log. Source of the targets: docs/performance.md
func measureWorld(_ report: Report) throws {
  try measureJson(report)
  try measureTasks(report)
  try measureRequests(report)
}

/// What the script's calls take, by the name of the figure.
private func run(_ source: String, _ body: (ScriptHost) throws -> Double) throws -> Double {
  let host = ScriptHost()
  defer { host.close() }
  try host.run(source: "app = launch { didFinishLaunching = function() end }", name: "=bench")
  try host.run(source: source, name: "=bench")
  return try body(host)
}

private func time(_ call: String, in host: ScriptHost) throws -> Double { try Clock.once { try host.run(source: call, name: "=bench") } }

/// 59,708 bytes in the specification: here about as many, a list of items.
private func measureJson(_ report: Report) throws {
  let (items, rounds) = (640, Clock.isCounting ? 1 : 20)
  let source = """
    local list = {}
    for n = 1, \(items) do list[n] = { id = n, name = "a name of item " .. n, price = n * 1.25, available = n % 2 == 1, tags = { "tea", "green" } } end
    text = JSONSerialization.data(list)
    value = JSONSerialization.jsonObject(text)
    function read(n) for _ = 1, n do JSONSerialization.jsonObject(text) end end
    function write(n) for _ = 1, n do JSONSerialization.data(value) end end
    """
  let host = ScriptHost()
  defer { host.close() }
  try host.run(source: "app = launch { didFinishLaunching = function() end }", name: "=bench")
  try host.run(source: source, name: "=bench")
  for (name, call, target) in [("reading 60 KB of JSON", "read", 1.5), ("writing 60 KB of JSON", "write", 1.0)] {
    let turns = try Clock.inTurns {
      try time("\(call)(\(rounds))", in: host) / Double(rounds)
    } floor: {
      call == "read" ? floors_json_tables(Int32(items), Int32(rounds)) : floors_copy(60_000, Int32(rounds))
    }
    let floor = Figure.Floor(what: call == "read" ? "the same tables in C" : "a copy", value: turns.floor.median * 1e3)
    let limit = call == "read" ? target + 3 * floor.value / Clock.pace : target
    report.add(Figure(name, turns.figure.median * 1e3, "ms", .atMost(limit), floor: floor, spread: turns.figure.spread))
  }
}

private func measureTasks(_ report: Report) throws {
  let count = Clock.isCounting ? 200 : 5_000
  let turns = try Clock.inTurns {
    try run("for _ = 1, \(count) do Task(function() Task.yield() end) end") { host in
      try Clock.once { try host.run(source: "app:advanceFrames(1)", name: "=bench") }
    } / Double(count)
  } floor: {
    floors_coroutines(Int32(count)) / Double(count)
  }
  report.add(
    Figure(
      "a task that suspends once", turns.figure.median * 1e6, "us", .timesFloor(4),
      floor: .init(what: "a coroutine resumed twice in C", value: turns.floor.median * 1e6), spread: turns.figure.spread))
  let many = Clock.isCounting ? 1_000 : 100_000
  let sleeping = try Clock.inTurns(rounds: 3) {
    try run("for n = 1, \(many) do Task(function() Task.sleep(0.001 + n % 50 / 100) end) end app:advanceFrames(1)") { host in
      try time("app:advance(1)", in: host)
    } / Double(many)
  } floor: {
    floors_heap(Int32(many)) / Double(many)
  }
  report.add(
    Figure(
      "100,000 sleeping tasks, each", sleeping.figure.median * 1e6, "us", .atMost(3), floor: .init(what: "a heap in C", value: sleeping.floor.median * 1e6),
      spread: sleeping.figure.spread))
}

private func measureRequests(_ report: Report) throws {
  let count = Clock.isCounting ? 100 : 2_000
  let turns = try Clock.inTurns {
    try asked(count, logsTo: nil)
  } floor: {
    floors_height_of_path(Int32(count)) / Double(count)
  }
  report.add(
    Figure(
      "a request and its reply, among 100 routes", turns.figure.median * 1e6, "us", .timesFloor(300),
      floor: .init(what: "a protected call", value: turns.floor.median * 1e6), spread: turns.figure.spread))
  var bytes = 0
  let log = RunLog(.views)
  log.drain = { events in for event in events { bytes += LogFormat.line(event)?.utf8.count ?? 0 } }
  let (plain, logged) = (try asked(count, body: 10_000, logsTo: nil), try asked(count, body: 10_000, logsTo: log))
  report.add(Figure("a reply of 10 KB in the log", (logged - plain) * 1e6, "us", .atMost(60)))
}

/// Units: seconds for one request.
private func asked(_ count: Int, body: Int = 2, logsTo log: RunLog?) throws -> Double {
  let host = ScriptHost()
  defer { host.close() }
  host.log = log
  try host.run(
    source: """
      server = Server { baseURL = "https://a.test" }
      for n = 1, 100 do server:get("/items/" .. n, { body = ("x"):rep(\(body)) }) end
      app = launch({ didFinishLaunching = function() end }, { network = server })
      function ask(n) URLSession.shared:dataTask("https://a.test/items/" .. n % 100 + 1, function() end):resume() end
      """, name: "=bench")
  return try Clock.once {
    try host.run(source: "for n = 1, \(count) do ask(n) if n % 20 == 0 then app:advance(0.2) end end app:settle()", name: "=bench")
  } / Double(count)
}
