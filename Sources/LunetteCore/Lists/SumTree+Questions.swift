import Foundation

/// *Where is row i*, and *which row is at y*. `offset` and `row(at:)` add the same numbers in the same order, so they always agree,
/// rounding included. Cost: O(log pieces) each, no allocation.
extension SumTree {
  /// The piece that holds a row, the row's number in it, and the top edge of the piece; for a row that doesn't exist the empty piece
  /// of node 0, below everything.
  package func place(ofRow row: Int, in root: Link) -> (link: Link, inside: Int, top: CGFloat) {
    var (link, row, top) = (root, row, CGFloat(0))
    while link != 0 {
      let left = self[link].left
      let inside = row - self[left].count
      if inside < 0 {
        link = left
        continue
      }
      top += self[left].sum
      if inside < self[link].piece.count { return (link, inside, top) }
      row = inside - self[link].piece.count
      top += self[link].piece.sum
      link = self[link].right
    }
    return (0, 0, top)
  }

  /// The top edge of a row. Range: 0 to the number of rows, which gives the bottom of the last row.
  package func offset(ofRow row: Int, in root: Link) -> CGFloat {
    let place = place(ofRow: row, in: root)
    return place.top + self[place.link].piece.prefix(place.inside)
  }

  /// The row whose stretch contains `y`: top edge in, bottom edge out. A row of height 0 is never the answer.
  /// Nil above the first and below the last row, and for NaN.
  package func row(at y: CGFloat, in root: Link) -> Int? {
    guard y >= 0, root != 0 else { return nil }
    var (link, top, rowsAbove) = (root, CGFloat(0), 0)
    var turnedLeft = false
    while link != 0 {
      let left = self[link].left
      let start = top + self[left].sum
      if y < start {
        turnedLeft = true
        link = left
        continue
      }
      rowsAbove += self[left].count
      if let row = self[link].piece.row(at: y, start: start) { return rowsAbove + row }
      rowsAbove += self[link].piece.count
      top = start + self[link].piece.sum
      link = self[link].right
    }
    // Below everything; or in the last bit between two additions in different order: then the row just above it is.
    return turnedLeft ? lastVisibleRow(before: rowsAbove, in: root) : nil
  }

  /// The first row from `row` on that has a height. Range: row not negative
  func firstVisibleRow(from row: Int, in link: Link) -> Int? {
    // Nearly always the row itself, or one near it, has a height: no way has to be gone back then.
    if row >= 0, row < self[link].count {
      let place = place(ofRow: row, in: link)
      if let found = self[place.link].piece.firstVisibleRow(from: place.inside) { return row - place.inside + found }
    }
    return search(from: row, in: link)
  }

  private func search(from row: Int, in link: Link) -> Int? {
    guard row < self[link].count, self[link].sum > 0 else { return nil }
    let start = self[self[link].left].count
    let end = start + self[link].piece.count
    if row < start, let found = search(from: row, in: self[link].left) { return found }
    if row < end, let found = self[link].piece.firstVisibleRow(from: max(row - start, 0)) { return start + found }
    return search(from: max(row - end, 0), in: self[link].right).map { end + $0 }
  }

  /// The last of the first `end` rows that has a height.
  func lastVisibleRow(before end: Int, in link: Link) -> Int? {
    guard end > 0, self[link].sum > 0 else { return nil }
    let start = self[self[link].left].count
    let next = start + self[link].piece.count
    if end > next, let row = lastVisibleRow(before: end - next, in: self[link].right) { return next + row }
    if end > start, let row = self[link].piece.lastVisibleRow(before: min(end - start, self[link].piece.count)) { return start + row }
    return lastVisibleRow(before: min(end, start), in: self[link].left)
  }

  /// The rows that show something between two heights, as a range; rows without height may lie inside, not at its ends.
  /// Empty when nothing is there. Bottom edges out: a row that begins exactly at `span.upperBound` is not in it.
  package func rows(in span: Range<CGFloat>, of root: Link) -> Range<Int> {
    let count = self[root].count
    let end = offset(ofRow: count, in: root)
    guard !span.isEmpty, span.upperBound > 0, span.lowerBound < end else { return 0..<0 }
    guard let first = row(at: max(span.lowerBound, 0), in: root) else { return 0..<0 }
    guard span.upperBound < end, let next = row(at: span.upperBound, in: root) else {
      return first..<((lastVisibleRow(before: count, in: root) ?? first) + 1)
    }
    // `next` begins at or above the bound: it is out when it begins just there.
    guard offset(ofRow: next, in: root) == span.upperBound else { return first..<(next + 1) }
    return first..<((lastVisibleRow(before: next, in: root) ?? first) + 1)
  }
}
