/// What the calls of `choose` in a test answer: the first of each list, unless somebody picks.
final class ChoicePath {
  /// The place that each call answers, from 0; the first where there is none.
  private(set) var picks: [Int] = []
  /// How many each call had to choose from.
  private(set) var counts: [Int] = []
  /// What they answered, for a reader.
  private(set) var values: [String] = []

  /// The next run of the test answers so.
  func begin(_ picks: [Int]) { self.picks = picks }

  func restart() { (counts, values) = ([], []) }

  /// Returns: the place of what a call answers
  func next(of count: Int) -> Int {
    counts.append(count)
    return counts.count <= picks.count ? min(picks[counts.count - 1], count - 1) : 0
  }

  func note(_ value: String) { values.append(value) }

  /// The combination after that of the last run, in the order of a counter; nil after the last one.
  var following: [Int]? {
    let made = counts.indices.map { $0 < picks.count ? picks[$0] : 0 }
    guard let place = counts.indices.last(where: { made[$0] + 1 < counts[$0] }) else { return nil }
    return made[..<place] + [made[place] + 1]
  }
}
