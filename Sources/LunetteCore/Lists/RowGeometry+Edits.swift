import Foundation

// Edits. Most change one piece in place and refresh the sums on the way back to the root; what changes the shape of a piece
// cuts the tree at the place and joins the parts again, which also merges pieces that have become small.

extension RowGeometry {
  package static func check(_ height: CGFloat) {
    precondition(height >= 0 && height < .infinity, "RowGeometry: a row's height must be finite and not negative (\(height))")
  }

  /// Range: row in 0..<rowCount; height finite, not negative. Cost: O(log rows).
  public mutating func setHeight(_ height: CGFloat, ofRow row: Int) {
    Self.check(height)
    precondition(row >= 0 && row < rowCount, "RowGeometry.setHeight: row \(row) is not in 0..<\(rowCount)")
    if tree.setHeight(height, ofRow: row, in: root) { return }
    let (before, rest) = tree.split(root, at: row)
    let (old, after) = tree.split(rest, at: 1)
    tree.discard(old)
    root = joined(before, tree.make(RowPiece(repeating: height, count: 1)), after)
  }

  /// Inserts rows of one height so that the first of them becomes row `row`. Range: row in 0...rowCount. Cost: O(log rows).
  public mutating func insert(repeating height: CGFloat, count: Int, at row: Int) {
    Self.check(height)
    precondition(row >= 0 && row <= rowCount, "RowGeometry.insert: row \(row) is not in 0...\(rowCount)")
    precondition(count >= 0, "RowGeometry.insert: count must not be negative (\(count))")
    guard count > 0 else { return }
    if tree.insert(repeating: height, count: count, at: row, in: root) { return }
    let (before, after) = tree.split(root, at: row)
    root = joined(before, tree.make(RowPiece(repeating: height, count: count)), after)
  }

  /// Inserts rows so that the first of them becomes row `row`. Range: row in 0...rowCount. Cost: O(log rows + new rows).
  public mutating func insert(heights: some Sequence<CGFloat>, at row: Int) {
    precondition(row >= 0 && row <= rowCount, "RowGeometry.insert: row \(row) is not in 0...\(rowCount)")
    let added = tree.build(heights)
    guard added != 0 else { return }
    let (before, after) = tree.split(root, at: row)
    root = joined(before, added, after)
  }

  /// Removes rows. Range: inside 0..<rowCount. Cost: O(log rows + pieces removed).
  public mutating func remove(_ rows: Range<Int>) {
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= rowCount, "RowGeometry.remove: rows \(rows) are not in 0..<\(rowCount)")
    guard !rows.isEmpty else { return }
    if tree.remove(rows, in: root) { return }
    let (before, rest) = tree.split(root, at: rows.lowerBound)
    let (gone, after) = tree.split(rest, at: rows.count)
    tree.discard(gone)
    root = tree.concatenate(before, after)
  }

  /// Moves one row; `target` is its number afterwards, as in `UITableView.moveRow(at:to:)`. Cost: O(log rows).
  public mutating func move(row: Int, to target: Int) {
    let moved = height(ofRow: row)
    remove(row..<(row + 1))
    insert(repeating: moved, count: 1, at: target)
  }

  private mutating func joined(_ before: SumTree<RowPiece>.Link, _ middle: SumTree<RowPiece>.Link, _ after: SumTree<RowPiece>.Link)
    -> SumTree<RowPiece>.Link
  {
    let head = tree.concatenate(before, middle)
    return tree.concatenate(head, after)
  }
}

/// Edits inside one piece. Each returns false, with nothing changed, when the shape of the tree has to change.
extension SumTree<RowPiece> {
  fileprivate mutating func setHeight(_ height: CGFloat, ofRow row: Int, in link: Link) -> Bool {
    guard link != 0 else { return false }
    let start = self[self[link].left].count
    let end = start + self[link].piece.count
    let done: Bool
    if row < start {
      done = setHeight(height, ofRow: row, in: self[link].left)
    } else if row < end {
      done = self[link].piece.setHeight(height, at: row - start)
    } else {
      done = setHeight(height, ofRow: row - end, in: self[link].right)
    }
    if done { refresh(link) }
    return done
  }

  fileprivate mutating func insert(repeating height: CGFloat, count: Int, at row: Int, in link: Link) -> Bool {
    guard link != 0 else { return false }
    let (left, right) = (self[link].left, self[link].right)
    let start = self[left].count
    let end = start + self[link].piece.count
    let done: Bool
    if row < start || (row == start && left != 0) {
      done = insert(repeating: height, count: count, at: row, in: left)
    } else if row <= end, self[link].piece.insert(repeating: height, count: count, at: row - start) {
      done = true
    } else {
      done = row >= end && insert(repeating: height, count: count, at: row - end, in: right)
    }
    if done { refresh(link) }
    return done
  }

  fileprivate mutating func remove(_ rows: Range<Int>, in link: Link) -> Bool {
    guard link != 0 else { return false }
    let start = self[self[link].left].count
    let end = start + self[link].piece.count
    let done: Bool
    if rows.upperBound <= start {
      done = remove(rows, in: self[link].left)
    } else if rows.lowerBound >= end {
      done = remove((rows.lowerBound - end)..<(rows.upperBound - end), in: self[link].right)
    } else if rows.lowerBound >= start, rows.upperBound <= end {
      done = self[link].piece.remove((rows.lowerBound - start)..<(rows.upperBound - start))
    } else {
      done = false
    }
    if done { refresh(link) }
    return done
  }
}
