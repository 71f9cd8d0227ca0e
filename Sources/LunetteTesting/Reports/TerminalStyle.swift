/// What a terminal can do for a report.
public struct TerminalStyle: Sendable {
  public static let plain = TerminalStyle(color: false, columns: nil)

  let color: Bool
  /// The width of the line that shows how far the run is; nil where there is none.
  let columns: Int?

  public init(color: Bool, columns: Int?) { (self.color, self.columns) = (color, columns) }

  func good(_ text: String) -> String { wrap(text, "32") }
  func bad(_ text: String) -> String { wrap(text, "31") }
  func faint(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String { color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
