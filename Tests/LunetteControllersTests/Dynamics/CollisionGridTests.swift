import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteControllers

/// The grid of a collision against a loop over all pairs: the same pairs hit each other, in one order, and stand at one place afterwards.
@Suite struct CollisionGridTests {
  private final class Hits {
    var pairs: [String] = []
  }

  /// Pushes two bodies apart, as a hit does.
  private func meet(_ a: DynamicBody, _ b: DynamicBody, _ hits: Hits, _ names: [ObjectIdentifier: Int]) -> Bool {
    let (first, second) = (a.rect, b.rect)
    let x = min(first.maxX, second.maxX) - max(first.minX, second.minX)
    let y = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    guard x > 0, y > 0 else { return false }
    let way = x < y ? CGPoint(x: a.center.x < b.center.x ? -x : x, y: 0) : CGPoint(x: 0, y: a.center.y < b.center.y ? -y : y)
    (a.center, b.center) = (a.center + way * 0.5, b.center - way * 0.5)
    hits.pairs.append("\(names[ObjectIdentifier(a)] ?? -1) \(names[ObjectIdentifier(b)] ?? -1)")
    return true
  }

  private func bodies(_ random: inout SeededRandom) -> [DynamicBody] {
    let room = CGFloat([60, 400, 4_000].randomElement(using: &random) ?? 400)
    return (0..<Int.random(in: CollisionGrid.fewestBodies...90, using: &random)).map { _ in
      let side = CGFloat(Int.random(in: 0..<12, using: &random) == 0 ? Int.random(in: 100...2_000, using: &random) : Int.random(in: 0...30, using: &random))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: CGFloat(Int.random(in: 1...30, using: &random))))
      let place = CGFloat(Int.random(in: 0..<40, using: &random) == 0 ? 1e12 : 1)
      view.center = CGPoint(x: CGFloat.random(in: -room...room, using: &random) * place, y: CGFloat.random(in: 0...room, using: &random))
      return DynamicBody(view)
    }
  }

  @Test func theGridFindsThePairsThatALoopOverAllFinds() {
    Simulation.current = Simulation()
    var hits = 0
    for seed in 1...150 as ClosedRange<UInt64> {
      var (random, again) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
      let (swept, looped) = (bodies(&random), bodies(&again))
      // Bodies that hit each other in one step hit others in the next one.
      for _ in 0..<3 {
        let (found, expected) = (Hits(), Hits())
        func names(_ bodies: [DynamicBody]) -> [ObjectIdentifier: Int] {
          Dictionary(uniqueKeysWithValues: bodies.enumerated().map { (ObjectIdentifier($1), $0) })
        }
        let (sweptNames, loopedNames) = (names(swept), names(looped))
        CollisionGrid.forEachPair(swept) { meet($0, $1, found, sweptNames) }
        for (number, body) in looped.enumerated() { for other in looped[(number + 1)...] { _ = meet(body, other, expected, loopedNames) } }
        #expect(found.pairs == expected.pairs, "seed \(seed)")
        #expect(swept.map(\.center) == looped.map(\.center), "seed \(seed)")
        hits += found.pairs.count
      }
    }
    #expect(hits > 1_000)
  }
}
