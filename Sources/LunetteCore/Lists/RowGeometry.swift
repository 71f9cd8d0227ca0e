import Foundation

// Where the rows of one section are.
//
// Rows are numbered from 0; row i takes the half-open stretch offset(i) ..< offset(i + 1), and offset(0) is 0.
// Heights are finite and not negative. Everything is answered from a balanced tree over pieces (runs of equal heights, or
// lists of up to 256 heights): O(log rows) a question or edit, about 8 bytes a row for heights that differ, none for equal ones.
//
// One instance holds one section. A table keeps its sections in a tree of the same kind (`TableGeometry`). Edits of a section so
// never touch another one, a section can be moved or reloaded whole, and row numbers stay those of the section.

/// Row heights of one section as a balanced sum: *where is row i*, and *which row is at y*.
///
/// Space: the section's rows, y from the top of row 0. Units: points.
/// Cost:  O(log rows) each, no allocation for a question; inserting k heights adds O(k).
/// Source: docs/architecture.md, "The table's geometry is a data structure of its own".
public struct RowGeometry {
  var tree = SumTree<RowPiece>()
  var root: SumTree<RowPiece>.Link = 0

  /// No rows.
  public init() {}

  public var rowCount: Int { tree[root].count }

  /// Heights of all rows together, equal to `offset(ofRow: rowCount)`.
  public var totalHeight: CGFloat { offset(ofRow: rowCount) }

  /// The top edge of a row. Range: 0...rowCount; `rowCount` gives the bottom of the last row.
  public func offset(ofRow row: Int) -> CGFloat {
    precondition(row >= 0 && row <= rowCount, "RowGeometry.offset: row \(row) is not in 0...\(rowCount)")
    return tree.offset(ofRow: row, in: root)
  }

  /// Range: 0..<rowCount.
  public func height(ofRow row: Int) -> CGFloat {
    precondition(row >= 0 && row < rowCount, "RowGeometry.height: row \(row) is not in 0..<\(rowCount)")
    let place = tree.place(ofRow: row, in: root)
    return tree[place.link].piece.height(at: place.inside)
  }

  /// Both at once, for the price of one. Range: 0..<rowCount.
  package func span(ofRow row: Int) -> (y: CGFloat, height: CGFloat) {
    let place = tree.place(ofRow: row, in: root)
    let y = place.top + tree[place.link].piece.prefix(place.inside)
    return (y, tree[place.link].piece.height(at: place.inside))
  }

  /// The row whose stretch contains `y`: top edge in, bottom edge out. A row of height 0 is never the answer.
  /// Nil above the first and below the last row, and for NaN.
  public func row(at y: CGFloat) -> Int? { tree.row(at: y, in: root) }

  /// The rows that show something between two heights, as a range; rows without height may lie inside, not at its ends.
  /// Empty when nothing is there. Bottom edges out: a row that begins exactly at `span.upperBound` is not in it.
  public func rows(in span: Range<CGFloat>) -> Range<Int> { tree.rows(in: span, of: root) }

  /// The next row below `row` that has a height.
  public func visibleRow(after row: Int) -> Int? { tree.firstVisibleRow(from: row + 1, in: root) }

  /// The last of the rows above `row` that has a height. Range: row in 0...rowCount.
  public func visibleRow(before row: Int) -> Int? { tree.lastVisibleRow(before: row, in: root) }
}
