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
    Array(heights).withUnsafeBufferPointer { list.append($0) }
    return build(list.pieces())
  }
}

/// Cuts a stream of heights into pieces: a run where enough equal heights follow one another, full lists elsewhere.
package struct RowHeightList {
  /// Rows so far.
  package private(set) var count = 0
  private var done: [RowPiece] = []
  /// Heights of the list that is being filled, before the equal ones at its end.
  private var list: [CGFloat] = []
  private var equalHeight: CGFloat = 0
  private var equalCount = 0

  package init() { list.reserveCapacity(RowPiece.capacity) }

  /// The next rows, which have one height.
  package mutating func append(_ height: CGFloat, count more: Int) {
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

  /// The next rows. Cost: the million heights of a big load pass through here, so lists of neighbours that differ are taken as a whole.
  package mutating func append(_ heights: UnsafeBufferPointer<CGFloat>) {
    var next = 0
    while next < heights.count {
      next += appendList(heights, from: next)
      // Up to where the list that is being filled is full.
      let room = list.isEmpty && equalCount == 0 ? 1 : RowPiece.capacity - list.count
      let end = min(heights.count, next + room)
      append(oneByOne: UnsafeBufferPointer(rebasing: heights[next..<end]))
      next = end
    }
  }

  /// Appends pieces that are full of heights of which no two neighbours are equal. Returns: how many rows they took
  private mutating func appendList(_ heights: UnsafeBufferPointer<CGFloat>, from start: Int) -> Int {
    var next = start
    let rest = RowPiece.capacity - 1
    while list.isEmpty, equalCount == 1, next + rest < heights.count {
      var differ = heights[next] != equalHeight
      for place in next..<next + rest where heights[place] == heights[place + 1] { differ = false }
      guard differ else { break }
      for place in next...next + rest { RowGeometry.check(heights[place]) }
      done.append(
        RowPiece(
          list: [CGFloat](unsafeUninitializedCapacity: RowPiece.capacity) { target, count in
            target[0] = equalHeight
            for place in 0..<rest { target[1 + place] = heights[next + place] }
            count = RowPiece.capacity
          }))
      equalHeight = heights[next + rest]
      count += RowPiece.capacity
      next += RowPiece.capacity
    }
    return next - start
  }

  private mutating func append(oneByOne heights: UnsafeBufferPointer<CGFloat>) {
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

  package mutating func finish() -> RowGeometry { RowGeometry(pieces: pieces()) }

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
