/// Finds few of some named choices with which a test still fails: halves of them are left out first, then single ones.
struct FewestChoices {
  /// Limit of runs. Ours
  private static let mostRuns = 200

  private(set) var best: Set<String>
  private var runs = 0
  private let isStopped: () -> Bool

  init(_ names: Set<String>, isStopped: @escaping () -> Bool) { (best, self.isStopped) = (names, isStopped) }

  /// - Parameter fails: runs the test with these choices only, and returns those that were made if it fails; else nil
  mutating func search(_ fails: (Set<String>) -> Set<String>?) {
    var size = max(1, best.count / 2)
    while !best.isEmpty {
      var isSmaller = false
      let names = best.sorted()
      for start in stride(from: 0, to: names.count, by: size) {
        let left = best.subtracting(names[start..<min(start + size, names.count)])
        guard left.count < best.count, attempt(left, fails) else { continue }
        isSmaller = true
      }
      if size == 1, !isSmaller || isOver { return }
      if !isSmaller || size > best.count { size = max(1, size / 2) }
    }
  }

  private var isOver: Bool { runs >= Self.mostRuns || isStopped() }

  private mutating func attempt(_ names: Set<String>, _ fails: (Set<String>) -> Set<String>?) -> Bool {
    guard !isOver else { return false }
    runs += 1
    guard let made = fails(names) else { return false }
    best = names.intersection(made)
    return true
  }
}
