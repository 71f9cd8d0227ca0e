import Foundation

// A balanced binary tree over pieces (stretches of rows, or sections), in one array with integer links.
//
// Invariants, for every node:
//   count == count(left) + piece.count + count(right), sum == sum(left) + piece.sum + sum(right);
//   the ranks (heights in the tree) of its two sides differ by at most one (AVL), rank == 1 + the larger of them;
//   no piece is empty.
// Node 0 stands for "no node": count, sum and rank 0. Sums are always made anew from the parts and never corrected
// by a difference, so that no error builds up however many edits there are.
//
// Source: split and join after Blelloch, Ferizovic, Sun, "Just Join for Parallel Ordered Sets", SPAA 2016,
// doi 10.1145/2935764.2935768, section 3 (AVL trees).

/// What a `SumTree` balances: one or more neighbouring things of a height each, its *rows*, counted from 0. Units: points.
protocol SumPiece {
  var count: Int { get }
  /// All heights from first to last, `prefix(count)` to the last bit.
  var sum: CGFloat { get }
  /// The first `rows` heights together.
  func prefix(_ rows: Int) -> CGFloat
  /// The row that contains `y` when the piece begins at `start`; nil when `y` is below the last row. A row without height is
  /// never found. The caller has made sure that `start <= y`.
  func row(at y: CGFloat, start: CGFloat) -> Int?
  /// The first row from `row` on that has a height.
  func firstVisibleRow(from row: Int) -> Int?
  /// The last of the first `end` rows that has a height.
  func lastVisibleRow(before end: Int) -> Int?
  /// Cuts off the rows from `row` on and returns them. Range: 0 < row < count.
  mutating func splitOff(from row: Int) -> Self
  /// Whether two neighbours are better as one piece.
  func canAbsorb(_ next: Self) -> Bool
  mutating func absorb(_ next: Self)
  static var empty: Self { get }
  /// The array of a tree without nodes: shared, so that an empty tree costs nothing.
  static var noNodes: ContiguousArray<SumTree<Self>.Node> { get }
}

/// The nodes under a `RowGeometry`, and under the sections of a `TableGeometry`. A tree is named by its root; several can share the
/// array while they are cut and joined.
struct SumTree<Piece: SumPiece> {
  typealias Link = Int32

  struct Node {
    package var piece: Piece
    package var left: Link = 0
    package var right: Link = 0
    package var rank: Int32 = 1
    package var count: Int
    package var sum: CGFloat

    init(_ piece: Piece) { (self.piece, count, sum) = (piece, piece.count, piece.sum) }
  }

  private(set) var nodes: ContiguousArray<Node> = Piece.noNodes
  /// First of the unused nodes, which are chained by `left`.
  private var unused: Link = 0

  /// What `Piece.noNodes` is made of.
  static func emptyNodes() -> ContiguousArray<Node> {
    var none = Node(.empty)
    none.rank = 0
    return [none]
  }

  package subscript(link: Link) -> Node {
    _read { yield nodes[Int(link)] }
    _modify { yield &nodes[Int(link)] }
  }

  package mutating func make(_ piece: Piece) -> Link {
    guard unused != 0 else {
      nodes.append(Node(piece))
      return Link(nodes.count - 1)
    }
    let link = unused
    unused = self[link].left
    self[link] = Node(piece)
    return link
  }

  /// Gives a single node back and returns what it held.
  private mutating func release(_ link: Link) -> Piece {
    let piece = self[link].piece
    self[link].piece = .empty
    self[link].left = unused
    unused = link
    return piece
  }

  /// Gives a whole tree back. Cost: its number of pieces.
  mutating func discard(_ link: Link) {
    guard link != 0 else { return }
    discard(self[link].left)
    discard(self[link].right)
    _ = release(link)
  }

  // MARK: Balance

  package mutating func refresh(_ link: Link) {
    let (left, right) = (Int(self[link].left), Int(self[link].right))
    self[link].count = nodes[left].count + self[link].piece.count + nodes[right].count
    self[link].sum = nodes[left].sum + self[link].piece.sum + nodes[right].sum
    self[link].rank = 1 + max(nodes[left].rank, nodes[right].rank)
  }

  private func lean(_ link: Link) -> Int32 { self[self[link].right].rank - self[self[link].left].rank }

  /// Restores the invariants of a node whose sides are in order and differ in rank by at most two.
  private mutating func balance(_ link: Link) -> Link {
    let tilt = lean(link)
    if tilt > 1 {
      if lean(self[link].right) < 0 { self[link].right = rotateRight(self[link].right) }
      return rotateLeft(link)
    }
    if tilt < -1 {
      if lean(self[link].left) > 0 { self[link].left = rotateLeft(self[link].left) }
      return rotateRight(link)
    }
    refresh(link)
    return link
  }

  private mutating func rotateLeft(_ link: Link) -> Link {
    let top = self[link].right
    self[link].right = self[top].left
    self[top].left = link
    refresh(link)
    refresh(top)
    return top
  }

  private mutating func rotateRight(_ link: Link) -> Link {
    let top = self[link].left
    self[link].left = self[top].right
    self[top].right = link
    refresh(link)
    refresh(top)
    return top
  }

  // MARK: Join and split

  /// The tree of all of `left`, then the single node `middle`, then all of `right`. Cost: the difference of their ranks.
  package mutating func join(_ left: Link, _ middle: Link, _ right: Link) -> Link {
    if self[left].rank > self[right].rank + 1 {
      let joined = join(self[left].right, middle, right)
      self[left].right = joined
      return balance(left)
    }
    if self[right].rank > self[left].rank + 1 {
      let joined = join(left, middle, self[right].left)
      self[right].left = joined
      return balance(right)
    }
    self[middle].left = left
    self[middle].right = right
    refresh(middle)
    return middle
  }

  /// Joins two trees into one. The last piece of the left tree takes in the first of the right one where the two may be one piece.
  package mutating func concatenate(_ left: Link, _ right: Link) -> Link {
    if left == 0 { return right }
    if right == 0 { return left }
    let merges = self[last(left)].piece.canAbsorb(self[first(right)].piece)
    let (before, end) = popLast(left)
    guard merges else { return join(before, end, right) }
    let (begin, after) = popFirst(right)
    let absorbed = release(begin)
    self[end].piece.absorb(absorbed)
    let merged = join(0, end, 0)
    return concatenate(concatenate(before, merged), after)
  }

  /// Two trees: the first `row` rows, and the others.
  package mutating func split(_ link: Link, at row: Int) -> (Link, Link) {
    guard link != 0 else { return (0, 0) }
    let (left, right) = (self[link].left, self[link].right)
    let start = self[left].count
    let end = start + self[link].piece.count
    if row <= start {
      let (before, after) = split(left, at: row)
      return (before, join(after, link, right))
    }
    if row >= end {
      let (before, after) = split(right, at: row - end)
      return (join(left, link, before), after)
    }
    let tail = make(self[link].piece.splitOff(from: row - start))
    return (join(left, link, 0), join(0, tail, right))
  }

  private func first(_ link: Link) -> Link {
    var link = link
    while self[link].left != 0 { link = self[link].left }
    return link
  }

  private func last(_ link: Link) -> Link {
    var link = link
    while self[link].right != 0 { link = self[link].right }
    return link
  }

  private mutating func popFirst(_ link: Link) -> (Link, Link) {
    guard self[link].left != 0 else { return (link, self[link].right) }
    let (first, rest) = popFirst(self[link].left)
    self[link].left = rest
    return (first, balance(link))
  }

  private mutating func popLast(_ link: Link) -> (Link, Link) {
    guard self[link].right != 0 else { return (self[link].left, link) }
    let (rest, last) = popLast(self[link].right)
    self[link].right = rest
    return (balance(link), last)
  }
}

/// Building and changing what the pieces hold.
extension SumTree {
  /// A tree of pieces whose sides differ by at most one piece. Cost: O(pieces).
  mutating func build(_ pieces: [Piece]) -> Link {
    if nodes.count == 1 { nodes.reserveCapacity(pieces.count + 1) }
    return build(pieces[...])
  }

  private mutating func build(_ pieces: ArraySlice<Piece>) -> Link {
    guard !pieces.isEmpty else { return 0 }
    let middle = pieces.startIndex + pieces.count / 2
    let left = build(pieces[..<middle])
    let node = make(pieces[middle])
    let right = build(pieces[(middle + 1)...])
    return join(left, node, right)
  }

  /// Changes the piece that holds a row, in place; the number of its rows stays. Nothing for a row that doesn't exist.
  /// Cost: O(log pieces).
  package mutating func change(_ row: Int, in link: Link, _ body: (inout Piece) -> Void) {
    guard link != 0 else { return }
    let start = self[self[link].left].count
    let end = start + self[link].piece.count
    if row < start {
      change(row, in: self[link].left, body)
    } else if row < end {
      body(&self[link].piece)
    } else {
      change(row - end, in: self[link].right, body)
    }
    refresh(link)
  }
}
