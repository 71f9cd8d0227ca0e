import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// The findings of explorations of one plugin: a spec that fails for each, and a film strip beside it.
package struct ExploreFolder {
  private let findings: String

  package init(findings: String) { self.findings = findings }

  package static func usual(for plugin: String) -> String {
    FuzzFolder.usual(for: plugin).replacingOccurrences(of: ".lunette/fuzz/", with: ".lunette/explore/")
  }

  package struct Problem: Error { package let text: String }

  /// Where the search is kept for `--resume`.
  package var journal: String { findings + "/search.jsonl" }

  /// The first line of a spec, which identifies its finding.
  private static let mark = "-- lunette explore: "

  var specs: FoundSpecs { FoundSpecs(folder: findings, mark: Self.mark) }

  /// Returns: the spec's path
  func keep(_ fault: FuzzFault, _ moves: ExploreLines, _ cause: String?, _ settings: ExploreSettings) -> Result<String, Problem> {
    let path = specs.path(of: fault)
    do {
      try WholeFile.write(Self.spec(of: fault, moves, cause, settings), to: path, makesFolder: true)
      var fuzz = settings.fuzz
      if !moves.picks.isEmpty { fuzz.schedule = Schedule(number: 0, order: .picked(moves.picks)) }
      let session = try FuzzSession(fuzz)
      defer { session.close() }
      let film = session.film(moves.actions)
      try WholeFile.write(String(decoding: film.svg(), as: UTF8.self), to: path.dropLast("_spec.lua".count) + ".svg", makesFolder: true)
      return .success(path)
    } catch {
      return .failure(Problem(text: "\(FilePath.folder(of: path)) can't be written, so nothing is kept there: \(systemReason(error))"))
    }
  }

  /// Writes a spec that launches two plugins, does the same with both, and fails where they differ, with a film strip of each.
  func keep(
    _ one: ExploreLines, _ other: ExploreLines, _ settings: (one: ExploreSettings, other: ExploreSettings), _ text: String, _ observed: ExploreObserved
  ) -> Result<String, Problem> {
    let (first, second) = (settings.one.fuzz, settings.other.fuzz)
    let path = "\(findings)/like-\(String(StableHash.of(first.plugin + "\n" + second.plugin) & 0xFFFF, radix: 16))_spec.lua"
    var lines = [Self.mark + "like \(second.plugin)", "-- found by: lunette explore \(first.plugin) --like \(second.plugin)"]
    lines += text.split(separator: "\n").map { "-- \($0)" }
    lines.append("it(\(LuaLiteral.quoted("\(first.plugin) and \(second.plugin) are alike")), function()")
    lines += SpecHead(first, usesRules: one.usesRules || other.usesRules).lines
    lines += one.lines.map { "  " + $0 } + ["  assert.sound(app)"]
    if let source = observed.source { lines.append("  local seen = \(source)") }
    lines.append("  app:close()")
    lines += SpecHead(second, isSecond: first.serverFile != nil || first.hasAnswers).lines
    lines += other.lines.map { "  " + $0 } + ["  assert.sound(app)"]
    if let source = observed.source { lines.append("  assert.equal(seen, \(source))") }
    // What is possible, and what was called, no single line compares.
    let summary = text.prefix { !$0.isNewline }
    if observed.source == nil || !text.contains("\n") && summary.hasSuffix(" only") {
      lines.append("  error(\(LuaLiteral.quoted("\(summary): remove this spec when it is mended")), 0)")
    }
    lines.append("end)")
    do {
      try WholeFile.write(lines.map { $0 + "\n" }.joined(), to: path, makesFolder: true)
      for (moves, fuzz, name) in [(one, first, ".svg"), (other, second, "-other.svg")] {
        let session = try FuzzSession(fuzz)
        defer { session.close() }
        let film = session.film(moves.actions)
        try WholeFile.write(String(decoding: film.svg(), as: UTF8.self), to: path.dropLast("_spec.lua".count) + name, makesFolder: true)
      }
      return .success(path)
    } catch {
      return .failure(Problem(text: "\(findings) can't be written, so nothing is kept there: \(systemReason(error))"))
    }
  }

  static func spec(of fault: FuzzFault, _ moves: ExploreLines, _ cause: String?, _ settings: ExploreSettings) -> String {
    let fuzz = settings.fuzz
    var lines = [mark + fault.origin, "-- found by: lunette explore \(fuzz.plugin)"]
    lines += fault.text.split(separator: "\n").prefix(8).map { "-- \($0)" }
    if let cause { lines.append("-- \(cause)") }
    lines += moves.orders.map { "-- with: \($0)" }
    lines.append("it(\(LuaLiteral.quoted(String(fault.text.prefix { !$0.isNewline }.prefix(100)))), function()")
    lines += SpecHead(fuzz, usesRules: moves.usesRules, picks: moves.picks).lines
    lines += moves.lines.map { "  " + $0 }
    lines.append(fuzz.rules.map { "  assert.sound(app, \(LuaLiteral.quoted($0)))" } ?? "  assert.sound(app)")
    // What only the whole graph shows is no fault of a screen that can be checked alone.
    if fault.isOfGraph { lines.append("  error(\(LuaLiteral.quoted("\(fault.text): remove this spec when it is mended")), 0)") }
    lines.append("end)")
    return lines.map { $0 + "\n" }.joined()
  }
}
