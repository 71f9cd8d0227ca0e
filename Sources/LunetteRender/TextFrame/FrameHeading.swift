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

/// A number with a fixed count of decimals, the same in every locale. What is no number counts as 0, what is beyond `farthest` as that.
package func decimal(_ value: Double, places: Int) -> String {
  let farthest = 1e12
  var unit = 1
  for _ in 0..<places { unit *= 10 }
  let scaled = Int((value.isNaN ? 0 : min(abs(value), farthest) * Double(unit)).rounded())
  let fraction = String(scaled % unit)
  let sign = value < 0 && scaled > 0 ? "-" : ""
  return sign + String(scaled / unit) + (places > 0 ? "." + String(repeating: "0", count: places - fraction.count) + fraction : "")
}
