import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import TestSupport

/// An exploration of a plugin of Tests/Fixtures/explore that has ended.
struct ExploreRun {
  let exploration: Exploration
  let lines: [String]
  /// Where the specs about its findings are.
  let folder: SpecFolder

  var last: String { lines.last ?? "" }
  var finding: Exploration.Finding? { exploration.findings.first }

  /// - Parameters:
  ///   - name: a fixture, or the path of a plugin
  ///   - rules: what the table that a file of rules returns has
  init(_ name: String, _ actions: String = "taps", rules: String? = nil, _ change: (inout Exploration.Options) -> Void = { _ in }) throws {
    folder = try SpecFolder()
    let plugin = name.contains("/") ? name : "\(Repository.root)/Tests/Fixtures/explore/\(name)"
    var settings = ExploreSettings(fuzz: FuzzSettings(plugin: plugin, host: ScriptHost.Options()))
    settings.kinds = try ExploreKind.kinds(named: actions)
    if let rules {
      try folder.write("rules.lua", "return { \(rules) }")
      settings.fuzz.rules = folder.path + "/rules.lua"
    }
    var options = Exploration.Options(settings: settings)
    options.folder = ExploreFolder(findings: folder.path + "/found")
    change(&options)
    exploration = Exploration(options)
    try exploration.run()
    lines = ExploreSummary(exploration).lines
  }

  /// Runs the spec of the first finding. Returns: how many of its tests fail, and what the report says
  func specOfFinding() throws -> (failed: Int, text: String) {
    guard let path = finding?.path else { return (0, "no spec") }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try folder.add("of_finding", text)
    return (folder.run().counts.failed, text)
  }
}
