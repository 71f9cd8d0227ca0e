import Foundation
import LunetteKit

/// A place in a script.
public struct SourcePosition: Sendable, Equatable {
  public let file: String
  public let line: Int

  /// Reads `file:line`.
  public init(_ text: String) {
    let colon = text.lastIndex(of: ":") ?? text.endIndex
    file = String(text[..<colon])
    line = Int(text[colon...].dropFirst()) ?? 0
  }

  /// Reads the `file:line:` with which an error's text begins; nil where it has none.
  public init?(leading text: String) {
    let parts = text.prefix { !$0.isNewline }.split(separator: ":", omittingEmptySubsequences: false)
    // A path may hold colons of its own, so the first number between two of them is the line.
    guard parts.count > 2, let index = parts.indices.dropFirst().dropLast().first(where: { Int(parts[$0]) != nil }) else { return nil }
    (file, line) = (parts[..<index].joined(separator: ":"), Int(parts[index]) ?? 0)
  }

  /// The line of the script without the spaces around it; nil where the file can't be read or has no such line.
  public var source: String? {
    lines(around: 0).first?.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The line and `count` before and after it, with their numbers; none where the file can't be read or has no such line.
  public func lines(around count: Int) -> [(number: Int, text: String)] {
    // A message may name any file, and what is in one that is no code is nobody's to tell.
    guard file.hasSuffix(".lua"), FilePath.isFile(file), let text = try? PluginLoader.read(file) else { return [] }
    // Lines as Lua counts them.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    guard lines.indices.contains(line - 1) else { return [] }
    let end = lines.last == "" ? lines.count - 1 : lines.count
    return (max(1, line - count)...max(line, min(end, line + count))).map { ($0, String(lines[$0 - 1])) }
  }
}

/// The line of a script that an error is about, with a mark below what it names where that stands there once:
///
/// ```
///   4 | return tableView:dequeReusableCell("row")
///     |                  ^^^^^^^^^^^^^^^^^
/// ```
///
/// Lua knows no columns. The message says what was wrong, so the column is that of the value or name in it; where the line has none of
/// them, or one of them twice, nothing is marked.
public struct SourceExcerpt {
  public let position: SourcePosition
  /// Clipped where it is too long to read.
  public let source: String
  /// The characters of `source` that are marked.
  public let mark: Range<Int>?

  /// - Parameter message: an error's text, its position in front
  public init?(message: String) {
    guard let position = SourcePosition(leading: message), let source = position.source, !source.isEmpty else { return nil }
    let first = message.prefix { !$0.isNewline }
    let text = String(first.dropFirst("\(position.file):\(position.line):".count))
    self.position = position
    let isSearched = source.utf8.count <= Self.longestSearched
    let mark = isSearched ? Self.candidates(text).lazy.compactMap { Self.onlyPlace(of: $0, in: source) }.first : nil
    let start = Self.start(ofShown: source, around: mark)
    let shown = Self.clipped(source, from: start)
    let shift = start > 0 ? Self.dots.count - start : 0
    self.source = shown
    self.mark = mark.map { $0.lowerBound + shift..<min($0.upperBound + shift, shown.count) }
  }

  /// Of a line that is too long to read, what is from `start` on, with dots for what is left out.
  public static func clipped(_ line: String, from start: Int = 0) -> String {
    guard line.utf8.count > longestShown else { return line }
    let rest = line.dropFirst(start)
    let shown = rest.prefix(longestShown)
    return (start > 0 ? dots : "") + shown + (shown.endIndex < rest.endIndex ? dots : "")
  }

  private static func start(ofShown line: String, around mark: Range<Int>?) -> Int {
    guard line.utf8.count > longestShown, let mark, mark.upperBound > longestShown else { return 0 }
    return mark.lowerBound - longestShown / 2
  }

  /// Ours: two lines of a wide terminal. Units: characters
  private static let longestShown = 240
  /// Ours: no line that somebody has written. Units: bytes
  private static let longestSearched = 10_000
  private static let dots = "…"

  /// Two lines, or one where nothing is marked.
  public var lines: [String] {
    let number = "  \(position.line) | "
    guard let mark else { return [number + source] }
    let margin = String(repeating: " ", count: number.count - 2) + "| "
    // Wide characters take two columns, a tab as much as it took above.
    let before = source.prefix(mark.lowerBound).map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
    let marked = source.dropFirst(mark.lowerBound).prefix(mark.count).reduce(0) { $0 + $1.columns }
    return [number + source, margin + before + String(repeating: "^", count: marked)]
  }

  /// What a message may name that stands in the script, the most telling first: the wrong value, a quoted name, a member.
  private static func candidates(_ text: String) -> [String] {
    var found: [String] = []
    if let got = text.components(separatedBy: "got the string ").dropFirst().first, let value = quoted(got, by: "\"") {
      found.append(value)
    }
    if let got = text.components(separatedBy: ", got ").dropFirst().first {
      let value = String(got.prefix { $0.isNumber || "-.".contains($0) })
      if value.contains(where: \.isNumber) { found.append(value) }
    }
    // Lua's own: near 'end', global 'x', field 'x'; ours: no property 'x'.
    if let name = quoted(text, by: "'") { found.append(name) }
    // UIView.alpha must be, UIView:addSubview: argument 1.
    let call = text.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || "_.:".contains($0) }
    if let member = call.split(whereSeparator: { ".:".contains($0) }).dropFirst().first { found.append(String(member)) }
    return found
  }

  /// What stands between the first two of a quotation mark.
  private static func quoted(_ text: String, by mark: Character) -> String? {
    let parts = text.split(separator: mark, maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  /// As a whole word, where it is one.
  private static func onlyPlace(of word: String, in source: String) -> Range<Int>? {
    let (characters, wanted) = (Array(source), Array(word))
    guard !wanted.isEmpty, wanted.count <= characters.count else { return nil }
    let places = (0...(characters.count - wanted.count)).filter { start in
      let end = start + wanted.count
      guard Array(characters[start..<end]) == wanted else { return false }
      let joinsBefore = start > 0 && wanted[0].isWordPart && characters[start - 1].isWordPart
      let joinsAfter = end < characters.count && wanted[wanted.count - 1].isWordPart && characters[end].isWordPart
      return !joinsBefore && !joinsAfter
    }
    return places.count == 1 ? places[0]..<(places[0] + wanted.count) : nil
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }

  /// Columns of a terminal.
  fileprivate var columns: Int { terminalColumns(of: self) }
}
