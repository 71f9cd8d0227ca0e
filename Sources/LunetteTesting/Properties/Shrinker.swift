/// How long the search for a smaller failing case may go on.
public struct ShrinkLimits: Sendable {
  /// Units: seconds of processor time. Ours: a person still waits for it; a case that is not the smallest yet is kept, and the next run goes on
  public var seconds = 30.0
  /// Number of runs. Ours: the hard cases in the tests need fewer to reach their smallest case
  public var runs = 2000

  public init() {}
}

/// Makes a failing case smaller. A case is a list of whole numbers from which a test makes its values; 0 is always the simplest choice.
///
/// It knows nothing about the values. A list is simpler than another if it is shorter, or of the same length with lower numbers from the
/// left. Because only numbers are changed, values that were mapped, filtered or bound to others shrink as well as plain ones.
/// Source: the idea of shrinking the sequence of choices is Hypothesis's (MacIver and Donaldson, "Test-Case Reduction via Test-Case
/// Generation", 2020).
struct Shrinker {
  /// The numbers of one value: the index of the first, their count, and the kind of value.
  struct Span: Equatable {
    var first: Int
    var count: Int
    var label: Int
  }

  /// A case that fails: the numbers that it drew, and the values to which they belong.
  struct Failing {
    var numbers: [Int]
    var spans: [Span] = []
    /// Number of commands, for a machine's case that was played again.
    var steps = 0
  }

  /// Runs the case of these numbers. Nil if it doesn't fail in the same way as the first one.
  let attempt: ([Int]) -> Failing?
  private let limits: ShrinkLimits
  /// The processor time that shrinking has taken so far. Units: seconds
  private let time: () -> Double
  /// Whether the search ended at a limit, before nothing simpler was left to try.
  private(set) var isStoppedEarly = false

  private(set) var best: Failing
  /// How often `attempt` ran, and how often it found a simpler case.
  private(set) var runs = 0
  private(set) var improvements = 0
  private var tried: Set<[Int]> = []

  init(
    _ failing: Failing, limits: ShrinkLimits = ShrinkLimits(), time: @escaping () -> Double = { 0 }, attempt: @escaping ([Int]) -> Failing?
  ) {
    (best, self.limits, self.time, self.attempt) = (failing, limits, time, attempt)
  }

  static func isSimpler(_ one: [Int], than other: [Int]) -> Bool {
    one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
  }

  /// Tries all methods until none finds a simpler case; those that need many runs only when the others find nothing.
  mutating func shrink() {
    // The values to which its numbers belong are known only after a case was played again.
    if best.spans.isEmpty, mayRun() {
      tried.insert(best.numbers)
      if let again = attempt(best.numbers), again.numbers == best.numbers { best = again }
    }
    cutOff()
    var before: Int
    repeat {
      before = improvements
      leaveOutValues()
      putInnerForOuter()
      leaveOutNumbers()
      makeSimplest()
      lowerEach()
      lowerEqual()
      sortPairs()
      sortValues()
      moveAmounts()
      if improvements == before { lowerAndLeaveOut() }
      if improvements == before { lowerByOddSteps() }
    } while improvements > before && !isBudgetUsedUp
    if isBudgetUsedUp { isStoppedEarly = true }
  }

  private var isBudgetUsedUp: Bool { isStoppedEarly || runs >= limits.runs }

  /// Counts a run. Returns: false when a limit is reached
  private mutating func mayRun() -> Bool {
    if isBudgetUsedUp || time() >= limits.seconds {
      isStoppedEarly = true
      return false
    }
    runs += 1
    return true
  }

  /// Returns: whether the case fails and is simpler; it is then the best one
  private mutating func tryOut(_ numbers: [Int]) -> Bool {
    guard !isBudgetUsedUp, Self.isSimpler(numbers, than: best.numbers), tried.insert(numbers).inserted, mayRun() else { return false }
    guard let failing = attempt(numbers), Self.isSimpler(failing.numbers, than: best.numbers) else { return false }
    best = failing
    improvements += 1
    return true
  }

  private mutating func tryOut(_ change: (inout [Int]) -> Void) -> Bool {
    var numbers = best.numbers
    change(&numbers)
    return tryOut(numbers)
  }

  // MARK: Whole values

  /// Numbers beyond the end of the list count as 0, so a long case may be reduced to its first few numbers.
  private mutating func cutOff() {
    var size = best.numbers.count
    while size > 0, !isBudgetUsedUp {
      if size > best.numbers.count || !tryOut({ $0.removeLast(size) }) { size /= 2 }
    }
  }

  private mutating func leaveOutValues() {
    var index = 0
    // The largest first, because it removes many others with it.
    while index < best.spans.count, !isBudgetUsedUp {
      let span = best.spans.sorted { ($1.count, $0.first) < ($0.count, $1.first) }[index]
      guard span.count > 0, leaveOut(span.first..<span.first + span.count) else {
        index += 1
        continue
      }
      // If one of a list's values can be removed, the next ones may be too: twice as many each time.
      var size = 2
      while let range = best.run(of: size, label: span.label, from: span.first), leaveOut(range) { size *= 2 }
    }
  }

  private mutating func leaveOut(_ range: Range<Int>) -> Bool { tryOut { $0.removeSubrange(range) } }

  /// Sorts neighbouring values of one kind, the simplest first.
  private mutating func sortValues() {
    var index = 0
    while index < best.spans.count, !isBudgetUsedUp {
      let span = best.spans[index]
      let (first, end) = (span.first, span.first + span.count)
      if span.count > 0, let next = best.spans.first(where: { $0.first == end && $0.label == span.label && $0.count > 0 }) {
        let numbers = best.numbers
        let (one, other) = (numbers[first..<end], numbers[end..<end + next.count])
        if other.lexicographicallyPrecedes(one) { _ = tryOut { $0.replaceSubrange(first..<end + next.count, with: other + one) } }
      }
      index += 1
    }
  }

  /// Replaces a value by one of the same kind inside it: a branch becomes the tree.
  private mutating func putInnerForOuter() {
    var outer = 0
    while outer < best.spans.count, !isBudgetUsedUp {
      let span = best.spans[outer]
      let range = span.first..<span.first + span.count
      let inner = best.spans.filter {
        $0.label == span.label && $0 != span && $0.count > 0 && $0.first >= range.lowerBound && $0.first + $0.count <= range.upperBound
      }
      let numbers = best.numbers
      let hasGone = inner.contains { tryOut(numbers.replacing(range, with: $0.first..<$0.first + $0.count)) }
      outer = hasGone ? 0 : outer + 1
    }
  }

  // MARK: Single numbers and runs of them

  private static let blockSizes = [16, 8, 4, 3, 2, 1]

  private mutating func leaveOutNumbers() {
    for size in Self.blockSizes {
      var index = best.numbers.count - size
      while index >= 0, !isBudgetUsedUp {
        // The following values move up, so the same index is tried again.
        if !tryOut({ $0.removeSubrange(index..<index + size) }) { index -= 1 }
        index = min(index, best.numbers.count - size)
      }
    }
  }

  private mutating func makeSimplest() {
    for size in Self.blockSizes {
      var index = 0
      while index + size <= best.numbers.count, !isBudgetUsedUp {
        _ = tryOut { for place in index..<index + size { $0[place] = 0 } }
        index += 1
      }
    }
  }

  private mutating func lowerEach() {
    var index = 0
    while index < best.numbers.count, !isBudgetUsedUp {
      lower([index])
      index += 1
    }
  }

  /// Lowers equal numbers at these places together, as far as possible.
  private mutating func lower(_ places: [Int]) {
    guard let place = places.first, place < best.numbers.count, best.numbers[place] > 0 else { return }
    func set(_ value: Int) -> (inout [Int]) -> Void { { numbers in for place in places { numbers[place] = value } } }
    guard places.allSatisfy({ $0 < best.numbers.count }), !tryOut(set(0)) else { return }
    // By half of the rest, then by smaller steps; also by even steps, for values that only every second number makes.
    var step = 1 << (Int.bitWidth - 1 - best.numbers[place].leadingZeroBitCount)
    while step > 0, !isBudgetUsedUp {
      guard places.allSatisfy({ $0 < best.numbers.count }) else { return }
      let value = best.numbers[place]
      if value < step || !tryOut(set(value - step)) { step /= 2 }
    }
  }

  /// The case may fail because several values are equal, so equal numbers are lowered together.
  private mutating func lowerEqual() {
    for value in Set(best.numbers.filter { $0 > 0 }).sorted(by: >) {
      let places = best.numbers.indices.filter { best.numbers[$0] == value }
      if places.count > 1 {
        lower(places)
        // Two equal numbers may be enough.
        for (first, second) in zip(places, places.dropFirst())
        where second < best.numbers.count && best.numbers[first] == best.numbers[second] {
          lower([first, second])
        }
      }
    }
  }

  /// Longest distance of two such numbers; without a limit the number of pairs would grow with the square.
  private static let reach = 8

  private mutating func sortPairs() {
    for distance in 1...Self.reach {
      var index = 0
      while index + distance < best.numbers.count, !isBudgetUsedUp {
        if best.numbers[index] > best.numbers[index + distance] { _ = tryOut { $0.swapAt(index, index + distance) } }
        index += 1
      }
    }
  }

  /// Moves amounts from one number to a later one, if possible all of it: two values of which only the sum matters become one.
  private mutating func moveAmounts() {
    for distance in 1...Self.reach {
      var index = 0
      while !isBudgetUsedUp {
        let places = best.amounts
        guard index + distance < places.count else { break }
        move(from: places[index], to: places[index + distance])
        index += 1
      }
    }
  }

  private mutating func move(from: Int, to: Int) {
    func give(_ given: Int) -> Bool {
      guard given > 0, to < best.numbers.count, best.numbers[from] >= given else { return false }
      return tryOut {
        let (sum, isTooMuch) = $0[to].addingReportingOverflow(given)
        ($0[from], $0[to]) = ($0[from] - given, isTooMuch ? .max : sum)
      }
    }
    var amount = best.numbers[from]
    // An even amount is tried, too: if 1 stands for the number 1 and 2 for -1, it keeps the sign.
    if give(amount) || give(amount & ~1) { return }
    guard give(2) || give(1) else { return }
    while amount > 0, from < best.numbers.count, !isBudgetUsedUp {
      amount = min(amount, best.numbers[from])
      if !give(amount), !give(amount & ~1) { amount /= 2 }
    }
  }

  /// Lowers a number that says how many values follow, and leaves one of these out.
  private mutating func lowerAndLeaveOut() {
    var index = 0
    while index < best.numbers.count, !isBudgetUsedUp {
      var place = index + 1
      while place < best.numbers.count, best.numbers[index] > 0, place <= index + 2 * Self.reach, !isBudgetUsedUp {
        let hasGone = [1, 2, 3].contains { size in
          place + size <= best.numbers.count
            && tryOut {
              $0[index] -= 1
              $0.removeSubrange(place..<place + size)
            }
        }
        guard index < best.numbers.count else { return }
        if !hasGone { place += 1 }
      }
      index += 1
    }
  }

  /// Longest step that is no power of two. Ours: every hundredth number, above and below 0
  private static let longestStep = 200

  /// If only every third or hundredth number makes the case fail, steps of powers of two find none of them.
  private mutating func lowerByOddSteps() {
    var index = 0
    while index < best.numbers.count, !isBudgetUsedUp {
      var step = 3
      // The remaining runs are divided among the numbers.
      let most = min(Self.longestStep, (limits.runs - runs) / (best.numbers.count - index))
      while step <= most, index < best.numbers.count, best.numbers[index] >= step, !isBudgetUsedUp {
        guard lower(index, by: step) else {
          step += 1
          continue
        }
        var longer = step
        while lower(index, by: longer) { longer = longer > .max / 2 ? longer : longer * 2 }
        while longer > step { if !lower(index, by: longer) { longer /= 2 } }
      }
      index += 1
    }
  }

  private mutating func lower(_ index: Int, by step: Int) -> Bool {
    guard index < best.numbers.count, best.numbers[index] >= step else { return false }
    return tryOut { $0[index] -= step }
  }
}

extension Shrinker.Failing {
  /// The places of numbers that belong to values; the numbers between say how many values there are. All places if the values are unknown.
  fileprivate var amounts: [Int] {
    if spans.isEmpty { return Array(numbers.indices) }
    // Spans are ordered by their beginning, outer ones first.
    return spans.indices.flatMap { index -> [Int] in
      let range = spans[index].first..<spans[index].first + max(0, spans[index].count)
      return index + 1 < spans.count && range.contains(spans[index + 1].first) ? [] : Array(range)
    }
  }

  /// The numbers of several successive values of one kind; nil if there are fewer.
  fileprivate func run(of size: Int, label: Int, from first: Int) -> Range<Int>? {
    var end = first
    for _ in 0..<size {
      guard let span = spans.first(where: { $0.first == end && $0.label == label && $0.count > 0 }) else { return nil }
      end += span.count
    }
    return first..<end
  }
}

extension [Int] {
  fileprivate func replacing(_ range: Range<Int>, with other: Range<Int>) -> [Int] {
    Array(self[..<range.lowerBound] + self[other] + self[range.upperBound...])
  }
}
