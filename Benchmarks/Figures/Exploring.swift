import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting

/// How fast states are visited, and how long a test takes that is perturbed. Source of the targets: docs/rules/exploring.md 13
func measureExploring(_ report: Report) throws {
  guard !Clock.isCounting else { return }
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-bench-\(getpid())")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (plugin, depth, least) in [("fruits", nil, 1_500.0), ("settings", 3, 500), ("homepwner_classic", 3, 600)] as [(String, Int?, Double)] {
    let (seconds, transitions) = try explored("plugins/" + plugin, depth: depth, rows: plugin == "fruits" ? .all : .ends)
    let words = depth.map { " to depth \($0)" } ?? ""
    report.add(Figure("transitions a second, \(plugin)\(words), taps", Double(transitions) / seconds, "1/s", .atLeast(least / Clock.pace)))
    if plugin == "settings" {
      try measureStateHash(report, transition: seconds / Double(transitions))
      try measureWorkers(report)
    }
  }
  try measureSwitches(report, folder)
  try measurePerturbing(report, folder)
}

/// The processor time of a search with one thread, and its transitions.
private func explored(_ plugin: String, depth: Int? = nil, rows: ExploreRows = .ends, states: Int? = nil) throws -> (seconds: Double, transitions: Int) {
  var transitions = 0
  let seconds = try Clock.processor(rounds: 1) {
    let exploration = try exploration(plugin, depth: depth, rows: rows)
    try exploration.run()
    transitions = exploration.transitions
    if let states, exploration.stateCount != states { throw BenchError(what: "\(exploration.stateCount) states of \(plugin), and not \(states)") }
  }
  return (seconds, transitions)
}

private func exploration(_ plugin: String, depth: Int?, rows: ExploreRows, workers: Int = 1) throws -> Exploration {
  var settings = ExploreSettings(fuzz: FuzzSettings(plugin: plugin, host: ScriptHost.Options()))
  (settings.kinds, settings.rows) = (try ExploreKind.kinds(named: "taps"), rows)
  var options = Exploration.Options(settings: settings)
  (options.depth, options.workers) = (depth, workers)
  return Exploration(options)
}

private func measureWorkers(_ report: Report) throws {
  let times = try [1, 2].map { workers in
    try Clock.wall(rounds: 1) { try exploration("plugins/settings", depth: 3, rows: .ends, workers: workers).run() }
  }
  report.add(Figure("two workers, settings to depth 3, times as fast as one", times[0] / times[1], "times", .atLeast(1.7)))
}

/// Ten switches: 1,024 states, 10,240 transitions.
private func measureSwitches(_ report: Report, _ folder: URL) throws {
  let plugin = folder.appendingPathComponent("switches.lua")
  try """
  local app = {}
  function app:didFinishLaunching()
    self.window = UIWindow()
    for place = 0, 9 do self.window:addSubview(UISwitch { frame = { 20 + 100 * (place % 3), 40 + 60 * (place // 3), 51, 31 } }) end
    self.window:makeKeyAndVisible()
  end
  return app
  """.write(to: plugin, atomically: true, encoding: .utf8)
  report.add(Figure("all states of ten switches", try explored(plugin.path, states: 1_024).seconds, "s", .atMost(8)))
  let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("lunette").path
  guard FileManager.default.isExecutableFile(atPath: binary) else { return }
  let cost = try ChildProcess.run([binary, "explore", plugin.path, "--actions", "taps", "-j", "1", "--out", folder.appendingPathComponent("out").path])
  report.add(Figure("  the memory of that search", Double(cost.memory) / 1e6, "MB", .atMost(100)))
}

/// - Parameter transition: the time of one, in seconds
private func measureStateHash(_ report: Report, transition: Double) throws {
  let session = try ExploreSession(ExploreSettings(fuzz: FuzzSettings(plugin: "plugins/settings", host: ScriptHost.Options())))
  defer { session.close() }
  let count = 200
  let seconds = Clock.processor { for _ in 0..<count { _ = session.key } } / Double(count)
  report.add(Figure("the hash of a state of settings", seconds * 1e6, "us", .atMost(150)))
  report.add(Figure("  of a transition of settings", seconds / transition, "times", .atMost(0.25)))
}

private func measurePerturbing(_ report: Report, _ folder: URL) throws {
  let spec = "scripts/fruits_spec.lua"
  var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .ignore)
  options.workers = 1
  options.host.output = { _ in }
  let plain = Clock.wall { _ = SpecRunner(options: options) { _ in }.run([spec]) }
  options.perturbations = PerturbPlan(PerturbPlan.usual, runs: PerturbPlan.usualRuns)
  let perturbed = Clock.wall(rounds: 1) { _ = SpecRunner(options: options) { _ in }.run([spec]) }
  report.add(Figure("a perturbed test, of the test alone", perturbed / plain, "times", .atMost(25)))
}
