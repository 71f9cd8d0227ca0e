import Foundation

// A stretch of neighbouring rows, the unit that the tree of a section balances.
//
// A piece is either a *run*, whose rows all have one height and which costs the same for one row and for a million,
// or a *list* of at most `RowPiece.capacity` heights of its own. `sum` is always the sum of the heights from first to last
// in that order (a product for a run), so `prefix(count) == sum` holds to the last bit.

/// Neighbouring rows of a table: one height for all of them, or a short list of heights. Units: points.
struct RowPiece: SumPiece {
  /// Most heights in one list. A list is searched in order, so this bounds the work inside a piece, and it spreads
  /// a tree node's cost (about 130 bytes) over many rows: a look-up adds up half as many heights, and 64 make 10 bytes a row of 8.
  /// Source: own measurement; 32 to 64 differ little in time
  package static let capacity = 64

  /// From this many rows on, a run is kept as a run when its neighbours differ; a shorter one is cheaper as part of a list.
  static let worthwhileRun = 32

  package private(set) var count: Int
  package private(set) var sum: CGFloat
  /// The height of every row of a run; without meaning for a list.
  private var runHeight: CGFloat
  /// The heights of a list; empty for a run.
  private var heights: [CGFloat]

  package static let empty = RowPiece(repeating: 0, count: 0)
  nonisolated(unsafe) static let noNodes = SumTree<RowPiece>.emptyNodes()

  init(repeating height: CGFloat, count: Int) {
    (self.count, runHeight, heights) = (count, height, [])
    sum = CGFloat(count) * height
  }

  /// A list. `heights` has 1 to `capacity` elements.
  init(list heights: [CGFloat]) {
    (count, runHeight, self.heights) = (heights.count, 0, heights)
    sum = 0
    refreshSum()
  }

  var isRun: Bool { heights.isEmpty }
  /// Heights kept one by one, which is what the piece costs in memory.
  var storedHeights: Int { heights.count }
  private var isLongRun: Bool { isRun && count >= Self.worthwhileRun }

  package func height(at row: Int) -> CGFloat { isRun ? runHeight : heights[row] }

  /// Heights of the first `rows` rows together.
  package func prefix(_ rows: Int) -> CGFloat {
    if isRun { return CGFloat(rows) * runHeight }
    return heights.withUnsafeBufferPointer { list in
      var total: CGFloat = 0
      for row in 0..<rows { total += list[row] }
      return total
    }
  }

  package func row(at y: CGFloat, start: CGFloat) -> Int? {
    if isRun { return runRow(at: y, start: start) }
    return heights.withUnsafeBufferPointer { list in
      var bottom: CGFloat = 0
      for row in 0..<list.count {
        bottom += list[row]
        if y < start + bottom { return row }
      }
      return nil
    }
  }

  private func runRow(at y: CGFloat, start: CGFloat) -> Int? {
    guard y < start + sum else { return nil }
    var row = ((y - start) / runHeight).wholePart(upTo: count - 1)
    // The division may be off by one in the last bit; the products decide, as they do in `prefix`.
    while row > 0, y < start + CGFloat(row) * runHeight { row -= 1 }
    while row < count - 1, y >= start + CGFloat(row + 1) * runHeight { row += 1 }
    return row
  }

  func firstVisibleRow(from row: Int) -> Int? {
    if isRun { return runHeight > 0 && row < count ? row : nil }
    return heights[row...].firstIndex { $0 > 0 }
  }

  func lastVisibleRow(before end: Int) -> Int? {
    if isRun { return runHeight > 0 && end > 0 ? end - 1 : nil }
    return heights[..<end].lastIndex { $0 > 0 }
  }

  // MARK: Changes

  /// Sets one height without changing the shape of the piece; false when a run cannot take it.
  package mutating func setHeight(_ height: CGFloat, at row: Int) -> Bool {
    if isRun { return height == runHeight }
    heights[row] = height
    refreshSum()
    return true
  }

  /// Inserts equal rows without changing the shape of the piece; false when there is no room or a run cannot take them.
  package mutating func insert(repeating height: CGFloat, count added: Int, at row: Int) -> Bool {
    if isRun {
      guard height == runHeight, count > 0 else { return false }
      self = RowPiece(repeating: height, count: count + added)
      return true
    }
    guard count + added <= Self.capacity, added < Self.worthwhileRun else { return false }
    if added == 1 {
      heights.insert(height, at: row)
    } else {
      heights.insert(contentsOf: repeatElement(height, count: added), at: row)
    }
    refreshSum()
    return true
  }

  /// Removes rows while enough stay for the piece to be worth its node; false when the tree should merge it instead.
  package mutating func remove(_ rows: Range<Int>) -> Bool {
    let rest = count - rows.count
    if isRun {
      guard rest >= Self.worthwhileRun else { return false }
      self = RowPiece(repeating: runHeight, count: rest)
      return true
    }
    guard rest >= Self.capacity / 4 else { return false }
    heights.removeSubrange(rows)
    refreshSum()
    return true
  }

  mutating func splitOff(from row: Int) -> RowPiece {
    if isRun {
      let tail = RowPiece(repeating: runHeight, count: count - row)
      self = RowPiece(repeating: runHeight, count: row)
      return tail
    }
    let tail = RowPiece(list: Array(heights[row...]))
    self = RowPiece(list: Array(heights[..<row]))
    return tail
  }

  func canAbsorb(_ next: RowPiece) -> Bool {
    if isRun, next.isRun, runHeight == next.runHeight { return true }
    return !isLongRun && !next.isLongRun && count + next.count <= Self.capacity
  }

  mutating func absorb(_ next: RowPiece) {
    if isRun, next.isRun, runHeight == next.runHeight {
      self = RowPiece(repeating: runHeight, count: count + next.count)
      return
    }
    if isRun { heights = Array(repeating: runHeight, count: count) }
    if next.isRun {
      heights.append(contentsOf: repeatElement(next.runHeight, count: next.count))
    } else {
      heights.append(contentsOf: next.heights)
    }
    count = heights.count
    refreshSum()
  }

  private mutating func refreshSum() {
    count = heights.count
    sum = prefix(count)
  }
}
