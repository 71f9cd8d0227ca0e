import Foundation
import LunetteKit

extension TextFrame {
  /// The colours of a frame as text, for comparing. First the most common background; then for each line the columns with another
  /// background, and the characters that aren't plain black. Columns and lines are counted from 1.
  ///
  ///     paper #FFFFFF
  ///     2: 3-11 #8E8E93 bold
  ///     4-6: 1-40 on #D9D9D9, 3-9 #FFFFFF
  ///
  /// Equal lines that follow each other share an entry; `-` means that nothing was painted.
  public var styles: String {
    let paper = commonestBackground
    var entries: [(first: Int, last: Int, runs: String)] = []
    for line in 0..<lines {
      let runs = (backgroundRuns(line, paper: paper) + characterRuns(line)).joined(separator: ", ")
      guard !runs.isEmpty else { continue }
      if let last = entries.last, last.last == line - 1, last.runs == runs {
        entries[entries.count - 1].last = line
      } else {
        entries.append((line, line, runs))
      }
    }
    let described = entries.map { Self.described($0.first, $0.last + 1) + ": " + $0.runs }
    return (["paper " + paper.description] + described).joined(separator: "\n")
  }

  /// The most common background; of several equally common ones that which comes first.
  private var commonestBackground: Ink {
    var counts: [(ink: Ink, count: Int)] = []
    for cell in canvas.cells {
      if let index = counts.firstIndex(where: { $0.ink == cell.background }) {
        counts[index].count += 1
      } else {
        counts.append((cell.background, 1))
      }
    }
    var best = (ink: Ink.none, count: 0)
    for entry in counts where entry.count > best.count { best = entry }
    return best.ink
  }

  private func backgroundRuns(_ line: Int, paper: Ink) -> [String] {
    var runs: [String] = []
    var start = 0
    while start < columns {
      let ink = canvas.cell(line, start).background
      var end = start + 1
      while end < columns, canvas.cell(line, end).background == ink { end += 1 }
      if ink != paper { runs.append(Self.described(start, end) + " on " + ink.description) }
      start = end
    }
    return runs
  }

  /// Blanks between two characters of the same style belong to their run.
  private func characterRuns(_ line: Int) -> [String] {
    var runs: [(start: Int, end: Int, ink: Ink, style: CharacterStyle)] = []
    for column in 0..<columns {
      let cell = canvas.cell(line, column)
      guard cell.glyph != .space else { continue }
      if let last = runs.last, last.ink == cell.foreground, last.style == cell.style {
        runs[runs.count - 1].end = column + 1
      } else {
        runs.append((column, column + 1, cell.foreground, cell.style))
      }
    }
    return runs.compactMap { run in
      let isBlack = run.ink == .black || run.ink == .none
      if isBlack && run.style.isEmpty { return nil }
      return Self.described(run.start, run.end) + (isBlack ? "" : " " + run.ink.description) + run.style.names.map { " " + $0 }.joined()
    }
  }

  /// A half-open range from 0, written as a closed range from 1.
  private static func described(_ start: Int, _ end: Int) -> String { end - start == 1 ? "\(end)" : "\(start + 1)-\(end)" }
}

extension Ink: CustomStringConvertible {
  static let black = Ink(UIColor.black)

  /// `#RRGGBB`, or `-` if nothing was painted.
  var description: String {
    guard self != .none else { return "-" }
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: Self.digitCount - digits.count) + digits
  }

  private static let digitCount = 6
}
