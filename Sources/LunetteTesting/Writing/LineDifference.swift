/// The lines in which two texts differ, each with its number, among some unchanged lines.
///
///      11   │ Apple
///      12 - │ Banana
///      12 + │ Banane
struct LineDifference {
  struct Line {
    /// `-` for a line of the old text only, `+` for a line of the new text only, otherwise a blank.
    let mark: Character
    /// The line's index in the old and in the new text, from 0; in the text that lacks the line, the index of the next line.
    let old, new: Int
    let text: Substring

    /// Units: columns before the text.
    static let textColumn = 7

    /// The mark in a line that `listed` wrote; nil for other lines.
    static func mark(ofListed line: Substring) -> Character? {
      let rest = line.drop { $0 == " " }.drop { $0.isASCII && $0.isNumber }
      guard rest.count < line.count, rest.hasPrefix(" "), rest.dropFirst(2).first ?? " " == " " else { return nil }
      return rest.dropFirst().first
    }

    func listed(as other: Character? = nil, walls: Bool = false) -> String {
      let number = String((mark == "-" ? old : new) + 1)
      let padded = String(repeating: " ", count: max(0, 4 - number.count)) + number
      return "\(padded) \(other ?? mark) " + (walls ? "│\(text)│" : text)
    }
  }

  /// All lines of both texts.
  let lines: [Line]
  private let context: Int

  init(from old: String, to new: String, context: Int = 2) {
    self.init(from: Self.lines(of: old), to: Self.lines(of: new), context: context)
  }

  init(from old: [Substring], to new: [Substring], context: Int = 2) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }

    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(Line(mark: "-", old: i, new: j, text: old[i]))
        i += 1
      } else if inserted.contains(j) {
        lines.append(Line(mark: "+", old: i, new: j, text: new[j]))
        j += 1
      } else {
        lines.append(Line(mark: " ", old: i, new: j, text: new[j]))
        i += 1
        j += 1
      }
    }
    (self.lines, self.context) = (lines, context)
  }

  /// The line end at the end of a text begins no further line.
  private static func lines(of text: String) -> [Substring] {
    (text.hasSuffix("\n") ? text.dropLast() : text[...]).split(separator: "\n", omittingEmptySubsequences: false)
  }

  var text: String {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var shown: [String] = []
    var last = -1
    for index in lines.indices where changed.contains(where: { abs($0 - index) <= context }) {
      if index > last + 1, last >= 0, context > 0 { shown.append("  ...") }
      last = index
      shown.append(lines[index].listed())
    }
    return shown.joined(separator: "\n")
  }
}
