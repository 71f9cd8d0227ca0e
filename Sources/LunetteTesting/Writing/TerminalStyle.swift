/// What the terminal of a report can show.
public struct TerminalStyle: Sendable {
  public static let plain = TerminalStyle(color: false, columns: nil)

  let color: Bool
  /// The width of the progress line; nil for none.
  let columns: Int?
  /// Whether printed text of tests that pass is shown, too.
  public var showsPrints = false
  /// Number of slowest tests that are listed at the end with their times; 0 for none.
  public var slowest = 0
  /// Whether the coverage table is shown before the counts, if coverage was measured.
  public var showsCoverage = false

  public init(color: Bool, columns: Int?) { (self.color, self.columns) = (color, columns) }

  /// A listing of a difference, with kept lines in red and new ones in green.
  func difference(_ listing: String) -> String {
    guard color else { return listing }
    return listing.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      switch LineDifference.Line.mark(ofListed: line) {
      case "-": bad(String(line))
      case "+": good(String(line))
      default: String(line)
      }
    }.joined(separator: "\n")
  }

  func good(_ text: String) -> String { wrap(text, "32") }
  func bad(_ text: String) -> String { wrap(text, "31") }
  func faint(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String { color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
