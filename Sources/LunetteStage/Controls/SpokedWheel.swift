import Foundation

/// The grey wheel of spokes in refresh controls and activity indicators.
struct SpokedWheel {
  /// Distance of a spoke's ends from the centre, and its width. Units: points.
  let inner, outer, width: CGFloat

  /// Source: iOS 7, by eye
  static let spokes = 12
  static let refresh = SpokedWheel(inner: 6, outer: 12, width: 2.5)

  /// - Parameters:
  ///   - shown: number of spokes, counted clockwise from the top
  ///   - palesFrom: the leading spoke; the spokes behind it become paler; nil when all look alike
  func draw(_ context: CGContext, _ center: CGPoint, _ color: UIColor, shown: Int = spokes, palesFrom leader: Int? = nil) {
    for spoke in 0..<min(shown, Self.spokes) {
      let angle = 2 * Double.pi * Double(spoke) / Double(Self.spokes)
      let (x, y) = (CGFloat(sin(angle)), -CGFloat(cos(angle)))
      let behind = leader.map { (spoke - $0 % Self.spokes + Self.spokes) % Self.spokes } ?? 0
      let share = CGFloat(Self.spokes - behind) / CGFloat(Self.spokes)
      let ends = [inner, outer].map { CGPoint(x: center.x + x * $0, y: center.y + y * $0) }
      context.line(ends, color.withAlphaComponent(color.alpha * share), width: width, cap: .round, join: .round)
    }
  }
}
