import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// The files that campaigns with one plugin keep in `.lunette/fuzz/PLUGIN/`: one for each list of actions that led to new lines
/// (`corpus/`), the lines that have run (`coverage.info`), and a spec for each finding (`findings/`). Folders of several machines are
/// merged by copying.
package struct FuzzFolder {
  package let path: String
  /// The folder for specs about findings.
  package let findings: String

  package init(path: String, findings: String? = nil) { (self.path, self.findings) = (path, findings ?? path + "/findings") }

  package static func usual(for plugin: String) -> String {
    ".lunette/fuzz/" + plugin.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? String($0) : "_" }.joined()
  }

  package struct Problem: Error { package let text: String }

  /// Source: ours; a file with another first line is of another version, and is left alone.
  private static let form = "lunette fuzz 1"

  // MARK: Corpus

  /// The kept actions, in the order of the files' names; and the files that can't be read.
  func corpus() -> (actions: [[FuzzAction]], problems: [String]) {
    var (kept, problems): ([[FuzzAction]], [String]) = ([], [])
    let folder = path + "/corpus"
    for name in (FilePath.names(in: folder) ?? []) where name.hasSuffix(".txt") {
      let file = folder + "/" + name
      guard let text = FilePath.text(of: file) else {
        problems.append("\(file) can't be read, and is passed over")
        continue
      }
      let lines = text.split(separator: "\n").map(String.init)
      guard lines.first == Self.form else {
        problems.append("\(file) is of another form than \"\(Self.form)\": it was written by another version, and is passed over")
        continue
      }
      let actions = lines.dropFirst().map { try? JSONDecoder().decode(FuzzAction.self, from: Data($0.utf8)) }
      if actions.contains(where: { $0 == nil }) {
        problems.append("\(file) has actions that this version doesn't know, and is passed over")
      } else {
        kept.append(actions.compactMap(\.self))
      }
    }
    return (kept, problems)
  }

  private static func line(_ action: FuzzAction) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(action)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns: why it could not be kept; nil if it was
  func keep(_ actions: [FuzzAction]) -> String? {
    let text = ([Self.form] + actions.map(Self.line)).map { $0 + "\n" }.joined()
    return write(text, to: "\(path)/corpus/\(String(StableHash.of(text), radix: 16)).txt")
  }

  func keep(_ coverage: Coverage) -> String? { write(CoverageFormat.lcov.text(CoverageReport(coverage)), to: path + "/coverage.info") }

  private func write(_ text: String, to file: String) -> String? {
    do {
      try WholeFile.write(text, to: file, makesFolder: true)
      return nil
    } catch {
      return "\(FilePath.folder(of: file)) can't be written, so nothing new is kept there: \(systemReason(error))"
    }
  }

  // MARK: What is to be made smaller still

  private func unfinishedPath(_ origin: String) -> String { "\(path)/unfinished/\(String(StableHash.of(origin), radix: 16)).txt" }

  /// The findings whose actions may not be the fewest, by their origins; in the order of the files' names.
  func unfinished() -> [(origin: String, actions: [FuzzAction])] {
    (FilePath.names(in: path + "/unfinished") ?? []).filter { $0.hasSuffix(".txt") }.compactMap { name in
      let lines = (FilePath.text(of: path + "/unfinished/" + name) ?? "").split(separator: "\n").map(String.init)
      let actions = lines.dropFirst(2).map { try? JSONDecoder().decode(FuzzAction.self, from: Data($0.utf8)) }
      guard lines.count > 2, lines[0] == Self.form, !actions.contains(where: { $0 == nil }) else { return nil }
      return (lines[1], actions.compactMap(\.self))
    }
  }

  func forgetUnfinished(_ origin: String) { _ = FilePath.remove(unfinishedPath(origin)) }

  /// Keeps the actions of a finding for the next campaign, or forgets them where they are the fewest. Returns: why that can't be done
  private func keepUnfinished(_ finding: FuzzCampaign.Finding) -> String? {
    let origin = finding.fault.origin
    guard finding.early != nil else {
      forgetUnfinished(origin)
      return nil
    }
    return write(([Self.form, origin] + finding.actions.map(Self.line)).map { $0 + "\n" }.joined(), to: unfinishedPath(origin))
  }

  // MARK: Findings

  /// The first line of a spec, which identifies its finding.
  private static let mark = "-- lunette fuzz: "

  var specs: FoundSpecs { FoundSpecs(folder: findings, mark: Self.mark) }

  /// Writes a spec that fails because of the finding, and a film strip beside it. Returns: the spec's path
  func keep(_ finding: FuzzCampaign.Finding, _ options: FuzzCampaign.Options) -> Result<String, Problem> {
    let path = specs.path(of: finding.fault)
    if let problem = keepUnfinished(finding) { return .failure(Problem(text: problem)) }
    var options = options
    let session = try? FuzzSession(options.settings, finding.actions)
    options.settings.hasAnswers = session?.graphRules?.hasAnswers ?? false
    if let problem = write(Self.spec(of: finding, options), to: path) { return .failure(Problem(text: problem)) }
    if let session {
      defer { session.close() }
      let film = session.film(finding.actions)
      if let problem = write(String(decoding: film.svg(), as: UTF8.self), to: path.dropLast("_spec.lua".count) + ".svg") {
        return .failure(Problem(text: problem))
      }
    }
    return .success(path)
  }

  package static func spec(of finding: FuzzCampaign.Finding, _ options: FuzzCampaign.Options) -> String {
    let settings = options.settings
    var lines = [mark + finding.fault.origin, "-- found in session \(finding.session) of: \(command(options))"]
    lines += finding.fault.text.split(separator: "\n").prefix(8).map { "-- \($0)" }
    lines += [finding.cause, finding.early].compactMap { $0.map { "-- \($0)" } }
    lines.append("it(\(LuaLiteral.quoted(String(finding.fault.text.prefix { !$0.isNewline }.prefix(100)))), function()")
    lines += SpecHead(settings, finding.actions).lines
    let rules = settings.rules.map(LuaLiteral.quoted)
    let sound =
      switch (rules, settings.usesVoiceOver) {
      case (nil, false): FuzzAction.rest.source
      case (let rules?, false): "assert.sound(app, \(rules))"
      case (nil, true): "assert.sound(app, { voiceOver = true })"
      case (let rules?, true): "assert.sound(app, { voiceOver = true, rules = \(rules) })"
      }
    lines += finding.actions.filter { !$0.isBeforeLaunch }.map { "  " + ($0 != .rest ? $0.source : settings.asksLint ? sound + " assert.lints(app)" : sound) }
    lines.append("end)")
    return lines.map { $0 + "\n" }.joined()
  }

  /// The command that finds it anew, without what goes without saying.
  private static func command(_ options: FuzzCampaign.Options) -> String {
    let settings = options.settings
    var words = ["lunette fuzz \(settings.plugin) --seed \(options.seed)"]
    let usual = FuzzSettings(plugin: settings.plugin, host: ScriptHost.Options()).host
    let (device, usualDevice) = (settings.host.device, usual.device)
    if device.name != usualDevice.name { words.append("--device \"\(device.name)\"") }
    if device.system != usualDevice.system, let system = device.system { words.append("--system \(system)") }
    if let budget = settings.host.limits.instructions, budget != usual.limits.instructions { words.append("--budget \(budget)") }
    if let rules = settings.rules { words.append("--rules \(rules)") }
    if settings.asksLint { words.append("--lint") }
    if settings.usesVoiceOver { words.append("--voiceover") }
    if settings.drawsWorld { words.append("--world") }
    if options.shard.count > 1 { words.append("--shard \(options.shard.index)/\(options.shard.count)") }
    return words.joined(separator: " ")
  }
}
