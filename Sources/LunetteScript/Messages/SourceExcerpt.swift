import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteSystem

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

  /// Reads the `file:line:` at the beginning of an error's text; nil when there is none.
  public init?(leading text: String) {
    let parts = text.prefix { !$0.isNewline }.split(separator: ":", omittingEmptySubsequences: false)
    // A path may contain colons, so the first number between two colons is the line.
    guard parts.count > 2, let index = parts.indices.dropFirst().dropLast().first(where: { Int(parts[$0]) != nil }) else { return nil }
    (file, line) = (parts[..<index].joined(separator: ":"), Int(parts[index]) ?? 0)
  }

  fileprivate init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  /// The last line that isn't empty, at or above this one.
  fileprivate var lastLineWithText: SourcePosition? {
    let above = SourcePosition(file: file, line: max(1, line - 1)).lines(around: max(0, line - 2))
    guard let number = above.last(where: { $0.number <= line && $0.text.contains { !$0.isWhitespace } })?.number else { return nil }
    return SourcePosition(file: file, line: number)
  }

  /// The line of the script without the spaces around it; nil when the file can't be read or has no such line.
  public var source: String? {
    lines(around: 0).first?.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The line and `count` lines before and after it, with their numbers; none when the file can't be read or has no such line.
  public func lines(around count: Int) -> [(number: Int, text: String)] {
    // A message may name any file. Only the content of code files is shown.
    guard file.hasSuffix(".lua"), FilePath.isFile(file), let bytes = try? PluginLoader.read(file) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    // Lines as Lua counts them.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    guard lines.indices.contains(line - 1) else { return [] }
    let end = lines.last == "" ? lines.count - 1 : lines.count
    return (max(1, line - count)...max(line, min(end, line + count))).map { ($0, String(lines[$0 - 1])) }
  }
}

/// The line of a script that an error is about, with a mark under the value or name that the message mentions, if it is there just once:
///
/// ```
///   4 | return tableView:dequeReusableCell("row")
///     |                  ^^^^^^^^^^^^^^^^^
/// ```
///
/// Lua reports no columns. The message says what was wrong, so the column is that of the value or name in it. When the line doesn't contain
/// it, or contains it twice, nothing is marked.
public struct SourceExcerpt {
  public let position: SourcePosition
  /// Shortened when it is too long to read.
  public let source: String
  /// The characters of `source` that are marked.
  public let mark: Range<Int>?

  /// - Parameter message: an error's text, with its position first
  public init?(message: String) {
    guard var position = SourcePosition(leading: message) else { return nil }
    let first = message.prefix { !$0.isNewline }
    var text = String(first.dropFirst("\(position.file):\(position.line):".count))
    // Lua finds a goto without its label at the end of the block, and names the goto's line in the text.
    if text.contains("no visible label '"), let line = text.components(separatedBy: "at line ").last.flatMap({ Int($0) }) {
      position = SourcePosition(file: position.file, line: line)
    }
    if text.contains("break outside a loop at line ") || text.contains("break outside loop at line "),
      let line = text.components(separatedBy: "at line ").last.flatMap({ Int($0.prefix { $0.isNumber }) })
    {
      position = SourcePosition(file: position.file, line: line)
      text = "'break' outside a loop"
    }
    // Lua finds something missing at the end of a file only after its last line with code, and a doubled label only after the label.
    if text.hasSuffix("near <eof>") || text.contains("' already defined on line "), let last = position.lastLineWithText { position = last }
    guard let source = position.source, !source.isEmpty else { return nil }
    self.position = position
    let isSearched = source.utf8.count <= Self.longestSearched
    let mark: Range<Int>?
    if !isSearched {
      mark = nil
    } else if let syntax = SyntaxError(text) {
      mark = syntax.place(at: position, in: source)
    } else if let name = Self.namedLast(text) {
      mark = Self.lastPlace(of: name, in: source)
    } else {
      mark = Self.candidates(text).lazy.compactMap { Self.onlyPlace(of: $0, in: source) }.first
    }
    let start = Self.start(ofShown: source, around: mark)
    let shown = Self.clipped(source, from: start)
    let shift = start > 0 ? Self.dots.count - start : 0
    self.source = shown
    self.mark = mark.map { $0.lowerBound + shift..<min($0.upperBound + shift, shown.count) }
  }

  /// A line that is too long to read, from `start` on, with dots for what is left out.
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

  /// Limit of a line that is shown: two lines of a wide terminal. Ours. Units: characters
  private static let longestShown = 240
  /// Limit of a line that is searched: longer ones are not written by hand. Ours. Units: bytes
  private static let longestSearched = 10_000
  private static let dots = "…"

  /// The line and the mark under it; only the line when nothing is marked.
  public var lines: [String] {
    let number = "  \(position.line) | "
    guard let mark else { return [number + source] }
    let margin = String(repeating: " ", count: number.count - 2) + "| "
    // Under a wide character the mark is two columns further on, and a tab is repeated as it is in the line.
    let before = source.prefix(mark.lowerBound).map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
    let marked = source.dropFirst(mark.lowerBound).prefix(mark.count).reduce(0) { $0 + $1.columns }
    return [number + source, margin + before + String(repeating: "^", count: marked)]
  }

  /// What a message may mention that is in the script, the most specific first: the wrong value, a quoted name, a member.
  private static func candidates(_ text: String) -> [String] {
    var found: [String] = []
    if let got = text.components(separatedBy: "got the string ").dropFirst().first, let value = quoted(got, by: "\"") {
      found.append(value)
    }
    if let got = text.components(separatedBy: ", got ").dropFirst().first {
      let value = String(got.prefix { $0.isNumber || "-.".contains($0) })
      if value.contains(where: \.isNumber) { found.append(value) }
    }
    // Lua's own messages: near 'end', global 'x', field 'x'; ours: no property 'x'.
    if let name = quoted(text, by: "'") { found.append(name) }
    // In messages like "UIView.alpha must be" or "UIView:addSubview: argument 1" the member is named before the text.
    let call = text.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || "_.:".contains($0) }
    if let member = call.split(whereSeparator: { ".:".contains($0) }).dropFirst().first { found.append(String(member)) }
    return found
  }

  /// The text between the first two of a quotation mark.
  private static func quoted(_ text: String, by mark: Character) -> String? {
    let parts = text.split(separator: mark, maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  /// For complaints about the second of two places: a doubled label, an assignment to a constant.
  private static func namedLast(_ text: String) -> String? {
    text.contains("' already defined on line ") || text.contains("attempt to assign to const variable '") ? quoted(text, by: "'") : nil
  }

  /// The place of a word that occurs just once, as a whole word if it is one.
  private static func onlyPlace(of word: String, in source: String) -> Range<Int>? {
    let places = places(of: word, in: source)
    return places.count == 1 ? places[0] : nil
  }

  private static func lastPlace(of word: String, in source: String) -> Range<Int>? { places(of: word, in: source).last }

  private static func places(of word: String, in source: String) -> [Range<Int>] {
    let (characters, wanted) = (Array(source), Array(word))
    guard !wanted.isEmpty, wanted.count <= characters.count else { return [] }
    let places = (0...(characters.count - wanted.count)).filter { start in
      let end = start + wanted.count
      guard Array(characters[start..<end]) == wanted else { return false }
      let joinsBefore = start > 0 && wanted[0].isWordPart && characters[start - 1].isWordPart
      let joinsAfter = end < characters.count && wanted[wanted.count - 1].isWordPart && characters[end].isWordPart
      return !joinsBefore && !joinsAfter
    }
    return places.map { $0..<($0 + wanted.count) }
  }
}

/// An error of Lua's parser, with the token at which the parser stopped.
private struct SyntaxError {
  /// `')' expected near 'end'`
  let text: String
  /// Nil for the end of the file.
  let token: String?

  init?(_ message: String) {
    text = message.trimmingCharacters(in: .whitespaces)
    guard let near = text.range(of: " near ", options: .backwards) else { return nil }
    let rest = text[near.upperBound...]
    if rest == "<eof>" {
      token = nil
    } else if rest.count > 2, rest.first == "'", rest.last == "'" {
      token = String(rest.dropFirst().dropLast())
    } else {
      return nil
    }
  }

  /// The place of the token in a line without its leading spaces. The parser stops at the first token that can't follow the text before it.
  /// So among several equal tokens it is the first one with which the text up to there has the same error.
  func place(at position: SourcePosition, in source: String) -> Range<Int>? {
    guard let token else { return source.count - 1..<source.count }
    // A byte that can't begin a name is reported by its number: near '<\\195>'.
    if token.hasPrefix("<\\"), let byte = UInt8(token.dropFirst(2).dropLast()) {
      return source.firstIndex { $0.utf8.first == byte }.map { source.distance(from: source.startIndex, to: $0) }.map { $0..<($0 + 1) }
    }
    guard let bytes = try? PluginLoader.read(position.file) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    guard lines.indices.contains(position.line - 1) else { return nil }
    let before = lines[..<(position.line - 1)].joined(separator: "\n") + "\n"
    var start = source.startIndex
    while let found = source[start...].range(of: token) {
      start = source.index(after: found.lowerBound)
      let code = before + source[..<found.upperBound]
      // A string that isn't closed gives this error only at the end of its line.
      guard isError(of: code) || isError(of: code + "\n") else { continue }
      let first = source.distance(from: source.startIndex, to: found.lowerBound)
      return first..<(first + token.count)
    }
    return nil
  }

  private func isError(of code: String) -> Bool {
    let state = LuaState()
    defer { state.close() }
    do throws(LuaError) {
      _ = try state.load(code, name: "=code")
      return false
    } catch {
      return error.message.hasSuffix(": " + text)
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }

  /// Number of columns in a terminal.
  fileprivate var columns: Int { terminalColumns(of: self) }
}
