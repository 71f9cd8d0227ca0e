import Foundation

/// The line of a script that a position names.
enum SourceLine {
  static func text(at position: SourcePosition) -> String? {
    guard let data = FileManager.default.contents(atPath: position.file) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return nil }
    return lines[position.line - 1].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
