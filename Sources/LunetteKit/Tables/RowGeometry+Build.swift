import Foundation

// Bulk building: heights become pieces in one pass, and pieces a tree whose sides differ by at most one piece. O(rows).

extension RowGeometry {
  /// Rows of one height; costs the same for any number. Range: `count` and `height` not negative, `height` finite.
  public init(repeating height: CGFloat, count: Int) {
    insert(repeating: height, count: count, at: 0)
  }

  /// Rows with the heights of a sequence. Cost: O(rows).
  public init(heights: some Sequence<CGFloat>) {
    root = tree.build(heights)
  }

  /// Rows with the heights that a closure gives, asked once for each row, from the first to the last. Cost: O(rows).
  public init(count: Int, height: (Int) throws -> CGFloat) rethrows {
    var pieces = RowPieceList()
    for row in 0..<count { pieces.append(try height(row)) }
    root = tree.build(pieces.finish())
  }
}

extension SumTree<RowPiece> {
  mutating func build(_ heights: some Sequence<CGFloat>) -> Link {
    var pieces = RowPieceList()
    for height in heights { pieces.append(height) }
    return build(pieces.finish())
  }
}

/// Cuts a stream of heights into pieces: a run where enough equal heights follow one another, full lists elsewhere.
private struct RowPieceList {
  private var pieces: [RowPiece] = []
  /// Heights of the list that is being filled, before the equal ones at its end.
  private var list: [CGFloat] = []
  private var equalHeight: CGFloat = 0
  private var equalCount = 0

  init() { list.reserveCapacity(RowPiece.capacity) }

  mutating func append(_ height: CGFloat) {
    RowGeometry.check(height)
    if equalCount > 0, height == equalHeight {
      equalCount += 1
      return
    }
    endEqualHeights()
    (equalHeight, equalCount) = (height, 1)
  }

  mutating func finish() -> [RowPiece] {
    if pieces.isEmpty, list.isEmpty, equalCount > 0 { return [RowPiece(repeating: equalHeight, count: equalCount)] }
    endEqualHeights()
    endList()
    return pieces
  }

  private mutating func endEqualHeights() {
    if equalCount >= RowPiece.worthwhileRun {
      endList()
      pieces.append(RowPiece(repeating: equalHeight, count: equalCount))
    } else {
      for _ in 0..<equalCount {
        list.append(equalHeight)
        if list.count == RowPiece.capacity { endList() }
      }
    }
    equalCount = 0
  }

  private mutating func endList() {
    guard !list.isEmpty else { return }
    pieces.append(RowPiece(list: list.withUnsafeBufferPointer { Array($0) }))
    list.removeAll(keepingCapacity: true)
  }
}
