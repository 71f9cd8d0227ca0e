import Foundation

/// A profile as a table for a reader, and two profiles compared.
extension CostProfile {
  /// What a table has its rows for.
  public enum View: String, CaseIterable, Sendable { case function, line, call, frame, object }

  /// - Parameter top: number of rows; the others are summed up
  public func table(by view: View, top: Int) -> String {
    let rows: [[String]]
    let head: [String]
    switch view {
    case .function:
      head = ["own", "with callees", "calls", "function", "at"]
      rows = functions.map { ["\($0.own)", "\($0.total)", "\($0.calls)", $0.name, $0.place] }
    case .line:
      head = ["own", "line", "in"]
      rows = lines.map { ["\($0.own)", $0.place, $0.function] }
    case .call:
      head = ["own", "calls", "call of the host"]
      rows = calls.map { ["\($0.own)", "\($0.calls)", $0.name] }
    case .frame:
      head = ["own", "calls", "frame"]
      rows = frames.map { ["\($0.own)", "\($0.calls)", ($0.app == 1 ? "" : "\($0.app):") + "\($0.frame)"] }
    case .object:
      head = ["bytes", "tables", "functions", "coroutines", "strings", "values", "line", "in"]
      rows = objects.map { ["\($0.bytes)", "\($0.tables)", "\($0.functions)", "\($0.coroutines)", "\($0.strings)", "\($0.values)", $0.place, $0.function] }
    }
    var text = Self.aligned([head] + rows.prefix(top))
    if rows.count > top {
      let sum = rows.dropFirst(top).reduce(0) { $0 + (Int($1[0]) ?? 0) }
      text += "and \(rows.count - top) more with \(sum)\n"
    }
    if view == .object, !made.isEmpty { text += "\n" + Self.aligned([["made", "class"]] + made.map { ["\($0.count)", $0.name] }) }
    text += "\n\(instructions) instructions in \(hostCalls) calls of the host\n"
    text += deeds.filter { $0.count > 0 }.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Numbers stand at the right of their columns, texts at the left.
  private static func aligned(_ rows: [[String]]) -> String {
    guard let columns = rows.first?.count else { return "" }
    let isNumber = (0..<columns).map { column in rows.dropFirst().allSatisfy { Int($0[column]) != nil } && rows.count > 1 }
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - text.count)
        line += (column > 0 ? "  " : "") + (isNumber[column] ? space + text : column == columns - 1 ? text : text + space)
      }
      return line + "\n"
    }.joined()
  }

  /// A function in two profiles.
  public struct Change: Codable, Equatable, Sendable {
    public var name: String
    public var old, new, difference: Int
    public var oldCalls, newCalls: Int
  }

  /// The functions that differ, those with the largest difference first. A function is the same wherever it stands in its file.
  public func changes(to other: CostProfile) -> [Change] {
    let moved = MovedFunctions.names(functions.map(\.name), other.functions.map(\.name))
    var changes: [String: Change] = [:]
    func add(_ name: String, old: Int = 0, new: Int = 0, oldCalls: Int = 0, newCalls: Int = 0) {
      var change = changes[name] ?? Change(name: name, old: 0, new: 0, difference: 0, oldCalls: 0, newCalls: 0)
      change.old += old
      change.new += new
      change.difference += new - old
      change.oldCalls += oldCalls
      change.newCalls += newCalls
      changes[name] = change
    }
    for function in functions { add(moved[function.name] ?? function.name, old: function.own, oldCalls: function.calls) }
    for function in other.functions { add(function.name, new: function.own, newCalls: function.calls) }
    let different = changes.values.filter { $0.difference != 0 || $0.oldCalls != $0.newCalls }
    return different.sorted { (a: Change, b: Change) -> Bool in
      let (first, second) = (abs(a.difference), abs(b.difference))
      return first == second ? a.name < b.name : first > second
    }
  }

  public func comparison(with other: CostProfile, top: Int) -> String {
    let changes = changes(to: other)
    guard !changes.isEmpty else { return "no function differs: \(instructions) instructions in both\n" }
    let rows = changes.prefix(top).map { change in
      [
        "\(change.old)", "\(change.new)", (change.difference > 0 ? "+" : "") + "\(change.difference)", change.name,
        change.oldCalls == change.newCalls ? "" : "calls \(change.oldCalls) -> \(change.newCalls)",
      ]
    }
    var text = Self.aligned([["old", "new", "difference", "function", ""]] + rows)
    if changes.count > top { text += "and \(changes.count - top) more\n" }
    let difference = other.instructions - instructions
    return text + "\n\(instructions) -> \(other.instructions) instructions, \(difference > 0 ? "+" : "")\(difference)\n"
  }
}

extension Rerun {
  /// Runs it with every instruction counted. Throws: `RerunFailure` where its script fails
  public func profile(_ options: ScriptHost.Options) throws -> CostProfile {
    var profile = CostProfile(title: title)
    var recorder: CostRecorder?
    var options = options
    let (attach, watcher, closing) = (options.attach, options.watcher, options.closing)
    options.attach = { host in
      attach?(host)
      recorder = CostRecorder(host, hasLines: true)
      recorder?.countMaking()
    }
    options.watcher = { app in
      watcher?(app)
      recorder?.meet(app)
    }
    let name = title
    options.closing = { app in
      closing?(app)
      if let recorder { profile = recorder.profile(named: name) }
    }
    if let failure = runQuietly(options) { throw RerunFailure(report: failure) }
    return profile
  }
}
