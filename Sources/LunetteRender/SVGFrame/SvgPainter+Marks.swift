import Foundation
import LunetteKit

/// The signs beside a cell's content as iOS 7 to 12 draw them, each in the middle of its view.
/// Source of sizes and colours, where nothing else is said: iOS 7, measured by eye
extension SvgPainter {
  mutating func paintMark(_ mark: CellMark, _ item: DisplayItem) {
    let outer = origin
    defer { origin = outer }
    origin.x += item.size.width / 2
    origin.y += item.size.height / 2
    switch mark {
    case .minus:
      circle(.zero, radius: Self.badgeRadius, fill: Self.red)
      arms(.white, isUpright: false)
    case .plus:
      circle(.zero, radius: Self.badgeRadius, fill: Self.green)
      arms(.white, isUpright: true)
    case .reorder:
      for row in -1...1 {
        let y = CGFloat(row) * Self.handlePitch
        line([CGPoint(x: -Self.badgeRadius, y: y), CGPoint(x: Self.badgeRadius, y: y)], Self.gray, width: 1)
      }
    case .disclosure:
      line([CGPoint(x: -3, y: -6), CGPoint(x: 3, y: 0), CGPoint(x: -3, y: 6)], Self.gray, width: Self.lineWidth)
    case .checkmark: tick(UIButton.defaultTint, scale: 1)
    case .detail:
      ring(UIButton.defaultTint)
      circle(CGPoint(x: 0, y: -5), radius: 1.25, fill: UIButton.defaultTint)
      line([CGPoint(x: -2, y: -1.5), CGPoint(x: 0.25, y: -1.5), CGPoint(x: 0.25, y: 5.5)], UIButton.defaultTint, width: 1.25)
      line([CGPoint(x: -2, y: 5.5), CGPoint(x: 2.5, y: 5.5)], UIButton.defaultTint, width: 1.25)
    case .circle(let isSelected):
      guard isSelected else { return ring(Self.gray) }
      circle(.zero, radius: Self.badgeRadius, fill: UIButton.defaultTint)
      tick(.white, scale: Self.innerTickScale)
    }
  }

  private mutating func arms(_ color: UIColor, isUpright: Bool) {
    let arm = Self.badgeArm
    line([CGPoint(x: -arm, y: 0), CGPoint(x: arm, y: 0)], color, width: Self.lineWidth)
    if isUpright { line([CGPoint(x: 0, y: -arm), CGPoint(x: 0, y: arm)], color, width: Self.lineWidth) }
  }

  private mutating func tick(_ color: UIColor, scale: CGFloat) {
    let points = [CGPoint(x: -6, y: 0.5), CGPoint(x: -2, y: 4.5), CGPoint(x: 6, y: -4.5)]
    line(points.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }, color, width: Self.lineWidth)
  }

  private mutating func ring(_ color: UIColor) {
    let radius = Self.badgeRadius - 0.5
    rect(CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), radius: radius, fill: nil, stroke: color, 1)
  }

  // Units: points.
  private static let badgeRadius: CGFloat = 11
  private static let badgeArm: CGFloat = 6
  private static let lineWidth: CGFloat = 2
  private static let handlePitch: CGFloat = 5
  private static let innerTickScale: CGFloat = 0.8
  /// Source: Apple, the reds, greens and greys of iOS 7: 255, 59, 48; 76, 217, 100; 199, 199, 204
  private static let red = UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
  private static let green = UIColor(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255)
  private static let gray = UIColor(red: 199.0 / 255, green: 199.0 / 255, blue: 204.0 / 255)
}
