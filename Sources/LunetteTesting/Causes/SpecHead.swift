import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript

/// The first lines of a test that launches what a session has launched: the rules, the server, the app.
struct SpecHead {
  let lines: [String]

  /// - Parameters:
  ///   - usesRules: whether the test's further lines use the file of rules
  ///   - picks: the place of what comes next at each choice; empty for the usual order
  ///   - isSecond: whether the variables are there already
  init(_ fuzz: FuzzSettings, _ actions: [FuzzAction] = [], usesRules: Bool = false, picks: [Int] = [], isSecond: Bool = false) {
    let start = isSecond ? "" : "local "
    var lines: [String] = []
    if !isSecond, usesRules || fuzz.hasAnswers, let rules = fuzz.rules { lines.append("local rules = dofile(\(LuaLiteral.quoted(rules)))") }
    let file = fuzz.serverFile.map { "file = " + LuaLiteral.quoted($0) }
    let answers = fuzz.hasAnswers ? "answers = rules.answers" : nil
    let server = [file, answers].compactMap(\.self)
    if !server.isEmpty {
      lines.append("\(start)server = Server { \(server.joined(separator: ", ")) }")
      for case .spoil(let number, let spoil) in actions { lines.append(spoil.line(number)) }
    }
    var launch = fuzz.launch(actions)
    if !picks.isEmpty { launch.kept.world.schedule = Schedule(number: 0, order: .picked(picks)) }
    lines.append(start + ScenarioRecorder.launch(launch, hasServer: !server.isEmpty))
    self.lines = lines.map { "  " + $0 }
  }
}
