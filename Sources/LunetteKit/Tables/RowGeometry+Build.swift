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

  fileprivate init(pieces: [RowPiece]) { root = tree.build(pieces) }
}

extension SumTree<RowPiece> {
  mutating func build(_ heights: some Sequence<CGFloat>) -> Link {
    var list = RowHeightList()
    list.append(heights)
    return build(list.pieces())
  }
}

/// Cuts a stream of heights into pieces: a run where enough equal heights follow one another, full lists elsewhere.
struct RowHeightList {
  /// Rows so far.
  private(set) var count = 0
  private var done: [RowPiece] = []
  /// Heights of the list that is being filled, before the equal ones at its end.
  private var list: [CGFloat] = []
  private var equalHeight: CGFloat = 0
  private var equalCount = 0

  init() { list.reserveCapacity(RowPiece.capacity) }

  /// The next rows, which have one height.
  mutating func append(_ height: CGFloat, count more: Int) {
    RowGeometry.check(height)
    guard more > 0 else { return }
    count += more
    if equalCount > 0, height == equalHeight {
      equalCount += more
      return
    }
    endEqualHeights()
    (equalHeight, equalCount) = (height, more)
  }

  /// The next rows. Cost: the million heights of a big load pass through here, so neighbours that differ take the shortest way.
  mutating func append(_ heights: some Sequence<CGFloat>) {
    for height in heights {
      guard equalCount == 1, height != equalHeight, list.count + 1 < RowPiece.capacity else {
        append(height, count: 1)
        continue
      }
      RowGeometry.check(height)
      count += 1
      list.append(equalHeight)
      equalHeight = height
    }
  }

  mutating func finish() -> RowGeometry { RowGeometry(pieces: pieces()) }

  fileprivate mutating func pieces() -> [RowPiece] {
    if done.isEmpty, list.isEmpty, equalCount > 0 { return [RowPiece(repeating: equalHeight, count: equalCount)] }
    endEqualHeights()
    endList()
    return done
  }

  private mutating func endEqualHeights() {
    if equalCount >= RowPiece.worthwhileRun {
      endList()
      done.append(RowPiece(repeating: equalHeight, count: equalCount))
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
    done.append(RowPiece(list: list.withUnsafeBufferPointer { Array($0) }))
    list.removeAll(keepingCapacity: true)
  }
}
