import CoreTestSupport
import Foundation
import LunetteCore
import Testing

/// Questions about rectangles, against a slow answer point by point, and for numbers that are none.
@Suite struct RectTests {
  /// Rectangles with corners on a small grid, so that edges meet often; some sides are negative.
  private func rects(_ count: Int) -> [CGRect] {
    var random = SeededRandom(7)
    func side(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    return (0..<count).map { _ in CGRect(x: side(-4...4), y: side(-4...4), width: side(-3...5), height: side(-3...5)) }
  }

  /// The centres of the grid's squares that a rectangle covers.
  private func squares(_ rect: CGRect) -> Set<[Int]> {
    var found = Set<[Int]>()
    for x in -12..<12 { for y in -12..<12 where rect.holds(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) { found.insert([x, y]) } }
    return found
  }

  @Test func rectanglesMeetWhereTheyShareASquare() {
    let all = rects(60)
    for one in all {
      for other in all {
        let common = squares(one).intersection(squares(other))
        #expect(one.meets(other) == !common.isEmpty, "\(one) \(other)")
        #expect(squares(one.shared(with: other)) == common, "\(one) \(other)")
        if one.covers(other) { #expect(squares(other).isSubset(of: squares(one)), "\(one) \(other)") }
      }
    }
  }

  @Test func highEdgesAreOutside() {
    let rect = CGRect(x: 10, y: 10, width: -10, height: 10)
    #expect(rect.holds(CGPoint(x: 0, y: 10)) && !rect.holds(CGPoint(x: 10, y: 10)) && !rect.holds(CGPoint(x: 5, y: 20)))
  }

  @Test(arguments: [CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), CGRect.null])
  func noNumberMeetsNothing(rect: CGRect) {
    let other = CGRect(x: -10, y: -10, width: 100, height: 100)
    #expect(!rect.holds(.zero) && !other.covers(rect))
    #expect(!rect.meets(other) && !other.meets(rect))
    #expect([rect.shared(with: other), other.shared(with: rect)].allSatisfy { !($0.width > 0 && $0.height > 0) })
  }

  @Test func aScaledRectangleKeepsItsSidesExactly() {
    // 0.1 + 0.2 less 0.1 would not be 0.2.
    let rect = CGRect(x: 0.1, y: 0.1, width: 0.2, height: 0.2).applying(CGAffineTransform(scaleX: 3, y: 3))
    #expect(rect.width == 0.2 * 3 && rect.height == 0.2 * 3)
  }

  @Test func theBoxOfATurnedRectangleHoldsItsCorners() {
    let turn = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -8)
    for rect in rects(40) {
      let box = rect.applying(turn)
      for corner in rect.corners.map({ $0.applying(turn) }) {
        #expect(box.insetBy(dx: -1e-9, dy: -1e-9).holds(corner))
      }
    }
  }
}
