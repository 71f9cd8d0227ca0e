import CoreTestSupport
import Foundation
import Testing

@testable import LunetteCore

/// Rows whose questions are answered with sums over an array.
private struct NaiveRows {
  var heights: [CGFloat] = []

  func offset(ofRow row: Int) -> CGFloat { heights[..<row].reduce(0, +) }

  func row(at y: CGFloat) -> Int? {
    guard y >= 0 else { return nil }
    var bottom: CGFloat = 0
    for (row, height) in heights.enumerated() {
      bottom += height
      if y < bottom { return row }
    }
    return nil
  }
}

extension RowGeometry {
  /// Checks what SumTree.swift promises of every node. Returns the number of pieces.
  fileprivate func checkInvariants() -> Int {
    func check(_ link: SumTree<RowPiece>.Link) -> Int {
      guard link != 0 else { return 0 }
      let node = tree[link]
      let (left, right) = (tree[node.left], tree[node.right])
      #expect(node.count == left.count + node.piece.count + right.count)
      #expect(node.sum == left.sum + node.piece.sum + right.sum)
      #expect(node.rank == 1 + max(left.rank, right.rank))
      #expect(abs(left.rank - right.rank) <= 1)
      #expect(node.piece.count > 0)
      #expect(node.piece.isRun || node.piece.storedHeights <= RowPiece.capacity)
      return 1 + check(node.left) + check(node.right)
    }
    return check(root)
  }

  fileprivate var storedHeights: Int { tree.nodes.reduce(0) { $0 + $1.piece.storedHeights } }
}

private func expectEqual(_ rows: RowGeometry, _ naive: NaiveRows, _ numbers: inout SeededRandom) {
  #expect(rows.rowCount == naive.heights.count)
  var (top, mismatches) = (CGFloat(0), 0)
  for (row, height) in naive.heights.enumerated() {
    if rows.height(ofRow: row) != height || abs(rows.offset(ofRow: row) - top) > 1e-6 { mismatches += 1 }
    // The two questions must agree: the row that is found at a row's top edge is that row.
    if height > 0, rows.row(at: rows.offset(ofRow: row)) != row { mismatches += 1 }
    top += height
  }
  #expect(mismatches == 0)
  #expect(abs(rows.totalHeight - top) < 1e-6)
  #expect(rows.totalHeight == rows.offset(ofRow: rows.rowCount))
  #expect(rows.row(at: rows.totalHeight) == nil)
  for _ in 0..<20 {
    // Off any edge by more than rounding: heights are multiples of 1/3.
    let y = (CGFloat.random(in: -10...(top + 10), using: &numbers) * 3).rounded(.down) / 3 + 0.1
    #expect(rows.row(at: y) == naive.row(at: y))
  }
}

@Suite struct RowGeometryTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func everyRandomEditAgreesWithAPlainArray(seed: UInt64) {
    var numbers = SeededRandom(seed)
    var (rows, naive) = (RowGeometry(), NaiveRows())
    // Three kinds of tables: a few small heights that often repeat, fractions, and large rows; all multiples of 1/3.
    let unit: CGFloat = [0, 1.0 / 3, 44][Int(seed % 3)]
    func anyHeight() -> CGFloat {
      unit * CGFloat(Int.random(in: 0...6, using: &numbers)) + CGFloat(Int.random(in: 0...2, using: &numbers)) / 3
    }
    for step in 0..<1500 {
      let count = naive.heights.count
      let row = Int.random(in: 0...count, using: &numbers)
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0, 1, 2:
        let height = anyHeight()
        rows.insert(repeating: height, count: 1, at: row)
        naive.heights.insert(height, at: row)
      case 3:
        let (height, added) = (anyHeight(), Int.random(in: 0...200, using: &numbers))
        rows.insert(repeating: height, count: added, at: row)
        naive.heights.insert(contentsOf: Array(repeating: height, count: added), at: row)
      case 4:
        let added = (0..<Int.random(in: 0...120, using: &numbers)).map { _ in anyHeight() }
        rows.insert(heights: added, at: row)
        naive.heights.insert(contentsOf: added, at: row)
      case 5 where row < count, 6 where row < count, 7 where row < count:
        rows.remove(row..<(row + 1))
        naive.heights.remove(at: row)
      case 8 where count > 0:
        let end = min(count, row + Int.random(in: 0...300, using: &numbers))
        rows.remove(row..<end)
        naive.heights.removeSubrange(row..<end)
      case 9 where row < count:
        let target = Int.random(in: 0..<count, using: &numbers)
        rows.move(row: row, to: target)
        naive.heights.insert(naive.heights.remove(at: row), at: target)
      case 10 where row < count, 11 where row < count:
        let height = anyHeight()
        rows.setHeight(height, ofRow: row)
        naive.heights[row] = height
      default: break
      }
      if step % 25 == 0 {
        _ = rows.checkInvariants()
        expectEqual(rows, naive, &numbers)
      }
    }
    expectEqual(rows, naive, &numbers)
    rows.remove(0..<rows.rowCount)
    #expect(rows.rowCount == 0 && rows.totalHeight == 0 && rows.checkInvariants() == 0)
  }

  @Test func emptyGeometryHasNoRowAnywhere() {
    let rows = RowGeometry()
    #expect(rows.rowCount == 0)
    #expect(rows.totalHeight == 0)
    #expect(rows.offset(ofRow: 0) == 0)
    #expect(rows.row(at: 0) == nil)
    #expect(rows.rows(in: -10..<10) == 0..<0)
  }

  @Test func rowIsHalfOpen() {
    let rows = RowGeometry(heights: [10, 20, 30])
    #expect(rows.row(at: -0.001) == nil)
    #expect(rows.row(at: 0) == 0)
    #expect(rows.row(at: 9.999) == 0)
    #expect(rows.row(at: 10) == 1)
    #expect(rows.row(at: 59.999) == 2)
    #expect(rows.row(at: 60) == nil)
    #expect(rows.row(at: .nan) == nil)
  }

  @Test func rowWithoutHeightIsNeverFound() {
    #expect(RowGeometry(repeating: 0, count: 1000).row(at: 0) == nil)
    let rows = RowGeometry(heights: [0, 0, 10, 0, 10, 0])
    #expect(rows.row(at: 0) == 2)
    #expect(rows.row(at: 10) == 4)
    #expect(rows.row(at: 20) == nil)
    #expect(rows.offset(ofRow: 4) == 10)
  }

  @Test func visibleRowsEndWhereTheNextBegins() {
    let rows = RowGeometry(repeating: 44, count: 1000)
    #expect(rows.rows(in: 0..<44) == 0..<1)
    #expect(rows.rows(in: 0..<44.5) == 0..<2)
    #expect(rows.rows(in: 43.5..<88) == 0..<2)
    #expect(rows.rows(in: -100..<0) == 0..<0)
    #expect(rows.rows(in: 43_990..<50_000) == 999..<1000)
    #expect(rows.rows(in: 44_000..<50_000) == 0..<0)
    #expect(RowGeometry(heights: [10, 0, 0, 10, 0]).rows(in: 0..<10) == 0..<1)
    #expect(RowGeometry(heights: [10, 0, 0, 10, 0]).rows(in: 0..<100) == 0..<4)
  }

  @Test func movedRowHasTheTargetAsItsNumberAfterwards() {
    var rows = RowGeometry(heights: [1, 2, 3, 4])
    rows.move(row: 0, to: 3)
    #expect((0..<4).map { rows.height(ofRow: $0) } == [2, 3, 4, 1])
    rows.move(row: 3, to: 1)
    #expect((0..<4).map { rows.height(ofRow: $0) } == [2, 1, 3, 4])
  }

  @Test func equalHeightsCostNothingPerRow() {
    var rows = RowGeometry(repeating: 44, count: 1_000_000)
    rows.insert(repeating: 44, count: 1_000_000, at: 500_000)
    for row in 0..<100 { rows.insert(repeating: 44, count: 1, at: row * 7) }
    rows.remove(1000..<2000)
    #expect(rows.storedHeights == 0)
    #expect(rows.checkInvariants() == 1)
    #expect(rows.totalHeight == CGFloat(87_960_400))
    rows.setHeight(100, ofRow: 77)
    rows.setHeight(44, ofRow: 77)
    #expect(rows.storedHeights < RowPiece.capacity)
    #expect(rows.row(at: 44 * 1_500_000) == 1_500_000)
  }

  @Test func heightsLearnedFromTopToBottomStayInFullPieces() {
    var rows = RowGeometry(repeating: 44, count: 20_000)
    for row in 0..<20_000 { rows.setHeight(40 + CGFloat(row % 10), ofRow: row) }
    #expect(rows.checkInvariants() < 20_000 / RowPiece.capacity * 2 + 2)
    #expect(rows.totalHeight == 44.5 * 20_000)
  }

  @Test func manyRemovalsLeaveFewPieces() {
    var numbers = SeededRandom(9)
    var rows = RowGeometry(heights: (0..<50_000).map { 40 + CGFloat($0 % 10) })
    while rows.rowCount > 1000 {
      let row = Int.random(in: 0..<rows.rowCount, using: &numbers)
      rows.remove(row..<(row + 1))
    }
    // A list that has shrunk to a quarter is joined with a neighbour.
    #expect(rows.checkInvariants() <= 1000 / (RowPiece.capacity / 4))
  }

  @Test func sumOverAMillionFractionsIsExactToAThousandth() {
    let rows = RowGeometry(heights: (0..<1_000_000).map { 10 + CGFloat($0 % 3) / 3 })
    let exact: CGFloat = 10_000_000 + 333_333
    #expect(abs(rows.totalHeight - exact) < 0.001)
    #expect(abs(rows.offset(ofRow: 999_999) - (exact - 10)) < 0.001)
    #expect(rows.storedHeights == 1_000_000)
  }

  @Test func aCopyKeepsItsRowsWhenTheOtherChanges() {
    let before = RowGeometry(heights: [10, 20, 30])
    var after = before
    after.remove(0..<2)
    #expect(before.totalHeight == 60)
    #expect(after.totalHeight == 30)
  }

  @Test func rowsWithoutHeightAreSteppedOverAtOnce() {
    var rows = RowGeometry(repeating: 0, count: 1_000_000)
    rows.setHeight(10, ofRow: 3)
    rows.setHeight(10, ofRow: 900_000)
    #expect(rows.visibleRow(after: 3) == 900_000)
    #expect(rows.visibleRow(after: 900_000) == nil)
    #expect(rows.visibleRow(before: 900_000) == 3)
    #expect(rows.visibleRow(before: 3) == nil)
    #expect(rows.rows(in: 0..<100) == 3..<900_001)
  }
}
