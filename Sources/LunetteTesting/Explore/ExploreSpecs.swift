import Foundation
import Lua
import LunetteDriver
import LunetteScript
import LunetteSystem

/// Specs that together take every way between two screens of an exploration. Source: docs/rules/exploring.md 8
package struct ExploreSpecs {
  package let text: String
  /// The number of tests.
  package let count: Int
  /// The number of ways that no run of so many actions reaches.
  package let leftOut: Int

  /// Actions of one test. Source: docs/rules/exploring.md 8
  private static let longest = 40
  /// Ours: so many screens name a test
  private static let mostNamed = 6

  package init(_ exploration: Exploration) {
    let states = exploration.states
    var out: [Int: [Exploration.Edge]] = [:]
    var wanted: Set<[String]> = []
    for edge in exploration.edges where !edge.isFault && edge.move.after == nil && edge.move.picks.isEmpty {
      guard !states[edge.from].isMoment, !states[edge.to].isMoment else { continue }
      out[edge.from, default: []].append(edge)
      wanted.insert([states[edge.from].screen, states[edge.to].screen])
    }
    func pair(_ edge: Exploration.Edge) -> [String] { [states[edge.from].screen, states[edge.to].screen] }
    /// The shortest way to an edge that is still wanted, with that edge.
    func way(from start: Int, within length: Int) -> [Exploration.Edge]? {
      var before: [Int: Exploration.Edge] = [:]
      var open = [(state: start, depth: 0)]
      var place = 0
      while place < open.count, open[place].depth < length {
        let (state, depth) = open[place]
        place += 1
        for edge in out[state] ?? [] {
          if wanted.contains(pair(edge)) {
            var way = [edge]
            var current = state
            while current != start, let earlier = before[current] {
              way.append(earlier)
              current = earlier.from
            }
            return way.reversed()
          }
          guard edge.to != start, before[edge.to] == nil else { continue }
          before[edge.to] = edge
          open.append((edge.to, depth + 1))
        }
      }
      return nil
    }
    var runs: [[Exploration.Edge]] = []
    while let first = way(from: 0, within: Self.longest) {
      var run = first
      for edge in first { wanted.remove(pair(edge)) }
      while let last = run.last, let more = way(from: last.to, within: Self.longest - run.count) {
        for edge in more { wanted.remove(pair(edge)) }
        run += more
      }
      runs.append(run)
    }
    // An app without any way is launched all the same.
    if runs.isEmpty { runs = [[]] }
    (count, leftOut) = (runs.count, wanted.count)
    let settings = exploration.settings
    var lines = ["-- written by: lunette explore \(settings.fuzz.plugin) --write-specs"]
    for (number, run) in runs.enumerated() {
      lines.append("")
      lines += Self.test(number + 1, run, exploration, settings)
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func test(_ number: Int, _ run: [Exploration.Edge], _ exploration: Exploration, _ settings: ExploreSettings) -> [String] {
    let fuzz = settings.fuzz
    let states = exploration.states
    var screens = [states[0].screen]
    for edge in run where states[edge.to].screen != screens.last { screens.append(states[edge.to].screen) }
    let more = screens.count > mostNamed ? " and \(screens.count - mostNamed) more" : ""
    let moves = ExploreLines(run.map(\.move), settings, rests: true)
    let last = states[run.last?.to ?? 0].screen
    var lines = ["it(\(LuaLiteral.quoted("\(number): \(screens.prefix(mostNamed).joined(separator: ", "))\(more)")), function()"]
    let rules = fuzz.rules.map(LuaLiteral.quoted)
    lines += SpecHead(fuzz, usesRules: moves.usesRules || exploration.rules?.hasScreen == true, picks: moves.picks).lines
    lines += moves.lines.map { "  " + $0 }
    lines.append(rules.map { "  assert.sound(app, \($0))" } ?? "  assert.sound(app)")
    lines.append("  assert.equal(\(LuaLiteral.quoted(last)), \(exploration.rules?.hasScreen == true ? "rules.screen(app)" : "app.screenName"))")
    return lines + ["end)"]
  }

  /// The file's path in a folder: `pages_explored_spec.lua`.
  package static func path(in folder: String, for plugin: String) -> String {
    let name = plugin.split(separator: "/").last.map(String.init) ?? plugin
    return "\(folder)/\(name.hasSuffix(".lua") ? String(name.dropLast(4)) : name)_explored_spec.lua"
  }
}
