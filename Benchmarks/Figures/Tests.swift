import Floors
import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting

/// The cost of a test: its own Lua state, and everything around a thousand tests that do nothing.
func measureTests(_ report: Report) throws {
  let states = 50
  let state = Clock.processor { for _ in 0..<states { ScriptHost().close() } } / Double(states)
  report.add(Figure("a fresh isolated script state with the whole API", state * 1e3, "ms", .atMost(1)))

  guard !Clock.isCounting else { return }
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-bench-\(ProcessInfo.processInfo.processIdentifier)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let trivial = "it('adds', function() assert.are.equal(2, 1 + 1) end)\n"
  var files: [String] = []
  for (name, count) in [("one", 1_000)] + (0..<100).map({ ("part\($0)", 10) }) {
    let file = folder.appendingPathComponent("\(name)_spec.lua")
    try String(repeating: trivial, count: count).write(to: file, atomically: true, encoding: .utf8)
    files.append(file.path)
  }
  var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
  options.workers = 2
  for (name, specs) in [("one file", [files[0]]), ("100 files", Array(files.dropFirst()))] {
    var passed = 0
    let time = Clock.wall { passed = SpecRunner(options: options) { _ in }.run(specs).counts.passed }
    guard passed == 1_000 else { throw BenchError(what: "\(passed) of 1,000 trivial tests passed") }
    report.add(Figure("1,000 trivial tests in \(name), two workers", time, "s", .atMost(2)))
  }
}

/// A thousand runs of timetypes, all different, in one process. Memory that remains allocated beyond that of the first hundred is a leak.
func measureLeaks(_ report: Report) throws {
  let (warmup, runs) = (100, 1_000)
  func run(_ number: Int) throws {
    let host = ScriptHost()
    defer { host.close() }
    let y = 150 + number % 300
    try host.run(
      source: """
        local app = launch("timetypes")
        app:fling { from = { 160, \(y) }, velocity = { 0, \(number % 2 == 0 ? -1 : 1) * \(500 + number) } }
        app:advance(\(Double(number % 50) / 100))
        app:tap { 160, \(y) }
        app:advance(0.1)
        """, name: "=run\(number)")
  }
  for number in 0..<warmup { try run(number) }
  let before = floors_bytes_in_use()
  for number in warmup..<runs { try run(number) }
  let kept = max(0, Double(floors_bytes_in_use()) - Double(before)) / Double(runs - warmup)
  report.add(Figure("memory kept by each of 1,000 different runs of timetypes", kept, "bytes", .atMost(64)))
}
