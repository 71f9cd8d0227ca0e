import Foundation
import LunetteKit

/// The signs beside a cell's content, each in the middle of its room, as iOS 7 to 12 draw them.
/// Source of sizes and colours, where nothing else is said: iOS 7, measured by eye
extension SvgPainter {
  mutating func paintMark(_ mark: CellMark, _ size: CGSize) {
    let centre = CGPoint(x: size.width / 2, y: size.height / 2)
    switch mark {
    case .minus:
      circle(centre, radius: Self.discRadius, fill: Self.deleteColor)
      bar(centre, .white)
    case .plus:
      circle(centre, radius: Self.discRadius, fill: Self.insertColor)
      bar(centre, .white)
      line([centre.shifted(0, -Self.armLength), centre.shifted(0, Self.armLength)], .white, width: Self.armWidth)
    case .reorder:
      for step in -1...1 {
        let y = CGFloat(step) * Self.gripSpacing
        line([centre.shifted(-Self.gripArm, y), centre.shifted(Self.gripArm, y)], Self.signGrey, width: 1)
      }
    case .disclosure:
      let arm = Self.chevronArm
      line(
        [centre.shifted(-arm / 2, -arm), centre.shifted(arm / 2, 0), centre.shifted(-arm / 2, arm)], Self.signGrey, width: Self.armWidth)
    case .checkmark: check(centre, UIButton.defaultTint)
    case .detail:
      ring(centre, UIButton.defaultTint)
      circle(centre.shifted(0, -Self.armLength), radius: Self.armWidth / 2, fill: UIButton.defaultTint)
      line([centre.shifted(0, -Self.armLength / 3), centre.shifted(0, Self.armLength)], UIButton.defaultTint, width: Self.armWidth)
    case .circle(let isSelected):
      guard isSelected else { return ring(centre, Self.signGrey) }
      circle(centre, radius: Self.discRadius, fill: UIButton.defaultTint)
      check(centre, .white)
    }
  }

  private mutating func bar(_ centre: CGPoint, _ color: UIColor) {
    line([centre.shifted(-Self.armLength, 0), centre.shifted(Self.armLength, 0)], color, width: Self.armWidth)
  }

  private mutating func check(_ centre: CGPoint, _ color: UIColor) {
    let arm = Self.armLength
    line([centre.shifted(-arm, 0), centre.shifted(-arm / 3, arm * 2 / 3), centre.shifted(arm, -arm * 2 / 3)], color, width: Self.armWidth)
  }

  private mutating func ring(_ centre: CGPoint, _ color: UIColor) {
    let radius = Self.discRadius
    rect(
      CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius), radius: radius, fill: nil, stroke: color, 1
    )
  }

  /// Source: Apple, the delete red, 255, 59, 48, and the green of switches, 76, 217, 100
  private static let deleteColor = UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
  private static let insertColor = UIColor(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255)
  private static let signGrey = UIColor(red: 199.0 / 255, green: 199.0 / 255, blue: 204.0 / 255)
  // Units: points.
  private static let discRadius: CGFloat = 11
  private static let armLength: CGFloat = 6
  private static let armWidth: CGFloat = 2
  private static let gripArm: CGFloat = 11
  private static let gripSpacing: CGFloat = 4.5
  private static let chevronArm: CGFloat = 6
}

extension CGPoint {
  fileprivate func shifted(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}
