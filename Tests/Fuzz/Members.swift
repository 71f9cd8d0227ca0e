import Foundation
import Lua
import LunetteDriver
import LunetteLog
import LunetteScript

/// Rounds that use the API's members as its registry describes them, so that a new member is used as soon as it is declared: any member of
/// any class with values that fit and values that don't, in classes that override methods with code that changes things, with objects of
/// apps that run, that were closed or that failed at their launch.
///
/// Each round is run twice, in two environments whose output must be the same: alone, and with a log, after a state that was used before it.
enum Members {
  /// Throws: `Difference` where the two runs of a round differ
  static func play(_ seed: UInt64, _ api: String, verbose: Bool) throws {
    let first = run(seed, api, logged: false, verbose: verbose)
    if verbose { print("with a log:") }
    let second = run(seed, api, logged: true, verbose: verbose)
    // A run that the time limit has ended is as long as the machine is fast.
    if first.isOutOfTime || second.isOutOfTime { return }
    for (number, (one, other)) in zip(first.lines, second.lines).enumerated() {
      // The events of the log are memory that the script holds, so it reaches its limit earlier.
      if [one, other].contains(where: { $0.contains("more memory than its limit") }) { return }
      if one == other { continue }
      throw Difference(seed: seed, line: number + 1, first: one, second: other)
    }
    if first.lines.count != second.lines.count {
      throw Difference(
        seed: seed, line: min(first.lines.count, second.lines.count) + 1, first: "\(first.lines.count) lines", second: "\(second.lines.count) lines")
    }
  }

  struct Difference: Error, CustomStringConvertible {
    let seed: UInt64
    let line: Int
    let first, second: String
    var description: String {
      "two runs of seed \(seed) differ at line \(line):\n  \(first)\n  \(second)\nrun it again: lunette-fuzz --members --seed \(seed) --rounds 1 --verbose"
    }
  }

  private static func run(_ seed: UInt64, _ api: String, logged: Bool, verbose: Bool) -> (lines: [String], isOutOfTime: Bool) {
    var options = ScriptHost.Options()
    options.seed = seed
    // Instructions and steps end a round at the same place in every run; the time is for what neither of them counts.
    options.limits = LuaLimits(memory: 256 << 20, instructions: 3_000_000, seconds: 20)
    var lines: [String] = []
    options.output = { text in
      lines.append(text)
      if verbose { FileHandle.standardOutput.write(Data(text.utf8)) }
    }
    let host = ScriptHost(options: options)
    defer { host.close() }
    if logged {
      try? host.run(source: "local used = {} for i = 1, 1000 do used[{}] = UIView {} end", name: "=before")
      host.resetSimulation()
      host.log = RunLog(.views)
    }
    var message = ""
    do { try host.run(source: api + memberScenario, name: "=members") } catch { message = "\(error)" }
    lines.append(message)
    return (lines, (lines.suffix(2).joined()).contains("processor time"))
  }

  // MARK: The API as Lua tables

  /// `CLASSES[n] = { name, super, isConstructible, keys, properties, read only properties, methods, overridable methods, functions }` and
  /// `PROTOCOLS[name] = { methods }`; types as `type(_:)` writes them.
  static func describeApi(without others: Set<String>) -> String {
    let leftOut = leftOut.union(others)
    let description = ScriptHost.apiDescription
    func calls(_ members: [ApiDescription.Member]) -> String {
      list(
        members.map {
          "{ \(text($0.name)), \(list($0.parameters.map { type($0.isOptional ? .optional($0.type) : $0.type) })), \($0.type.map(type) ?? "false") }"
        })
    }
    let classes = description.classes.map { declared in
      let members = declared.members.filter { !leftOut.contains("\(declared.name).\($0.name)") }
      let fields = [
        text(declared.name), declared.superclass.map(text) ?? "false", "\(declared.isConstructible)",
        list(declared.constructorKeys.map { "{ \(text($0.name)), \(type($0.type)) }" }),
        list(members.filter { $0.kind == .property }.map { "{ \(text($0.name)), \(type($0.type ?? .any)) }" }),
        list(members.filter { $0.kind == .readOnlyProperty || $0.kind == .typeValue }.map { text($0.name) }),
        calls(members.filter { $0.kind == .method }), calls(members.filter(\.isOverridable)), calls(members.filter { $0.kind == .typeFunction }),
      ]
      return "{ \(fields.joined(separator: ", ")) }"
    }
    let protocols = description.protocols.map { "[\(text($0.name))] = { \($0.inherits.map(text) ?? "false"), \(calls($0.methods)) }" }
    return "local CLASSES, PROTOCOLS = \(list(classes)), \(list(protocols)) "
  }

  /// A type as a Lua value: a name, or a list of a word and what belongs to it.
  private static func type(_ type: LuaType) -> String {
    switch type {
    case .named(let name), .value(let name): text(name)
    case .choice(_, let cases): "{ 'choice', \(list(cases.map(text))) }"
    case .list(let element): "{ 'list', \(self.type(element)) }"
    case .map(let element): "{ 'map', \(self.type(element)) }"
    case .optional(let other): "{ 'maybe', \(self.type(other)) }"
    case .either(let types): "{ 'either', \(list(types.map(self.type))) }"
    case .fields(let fields): "{ 'fields', \(list(fields.map { "{ \(text($0.name)), \(self.type($0.type)), \($0.isOptional) }" })) }"
    case .callback: text("function")
    case .rest: "'any'"
    }
  }

  private static func list(_ items: [String]) -> String { "{ \(items.joined(separator: ", ")) }" }
  private static func text(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  /// Members that write files.
  private static let leftOut: Set<String> = ["App.save", "Plot.save", "App.plot"]
}
