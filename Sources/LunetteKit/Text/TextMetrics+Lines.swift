import Foundation

// Line breaking: as many characters on a line as fit; then the line ends at the last place where it may.
//
// A line may end after spaces and after a hyphen before a letter, on either side of a wide East Asian character or emoji, and, when a
// single word is too long for a whole line, anywhere. Spaces at a break are on neither line and may stick out. "\n", "\r\n", U+2028 and
// U+2029 always end a line. A small set of closing (opening) marks never begins (ends) a line.
//
// Source: Unicode Standard Annex #14, reduced to these rules; the reduction is assumed to be what labels need.

extension TextMetrics {
  /// The lines of a text, without the spaces and line breaks between them.
  ///
  /// - Parameter width: of a line, in points; infinity for no limit.
  /// - Parameter maxLines: 0 for no limit. When more than spaces follows, the last line ends in "…" (or has it at the start or in the
  ///   middle) in the truncating modes, and is left as broken in the wrapping modes; `.byClipping` does not break that line at all.
  public static func lines(
    of text: String, width: CGFloat, font: UIFont, maxLines: Int = 0, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    var breaker = LineBreaker(text: text, width: width, advances: FontAdvances(font), anywhere: lineBreakMode == .byCharWrapping)
    var lines: [String] = []
    while let line = breaker.next() {
      if maxLines > 0, lines.count == maxLines - 1 {
        let hasMore = text[line.rest...].contains { !$0.isWhitespace }
        lines.append(hasMore ? lastLine(of: text, from: line, width: width, font: font, mode: lineBreakMode) : String(line.text))
        break
      }
      lines.append(String(line.text))
    }
    return lines
  }

  /// The last line there is room for, when more text follows.
  private static func lastLine(
    of text: String, from line: LineBreaker.Line, width: CGFloat, font: UIFont, mode: NSLineBreakMode
  ) -> String {
    let paragraph = text[line.text.startIndex...].prefix { !$0.isNewline }
    switch mode {
    case .byWordWrapping, .byCharWrapping: return String(line.text)
    case .byClipping: return String(paragraph)
    case .byTruncatingTail: return cut(paragraph, width: width, font: font, mode: mode)
    case .byTruncatingHead, .byTruncatingMiddle:
      // The end of the text shows, so the paragraphs between are run together.
      let rest = text[line.text.startIndex...]
      return cut(Substring(String(rest.map { $0.isNewline ? " " : $0 })), width: width, font: font, mode: mode)
    }
  }
}

/// Takes one line after the other off a text.
private struct LineBreaker {
  struct Line {
    var text: Substring
    /// Where the next line begins.
    var rest: String.Index
    /// A line break ended the line, so another line follows even when no character does.
    var endsInBreak: Bool
  }

  let text: String
  let width: CGFloat
  let advances: FontAdvances
  /// A line may end between any two characters.
  let anywhere: Bool
  private var start: String.Index?

  init(text: String, width: CGFloat, advances: FontAdvances, anywhere: Bool) {
    (self.text, self.width, self.advances, self.anywhere) = (text, width + TextMetrics.noise, advances, anywhere)
    start = text.isEmpty ? nil : text.startIndex
  }

  mutating func next() -> Line? {
    guard let start else { return nil }
    let line = line(from: start)
    self.start = line.rest < text.endIndex || line.endsInBreak ? line.rest : nil
    return line
  }

  private func line(from start: String.Index) -> Line {
    var used: CGFloat = 0
    // The last place where the line may end: the end of what shows, and where the next line begins.
    var allowed: (end: String.Index, rest: String.Index)?
    var shownEnd = start
    var (index, previous) = (start, Character?.none)
    while index < text.endIndex {
      let character = text[index]
      let after = text.index(after: index)
      if character.isNewline { return Line(text: text[start..<index], rest: after, endsInBreak: true) }
      used += advances.width(of: character)
      if character == " " || character == "\t" {
        allowed = (shownEnd, after)
      } else {
        if let previous, anywhere || mayBreak(between: previous, and: character) { allowed = (shownEnd, index) }
        if used > width, index > start {
          let place = allowed ?? (index, index)
          return Line(text: text[start..<place.end], rest: place.rest, endsInBreak: false)
        }
        shownEnd = after
      }
      (previous, index) = (character, after)
    }
    return Line(text: text[start..<index], rest: index, endsInBreak: false)
  }

  private func mayBreak(between first: Character, and second: Character) -> Bool {
    if first == " " || first == "\t" { return false }
    if first == "-" { return second.isLetter }
    if first.isASCII && second.isASCII { return false }
    guard terminalColumns(of: first) == 2 || terminalColumns(of: second) == 2 else { return false }
    return !Self.closing.contains(second) && !Self.opening.contains(first)
  }

  /// Marks that never begin a line, and that never end one. Source: UAX #14, classes CL, CP, EX, IS, NS and OP; the common ones.
  private static let closing = Set("、。，．：；！？）」』】〉》〕ー々,.:;!?)]}…”’")
  private static let opening = Set("（「『【〈《〔([{“‘")
}
