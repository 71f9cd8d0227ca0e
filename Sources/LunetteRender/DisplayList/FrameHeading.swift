import Foundation

/// The line above a printed frame: `── frame 42 · 0.700 s · after the drag ───`.
public struct FrameHeading: Equatable, Sendable {
  public var frame: Int
  /// Units: seconds of the simulated clock.
  public var time: TimeInterval
  public var title: String?

  public init(frame: Int, time: TimeInterval, title: String? = nil) { (self.frame, self.time, self.title) = (frame, time, title) }

  /// `frame 42 · 0.700 s · after the drag`.
  public var words: String {
    var words = "frame \(frame) · \(decimal(time, places: 3)) s"
    if let title, !title.isEmpty { words += " · " + title.split(whereSeparator: \.isNewline).joined(separator: " ") }
    return words
  }
}
