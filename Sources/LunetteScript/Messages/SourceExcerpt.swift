import Foundation
import Lua
import LunetteKit
import LunetteRender

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

  fileprivate init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  /// The last line at or above this one that isn't empty.
  fileprivate var lastLineWithText: SourcePosition? {
    let above = SourcePosition(file: file, line: max(1, line - 1)).lines(around: max(0, line - 2))
    guard let number = above.last(where: { $0.number <= line && $0.text.contains { !$0.isWhitespace } })?.number else { return nil }
    return SourcePosition(file: file, line: number)
  }

  /// The line of the script without the spaces around it; nil where the file can't be read or has no such line.
  public var source: String? {
    lines(around: 0).first?.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The line and `count` before and after it, with their numbers; none where the file can't be read or has no such line.
  public func lines(around count: Int) -> [(number: Int, text: String)] {
    // A message may name any file, and what is in one that is no code is nobody's to tell.
    guard file.hasSuffix(".lua"), FilePath.isFile(file), let bytes = try? PluginLoader.read(file) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
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
    guard var position = SourcePosition(leading: message) else { return nil }
    let first = message.prefix { !$0.isNewline }
    var text = String(first.dropFirst("\(position.file):\(position.line):".count))
    // A goto without its label is found at the end of its block, and told with its own line.
    if text.contains("no visible label '"), let line = text.components(separatedBy: "at line ").last.flatMap({ Int($0) }) {
      position = SourcePosition(file: position.file, line: line)
    }
    if text.contains("break outside a loop at line ") || text.contains("break outside loop at line "),
      let line = text.components(separatedBy: "at line ").last.flatMap({ Int($0.prefix { $0.isNumber }) })
    {
      position = SourcePosition(file: position.file, line: line)
      text = "'break' outside a loop"
    }
    // What is missing at the end of a file is missing after its last line that says anything; a label that is there twice is found after it.
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

  /// What the parser complains of where it comes again: a label's second place, an assignment to what is constant.
  private static func namedLast(_ text: String) -> String? {
    text.contains("' already defined on line ") || text.contains("attempt to assign to const variable '") ? quoted(text, by: "'") : nil
  }

  /// As a whole word, where it is one.
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

/// An error of Lua's parser, which names the token that it stopped at.
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

  /// Where the token stands in a line of which the spaces around it are left out. The parser stops at the first token that can't follow what
  /// stands before it; so of several alike it is the first with which the text up to there has the same error.
  func place(at position: SourcePosition, in source: String) -> Range<Int>? {
    guard let token else { return source.count - 1..<source.count }
    // A byte that begins no name of Lua's is told by its number: near '<\\195>'.
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
      // A text without an end is one at the end of its line only.
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

  /// Columns of a terminal.
  fileprivate var columns: Int { terminalColumns(of: self) }
}
