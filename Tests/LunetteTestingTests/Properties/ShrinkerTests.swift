import TestSupport
import Testing

// The shrinker alone: a property gives it the numbers of its generators only.
@testable import LunetteTesting

/// Shrinking lists of numbers, without Lua: what it finds is compared with the simplest list of all, which is known.
@Suite struct ShrinkerTests {
  private func smallest(from numbers: [Int], where fails: @escaping ([Int]) -> Bool) -> (numbers: [Int], runs: Int) {
    var shrinker = Shrinker(.init(numbers: numbers)) { fails($0) ? .init(numbers: $0) : nil }
    shrinker.shrink()
    return (shrinker.best.numbers, shrinker.runs)
  }

  @Test func aSumIsMovedIntoOneNumber() {
    var random = SeededRandom(1)
    for _ in 0..<50 {
      let start = (0..<Int.random(in: 3...30, using: &random)).map { _ in Int.random(in: 100...900, using: &random) }
      guard start.reduce(0, +) > 1000 else { continue }
      let result = smallest(from: start) { $0.reduce(0, +) > 1000 }
      #expect(result.numbers == [1001], "from \(start)")
      #expect(result.runs <= 2000)
    }
  }

  @Test func equalNumbersAreLoweredTogether() {
    let result = smallest(from: [731, 5, 88, 731, 12]) { $0.count >= 2 && Set($0).count < $0.count }
    #expect(result.numbers == [0, 0])
  }

  @Test func anOrderIsTurnedIntoTheSimplest() {
    let result = smallest(from: [9, 4, 7, 1]) { list in list.count == 4 && Set(list).count == 4 }
    #expect(result.numbers == [0, 1, 2, 3])
  }

  /// Every predicate that holds for all lists that are as long, with numbers as high, has one simplest list: the limits themselves.
  @Test func limitsAreFoundWhereverTheyLie() {
    var random = SeededRandom(2)
    for _ in 0..<100 {
      let limits = (0..<Int.random(in: 1...8, using: &random)).map { _ in Int.random(in: 0...1_000_000, using: &random) }
      let start = limits.map { $0 + Int.random(in: 0...1_000_000, using: &random) }
      let result = smallest(from: start) { list in list.count == limits.count && zip(list, limits).allSatisfy { $0 >= $1 } }
      #expect(result.numbers == limits)
    }
  }

  @Test func itStopsAfterTheMostRuns() {
    var (runs, limits) = (0, ShrinkLimits())
    limits.runs = 100
    var shrinker = Shrinker(.init(numbers: Array(repeating: 1000, count: 500)), limits: limits) {
      runs += 1
      return $0.count == 500 ? .init(numbers: $0) : nil
    }
    shrinker.shrink()
    #expect(runs == 100)
    #expect(shrinker.isStoppedEarly == true)
  }

  @Test func itStopsWhenItsTimeIsUp() {
    var (seconds, limits) = (0.0, ShrinkLimits())
    limits.seconds = 5
    var shrinker = Shrinker(.init(numbers: Array(repeating: 1000, count: 500)), limits: limits, time: { seconds }) {
      seconds += 1
      return $0.count == 500 ? .init(numbers: $0) : nil
    }
    shrinker.shrink()
    #expect(seconds == 5)
    #expect(shrinker.isStoppedEarly == true)
  }

  @Test func whatHasNothingSimplerLeftIsNotStoppedEarly() {
    var shrinker = Shrinker(.init(numbers: [3, 4])) { $0.count == 2 ? .init(numbers: $0) : nil }
    shrinker.shrink()
    #expect(shrinker.best.numbers == [0, 0])
    #expect(!shrinker.isStoppedEarly)
  }

  @Test func aCaseThatFailsOtherwiseIsNoneOfItsOwn() {
    let result = smallest(from: [5, 5]) { $0 == [5, 5] }
    #expect(result.numbers == [5, 5])
  }
}
