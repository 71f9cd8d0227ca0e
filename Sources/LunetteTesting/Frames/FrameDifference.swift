import LunetteRender

/// How a frame differs from the kept one: the rows with marks below the cells that differ, and the colours.
///
///     1 cell in row 12 differs
///       11   │ Apple    │
///       12 - │ Banana   │
///       12 + │ Banane   │
///                   ^
///
/// Rows and columns are those of the screen without its walls, as in the colours. `~` marks a row with the same characters in other
/// colours.
public struct FrameDifference {
  private static let context = 2
  private let old: KeptFrame
  private let new: KeptFrame
  private let grids: (old: CellGrid, new: CellGrid)

  public init(from old: KeptFrame, to new: KeptFrame) {
    (self.old, self.new) = (old, new)
    grids = (old.styles.isEmpty ? CellGrid(text: old.text, styles: new.styles) : old.grid, new.grid)
  }

  /// For each row and column of the screen whether the cell looks different.
  var marks: [[Bool]] {
    (0..<max(grids.old.rows.count, grids.new.rows.count)).map { row in
      CellGrid.differing(
        row < grids.old.rows.count ? grids.old.rows[row] : nil, row < grids.new.rows.count ? grids.new.rows[row] : nil)
    }
  }

  public var text: String {
    var parts = [heading]
    let rows = shownRows
    if !rows.isEmpty { parts.append(rows.joined(separator: "\n")) }
    if old.styles.isEmpty, !new.styles.isEmpty {
      parts.append("the kept file says nothing of colours")
    } else if old.styles != new.styles {
      parts += ["the colours:", LineDifference(from: old.styles, to: new.styles, context: 0).text]
    }
    return parts.joined(separator: "\n")
  }

  private var heading: String {
    let (old, new) = (grids.old, grids.new)
    if old.columns != new.columns || old.rows.count != new.rows.count {
      return "the kept frame has \(old.columns) x \(old.rows.count) cells, this one \(new.columns) x \(new.rows.count)"
    }
    let counts = marks.map { $0.filter { $0 }.count }
    let cells = counts.reduce(0, +)
    let changed = counts.indices.filter { counts[$0] > 0 }
    guard let first = changed.first else {
      return self.old.styles.isEmpty ? "the characters are the same" : "no cell looks different: the file was changed by hand"
    }
    let place = changed.count == 1 ? "in row \(first + 1)" : "in \(changed.count) rows"
    return cells == 1 ? "1 cell \(place) differs" : "\(cells) cells \(place) differ"
  }

  /// A line of the listing, and whether it is a change, not context.
  private struct Shown {
    let text: String
    let isChange: Bool
  }

  private var shownRows: [String] {
    let (oldTexts, newTexts) = (grids.old.rows.indices.map(grids.old.text), grids.new.rows.indices.map(grids.new.text))
    let lines = LineDifference(from: oldTexts.map { $0[...] }, to: newTexts.map { $0[...] }).lines
    var shown: [Shown] = []
    var index = 0
    while index < lines.count {
      let removed = lines[index...].prefix { $0.mark == "-" }
      let inserted = lines[(index + removed.count)...].prefix { $0.mark == "+" }
      if removed.isEmpty, inserted.isEmpty {
        shown += unchanged(lines[index])
        index += 1
      } else {
        shown += changed(Array(removed), Array(inserted))
        index += removed.count + inserted.count
      }
    }
    let changes = shown.indices.filter { shown[$0].isChange }
    var result: [String] = []
    var last = -1
    for index in shown.indices where changes.contains(where: { abs($0 - index) <= Self.context }) {
      if index > last + 1, last >= 0 { result.append("  ...") }
      last = index
      result.append(shown[index].text)
    }
    return result
  }

  private func unchanged(_ line: LineDifference.Line) -> [Shown] {
    let marks = CellGrid.differing(grids.old.rows[line.old], grids.new.rows[line.new])
    guard marks.contains(true) else { return [Shown(text: line.listed(walls: true), isChange: false)] }
    return [Shown(text: line.listed(as: "~", walls: true), isChange: true), Shown(text: Self.marked(marks), isChange: true)]
  }

  /// Removed and inserted rows are shown in pairs.
  private func changed(_ removed: [LineDifference.Line], _ inserted: [LineDifference.Line]) -> [Shown] {
    (0..<max(removed.count, inserted.count)).flatMap { index -> [Shown] in
      let (old, new) = (index < removed.count ? removed[index] : nil, index < inserted.count ? inserted[index] : nil)
      var shown = [old, new].compactMap { $0 }.map { Shown(text: $0.listed(walls: true), isChange: true) }
      if let old, let new {
        let marks = CellGrid.differing(grids.old.rows[old.old], grids.new.rows[new.new])
        shown.append(Shown(text: Self.marked(marks), isChange: true))
      }
      return shown
    }
  }

  private static func marked(_ marks: [Bool]) -> String {
    let signs = marks.lastIndex(of: true).map { marks[...$0] } ?? []
    return String(repeating: " ", count: LineDifference.Line.textColumn + 1) + String(signs.map { $0 ? "^" : " " })
  }
}
