/// What a terminal can do for a report.
public struct TerminalStyle: Sendable {
  public static let plain = TerminalStyle(color: false, columns: nil)

  let color: Bool
  /// The width of the line that shows how far the run is; nil where there is none.
  let columns: Int?
  /// Whether what tests print is shown for those that pass, too.
  public var showsPrints = false
  /// How many of the slowest tests are named at the end, with the time that they took; 0 for none.
  public var slowest = 0
  /// Whether a table of what has run stands in front of the counts, where it was measured.
  public var showsCoverage = false

  public init(color: Bool, columns: Int?) { (self.color, self.columns) = (color, columns) }

  /// A listing of what differs, with the kept lines red and the new ones green.
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
