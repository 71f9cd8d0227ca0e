import Foundation

// Where the rows of one section are.
//
// Rows are numbered from 0; row i takes the half-open stretch offset(i) ..< offset(i + 1), and offset(0) is 0.
// Heights are finite and not negative. Everything is answered from a balanced tree over pieces (runs of equal heights, or
// lists of up to 256 heights): O(log rows) a question or edit, about 8 bytes a row for heights that differ, none for equal ones.
//
// One instance holds one section. A table keeps one per section and one more whose "rows" are the sections
// (header + rows + footer each), which is then the sum over sections, at the same cost. Edits of a section so never
// touch another one, a section can be moved or reloaded whole, and row numbers stay those of the section.
//
// `offset(ofRow:)` and `row(at:)` add the same numbers in the same order, so they always agree, rounding included.

/// Row heights of one section as a balanced sum: *where is row i*, and *which row is at y*.
///
/// Space: the section's rows, y from the top of row 0. Units: points.
/// Cost:  O(log rows) each, no allocation for a question; inserting k heights adds O(k).
/// Source: design.md, "The table's geometry is a data structure of its own".
public struct RowGeometry {
  var tree = RowTree()
  var root: RowTree.Link = 0

  /// No rows.
  public init() {}

  public var rowCount: Int { tree[root].count }

  /// Heights of all rows together, equal to `offset(ofRow: rowCount)`.
  public var totalHeight: CGFloat { offset(ofRow: rowCount) }

  /// The top edge of a row. Range: 0...rowCount; `rowCount` gives the bottom of the last row.
  public func offset(ofRow row: Int) -> CGFloat {
    precondition(row >= 0 && row <= rowCount, "RowGeometry.offset: row \(row) is not in 0...\(rowCount)")
    var (link, row, top) = (root, row, CGFloat(0))
    while link != 0 {
      let before = tree[tree[link].left].count
      if row < before {
        link = tree[link].left
        continue
      }
      let start = top + tree[tree[link].left].sum
      let inside = row - before
      if inside < tree[link].piece.count { return start + tree[link].piece.prefix(inside) }
      row = inside - tree[link].piece.count
      top = start + tree[link].piece.sum
      link = tree[link].right
    }
    return top
  }

  /// Range: 0..<rowCount.
  public func height(ofRow row: Int) -> CGFloat {
    precondition(row >= 0 && row < rowCount, "RowGeometry.height: row \(row) is not in 0..<\(rowCount)")
    var (link, row) = (root, row)
    while true {
      let before = tree[tree[link].left].count
      if row < before {
        link = tree[link].left
      } else if row - before < tree[link].piece.count {
        return tree[link].piece.height(at: row - before)
      } else {
        row -= before + tree[link].piece.count
        link = tree[link].right
      }
    }
  }

  /// The row whose stretch contains `y`: top edge in, bottom edge out. A row of height 0 is never the answer.
  /// Nil above the first and below the last row, and for NaN.
  public func row(at y: CGFloat) -> Int? {
    guard y >= 0, root != 0 else { return nil }
    var (link, top, rowsAbove) = (root, CGFloat(0), 0)
    var turnedLeft = false
    while link != 0 {
      let left = tree[link].left
      let start = top + tree[left].sum
      if y < start {
        turnedLeft = true
        link = left
        continue
      }
      rowsAbove += tree[left].count
      if let row = tree[link].piece.row(at: y, start: start) { return rowsAbove + row }
      rowsAbove += tree[link].piece.count
      top = start + tree[link].piece.sum
      link = tree[link].right
    }
    // Below everything; or in the last bit between two additions in different order: then the row just above it is.
    return turnedLeft ? lastVisibleRow(above: rowsAbove) : nil
  }

  private func lastVisibleRow(above row: Int) -> Int? {
    var row = row
    while row > 0 {
      row -= 1
      if height(ofRow: row) > 0 { return row }
    }
    return nil
  }

  /// The rows that show something between two heights, as a range; rows without height may lie inside, not at its ends.
  /// Empty when nothing is there. Bottom edges out: a row that begins exactly at `span.upperBound` is not in it.
  public func rows(in span: Range<CGFloat>) -> Range<Int> {
    let end = totalHeight
    guard !span.isEmpty, span.upperBound > 0, span.lowerBound < end else { return 0..<0 }
    guard let first = row(at: max(span.lowerBound, 0)) else { return 0..<0 }
    guard span.upperBound < end, let next = row(at: span.upperBound) else {
      return first..<((lastVisibleRow(above: rowCount) ?? first) + 1)
    }
    // `next` begins at or above the bound: it is out when it begins just there.
    guard offset(ofRow: next) == span.upperBound else { return first..<(next + 1) }
    return first..<((lastVisibleRow(above: next) ?? first) + 1)
  }
}
