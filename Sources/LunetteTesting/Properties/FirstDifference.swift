import LunetteKit
import LunetteLog
import LunetteSystem

/// The first call of a script's function in which two runs differ, whenever it came: in what was called, or in what it has answered.
struct FirstDifference {
  /// `timer at init.lua:22`, `canEditRowAt(1.3) at init.lua:9 answers true, not false`
  let words: String
  /// The line where the function begins, with its path: `file:line`.
  let line: String?

  /// Nil where all calls are the same.
  init?(_ one: [RunEvent], _ other: [RunEvent]) {
    let (first, second) = (Self.calls(one), Self.calls(other))
    let same = zip(first, second).prefix { $0 == $1 }.count
    let (old, new) = (first.dropFirst(same).first, second.dropFirst(same).first)
    guard let call = new ?? old else { return nil }
    line = call.line
    guard let new, let old, new.isSame(as: old), new.answer != old.answer else {
      words = call.words + (call.answer.map { ", which answers \($0)" } ?? "")
      return
    }
    words = "\(new.words) answers \(new.answer ?? "nothing"), not \(old.answer ?? "nothing")"
  }

  /// One call, also of those about successive rows that a log counts together.
  private struct Call: Equatable {
    let name: String
    let arguments: [String]
    let line: String?
    let answer: String?

    func isSame(as other: Call) -> Bool { name == other.name && arguments == other.arguments && line == other.line }

    var words: String {
      let about = arguments.dropFirst().prefix { $0.count < FirstDifference.longestArgument }.joined(separator: ", ")
      return (about.isEmpty ? name : "\(name)(\(about))") + (line.map { " at \(FilePath.shown($0))" } ?? "")
    }
  }
  /// Longer arguments and answers are cut. Units: characters. Ours
  private static let (longestArgument, longestAnswer) = (24, 60)

  private static func calls(_ events: [RunEvent]) -> [Call] {
    events.flatMap { event -> [Call] in
      guard case .called(let call) = event.kind else { return [] }
      return (0..<call.count).map { place in
        var arguments = call.arguments
        if place > 0, let first = call.row, !arguments.isEmpty {
          arguments[arguments.count - 1] = RowPath(section: first.section, row: first.row + place).fromOne
        }
        let answer = call.answers.indices.contains(place) ? call.answers[place] : nil
        return Call(name: call.name, arguments: arguments, line: call.position ?? call.line, answer: answer.map(shown))
      }
    }
  }

  private static func shown(_ answer: String) -> String {
    let line = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > longestAnswer ? line.prefix(longestAnswer - 1) + "…" : line
  }
}
