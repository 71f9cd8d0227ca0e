import Floors
import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting

/// The cost of looking for bugs: random touches, cases of properties, counting lines, and changes that specs should notice.
func measureBugs(_ report: Report) throws {
  guard !Clock.isCounting else { return }
  report.add(Figure("a random touch event on fruits with all oracles", try randomTouches() * 1e6, "us", .atMost(10)))
  report.add(Figure("10,000 cases of a property over integers", try propertyCases(10_000), "s", .atMost(0.5)))
  for (name, specs) in [("timetypes and fruits", ["scripts/timetypes_spec.lua", "scripts/fruits_spec.lua"]), ("homepwner", ["scripts/homepwner_spec.lua"])] {
    let (measured, floor) = try Clock.inTurns(
      { try specTime(specs, measuresCoverage: true) }, floor: { try specTime(specs, measuresCoverage: false) })
    report.add(
      Figure(
        "the specs of \(name) with coverage", measured.median, "s", .timesFloor(2), floor: .init(what: "without", value: floor.median), spread: measured.spread)
    )
  }
  report.add(try loopWithCoverage())
  report.add(Figure("lunette mutate fruits, two workers", try mutation(), "s", .atMost(5)))
}

/// Units: seconds for an event, on one core. The figure includes the effect of what the campaign has learned by then.
private func randomTouches() throws -> Double {
  let events = 300_000
  var options = FuzzCampaign.Options(settings: FuzzSettings(plugin: "fruits", host: ScriptHost.Options()))
  options.events = events
  var sent = 0
  // Sessions run on several threads.
  let time = try Clock.allProcessors(rounds: 3) {
    let campaign = FuzzCampaign(options)
    try campaign.run()
    sent = campaign.touchEvents
  }
  guard sent >= events else { throw BenchError(what: "\(sent) of \(events) random touch events were sent") }
  return time / Double(sent)
}

/// Units: seconds of real time, for a whole run of one spec file.
private func propertyCases(_ count: Int) throws -> Double {
  let source = "property('adds either way', { gen.integer(), gen.integer() }, function(a, b) assert.are.equal(a + b, b + a) end, { cases = \(count) })\n"
  return try withSpec(source) { path in
    var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
    options.workers = 1
    return try Clock.wall {
      guard SpecRunner(options: options, report: { _ in }).run([path]).counts.passed == 1 else { throw BenchError(what: "the property failed") }
    }
  }
}

/// Units: seconds of processor time.
private func specTime(_ specs: [String], measuresCoverage: Bool) throws -> Double {
  var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .ignore)
  options.workers = 1
  options.host.measuresCoverage = measuresCoverage
  var failed = 0
  let time = Clock.wall(rounds: 1) { failed = SpecRunner(options: options) { _ in }.run(specs).counts.failed }
  guard failed == 0 else { throw BenchError(what: "\(failed) tests of \(specs) failed") }
  return time
}

/// The worst case: a plugin that does nothing but run short lines of Lua.
private func loopWithCoverage() throws -> Figure {
  let loop = """
    local sum = 0
    for i = 1, 2000000 do
      if i % 3 == 0 then
        sum = sum + i
      end
    end
    """
  func time(_ measuresCoverage: Bool) throws -> Double {
    var options = ScriptHost.Options()
    options.measuresCoverage = measuresCoverage
    let host = ScriptHost(options: options)
    defer { host.close() }
    return try Clock.once { try host.run(source: loop, name: "@loop.lua") }
  }
  let (measured, floor) = try Clock.inTurns({ try time(true) }, floor: { try time(false) })
  return Figure("a loop of short lines with coverage", measured.median, "s", .none, floor: .init(what: "without", value: floor.median), spread: measured.spread)
}

/// Units: seconds of real time.
private func mutation() throws -> Double {
  try Clock.wall {
    let run = try MutationRun(files: ["plugins/fruits/init.lua"], specs: ["scripts/fruits_spec.lua"], host: ScriptHost.Options(), workers: 2)
    let results = run.run()
    guard !results.isEmpty, results.count == run.mutants.count else { throw BenchError(what: "\(results.count) of \(run.mutants.count) changes were tried") }
  }
}

/// Writes a spec file that exists while `body` runs.
private func withSpec<Result>(_ source: String, _ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-bench-\(ProcessInfo.processInfo.processIdentifier)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let file = folder.appendingPathComponent("bench_spec.lua")
  try source.write(to: file, atomically: true, encoding: .utf8)
  return try body(file.path)
}
