import Foundation
import LunetteDriver
import LunetteSystem

/// The costs that a spec keeps: files in `__budgets__/SPEC/` beside the spec, one for each `assert.budget(app, name)`.
struct BudgetStore {
  let spec: String
  let mode: FrameStore.Mode
  /// Gets what a reader should know, such as costs that have fallen.
  let note: (String) -> Void

  private static let rootName = "__budgets__/"

  /// Compares costs with those kept under a name. Returns: what has grown; nil if nothing has
  /// Throws: if a file can't be written
  func compare(_ costs: AppCosts, with name: String) throws -> String? {
    if mode == .ignore { return nil }
    let folder = (spec.lastIndex(of: "/").map { spec[...$0] } ?? "") + Self.rootName + URL(fileURLWithPath: spec).deletingPathExtension().lastPathComponent
    let path = "\(folder)/\(name).json"
    guard let bytes = try? FilePath.contents(of: path) else {
      guard mode.writesMissing else { return "\(path) is missing; `lunette test --update missing` writes it: look at the new file and commit it" }
      try write(costs, to: path)
      return nil
    }
    guard let kept = try? JSONDecoder().decode(AppCosts.self, from: Data(bytes)) else {
      return "\(path) is no kept budget; delete it, and a new one is written"
    }
    let grown = AppCosts.names.filter { (costs.counts[$0] ?? 0) > (kept.counts[$0] ?? 0) }
    let moved = MovedFunctions.names(kept.functions.keys, costs.functions.keys)
    let before = Dictionary(kept.functions.map { (moved[$0.key] ?? $0.key, $0.value) }) { $0 + $1 }
    let functions = Set(costs.functions.keys).union(before.keys)
    let changes = Change.all(functions, from: before, to: costs.functions)
    let made = !kept.knowsMade ? [] : Change.all(Set(kept.made.keys).union(costs.made.keys), from: kept.made, to: costs.made)
    let isGrowth = !grown.isEmpty || (changes + made).contains { $0.new > $0.old }
    if kept.counts == costs.counts, changes.isEmpty, made.isEmpty { return nil }
    if mode.writesChanged {
      try write(costs, to: path)
      return nil
    }
    guard isGrowth else {
      note(
        "\(path): the costs have fallen, instructions \(kept.counts["instructions"] ?? 0) -> \(costs.counts["instructions"] ?? 0); `--update changed` keeps that"
      )
      return nil
    }
    var lines = ["more than in \(path); `--update changed` keeps it as it is now"]
    for name in grown {
      let (old, new) = (kept.counts[name] ?? 0, costs.counts[name] ?? 0)
      lines.append(
        "\(name): \(old) -> \(new) (+\(new - old))" + (name == "instructions" ? "" : costs.most[name].map { $0.isEmpty ? "" : "; most: \($0)" } ?? ""))
    }
    for change in changes.filter({ $0.new > $0.old }).prefix(Self.mostShown) { lines.append("  \(change.words) instructions") }
    for change in made.filter({ $0.new > $0.old }).prefix(Self.mostShown) { lines.append("  \(change.words) made") }
    return lines.joined(separator: "\n")
  }

  /// The instructions of a function, or the objects of a class.
  private struct Change {
    let name: String
    let old, new: Int
    var difference: Int { new - old }
    var words: String { "\(name): \(old) -> \(new) (+\(new - old))" }

    /// The counts that have changed, the one that has grown most first.
    static func all(_ names: Set<String>, from old: [String: Int], to new: [String: Int]) -> [Change] {
      let all: [Change] = names.map { Change(name: $0, old: old[$0] ?? 0, new: new[$0] ?? 0) }
      return all.filter { $0.difference != 0 }.sorted { (a: Change, b: Change) -> Bool in
        a.difference == b.difference ? a.name < b.name : a.difference > b.difference
      }
    }
  }
  /// Ours: who grew most
  private static let mostShown = 8

  private func write(_ costs: AppCosts, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { try WholeFile.write(String(decoding: encoder.encode(costs), as: UTF8.self) + "\n", to: path, makesFolder: true) } catch {
      throw WordMisuse("assert.budget: \(path) could not be written: \(systemReason(error))")
    }
  }
}
