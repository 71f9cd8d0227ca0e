/// Makes a failing case smaller: a list of whole numbers from which a test makes its values, each 0 being the simplest choice.
///
/// It knows nothing of the values. A list is simpler than another when it is shorter, or as long with lower numbers from the left.
/// Because only numbers are changed, values that were mapped, filtered or bound to others shrink as well as plain ones.
/// Source: the idea of shrinking the sequence of choices is Hypothesis's (MacIver and Donaldson, "Test-Case Reduction via Test-Case
/// Generation", 2020).
struct Shrinker {
  /// The numbers of one value: where they begin, how many there are, and what kind of value it is.
  struct Span: Equatable {
    var first: Int
    var count: Int
    var label: Int
  }

  /// A case that fails: the numbers that it really drew, and the values they belong to.
  struct Failing {
    var numbers: [Int]
    var spans: [Span] = []
  }

  /// Runs the case of these numbers. Nil where it does not fail as the first one did.
  let attempt: ([Int]) -> Failing?
  /// The most runs. Source: ours; the hard cases in the tests come to their smallest in fewer
  let mostRuns: Int

  private(set) var best: Failing
  /// How often `attempt` ran, and how often it found something simpler.
  private(set) var runs = 0
  private(set) var improvements = 0
  private var tried: Set<[Int]> = []

  init(_ failing: Failing, mostRuns: Int = 2000, attempt: @escaping ([Int]) -> Failing?) {
    (best, self.mostRuns, self.attempt) = (failing, mostRuns, attempt)
  }

  static func isSimpler(_ one: [Int], than other: [Int]) -> Bool {
    one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
  }

  /// Tries every way until none finds anything simpler; the ways that take many runs only where the others find nothing.
  mutating func shrink() {
    // Which values its numbers belong to is known of a case that was played again.
    if best.spans.isEmpty, !isSpent {
      runs += 1
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
    } while improvements > before && !isSpent
  }

  private var isSpent: Bool { runs >= mostRuns }

  /// Returns: whether the case fails and is simpler; it is the best one then
  private mutating func tryOut(_ numbers: [Int]) -> Bool {
    guard !isSpent, Self.isSimpler(numbers, than: best.numbers), tried.insert(numbers).inserted else { return false }
    runs += 1
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

  /// Beyond the end of its numbers everything is as simple as can be, so a long case may come down to its first few.
  private mutating func cutOff() {
    var size = best.numbers.count
    while size > 0, !isSpent {
      if size > best.numbers.count || !tryOut({ $0.removeLast(size) }) { size /= 2 }
    }
  }

  private mutating func leaveOutValues() {
    var index = 0
    // The largest first: one that goes takes many with it.
    while index < best.spans.count, !isSpent {
      let span = best.spans.sorted { ($1.count, $0.first) < ($0.count, $1.first) }[index]
      guard span.count > 0, leaveOut(span.first..<span.first + span.count) else {
        index += 1
        continue
      }
      // Where one of a list's values goes, the next ones may, too: twice as many each time.
      var size = 2
      while let range = best.run(of: size, label: span.label, from: span.first), leaveOut(range) { size *= 2 }
    }
  }

  private mutating func leaveOut(_ range: Range<Int>) -> Bool { tryOut { $0.removeSubrange(range) } }

  /// Of values of one kind that follow one another the simpler ones come first.
  private mutating func sortValues() {
    var index = 0
    while index < best.spans.count, !isSpent {
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

  /// A value in another of its kind takes the place of the outer one: a branch becomes the tree.
  private mutating func putInnerForOuter() {
    var outer = 0
    while outer < best.spans.count, !isSpent {
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
      while index >= 0, !isSpent {
        // What follows moves up, so the same place is tried again.
        if !tryOut({ $0.removeSubrange(index..<index + size) }) { index -= 1 }
        index = min(index, best.numbers.count - size)
      }
    }
  }

  private mutating func makeSimplest() {
    for size in Self.blockSizes {
      var index = 0
      while index + size <= best.numbers.count, !isSpent {
        _ = tryOut { for place in index..<index + size { $0[place] = 0 } }
        index += 1
      }
    }
  }

  private mutating func lowerEach() {
    var index = 0
    while index < best.numbers.count, !isSpent {
      lower([index])
      index += 1
    }
  }

  /// Lowers the numbers at these places together, which have the same value, as far as it goes.
  private mutating func lower(_ places: [Int]) {
    guard let place = places.first, place < best.numbers.count, best.numbers[place] > 0 else { return }
    func set(_ value: Int) -> (inout [Int]) -> Void { { numbers in for place in places { numbers[place] = value } } }
    guard places.allSatisfy({ $0 < best.numbers.count }), !tryOut(set(0)) else { return }
    // By halves of what is left, then by less and less; even steps come up, too, for values that only every second number makes.
    var step = 1 << (Int.bitWidth - 1 - best.numbers[place].leadingZeroBitCount)
    while step > 0, !isSpent {
      guard places.allSatisfy({ $0 < best.numbers.count }) else { return }
      let value = best.numbers[place]
      if value < step || !tryOut(set(value - step)) { step /= 2 }
    }
  }

  /// Equal values may be what makes it fail.
  private mutating func lowerEqual() {
    for value in Set(best.numbers.filter { $0 > 0 }).sorted(by: >) {
      let places = best.numbers.indices.filter { best.numbers[$0] == value }
      if places.count > 1 {
        lower(places)
        // Two of them may be enough.
        for (first, second) in zip(places, places.dropFirst()) where second < best.numbers.count && best.numbers[first] == best.numbers[second] {
          lower([first, second])
        }
      }
    }
  }

  /// Pairs further apart than this are left as they are, or there were as many as the square of the numbers.
  private static let reach = 8

  private mutating func sortPairs() {
    for distance in 1...Self.reach {
      var index = 0
      while index + distance < best.numbers.count, !isSpent {
        if best.numbers[index] > best.numbers[index + distance] { _ = tryOut { $0.swapAt(index, index + distance) } }
        index += 1
      }
    }
  }

  /// A number gives of its amount to a later one, all of it at best: two values that only their sum makes fail become one.
  private mutating func moveAmounts() {
    for distance in 1...Self.reach {
      var index = 0
      while !isSpent {
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
    // Even amounts, too: where 1 is the number 1 and 2 is the number -1, they leave the sign as it is.
    if give(amount) || give(amount & ~1) { return }
    guard give(2) || give(1) else { return }
    while amount > 0, from < best.numbers.count, !isSpent {
      amount = min(amount, best.numbers[from])
      if !give(amount), !give(amount & ~1) { amount /= 2 }
    }
  }

  /// A number that says how many values follow is lowered, and one of them left out.
  private mutating func lowerAndLeaveOut() {
    var index = 0
    while index < best.numbers.count, !isSpent {
      var place = index + 1
      while place < best.numbers.count, best.numbers[index] > 0, place <= index + 2 * Self.reach, !isSpent {
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

  /// The longest step that is no power of two. Ours: every hundredth number, above and below 0
  private static let longestStep = 200

  /// Where only every third or hundredth number will do, which a test may ask of its values, steps of powers of two find none of them.
  private mutating func lowerByOddSteps() {
    var index = 0
    while index < best.numbers.count, !isSpent {
      var step = 3
      // The runs that are left are shared among the numbers.
      let most = min(Self.longestStep, (mostRuns - runs) / (best.numbers.count - index))
      while step <= most, index < best.numbers.count, best.numbers[index] >= step, !isSpent {
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
  /// The places of numbers that values are made of; those between them say how many values there are. All places where values aren't known.
  fileprivate var amounts: [Int] {
    if spans.isEmpty { return Array(numbers.indices) }
    // Spans are in the order in which they begin, outer ones first.
    return spans.indices.flatMap { index -> [Int] in
      let range = spans[index].first..<spans[index].first + max(0, spans[index].count)
      return index + 1 < spans.count && range.contains(spans[index + 1].first) ? [] : Array(range)
    }
  }

  /// The numbers of so many values of one kind that follow one another; nil where there are fewer.
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
