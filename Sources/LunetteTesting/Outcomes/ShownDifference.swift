import LunetteKit

/// The expected and the actual value as reports show them: long values are reduced to the part around the first difference.
struct ShownDifference {
  let expected: String
  let actual: String?
  /// The terminal column at which two texts of one line differ first; nil if there is none.
  let column: Int?

  init(_ expected: String, _ actual: String?) {
    let hasLines = expected.contains("\n") || actual?.contains("\n") ?? false
    if hasLines {
      let (first, second) = (Self.lines(of: expected), actual.map(Self.lines))
      let parting = Self.commonCount(first, second ?? [])
      self.expected = Self.shown(first, around: parting)
      self.actual = second.map { Self.shown($0, around: parting) }
      column = nil
      return
    }
    let (first, second) = (Array(expected), actual.map(Array.init))
    let parting = Self.commonCount(first, second ?? [])
    let isLong = max(first.count, second?.count ?? 0) > Self.longestLine
    let start = isLong ? max(0, parting - Self.longestLine / 2) : 0
    self.expected = isLong ? Self.shown(first, from: start) : expected
    self.actual = isLong ? second.map { Self.shown($0, from: start) } : actual
    let isSame = second == nil || first == second
    column = isSame ? nil : first[start..<parting].reduce(start > 0 ? Self.dots.count : 0) { $0 + terminalColumns(of: $1) }
  }

  private static func commonCount<Part: Equatable>(_ first: [Part], _ second: [Part]) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  private static func shown(_ text: [Character], from start: Int) -> String {
    let end = min(text.count, start + longestLine)
    guard start < end else { return start > 0 ? dots : "" }
    return (start > 0 ? dots : "") + String(text[start..<end]) + (end < text.count ? dots : "")
  }

  private static func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private static func shown(_ lines: [Substring], around parting: Int) -> String {
    var shown = lines[...]
    if lines.count > mostLines {
      let start = max(0, min(parting - linesBefore, lines.count - mostLines))
      shown = lines[start..<start + mostLines]
    }
    func note(_ count: Int) -> [String] { count == 0 ? [] : ["\(dots) \(count) \(count == 1 ? "line" : "lines")"] }
    let texts = shown.map { Self.shown(Array($0), from: 0) }
    return (note(shown.startIndex) + texts + note(lines.count - shown.endIndex)).joined(separator: "\n")
  }

  /// Longest line that is shown whole. Ours: two lines of a wide terminal. Units: characters
  private static let longestLine = 240
  /// Ours: half a screen for each of the two values.
  private static let mostLines = 40
  /// Number of equal lines that are shown before the difference.
  private static let linesBefore = 12
  private static let dots = "…"
}
