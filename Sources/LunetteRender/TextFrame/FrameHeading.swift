import Foundation

/// The line above a printed frame: `── frame 42 · 0.700 s · after the drag ───`.
public struct FrameHeading: Equatable, Sendable {
  public var frame: Int
  /// Units: seconds of the simulated clock.
  public var time: TimeInterval
  public var title: String?

  public init(frame: Int, time: TimeInterval, title: String? = nil) { (self.frame, self.time, self.title) = (frame, time, title) }

  /// - Parameter width: to which the rule goes on, in columns; that of a 320 point frame with its walls
  public func text(width: Int = 42) -> String {
    let line = "── " + words + " "
    return line + String(repeating: "─", count: max(Self.shortestEnd, width - TextFrame.columns(of: line)))
  }

  public var text: String { text() }

  /// `frame 42 · 0.700 s · after the drag`.
  public var words: String {
    var words = "frame \(frame) · \(decimal(time, places: 3)) s"
    if let title, !title.isEmpty { words += " · " + title.split(whereSeparator: \.isNewline).joined(separator: " ") }
    return words
  }

  private static let shortestEnd = 2
}
