/// The lines in which two texts differ, each with its number, between two lines of what is around them.
///
///      11   │ Apple
///      12 - │ Banana
///      12 + │ Banane
struct LineDifference {
  private static let context = 2

  private struct Line {
    let mark: Character
    let number: Int
    let text: Substring
  }

  private let lines: [Line]

  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
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
        lines.append(Line(mark: "-", number: i + 1, text: old[i]))
        i += 1
      } else if inserted.contains(j) {
        lines.append(Line(mark: "+", number: j + 1, text: new[j]))
        j += 1
      } else {
        lines.append(Line(mark: " ", number: j + 1, text: new[j]))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  /// The line end that closes a text begins no line.
  private static func lines(of text: String) -> [Substring] {
    (text.hasSuffix("\n") ? text.dropLast() : text[...]).split(separator: "\n", omittingEmptySubsequences: false)
  }

  var text: String {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var shown: [String] = []
    var last = -1
    for index in lines.indices where changed.contains(where: { abs($0 - index) <= Self.context }) {
      if index > last + 1, last >= 0 { shown.append("  ...") }
      last = index
      let line = lines[index]
      let number = String(line.number)
      let padded = String(repeating: " ", count: max(0, 4 - number.count)) + number
      shown.append("\(padded) \(line.mark) \(line.text)")
    }
    return shown.joined(separator: "\n")
  }
}
