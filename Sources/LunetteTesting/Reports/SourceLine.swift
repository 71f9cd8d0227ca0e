import Foundation

/// The lines of a script that a position names.
enum SourceLine {
  static func text(at position: SourcePosition) -> String? {
    lines(around: position, count: 0).first?.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The line and as many before and after it, with their numbers; none where there is no such line.
  static func lines(around position: SourcePosition, count: Int) -> [(number: Int, text: String)] {
    guard let data = FileManager.default.contents(atPath: position.file) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return [] }
    let end = lines.last == "" ? lines.count - 1 : lines.count
    return (max(1, position.line - count)...max(position.line, min(end, position.line + count))).map { ($0, String(lines[$0 - 1])) }
  }
}
