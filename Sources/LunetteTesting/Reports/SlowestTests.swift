import LunetteRender

/// The list of the slowest tests: the only numbers of a report that differ from run to run. It is made only where it is wanted.
public struct SlowestTests {
  /// Number of tests in the list; 0 for no list.
  private let most: Int
  private var timed: [TestResult] = []

  public init(most: Int) { self.most = most }

  public mutating func note(_ result: TestResult) { if most > 0 { timed.append(result) } }

  /// Ends with an empty line; empty without tests.
  public var text: String {
    guard !timed.isEmpty else { return "" }
    let total = timed.reduce(0) { $0 + $1.realSeconds }
    let slowest = timed.enumerated().sorted { ($1.element.realSeconds, $0.offset) < ($0.element.realSeconds, $1.offset) }.prefix(most)
    func seconds(_ number: Double) -> String {
      let text = decimal(number, places: 3)
      return String(repeating: " ", count: max(0, 9 - text.count)) + text + " s"
    }
    return "the slowest of \(timed.count) tests, which took \(decimal(total, places: 3)) s together (real time, simulated time):\n"
      + slowest.map { "\(seconds($0.element.realSeconds))\(seconds($0.element.seconds))  \($0.element.id.file): \($0.element.id.name)\n" }
      .joined()
      + "\n"
  }
}
